-- The books: accounts, numbers, locked periods, entries and stock. Amounts are bigint paisa.

create table account (
  business_id bigint not null,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  name_np text not null,
  kind text not null check (kind in ('asset', 'liability', 'equity', 'income', 'expense')),
  -- In which group it stands (`account_group`), whose kind is its own.
  group_code text not null,
  -- Of the chart that every business begins with, as against one that it made itself.
  is_built_in boolean not null default false,
  -- Of a bank account or a wallet.
  bank_name text check (length(bank_name) <= 100),
  account_number text check (length(account_number) <= 40),
  -- Where the money of an account is at hand; null: in every outlet.
  outlet_id bigint,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint account_id_key primary key (business_id, id),
  constraint account_code_key unique (business_id, code),
  constraint account_named check (name <> '' and length(name) <= 100 and name_np <> '' and length(name_np) <= 100),
  constraint account_built_in_stays check (is_active or not is_built_in),
  constraint account_of_money check (group_code in ('CASH', 'BANK', 'WALLET') or num_nonnulls(bank_name, account_number, outlet_id) = 0),
  constraint account_outlet foreign key (business_id, outlet_id) references outlet
);
call own_by_business('account');
create unique index account_name_key on account (business_id, lower(name));
-- Every line of every entry names one: they stay.
create trigger stays before update of code or delete on account for each row execute function refuse_change('account');

-- Nor does one come to be of another nature once something is posted to it.
create function keep_account_nature() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from journal_line where business_id = old.business_id and account_code = old.code) then
    raise exception 'account % of business % is booked', old.code, old.business_id
      using errcode = 'check_violation',
        constraint = case when old.kind = new.kind then 'account_money_kind_stays' else 'account_nature_stays' end;
  end if;
  return new;
end $$;
create trigger keep_nature before update of kind, group_code on account for each row
  when (old.kind <> new.kind or (old.group_code <> new.group_code
    and ('CASH' in (old.group_code, new.group_code) or 'BANK' in (old.group_code, new.group_code) or 'WALLET' in (old.group_code, new.group_code))))
  execute function keep_account_nature();

-- Nor does one become that of one outlet while lines of others stand on it, whom the caller may not see.
create function keep_account_outlet() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from journal_line where business_id = old.business_id and account_code = old.code and outlet_id <> new.outlet_id) then
    raise exception 'account % of business % is booked in other outlets', old.code, old.business_id
      using errcode = 'check_violation', constraint = 'account_outlet_stays';
  end if;
  return new;
end $$;
create trigger keep_outlet before update of outlet_id on account for each row
  when (new.outlet_id is not null and new.outlet_id is distinct from old.outlet_id)
  execute function keep_account_outlet();

create table number_series (
  business_id bigint not null,
  outlet_id bigint not null,
  -- What is numbered: the series of a kind of document, RECEIPT for money received, PAYMENT for money paid.
  kind text not null check (kind ~ '^[A-Z][A-Z_]*$'),
  fiscal_year text not null check (fiscal_year ~ '^[0-9]{4}/[0-9]{2}$'),
  last_number int not null default 0 check (last_number >= 0),
  constraint number_series_key primary key (business_id, outlet_id, kind, fiscal_year),
  constraint number_series_outlet foreign key (business_id, outlet_id) references outlet
);
call own_by_business('number_series', false);
call scope_by_outlet('number_series');

-- The next of a series. Everybody who numbers waits here for the one before, so that nothing but the end of the
-- transaction may follow.
create function take_number(business bigint, outlet bigint, series text, year text) returns int language plpgsql as $$
declare
  taken int;
begin
  update number_series set last_number = last_number + 1
    where business_id = business and outlet_id = outlet and kind = series and fiscal_year = year
    returning last_number into taken;
  if not found then
    insert into number_series (business_id, outlet_id, kind, fiscal_year, last_number) values (business, outlet, series, year, 1)
      on conflict on constraint number_series_key do update set last_number = number_series.last_number + 1
      returning last_number into taken;
  end if;
  return taken;
end $$;

-- What the numbers of a series begin with.
create function number_begins(prefix text, code text, year text) returns text language sql immutable as $$
  select prefix || '-' || code || '-' || year || '-'
$$;

-- The same by the outlet's code of this moment: it stays until the transaction ends, and
-- from its first number on.
create function number_start(business bigint, outlet bigint, prefix text, year text) returns text language sql as $$
  select number_begins(prefix, own.code, year) from outlet own
    where own.business_id = business and own.id = outlet for key share
$$;

-- A number as it is printed: five digits or more after what stands before them.
create function printed_number(start text, taken int) returns text language sql immutable as $$
  select start || lpad(taken::text, greatest(5, length(taken::text)), '0')
$$;

-- Up to which day nothing is written any more: nothing at all, or nothing with VAT. Each act of locking and unlocking
-- stays; the last one of its scope counts.
create table period_lock (
  business_id bigint not null,
  id bigint generated always as identity,
  scope text not null check (scope in ('ALL', 'VAT')),
  -- Its place among the acts of its scope.
  sequence int not null check (sequence > 0),
  action text not null check (action in ('LOCK', 'UNLOCK')),
  -- The last day that is locked from then on; null: none is.
  through_day date,
  reason text not null check (reason <> ''),
  locked_by bigint not null,
  locked_by_name text not null,
  -- When it came, and not when its transaction began: before, others may have written.
  locked_at timestamptz not null default clock_timestamp(),
  constraint period_lock_id_key primary key (business_id, id),
  constraint period_lock_sequence_key unique (business_id, scope, sequence),
  constraint period_lock_day check (action = 'UNLOCK' or through_day is not null)
);
call append_only_by_business('period_lock');

create view period_lock_in_force with (security_invoker = true) as
  select distinct on (business_id, scope) * from period_lock order by business_id, scope, sequence desc;
grant select on period_lock_in_force to bahi_app, bahi_outlet;

-- Whoever locks a period takes the outlets before: what is being written is waited for, and what comes later waits here
-- and sees the lock.
create function refuse_locked(business bigint, outlet bigint, day date, with_vat boolean) returns void language plpgsql as $$
begin
  perform from outlet own where own.business_id = business and own.id = outlet for key share;
  if exists (select from period_lock_in_force
    where business_id = business and through_day >= day and (scope = 'ALL' or with_vat)) then
    raise exception 'the day % of business % is locked', day, business
      using errcode = 'integrity_constraint_violation', constraint = 'period_locked';
  end if;
end $$;

create table journal_entry (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  fiscal_year text not null,
  kind text not null,
  source_kind text not null,
  source_id bigint not null,
  -- Which version of its source it says; null where that has none.
  source_version int,
  posting_date date not null,
  posting_date_bs text not null,
  narration text,
  reverses_id bigint,
  -- The entry of a former day whose goods change the costs of later ones: this one corrects them on an open day.
  adjusts_id bigint,
  created_by bigint,
  created_at timestamptz not null default now(),
  constraint journal_entry_id_key primary key (business_id, id),
  constraint journal_entry_outlet foreign key (business_id, outlet_id) references outlet,
  constraint journal_entry_reverses foreign key (business_id, reverses_id) references journal_entry,
  constraint journal_entry_adjusts foreign key (business_id, adjusts_id) references journal_entry,
  constraint journal_entry_one_relation check (num_nonnulls(reverses_id, adjusts_id) < 2),
  -- An entry is reversed once.
  constraint journal_entry_reversed_key unique (business_id, reverses_id)
);
create index journal_entry_by_source on journal_entry (business_id, source_kind, source_id);
create index journal_entry_by_date on journal_entry (business_id, posting_date);
create index journal_entry_by_adjusted on journal_entry (business_id, adjusts_id) where adjusts_id is not null;
call append_only_by_business('journal_entry');
call scope_by_outlet('journal_entry');

create table journal_line (
  business_id bigint not null,
  id bigint generated always as identity,
  entry_id bigint not null,
  line_number int not null,
  -- That of the entry: the lines of an account or a party are read by their days.
  posting_date date not null,
  account_code text not null,
  customer_id bigint,
  vendor_id bigint,
  -- The category of income or expense whose account it is, under OTHER_INCOME or EXPENSES.
  category_id bigint,
  item_variant_id bigint,
  outlet_id bigint not null,
  tax_code text check (tax_code in ('TAXABLE', 'EXEMPT', 'ZERO_RATED')),
  -- Hundredths of a per cent, as they were on that day.
  tax_rate_hundredths int check (tax_rate_hundredths between 0 and 10000),
  debit_paisa bigint not null check (debit_paisa >= 0),
  credit_paisa bigint not null check (credit_paisa >= 0),
  constraint journal_line_id_key primary key (business_id, id),
  constraint journal_line_number_key unique (business_id, entry_id, line_number),
  constraint journal_line_one_side check ((debit_paisa > 0) <> (credit_paisa > 0)),
  constraint journal_line_one_party check (customer_id is null or vendor_id is null),
  constraint journal_line_customer foreign key (business_id, customer_id) references customer,
  constraint journal_line_vendor foreign key (business_id, vendor_id) references vendor,
  constraint journal_line_category foreign key (business_id, category_id) references category
);
create index journal_line_by_account on journal_line (business_id, account_code, posting_date);
create index journal_line_by_customer on journal_line (business_id, customer_id, posting_date) where customer_id is not null;
create index journal_line_by_vendor on journal_line (business_id, vendor_id, posting_date) where vendor_id is not null;
-- What parties have in advance is few of their lines, and is read whole by its days.
create index journal_line_by_customer_advance on journal_line (business_id, customer_id) where account_code = 'CUSTOMER_ADVANCES';
create index journal_line_by_vendor_advance on journal_line (business_id, vendor_id) where account_code = 'VENDOR_ADVANCES';
create index journal_line_by_category on journal_line (business_id, category_id) where category_id is not null;
create index journal_line_by_variant on journal_line (business_id, item_variant_id) where item_variant_id is not null;
call append_only_by_business('journal_line');
call scope_by_outlet('journal_line');

-- Entries stay, and get all they are made of in the transaction that writes them: nothing is added to one of before, so
-- that its balance is checked once.
create function refuse_foreign_entry(business bigint, entry bigint, reference text) returns void language plpgsql as $$
begin
  perform from journal_entry own
    where own.business_id = business and own.id = entry and own.xmin = pg_current_xact_id()::xid;
  if not found then
    raise exception 'entry % of business % is not of this transaction', entry, business
      using errcode = 'foreign_key_violation', constraint = reference;
  end if;
end $$;

-- What the lines of a statement name is looked for once, and not again for each of them: entries, accounts, which stay,
-- and goods, which are held until the transaction ends.
create function check_line_references() returns trigger language plpgsql as $$
declare
  line record;
  named record;
begin
  for line in select distinct business_id, entry_id from new_rows loop
    perform refuse_foreign_entry(line.business_id, line.entry_id, 'journal_line_entry');
  end loop;
  for line in select distinct business_id, account_code from new_rows loop
    select is_built_in, is_active into named from account where business_id = line.business_id and code = line.account_code;
    if not found then
      raise exception 'business % has no account %', line.business_id, line.account_code
        using errcode = 'foreign_key_violation', constraint = 'journal_line_account';
    end if;
    if not named.is_built_in then
      -- Whoever takes it out of use waits for what is being posted. What was posted before can be taken back all the same.
      perform from account where business_id = line.business_id and code = line.account_code and is_active for share;
      if not found and exists (select from new_rows own
        join journal_entry entry on entry.business_id = own.business_id and entry.id = own.entry_id
        where own.business_id = line.business_id and own.account_code = line.account_code and entry.reverses_id is null
          -- A year is closed on every account on which it stands.
          and entry.source_kind <> 'CLOSING_VOUCHER'
          -- What a record had there before may stand anew when it is mended.
          and not exists (select from journal_entry former
            join journal_line stood on stood.business_id = former.business_id and stood.entry_id = former.id
            where former.business_id = entry.business_id and former.source_kind = entry.source_kind
              and former.source_id = entry.source_id and former.id < entry.id and stood.account_code = own.account_code)) then
        raise exception 'account % of business % is not in use', line.account_code, line.business_id
          using errcode = 'check_violation', constraint = 'journal_line_account_active';
      end if;
    end if;
  end loop;
  for line in select distinct business_id, item_variant_id from new_rows where item_variant_id is not null loop
    perform from item_variant where business_id = line.business_id and id = line.item_variant_id for key share;
    if not found then
      raise exception 'business % has no goods %', line.business_id, line.item_variant_id
        using errcode = 'foreign_key_violation', constraint = 'journal_line_variant';
    end if;
  end loop;
  return null;
end $$;
create trigger refer after insert on journal_line referencing new table as new_rows
  for each statement execute function check_line_references();

-- The other side of it, also for lines of outlets that the caller does not see.
create function keep_booked_goods() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from journal_line where business_id = old.business_id and item_variant_id = old.id) then
    raise exception 'goods % of business % are booked', old.id, old.business_id
      using errcode = 'foreign_key_violation', constraint = 'journal_line_variant';
  end if;
  return null;
end $$;
create trigger keep_booked after delete on item_variant for each row execute function keep_booked_goods();

-- The posting function balances its entry; this is the backstop, at the end of the transaction. Goods that cost
-- nothing move by an entry without lines.
create function check_entry_balance() returns trigger language plpgsql as $$
declare
  lines int;
  difference numeric;
begin
  select count(*), coalesce(sum(debit_paisa) - sum(credit_paisa), 0) into lines, difference
    from journal_line where business_id = new.business_id and entry_id = new.id;
  if lines = 1 or difference <> 0 or (lines = 0 and not exists (
    select from stock_move where business_id = new.business_id and entry_id = new.id)) then
    raise exception 'entry % of business % is out of balance by % over % lines', new.id, new.business_id, difference, lines
      using errcode = 'check_violation', constraint = 'journal_entry_balanced';
  end if;
  return null;
end $$;
create constraint trigger journal_entry_balanced after insert on journal_entry
  deferrable initially deferred for each row execute function check_entry_balance();

create function keep_locked_entry() returns trigger language plpgsql as $$
begin
  perform refuse_locked(new.business_id, new.outlet_id, new.posting_date, false);
  -- It may have waited for a lock.
  new.created_at := clock_timestamp();
  return new;
end $$;
create trigger keep_locked before insert on journal_entry for each row execute function keep_locked_entry();

-- What is paid to the tax office, what a return books and what the books begin with is no tax of the month of its day: what
-- locks all holds it, by its entry. The entry is looked at where a lock would refuse it alone: who sells pays nothing for it.
create function keep_locked_tax() returns trigger language plpgsql as $$
begin
  perform from outlet own where own.business_id = new.business_id and own.id = new.outlet_id for key share;
  if exists (select from period_lock_in_force where business_id = new.business_id and through_day >= new.posting_date)
    and not exists (select from journal_entry where business_id = new.business_id and id = new.entry_id
      and source_kind in ('VAT_PAYMENT', 'VAT_RETURN', 'OPENING_VOUCHER')) then
    perform refuse_locked(new.business_id, new.outlet_id, new.posting_date, true);
  end if;
  return new;
end $$;
create trigger keep_locked before insert on journal_line for each row
  when (new.account_code in ('INPUT_VAT', 'OUTPUT_VAT')) execute function keep_locked_tax();

create table stock_balance (
  business_id bigint not null,
  item_variant_id bigint not null,
  outlet_id bigint not null,
  quantity numeric(18,4) not null,
  value_paisa bigint not null,
  -- The last day on which anything moved; what is written on it or later changes no cost that was posted.
  last_moved_on date,
  -- Whether what is there is told by batch, as of its item.
  in_batches boolean not null default false,
  constraint stock_balance_key primary key (business_id, item_variant_id, outlet_id),
  -- Nothing left is worth nothing.
  constraint stock_balance_empty check (quantity <> 0 or value_paisa = 0),
  constraint stock_balance_variant foreign key (business_id, item_variant_id) references item_variant on delete cascade,
  constraint stock_balance_outlet foreign key (business_id, outlet_id) references outlet
);
call own_by_business('stock_balance', false);
call scope_by_outlet('stock_balance');

create table stock_move (
  business_id bigint not null,
  id bigint generated always as identity,
  item_variant_id bigint not null,
  outlet_id bigint not null,
  -- In is above zero, out below; the value has the same sign.
  quantity numeric(18,4) not null,
  value_paisa bigint not null,
  kind text not null check (kind in ('OPENING', 'RECEIPT', 'LANDED_COST', 'SALE', 'RETURN', 'ADJUSTMENT', 'TRANSFER', 'CANCELLATION', 'COST_ADJUSTMENT', 'REVALUATION')),
  source_kind text not null,
  source_id bigint not null,
  source_line_id bigint,
  -- Its position in the document, from 0.
  source_line int,
  returns_id bigint,
  entry_id bigint not null,
  -- Moves follow each other by this day and by id. A revaluation bears the day whose costs it corrects, its entry a later one.
  moved_on date not null,
  created_at timestamptz not null default now(),
  constraint stock_move_id_key primary key (business_id, id),
  constraint stock_move_sign check (sign(quantity) * sign(value_paisa) >= 0),
  constraint stock_move_balance foreign key (business_id, item_variant_id, outlet_id) references stock_balance
);
create index stock_move_by_variant on stock_move (business_id, item_variant_id, outlet_id, moved_on, id);
create index stock_move_by_source on stock_move (business_id, source_kind, source_id);
create index stock_move_by_day on stock_move (business_id, moved_on);
create index stock_move_by_entry on stock_move (business_id, entry_id);
call append_only_by_business('stock_move');
call scope_by_outlet('stock_move');

create function check_move_references() returns trigger language plpgsql as $$
begin
  perform refuse_foreign_entry(business_id, entry_id, 'stock_move_entry')
    from (select distinct business_id, entry_id from new_rows) move;
  return null;
end $$;
create trigger refer after insert on stock_move referencing new table as new_rows
  for each statement execute function check_move_references();

-- What can leave a place on a day so that no later move turns negative.
create function free_stock(balance stock_balance, day date) returns numeric language sql stable as $$
  select case when balance.last_moved_on > day then balance.quantity - (
    select greatest(0, max(later)) from (
      select sum(quantity) over (order by moved_on desc, id desc) as later from stock_move move
      where move.business_id = balance.business_id and move.item_variant_id = balance.item_variant_id
        and move.outlet_id = balance.outlet_id and move.moved_on > day) moves)
  else balance.quantity end
$$;
