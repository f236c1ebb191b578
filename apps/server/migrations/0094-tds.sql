-- Tax deducted at source: rates from a day on, what payments held back, and what of it was paid to the tax office.

-- Rows of business 0 came with the product; one of the business's own of the same day comes before them.
create table tds_rate (
  business_id bigint not null,
  id bigint generated always as identity,
  -- Nature and first day, so that each is there once.
  code text not null,
  nature text not null check (nature <> ''),
  rate_hundredths int not null check (rate_hundredths > 0 and rate_hundredths <= 10000),
  holds_from date not null,
  -- Where it is from.
  source text not null check (source <> '' and length(source) <= 200),
  created_by bigint,
  created_by_name text,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint tds_rate_id_key primary key (business_id, id),
  constraint tds_rate_code_key unique (business_id, code)
);
call shareable_by_business('tds_rate');

-- What a payment of the mode TDS is tax of. It stands with its payment; a certificate may come later.
create table payment_tds (
  business_id bigint not null,
  id bigint generated always as identity,
  payment_id bigint not null,
  direction text not null check (direction in ('RECEIVED', 'PAID')),
  customer_id bigint,
  vendor_id bigint,
  nature text not null check (nature <> ''),
  -- As the table had it on its day; null where it goes by steps of the income.
  rate_hundredths int check (rate_hundredths > 0 and rate_hundredths <= 10000),
  base_paisa bigint not null check (base_paisa > 0),
  -- The portal's number of what we hold back.
  portal_type int check (portal_type between 19 and 36 and portal_type <> 32),
  certificate_number text check (certificate_number <> '' and length(certificate_number) <= 40),
  certificate_on date,
  -- The days of the entry of its payment, and of the reversal of that.
  posted_on date not null,
  reversed_on date,
  version int not null default 1,
  constraint payment_tds_id_key primary key (business_id, id),
  constraint payment_tds_payment_key unique (business_id, payment_id),
  constraint payment_tds_type check ((direction = 'PAID') = (portal_type is not null)),
  constraint payment_tds_party check ((direction = 'PAID') = (vendor_id is not null) and (direction = 'RECEIVED') = (customer_id is not null)),
  constraint payment_tds_certificate check (certificate_on is null or certificate_number is not null),
  constraint payment_tds_payment foreign key (business_id, payment_id) references payment
);
create index payment_tds_by_day on payment_tds (business_id, direction, posted_on desc, id desc);
create index payment_tds_by_reversal on payment_tds (business_id, direction, reversed_on) where reversed_on is not null;
create index payment_tds_by_vendor on payment_tds (business_id, vendor_id, id desc) where vendor_id is not null;
create index payment_tds_uncertified on payment_tds (business_id, posted_on desc, id desc)
  where direction = 'RECEIVED' and certificate_number is null and reversed_on is null;
create unique index payment_tds_certificate_key on payment_tds (business_id, customer_id, certificate_number)
  where certificate_number is not null and reversed_on is null;
call own_by_business('payment_tds');

-- What is taken back of a payment is taken back of its tax.
create function take_back_tds() returns trigger language plpgsql as $$
begin
  update payment_tds set version = version + 1,
    reversed_on = (select posting_date from journal_entry where business_id = new.business_id and id = new.reversal_entry_id)
    where business_id = new.business_id and payment_id = new.id;
  return null;
end $$;
create trigger take_back_tds after update of reversal_entry_id on payment for each row
  when (new.mode = 'TDS' and new.reversal_entry_id is not null) execute function take_back_tds();

create table tds_deposit (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  -- The last day of the BS month whose tax it is.
  month_end date not null,
  account_code text not null,
  amount_paisa bigint not null check (amount_paisa > 0),
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
  constraint tds_deposit_id_key primary key (business_id, id),
  constraint tds_deposit_cancelled_whole check ((state = 'CANCELLED') = (cancelled_at is not null)),
  constraint tds_deposit_outlet foreign key (business_id, outlet_id) references outlet,
  constraint tds_deposit_account foreign key (business_id, account_code) references account (business_id, code)
);
create index tds_deposit_by_month on tds_deposit (business_id, month_end desc, id desc);
-- One voucher may pay several months, and each once.
create unique index tds_deposit_voucher_key on tds_deposit (business_id, voucher_number, month_end) where state = 'POSTED';
call own_by_business('tds_deposit');
call scope_by_outlet('tds_deposit');

-- Everything that the business held back of what it pays, in payments and in journals, in force or taken back.
create view tds_held_back with (security_invoker = true) as
  select tax.business_id, tax.id, payment.settlement_id, null::bigint as voucher_id, settlement.number, tax.vendor_id,
    payment.paid_on, payment.paid_on_bs, tax.nature, tax.rate_hundredths, tax.portal_type, tax.base_paisa, payment.amount_paisa,
    tax.posted_on, tax.reversed_on
  from payment_tds tax
  join payment on payment.business_id = tax.business_id and payment.id = tax.payment_id
  join settlement on settlement.business_id = payment.business_id and settlement.id = payment.settlement_id
  where tax.direction = 'PAID'
  union all
  select line.business_id, line.id, null, voucher.id, voucher.number, line.vendor_id, voucher.dated_on, voucher.dated_on_bs,
    line.tds_nature, line.tds_rate_hundredths, line.tds_portal_type, line.tds_base_paisa, line.credit_paisa, voucher.dated_on,
    mirror.posting_date
  from voucher_line line
  join voucher on voucher.business_id = line.business_id and voucher.id = line.voucher_id and voucher.state <> 'DRAFT'
  left join journal_entry mirror on mirror.business_id = voucher.business_id and mirror.reverses_id = voucher.entry_id
  where line.tds_nature is not null;
grant select on tds_held_back to bahi_app, bahi_outlet;
