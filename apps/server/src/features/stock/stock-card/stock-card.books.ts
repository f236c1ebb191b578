import type { StockMoveKind } from '@bahi/domain/posting/stock-ledger';
import { type MovedBatch, movedOfMove } from '../../books/ledger/batches/batch-shelf.ts';

/** A move as it stands in the books; its outlet and what its source is called beside it. */
export type MoveRow = {
  id: number;
  moved_on: string;
  kind: StockMoveKind;
  source_kind: string;
  source_id: number;
  reference: string | null;
  outlet_id: number;
  outlet_name: string;
  outlet_name_np: string | null;
  quantity: string;
  value_paisa: number;
  moved_batches: readonly MovedBatch[] | null;
};
export type RunningRow = MoveRow & { running_quantity: string; running_paisa: number };
/** What goods a month begins with. */
export type MonthRow = { month: string; moves: number; quantity: string; value_paisa: number };
/** What moved up to a point: how often, how much came and how much went. */
export type MovedRow = {
  moves: number;
  quantity_in: string;
  quantity_out: string;
  value_in_paisa: number;
  value_out_paisa: number;
};

export const goodsQuery = `
  select item.id as item_id, variant.id as variant_id, item.code, item.name, item.name_np, variant.attribute_value,
    variant.attribute_value_np, unit.short_code as unit_name, unit.name_np as unit_name_np
  from item_variant variant
  join item on item.business_id = variant.business_id and item.id = variant.item_id
  join unit on unit.business_id = item.unit_business_id and unit.id = item.unit_id
  where variant.business_id = $1 and variant.id = $2`;

/** The outlets in which the goods have ever moved. */
export const placesQuery = `select outlet_id from stock_balance
  where business_id = $1 and item_variant_id = $2 and ($3::bigint is null or outlet_id = $3) order by outlet_id`;

/**
 * What moved before a point in the order of day and id ($4 and $5; of a day alone the id is 0): as it is kept of the months
 * before, and of that month by its moves.
 */
export const movedBefore = `
  select coalesce(sum(moves), 0)::bigint as moves, coalesce(sum(quantity_in), 0) as quantity_in,
    coalesce(sum(quantity_out), 0) as quantity_out, coalesce(sum(value_in_paisa), 0)::bigint as value_in_paisa,
    coalesce(sum(value_out_paisa), 0)::bigint as value_out_paisa
  from (
    select moves, quantity_in, quantity_out, value_in_paisa, value_out_paisa from stock_month
    where business_id = $1 and item_variant_id = $2 and outlet_id = any($3::bigint[])
      and month < date_trunc('month', $4::timestamp)::date
    union all
    select 1, greatest(quantity, 0), greatest(-quantity, 0), greatest(value_paisa, 0), greatest(-value_paisa, 0)
    from stock_move where business_id = $1 and item_variant_id = $2 and outlet_id = any($3::bigint[])
      and moved_on >= date_trunc('month', $4::timestamp)::date and (moved_on, id) < ($4::date, $5::bigint)) part`;

/** What moved on some days. */
export const movedWithin = `
  select count(*) as moves, coalesce(sum(greatest(quantity, 0)), 0) as quantity_in,
    coalesce(sum(greatest(-quantity, 0)), 0) as quantity_out,
    coalesce(sum(greatest(value_paisa, 0)), 0)::bigint as value_in_paisa,
    coalesce(sum(greatest(-value_paisa, 0)), 0)::bigint as value_out_paisa
  from stock_move where business_id = $1 and item_variant_id = $2 and outlet_id = any($3::bigint[])
    and moved_on between $4::date and $5::date`;

/** The number of a source of moves that is no kind of document and bears one: a line for each, `when 'X' then (select …)`. */
const ownNumber = `case when move.source_kind in ('WRITE_OFF', 'STOCK_COUNT', 'STOCK_TRANSFER') then
    (select number from stock_paper where business_id = $1 and id = move.source_id) end`;

const shown = `move.id, move.moved_on, move.kind, move.source_kind, move.source_id, move.outlet_id, move.quantity,
  move.value_paisa, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
  coalesce(document.number, document.heading, ${ownNumber}) as reference,
  case when move.quantity <> 0 then ${movedOfMove} end as moved_batches`;
const sources = `join outlet on outlet.business_id = $1 and outlet.id = move.outlet_id
  left join document on document.business_id = $1 and document.kind = move.source_kind and document.id = move.source_id`;

/** The kept month in which the move stands that has $4 others before it, and what moved before that month. */
export const monthQuery = `
  select month, moves::bigint as moves, quantity, value_paisa::bigint as value_paisa from (
    select month, sum(moves) over earlier - moves as moves, sum(quantity) over earlier - quantity as quantity,
      sum(value_paisa) over earlier - value_paisa as value_paisa
    from (select month, sum(moves) as moves, sum(quantity_in - quantity_out) as quantity,
        sum(value_in_paisa - value_out_paisa) as value_paisa
      from stock_month where business_id = $1 and item_variant_id = $2 and outlet_id = any($3::bigint[])
      group by month) kept
    window earlier as (order by month)) begun
  where moves <= $4::bigint order by month desc limit 1`;

/**
 * Moves from a day on ($4) up to another ($5) in their order, with what is on hand after each, of what there was before
 * ($6, $7): without the first $8, and $9 of them.
 */
export const runningQuery = `
  select ${shown}, move.running_quantity, move.running_paisa
  from (
    select counted.*, $6::numeric + sum(quantity) over so_far as running_quantity,
      ($7::bigint + sum(value_paisa) over so_far)::bigint as running_paisa
    from (
      select id, moved_on, kind, source_kind, source_id, outlet_id, quantity, value_paisa, entry_id, source_line
      from stock_move
      where business_id = $1 and item_variant_id = $2 and outlet_id = any($3::bigint[])
        and moved_on between $4::date and $5::date
      order by moved_on, id limit $8::bigint + $9::bigint
    ) counted
    window so_far as (order by moved_on, id)
    order by moved_on, id offset $8::bigint
  ) move ${sources}
  order by move.moved_on, move.id`;

export const moveQuery = `select ${shown} from stock_move move ${sources}
  where move.business_id = $1 and move.item_variant_id = $2 and move.id = $3`;

/** The last moves before a point that made the average of a place, the latest first. */
export const causesQuery = `select ${shown} from (
    select * from stock_move where business_id = $1 and item_variant_id = $2 and outlet_id = $3
      and (moved_on, id) < ($4::date, $5::bigint) and quantity >= 0
    order by moved_on desc, id desc limit $6) move ${sources}
  order by move.moved_on desc, move.id desc`;

/** What corrects the costs of a day of a place. */
export const correctionsQuery = `select ${shown} from stock_move move ${sources}
  where move.business_id = $1 and move.item_variant_id = $2 and move.outlet_id = $3 and move.moved_on = $4::date
    and move.quantity = 0 and move.kind = 'REVALUATION'
  order by move.id`;
