-- Quotations: what is offered to a customer until a day. They are neither owed nor posted, and bear numbers of their own.

create table quotation (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  customer_id bigint not null,
  -- Taken when it is published; a draft has none.
  number text,
  fiscal_year text,
  sequence int,
  dated_on date not null,
  dated_on_bs text not null,
  -- The last day on which it holds: that it is over is no state, but follows from this day.
  due_on date not null,
  due_on_bs text not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'ACCEPTED', 'REJECTED', 'CONVERTED')),
  published_at timestamptz,
  -- The customer's answer: when it was noted, by whom, and what they were called then.
  answered_at timestamptz,
  answered_by bigint,
  answered_by_name text,
  answer_remarks text,
  -- The idempotency key under which it was published: what was written under one key is published once.
  issue_key text,
  total_paisa bigint not null check (total_paisa > 0),
  -- Of the total.
  vat_paisa bigint not null,
  is_tax_invoice boolean not null,
  -- The seller as printed, as it was when the quotation was written; so is what was true of the customer.
  seller jsonb not null,
  customer_name text not null,
  customer_name_np text,
  customer_pan text,
  customer_phone text,
  customer_address text not null,
  customer_address_np text not null,
  discount_type text not null check (discount_type in ('1', '2')),
  -- Hundredths of a per cent or paisa, by the type.
  discount_value bigint not null check (discount_value >= 0),
  quantity numeric(18,4) not null,
  sub_total_paisa bigint not null check (sub_total_paisa >= 0),
  line_discount_paisa bigint not null check (line_discount_paisa >= 0),
  discount_paisa bigint not null check (discount_paisa >= 0),
  shipping_paisa bigint not null check (shipping_paisa >= 0),
  taxable_paisa bigint not null check (taxable_paisa >= 0),
  exempt_paisa bigint not null check (exempt_paisa >= 0),
  zero_rated_paisa bigint not null check (zero_rated_paisa >= 0),
  rounding_paisa bigint not null check (rounding_paisa between -49 and 50),
  remarks text,
  -- What the business prints at its foot, as it was when this one was written.
  terms jsonb not null default '[]',
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint quotation_id_key primary key (business_id, id),
  constraint quotation_number_key unique (business_id, number),
  constraint quotation_sequence_key unique (business_id, outlet_id, fiscal_year, sequence),
  constraint quotation_issue_key unique (business_id, issue_key),
  constraint quotation_numbered_whole check (num_nonnulls(number, fiscal_year, sequence, published_at) in (0, 4)),
  constraint quotation_numbered_when_published check ((state = 'DRAFT') = (number is null)),
  constraint quotation_answered_whole check (num_nonnulls(answered_at, answered_by, answered_by_name) in (0, 3)),
  constraint quotation_answered_when_said check ((state in ('DRAFT', 'PUBLISHED')) = (answered_at is null)),
  constraint quotation_ends_after_day check (due_on >= dated_on),
  constraint quotation_adds_up
    check (taxable_paisa + exempt_paisa + zero_rated_paisa + vat_paisa + rounding_paisa = total_paisa),
  constraint quotation_outlet foreign key (business_id, outlet_id) references outlet,
  constraint quotation_customer foreign key (business_id, customer_id) references customer
);
-- In the order of the list, word for word: the first page of each way of narrowing it is read from its index.
create index quotation_by_day on quotation (business_id, dated_on desc nulls last, id desc);
create index quotation_by_outlet on quotation (business_id, outlet_id, dated_on desc nulls last, id desc);
create index quotation_by_customer on quotation (business_id, customer_id, dated_on desc nulls last, id desc);
create index quotation_by_state on quotation (business_id, state, dated_on desc nulls last, id desc);
create index quotation_by_total on quotation (business_id, total_paisa, dated_on desc nulls last, id desc);
create index quotation_by_end on quotation (business_id, due_on) where state = 'PUBLISHED';
create index quotation_by_publishing on quotation (business_id, published_at) where published_at is not null;
create index quotation_by_answer on quotation (business_id, answered_at) where answered_at is not null;
call own_by_business('quotation');
call scope_by_outlet('quotation');

create table quotation_line (
  business_id bigint not null,
  id bigint generated always as identity,
  quotation_id bigint not null,
  line_number int not null,
  item_variant_id bigint,
  service_id bigint,
  -- What was true when it was written; a later change of the master record alters no quotation.
  code text not null,
  particulars text not null,
  particulars_np text,
  brand text,
  brand_np text,
  hs_code text,
  -- What quantity and rate are in, and how it counted then: unit_own of the item's unit were unit_per of it. Null in the
  -- item's own unit, and for a service.
  unit_business_id bigint,
  unit_id bigint,
  unit_own numeric(18,4) check (unit_own > 0),
  unit_per numeric(18,4) check (unit_per > 0),
  unit text not null,
  unit_np text,
  quantity numeric(18,4) not null check (quantity > 0),
  -- What goes along for nothing, in the same unit.
  free_quantity numeric(18,4) not null default 0 check (free_quantity >= 0),
  -- All of it in the item's own unit: what leaves the shelf. What that is called, where the line is in another.
  stock_quantity numeric(18,4) not null check (stock_quantity > 0),
  stock_unit text,
  stock_unit_np text,
  -- 0 where it was given away.
  rate_paisa bigint not null check (rate_paisa >= 0),
  -- What one of it cost this customer then without an agreement: by a price list, or its selling price.
  price_paisa bigint not null check (price_paisa >= 0),
  vat_included boolean not null,
  tax_code text not null check (tax_code in ('TAXABLE', 'EXEMPT', 'ZERO_RATED')),
  tax_rate_hundredths int not null,
  discount_type text not null check (discount_type in ('1', '2')),
  discount_value bigint not null,
  discount_paisa bigint not null,
  -- Before VAT, less the line's discount; then the share of the quotation's discount, and VAT.
  net_paisa bigint not null,
  document_discount_paisa bigint not null,
  vat_paisa bigint not null,
  remarks text,
  constraint quotation_line_id_key primary key (business_id, id),
  constraint quotation_line_number_key unique (business_id, quotation_id, line_number),
  constraint quotation_line_unit_whole check (num_nonnulls(unit_business_id, unit_id, unit_own, unit_per, stock_unit) in (0, 5)),
  constraint quotation_line_unit_of_item check (unit_id is null or item_variant_id is not null),
  constraint quotation_line_unit_shared check (unit_business_id in (0, business_id)),
  constraint quotation_line_one_sellable check ((item_variant_id is null) <> (service_id is null)),
  constraint quotation_line_quotation foreign key (business_id, quotation_id) references quotation on delete cascade,
  constraint quotation_line_variant foreign key (business_id, item_variant_id) references item_variant,
  constraint quotation_line_service foreign key (business_id, service_id) references service,
  constraint quotation_line_unit foreign key (unit_business_id, unit_id) references unit
);
create index quotation_line_by_unit on quotation_line (unit_business_id, unit_id) where unit_id is not null;
create index quotation_line_by_variant on quotation_line (business_id, item_variant_id) where item_variant_id is not null;
create index quotation_line_by_service on quotation_line (business_id, service_id) where service_id is not null;
call own_by_business('quotation_line');

-- What was published stands: only its answer and what it was turned into may be noted.
create function refuse_published(business bigint, quotation_id bigint) returns void language plpgsql as $$
declare
  given text;
begin
  select number into given from quotation where business_id = business and id = quotation_id;
  if given is not null then
    raise exception 'quotation % is published', given using errcode = 'integrity_constraint_violation', constraint = 'quotation_published';
  end if;
end $$;

create function keep_published() returns trigger language plpgsql as $$
declare
  later text[] := array['state', 'version', 'answered_at', 'answered_by', 'answered_by_name', 'answer_remarks'];
begin
  if tg_op = 'DELETE' then
    perform refuse_published(old.business_id, old.id);
    return old;
  end if;
  if to_jsonb(old) - later <> to_jsonb(new) - later then perform refuse_published(old.business_id, old.id); end if;
  if new.state <> old.state and (old.state, new.state) not in (('DRAFT', 'PUBLISHED'), ('PUBLISHED', 'ACCEPTED'),
    ('PUBLISHED', 'REJECTED'), ('ACCEPTED', 'CONVERTED'), ('CONVERTED', 'ACCEPTED')) then
    raise exception 'quotation % cannot become %', new.id, new.state
      using errcode = 'integrity_constraint_violation', constraint = 'quotation_state';
  end if;
  return new;
end $$;
create trigger keep_published before update or delete on quotation for each row execute function keep_published();

create function keep_published_lines() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refuse_published(business_id, quotation_id) from (select distinct business_id, quotation_id from old_rows) line;
  end if;
  if tg_op <> 'DELETE' then
    perform refuse_published(business_id, quotation_id) from (select distinct business_id, quotation_id from new_rows) line;
  end if;
  return null;
end $$;
create trigger already_published after insert on quotation_line referencing new table as new_rows
  for each statement execute function keep_published_lines();
create trigger already_published_update after update on quotation_line referencing old table as old_rows new table as new_rows
  for each statement execute function keep_published_lines();
create trigger already_published_delete after delete on quotation_line referencing old table as old_rows
  for each statement execute function keep_published_lines();

-- The last step of publishing: takes the number, as `issue_document` does for a document.
create function publish_quotation(business bigint, quotation_id bigint, outlet bigint, series text, year text, prefix text,
  issued_under text) returns text language plpgsql as $$
declare
  taken int := take_number(business, outlet, series, year);
  given text := printed_number(number_start(business, outlet, prefix, year), taken);
begin
  update quotation set state = 'PUBLISHED', number = given, sequence = taken, fiscal_year = year, published_at = now(),
      issue_key = issued_under
    where business_id = business and id = quotation_id and state = 'DRAFT';
  if not found then raise exception 'quotation % is no draft', quotation_id; end if;
  return given;
end $$;

-- Which bill a line was turned into, once. The draft of a bill that is deleted gives its lines back, and so does a bill
-- that is cancelled.
create table quotation_conversion (
  business_id bigint not null,
  id bigint generated always as identity,
  quotation_id bigint not null,
  quotation_line_id bigint not null,
  invoice_id bigint not null,
  -- Whether that bill bears the shipping of the quotation, which is charged once.
  has_shipping boolean not null,
  constraint quotation_conversion_id_key primary key (business_id, id),
  constraint quotation_conversion_line_key unique (business_id, quotation_line_id),
  constraint quotation_conversion_quotation foreign key (business_id, quotation_id) references quotation,
  constraint quotation_conversion_line foreign key (business_id, quotation_line_id) references quotation_line,
  constraint quotation_conversion_invoice foreign key (business_id, invoice_id) references invoice on delete cascade
);
create index quotation_conversion_by_quotation on quotation_conversion (business_id, quotation_id);
create index quotation_conversion_by_invoice on quotation_conversion (business_id, invoice_id);
call own_by_business('quotation_conversion');

-- A quotation is converted while each of its lines stands on a bill.
create function keep_converted() returns trigger language plpgsql as $$
declare
  own quotation_conversion := case tg_op when 'DELETE' then old else new end;
  wanted text;
begin
  -- Held before it is counted: else two that take and give lines back at once each count without the other.
  perform from quotation where business_id = own.business_id and id = own.quotation_id for update;
  wanted := case when exists (
    select from quotation_line line where line.business_id = own.business_id and line.quotation_id = own.quotation_id
      and not exists (select from quotation_conversion made
        where made.business_id = own.business_id and made.quotation_line_id = line.id)) then 'ACCEPTED' else 'CONVERTED' end;
  update quotation set state = wanted, version = version + 1
    where business_id = own.business_id and id = own.quotation_id and state in ('ACCEPTED', 'CONVERTED') and state <> wanted;
  return null;
end $$;
create trigger keep_converted after insert or delete on quotation_conversion for each row execute function keep_converted();

create function free_cancelled_lines() returns trigger language plpgsql as $$
begin
  delete from quotation_conversion where business_id = new.business_id and invoice_id = new.id;
  return null;
end $$;
create trigger free_quotation after update of state on document for each row
  when (new.kind = 'INVOICE' and new.state = 'CANCELLED' and old.state <> 'CANCELLED') execute function free_cancelled_lines();
