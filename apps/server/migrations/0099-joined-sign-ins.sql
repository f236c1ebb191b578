-- Sign-ins of one person at several businesses (decision 0118), joined in pairs. A pair is two rows, one as each of the
-- two has it, so that what somebody is joined with is found by one index. Like sessions it is of no business, and refers
-- to no row that is written on every machine.
create table joined_sign_in (
  user_id bigint not null,
  with_id bigint not null check (with_id <> user_id),
  -- What the proofs of `user_id` were when they were shown.
  seal bytea not null,
  -- They have changed since. It stays so, whatever they are changed back to: they are to be shown anew.
  is_broken boolean not null default false,
  joined_at timestamptz not null,
  -- When one last switched to `user_id`.
  last_switched_at timestamptz,
  primary key (user_id, with_id)
);
grant select, insert, update, delete on joined_sign_in to bahi_app, bahi_outlet;

-- All that opens somebody's account: password, what its codes are sent to, and the second steps.
create function sign_in_seal(person_id bigint) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array(password_hash, must_change_password, is_active, user_type, mobile_number, lower(email),
      (select extract(epoch from confirmed_at) from authenticator where user_id = person_id and confirmed_at is not null),
      (select array_agg(id order by id) from passkey where user_id = person_id))::text, 'UTF8'))
  from app_user where id = person_id
$$;

-- Notes with the change itself that the proofs are others, so that changing them back mends nothing.
create function break_joins() returns trigger language plpgsql as $$
declare
  person_id bigint;
begin
  if tg_op = 'DELETE' then
    person_id := to_jsonb(old) ->> tg_argv[0];
  else
    person_id := to_jsonb(new) ->> tg_argv[0];
  end if;
  update joined_sign_in set is_broken = true
  where user_id = person_id and not is_broken and seal is distinct from sign_in_seal(person_id);
  return null;
end
$$;
-- People are on each machine of a distributed database, and what joins them on one.
do $$ begin
  execute format($trigger$create trigger break_joins
    after update of password_hash, must_change_password, is_active, user_type, mobile_number, email or delete on app_user
    for each row %s execute function break_joins('id')$trigger$, noted_where('app_user'));
end $$;
create trigger break_joins after insert or update of confirmed_at or delete on authenticator
  for each row execute function break_joins('user_id');
create trigger break_joins after insert or delete on passkey for each row execute function break_joins('user_id');

-- Whom somebody is joined with, themselves first: over pairs of which both proofs are those that were shown. Beside them,
-- as not sealed, who was joined with one of these and has changed their proofs; there it goes no further. A way is strong
-- where each sign-in that it leaves has a second step: one that a password alone opens makes no way around that of another.
create function joined_with(person_id bigint) returns table (user_id bigint, is_sealed boolean, is_strong boolean)
language sql stable as $$
  with recursive reached (user_id, is_sealed, is_strong) as (
    select person_id, true, true
    union
    select far.user_id, not far.is_broken and far.seal is not distinct from sign_in_seal(far.user_id), own.is_strong
    from (select reached.user_id, sign_in_seal(reached.user_id) as seal,
        reached.is_strong and has_second_factor(reached.user_id) as is_strong
      from reached where reached.is_sealed offset 0) own
    join joined_sign_in near on near.user_id = own.user_id and not near.is_broken and near.seal = own.seal
    join joined_sign_in far on far.user_id = near.with_id and far.with_id = near.user_id
  )
  select reached.user_id, bool_or(reached.is_sealed), bool_or(reached.is_strong) filter (where reached.is_sealed) is true
  from reached group by reached.user_id
$$;

-- A session that was switched to lives no longer than the join that led to it, and only where its business lets it.
create function may_stay_switched(origin uuid, person_id bigint) returns boolean language sql stable as $$
  select exists (select from app_user
      join business on business.id = app_user.business_id
      where app_user.id = $2 and business.allows_switching and business.status <> 'INACTIVE')
    and exists (select from user_session cross join lateral joined_with(user_session.user_id) there
      where user_session.id = $1 and there.user_id = $2 and there.is_sealed
        and (there.is_strong or not has_second_factor($2)))
$$;
