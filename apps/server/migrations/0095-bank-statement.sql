-- Statements of banks and wallets: their lines as they were read, and what of the books each was matched with.

-- How the files of an account are written, as it was said last.
create table bank_profile (
  business_id bigint not null,
  id bigint generated always as identity,
  account_code text not null,
  headings text[] not null,
  -- What each column is: empty for one that is not taken over.
  columns text[] not null,
  date_form text not null check (date_form in ('YMD', 'DMY', 'MDY')),
  is_bs boolean not null,
  version int not null default 1,
  constraint bank_profile_id_key primary key (business_id, id),
  constraint bank_profile_account_key unique (business_id, account_code),
  constraint bank_profile_whole check (cardinality(headings) = cardinality(columns)),
  constraint bank_profile_account foreign key (business_id, account_code) references account (business_id, code)
);
call own_by_business('bank_profile');

-- A file that was read.
create table bank_statement (
  business_id bigint not null,
  id bigint generated always as identity,
  account_code text not null,
  file_name text not null,
  -- The days and balances of the lines that it brought.
  from_on date not null,
  to_on date not null,
  opening_paisa bigint not null,
  closing_paisa bigint not null,
  line_count int not null check (line_count > 0),
  -- How many of its lines had been read before.
  known_count int not null check (known_count >= 0),
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint bank_statement_id_key primary key (business_id, id),
  constraint bank_statement_days check (from_on <= to_on),
  constraint bank_statement_account foreign key (business_id, account_code) references account (business_id, code)
);
create index bank_statement_by_account on bank_statement (business_id, account_code, id desc);
call own_by_business('bank_statement');

-- The lines of an account in the order of the bank, each with the balance after it. What was there before the first one is
-- a line of its own, so that the lines add up to the balance.
create table bank_line (
  business_id bigint not null,
  id bigint generated always as identity,
  statement_id bigint not null,
  account_code text not null,
  place int not null check (place >= 0),
  -- In its file, from 1; null of what was there before.
  row_number int check (row_number > 0),
  dated_on date not null,
  dated_on_bs text not null,
  says text not null check (length(says) <= 300),
  reference text check (reference <> '' and length(reference) <= 100),
  -- What came in is above zero, what went out below.
  amount_paisa bigint not null check (amount_paisa <> 0),
  balance_paisa bigint not null,
  -- By what the line is known again in another file.
  known_as text not null,
  constraint bank_line_id_key primary key (business_id, id),
  constraint bank_line_place_key unique (business_id, account_code, place),
  constraint bank_line_known_key unique (business_id, account_code, known_as),
  constraint bank_line_opening check ((place = 0) = (row_number is null)),
  constraint bank_line_statement foreign key (business_id, statement_id) references bank_statement on delete cascade,
  constraint bank_line_account foreign key (business_id, account_code) references account (business_id, code)
);
create index bank_line_by_day on bank_line (business_id, account_code, dated_on, place);
create index bank_line_by_statement on bank_line (business_id, statement_id);
call own_by_business('bank_line');

-- Lines of statements and lines of the books that are the same money: their sums are equal.
create table bank_match (
  business_id bigint not null,
  id bigint generated always as identity,
  account_code text not null,
  -- The days of its earliest and latest part: on a day between them it is not matched yet.
  from_on date not null,
  to_on date not null,
  -- What it comes to on each side.
  amount_paisa bigint not null,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  constraint bank_match_id_key primary key (business_id, id),
  constraint bank_match_days check (from_on <= to_on),
  constraint bank_match_account foreign key (business_id, account_code) references account (business_id, code)
);
create index bank_match_by_account on bank_match (business_id, account_code, id desc);
create index bank_match_by_day on bank_match (business_id, account_code, to_on);
call own_by_business('bank_match');

create table bank_match_part (
  business_id bigint not null,
  id bigint generated always as identity,
  match_id bigint not null,
  -- One of the two.
  line_id bigint,
  journal_line_id bigint,
  constraint bank_match_part_id_key primary key (business_id, id),
  constraint bank_match_part_line_key unique (business_id, line_id),
  constraint bank_match_part_books_key unique (business_id, journal_line_id),
  constraint bank_match_part_one_side check ((line_id is null) <> (journal_line_id is null)),
  constraint bank_match_part_match foreign key (business_id, match_id) references bank_match on delete cascade,
  constraint bank_match_part_line foreign key (business_id, line_id) references bank_line,
  constraint bank_match_part_books foreign key (business_id, journal_line_id) references journal_line
);
create index bank_match_part_by_match on bank_match_part (business_id, match_id, id);
call own_by_business('bank_match_part');

-- Both sides of a match come to the same, on its own account. They are summed once, for the last of the parts that were
-- written: a match with thousands of parts is not summed for each of them.
create function check_bank_match() returns trigger language plpgsql as $$
declare
  asked bank_match;
  of_bank bigint;
  of_books bigint;
  strange boolean;
begin
  select * into asked from bank_match where business_id = coalesce(new.business_id, old.business_id) and id = coalesce(new.match_id, old.match_id);
  if not found then return null; end if;
  if tg_op = 'INSERT' and exists (select from bank_match_part later
    where later.business_id = new.business_id and later.match_id = new.match_id and later.id > new.id) then return null; end if;
  select coalesce(sum(line.amount_paisa), 0), coalesce(sum(booked.debit_paisa - booked.credit_paisa), 0),
      coalesce(bool_or(coalesce(line.account_code, booked.account_code) is distinct from asked.account_code), true)
    into of_bank, of_books, strange
    from bank_match_part part
    left join bank_line line on line.business_id = part.business_id and line.id = part.line_id
    left join journal_line booked on booked.business_id = part.business_id and booked.id = part.journal_line_id
    where part.business_id = asked.business_id and part.match_id = asked.id;
  if of_bank <> of_books or of_bank <> asked.amount_paisa or strange then
    raise exception 'match % of business % has % of the bank and % of the books', asked.id, asked.business_id, of_bank, of_books
      using errcode = 'check_violation', constraint = 'bank_match_equal';
  end if;
  return null;
end $$;
create constraint trigger bank_match_equal after insert or update or delete on bank_match_part
  deferrable initially deferred for each row execute function check_bank_match();

-- Entries that tell what did happen at the bank, though they take another one back: a cheque that bounced did come and go,
-- and the bank tells both.
create function is_fact_of_bank(kind text) returns boolean language sql immutable as $$
  select kind in ('CHEQUE_BOUNCED', 'CHEQUE_TAKEN_BACK')
$$;

-- What is taken out of the books is matched with nothing any more. Who matches holds the lock of the business alone, and
-- those who take something back share it: whichever comes second sees what the other one did.
create function release_bank_match() returns trigger language plpgsql as $$
begin
  if not exists (select from journal_line line
    join account on account.business_id = line.business_id and account.code = line.account_code and account.group_code in ('BANK', 'WALLET')
    where line.business_id = new.business_id and line.entry_id = new.reverses_id) then return null; end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('bank match', new.business_id));
  delete from bank_match where business_id = new.business_id and id in (
    select part.match_id from journal_line line
    join bank_match_part part on part.business_id = line.business_id and part.journal_line_id = line.id
    where line.business_id = new.business_id and line.entry_id = new.reverses_id);
  return null;
end $$;
create trigger release_bank_match after insert on journal_entry for each row
  when (new.reverses_id is not null and not is_fact_of_bank(new.kind))
  execute function release_bank_match();

-- Whose money a bank's text was matched with before.
create table bank_hint (
  business_id bigint not null,
  id bigint generated always as identity,
  -- The words of the text that stay.
  pattern text not null check (pattern <> '' and length(pattern) <= 150),
  is_incoming boolean not null,
  customer_id bigint,
  vendor_id bigint,
  times int not null default 1 check (times > 0),
  version int not null default 1,
  constraint bank_hint_id_key primary key (business_id, id),
  constraint bank_hint_pattern_key unique (business_id, pattern, is_incoming),
  constraint bank_hint_one_party check ((customer_id is null) <> (vendor_id is null)),
  constraint bank_hint_customer foreign key (business_id, customer_id) references customer,
  constraint bank_hint_vendor foreign key (business_id, vendor_id) references vendor
);
call own_by_business('bank_hint');
