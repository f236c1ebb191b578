-- What comes again: a document or a voucher that is made once more each so many months of Bikram Sambat, or weeks.
create table recurring (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  name text not null check (name <> '' and length(name) <= 100),
  -- What is made is like this document: its party, lines, amounts and remarks, at the taxes of its own day; or like this
  -- voucher.
  kind text not null,
  document_id bigint,
  voucher_id bigint,
  unit text not null check (unit in ('MONTH', 'WEEK')),
  every int not null check (every between 1 and 60),
  first_on date not null,
  first_on_bs text not null,
  -- Of a month that is shorter its last day; null for that of the first day.
  day_of_month int check (day_of_month between 1 and 32),
  last_on date,
  last_on_bs text,
  -- Issued at once, and not only drafted.
  is_automatic boolean not null default false,
  is_active boolean not null default true,
  -- What is made next; null once nothing more comes.
  next_on date,
  -- In whose name it is made: who wrote this last.
  written_by bigint not null,
  written_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint recurring_id_key primary key (business_id, id),
  constraint recurring_one_model check (num_nonnulls(document_id, voucher_id) = 1),
  constraint recurring_day_of_month check (unit = 'MONTH' or day_of_month is null),
  constraint recurring_last_after_first check (last_on is null or last_on >= first_on),
  constraint recurring_last_whole check ((last_on is null) = (last_on_bs is null)),
  constraint recurring_outlet foreign key (business_id, outlet_id) references outlet,
  constraint recurring_document foreign key (business_id, document_id) references document
);
call own_by_business('recurring');
call scope_by_outlet('recurring');
create index recurring_due_of_all on recurring (next_on) where is_active and next_on is not null;
create index recurring_by_document on recurring (business_id, document_id) where document_id is not null;
create index recurring_by_voucher on recurring (business_id, voucher_id) where voucher_id is not null;

-- Each period of it once, whoever comes first.
create table recurring_period (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  recurring_id bigint not null,
  -- The month, `2083-08`; where weeks are counted the day.
  period text not null,
  due_on date not null,
  due_on_bs text not null,
  -- DUE: somebody enters it. ISSUING: its draft is there, and is issued next. FAILED: nothing could be made.
  state text not null check (state in ('DUE', 'MADE', 'ISSUING', 'FAILED', 'SKIPPED')),
  -- What was made; a draft that was removed is no longer named.
  document_id bigint,
  voucher_id bigint,
  -- Why it could not be made, or not be issued.
  failure text,
  failure_np text,
  made_at timestamptz not null default now(),
  version int not null default 1,
  constraint recurring_period_id_key primary key (business_id, id),
  constraint recurring_period_key unique (business_id, recurring_id, period),
  constraint recurring_period_document_key unique (business_id, document_id),
  constraint recurring_period_voucher_key unique (business_id, voucher_id),
  constraint recurring_period_made check (
    num_nonnulls(document_id, voucher_id) <= case when state in ('MADE', 'ISSUING') then 1 else 0 end),
  constraint recurring_period_failed check (state <> 'FAILED' or failure is not null),
  constraint recurring_period_failure_np check ((failure is null) = (failure_np is null)),
  constraint recurring_period_recurring foreign key (business_id, recurring_id) references recurring,
  constraint recurring_period_document foreign key (business_id, document_id) references document
    on delete set null (document_id)
);
call own_by_business('recurring_period');
call scope_by_outlet('recurring_period');
create index recurring_period_by_day on recurring_period (business_id, recurring_id, due_on desc);
create index recurring_period_by_time on recurring_period (business_id, made_at desc);
create index recurring_period_issuing_of_all on recurring_period (business_id) where state = 'ISSUING';

-- Who has something to be made on a day: the server that asks then goes behind the walls of each. Nothing is made for a
-- business that is not active.
create function businesses_with_due_recurring(today date) returns setof bigint language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return query
    select due.business_id from (
      select recurring.business_id from recurring where is_active and next_on <= today
      union
      select recurring_period.business_id from recurring_period where state = 'ISSUING'
    ) due
    join business on business.id = due.business_id and business.status <> 'INACTIVE'
    order by due.business_id;
end $$;
call read_across_businesses('businesses_with_due_recurring(date)', 'recurring', 'recurring_period');
