-- Registered counters (decision 0121): a device that numbers its invoices itself, with or without the line, in a series of
-- its own. What it sends is kept as it is before anything is judged, and posted after it.

create table sales_counter (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  -- Which one of its outlet it is; no later one gets its code.
  place int not null check (place between 1 and 999),
  code text not null,
  name text not null check (name <> '' and length(name) <= 60),
  -- What its numbers begin with before the fiscal year, by the code that its outlet had and keeps from now on.
  number_stem text not null,
  -- NEW: no device yet. FROZEN: it sells no more until its owner has looked. CLOSED: it is over.
  state text not null default 'NEW' check (state in ('NEW', 'ACTIVE', 'FROZEN', 'CLOSED')),
  freeze_reason text check (freeze_reason in ('UNREADABLE', 'VERSION', 'OTHER_COUNTER', 'NUMBER', 'HASH', 'GAP', 'OTHER_KEPT', 'AFTER_FAULT', 'AFTER_CLOSING',
    'OLD_PROFILE', 'TOTALS')),
  frozen_at timestamptz,
  -- The storage of a browser in which the series lives, and the SHA-256 of the key that it shows.
  device_id uuid,
  device_name text check (length(device_name) <= 100),
  device_key bytea,
  registered_by bigint,
  registered_by_name text,
  registered_at timestamptz,
  -- Who let it sell again that was frozen, the last time, and why.
  lifted_by bigint,
  lifted_by_name text,
  lifted_at timestamptz,
  lift_reason text,
  closed_by bigint,
  closed_by_name text,
  closed_at timestamptz,
  close_reason text,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint sales_counter_id_key primary key (business_id, id),
  constraint sales_counter_place_key unique (business_id, outlet_id, place),
  constraint sales_counter_outlet_key unique (business_id, id, outlet_id),
  constraint sales_counter_stem_key unique (business_id, number_stem),
  constraint sales_counter_code check (code = 'C' || place),
  constraint sales_counter_registered check (num_nonnulls(device_id, device_key, registered_by, registered_by_name, registered_at) in (0, 5)),
  constraint sales_counter_new check (state <> 'NEW' or device_id is null),
  constraint sales_counter_sells check (state not in ('ACTIVE', 'FROZEN') or device_id is not null),
  constraint sales_counter_frozen check ((state <> 'FROZEN' or freeze_reason is not null) and (freeze_reason is null) = (frozen_at is null)),
  constraint sales_counter_closed check ((state = 'CLOSED') = (closed_at is not null)
    and num_nonnulls(closed_by, closed_by_name, closed_at, close_reason) in (0, 4)),
  constraint sales_counter_outlet foreign key (business_id, outlet_id) references outlet
);
-- A storage is one counter's, for good: there is no second series in it.
create unique index sales_counter_device_key on sales_counter (business_id, device_id) where device_id is not null;
create unique index sales_counter_name_key on sales_counter (business_id, outlet_id, lower(name)) where state <> 'CLOSED';
call own_by_business('sales_counter', false);
call comments_go_with('sales_counter', 'SALES_COUNTER');
call audit_changes('sales_counter', 'business_id', 'device_key');
call scope_by_outlet('sales_counter');

-- What a counter is stays: its code, outlet and device; a closed one is closed. The key that its device shows is given anew
-- where the answer that told it was lost.
create function keep_sales_counter() returns trigger language plpgsql as $$
declare
  later text[] := array['name', 'state', 'freeze_reason', 'frozen_at', 'lifted_by', 'lifted_by_name', 'lifted_at', 'lift_reason',
    'closed_by', 'closed_by_name', 'closed_at', 'close_reason', 'device_key', 'version'];
  device text[] := array['device_id', 'device_name', 'device_key', 'registered_by', 'registered_by_name', 'registered_at'];
begin
  if tg_op = 'UPDATE' and old.device_id is null then later := later || device; end if;
  if tg_op = 'DELETE' or to_jsonb(old) - later <> to_jsonb(new) - later
    or (old.state = 'CLOSED' and (to_jsonb(old) - array['name', 'version']) <> (to_jsonb(new) - array['name', 'version'])) then
    raise exception 'the counter % of business % stays', old.code, old.business_id
      using errcode = 'integrity_constraint_violation', constraint = 'sales_counter_stays';
  end if;
  return new;
end $$;
create trigger keep_sales_counter before update or delete on sales_counter for each row execute function keep_sales_counter();

-- How far each series is: the last number that came, and its hash. Kept beside the invoices that say it.
create table counter_series (
  business_id bigint not null,
  counter_id bigint not null,
  outlet_id bigint not null,
  fiscal_year text not null check (fiscal_year ~ '^[0-9]{4}/[0-9]{2}$'),
  -- What is numbered, as the series of the outlets say it.
  kind text not null check (kind ~ '^[A-Z][A-Z_]*$'),
  last_sequence int not null check (last_sequence >= 0),
  last_hash text not null check (last_hash ~ '^([0-9a-f]{64})?$'),
  -- The last number that was printed, once the counter is closed.
  printed_last int check (printed_last >= last_sequence),
  constraint counter_series_key primary key (business_id, counter_id, fiscal_year),
  constraint counter_series_counter foreign key (business_id, counter_id, outlet_id) references sales_counter (business_id, id, outlet_id)
);
call own_by_business('counter_series', false);
call scope_by_outlet('counter_series');

-- For how long and how much a counter sells without the line. The last one counts.
create table counter_lend (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  counter_id bigint not null,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  invoices int not null check (invoices > 0),
  lent_to bigint not null,
  lent_to_name text not null,
  -- How far its device was when it asked: what has a higher number was issued after it.
  heads jsonb not null check (jsonb_typeof(heads) = 'array'),
  constraint counter_lend_id_key primary key (business_id, id),
  constraint counter_lend_counter foreign key (business_id, counter_id, outlet_id) references sales_counter (business_id, id, outlet_id)
);
create index counter_lend_by_counter on counter_lend (business_id, counter_id, id desc);
create index counter_lend_by_moment on counter_lend (business_id, counter_id, from_at);
call append_only_by_business('counter_lend');
call scope_by_outlet('counter_lend');

-- The invoices of counters, one for each number: what is told of them, and what became of them. Of a lost one only the
-- number is known.
create table counter_invoice (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  counter_id bigint not null,
  fiscal_year text not null check (fiscal_year ~ '^[0-9]{4}/[0-9]{2}$'),
  sequence int not null check (sequence > 0),
  number text not null,
  state text not null check (state in ('KEPT', 'POSTED', 'REFUSED', 'LOST', 'SETTLED')),
  -- What links it to the one before: of its text, exactly as it was sent, and the hash of that one.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  lend_id bigint,
  -- It was sold beyond what was lent.
  is_late boolean not null default false,
  issued_at timestamptz,
  dated_on date,
  dated_on_bs text,
  issued_by bigint,
  issued_by_name text,
  customer_name text,
  customer_name_np text,
  -- As printed.
  net_paisa bigint,
  vat_paisa bigint,
  total_paisa bigint,
  received_at timestamptz,
  received_by bigint,
  received_by_name text,
  -- Why it is not posted, in both languages, and what it would come to where that is another total.
  refusal text check (refusal in ('TOTALS', 'CLOCK', 'DAY', 'FORM', 'RULE', 'SERVER')),
  reason text,
  reason_np text,
  worked_net_paisa bigint,
  worked_vat_paisa bigint,
  worked_total_paisa bigint,
  -- Who takes its day as printed, whatever the clock said.
  accepted_by bigint,
  accepted_by_name text,
  -- Its document; under whose name, where that is not who issued it.
  invoice_id bigint,
  posted_by_name text,
  posted_at timestamptz,
  -- What became of one that is not posted: the invoice that was written in its place, if any, and why.
  settled_invoice_id bigint,
  settled_by bigint,
  settled_by_name text,
  settled_at timestamptz,
  settle_reason text,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint counter_invoice_id_key primary key (business_id, id),
  constraint counter_invoice_sequence_key unique (business_id, counter_id, fiscal_year, sequence),
  constraint counter_invoice_number_key unique (business_id, number),
  constraint counter_invoice_posted check ((state = 'POSTED') = (invoice_id is not null) and (invoice_id is null) = (posted_at is null)),
  constraint counter_invoice_content check (num_nonnulls(hash, lend_id, issued_at, dated_on, dated_on_bs, issued_by, issued_by_name,
    customer_name, net_paisa, vat_paisa, total_paisa, received_at, received_by, received_by_name) in (0, 14)),
  constraint counter_invoice_lost check (case when hash is null then state in ('LOST', 'SETTLED') else state <> 'LOST' end),
  constraint counter_invoice_refused check (state <> 'REFUSED' or num_nonnulls(refusal, reason, reason_np) = 3),
  constraint counter_invoice_settled check ((state = 'SETTLED') = (settle_reason is not null)
    and num_nonnulls(settled_by, settled_by_name, settled_at, settle_reason) in (0, 4) and (settled_invoice_id is null or state = 'SETTLED')),
  constraint counter_invoice_counter foreign key (business_id, counter_id, outlet_id) references sales_counter (business_id, id, outlet_id),
  constraint counter_invoice_document foreign key (business_id, invoice_id) references document,
  constraint counter_invoice_instead foreign key (business_id, settled_invoice_id) references document
);
create unique index counter_invoice_document_key on counter_invoice (business_id, invoice_id) where invoice_id is not null;
create unique index counter_invoice_instead_key on counter_invoice (business_id, settled_invoice_id) where settled_invoice_id is not null;
-- In the order of the list, word for word: all of them, of a counter, of a state.
create index counter_invoice_by_day on counter_invoice (business_id, dated_on desc nulls last, id desc);
create index counter_invoice_by_counter on counter_invoice (business_id, counter_id, dated_on desc nulls last, id desc);
create index counter_invoice_by_state on counter_invoice (business_id, state, dated_on desc nulls last, id desc);
create index counter_invoice_late on counter_invoice (business_id, dated_on desc nulls last, id desc) where is_late;
create index counter_invoice_by_number on counter_invoice (business_id, number text_pattern_ops);
-- What waits to be posted, or for the owner.
create index counter_invoice_open on counter_invoice (business_id, counter_id, state, id) where state in ('KEPT', 'REFUSED', 'LOST');
-- What was left is looked for among all businesses.
create index counter_invoice_kept on counter_invoice (received_at) where state = 'KEPT';
create index counter_invoice_by_lend on counter_invoice (business_id, lend_id) where lend_id is not null;
call own_by_business('counter_invoice');
call scope_by_outlet('counter_invoice');

-- What was sent of them.
create table counter_text (
  business_id bigint not null,
  -- That of its invoice.
  id bigint not null,
  outlet_id bigint not null,
  text text not null check (text <> '' and length(text) <= 300000),
  constraint counter_text_id_key primary key (business_id, id),
  constraint counter_text_invoice foreign key (business_id, id) references counter_invoice
);
call append_only_by_business('counter_text');
call scope_by_outlet('counter_text');

-- What was sent stays as it was sent; what became of it is noted once it is over. The content of a lost one may still come.
create function keep_counter_invoice() returns trigger language plpgsql as $$
declare
  later text[] := array['state', 'refusal', 'reason', 'reason_np', 'worked_net_paisa', 'worked_vat_paisa', 'worked_total_paisa',
    'accepted_by', 'accepted_by_name', 'invoice_id', 'posted_by_name', 'posted_at', 'settled_invoice_id', 'settled_by', 'settled_by_name',
    'settled_at', 'settle_reason', 'version'];
  content text[] := array['hash', 'lend_id', 'is_late', 'issued_at', 'dated_on', 'dated_on_bs', 'issued_by', 'issued_by_name',
    'customer_name', 'customer_name_np', 'net_paisa', 'vat_paisa', 'total_paisa', 'received_at', 'received_by', 'received_by_name'];
begin
  if tg_op = 'UPDATE' and old.hash is null then
    if to_jsonb(old) - later - content = to_jsonb(new) - later - content and (old.state <> 'SETTLED' or new.state = 'SETTLED') then
      return new;
    end if;
  elsif tg_op = 'UPDATE' and to_jsonb(old) - later = to_jsonb(new) - later and old.state not in ('POSTED', 'SETTLED') then
    return new;
  end if;
  raise exception 'the invoice % of a counter stays', old.number
    using errcode = 'integrity_constraint_violation', constraint = 'counter_invoice_stays';
end $$;
create trigger keep_counter_invoice before update or delete on counter_invoice for each row execute function keep_counter_invoice();

-- What is no part of a series: it is kept, and nothing of it is posted.
create table counter_fault (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  counter_id bigint not null,
  fault text not null check (fault in ('UNREADABLE', 'VERSION', 'OTHER_COUNTER', 'NUMBER', 'HASH', 'GAP', 'OTHER_KEPT', 'AFTER_FAULT', 'AFTER_CLOSING')),
  -- What it says as its number.
  number text check (length(number) <= 1000),
  text text not null check (length(text) <= 300000),
  -- The hash that came with it; what tells the same text sent again.
  hash text not null check (length(hash) <= 64),
  digest bytea not null,
  received_by bigint not null,
  received_by_name text not null,
  received_at timestamptz not null default now(),
  constraint counter_fault_id_key primary key (business_id, id),
  constraint counter_fault_once unique (business_id, counter_id, digest),
  constraint counter_fault_counter foreign key (business_id, counter_id, outlet_id) references sales_counter (business_id, id, outlet_id)
);
create index counter_fault_by_counter on counter_fault (business_id, counter_id, id);
call append_only_by_business('counter_fault');
call scope_by_outlet('counter_fault');

alter table document add constraint document_counter
  foreign key (business_id, counter_id, outlet_id) references sales_counter (business_id, id, outlet_id);

-- A number as a counter prints it: six digits or more, one more than those have that the server gives.
create function counter_number(stem text, year text, place int) returns text language sql immutable as $$
  select stem || '-' || year || '-' || lpad(place::text, greatest(6, length(place::text)), '0')
$$;

-- The last step of issuing what a counter has issued already: the number is the one that was printed, and the moment its
-- own. The key of the series refuses a second document in its place; what binds every document binds it too.
create function issue_counter_document(business bigint, document_id bigint, entry bigint, counter bigint, year text, place int, printed text,
  issued timestamptz) returns void language plpgsql as $$
begin
  update document set state = 'FINAL', number = printed, sequence = place, fiscal_year = year, counter_id = counter, entry_id = entry,
    issued_at = issued where business_id = business and id = document_id and state = 'DRAFT';
  if not found then raise exception 'document % is no draft', document_id; end if;
end $$;

-- Whose counters have sent what nobody has posted: the server that asks then goes behind the walls of each.
create function businesses_with_due_counters(moment timestamptz) returns setof bigint language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return query
    select left_over.business_id from (
      select distinct counter_invoice.business_id from counter_invoice where state = 'KEPT' and received_at <= moment) left_over
    join business on business.id = left_over.business_id and business.status <> 'INACTIVE'
    order by left_over.business_id;
end $$;
call read_across_businesses('businesses_with_due_counters(timestamptz)', 'counter_invoice');
