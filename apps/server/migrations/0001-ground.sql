-- Tenancy and audit: the ground every table stands on. The rules behind it are in docs/ARCHITECTURE.md.

-- Roles belong to the cluster: several databases of one cluster share this one.
do $$
begin
  if not exists (select from pg_roles where rolname = 'bahi_app') then
    create role bahi_app login;
  end if;
exception when unique_violation or duplicate_object then null;
end $$;

-- A request of one outlet becomes this one: the policies of outlets are its own, and no plan of others knows of them.
do $$
begin
  if not exists (select from pg_roles where rolname = 'bahi_outlet') then
    create role bahi_outlet;
  end if;
exception when unique_violation or duplicate_object then null;
end $$;

do $$
begin
  if current_setting('server_version_num')::int >= 160000 then
    execute format('grant bahi_app to %I with set true', current_user);
  elsif not pg_has_role(current_user, 'bahi_app', 'member') then
    execute format('grant bahi_app to %I', current_user);
  end if;
exception when insufficient_privilege then null;
end $$;

-- It may become that one and has none of its policies until it does. Before 16 the member itself says so.
do $$
begin
  if current_setting('server_version_num')::int >= 160000 then
    execute 'grant bahi_outlet to bahi_app with inherit false, set true';
  else
    alter role bahi_app noinherit;
    grant bahi_outlet to bahi_app;
  end if;
exception when insufficient_privilege then null;
end $$;

grant usage on schema public to bahi_app, bahi_outlet;

-- First statement after BEGIN. Plain SET LOCAL inside, because set_config() would not reach the workers of a
-- distributed database. The transaction's own id groups its audit events; the server chooses it, who has to know it
-- for the key of their link.
create function begin_tenant(business bigint, outlet bigint, app_user bigint, own_transaction uuid default gen_random_uuid())
returns void language plpgsql as $$
begin
  execute format('set local app.business_id = %L', business::text);
  execute format('set local app.outlet_id = %L', coalesce(outlet::text, ''));
  execute format('set local app.user_id = %L', coalesce(app_user::text, ''));
  execute format('set local app.transaction_id = %L', own_transaction::text);
  if outlet is not null then set local role bahi_outlet; end if;
  -- Plans for all values at once walk whole tables where few rows are meant; what is written is found by keys.
  if current_setting('transaction_read_only')::boolean then set local plan_cache_mode = force_custom_plan; end if;
end $$;

create table audit_event (
  business_id bigint not null,
  id bigint generated always as identity,
  transaction_id uuid not null,
  user_id bigint,
  at timestamptz not null default now(),
  table_name text not null,
  row_id bigint,
  action text not null check (action in ('insert', 'update', 'delete')),
  -- As text, as it was hashed: following the chain writes none of them anew.
  before json,
  after json,
  -- The SHA-256 of the row's text as it then was, by which it is known again without being put together.
  digest bytea,
  -- Rows that are written once, and never changed, are not said a second time: one event has all of a statement, by
  -- their ids and by the digest of their texts in this order.
  row_ids bigint[],
  -- The record that a row of another table belongs to, by which its history is found, also of rows that are gone. A column, as
  -- the walls between businesses let no index serve that looks into the row.
  part_of bigint generated always as ((case
    when table_name = 'attribute_value' then coalesce(after, before) ->> 'attribute_id'
    when table_name in ('price_list_line', 'price_list_group', 'price_list_customer') then coalesce(after, before) ->> 'price_list_id'
    when table_name = 'role_module_privilege' then coalesce(after, before) ->> 'role_id'
    when table_name = 'tax_rate_change' then coalesce(after, before) ->> 'tax_rate_id'
    when table_name in ('user_role', 'user_outlet') then coalesce(after, before) ->> 'user_id'
    when table_name in ('vendor_address', 'vendor_focal_person') then coalesce(after, before) ->> 'vendor_id' end)::bigint) stored,
  constraint audit_event_key primary key (business_id, id),
  constraint audit_event_digest check (row_ids is null or digest is not null)
);
create index audit_event_by_transaction on audit_event (business_id, transaction_id);
create index audit_event_by_row on audit_event (business_id, table_name, row_id, id);
create index audit_event_by_part on audit_event (business_id, table_name, part_of, id) where part_of is not null;
-- What came after a day, of the tables that a report reads as it was known then, and of those whose rows people write: who did
-- what when.
create index audit_event_by_time on audit_event (business_id, at, table_name)
  where table_name in ('document', 'invoice', 'expense', 'payment_allocation', 'document_credit', 'stock_move', 'batch_move', 'journal_line',
    'income', 'purchase', 'direct_cost', 'credit_note', 'debit_note', 'settlement', 'customer', 'vendor', 'item', 'service', 'price_list',
    'category', 'account', 'asset', 'prepaid', 'loan', 'cheque', 'day_close', 'quotation', 'voucher', 'outlet', 'app_user',
    'sales_counter', 'recurring', 'stock_paper', 'period_lock', 'vat_return', 'tds_rate', 'bank_statement',
    'bank_match', 'vat_payment', 'tds_deposit');
-- The same of one person.
create index audit_event_by_person on audit_event (business_id, user_id, at, id)
  where table_name in ('document', 'invoice', 'expense',
    'income', 'purchase', 'direct_cost', 'credit_note', 'debit_note', 'settlement', 'customer', 'vendor', 'item', 'service', 'price_list',
    'category', 'account', 'asset', 'prepaid', 'loan', 'cheque', 'day_close', 'quotation', 'voucher', 'outlet', 'app_user',
    'sales_counter', 'recurring', 'stock_paper', 'period_lock', 'vat_return', 'tds_rate', 'bank_statement',
    'bank_match', 'vat_payment', 'tds_deposit');

-- One link a transaction: the hash covers the link before it and the digest of the transaction's events, under a key that
-- is not in the database.
create table audit_link (
  business_id bigint not null,
  seq bigint not null check (seq > 0),
  transaction_id uuid not null,
  event_count int not null check (event_count > 0),
  hash bytea not null,
  constraint audit_link_key primary key (business_id, seq),
  constraint audit_link_transaction_key unique (business_id, transaction_id)
);

create table audit_head (
  business_id bigint not null,
  seq bigint not null default 0,
  hash bytea not null default ''::bytea,
  constraint audit_head_key primary key (business_id)
);

-- What the chain hashes of one event. Times as numbers: their text would depend on the session's time zone.
create function audit_event_text(id bigint, user_id bigint, at timestamptz, table_name text, row_id bigint, action text,
  before json, after json, row_ids bigint[], digest bytea) returns text language sql stable as $$
  select concat_ws(e'\x1f', id, coalesce(user_id::text, ''), extract(epoch from at), table_name,
    coalesce(row_id::text, ''), action, coalesce(before::text, ''), coalesce(after::text, ''),
    coalesce(row_ids::text, ''), coalesce(encode(digest, 'hex'), ''))
$$;

-- What is kept of the books beside them; they come later, and say it.
create function keep_figures(business bigint, own_transaction uuid) returns void language plpgsql as $$
begin
end $$;

-- Extends the business's chain by this transaction's events: one step, at the end of the transaction, because from
-- here on the transactions of one business go one after another. What the HMAC covers is the link before and the SHA-256
-- of the events, so that whoever follows the chain need not be sent them. inner_block and outer_block are the two blocks of the
-- link's HMAC key (RFC 2104), which the server makes for this link alone.
create function seal_audit(business bigint, inner_block bytea, outer_block bytea) returns bigint language plpgsql as $$
declare
  own_transaction uuid := current_setting('app.transaction_id')::uuid;
  events int;
  digest bytea;
  link audit_head;
begin
  select count(*), sha256(convert_to(string_agg(audit_event_text(id, user_id, at, table_name, row_id, action, before, after,
      row_ids, event.digest), e'\x1e' order by id), 'UTF8')) into events, digest
    from audit_event event where event.business_id = business and event.transaction_id = own_transaction;
  if events = 0 then return null; end if;
  update audit_head set seq = audit_head.seq + 1,
    hash = sha256(outer_block || sha256(inner_block || audit_head.hash || digest))
    where business_id = business returning * into link;
  if not found then raise exception 'business % has no audit chain', business; end if;
  insert into audit_link (business_id, seq, transaction_id, event_count, hash)
    values (business, link.seq, own_transaction, events, link.hash);
  perform keep_figures(business, own_transaction);
  return link.seq;
end $$;

-- What a statement wrote is noted at its end, in one step. tg_argv: the table's name (tg_table_name would be a shard's),
-- the column that names the business, and columns that are left out because they are secret or large. The rows before
-- and after an update stand in one order. Of rows with secrets there is no digest. Empty columns at the end are not in a
-- row's text, so that one that is added later changes none of before; times are of one zone, whatever the session's is.
-- Rows are gathered first: in a statement on a distributed table those of the trigger are not known.
create function write_audit_events() returns trigger language plpgsql set timezone = 'UTC' set datestyle = 'ISO, YMD' as $$
declare
  -- Who writes past the server has none: an event of theirs is refused.
  own_transaction uuid := nullif(current_setting('app.transaction_id', true), '')::uuid;
  person bigint := nullif(current_setting('app.user_id', true), '')::bigint;
  left_out text[] := string_to_array(tg_argv[2], ',');
  gone json[];
  written json[];
  digests bytea[];
  change record;
begin
  if tg_op <> 'INSERT' then
    select array_agg(case when left_out is null then to_json(own) else (to_jsonb(own) - left_out)::json end) into gone
      from old_rows own;
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(case when left_out is null then to_json(own) else (to_jsonb(own) - left_out)::json end),
      array_agg(case when left_out is null then sha256(convert_to(rtrim(own::text, ',)'), 'UTF8')) end)
      into written, digests from new_rows own;
  end if;
  for change in
    select was, said, coalesce(said, was) as own, digest from unnest(gone, written, digests) noted (was, said, digest)
    where was::text is distinct from said::text
  loop
    insert into audit_event (business_id, transaction_id, user_id, table_name, row_id, action, before, after, digest)
    values (coalesce((change.own ->> tg_argv[1])::bigint, 0), own_transaction, person, tg_argv[0],
      (change.own ->> 'id')::bigint, lower(tg_op), change.was, change.said, change.digest);
  end loop;
  return null;
end $$;

-- The same of rows that are written once.
create function write_audit_digest() returns trigger language plpgsql set timezone = 'UTC' set datestyle = 'ISO, YMD' as $$
declare
  own record;
begin
  for own in
    select business_id, array_agg(id order by id) as ids,
      sha256(convert_to(string_agg(rtrim(written::text, ',)'), e'\x1e' order by id), 'UTF8')) as digest
    from new_rows written group by business_id
  loop
    insert into audit_event (business_id, transaction_id, user_id, table_name, row_id, action, row_ids, digest)
    values (own.business_id, current_setting('app.transaction_id')::uuid, nullif(current_setting('app.user_id', true), '')::bigint,
      tg_argv[0], own.ids[1], 'insert', own.ids, own.digest);
  end loop;
  return null;
end $$;

-- A distributed database keeps what belongs to all on each of its machines, and writes it on each of them: it is noted
-- on one.
create function noted_where(table_name text) returns text language plpgsql as $$
declare
  is_everywhere boolean := false;
begin
  if exists (select from pg_extension where extname = 'citus') then
    select partmethod = 'n' into is_everywhere from pg_dist_partition where logicalrelid = table_name::regclass;
  end if;
  return case when is_everywhere then 'when (citus_is_coordinator())' else '' end;
end $$;

-- Called for each audited table that rows are changed in: what is done to it joins the chain of the business that the
-- column names, without the columns that are secret or large.
create procedure audit_changes(table_name text, business_column text default 'business_id', left_out text default null)
language plpgsql as $$
declare
  step text := format('for each statement %s execute function write_audit_events(%s)', noted_where(table_name),
    concat_ws(', ', quote_literal(table_name), quote_literal(business_column), quote_literal(left_out)));
begin
  execute format('create trigger audit after insert on %I referencing new table as new_rows %s', table_name, step);
  execute format('create trigger audit_update after update on %I referencing old table as old_rows new table as new_rows %s',
    table_name, step);
  execute format('create trigger audit_delete after delete on %I referencing old table as old_rows %s', table_name, step);
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_argv[0] using errcode = 'integrity_constraint_violation';
end $$;

-- Makes a table a business's own: only its rows are seen and written, whoever asks.
create procedure isolate_by_business(table_name text) language plpgsql as $$
declare
  own text := $e$nullif(current_setting('app.business_id', true), '')::bigint$e$;
begin
  execute format('alter table %I alter column business_id set default %s', table_name, own);
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_distributed_table(%L, ''business_id'', colocate_with => %L)', table_name,
      case table_name when 'audit_event' then 'default' else 'audit_event' end);
  end if;
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format('create policy business_only on %I using (business_id = %s)', table_name, own);
  execute 'grant usage on all sequences in schema public to bahi_app, bahi_outlet';
end $$;

-- Called once for each table of a business, right after CREATE TABLE, parents first.
create procedure own_by_business(table_name text, audited boolean default true) language plpgsql as $$
begin
  call isolate_by_business(table_name);
  execute format('grant select, insert, update, delete on %I to bahi_app, bahi_outlet', table_name);
  if audited then
    call audit_changes(table_name);
  end if;
end $$;

-- Entries, moves and audit: written once, never changed, not even by the owner of the table.
create procedure append_only_by_business(table_name text, audited boolean default true) language plpgsql as $$
begin
  call isolate_by_business(table_name);
  execute format('grant select, insert on %I to bahi_app, bahi_outlet', table_name);
  execute format('create trigger append_only before update or delete on %I for each row execute function refuse_change(%L)', table_name, table_name);
  if audited then
    execute format('create trigger audit after insert on %I referencing new table as new_rows
      for each statement execute function write_audit_digest(%L, ''business_id'')', table_name, table_name);
  end if;
end $$;

-- Tables that belong to all are on each machine of a distributed database.
create procedure share_with_all(variadic tables text[]) language plpgsql as $$
declare
  table_name text;
begin
  if not exists (select from pg_extension where extname = 'citus') then return; end if;
  foreach table_name in array tables loop
    execute format('select create_reference_table(%L)', table_name);
  end loop;
end $$;

-- Tables that also hold rows shared by all (business 0): those are read by everyone and written as business 0 only.
create procedure shareable_by_business(table_name text) language plpgsql as $$
declare
  own text := $e$nullif(current_setting('app.business_id', true), '')::bigint$e$;
begin
  execute format('alter table %I alter column business_id set default %s', table_name, own);
  call share_with_all(table_name);
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format('create policy shared_or_own on %I for select using (business_id in (0, %s))', table_name, own);
  execute format('create policy insert_own on %I for insert with check (business_id = %s)', table_name, own);
  execute format('create policy update_own on %I for update using (business_id = %s)', table_name, own);
  execute format('create policy delete_own on %I for delete using (business_id = %s)', table_name, own);
  execute format('grant select, insert, update, delete on %I to bahi_app, bahi_outlet', table_name);
  execute 'grant usage on all sequences in schema public to bahi_app, bahi_outlet';
  call audit_changes(table_name);
end $$;

-- For a request of one outlet only that outlet's rows exist: a second, narrowing policy beside the business's own.
create procedure scope_by_outlet(table_name text) language plpgsql as $$
begin
  execute format($p$create policy outlet_only on %I as restrictive to bahi_outlet
    using (outlet_id = nullif(current_setting('app.outlet_id', true), '')::bigint)$p$, table_name);
end $$;

call append_only_by_business('audit_event', false);
call append_only_by_business('audit_link', false);
call own_by_business('audit_head', false);

-- The same request sent twice does nothing twice: the key is a row of the business, in the request's transaction.
create table idempotency (
  business_id bigint not null,
  user_id bigint not null,
  key text not null check (length(key) between 1 and 100),
  call text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_key primary key (business_id, user_id, key)
);
call own_by_business('idempotency', false);
create index idempotency_by_age on idempotency (business_id, created_at);
