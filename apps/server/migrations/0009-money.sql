-- Money in and out: income, expense, and receipts with the payments and allocations they are made of.

alter table journal_line add column vendor_id bigint;
alter table journal_line add column category_id bigint;
alter table journal_line add constraint journal_line_vendor foreign key (business_id, vendor_id) references vendor;
alter table journal_line add constraint journal_line_category foreign key (business_id, category_id) references category;
alter table journal_line add constraint journal_line_one_party check (customer_id is null or vendor_id is null);
create index journal_line_by_vendor on journal_line (business_id, vendor_id) where vendor_id is not null;
create index journal_line_by_category on journal_line (business_id, category_id) where category_id is not null;

alter table number_series drop constraint number_series_kind_check;
alter table number_series add constraint number_series_kind_check check (kind in ('INVOICE', 'RECEIPT', 'PAYMENT'));

create table income (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  customer_id bigint not null,
  category_id bigint not null,
  heading text not null check (heading <> ''),
  billed_on date not null,
  billed_on_bs text not null,
  due_on date not null,
  due_on_bs text not null,
  total_paisa bigint not null check (total_paisa between 100 and 99999999900),
  -- The sum of the allocations, kept here so that the row's lock and check guard it.
  paid_paisa bigint not null default 0,
  description text check (length(description) <= 50),
  is_active boolean not null default true,
  -- The entry in force, written in the same transaction: an edit and a reactivation post anew.
  entry_id bigint,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint income_id_key primary key (business_id, id),
  constraint income_due_after_bill check (due_on >= billed_on),
  constraint income_paid_within_total check (paid_paisa between 0 and total_paisa),
  constraint income_cancelled_unpaid check (is_active or paid_paisa = 0),
  constraint income_entry foreign key (business_id, entry_id) references journal_entry,
  constraint income_outlet foreign key (business_id, outlet_id) references outlet,
  constraint income_customer foreign key (business_id, customer_id) references customer,
  constraint income_category foreign key (business_id, category_id) references category
);
create index income_by_date on income (business_id, billed_on, id);
create index income_by_customer on income (business_id, customer_id);
call own_by_business('income');
call scope_by_outlet('income');

create table expense (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  vendor_id bigint not null,
  category_id bigint not null,
  heading text not null check (heading <> ''),
  -- The number on the vendor's own bill.
  bill_number text,
  billed_on date not null,
  billed_on_bs text not null,
  due_on date not null,
  due_on_bs text not null,
  total_paisa bigint not null check (total_paisa between 100 and 99999999900),
  -- Input VAT within the total; zero where it cannot be set off.
  vat_paisa bigint not null default 0,
  paid_paisa bigint not null default 0,
  description text check (length(description) <= 50),
  is_active boolean not null default true,
  entry_id bigint,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint expense_id_key primary key (business_id, id),
  constraint expense_due_after_bill check (due_on >= billed_on),
  constraint expense_vat_within_total check (vat_paisa >= 0 and vat_paisa < total_paisa),
  constraint expense_paid_within_total check (paid_paisa between 0 and total_paisa),
  constraint expense_cancelled_unpaid check (is_active or paid_paisa = 0),
  constraint expense_entry foreign key (business_id, entry_id) references journal_entry,
  constraint expense_outlet foreign key (business_id, outlet_id) references outlet,
  constraint expense_vendor foreign key (business_id, vendor_id) references vendor,
  constraint expense_category foreign key (business_id, category_id) references category
);
create index expense_by_date on expense (business_id, billed_on, id);
create index expense_by_vendor on expense (business_id, vendor_id);
call own_by_business('expense');
call scope_by_outlet('expense');

-- One saving of the payment form: what a customer handed over or a vendor was given, in one or several payments, on
-- one or several documents. What a received one leaves over is the customer's advance.
create table receipt (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  kind text not null check (kind in ('RECEIVED', 'PAID')),
  customer_id bigint,
  vendor_id bigint,
  -- Taken at the end of the transaction that writes it, and kept when the receipt is deleted; receipts from before
  -- there were numbers have none.
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
  constraint receipt_id_key primary key (business_id, id),
  constraint receipt_number_key unique (business_id, number),
  constraint receipt_sequence_key unique (business_id, outlet_id, kind, fiscal_year, sequence),
  constraint receipt_one_party check ((customer_id is null) <> (vendor_id is null) and (kind = 'RECEIVED') = (vendor_id is null)),
  constraint receipt_deleted_whole check ((deleted_at is null) = (delete_reason is null)),
  constraint receipt_outlet foreign key (business_id, outlet_id) references outlet,
  constraint receipt_customer foreign key (business_id, customer_id) references customer,
  constraint receipt_vendor foreign key (business_id, vendor_id) references vendor
);
create index receipt_by_customer on receipt (business_id, customer_id) where customer_id is not null;
create index receipt_by_vendor on receipt (business_id, vendor_id) where vendor_id is not null;
create index receipt_by_date on receipt (business_id, received_on, id);
call own_by_business('receipt');
call scope_by_outlet('receipt');

alter table payment add column receipt_id bigint;
alter table payment add column vendor_id bigint;
-- The mirror that undid it: an edited or deleted payment stays, and has no allocations any more.
alter table payment add column reversal_entry_id bigint;
alter table payment alter column customer_id drop not null;
alter table payment drop constraint payment_mode_check;
-- ADVANCE: paid out of what the customer had paid in advance.
alter table payment add constraint payment_mode_check check (mode in ('CASH', 'ONLINE', 'CHEQUE', 'ADVANCE'));
alter table payment add constraint payment_one_party check ((customer_id is null) <> (vendor_id is null));
alter table payment add constraint payment_receipt foreign key (business_id, receipt_id) references receipt;
alter table payment add constraint payment_vendor foreign key (business_id, vendor_id) references vendor;
alter table payment add constraint payment_reversal foreign key (business_id, reversal_entry_id) references journal_entry;
create index payment_by_receipt on payment (business_id, receipt_id);

-- Payments from before there were receipts get one each, business by business, in each one's own audit chain.
do $$
declare
  firm record;
  paid record;
  made bigint;
begin
  for firm in select id from business order by id loop
    perform begin_tenant(firm.id, null, null);
    for paid in select * from payment where business_id = firm.id order by id loop
      insert into receipt (business_id, outlet_id, kind, customer_id, received_on, received_on_bs, total_paisa, created_by,
          created_by_name, created_at)
        values (firm.id, paid.outlet_id, 'RECEIVED', paid.customer_id, paid.paid_on, paid.paid_on_bs, paid.amount_paisa,
          paid.received_by, paid.received_by_name, paid.created_at) returning id into made;
      update payment set receipt_id = made where business_id = firm.id and id = paid.id;
    end loop;
    perform seal_audit(firm.id);
  end loop;
  perform begin_tenant(0, null, null);
end $$;
alter table payment alter column receipt_id set not null;

alter table payment_allocation alter column invoice_id drop not null;
alter table payment_allocation add column income_id bigint;
alter table payment_allocation add column expense_id bigint;
alter table payment_allocation add constraint payment_allocation_income foreign key (business_id, income_id) references income;
alter table payment_allocation add constraint payment_allocation_expense foreign key (business_id, expense_id) references expense;
alter table payment_allocation add constraint payment_allocation_one_document
  check (num_nonnulls(invoice_id, income_id, expense_id) = 1);
create index payment_allocation_by_income on payment_allocation (business_id, income_id) where income_id is not null;
create index payment_allocation_by_expense on payment_allocation (business_id, expense_id) where expense_id is not null;

-- The last step of a receipt: takes its number, as `issue_invoice` does for a bill.
create function number_receipt(business bigint, receipt_id bigint, outlet bigint, receipt_kind text, year text, prefix text)
returns text language plpgsql as $$
declare
  series_kind text := case receipt_kind when 'PAID' then 'PAYMENT' else 'RECEIPT' end;
  taken int;
  given text;
begin
  update number_series set last_number = last_number + 1
    where business_id = business and outlet_id = outlet and kind = series_kind and fiscal_year = year
    returning last_number into taken;
  if not found then
    insert into number_series (business_id, outlet_id, kind, fiscal_year, last_number) values (business, outlet, series_kind, year, 1)
      on conflict on constraint number_series_key do update set last_number = number_series.last_number + 1
      returning last_number into taken;
  end if;
  given := prefix || lpad(taken::text, greatest(5, length(taken::text)), '0');
  update receipt set number = given, sequence = taken, fiscal_year = year
    where business_id = business and id = receipt_id and number is null;
  if not found then raise exception 'receipt % has a number already', receipt_id; end if;
  return given;
end $$;
