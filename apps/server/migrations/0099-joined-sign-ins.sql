-- Sign-ins of one person at several businesses (decision 0118). Those of one set are switched between without a second
-- sign-in; each stands in one set at most. Like sessions it is of no business, and refers to no row that is written on
-- every machine.
create table joined_sign_in (
  user_id bigint primary key,
  set_id uuid not null,
  -- What the person's proofs were when they were shown: what changes of them has to be shown anew.
  seal bytea not null,
  joined_at timestamptz not null,
  last_switched_at timestamptz
);
create index joined_sign_in_by_set on joined_sign_in (set_id);
grant select, insert, update, delete on joined_sign_in to bahi_app, bahi_outlet;

-- All that opens somebody's account: password, what its codes are sent to, and the second steps.
create function sign_in_seal(person_id bigint) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array(password_hash, must_change_password, is_active, user_type, mobile_number, email,
      (select extract(epoch from confirmed_at) from authenticator where user_id = person_id and confirmed_at is not null),
      (select array_agg(id order by id) from passkey where user_id = person_id))::text, 'UTF8'))
  from app_user where id = person_id
$$;

-- A session that was switched to lives no longer than the join that led to it.
create function is_still_joined(origin uuid, person_id bigint) returns boolean language sql stable as $$
  select exists (select from user_session
    join joined_sign_in began on began.user_id = user_session.user_id
    join joined_sign_in here on here.set_id = began.set_id and here.user_id = person_id
    where user_session.id = origin)
$$;
