-- The end of a fiscal year: a voucher of each outlet takes what was earned and spent to the owner.

-- A year is closed once in each outlet; and by the last of them the day through which years are closed.
create unique index voucher_closing_key on voucher (business_id, outlet_id, dated_on) where kind = 'CLOSING_VOUCHER' and state = 'POSTED';
create index voucher_of_closing on voucher (business_id, dated_on) where kind = 'CLOSING_VOUCHER' and state = 'POSTED';

-- The last day of the last year that is closed, in all outlets; null where none is. Whoever works in one outlet does not
-- see the vouchers of others, whose day binds them all the same.
create function closed_through(business bigint) returns date language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select max(dated_on) from voucher
    where business_id = business and business_id = nullif(current_setting('app.business_id', true), '')::bigint
      and kind = 'CLOSING_VOUCHER' and state = 'POSTED'
$$;

-- What is earned or spent in a closed year would stay on its accounts: nothing is written there until the closing is taken
-- back. It is read behind the lock on the outlet that `keep_locked` takes, for which a closing waits.
create function keep_closed_year() returns trigger language plpgsql as $$
begin
  if new.source_kind <> 'CLOSING_VOUCHER' and new.posting_date <= closed_through(new.business_id) then
    raise exception 'the year of % of business % is closed', new.posting_date, new.business_id
      using errcode = 'integrity_constraint_violation', constraint = 'period_locked';
  end if;
  return new;
end $$;
create trigger keep_locked_year before insert on journal_entry for each row execute function keep_closed_year();

-- The drafts of a kind by their days, which are few.
create index document_draft_by_day on document (business_id, kind, dated_on) where state = 'DRAFT';

-- Fixed assets: what the business uses for years, in the pools of the Income Tax Act. The register posts nothing when an
-- asset comes: a bill, a journal or an opening balance did. What is got for one, and depreciation, are vouchers.
create table asset (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  name text not null check (name <> '' and length(name) <= 100),
  name_np text check (name_np <> '' and length(name_np) <= 100),
  pool text not null check (pool in ('A', 'B', 'C', 'D', 'E')),
  bought_on date not null,
  bought_on_bs text not null,
  fiscal_year text not null,
  -- How many thirds of it the year in which it was bought absorbs.
  absorbed_thirds int not null check (absorbed_thirds between 1 and 3),
  cost_paisa bigint not null check (cost_paisa > 0),
  -- Of an intangible asset its useful life.
  half_years int check (half_years between 1 and 100),
  note text check (note <> '' and length(note) <= 500),
  disposed_on date,
  disposed_on_bs text,
  disposed_year text,
  proceeds_paisa bigint check (proceeds_paisa >= 0),
  -- Of a disposal that brought anything.
  voucher_id bigint,
  -- The invoice by which it was sold, whose income the voucher takes over.
  invoice_id bigint,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint asset_id_key primary key (business_id, id),
  constraint asset_life check ((pool = 'E') = (half_years is not null)),
  constraint asset_disposed_whole check (num_nonnulls(disposed_on, disposed_on_bs, disposed_year, proceeds_paisa) in (0, 4)),
  constraint asset_disposed_later check (disposed_on >= bought_on),
  constraint asset_voucher_of_proceeds check ((voucher_id is not null) = (coalesce(proceeds_paisa, 0) > 0)),
  constraint asset_invoice_of_proceeds check (invoice_id is null or voucher_id is not null),
  constraint asset_invoice foreign key (business_id, invoice_id) references document,
  constraint asset_outlet foreign key (business_id, outlet_id) references outlet,
  constraint asset_voucher foreign key (business_id, voucher_id) references voucher
);
create index asset_by_day on asset (business_id, bought_on desc, id desc);
create index asset_by_outlet on asset (business_id, outlet_id, bought_on desc, id desc);
create index asset_by_invoice on asset (business_id, invoice_id) where invoice_id is not null;
create index asset_by_voucher on asset (business_id, voucher_id) where voucher_id is not null;
call own_by_business('asset');
call comments_go_with('asset', 'ASSET');
call scope_by_outlet('asset');

-- An invoice whose income a disposal took over stands as it is: neither cancelled nor credited until the disposal is taken
-- back. A draft of a note holds it as a note does, from when it names the invoice: when it is written, changed or issued.
create function keep_sold_assets() returns trigger language plpgsql as $$
declare
  sold_by bigint := case
    when tg_table_name = 'credit_note' then (to_jsonb(new) ->> 'invoice_id')::bigint
    when tg_argv[0] = 'note' then (select invoice_id from credit_note where business_id = new.business_id and id = new.id)
    else new.id end;
begin
  if exists (select from asset where business_id = new.business_id and invoice_id = sold_by) then
    raise exception 'an asset was sold by invoice % of business %', sold_by, new.business_id
      using errcode = 'integrity_constraint_violation', constraint = 'asset_sold_by_invoice';
  end if;
  return new;
end $$;
create trigger keep_sold_assets before update of state on document for each row
  when (old.state = 'FINAL' and new.state <> 'FINAL') execute function keep_sold_assets();
create trigger keep_sold_assets_of_note before update of state on document for each row
  when (new.kind = 'CREDIT_NOTE' and old.state <> 'FINAL' and new.state = 'FINAL') execute function keep_sold_assets('note');
create trigger keep_sold_assets before insert or update of invoice_id on credit_note for each row execute function keep_sold_assets();
create function has_credit_note(business bigint, sold_by bigint) returns boolean language sql stable as $$
  select exists (select from credit_note where business_id = business and invoice_id = sold_by)
$$;

-- The depreciation of a fiscal year, posted once.
create table asset_year (
  business_id bigint not null,
  id bigint generated always as identity,
  fiscal_year text not null,
  voucher_id bigint not null,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  constraint asset_year_id_key primary key (business_id, id),
  constraint asset_year_key unique (business_id, fiscal_year),
  constraint asset_year_voucher_key unique (business_id, voucher_id),
  constraint asset_year_voucher foreign key (business_id, voucher_id) references voucher
);
call own_by_business('asset_year');

create table asset_year_pool (
  business_id bigint not null,
  id bigint generated always as identity,
  asset_year_id bigint not null,
  pool text not null check (pool in ('A', 'B', 'C', 'D', 'E')),
  opening_paisa bigint not null check (opening_paisa >= 0),
  added_paisa bigint not null check (added_paisa >= 0),
  absorbed_paisa bigint not null check (absorbed_paisa between 0 and added_paisa),
  disposed_paisa bigint not null check (disposed_paisa >= 0),
  depreciation_paisa bigint not null check (depreciation_paisa >= 0),
  gain_paisa bigint not null check (gain_paisa >= 0),
  closing_paisa bigint not null check (closing_paisa >= 0),
  constraint asset_year_pool_id_key primary key (business_id, id),
  constraint asset_year_pool_key unique (business_id, asset_year_id, pool),
  constraint asset_year_pool_adds_up check (opening_paisa + added_paisa + gain_paisa - disposed_paisa - depreciation_paisa = closing_paisa),
  constraint asset_year_pool_year foreign key (business_id, asset_year_id) references asset_year on delete cascade
);
call own_by_business('asset_year_pool');

-- A year that is written down stands on its assets: they stay as they were until that is taken back. Whoever writes an
-- asset holds the register, and whoever posts a year holds it alone.
create function keep_asset_years() returns trigger language plpgsql as $$
declare
  business bigint := coalesce(new.business_id, old.business_id);
  posted text;
begin
  select max(fiscal_year) into posted from asset_year where business_id = business;
  if posted is null then return coalesce(new, old); end if;
  if tg_op <> 'INSERT' and old.disposed_year <= posted
    or tg_op <> 'DELETE' and new.disposed_year <= posted
    or tg_op <> 'UPDATE' and coalesce(new.fiscal_year, old.fiscal_year) <= posted
    or tg_op = 'UPDATE' and (old.pool, old.fiscal_year, old.absorbed_thirds, old.cost_paisa, old.half_years)
        is distinct from (new.pool, new.fiscal_year, new.absorbed_thirds, new.cost_paisa, new.half_years)
      and least(old.fiscal_year, new.fiscal_year) <= posted then
    raise exception 'the depreciation of % of business % is posted', posted, business
      using errcode = 'integrity_constraint_violation', constraint = 'asset_year_posted';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_asset_years before insert or update or delete on asset for each row execute function keep_asset_years();
