-- Vouchers: what an accountant writes into the books that no other document does. A journal of any lines, money that
-- moves between the business's own accounts, and what stood on its accounts when it began here.

create table voucher (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  kind text not null check (kind in ('JOURNAL_VOUCHER', 'CONTRA_VOUCHER', 'OPENING_VOUCHER', 'CLOSING_VOUCHER', 'ASSET_VOUCHER',
    'PREPAID_VOUCHER', 'LOAN_VOUCHER')),
  -- Taken as the last step of posting; one that waits for approval has none yet.
  number text,
  fiscal_year text,
  sequence int,
  dated_on date not null,
  dated_on_bs text not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'POSTED', 'CANCELLED')),
  entry_id bigint,
  -- What its debits, and so its credits, come to.
  total_paisa bigint not null check (total_paisa > 0),
  narration text check (narration <> '' and length(narration) <= 500),
  posted_at timestamptz,
  cancelled_at timestamptz,
  -- By whom, and what they were called then.
  cancelled_by bigint,
  cancelled_by_name text,
  cancel_reason text,
  -- The idempotency key under which it was posted: what was written under one key is posted once.
  issue_key text,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  -- Above the owner's limit: who wrote it last, and what somebody else said to that. It is in no books until then.
  drafted_by bigint,
  approval text check (approval in ('APPROVED', 'REJECTED')),
  approval_by bigint,
  approval_by_name text,
  approval_at timestamptz,
  approval_remarks text,
  -- It came again by itself, and nobody has looked at it yet: it asks for nobody's approval until somebody enters it.
  is_prepared boolean not null default false,
  constraint voucher_prepared check (not is_prepared or (state = 'DRAFT' and approval is null)),
  constraint voucher_approved_by_another check (approval_by <> drafted_by),
  constraint voucher_approval_whole check (
    (approval is null) = (approval_by is null) and (approval is null) = (approval_by_name is null)
    and (approval is null) = (approval_at is null) and (approval_remarks is null or approval = 'REJECTED')),
  constraint voucher_waits check (state <> 'DRAFT' or drafted_by is not null),
  constraint voucher_id_key primary key (business_id, id),
  constraint voucher_number_key unique (business_id, kind, number),
  constraint voucher_sequence_key unique (business_id, kind, outlet_id, fiscal_year, sequence),
  constraint voucher_issue_key unique (business_id, issue_key),
  constraint voucher_numbered_whole check (num_nonnulls(number, fiscal_year, sequence, posted_at, entry_id) in (0, 5)),
  constraint voucher_numbered_when_posted check ((state = 'DRAFT') = (number is null)),
  constraint voucher_cancelled_whole check ((state = 'CANCELLED') = (cancelled_at is not null)),
  constraint voucher_outlet foreign key (business_id, outlet_id) references outlet,
  constraint voucher_entry foreign key (business_id, entry_id) references journal_entry
);
-- In the order of the list, word for word: of all, of a kind, and of an outlet.
create index voucher_by_day on voucher (business_id, dated_on desc nulls last, id desc);
create index voucher_by_kind on voucher (business_id, kind, dated_on desc nulls last, id desc);
create index voucher_by_outlet on voucher (business_id, outlet_id, dated_on desc nulls last, id desc);
create index voucher_by_total on voucher (business_id, total_paisa, dated_on desc nulls last, id desc);
create index voucher_waiting on voucher (business_id) where state = 'DRAFT';
create index voucher_by_entry on voucher (business_id, entry_id) where entry_id is not null;
create index voucher_by_posting on voucher (business_id, posted_at) where posted_at is not null;
create index voucher_by_cancelling on voucher (business_id, cancelled_at) where cancelled_at is not null;
create index voucher_of_cut_over on voucher (business_id, dated_on) where kind = 'OPENING_VOUCHER' and state = 'POSTED';
call own_by_business('voucher');
call comments_go_with('voucher', 'VOUCHER');
call scope_by_outlet('voucher');

create function refuse_posted_voucher(business bigint, asked bigint) returns void language plpgsql as $$
declare
  given text;
begin
  select number into given from voucher where business_id = business and id = asked;
  if given is not null then
    raise exception 'voucher % is posted', given
      using errcode = 'integrity_constraint_violation', constraint = 'voucher_posted';
  end if;
end $$;

-- What bears a number stands as it was posted; when and by whom it is cancelled is noted here.
create function keep_voucher() returns trigger language plpgsql as $$
declare
  later text[] := array['state', 'version', 'cancel_reason', 'cancelled_at', 'cancelled_by', 'cancelled_by_name'];
begin
  if tg_op = 'DELETE' then
    perform refuse_posted_voucher(old.business_id, old.id);
    return old;
  end if;
  if to_jsonb(old) - later <> to_jsonb(new) - later then perform refuse_posted_voucher(old.business_id, old.id); end if;
  if new.state <> old.state and (old.state, new.state) not in (('DRAFT', 'POSTED'), ('POSTED', 'CANCELLED')) then
    raise exception 'voucher % cannot become %', new.id, new.state
      using errcode = 'integrity_constraint_violation', constraint = 'voucher_state';
  end if;
  if old.state = 'DRAFT' and new.state = 'POSTED' then
    new.posted_at := now();
  elsif old.state = 'POSTED' and new.state = 'CANCELLED' then
    new.cancelled_at := now();
    new.cancelled_by := nullif(current_setting('app.user_id', true), '')::bigint;
    new.cancelled_by_name := (select full_name from app_user where id = new.cancelled_by);
  end if;
  return new;
end $$;
create trigger keep_voucher before update or delete on voucher for each row execute function keep_voucher();

-- What comes again may be a voucher.
alter table recurring add constraint recurring_voucher foreign key (business_id, voucher_id) references voucher;
alter table recurring_period add constraint recurring_period_voucher foreign key (business_id, voucher_id) references voucher
  on delete set null (voucher_id);

create table voucher_line (
  business_id bigint not null,
  id bigint generated always as identity,
  voucher_id bigint not null,
  line_number int not null,
  account_code text not null,
  -- The category of income or expense whose account it is, under OTHER_INCOME or EXPENSES.
  category_id bigint,
  -- Whose line it is, on an account that is kept by customer or vendor; and the document of theirs that it is set
  -- against, where one was chosen.
  customer_id bigint,
  vendor_id bigint,
  document_id bigint,
  -- Of tax that a journal holds back: what of, at which rate of its day (null where it goes by steps of the income), and
  -- under which number of the portal. Whose it is says the vendor.
  tds_nature text check (tds_nature <> ''),
  tds_rate_hundredths int check (tds_rate_hundredths > 0 and tds_rate_hundredths <= 10000),
  tds_base_paisa bigint check (tds_base_paisa > 0),
  tds_portal_type int check (tds_portal_type between 19 and 36 and tds_portal_type <> 32),
  debit_paisa bigint not null check (debit_paisa >= 0),
  credit_paisa bigint not null check (credit_paisa >= 0),
  narration text check (narration <> '' and length(narration) <= 200),
  constraint voucher_line_id_key primary key (business_id, id),
  constraint voucher_line_number_key unique (business_id, voucher_id, line_number),
  constraint voucher_line_one_side check ((debit_paisa > 0) <> (credit_paisa > 0)),
  constraint voucher_line_customer check ((account_code in ('RECEIVABLE', 'CUSTOMER_ADVANCES')) = (customer_id is not null)),
  constraint voucher_line_vendor check (
    (account_code in ('PAYABLE', 'VENDOR_ADVANCES') or tds_nature is not null) = (vendor_id is not null)),
  constraint voucher_line_tax check (num_nonnulls(tds_nature, tds_base_paisa, tds_portal_type) in (0, 3)
    and (tds_nature is not null or tds_rate_hundredths is null)
    and (tds_nature is null or (account_code = 'TDS_PAYABLE' and credit_paisa between 1 and tds_base_paisa))),
  constraint voucher_line_of_customer foreign key (business_id, customer_id) references customer,
  constraint voucher_line_of_vendor foreign key (business_id, vendor_id) references vendor,
  constraint voucher_line_document foreign key (business_id, document_id) references document,
  constraint voucher_line_voucher foreign key (business_id, voucher_id) references voucher on delete cascade,
  constraint voucher_line_category foreign key (business_id, category_id) references category
);
create index voucher_line_by_account on voucher_line (business_id, account_code, voucher_id);
create index voucher_line_by_category on voucher_line (business_id, category_id) where category_id is not null;
create index voucher_line_by_customer on voucher_line (business_id, customer_id) where customer_id is not null;
create index voucher_line_by_vendor on voucher_line (business_id, vendor_id, id desc) where vendor_id is not null;
create index voucher_line_of_tax on voucher_line (business_id, voucher_id) where tds_nature is not null;
call own_by_business('voucher_line');

-- The lines stand with their voucher: looked at once for each statement.
create function keep_voucher_lines() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refuse_posted_voucher(business_id, voucher_id) from (select distinct business_id, voucher_id from old_rows) line;
  end if;
  if tg_op <> 'DELETE' then
    perform refuse_posted_voucher(business_id, voucher_id) from (select distinct business_id, voucher_id from new_rows) line;
  end if;
  return null;
end $$;
create trigger already_posted after insert on voucher_line referencing new table as new_rows
  for each statement execute function keep_voucher_lines();
create trigger already_posted_update after update on voucher_line referencing old table as old_rows new table as new_rows
  for each statement execute function keep_voucher_lines();
create trigger already_posted_delete after delete on voucher_line referencing old table as old_rows
  for each statement execute function keep_voucher_lines();

-- The last step of writing one: takes the number, as `issue_document` does for a document.
create function post_voucher(business bigint, asked bigint, entry bigint, outlet bigint, series text, year text, prefix text,
  issued_under text) returns text language plpgsql as $$
declare
  taken int := take_number(business, outlet, series, year);
  given text := printed_number(number_start(business, outlet, prefix, year), taken);
begin
  update voucher set state = 'POSTED', number = given, sequence = taken, fiscal_year = year, entry_id = entry, issue_key = issued_under
    where business_id = business and id = asked and state = 'DRAFT';
  if not found then raise exception 'voucher % is posted already', asked; end if;
  return given;
end $$;

-- The day on which a business began here, in all outlets; null where no opening balance is in force. Whoever works in one
-- outlet does not see the vouchers of others, whose day binds them all the same.
create function cut_over_day(business bigint) returns date language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select min(dated_on) from voucher
    where business_id = business and business_id = nullif(current_setting('app.business_id', true), '')::bigint
      and kind = 'OPENING_VOUCHER' and state = 'POSTED'
$$;

-- Nothing stands before that day: what was before is in the opening balance, and would count twice. An opening due that
-- was written before the opening balance is corrected and taken back on its own day all the same. It is read behind the
-- lock on the outlet that `keep_locked` takes, for which an opening balance waits.
create function keep_after_cut_over() returns trigger language plpgsql as $$
declare
  begun date := cut_over_day(new.business_id);
begin
  if new.posting_date < begun
    and not (new.source_kind in ('OPENING_RECEIVABLE', 'OPENING_PAYABLE') and (new.reverses_id is not null or new.source_version > 1)) then
    raise exception 'the books of business % begin on %', new.business_id, begun
      using errcode = 'integrity_constraint_violation', constraint = 'before_cut_over';
  end if;
  return new;
end $$;
create trigger keep_locked_begin before insert on journal_entry for each row execute function keep_after_cut_over();

-- The first day on which anything stands in the books, in all outlets. What was taken back on its own day does not, and
-- what a business began with is no trade: opening dues and opening stock.
create function first_booked_day(business bigint) returns date language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select min(day) from account_day
    where business_id = business and debit_paisa <> credit_paisa
      and source_kind not in ('OPENING_RECEIVABLE', 'OPENING_PAYABLE', 'ITEM', 'DATA_IMPORT') and business_id = nullif(current_setting('app.business_id', true), '')::bigint
$$;

-- What a business began with, of each day: by vouchers, opening dues and opening stock. Whatever else was posted since is
-- not read for it.
create index account_day_of_opening on account_day (business_id, day)
  where source_kind in ('OPENING_VOUCHER', 'OPENING_RECEIVABLE', 'OPENING_PAYABLE', 'ITEM', 'DATA_IMPORT');
create view opening_day with (security_invoker = true) as
  select business_id, day, outlet_id, account_code, source_kind, debit_paisa - credit_paisa as paisa from account_day
  where source_kind in ('OPENING_VOUCHER', 'OPENING_RECEIVABLE', 'OPENING_PAYABLE', 'ITEM', 'DATA_IMPORT');
grant select on opening_day to bahi_app, bahi_outlet;
