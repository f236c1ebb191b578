-- Figures that are kept beside the books, so that whoever reads them does not walk the history: what moved on each
-- account on each day, what lies between the business and each party, by month and in all, what is open by the day
-- on which it is due, and what was sold into each district by month. Each transaction adds what it wrote in its last step (`seal_audit`), where those of one business
-- go one after another; nobody else writes here, and `npm run verify` compares every row with the books.

create table account_day (
  business_id bigint not null,
  day date not null,
  outlet_id bigint not null,
  account_code text not null,
  -- The category whose account it is, under OTHER_INCOME or EXPENSES; 0 of an account that has none.
  category_id bigint not null default 0,
  source_kind text not null,
  debit_paisa bigint not null,
  credit_paisa bigint not null,
  constraint account_day_key primary key (business_id, day, outlet_id, account_code, category_id, source_kind)
);
call own_by_business('account_day', false);
call scope_by_outlet('account_day');
create index account_day_of_all on account_day (day);
create index account_day_of_account on account_day (business_id, account_code, day);

-- The first day of a period on which anything is posted, whoever's books it is in; null when nothing is.
create function first_posting_between(first_day date, last_day date) returns date language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return (select day from account_day
    join business on business.id = account_day.business_id and business.sample_of_id is null
    where day between first_day and last_day order by day limit 1);
end $$;
call read_across_businesses('first_posting_between(date, date)', 'account_day');

-- The accounts of parties; the month is that of Bikram Sambat, `YYYY-MM`.
create table party_month (
  business_id bigint not null,
  account_code text not null,
  party_id bigint not null,
  month text not null,
  outlet_id bigint not null,
  debit_paisa bigint not null,
  credit_paisa bigint not null,
  constraint party_month_key primary key (business_id, account_code, party_id, month, outlet_id)
);
call own_by_business('party_month', false);
call scope_by_outlet('party_month');

-- Of all months, debit less credit: of each outlet, and in a row of outlet 0 of all of them.
create table party_balance (
  business_id bigint not null,
  account_code text not null,
  party_id bigint not null,
  outlet_id bigint not null,
  balance_paisa bigint not null,
  -- As it is told: what a customer owes or has paid in advance, what a vendor is owed.
  owed_paisa bigint not null generated always as
    (case when account_code in ('PAYABLE', 'CUSTOMER_ADVANCES') then -balance_paisa else balance_paisa end) stored,
  constraint party_balance_key primary key (business_id, account_code, party_id, outlet_id)
);
create index party_balance_by_owed on party_balance (business_id, account_code, outlet_id, owed_paisa desc, party_id desc) where owed_paisa > 0;
call own_by_business('party_balance', false);
call scope_by_outlet('party_balance');

-- A request of one outlet neither sees nor writes what is of all of them: the owner adds to that what an outlet's row gains.
create function keep_party_total() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  gained bigint := new.balance_paisa - case tg_op when 'UPDATE' then old.balance_paisa else 0 end;
begin
  insert into party_balance as kept (business_id, account_code, party_id, outlet_id, balance_paisa)
    values (new.business_id, new.account_code, new.party_id, 0, gained)
    on conflict on constraint party_balance_key do update set balance_paisa = kept.balance_paisa + excluded.balance_paisa;
  return null;
end $$;
create trigger keep_total after insert or update on party_balance for each row when (new.outlet_id <> 0)
  execute function keep_party_total();

-- How many documents are open, and what of them is owed, as `document_due` tells it.
create table due_day (
  business_id bigint not null,
  kind text not null,
  due_on date not null,
  outlet_id bigint not null,
  documents int not null,
  owed_paisa bigint not null,
  constraint due_day_key primary key (business_id, kind, due_on, outlet_id)
);
call own_by_business('due_day', false);
call scope_by_outlet('due_day');

-- What documents in force come to, by the district in which their customers live today and the month of Bikram Sambat.
create table district_month (
  business_id bigint not null,
  kind text not null,
  month text not null,
  district_id bigint not null,
  outlet_id bigint not null,
  documents int not null,
  total_paisa bigint not null,
  constraint district_month_key primary key (business_id, kind, month, district_id, outlet_id)
);
call own_by_business('district_month', false);
call scope_by_outlet('district_month');

-- With a customer who moves goes what all outlets sold them, which a request of one outlet does not see.
create function move_district_months(business bigint, own_transaction uuid) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  insert into district_month as kept (business_id, kind, month, district_id, outlet_id, documents, total_paisa)
  select business, document.kind, left(document.dated_on_bs, 7), (said ->> 'district_id')::bigint, document.outlet_id,
      sum(sign), sum(sign * document.total_paisa)
    from audit_event event cross join lateral (values (event.before, -1), (event.after, 1)) version (said, sign)
    join document on document.business_id = business and document.customer_id = event.row_id and document.state = 'FINAL'
    where event.business_id = business and event.transaction_id = own_transaction and event.table_name = 'customer'
      and event.action = 'update' and event.before ->> 'district_id' <> event.after ->> 'district_id'
    group by document.kind, left(document.dated_on_bs, 7), said ->> 'district_id', document.outlet_id
  on conflict on constraint district_month_key do update
    set documents = kept.documents + excluded.documents, total_paisa = kept.total_paisa + excluded.total_paisa
$$;

create or replace function keep_figures(business bigint, own_transaction uuid) returns void language plpgsql as $$
begin
  with line as materialized (
    select line.outlet_id, entry.posting_date, left(entry.posting_date_bs, 7) as month, entry.source_kind, line.account_code,
      coalesce(line.category_id, 0) as category_id, coalesce(line.customer_id, line.vendor_id) as party_id,
      line.debit_paisa, line.credit_paisa
    from audit_event event cross join lateral unnest(event.row_ids) own (id)
    join journal_entry entry on entry.business_id = business and entry.id = own.id
    join journal_line line on line.business_id = business and line.entry_id = entry.id
    where event.business_id = business and event.transaction_id = own_transaction and event.table_name = 'journal_entry'
  ), of_days as (
    insert into account_day as kept
      (business_id, day, outlet_id, account_code, category_id, source_kind, debit_paisa, credit_paisa)
    select business, posting_date, outlet_id, account_code, category_id, source_kind, sum(debit_paisa), sum(credit_paisa)
      from line group by posting_date, outlet_id, account_code, category_id, source_kind
    on conflict on constraint account_day_key do update
      set debit_paisa = kept.debit_paisa + excluded.debit_paisa, credit_paisa = kept.credit_paisa + excluded.credit_paisa
  ), of_months as (
    insert into party_month as kept (business_id, account_code, party_id, month, outlet_id, debit_paisa, credit_paisa)
    select business, account_code, party_id, month, outlet_id, sum(debit_paisa), sum(credit_paisa)
      from line where party_id is not null group by account_code, party_id, month, outlet_id
    on conflict on constraint party_month_key do update
      set debit_paisa = kept.debit_paisa + excluded.debit_paisa, credit_paisa = kept.credit_paisa + excluded.credit_paisa
  )
  insert into party_balance as kept (business_id, account_code, party_id, outlet_id, balance_paisa)
  select business, account_code, party_id, outlet_id, sum(debit_paisa - credit_paisa)
    from line where party_id is not null group by account_code, party_id, outlet_id
  on conflict on constraint party_balance_key do update set balance_paisa = kept.balance_paisa + excluded.balance_paisa;

  insert into due_day as kept (business_id, kind, due_on, outlet_id, documents, owed_paisa)
  select business, kind.code, (said ->> 'due_on')::date, (said ->> 'outlet_id')::bigint, sum(sign),
      sum(sign * (case when (kind.party_kind = 'customer') = (kind.settled_by = 'RECEIVED') then 1 else -1 end)
        * ((said ->> 'total_paisa')::bigint - (said ->> 'paid_paisa')::bigint))
    from audit_event event cross join lateral (values (event.before, -1), (event.after, 1)) version (said, sign)
    join document_kind kind on kind.code = said ->> 'kind'
    where event.business_id = business and event.transaction_id = own_transaction and event.table_name = 'document'
      and said ->> 'state' = 'FINAL' and (said ->> 'paid_paisa')::bigint < (said ->> 'total_paisa')::bigint
    group by kind.code, said ->> 'due_on', said ->> 'outlet_id'
  on conflict on constraint due_day_key do update
    set documents = kept.documents + excluded.documents, owed_paisa = kept.owed_paisa + excluded.owed_paisa;

  -- Where a customer has just moved, documents are noted where they lived before, and then move with all others. With
  -- `offset 0` the one customer is looked up: joined, all of a large business were read for each document.
  insert into district_month as kept (business_id, kind, month, district_id, outlet_id, documents, total_paisa)
  select business, said ->> 'kind', left(said ->> 'dated_on_bs', 7), coalesce(before_move.district_id, customer.district_id),
      (said ->> 'outlet_id')::bigint, sum(sign), sum(sign * (said ->> 'total_paisa')::bigint)
    from audit_event event cross join lateral (values (event.before, -1), (event.after, 1)) version (said, sign)
    cross join lateral (select id, district_id from customer
      where business_id = business and id = (said ->> 'customer_id')::bigint offset 0) customer
    left join lateral (select (moved.before ->> 'district_id')::bigint as district_id from audit_event moved
      where moved.business_id = business and moved.transaction_id = own_transaction and moved.table_name = 'customer'
        and moved.action = 'update' and moved.row_id = customer.id order by moved.id limit 1) before_move on true
    where event.business_id = business and event.transaction_id = own_transaction and event.table_name = 'document'
      and said ->> 'state' = 'FINAL'
    group by 2, 3, 4, 5
    having sum(sign) <> 0 or sum(sign * (said ->> 'total_paisa')::bigint) <> 0
  on conflict on constraint district_month_key do update
    set documents = kept.documents + excluded.documents, total_paisa = kept.total_paisa + excluded.total_paisa;

  if exists (select from audit_event event where event.business_id = business and event.transaction_id = own_transaction
      and event.table_name = 'customer' and event.before ->> 'district_id' <> event.after ->> 'district_id') then
    perform move_district_months(business, own_transaction);
  end if;
end $$;

-- What the books say that would have to be kept, of one business. Views, so that nobody says it twice.
create view account_day_of_books with (security_invoker = true) as
  select line.business_id, entry.posting_date as day, line.outlet_id, line.account_code,
    coalesce(line.category_id, 0) as category_id, entry.source_kind,
    sum(line.debit_paisa)::bigint as debit_paisa, sum(line.credit_paisa)::bigint as credit_paisa
  from journal_line line join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
  group by line.business_id, entry.posting_date, line.outlet_id, line.account_code, coalesce(line.category_id, 0),
    entry.source_kind;

create view party_month_of_books with (security_invoker = true) as
  select line.business_id, line.account_code, coalesce(line.customer_id, line.vendor_id) as party_id,
    left(entry.posting_date_bs, 7) as month, line.outlet_id,
    sum(line.debit_paisa)::bigint as debit_paisa, sum(line.credit_paisa)::bigint as credit_paisa
  from journal_line line join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
  where num_nonnulls(line.customer_id, line.vendor_id) = 1
  group by line.business_id, line.account_code, coalesce(line.customer_id, line.vendor_id), left(entry.posting_date_bs, 7), line.outlet_id;

create view party_balance_of_books with (security_invoker = true) as
  select business_id, account_code, coalesce(customer_id, vendor_id) as party_id, told.outlet_id,
    sum(debit_paisa - credit_paisa)::bigint as balance_paisa
  from journal_line cross join lateral (values (journal_line.outlet_id), (0)) told (outlet_id)
  where num_nonnulls(customer_id, vendor_id) = 1
  group by business_id, account_code, coalesce(customer_id, vendor_id), told.outlet_id;

create view due_day_of_books with (security_invoker = true) as
  select business_id, kind, due_on, outlet_id, count(*)::int as documents, sum(owed_paisa)::bigint as owed_paisa
  from document_due group by business_id, kind, due_on, outlet_id;

create view district_month_of_books with (security_invoker = true) as
  select document.business_id, document.kind, left(document.dated_on_bs, 7) as month, customer.district_id,
    document.outlet_id, count(*)::int as documents, sum(document.total_paisa)::bigint as total_paisa
  from document join customer on customer.business_id = document.business_id and customer.id = document.customer_id
  where document.state = 'FINAL'
  group by document.business_id, document.kind, left(document.dated_on_bs, 7), customer.district_id, document.outlet_id;

grant select on account_day_of_books, party_month_of_books, party_balance_of_books, due_day_of_books, district_month_of_books
  to bahi_app, bahi_outlet;
