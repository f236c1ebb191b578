-- Names and codes are found through an index. Behind row level security none serves `like`, which is not leakproof: so
-- functions of the owner answer the keys of rows that may be meant, in the business that the transaction is of. The
-- statement that asks looks at those rows alone, behind the same walls as ever, and its own conditions say which are meant.

-- The pairs of letters that stand side by side in a text, as numbers that hardly another business has: what contains a
-- text has all of its pairs. Null where there is none.
create function text_pairs(business_id bigint, written text) returns bigint[] language plpgsql immutable strict parallel safe as $$
declare
  letters text[] := string_to_array(lower(written), null);
begin
  return (select array_agg(hashtextextended(first || second, business_id))
    from unnest(letters, letters[2:]) as pair (first, second) where second is not null);
end $$;

-- Makes a function `finder(searched)`: the keys, in a column of the table, of those rows of the own business, or of a
-- table that is of none, whose columns may hold one of the texts, each of two letters at least. A request of one outlet gets the keys of its own documents.
-- New rows wait in a short list that each search reads too, so that who writes them need not sort each pair in.
create procedure find_by_texts(finder text, table_name text, key_column text, variadic columns text[]) language plpgsql as $$
declare
  texts text := (select string_agg(format('coalesce(%I, '''')', name), ' || e''\n'' || ') from unnest(columns) as name);
  is_owned boolean := (select relrowsecurity from pg_class where oid = table_name::regclass);
  pairs text := format('text_pairs(%s, %s)', case when is_owned then 'business_id' else '0' end, texts);
  has_text text := format('coalesce(%s) is not null', (select string_agg(quote_ident(name), ', ') from unnest(columns) as name));
  outlet text := case
    when exists (select from pg_attribute where attrelid = table_name::regclass and attname = 'outlet_id') then 'outlet_id'
    when exists (select from pg_constraint where conrelid = table_name::regclass and conname = table_name || '_document')
      then format('(select document.outlet_id from document where document.business_id = own and document.id = %I.id)', table_name)
    end;
  in_outlet text := coalesce(' and coalesce(' || outlet || ' = nullif(current_setting(''app.outlet_id'', true), '''')::bigint, true)', '');
begin
  execute format('create index %I on %I using gin ((%s)) with (gin_pending_list_limit = 256) where %s',
    table_name || '_by_texts', table_name, pairs, has_text);
  -- Row level security binds the owner as well; a rule that is always true keeps no index from being used.
  if is_owned then execute format('create policy found_by_owner on %I for select to current_user using (true)', table_name); end if;
  execute format($f$create function %I(searched text[]) returns setof bigint language plpgsql stable rows 5 security definer
    set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $b$
    declare
      own bigint := nullif(current_setting('app.business_id', true), '')::bigint;
    begin
      return query select %I from unnest(searched) as asked (text)
        join %I on %s %s and %s @> text_pairs(%s, asked.text)%s;
    end $b$ $f$, finder, key_column, table_name, case when is_owned then 'business_id = own and' end, has_text, pairs,
    case when is_owned then 'own' else '0' end, in_outlet);
  execute format('revoke execute on function %I from public', finder);
  execute format('grant execute on function %I to bahi_app, bahi_outlet', finder);
end $$;

-- What a customer was called by before, name and phone, a line each time: a bill says what was true when it was written,
-- and is found by that.
alter table customer add column called_before text not null default '';
create function keep_called_before() returns trigger language plpgsql as $$
declare
  called text := concat_ws(' ', old.name, old.name_np, old.phone_number);
begin
  if position(called in old.called_before) = 0 then new.called_before := concat_ws(e'\n', nullif(old.called_before, ''), called); end if;
  return new;
end $$;
create trigger keep_called_before before update on customer for each row
  when ((old.name, old.name_np, old.phone_number) is distinct from (new.name, new.name_np, new.phone_number))
  execute function keep_called_before();

call find_by_texts('customer_found', 'customer', 'id', 'name', 'name_np', 'phone_number', 'vat_pan_no', 'name_sound', 'called_before');
call find_by_texts('vendor_found', 'vendor', 'id', 'name', 'name_np', 'alias', 'email', 'phone_number', 'vat_pan_no', 'name_sound');
call find_by_texts('service_found', 'service', 'id', 'name', 'name_np', 'code', 'name_sound');
call find_by_texts('item_named', 'item', 'id', 'name', 'name_np', 'code', 'hs_code', 'name_sound');
call find_by_texts('variant_named', 'item_variant', 'id', 'sku', 'barcode', 'attribute_value', 'attribute_value_np', 'value_sound');

-- Items that are called so, or of which a variant is.
create function item_found(searched text[]) returns setof bigint language sql stable rows 5 as $$
  select item_named(searched) union
  select variant.item_id from variant_named(searched) as found (id) join item_variant variant
    on variant.business_id = nullif(current_setting('app.business_id', true), '')::bigint and variant.id = found.id
$$;

-- Variants that are called so, or of items that are.
create function variant_found(searched text[]) returns setof bigint language sql stable rows 5 as $$
  select variant_named(searched) union
  select variant.id from item_named(searched) as found (id) join item_variant variant
    on variant.business_id = nullif(current_setting('app.business_id', true), '')::bigint and variant.item_id = found.id
$$;

call find_by_texts('vendor_address_in', 'vendor_address', 'id', 'street', 'address_line');

create function vendor_address_found(searched text[]) returns setof bigint language sql stable rows 5 as $$
  select vendor_address_in(searched) union
  select address.id from vendor_found(searched) as found (id) join vendor_address address
    on address.business_id = nullif(current_setting('app.business_id', true), '')::bigint and address.vendor_id = found.id
$$;

-- People and businesses are of no business: the platform looks for them among all.
call find_by_texts('app_user_found', 'app_user', 'id', 'full_name', 'user_name', 'email', 'mobile_number', 'name_sound');
call find_by_texts('business_found', 'business', 'id', 'company_name', 'company_name_np', 'pan', 'name_sound');

-- Lists of all of them come in the order of these.
create index app_user_by_name on app_user (full_name collate "ne-x-icu" asc nulls last, id desc);
create index business_by_day on business (created_at desc nulls last, id desc);
create index business_by_status on business (status);
create index business_by_name on business (company_name collate "ne-x-icu" asc nulls last, id desc);
create index business_by_name_np on business (coalesce(company_name_np, company_name) collate "ne-x-icu" asc nulls last, id desc);

-- Documents that are called by a heading; numbers are found by their series.
call find_by_texts('document_headed', 'document', 'id', 'heading');
call find_by_texts('expense_billed', 'expense', 'id', 'bill_number');

create function document_found(searched text[]) returns setof bigint language sql stable rows 5 as $$
  select document_headed(searched) union select expense_billed(searched)
$$;
