-- Where people work and what they were given, one row a person: for a business of its own people, and for the platform
-- of everybody's. And in the books of each business, that somebody ended all sign-ins of one of its people.

alter table app_user add column signed_out_at timestamptz;

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

-- The same for people of any business, asked by the platform alone. The businesses of these people are asked one after
-- another, because nobody sees the rows of several at once; afterwards the transaction is the platform's again. One plan
-- serves them all: to plan anew for each would take ten times as long as to read.
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
