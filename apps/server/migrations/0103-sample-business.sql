-- The sample of a business (decision 0122): a business of its own, full of invented trade, to try things in. Each business has
-- one at most, and this row of how far it is with it.
create table sample_business (
  business_id bigint not null,
  id bigint generated always as identity,
  state text not null check (state in ('WAITING', 'MAKING', 'READY', 'FAILED', 'LEAVING', 'GONE')),
  begun_by bigint not null,
  begun_by_name text not null,
  begun_at timestamptz not null default now(),
  -- How many were begun on a day, so that nobody fills the database with them.
  begun_on date not null,
  begun_times int not null check (begun_times > 0),
  tries int not null default 0,
  -- When something is to be done about it: it is to be made, made anew after a server went, removed, or was unused for long.
  due_at timestamptz,
  ready_at timestamptz,
  version int not null default 1,
  constraint sample_business_id_key primary key (business_id, id),
  constraint sample_business_one unique (business_id),
  constraint sample_business_due check ((state in ('FAILED', 'GONE')) = (due_at is null))
);
create index sample_business_due_of_all on sample_business (due_at) where due_at is not null;
call own_by_business('sample_business');

-- What leaves goes first, so that there is room for what is made; nothing is made for a business that is not active.
create function businesses_with_due_samples(moment timestamptz) returns setof bigint language plpgsql stable
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return query select sample.business_id from sample_business sample
    join business on business.id = sample.business_id
    where sample.due_at <= moment and (business.status <> 'INACTIVE' or sample.state not in ('WAITING', 'MAKING'))
    order by sample.state <> 'LEAVING', sample.due_at, sample.business_id;
end $$;
call read_across_businesses('businesses_with_due_samples(timestamptz)', 'sample_business');

-- Where there are more than so many, those that nobody entered for longest leave, one server after another. Answers how many.
create function yield_samples(most int, moment timestamptz) returns int language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  unused bigint;
  yielded int := 0;
begin
  perform refuse_but_platform();
  perform pg_advisory_xact_lock(hashtextextended('samples of all', 0));
  for unused in
    select business_id from sample_business where state = 'READY' order by due_at, business_id
    limit (select greatest(0, count(*) - most) from sample_business where state in ('WAITING', 'MAKING', 'READY'))
  loop
    perform set_config('app.business_id', unused::text, true);
    update sample_business set state = 'LEAVING', due_at = moment, tries = 0, ready_at = null, version = version + 1
    where business_id = unused and state = 'READY';
    if found then yielded := yielded + 1; end if;
  end loop;
  perform set_config('app.business_id', '0', true);
  return yielded;
end $$;
revoke execute on function yield_samples(int, timestamptz) from public;
grant execute on function yield_samples(int, timestamptz) to bahi_app, bahi_outlet;

-- Whether a sample can be entered as this person of it. What removes it, or begins it anew, waits for the transaction that asks.
create function sample_stands(own bigint, guest bigint) returns boolean language plpgsql as $$
declare
  asking text := current_setting('app.business_id', true);
  stands boolean;
begin
  perform set_config('app.business_id', own::text, true);
  perform from sample_business where business_id = own and state = 'READY' for share;
  stands := found;
  perform set_config('app.business_id', asking, true);
  return stands and exists (select from app_user join business on business.id = app_user.business_id
    where app_user.id = guest and app_user.is_active and business.sample_of_id = own and business.status = 'ACTIVE');
end $$;

-- Nobody signs in as a person of a sample: they have nothing to sign in with, whoever would give it to them.
create function refuse_way_into_sample() returns trigger language plpgsql as $$
declare
  business_of bigint := to_jsonb(new) ->> 'business_id';
begin
  if tg_table_name <> 'app_user' then
    select person.business_id into business_of from app_user person where person.id = new.user_id;
  end if;
  if exists (select from business where id = business_of and sample_of_id is not null) then
    raise exception 'nobody signs in to a sample' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger no_way_into_sample before insert or update of business_id, password_hash, email, mobile_number on app_user
  for each row when (num_nonnulls(new.password_hash, new.email, new.mobile_number) > 0)
  execute function refuse_way_into_sample();
create trigger no_way_into_sample before insert or update of user_id on passkey
  for each row execute function refuse_way_into_sample();
create trigger no_way_into_sample before insert or update of user_id on authenticator
  for each row execute function refuse_way_into_sample();

-- What a business is the sample of is said with its first row: no business that somebody works in becomes one.
create trigger stays before update of sample_of_id on business for each row
  when (old.sample_of_id is distinct from new.sample_of_id) execute function refuse_change('sample_of_id');

-- Removes all samples of a business with their books, which are append-only to everybody else: nobody ever relied on them. It
-- touches no business that is not a sample, and that of another one. Who asks says by which claim: -1 is answered where that
-- is over. Where the owner of the database may not do so (docs/OPERATIONS.md) they stay, with nobody in them, and null is
-- answered.
create function remove_samples_of(own bigint, claim int) returns int language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  gone bigint;
  people bigint[];
  relation text;
  removed int := 0;
begin
  perform refuse_but_platform();
  -- Who is entering it is let in first, or finds it closed.
  perform set_config('app.business_id', own::text, true);
  perform from sample_business where business_id = own and version = claim and state in ('MAKING', 'LEAVING') for update;
  perform set_config('app.business_id', '0', true);
  if not found then return -1; end if;
  update user_session set revoked_at = now() where revoked_at is null and user_id = any(array(
    select app_user.id from app_user join business on business.id = app_user.business_id where business.sample_of_id = own));
  begin
    if exists (select from pg_extension where extname = 'citus') then return null; end if;
    perform set_config('session_replication_role', 'replica', true);
  exception when insufficient_privilege then return null;
  end;
  for gone in select id from business where sample_of_id = own order by id loop
    perform set_config('app.business_id', gone::text, true);
    -- Whoever writes in it still has ended before, or finds no chain to join and writes nothing.
    perform from business where id = gone for update;
    perform from audit_head where business_id = gone for update;
    people := array(select id from app_user where business_id = gone);
    delete from refresh_token where session_id = any(array(select id from user_session where user_id = any(people)));
    for relation in
      select own_table.relname from pg_class own_table
      where own_table.relnamespace = 'public'::regnamespace and own_table.relkind in ('r', 'p')
        and exists (select from pg_attribute where attrelid = own_table.oid and attname = 'user_id' and not attisdropped)
        and not exists (select from pg_attribute where attrelid = own_table.oid and attname = 'business_id' and not attisdropped)
    loop
      execute format('delete from %I where user_id = any($1)', relation) using people;
    end loop;
    for relation in
      select own_table.relname from pg_class own_table
      join pg_attribute on attrelid = own_table.oid and attname = 'business_id' and not attisdropped
      where own_table.relnamespace = 'public'::regnamespace and own_table.relkind in ('r', 'p')
        and own_table.relname <> 'audit_head'
    loop
      execute format('delete from %I where business_id = $1', relation) using gone;
    end loop;
    delete from audit_head where business_id = gone;
    delete from business where id = gone and sample_of_id = own;
    removed := removed + 1;
  end loop;
  perform set_config('app.business_id', '0', true);
  perform set_config('session_replication_role', 'origin', true);
  -- What was entered of people who are gone by now, of this one or one of before.
  delete from user_session session where session.origin_id is not null
    and not exists (select from app_user where app_user.id = session.user_id);
  return removed;
end $$;
revoke execute on function remove_samples_of(bigint, int) from public;
grant execute on function remove_samples_of(bigint, int) to bahi_app, bahi_outlet;

-- A sample is come to from the business that it is of, by whoever may be there still; it leads nowhere itself.
alter function may_stay_switched(uuid, bigint) rename to may_stay_joined;
create function may_stay_switched(origin uuid, person_id bigint) returns boolean language sql stable as $$
  select may_stay_joined($1, $2) or exists (
    select from app_user guest
    join business sample on sample.id = guest.business_id and sample.sample_of_id is not null
    join user_session began on began.id = $1
    cross join lateral joined_with(began.user_id) there
    join app_user own on own.id = there.user_id and own.is_active and own.business_id = sample.sample_of_id
    join business of on of.id = own.business_id and of.status <> 'INACTIVE'
    where guest.id = $2 and there.is_sealed and (own.id = began.user_id or may_stay_joined($1, own.id)))
$$;
