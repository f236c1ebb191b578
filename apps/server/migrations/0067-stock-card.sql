-- What moved each of the goods in each outlet, month by month, so that a stock card opens at any day and at any of its
-- pages without walking the history: of a month that is not asked for whole its own moves are read, by their index. A
-- move is written while its place is locked, so that nobody waits here who has not waited there.

create table stock_month (
  business_id bigint not null,
  item_variant_id bigint not null,
  outlet_id bigint not null,
  -- Its first day, of the Gregorian calendar, which no correction of the table of Nepali months changes.
  month date not null,
  moves int not null,
  quantity_in numeric(18,4) not null,
  quantity_out numeric(18,4) not null,
  value_in_paisa bigint not null,
  value_out_paisa bigint not null,
  constraint stock_month_key primary key (business_id, item_variant_id, outlet_id, month)
);
call own_by_business('stock_month', false);
call scope_by_outlet('stock_month');

-- Gathered before it is written, so that Citus takes it (decision 0048).
create function keep_stock_month() returns trigger language plpgsql as $$
declare
  gained stock_month;
begin
  for gained in
    select business_id, item_variant_id, outlet_id, date_trunc('month', moved_on::timestamp)::date as month, count(*)::int,
      sum(greatest(quantity, 0)), sum(greatest(-quantity, 0)), sum(greatest(value_paisa, 0)), sum(greatest(-value_paisa, 0))
    from new_rows group by business_id, item_variant_id, outlet_id, date_trunc('month', moved_on::timestamp)
    order by item_variant_id, outlet_id, month
  loop
    insert into stock_month as kept values (gained.*)
    on conflict on constraint stock_month_key do update set moves = kept.moves + excluded.moves,
      quantity_in = kept.quantity_in + excluded.quantity_in, quantity_out = kept.quantity_out + excluded.quantity_out,
      value_in_paisa = kept.value_in_paisa + excluded.value_in_paisa,
      value_out_paisa = kept.value_out_paisa + excluded.value_out_paisa;
  end loop;
  return null;
end $$;
create trigger keep_month after insert on stock_move referencing new table as new_rows
  for each statement execute function keep_stock_month();

-- What made the average of a place: what came in, and what changed its value alone.
create index stock_move_that_costs on stock_move (business_id, item_variant_id, outlet_id, moved_on, id) where quantity >= 0;

create view stock_month_of_books with (security_invoker = true) as
  select business_id, item_variant_id, outlet_id, date_trunc('month', moved_on::timestamp)::date as month, count(*)::int as moves,
    sum(greatest(quantity, 0)) as quantity_in, sum(greatest(-quantity, 0)) as quantity_out,
    sum(greatest(value_paisa, 0))::bigint as value_in_paisa, sum(greatest(-value_paisa, 0))::bigint as value_out_paisa
  from stock_move group by business_id, item_variant_id, outlet_id, date_trunc('month', moved_on::timestamp)::date;
grant select on stock_month_of_books to bahi_app, bahi_outlet;
