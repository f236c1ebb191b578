-- Whether items of any business lie in a sub-category that all businesses share: it is not moved from under them.
create index item_of_shared_sub_category on item (sub_category_id) where sub_category_business_id = 0;

create function shared_sub_category_in_use(category bigint) returns boolean language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return exists (select from item join business on business.id = item.business_id and business.sample_of_id is null
    where sub_category_business_id = 0 and sub_category_id = category);
end $$;
call read_across_businesses('shared_sub_category_in_use(bigint)', 'item');
