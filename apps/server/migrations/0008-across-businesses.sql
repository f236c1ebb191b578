-- What the platform asks of all businesses. Nobody sees the rows of several at once: businesses are asked one after
-- another, and afterwards the transaction is its own business's again.

-- Whether anybody of any business has a role that all businesses share.
create function shared_role_in_use(shared_role_id bigint) returns boolean language plpgsql as $$
declare
  own text := current_setting('app.business_id');
  asked bigint;
  in_use boolean := false;
begin
  for asked in select id from business order by id loop
    execute format('set local app.business_id = %L', asked::text);
    select exists (select from user_role
      where business_id = asked and role_business_id = 0 and role_id = shared_role_id) into in_use;
    exit when in_use;
  end loop;
  execute format('set local app.business_id = %L', own);
  return in_use;
end $$;

-- The first day of a period on which anything is posted, whoever's books it is in; null when nothing is.
create function first_posting_between(first_day date, last_day date) returns date language plpgsql as $$
declare
  own text := current_setting('app.business_id');
  asked bigint;
  found_day date;
  earliest date;
begin
  for asked in select id from business order by id loop
    execute format('set local app.business_id = %L', asked::text);
    select min(posting_date) into found_day from journal_entry
      where business_id = asked and posting_date between first_day and last_day;
    earliest := least(earliest, found_day);
  end loop;
  execute format('set local app.business_id = %L', own);
  return earliest;
end $$;

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

-- The same for people of any business, asked by the platform alone. One plan serves them all: to plan anew for each
-- would take ten times as long as to read.
create function work_across_businesses(people bigint[]) returns table (user_id bigint, outlets json, roles json)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  asked record;
begin
  if current_setting('app.business_id', true) is distinct from '0' then
    raise exception 'only the platform looks across businesses' using errcode = 'insufficient_privilege';
  end if;
  for asked in select person.business_id, array_agg(person.id) as people from app_user person
    where person.id = any(people) group by person.business_id order by person.business_id
  loop
    execute format('set local app.business_id = %L', asked.business_id::text);
    return query select found.user_id, found.outlets, found.roles from work_of(asked.business_id, asked.people) found;
  end loop;
  set local app.business_id = '0';
end $$;

-- How many people have each role that all businesses share, asked by the platform alone. A person belongs to one
-- business: the sum of what they answer counts nobody twice.
create function people_of_shared_roles() returns table (role_id bigint, people bigint)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  asked bigint;
begin
  if current_setting('app.business_id', true) is distinct from '0' then
    raise exception 'only the platform looks across businesses' using errcode = 'insufficient_privilege';
  end if;
  for asked in select id from business order by id loop
    execute format('set local app.business_id = %L', asked::text);
    return query select assignment.role_id, count(distinct assignment.user_id) from user_role assignment
      where assignment.business_id = asked and assignment.role_business_id = 0 group by assignment.role_id;
  end loop;
  set local app.business_id = '0';
end $$;
