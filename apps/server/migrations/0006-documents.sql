-- Documents: one head for all kinds that are owed and settled, and for each kind a table with what is its own.

-- The kinds as packages/domain has them: whose a document is, and what settles it.
create table document_kind (
  code text not null,
  party_kind text not null check (party_kind in ('customer', 'vendor')),
  settled_by text not null check (settled_by in ('RECEIVED', 'PAID')),
  -- Whether days follow numbers: what the business records of others bears their day.
  is_by_day boolean not null default true,
  constraint document_kind_key primary key (code),
  constraint document_kind_party_key unique (code, party_kind)
);
insert into document_kind (code, party_kind, settled_by)
  values ('INVOICE', 'customer', 'RECEIVED'), ('INCOME', 'customer', 'RECEIVED'), ('EXPENSE', 'vendor', 'PAID');
call share_with_all('document_kind');
grant select on document_kind to bahi_app, bahi_outlet;

create table document (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  kind text not null,
  party_kind text not null,
  customer_id bigint,
  vendor_id bigint,
  -- Taken when it is issued; a draft and a kind without numbers have none.
  number text,
  fiscal_year text,
  sequence int,
  -- The registered counter that issued it, whose series its number is of; null where the server gave the number.
  counter_id bigint,
  -- Which bill of its vendor it records: the fiscal year of its day and the bill's number, as they are compared.
  vendor_bill text,
  -- The same of a customer's bill that another program wrote before the books began.
  customer_bill text,
  -- What a kind without numbers is called by.
  heading text check (heading <> ''),
  dated_on date not null,
  dated_on_bs text not null,
  due_on date not null,
  due_on_bs text not null,
  -- The day from which it is in these books, where that is not its own: its entry bears it, and it is paid from then on.
  booked_on date,
  currency text not null default 'NPR' check (currency ~ '^[A-Z]{3}$'),
  -- The total in hundredths of a foreign currency, and how many rupees one of it is; the other amounts are paisa.
  foreign_total bigint check (foreign_total > 0),
  exchange_rate numeric(18,8) not null default 1 check (exchange_rate > 0),
  total_paisa bigint not null check (total_paisa > 0),
  -- Of the total.
  vat_paisa bigint not null default 0,
  -- The sum of the allocations, kept here so that the row's lock and check guard it.
  paid_paisa bigint not null default 0,
  state text not null check (state in ('DRAFT', 'FINAL', 'CANCELLED')),
  issued_at timestamptz,
  cancelled_at timestamptz,
  -- By whom, and what they were called then.
  cancelled_by bigint,
  cancelled_by_name text,
  cancel_reason text,
  -- The entry in force, written in the same transaction: an edit and a reactivation post anew.
  entry_id bigint,
  -- The idempotency key under which it was issued: what was written under one key is issued once, however late it is sent again.
  issue_key text,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint document_id_key primary key (business_id, id),
  constraint document_number_key unique (business_id, kind, number),
  constraint document_issue_key unique (business_id, issue_key),
  constraint document_called check (state = 'DRAFT' or number is not null or heading is not null),
  constraint document_draft_numberless check (state <> 'DRAFT' or number is null),
  constraint document_numbered_whole check (num_nonnulls(number, fiscal_year, sequence) in (0, 3)),
  constraint document_counter_numbered check (counter_id is null or number is not null),
  constraint document_due_after_day check (due_on >= dated_on),
  constraint document_booked_after_day check (booked_on is null or booked_on >= dated_on),
  constraint document_rupees check (currency <> 'NPR' or (foreign_total is null and exchange_rate = 1)),
  constraint document_vat_within_total check (vat_paisa >= 0 and vat_paisa < total_paisa),
  constraint document_paid_within_total check (paid_paisa between 0 and total_paisa),
  constraint document_paid_in_force check (state = 'FINAL' or paid_paisa = 0),
  constraint document_issued_once check ((state = 'DRAFT') = (issued_at is null)),
  constraint document_cancelled_whole check ((state = 'CANCELLED') = (cancelled_at is not null)),
  constraint document_one_party check ((party_kind = 'customer') = (customer_id is not null)
    and (party_kind = 'vendor') = (vendor_id is not null)),
  constraint document_bill_of_vendor check (vendor_bill is null or vendor_id is not null),
  constraint document_bill_of_customer check (customer_bill is null or customer_id is not null),
  constraint document_kind_known foreign key (kind, party_kind) references document_kind (code, party_kind),
  constraint document_outlet foreign key (business_id, outlet_id) references outlet,
  constraint document_customer foreign key (business_id, customer_id) references customer,
  constraint document_vendor foreign key (business_id, vendor_id) references vendor,
  constraint document_entry foreign key (business_id, entry_id) references journal_entry
);
-- A place in its series stands once: a registered counter has a series of its own beside the outlet's. Said by a case, which
-- row level security lets an index be asked for.
create unique index document_sequence_key on document (business_id, kind, outlet_id, fiscal_year, (case when counter_id is null then 0 else counter_id end), sequence);
-- In the order of the lists, word for word: the first page of each is read from its index.
create index document_by_day on document (business_id, kind, dated_on desc nulls last, id desc);
create index document_by_total on document (business_id, kind, total_paisa, dated_on desc nulls last, id desc);
create index document_by_outlet on document (business_id, outlet_id, kind, dated_on desc nulls last, id desc);
create index document_by_customer on document (business_id, customer_id, dated_on desc nulls last, id desc) where customer_id is not null;
create index document_by_vendor on document (business_id, vendor_id, dated_on desc nulls last, id desc) where vendor_id is not null;
create index document_open_by_day on document (business_id, kind, dated_on desc nulls last, id desc)
  where state = 'FINAL' and paid_paisa < total_paisa;
create index document_open on document (business_id, kind, due_on) where state = 'FINAL' and paid_paisa < total_paisa;
create index document_open_of_customer on document (business_id, customer_id, outlet_id, dated_on, id)
  where state = 'FINAL' and paid_paisa < total_paisa and customer_id is not null;
create index document_open_of_vendor on document (business_id, vendor_id, outlet_id)
  where state = 'FINAL' and paid_paisa < total_paisa and vendor_id is not null;
-- The same bill stands once, whatever kind of document records it; one that is cancelled frees its number.
create unique index document_vendor_bill_key on document (business_id, vendor_id, vendor_bill)
  where state = 'FINAL' and vendor_bill is not null;
create unique index document_customer_bill_key on document (business_id, customer_id, customer_bill)
  where state = 'FINAL' and customer_bill is not null;
create index document_by_issue on document (business_id, kind, issued_at) where issued_at is not null;
create index document_by_cancelling on document (business_id, cancelled_at) where cancelled_at is not null;
call own_by_business('document');
call scope_by_outlet('document');

create function refuse_issued(business bigint, document_id bigint) returns void language plpgsql as $$
declare
  given text;
begin
  select number into given from document where business_id = business and id = document_id;
  if given is not null then
    raise exception 'document % is issued', given using errcode = 'integrity_constraint_violation', constraint = 'document_issued';
  end if;
end $$;

-- A document that bears a number stands as it was issued: only what happens to it afterwards may be noted. Given are
-- the columns that may still change.
create function keep_issued() returns trigger language plpgsql as $$
declare
  later text[] := string_to_array(tg_argv[0], ',');
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - later = to_jsonb(new) - later then return new; end if;
  if tg_op <> 'INSERT' then perform refuse_issued(old.business_id, old.id); end if;
  if tg_op <> 'DELETE' then perform refuse_issued(new.business_id, new.id); end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_issued before update or delete on document for each row
  execute function keep_issued('paid_paisa,version,state,cancel_reason,cancelled_at,cancelled_by,cancelled_by_name');

-- A draft is issued, what is in force may be cancelled, and what bears no number made active again; when and by whom
-- is noted here, for every kind.
create function keep_state() returns trigger language plpgsql as $$
declare
  was text := case tg_op when 'INSERT' then 'DRAFT' else old.state end;
begin
  if not (new.state = was or (was = 'DRAFT' and new.state = 'FINAL') or (was = 'FINAL' and new.state = 'CANCELLED')
    or (was = 'CANCELLED' and new.state = 'FINAL' and new.number is null)) then
    raise exception 'document % cannot become %', new.id, new.state
      using errcode = 'integrity_constraint_violation', constraint = 'document_state';
  end if;
  if new.state <> 'DRAFT' then new.issued_at := coalesce(new.issued_at, now()); end if;
  if new.state <> 'CANCELLED' then
    new.cancelled_at := null;
    new.cancelled_by := null;
    new.cancelled_by_name := null;
    new.cancel_reason := null;
  elsif was <> 'CANCELLED' then
    new.cancelled_at := now();
    new.cancelled_by := nullif(current_setting('app.user_id', true), '')::bigint;
    new.cancelled_by_name := (select full_name from app_user where id = new.cancelled_by);
  end if;
  return new;
end $$;
create trigger keep_state before insert or update on document for each row execute function keep_state();

-- Nothing is put onto a locked day, or taken from it. What stands there may be paid, cancelled and corrected: that is
-- posted on an open day, which the entries see to.
create function keep_locked_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'DRAFT' then
      perform refuse_locked(old.business_id, old.outlet_id, coalesce(old.booked_on, old.dated_on), old.vat_paisa > 0);
    end if;
    return old;
  end if;
  if new.state <> 'DRAFT' and (tg_op = 'INSERT' or old.state = 'DRAFT'
    or coalesce(old.booked_on, old.dated_on) <> coalesce(new.booked_on, new.dated_on)) then
    perform refuse_locked(new.business_id, new.outlet_id, coalesce(new.booked_on, new.dated_on), new.vat_paisa > 0);
  end if;
  return new;
end $$;
create trigger keep_locked before insert or update or delete on document for each row execute function keep_locked_document();

-- The last step of issuing: takes the number and puts the document in force. The rows that all postings of a business
-- share (series here, chain after it) are touched only now, just before the commit. Where days follow numbers: without
-- a number, `bound` is the day of the one before, which this one may not precede.
create function issue_document(business bigint, document_id bigint, entry bigint, outlet bigint, series text, year text, prefix text,
  issued_under text, out given text, out bound date) language plpgsql as $$
declare
  taken int := take_number(business, outlet, series, year);
begin
  select before.dated_on into bound
    from document own join document_kind kind on kind.code = own.kind and kind.is_by_day
    join document before on before.business_id = business and before.kind = own.kind and before.outlet_id = outlet
      and before.fiscal_year = year and (case when before.counter_id is null then 0 else before.counter_id end) = 0
      and before.sequence = taken - 1
    where own.business_id = business and own.id = document_id and own.dated_on < before.dated_on;
  if found then return; end if;
  given := printed_number(number_start(business, outlet, prefix, year), taken);
  update document set state = 'FINAL', number = given, sequence = taken, fiscal_year = year, entry_id = entry, issue_key = issued_under
    where business_id = business and id = document_id and state = 'DRAFT';
  if not found then raise exception 'document % is no draft', document_id; end if;
end $$;

-- What is open, of all kinds: the one place that says what a document is still owed. What a kind that is settled the
-- other way round leaves open, a credit note of a customer, is taken from what its party owes or is owed.
create view document_due with (security_invoker = true) as
  select document.*, document.total_paisa - document.paid_paisa as due_paisa,
    case when (document.party_kind = 'customer') = (kind.settled_by = 'RECEIVED')
      then document.total_paisa - document.paid_paisa else document.paid_paisa - document.total_paisa end as owed_paisa
  from document join document_kind kind on kind.code = document.kind
  where document.state = 'FINAL' and document.paid_paisa < document.total_paisa;
grant select on document_due to bahi_app, bahi_outlet;

create table invoice (
  business_id bigint not null,
  id bigint not null,
  is_tax_invoice boolean not null,
  -- The seller as printed: names, address, registration, as they were when the invoice was written.
  seller jsonb not null,
  -- What was true of the customer when the invoice was written.
  customer_name text not null,
  customer_name_np text,
  customer_pan text,
  customer_phone text,
  customer_address text not null,
  customer_address_np text not null,
  payment_mode text not null check (payment_mode in ('CASH', 'ONLINE', 'CHEQUE', 'CREDIT', 'MIXED')),
  -- What was handed over for what is paid in cash, of which the rest was given back.
  tendered_paisa bigint,
  -- The receipt that was written with it: only a bill on credit has none.
  receipt_id bigint,
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
  -- What was added, or taken off, so that the total is whole rupees.
  rounding_paisa bigint not null check (rounding_paisa between -49 and 50),
  remarks text,
  -- What the business prints below its invoices, as it was when this one was issued.
  terms jsonb not null default '[]',
  print_count int not null default 0,
  shared_at timestamptz,
  -- What leaves the country is zero-rated. It is declared to the customs with its bill, so that the number comes later.
  destination text not null check (destination in ('LOCAL', 'EXPORT')),
  declaration_number text,
  declared_on date,
  declared_on_bs text,
  -- Where it goes, as it was called then. As the places of addresses, it is known on the machine that writes countries.
  country_id bigint,
  country_name text,
  country_name_np text,
  -- On credit to a customer whose credit is limited, as it was judged: by which rule, how much they might owe and did,
  -- for how many days they might and did. Who let it pass nonetheless, what they were called then, and why.
  credit_rule text check (credit_rule in ('WARN', 'STOP')),
  credit_limit_paisa bigint check (credit_limit_paisa >= 0),
  credit_owed_paisa bigint,
  credit_days int check (credit_days between 0 and 365),
  credit_late_days int check (credit_late_days > 0),
  credit_passed_by bigint,
  credit_passed_by_name text,
  credit_reason text check (length(credit_reason) between 3 and 200),
  constraint invoice_credit_judged check (credit_rule is not null
    or num_nonnulls(credit_limit_paisa, credit_owed_paisa, credit_days, credit_late_days, credit_passed_by) = 0),
  constraint invoice_credit_counted check ((credit_rule is null) = (credit_owed_paisa is null)),
  constraint invoice_credit_only check (credit_rule is null or payment_mode in ('CREDIT', 'MIXED')),
  constraint invoice_credit_passed check (credit_passed_by is null or credit_rule = 'STOP'),
  constraint invoice_credit_pass_whole
    check ((credit_passed_by is null) = (credit_passed_by_name is null) and (credit_passed_by is null) = (credit_reason is null)),
  constraint invoice_id_key primary key (business_id, id),
  constraint invoice_export_only check (destination = 'EXPORT'
    or num_nonnulls(declaration_number, declared_on, country_id, country_name, country_name_np) = 0),
  constraint invoice_country_whole
    check ((country_id is null) = (country_name is null) and (country_id is null) = (country_name_np is null)),
  constraint invoice_declared_whole
    check ((declared_on is null) = (declared_on_bs is null) and (declared_on is null) = (declaration_number is null)),
  constraint invoice_export_untaxed check (destination = 'LOCAL' or taxable_paisa = 0),
  constraint invoice_tendered_in_cash check (tendered_paisa is null or (payment_mode in ('CASH', 'MIXED') and receipt_id is not null)),
  constraint invoice_on_credit check (receipt_id is null or payment_mode <> 'CREDIT'),
  constraint invoice_receipt_key unique (business_id, receipt_id),
  constraint invoice_document foreign key (business_id, id) references document on delete cascade
);
create index invoice_by_pass on invoice (business_id, id) where credit_passed_by is not null;
-- What was paid as a document was issued stands on its paper: by which receipt.
create view paid_at_issue with (security_invoker = true) as
  select business_id, id as document_id, receipt_id as settlement_id from invoice where receipt_id is not null;
grant select on paid_at_issue to bahi_app, bahi_outlet;
call own_by_business('invoice');
create trigger keep_issued before insert or update or delete on invoice for each row
  execute function keep_issued('print_count,shared_at,declaration_number,declared_on,declared_on_bs');

-- What is taxed, what is not and the rounding add up to the head, whichever of them was written last.
create function check_invoice_sum() returns trigger language plpgsql as $$
begin
  if exists (select from invoice join document on document.business_id = invoice.business_id and document.id = invoice.id
    where invoice.business_id = new.business_id and invoice.id = new.id
      and taxable_paisa + exempt_paisa + zero_rated_paisa + vat_paisa + rounding_paisa <> total_paisa) then
    raise exception 'invoice % does not add up', new.id using errcode = 'check_violation', constraint = 'invoice_adds_up';
  end if;
  return null;
end $$;
create constraint trigger invoice_adds_up after insert or update of taxable_paisa, exempt_paisa, zero_rated_paisa, rounding_paisa on invoice
  deferrable initially deferred for each row execute function check_invoice_sum();
create constraint trigger invoice_adds_up after update of total_paisa, vat_paisa on document
  deferrable initially deferred for each row execute function check_invoice_sum();

create table invoice_line (
  business_id bigint not null,
  id bigint generated always as identity,
  invoice_id bigint not null,
  line_number int not null,
  item_variant_id bigint,
  service_id bigint,
  -- What was true when it was written; a later change of the master record alters no invoice.
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
  vat_included boolean not null,
  tax_code text not null check (tax_code in ('TAXABLE', 'EXEMPT', 'ZERO_RATED')),
  tax_rate_hundredths int not null,
  discount_type text not null check (discount_type in ('1', '2')),
  discount_value bigint not null,
  discount_paisa bigint not null,
  -- Before VAT, less the line's discount; then the share of the document's discount, and VAT.
  net_paisa bigint not null,
  document_discount_paisa bigint not null,
  vat_paisa bigint not null,
  -- To whom, as its head says: what they last paid for the same is found by it.
  customer_id bigint not null,
  -- Whose price the rate was when it was written, and from how many units on it held; null for any other.
  price_list_id bigint,
  price_list_name text,
  price_list_name_np text,
  price_list_from_quantity numeric(18,4),
  -- Of goods in batches, where one was chosen.
  batch_id bigint,
  remarks text,
  constraint invoice_line_price_list_whole check (num_nonnulls(price_list_id, price_list_name, price_list_from_quantity) in (0, 3)),
  constraint invoice_line_id_key primary key (business_id, id),
  constraint invoice_line_number_key unique (business_id, invoice_id, line_number),
  constraint invoice_line_unit_whole check (num_nonnulls(unit_business_id, unit_id, unit_own, unit_per, stock_unit) in (0, 5)),
  constraint invoice_line_unit_of_item check (unit_id is null or item_variant_id is not null),
  constraint invoice_line_unit_shared check (unit_business_id in (0, business_id)),
  constraint invoice_line_one_sellable check ((item_variant_id is null) <> (service_id is null)),
  constraint invoice_line_invoice foreign key (business_id, invoice_id) references invoice on delete cascade,
  constraint invoice_line_variant foreign key (business_id, item_variant_id) references item_variant,
  constraint invoice_line_service foreign key (business_id, service_id) references service,
  constraint invoice_line_unit foreign key (unit_business_id, unit_id) references unit
);
create index invoice_line_by_unit on invoice_line (unit_business_id, unit_id) where unit_id is not null;
create index invoice_line_by_variant on invoice_line (business_id, item_variant_id) where item_variant_id is not null;
-- What a customer last paid for a thing.
create index invoice_line_by_customer on invoice_line (business_id, customer_id, item_variant_id, id desc)
  where item_variant_id is not null;
create index invoice_line_by_service on invoice_line (business_id, service_id) where service_id is not null;
call own_by_business('invoice_line');
-- Its lines stand with it: looked at once for each statement, before anything else is made of it.
create function keep_issued_lines() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refuse_issued(business_id, invoice_id) from (select distinct business_id, invoice_id from old_rows) line;
  end if;
  if tg_op <> 'DELETE' then
    perform refuse_issued(business_id, invoice_id) from (select distinct business_id, invoice_id from new_rows) line;
  end if;
  return null;
end $$;
create trigger already_issued after insert on invoice_line referencing new table as new_rows
  for each statement execute function keep_issued_lines();
create trigger already_issued_update after update on invoice_line referencing old table as old_rows new table as new_rows
  for each statement execute function keep_issued_lines();
create trigger already_issued_delete after delete on invoice_line referencing old table as old_rows
  for each statement execute function keep_issued_lines();

create table invoice_print (
  business_id bigint not null,
  id bigint generated always as identity,
  invoice_id bigint not null,
  -- 0 is the original, n the nth copy.
  copy_number int not null,
  paper text not null,
  printed_by bigint not null,
  printed_by_name text not null,
  printed_at timestamptz not null default now(),
  constraint invoice_print_id_key primary key (business_id, id),
  constraint invoice_print_copy_key unique (business_id, invoice_id, copy_number),
  constraint invoice_print_invoice foreign key (business_id, invoice_id) references invoice
);
call append_only_by_business('invoice_print');

-- What is earned beside the sales.
create table income (
  business_id bigint not null,
  id bigint not null,
  category_id bigint not null,
  description text check (length(description) <= 50),
  constraint income_id_key primary key (business_id, id),
  constraint income_document foreign key (business_id, id) references document on delete cascade,
  constraint income_category foreign key (business_id, category_id) references category
);
create index income_by_category on income (business_id, category_id);
call own_by_business('income');

-- What is spent, and owed to vendors.
create table expense (
  business_id bigint not null,
  id bigint not null,
  category_id bigint not null,
  -- The number on the vendor's own bill.
  bill_number text,
  -- What was true of the vendor when it was entered.
  vendor_name text not null,
  vendor_name_np text,
  vendor_pan text not null,
  is_vendor_registered boolean not null,
  description text check (length(description) <= 50),
  constraint expense_id_key primary key (business_id, id),
  constraint expense_document foreign key (business_id, id) references document on delete cascade,
  constraint expense_category foreign key (business_id, category_id) references category
);
create index expense_by_category on expense (business_id, category_id);
call own_by_business('expense');
