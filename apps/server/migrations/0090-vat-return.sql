-- What was said to the tax office of a month, each time it was said: the last counts. Amounts are whole rupees, as the
-- form has them.
create table vat_return (
  business_id bigint not null,
  id bigint generated always as identity,
  -- The last day of its BS month.
  month_end date not null,
  -- Its place among what was said of the month.
  sequence int not null check (sequence > 0),
  state text not null check (state in ('SUBMITTED', 'VERIFIED', 'WITHDRAWN')),
  submission_number text not null check (submission_number <> '' and length(submission_number) <= 40),
  submitted_on date not null,
  -- When the portal showed it as verified: until then it is not filed.
  verified_on date,
  taxable_sales bigint not null,
  sales_tax bigint not null,
  exports bigint not null,
  exempt_sales bigint not null,
  taxable_purchases bigint not null,
  purchase_tax bigint not null,
  taxable_imports bigint not null,
  import_tax bigint not null,
  exempt_purchases bigint not null,
  exempt_imports bigint not null,
  adjustment_credit bigint not null check (adjustment_credit >= 0),
  adjustment_reason text check (adjustment_reason in ('ADJUSTMENT', 'ELECTRONIC_PAYMENT', 'OTHER')),
  adjustment_debit bigint not null check (adjustment_debit >= 0),
  brought_forward bigint not null check (brought_forward >= 0),
  refund_asked bigint not null check (refund_asked >= 0),
  refund_basis text check (length(refund_basis) <= 200),
  -- What the month after brings forward.
  carried_forward bigint not null check (carried_forward >= 0),
  -- What its entry books beside what is typed, in paisa: what whole rupees make of the tax of sales and of that of purchases
  -- (and of what was before the first return), and how much input VAT goes against output VAT.
  output_rounding_paisa bigint not null check (abs(output_rounding_paisa) < 100),
  input_rounding_paisa bigint not null check (abs(input_rounding_paisa) < 250),
  set_off_paisa bigint not null check (set_off_paisa >= 0),
  sales_bills int not null check (sales_bills >= 0),
  credit_notes int not null check (credit_notes >= 0),
  purchase_bills int not null check (purchase_bills >= 0),
  debit_notes int not null check (debit_notes >= 0),
  -- Why it is said again, or taken back.
  reason text check (length(reason) <= 200),
  said_by bigint not null,
  said_by_name text not null,
  said_at timestamptz not null default clock_timestamp(),
  constraint vat_return_id_key primary key (business_id, id),
  constraint vat_return_sequence_key unique (business_id, month_end, sequence),
  constraint vat_return_days check (submitted_on > month_end and verified_on >= submitted_on),
  constraint vat_return_verified check ((state = 'VERIFIED') = (verified_on is not null)),
  constraint vat_return_withdrawn check (state <> 'WITHDRAWN' or reason is not null),
  constraint vat_return_adjusted check ((adjustment_credit > 0) = (adjustment_reason is not null)),
  constraint vat_return_carried check (carried_forward = greatest(purchase_tax + import_tax + adjustment_credit + brought_forward
    - sales_tax - adjustment_debit, 0) - refund_asked)
);
call append_only_by_business('vat_return');
