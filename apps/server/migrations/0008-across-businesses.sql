-- What the platform asks of all businesses at once. Row level security shows it none of their rows: functions of the
-- owner answer what they are for and no more, to the platform alone, and find it by index, however many businesses there are.

create function refuse_but_platform() returns void language plpgsql as $$
begin
  if current_setting('app.business_id', true) is distinct from '0' then
    raise exception 'only the platform looks across businesses' using errcode = 'insufficient_privilege';
  end if;
end $$;

-- Row level security binds the owner as well; a table that such a function reads lets the owner see all of it.
create procedure read_across_businesses(finder text, variadic tables text[]) language plpgsql as $$
declare
  table_name text;
begin
  foreach table_name in array tables loop
    if not exists (select from pg_policy where polrelid = table_name::regclass and polname = 'found_by_owner') then
      execute format('create policy found_by_owner on %I for select to current_user using (true)', table_name);
    end if;
  end loop;
  execute format('revoke execute on function %s from public', finder::regprocedure);
  execute format('grant execute on function %s to bahi_app, bahi_outlet', finder::regprocedure);
end $$;

create index user_role_of_shared on user_role (role_id, user_id) where role_business_id = 0;

-- Whether anybody of any business has a role that all businesses share; what is a sample does not count.
create function shared_role_in_use(shared_role_id bigint) returns boolean language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return exists (select from user_role join business on business.id = user_role.business_id and business.sample_of_id is null
    where role_business_id = 0 and role_id = shared_role_id);
end $$;
call read_across_businesses('shared_role_in_use(bigint)', 'user_role');

-- How many people have each role that all businesses share. A person belongs to one business.
create function people_of_shared_roles() returns table (role_id bigint, people bigint) language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  -- All of them by the index alone, less the few of samples.
  return query select counted.role_id, counted.people - coalesce(practising.people, 0) from
    (select assignment.role_id, count(distinct assignment.user_id) as people from user_role assignment
      where role_business_id = 0 group by assignment.role_id) counted
    left join (select assignment.role_id, count(distinct assignment.user_id) as people from business sample
      join user_role assignment on assignment.business_id = sample.id and assignment.role_business_id = 0
      where sample.sample_of_id is not null group by assignment.role_id) practising on practising.role_id = counted.role_id;
end $$;
call read_across_businesses('people_of_shared_roles()', 'user_role');

-- Where people work and what they were given, one row a person: for a business of its own people.
create function work_of(business bigint, people bigint[]) returns table (user_id bigint, outlets json, roles json)
language sql stable as $$
  select person.id,
    (select coalesce(json_agg(json_build_object('id', outlet.id, 'name', outlet.name, 'nameNp', outlet.name_np)
        order by outlet.code), '[]')
      from user_outlet assigned
      join outlet on outlet.business_id = assigned.business_id and outlet.id = assigned.outlet_id
      where assigned.business_id = business and assigned.user_id = person.id),
    (select coalesce(json_agg(json_build_object('id', assignment.id, 'roleId', role.id, 'name', role.name,
        'nameNp', role.name_np, 'outletName', outlet.name, 'outletNameNp', outlet.name_np,
        'from', assignment.effective_from, 'till', assignment.effective_till, 'isActive', role.is_active)
        order by assignment.effective_from, assignment.id), '[]')
      from user_role assignment
      join role on role.business_id = assignment.role_business_id and role.id = assignment.role_id
      left join outlet on outlet.business_id = assignment.business_id and outlet.id = assignment.outlet_id
      where assignment.business_id = business and assignment.user_id = person.id)
  from unnest(people) as person (id)
$$;

-- The same for people of any business.
create function work_across_businesses(people bigint[]) returns table (user_id bigint, outlets json, roles json)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return query select found.user_id, found.outlets, found.roles
    from (select person.business_id, array_agg(person.id) as ids from app_user person
      where person.id = any(people) group by person.business_id) own
    cross join lateral work_of(own.business_id, own.ids) found;
end $$;
call read_across_businesses('work_across_businesses(bigint[])', 'outlet', 'user_outlet', 'user_role', 'role');

-- Where the chain of each business stands.
create function chain_heads() returns setof audit_head language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return query select * from audit_head;
end $$;
call read_across_businesses('chain_heads()', 'audit_head');
