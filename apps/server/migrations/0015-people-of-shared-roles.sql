-- How many people have each role that all businesses share, asked by the platform alone: nobody sees the people of
-- several businesses at once, so the businesses are asked one after another, each with the same plan. Afterwards the
-- transaction is the platform's again. A person belongs to one business: the sum of what they answer counts nobody twice.
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
