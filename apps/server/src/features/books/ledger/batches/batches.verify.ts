import type { Check } from '../../../../platform/verify/check.ts';

/** Batches of goods that expire: they are the shelf that keeps them, move with it, and are not sold once expired. */
export const batchChecks: readonly Check[] = [
  {
    name: 'batches',
    holds:
      'a shelf keeps batches as its item says, and has exactly what they have or what is owed to it; none has less than nothing',
    counts: 'select count(*) as n from stock_balance where business_id = $1 and in_batches',
    faults: `
      select balance.item_variant_id, balance.outlet_id, balance.quantity, batched.quantity as in_batches
      from stock_balance balance
      join item_variant variant on variant.business_id = $1 and variant.id = balance.item_variant_id
      join item on item.business_id = $1 and item.id = variant.item_id
      left join (select item_variant_id, outlet_id, sum(quantity) as quantity, min(quantity) filter (where expires_on is not null) as least,
          max(quantity) filter (where expires_on is not null) as most, max(quantity) filter (where expires_on is null) as owed
        from batch_balance where business_id = $1 group by item_variant_id, outlet_id) batched
        on batched.item_variant_id = balance.item_variant_id and batched.outlet_id = balance.outlet_id
      where balance.business_id = $1 and (balance.in_batches <> item.keeps_batches or batched.least < 0 or batched.owed > 0
        or (batched.owed < 0 and batched.most > 0)
        or coalesce(batched.quantity, 0) <> case when balance.in_batches then balance.quantity else 0 end)`,
  },
  {
    name: 'batch moves',
    holds: 'what a line moved of batches of its goods is what it moved of the shelf, on the same day',
    counts: 'select count(*) as n from batch_move where business_id = $1',
    faults: `
      select batched.entry_id, batched.source_line, batched.item_variant_id, batched.quantity, moved.quantity as moved_quantity
      from (select move.entry_id, move.source_line, move.item_variant_id, move.outlet_id, move.moved_on,
          sum(move.quantity) as quantity, bool_and(batch.item_variant_id = move.item_variant_id) as is_own
        from batch_move move join item_batch batch on batch.business_id = $1 and batch.id = move.batch_id
        where move.business_id = $1
        group by move.entry_id, move.source_line, move.item_variant_id, move.outlet_id, move.moved_on) batched
      left join (select entry_id, source_line, item_variant_id, outlet_id, moved_on, sum(quantity) as quantity
        from stock_move where business_id = $1 and quantity <> 0
        group by entry_id, source_line, item_variant_id, outlet_id, moved_on) moved
        on moved.entry_id = batched.entry_id and moved.source_line = batched.source_line
          and moved.item_variant_id = batched.item_variant_id and moved.outlet_id = batched.outlet_id
          and moved.moved_on = batched.moved_on
      where not batched.is_own or batched.quantity is distinct from moved.quantity`,
  },
  {
    name: 'expired batches',
    holds:
      'nothing was sold after the day on which its batch expired but by a registered counter, and what is kept of a batch is as it says',
    counts: 'select count(*) as n from item_batch where business_id = $1',
    faults: `
      select move.entry_id, move.source_line, batch.number, batch.expires_on, move.moved_on
      from batch_move move
      join item_batch batch on batch.business_id = $1 and batch.id = move.batch_id
      join stock_move sold on sold.business_id = $1 and sold.entry_id = move.entry_id and sold.source_line = move.source_line
        and sold.item_variant_id = move.item_variant_id and sold.kind = 'SALE'
      where move.business_id = $1 and batch.expires_on < move.moved_on
        and not exists (select from document where document.business_id = $1 and document.entry_id = move.entry_id
          and document.counter_id is not null)
      union all
      select null, null, batch.number, kept.expires_on, kept.last_moved_on from batch_balance kept
      join item_batch batch on batch.business_id = $1 and batch.id = kept.batch_id
      where kept.business_id = $1 and (kept.expires_on is distinct from batch.expires_on or kept.last_moved_on <> (
        select max(moved_on) from batch_move move where move.business_id = $1 and move.batch_id = kept.batch_id
          and move.outlet_id = kept.outlet_id))`,
  },
  {
    name: 'batches of bills',
    holds: 'the goods of a vendor’s bill came into the batch that its line names, but for what filled what was owed',
    counts: 'select count(*) as n from purchase_line where business_id = $1 and batch_number is not null',
    faults: `
      select line.document_id, line.line_number, line.batch_number, batch.number as moved_number
      from purchase_line line
      join document on document.business_id = $1 and document.id = line.document_id and document.state = 'FINAL'
      cross join lateral (select sum(move.quantity) as quantity, max(batch.number) as number, min(batch.number) as least,
          max(batch.expires_on) as expires_on, count(batch.number) as named, count(move.id) as moves
        from batch_move move join item_batch batch on batch.business_id = $1 and batch.id = move.batch_id
        where move.business_id = $1 and move.entry_id = document.entry_id
          and move.source_line = line.line_number - 1) batch
      where line.business_id = $1 and (line.batch_number is not null or batch.moves > 0)
        and (batch.number <> batch.least or line.stock_quantity is distinct from batch.quantity or line.batch_number is null
          or (batch.named > 0 and (line.batch_number, line.batch_expires_on) is distinct from (batch.number, batch.expires_on)))`,
  },
];
