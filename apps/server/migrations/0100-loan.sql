-- Loans: what the business owes, each on an account of its own. The register posts nothing when a loan comes: a receipt, a
-- journal or the opening balance did. Each payment is a voucher; the plan is worked out and never stored.
create table loan (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  name text not null check (name <> '' and length(name) <= 100),
  name_np text check (name_np <> '' and length(name_np) <= 100),
  lender text not null check (lender <> '' and length(lender) <= 100),
  account_code text not null,
  -- The expense onto which the interest goes, and under EXPENSES its category.
  interest_account_code text not null,
  interest_category_id bigint,
  -- What was owed on the day from which interest counts.
  amount_paisa bigint not null check (amount_paisa > 0),
  from_on date not null,
  from_on_bs text not null,
  -- Of a year, in hundredths of a per cent.
  rate_hundredths int not null check (rate_hundredths between 0 and 10000),
  way text not null check (way in ('EQUAL_INSTALMENTS', 'EQUAL_PRINCIPAL', 'INTEREST_ONLY')),
  every text not null check (every in ('MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY')),
  -- The day of an instalment, how many were settled before it (less those that came to nothing and are passed over), and
  -- how many there are from it on.
  due_on date not null,
  due_on_bs text not null,
  due_after int not null,
  -- The days, rising, of instalments before it whose payments were taken back: they come first, and then it.
  due_again text[] not null default '{}',
  instalment_count int not null check (instalment_count between 1 and 480),
  note text check (note <> '' and length(note) <= 500),
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint loan_id_key primary key (business_id, id),
  -- So that the register and the account can be compared.
  constraint loan_account_key unique (business_id, account_code),
  constraint loan_outlet foreign key (business_id, outlet_id) references outlet,
  constraint loan_account foreign key (business_id, account_code) references account (business_id, code),
  constraint loan_interest_account foreign key (business_id, interest_account_code) references account (business_id, code),
  constraint loan_interest_category foreign key (business_id, interest_category_id) references category
);
create index loan_by_day on loan (business_id, from_on desc, id desc);
create index loan_by_outlet on loan (business_id, outlet_id, from_on desc, id desc);
create index loan_by_interest_account on loan (business_id, interest_account_code);
create index loan_by_category on loan (business_id, interest_category_id) where interest_category_id is not null;
call own_by_business('loan');
call comments_go_with('loan', 'LOAN');
call scope_by_outlet('loan');

-- The account of a loan with something owed stays one of loans and in use, also for who does not see the outlet of the loan:
-- else nothing could be paid of it, nor another account be chosen.
create function keep_account_of_loan() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from loan where business_id = old.business_id and account_code = old.code and amount_paisa > (
    select coalesce(sum(principal_paisa), 0) from loan_payment payment
    where payment.business_id = loan.business_id and payment.loan_id = loan.id)) then
    raise exception 'account % of business % has a loan', old.code, old.business_id
      using errcode = 'check_violation', constraint = 'account_of_loan_stays';
  end if;
  return new;
end $$;
create trigger keep_of_loan before update of group_code, is_active on account for each row
  when ((old.group_code = 'LOANS' and new.group_code <> 'LOANS') or (old.is_active and not new.is_active))
  execute function keep_account_of_loan();

-- What is paid of a loan, in its order; what is taken back is no longer here. Its day is that of its voucher.
create table loan_payment (
  business_id bigint not null,
  id bigint generated always as identity,
  loan_id bigint not null,
  outlet_id bigint not null,
  place int not null check (place > 0),
  -- The day of the instalment that it settles; null: it was paid besides.
  due_on date,
  -- The days, rising, of instalments before it that came to nothing: it passes them over.
  passed_on text[] not null default '{}',
  principal_paisa bigint not null check (principal_paisa >= 0),
  interest_paisa bigint not null check (interest_paisa >= 0),
  charges_paisa bigint not null check (charges_paisa >= 0),
  voucher_id bigint not null,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  constraint loan_payment_id_key primary key (business_id, id),
  constraint loan_payment_key unique (business_id, loan_id, place),
  constraint loan_payment_voucher_key unique (business_id, voucher_id),
  constraint loan_payment_passed check (due_on is not null or passed_on = '{}'),
  constraint loan_payment_paid check (principal_paisa + interest_paisa + charges_paisa > 0),
  constraint loan_payment_loan foreign key (business_id, loan_id) references loan,
  constraint loan_payment_outlet foreign key (business_id, outlet_id) references outlet,
  constraint loan_payment_voucher foreign key (business_id, voucher_id) references voucher
);
call own_by_business('loan_payment');
call scope_by_outlet('loan_payment');
