-- Papers that move stock and are owed by nobody: goods that leave without being sold, counts, transfers. One head for
-- all of them; what is of a kind alone stands in tables of its own, whose lines name the paper as `paper_id`.

create table stock_paper (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  kind text not null check (kind in ('WRITE_OFF', 'STOCK_COUNT', 'STOCK_TRANSFER')),
  -- Where a transfer goes; it is that outlet's as well.
  to_outlet_id bigint,
  -- Taken when it is posted; a draft has none.
  number text,
  fiscal_year text,
  sequence int,
  dated_on date not null,
  dated_on_bs text not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'POSTED', 'CANCELLED')),
  -- What posted it; null where nothing was moved.
  entry_id bigint,
  -- What its goods were worth: below zero where they left.
  value_paisa bigint not null default 0,
  remarks text,
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
  constraint stock_paper_id_key primary key (business_id, id),
  constraint stock_paper_number_key unique (business_id, kind, number),
  constraint stock_paper_sequence_key unique (business_id, kind, outlet_id, fiscal_year, sequence),
  constraint stock_paper_issue_key unique (business_id, issue_key),
  constraint stock_paper_numbered_whole check (num_nonnulls(number, fiscal_year, sequence, posted_at) in (0, 4)),
  constraint stock_paper_numbered_when_posted check ((state = 'DRAFT') = (number is null)),
  constraint stock_paper_cancelled_whole check ((state = 'CANCELLED') = (cancelled_at is not null)),
  constraint stock_paper_elsewhere check ((kind = 'STOCK_TRANSFER') = (to_outlet_id is not null) and to_outlet_id <> outlet_id),
  constraint stock_paper_outlet foreign key (business_id, outlet_id) references outlet,
  constraint stock_paper_to_outlet foreign key (business_id, to_outlet_id) references outlet,
  constraint stock_paper_entry foreign key (business_id, entry_id) references journal_entry
);
-- In the order of the lists, word for word.
create index stock_paper_by_day on stock_paper (business_id, kind, dated_on desc nulls last, id desc);
create index stock_paper_by_outlet on stock_paper (business_id, outlet_id, kind, dated_on desc nulls last, id desc);
create index stock_paper_by_to_outlet on stock_paper (business_id, to_outlet_id, kind, dated_on desc nulls last, id desc)
  where to_outlet_id is not null;
create index stock_paper_by_posting on stock_paper (business_id, kind, posted_at) where posted_at is not null;
create index stock_paper_by_cancelling on stock_paper (business_id, kind, cancelled_at) where cancelled_at is not null;
call own_by_business('stock_paper');
-- A transfer is of two outlets; a draft of it is its writer's, and the other one knows of it when it is sent.
create policy outlet_only on stock_paper as restrictive to bahi_outlet
  using (outlet_id = nullif(current_setting('app.outlet_id', true), '')::bigint
    or (to_outlet_id = nullif(current_setting('app.outlet_id', true), '')::bigint and state <> 'DRAFT'));

create function refuse_posted_paper(business bigint, paper bigint) returns void language plpgsql as $$
declare
  given text;
begin
  select number into given from stock_paper where business_id = business and id = paper;
  if given is not null then
    raise exception 'paper % is posted', given
      using errcode = 'integrity_constraint_violation', constraint = 'stock_paper_posted';
  end if;
end $$;

-- What bears a number stands as it was posted; when and by whom it is cancelled is noted here, for every kind. Nothing
-- is posted onto a locked day, also where it moves nothing.
create function keep_stock_paper() returns trigger language plpgsql as $$
declare
  later text[] := array['state', 'version', 'cancel_reason', 'cancelled_at', 'cancelled_by', 'cancelled_by_name'];
begin
  if tg_op = 'DELETE' then
    perform refuse_posted_paper(old.business_id, old.id);
    return old;
  end if;
  if to_jsonb(old) - later <> to_jsonb(new) - later then perform refuse_posted_paper(old.business_id, old.id); end if;
  if new.state <> old.state and (old.state, new.state) not in (('DRAFT', 'POSTED'), ('POSTED', 'CANCELLED')) then
    raise exception 'paper % cannot become %', new.id, new.state
      using errcode = 'integrity_constraint_violation', constraint = 'stock_paper_state';
  end if;
  if old.state = 'DRAFT' and new.state = 'POSTED' then
    perform refuse_locked(new.business_id, new.outlet_id, new.dated_on, false);
    new.posted_at := now();
  elsif old.state = 'POSTED' and new.state = 'CANCELLED' then
    new.cancelled_at := now();
    new.cancelled_by := nullif(current_setting('app.user_id', true), '')::bigint;
    new.cancelled_by_name := (select full_name from app_user where id = new.cancelled_by);
  end if;
  return new;
end $$;
create trigger keep_stock_paper before update or delete on stock_paper for each row execute function keep_stock_paper();

-- Its lines stand with it: looked at once for each statement.
create function keep_stock_paper_lines() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refuse_posted_paper(business_id, paper_id) from (select distinct business_id, paper_id from old_rows) line;
  end if;
  if tg_op <> 'DELETE' then
    perform refuse_posted_paper(business_id, paper_id) from (select distinct business_id, paper_id from new_rows) line;
  end if;
  return null;
end $$;

-- The last step of posting: takes the number, as `issue_document` does for a document.
create function post_stock_paper(business bigint, paper bigint, entry bigint, worth bigint, outlet bigint, series text, year text,
  prefix text, issued_under text) returns text language plpgsql as $$
declare
  taken int := take_number(business, outlet, series, year);
  given text := printed_number(number_start(business, outlet, prefix, year), taken);
begin
  update stock_paper set state = 'POSTED', number = given, sequence = taken, fiscal_year = year, entry_id = entry,
      value_paisa = worth, issue_key = issued_under
    where business_id = business and id = paper and state = 'DRAFT';
  if not found then raise exception 'paper % is no draft', paper; end if;
  return given;
end $$;

-- Goods that leave without being sold: damaged, expired, lost, used by the owner, given away.
create table write_off_line (
  business_id bigint not null,
  id bigint generated always as identity,
  paper_id bigint not null,
  line_number int not null,
  item_variant_id bigint not null,
  -- What was true when it was written.
  code text not null,
  particulars text not null,
  particulars_np text,
  -- In the unit that was chosen, and in the item's own.
  unit_business_id bigint not null,
  unit_id bigint not null,
  unit text not null,
  unit_np text,
  quantity numeric(18,4) not null check (quantity > 0),
  stock_unit text not null,
  stock_unit_np text,
  stock_quantity numeric(18,4) not null check (stock_quantity > 0),
  reason text not null check (reason in ('DAMAGED', 'EXPIRED', 'LOST', 'OWN_USE', 'SAMPLE', 'GIVEN_AWAY')),
  note text,
  -- Of goods in batches, where one was chosen.
  batch_id bigint,
  -- What its goods cost on that day.
  cost_paisa bigint not null check (cost_paisa >= 0),
  constraint write_off_line_id_key primary key (business_id, id),
  constraint write_off_line_number_key unique (business_id, paper_id, line_number),
  constraint write_off_line_unit_shared check (unit_business_id in (0, business_id)),
  constraint write_off_line_paper foreign key (business_id, paper_id) references stock_paper on delete cascade,
  constraint write_off_line_variant foreign key (business_id, item_variant_id) references item_variant,
  constraint write_off_line_unit foreign key (unit_business_id, unit_id) references unit
);
create index write_off_line_by_variant on write_off_line (business_id, item_variant_id);
create index write_off_line_by_unit on write_off_line (unit_business_id, unit_id);
call own_by_business('write_off_line');
create trigger already_posted after insert on write_off_line referencing new table as new_rows
  for each statement execute function keep_stock_paper_lines();
create trigger already_posted_update after update on write_off_line referencing old table as old_rows new table as new_rows
  for each statement execute function keep_stock_paper_lines();
create trigger already_posted_delete after delete on write_off_line referencing old table as old_rows
  for each statement execute function keep_stock_paper_lines();

-- A count: what is on the shelf, written down over time by several people.
create table stock_count (
  business_id bigint not null,
  id bigint not null,
  scope text not null check (scope in ('ALL', 'CATEGORY', 'PICKED')),
  category_business_id bigint,
  category_id bigint,
  -- Whether each line is compared with the moment at which it is counted, or all with the end of the paper's day.
  is_live boolean not null,
  constraint stock_count_id_key primary key (business_id, id),
  constraint stock_count_of_category check ((scope = 'CATEGORY') = (category_id is not null)
    and (category_business_id is null) = (category_id is null)),
  constraint stock_count_category_shared check (category_business_id in (0, business_id)),
  constraint stock_count_paper foreign key (business_id, id) references stock_paper on delete cascade,
  constraint stock_count_category foreign key (category_business_id, category_id) references item_category
);
create index stock_count_by_category on stock_count (category_business_id, category_id) where category_id is not null;
call own_by_business('stock_count');

create table stock_count_line (
  business_id bigint not null,
  id bigint generated always as identity,
  paper_id bigint not null,
  item_variant_id bigint not null,
  -- What was true when it came onto the sheet.
  code text not null,
  particulars text not null,
  particulars_np text,
  unit text not null,
  unit_np text,
  -- Null: not counted yet.
  counted_quantity numeric(18,4) check (counted_quantity >= 0),
  -- The day and the moment that it is compared with; without a moment, with the end of the day.
  counted_on date,
  counted_at timestamptz,
  -- By whom, and what they were called then.
  counted_by bigint,
  counted_by_name text,
  -- What one costs, as it was said for where nothing else tells it.
  unit_cost_paisa bigint check (unit_cost_paisa > 0),
  -- The batch of what was found, of goods that keep them.
  batch_number text check (batch_number <> ''),
  batch_expires_on date,
  -- Once it is posted: what the books said of that moment, how the count differs from it, and what that was worth.
  expected_quantity numeric(18,4),
  difference numeric(18,4),
  value_paisa bigint,
  version int not null default 1,
  constraint stock_count_line_id_key primary key (business_id, id),
  constraint stock_count_line_variant_key unique (business_id, paper_id, item_variant_id),
  constraint stock_count_line_counted check (num_nonnulls(counted_quantity, counted_on, counted_by, counted_by_name) in (0, 4)
    and (counted_at is null or counted_on is not null)),
  constraint stock_count_line_differs check (num_nonnulls(expected_quantity, difference, value_paisa) in (0, 3)
    and difference = counted_quantity - expected_quantity),
  constraint stock_count_line_paper foreign key (business_id, paper_id) references stock_paper on delete cascade,
  constraint stock_count_line_goods foreign key (business_id, item_variant_id) references item_variant on delete cascade
);
create index stock_count_line_by_variant on stock_count_line (business_id, item_variant_id);
call own_by_business('stock_count_line');
create trigger already_posted after insert on stock_count_line referencing new table as new_rows
  for each statement execute function keep_stock_paper_lines();
create trigger already_posted_update after update on stock_count_line referencing old table as old_rows new table as new_rows
  for each statement execute function keep_stock_paper_lines();
create trigger already_posted_delete after delete on stock_count_line referencing old table as old_rows
  for each statement execute function keep_stock_paper_lines();
