-- Batches of goods that expire: what every move of a shelf that keeps them moved of which batch, beside the moves, so that
-- costs know nothing of it. Nothing stands here for a business that keeps none.

create table item_batch (
  business_id bigint not null,
  id bigint generated always as identity,
  item_variant_id bigint not null,
  -- Neither of the one of each item that is owed to a shelf: what a counter handed over beyond the batches that were entered.
  number text check (number <> ''),
  -- The last day on which it may be sold.
  expires_on date,
  constraint item_batch_id_key primary key (business_id, id),
  constraint item_batch_key unique nulls not distinct (business_id, item_variant_id, number, expires_on),
  constraint item_batch_named check ((number is null) = (expires_on is null)),
  constraint item_batch_variant foreign key (business_id, item_variant_id) references item_variant
);
call append_only_by_business('item_batch');

create table batch_balance (
  business_id bigint not null,
  item_variant_id bigint not null,
  outlet_id bigint not null,
  batch_id bigint not null,
  -- As of its batch, so that what expires is found among what is there.
  expires_on date,
  quantity numeric(18,4) not null,
  last_moved_on date not null,
  constraint batch_balance_key primary key (business_id, item_variant_id, outlet_id, batch_id),
  -- What is owed is below zero until what comes in fills it.
  constraint batch_balance_there check (case when expires_on is null then quantity <= 0 else quantity >= 0 end),
  constraint batch_balance_batch foreign key (business_id, batch_id) references item_batch,
  constraint batch_balance_shelf foreign key (business_id, item_variant_id, outlet_id) references stock_balance
);
create index batch_balance_by_expiry on batch_balance (business_id, expires_on, batch_id) where quantity > 0;
call own_by_business('batch_balance', false);
call scope_by_outlet('batch_balance');

create table batch_move (
  business_id bigint not null,
  id bigint generated always as identity,
  entry_id bigint not null,
  -- The position of the document's line, as the stock move of the same entry has it.
  source_line int not null,
  item_variant_id bigint not null,
  outlet_id bigint not null,
  batch_id bigint not null,
  -- In is above zero, out below.
  quantity numeric(18,4) not null check (quantity <> 0),
  moved_on date not null,
  constraint batch_move_id_key primary key (business_id, id),
  constraint batch_move_batch foreign key (business_id, batch_id) references item_batch,
  constraint batch_move_shelf foreign key (business_id, item_variant_id, outlet_id) references stock_balance
);
create index batch_move_by_entry on batch_move (business_id, entry_id, source_line);
create index batch_move_by_batch on batch_move (business_id, batch_id, outlet_id, moved_on, id);
call append_only_by_business('batch_move');
call scope_by_outlet('batch_move');

create function check_batch_move_references() returns trigger language plpgsql as $$
begin
  perform refuse_foreign_entry(business_id, entry_id, 'batch_move_entry')
    from (select distinct business_id, entry_id from new_rows) move;
  return null;
end $$;
create trigger refer after insert on batch_move referencing new table as new_rows
  for each statement execute function check_batch_move_references();

-- Gathered before it is written, so that Citus takes it (decision 0048), in one order for everybody.
create function keep_batch_balance() returns trigger language plpgsql as $$
declare
  moved record;
begin
  for moved in
    select move.business_id, move.item_variant_id, move.outlet_id, move.batch_id, batch.expires_on, sum(move.quantity) as quantity,
      min(move.moved_on) as first_on, max(move.moved_on) as last_on
    from new_rows move
    join item_batch batch on batch.business_id = move.business_id and batch.id = move.batch_id
    group by move.business_id, move.item_variant_id, move.outlet_id, move.batch_id, batch.expires_on
    order by move.item_variant_id, move.outlet_id, move.batch_id
  loop
    -- First the row, then what it has: below zero nothing is written, whatever comes first.
    insert into batch_balance (business_id, item_variant_id, outlet_id, batch_id, expires_on, quantity, last_moved_on)
      values (moved.business_id, moved.item_variant_id, moved.outlet_id, moved.batch_id, moved.expires_on, 0, moved.first_on)
    on conflict on constraint batch_balance_key do nothing;
    update batch_balance set quantity = quantity + moved.quantity, last_moved_on = greatest(last_moved_on, moved.last_on)
      where business_id = moved.business_id and item_variant_id = moved.item_variant_id
        and outlet_id = moved.outlet_id and batch_id = moved.batch_id;
  end loop;
  return null;
end $$;
create trigger keep_balance after insert on batch_move referencing new table as new_rows
  for each statement execute function keep_batch_balance();

create view batch_balance_of_books with (security_invoker = true) as
  select business_id, item_variant_id, outlet_id, batch_id, sum(quantity) as quantity
  from batch_move group by business_id, item_variant_id, outlet_id, batch_id;
grant select on batch_balance_of_books to bahi_app, bahi_outlet;

-- A shelf that keeps batches has exactly what they have, whatever touched either.
create function check_batches() returns trigger language plpgsql as $$
declare
  shelf numeric;
  batched numeric;
begin
  select case when in_batches then quantity else 0 end into shelf from stock_balance
    where business_id = new.business_id and item_variant_id = new.item_variant_id and outlet_id = new.outlet_id;
  select coalesce(sum(quantity), 0) into batched from batch_balance
    where business_id = new.business_id and item_variant_id = new.item_variant_id and outlet_id = new.outlet_id;
  if shelf is distinct from batched then
    raise exception 'shelf % of outlet % of business % has %, its batches %', new.item_variant_id, new.outlet_id, new.business_id, shelf, batched
      using errcode = 'check_violation', constraint = 'batches_are_the_shelf';
  end if;
  return null;
end $$;
create constraint trigger batches_are_the_shelf after insert or update on batch_balance
  deferrable initially deferred for each row execute function check_batches();
create constraint trigger batches_of_new_shelf after insert on stock_balance
  deferrable initially deferred for each row when (new.in_batches) execute function check_batches();
create constraint trigger batches_of_shelf after update on stock_balance
  deferrable initially deferred for each row when (old.in_batches or new.in_batches) execute function check_batches();

-- What can leave of a batch on a day so that no later move of it turns negative. What a counter handed over before its batch
-- was entered leaves it on a day before the batch came: nothing more of it is free until then.
create function free_batch(balance batch_balance, day date) returns numeric language sql stable as $$
  select case when balance.last_moved_on > day then greatest(0, balance.quantity - (
    select greatest(0, max(later)) from (
      select sum(quantity) over (order by moved_on desc, id desc) as later from batch_move move
      where move.business_id = balance.business_id and move.batch_id = balance.batch_id
        and move.outlet_id = balance.outlet_id and move.moved_on > day) moves))
  else balance.quantity end
$$;

-- What of a shelf can be sold on a day: where there are batches, of those that have not expired.
create function sellable_stock(balance stock_balance, day date) returns numeric language sql stable as $$
  select least(free_stock(balance, day), (
    select sum(case when batch.expires_on >= day then free_batch(batch, day) else 0 end) from batch_balance batch
    where batch.business_id = balance.business_id and batch.item_variant_id = balance.item_variant_id
      and batch.outlet_id = balance.outlet_id and batch.quantity > 0))
$$;

-- The batch that a line names; without one it is first expired first.
alter table invoice_line add constraint invoice_line_batch foreign key (business_id, batch_id) references item_batch;
alter table write_off_line add constraint write_off_line_batch foreign key (business_id, batch_id) references item_batch;
alter table stock_transfer_line add constraint stock_transfer_line_batch foreign key (business_id, batch_id) references item_batch;

-- What the line of an entry moved of batches, the first to expire first; null where its goods keep none.
create function moved_batches(business bigint, entry bigint, line int) returns json language sql stable as $$
  select json_agg(json_build_object('number', batch.number, 'expires_on', batch.expires_on,
      'quantity', abs(move.quantity)::text) order by batch.expires_on, batch.id)
    from batch_move move join item_batch batch on batch.business_id = move.business_id and batch.id = move.batch_id
    where move.business_id = business and move.entry_id = entry and move.source_line = line and batch.number is not null
$$;

-- Whether a module is anything to a business: what tells of batches is nothing to one that keeps none. Roles that the
-- platform shares are made for all.
create function is_offered(module_code text, business bigint) returns boolean language sql stable as $$
  select module_code <> 'expiry-report' or business = 0
    or exists (select from business own where own.id = business and own.keeps_batches)
$$;
