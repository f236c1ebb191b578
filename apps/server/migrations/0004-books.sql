-- The books: accounts, entries, stock, numbers, and the documents that post them. Amounts are bigint paisa.

create table account (
  business_id bigint not null,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  name_np text not null,
  kind text not null check (kind in ('asset', 'liability', 'equity', 'income', 'expense')),
  constraint account_id_key primary key (business_id, id),
  constraint account_code_key unique (business_id, code)
);
call own_by_business('account');

create table number_series (
  business_id bigint not null,
  outlet_id bigint not null,
  kind text not null check (kind in ('INVOICE')),
  fiscal_year text not null check (fiscal_year ~ '^[0-9]{4}/[0-9]{2}$'),
  last_number int not null default 0 check (last_number >= 0),
  constraint number_series_key primary key (business_id, outlet_id, kind, fiscal_year),
  constraint number_series_outlet foreign key (business_id, outlet_id) references outlet
);
call own_by_business('number_series', false);
call scope_by_outlet('number_series');

create table journal_entry (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  fiscal_year text not null,
  kind text not null,
  source_kind text not null,
  source_id bigint not null,
  posting_date date not null,
  posting_date_bs text not null,
  reverses_id bigint,
  created_by bigint,
  created_at timestamptz not null default now(),
  constraint journal_entry_id_key primary key (business_id, id),
  constraint journal_entry_outlet foreign key (business_id, outlet_id) references outlet,
  constraint journal_entry_reverses foreign key (business_id, reverses_id) references journal_entry,
  -- An entry is reversed once.
  constraint journal_entry_reversed_key unique (business_id, reverses_id)
);
create index journal_entry_by_source on journal_entry (business_id, source_kind, source_id);
create index journal_entry_by_date on journal_entry (business_id, posting_date);
call append_only_by_business('journal_entry');
call scope_by_outlet('journal_entry');

create table journal_line (
  business_id bigint not null,
  id bigint generated always as identity,
  entry_id bigint not null,
  line_number int not null,
  account_code text not null,
  customer_id bigint,
  item_variant_id bigint,
  outlet_id bigint not null,
  tax_code text check (tax_code in ('TAXABLE', 'EXEMPT', 'ZERO_RATED')),
  debit_paisa bigint not null check (debit_paisa >= 0),
  credit_paisa bigint not null check (credit_paisa >= 0),
  constraint journal_line_id_key primary key (business_id, id),
  constraint journal_line_number_key unique (business_id, entry_id, line_number),
  constraint journal_line_one_side check ((debit_paisa > 0) <> (credit_paisa > 0)),
  constraint journal_line_entry foreign key (business_id, entry_id) references journal_entry,
  constraint journal_line_account foreign key (business_id, account_code) references account (business_id, code),
  constraint journal_line_customer foreign key (business_id, customer_id) references customer,
  constraint journal_line_variant foreign key (business_id, item_variant_id) references item_variant
);
create index journal_line_by_account on journal_line (business_id, account_code);
create index journal_line_by_customer on journal_line (business_id, customer_id) where customer_id is not null;
create index journal_line_by_variant on journal_line (business_id, item_variant_id) where item_variant_id is not null;
call append_only_by_business('journal_line');
call scope_by_outlet('journal_line');

-- The posting function balances its entry; this is the backstop, at the end of the transaction. Goods that cost
-- nothing move by an entry without lines.
create function check_entry_balance() returns trigger language plpgsql as $$
declare
  row_data jsonb := to_jsonb(new);
  entry bigint := coalesce((row_data ->> 'entry_id')::bigint, (row_data ->> 'id')::bigint);
  lines int;
  difference numeric;
begin
  select count(*), coalesce(sum(debit_paisa) - sum(credit_paisa), 0) into lines, difference
    from journal_line where business_id = new.business_id and entry_id = entry;
  if lines = 1 or difference <> 0 or (lines = 0 and not exists (
    select from stock_move where business_id = new.business_id and entry_id = entry)) then
    raise exception 'entry % of business % is out of balance by % over % lines', entry, new.business_id, difference, lines
      using errcode = 'check_violation', constraint = 'journal_entry_balanced';
  end if;
  return null;
end $$;
create constraint trigger journal_entry_balanced after insert on journal_entry
  deferrable initially deferred for each row execute function check_entry_balance();
create constraint trigger journal_line_balanced after insert on journal_line
  deferrable initially deferred for each row execute function check_entry_balance();

create table stock_balance (
  business_id bigint not null,
  item_variant_id bigint not null,
  outlet_id bigint not null,
  quantity numeric(18,4) not null,
  value_paisa bigint not null,
  constraint stock_balance_key primary key (business_id, item_variant_id, outlet_id),
  -- Nothing left is worth nothing.
  constraint stock_balance_empty check (quantity <> 0 or value_paisa = 0),
  constraint stock_balance_variant foreign key (business_id, item_variant_id) references item_variant on delete cascade,
  constraint stock_balance_outlet foreign key (business_id, outlet_id) references outlet
);
call own_by_business('stock_balance', false);
call scope_by_outlet('stock_balance');

create table stock_move (
  business_id bigint not null,
  id bigint generated always as identity,
  item_variant_id bigint not null,
  outlet_id bigint not null,
  -- In is above zero, out below; the value has the same sign.
  quantity numeric(18,4) not null,
  value_paisa bigint not null,
  kind text not null check (kind in ('OPENING', 'SALE', 'CANCELLATION', 'COST_ADJUSTMENT')),
  source_kind text not null,
  source_id bigint not null,
  source_line_id bigint,
  returns_id bigint,
  entry_id bigint not null,
  moved_on date not null,
  created_at timestamptz not null default now(),
  constraint stock_move_id_key primary key (business_id, id),
  constraint stock_move_sign check (sign(quantity) * sign(value_paisa) >= 0),
  constraint stock_move_variant foreign key (business_id, item_variant_id) references item_variant,
  constraint stock_move_outlet foreign key (business_id, outlet_id) references outlet,
  constraint stock_move_entry foreign key (business_id, entry_id) references journal_entry
);
create index stock_move_by_variant on stock_move (business_id, item_variant_id, outlet_id);
create index stock_move_by_source on stock_move (business_id, source_kind, source_id);
call append_only_by_business('stock_move');
call scope_by_outlet('stock_move');

create table invoice (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'FINAL', 'CANCELLED')),
  -- Taken at posting; a draft has none.
  number text,
  fiscal_year text,
  sequence int,
  is_tax_invoice boolean not null,
  -- The seller as printed: names, address, registration, as they were when the bill was written.
  seller jsonb not null,
  customer_id bigint not null,
  -- What was true of the customer when the bill was written.
  customer_name text not null,
  customer_name_np text,
  customer_pan text,
  customer_phone text,
  customer_address text not null,
  customer_address_np text not null,
  issued_on date not null,
  issued_on_bs text not null,
  due_on date not null,
  due_on_bs text not null,
  payment_mode text not null check (payment_mode in ('CASH', 'ONLINE', 'CHEQUE', 'CREDIT')),
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
  vat_paisa bigint not null check (vat_paisa >= 0),
  total_paisa bigint not null check (total_paisa > 0),
  -- The sum of the allocations, kept here so that the row's lock and check guard it.
  paid_paisa bigint not null default 0,
  remarks text,
  cancel_reason text,
  cancelled_at timestamptz,
  cancelled_by bigint,
  print_count int not null default 0,
  shared_at timestamptz,
  entry_id bigint,
  entered_by bigint not null,
  entered_by_name text not null,
  created_at timestamptz not null default now(),
  issued_at timestamptz,
  version int not null default 1,
  constraint invoice_id_key primary key (business_id, id),
  constraint invoice_number_key unique (business_id, number),
  constraint invoice_sequence_key unique (business_id, outlet_id, fiscal_year, sequence),
  constraint invoice_draft_numberless check ((state = 'DRAFT') = (number is null)),
  constraint invoice_due_after_issue check (due_on >= issued_on),
  constraint invoice_paid_within_total check (paid_paisa between 0 and total_paisa),
  constraint invoice_adds_up check (taxable_paisa + exempt_paisa + zero_rated_paisa + vat_paisa = total_paisa),
  constraint invoice_outlet foreign key (business_id, outlet_id) references outlet,
  constraint invoice_customer foreign key (business_id, customer_id) references customer
);
create index invoice_by_date on invoice (business_id, issued_on, id);
create index invoice_by_customer on invoice (business_id, customer_id);
create index invoice_by_outlet on invoice (business_id, outlet_id, state);
call own_by_business('invoice');
call scope_by_outlet('invoice');

-- An issued bill stands as it was issued: only what happens to it afterwards may be noted.
create function keep_issued_invoice() returns trigger language plpgsql as $$
declare
  later text[] := array['paid_paisa', 'print_count', 'shared_at', 'version', 'state', 'cancel_reason', 'cancelled_at', 'cancelled_by'];
begin
  if old.state = 'DRAFT' then return case tg_op when 'DELETE' then old else new end; end if;
  if tg_op = 'DELETE' or new.state = 'DRAFT' or (old.state = 'CANCELLED' and new.state <> 'CANCELLED')
    or to_jsonb(old) - later is distinct from to_jsonb(new) - later then
    raise exception 'invoice % is issued', old.number using errcode = 'integrity_constraint_violation', constraint = 'invoice_issued';
  end if;
  return new;
end $$;
create trigger keep_issued before update or delete on invoice for each row execute function keep_issued_invoice();

create table invoice_line (
  business_id bigint not null,
  id bigint generated always as identity,
  invoice_id bigint not null,
  line_number int not null,
  item_variant_id bigint,
  service_id bigint,
  -- What was true when it was written; a later change of the master record alters no bill.
  code text not null,
  particulars text not null,
  particulars_np text,
  hs_code text,
  unit text not null,
  unit_np text,
  quantity numeric(18,4) not null check (quantity > 0),
  rate_paisa bigint not null check (rate_paisa > 0),
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
  remarks text,
  constraint invoice_line_id_key primary key (business_id, id),
  constraint invoice_line_number_key unique (business_id, invoice_id, line_number),
  constraint invoice_line_one_thing check ((item_variant_id is null) <> (service_id is null)),
  constraint invoice_line_invoice foreign key (business_id, invoice_id) references invoice on delete cascade,
  constraint invoice_line_variant foreign key (business_id, item_variant_id) references item_variant,
  constraint invoice_line_service foreign key (business_id, service_id) references service
);
create index invoice_line_by_variant on invoice_line (business_id, item_variant_id) where item_variant_id is not null;
create index invoice_line_by_service on invoice_line (business_id, service_id) where service_id is not null;
call own_by_business('invoice_line');

create function keep_issued_line() returns trigger language plpgsql as $$
declare
  line jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  owner_state text;
begin
  select state into owner_state from invoice
    where business_id = (line ->> 'business_id')::bigint and id = (line ->> 'invoice_id')::bigint;
  if owner_state is distinct from 'DRAFT' and not (tg_op = 'DELETE' and owner_state is null) then
    raise exception 'the invoice of this line is issued' using errcode = 'integrity_constraint_violation', constraint = 'invoice_issued';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_issued before insert or update or delete on invoice_line for each row execute function keep_issued_line();

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

-- The last step of issuing: takes the number and marks the bill as issued. The rows that all postings of a business
-- share (series here, chain after it) are touched only now, just before the commit.
create function issue_invoice(business bigint, invoice_id bigint, entry bigint, outlet bigint, year text, prefix text)
returns text language plpgsql as $$
declare
  taken int;
  given text;
begin
  update number_series set last_number = last_number + 1
    where business_id = business and outlet_id = outlet and kind = 'INVOICE' and fiscal_year = year
    returning last_number into taken;
  if not found then
    insert into number_series (business_id, outlet_id, kind, fiscal_year, last_number) values (business, outlet, 'INVOICE', year, 1)
      on conflict on constraint number_series_key do update set last_number = number_series.last_number + 1
      returning last_number into taken;
  end if;
  given := prefix || lpad(taken::text, greatest(5, length(taken::text)), '0');
  update invoice set state = 'FINAL', number = given, sequence = taken, fiscal_year = year, entry_id = entry, issued_at = now()
    where business_id = business and id = invoice_id and state = 'DRAFT';
  if not found then raise exception 'invoice % is no draft', invoice_id; end if;
  return given;
end $$;

create table payment (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  customer_id bigint not null,
  mode text not null check (mode in ('CASH', 'ONLINE', 'CHEQUE')),
  amount_paisa bigint not null check (amount_paisa > 0),
  paid_on date not null,
  paid_on_bs text not null,
  entry_id bigint not null,
  received_by bigint not null,
  received_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint payment_id_key primary key (business_id, id),
  constraint payment_outlet foreign key (business_id, outlet_id) references outlet,
  constraint payment_customer foreign key (business_id, customer_id) references customer,
  constraint payment_entry foreign key (business_id, entry_id) references journal_entry
);
create index payment_by_date on payment (business_id, paid_on);
call own_by_business('payment');
call scope_by_outlet('payment');

create table payment_allocation (
  business_id bigint not null,
  id bigint generated always as identity,
  payment_id bigint not null,
  invoice_id bigint not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  allocated_on date not null,
  constraint payment_allocation_id_key primary key (business_id, id),
  constraint payment_allocation_payment foreign key (business_id, payment_id) references payment,
  constraint payment_allocation_invoice foreign key (business_id, invoice_id) references invoice
);
create index payment_allocation_by_invoice on payment_allocation (business_id, invoice_id);
create index payment_allocation_by_payment on payment_allocation (business_id, payment_id);
call own_by_business('payment_allocation');
