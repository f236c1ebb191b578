-- Money received and paid: settlements with the payments they are made of, and what each puts onto which document.

-- One saving of the payment form: what a customer handed over (a receipt) or a vendor was given (a payment voucher), in
-- one or several payments, on one or several documents. What a receipt leaves over is the customer's advance.
create table settlement (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  kind text not null check (kind in ('RECEIVED', 'PAID')),
  customer_id bigint,
  vendor_id bigint,
  -- Taken at the end of the transaction that writes it, and kept when the settlement is deleted.
  number text,
  fiscal_year text,
  sequence int,
  received_on date not null,
  received_on_bs text not null,
  total_paisa bigint not null check (total_paisa > 0),
  remarks text,
  delete_reason text,
  deleted_at timestamptz,
  deleted_by bigint,
  deleted_by_name text,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint settlement_id_key primary key (business_id, id),
  constraint settlement_number_key unique (business_id, number),
  constraint settlement_sequence_key unique (business_id, outlet_id, kind, fiscal_year, sequence),
  constraint settlement_one_party check ((customer_id is null) <> (vendor_id is null) and (kind = 'PAID' or vendor_id is null)),
  constraint settlement_deleted_whole check ((deleted_at is null) = (delete_reason is null)),
  constraint settlement_outlet foreign key (business_id, outlet_id) references outlet,
  constraint settlement_customer foreign key (business_id, customer_id) references customer,
  constraint settlement_vendor foreign key (business_id, vendor_id) references vendor
);
create index settlement_by_customer on settlement (business_id, customer_id, received_on desc nulls last, id desc) where customer_id is not null;
create index settlement_by_vendor on settlement (business_id, vendor_id, received_on desc nulls last, id desc) where vendor_id is not null;
-- What went the other way, of which there is little: found without walking through all that somebody paid.
create index settlement_refund_by_customer on settlement (business_id, customer_id, received_on desc nulls last, id desc)
  where kind = 'PAID' and customer_id is not null;
create index settlement_refund_by_day on settlement (business_id, received_on desc nulls last, id desc)
  where kind = 'PAID' and customer_id is not null;
create index settlement_refund_by_number on settlement (business_id, outlet_id, fiscal_year, sequence)
  where kind = 'PAID' and customer_id is not null;
create index settlement_refund_by_total on settlement (business_id, total_paisa, received_on desc nulls last, id desc)
  where kind = 'PAID' and customer_id is not null;
create index settlement_refund_by_vendor on settlement (business_id, vendor_id, received_on desc nulls last, id desc)
  where kind = 'RECEIVED' and vendor_id is not null;
create index settlement_by_date on settlement (business_id, received_on desc nulls last, id desc);
create index settlement_by_total on settlement (business_id, total_paisa, received_on desc nulls last, id desc);
-- One way of two, of an amount that the other has often.
create index settlement_by_kind_total on settlement (business_id, kind, total_paisa, received_on desc nulls last, id desc);
create index settlement_by_kind on settlement (business_id, kind, received_on desc nulls last, id desc);
call own_by_business('settlement');
alter table invoice add constraint invoice_receipt foreign key (business_id, receipt_id) references settlement;
call scope_by_outlet('settlement');

create table payment (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  settlement_id bigint not null,
  customer_id bigint,
  vendor_id bigint,
  -- ADVANCE: paid out of what the customer had paid in advance. TDS: tax that who pays holds back for the tax office.
  mode text not null check (mode in ('CASH', 'ONLINE', 'CHEQUE', 'ADVANCE', 'TDS')),
  -- The account of cash, bank or wallet that it names; null: the usual one of its mode.
  account_code text,
  amount_paisa bigint not null check (amount_paisa > 0),
  paid_on date not null,
  paid_on_bs text not null,
  entry_id bigint not null,
  -- The entry that reverses its own: an edited or deleted payment stays, and has no allocations any more.
  reversal_entry_id bigint,
  received_by bigint not null,
  received_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint payment_id_key primary key (business_id, id),
  constraint payment_one_party check ((customer_id is null) <> (vendor_id is null)),
  constraint payment_money check (account_code is null or mode not in ('ADVANCE', 'TDS')),
  constraint payment_account foreign key (business_id, account_code) references account (business_id, code),
  constraint payment_outlet foreign key (business_id, outlet_id) references outlet,
  constraint payment_settlement foreign key (business_id, settlement_id) references settlement,
  constraint payment_customer foreign key (business_id, customer_id) references customer,
  constraint payment_vendor foreign key (business_id, vendor_id) references vendor,
  constraint payment_entry foreign key (business_id, entry_id) references journal_entry,
  constraint payment_reversal foreign key (business_id, reversal_entry_id) references journal_entry
);
create index payment_by_date on payment (business_id, paid_on);
create index payment_by_creation on payment (business_id, created_at);
create index payment_by_settlement on payment (business_id, settlement_id);
call own_by_business('payment');
call scope_by_outlet('payment');

create table payment_allocation (
  business_id bigint not null,
  id bigint generated always as identity,
  payment_id bigint not null,
  document_id bigint not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  allocated_on date not null,
  constraint payment_allocation_id_key primary key (business_id, id),
  constraint payment_allocation_payment foreign key (business_id, payment_id) references payment,
  constraint payment_allocation_document foreign key (business_id, document_id) references document
);
create index payment_allocation_by_document on payment_allocation (business_id, document_id);
create index payment_allocation_by_payment on payment_allocation (business_id, payment_id);
call own_by_business('payment_allocation');

-- The last step of a settlement: takes its number, as `issue_document` does for a document.
create function number_settlement(business bigint, settlement_id bigint, outlet bigint, series text, year text, prefix text)
returns text language plpgsql as $$
declare
  taken int := take_number(business, outlet, series, year);
  given text := printed_number(number_start(business, outlet, prefix, year), taken);
begin
  update settlement set number = given, sequence = taken, fiscal_year = year
    where business_id = business and id = settlement_id and number is null;
  if not found then raise exception 'settlement % has a number already', settlement_id; end if;
  return given;
end $$;
