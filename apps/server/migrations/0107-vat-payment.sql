-- VAT of a month that was filed, paid to the tax office; box 10 of its return. The columns are those of `tds_deposit`.
create table vat_payment (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  -- The last day of the BS month whose tax it is.
  month_end date not null,
  account_code text not null,
  -- Whole rupees, as the return has them.
  amount_paisa bigint not null check (amount_paisa > 0 and amount_paisa % 100 = 0),
  paid_on date not null,
  paid_on_bs text not null,
  submission_number text check (submission_number <> '' and length(submission_number) <= 40),
  voucher_number text not null check (voucher_number <> '' and length(voucher_number) <= 40),
  state text not null default 'POSTED' check (state in ('POSTED', 'CANCELLED')),
  cancel_reason text check (length(cancel_reason) <= 200),
  cancelled_at timestamptz,
  cancelled_by bigint,
  cancelled_by_name text,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint vat_payment_id_key primary key (business_id, id),
  constraint vat_payment_cancelled_whole check ((state = 'CANCELLED') = (cancelled_at is not null)),
  constraint vat_payment_outlet foreign key (business_id, outlet_id) references outlet,
  constraint vat_payment_account foreign key (business_id, account_code) references account (business_id, code)
);
create index vat_payment_by_month on vat_payment (business_id, month_end desc, id desc);
-- One voucher may pay several months, and each once.
create unique index vat_payment_voucher_key on vat_payment (business_id, voucher_number, month_end) where state = 'POSTED';
call own_by_business('vat_payment');
call scope_by_outlet('vat_payment');
