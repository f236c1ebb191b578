import { stockPapers } from '@bahi/domain/goods/stock-papers';
import { stockReceiptEntry } from '@bahi/domain/posting/stock-transfer';
import type { Check } from '../../../platform/verify/check.ts';

const { entry } = stockPapers.STOCK_TRANSFER;

/** What every line of a transfer has to have moved: out of the sender's shelf, and what arrived onto the receiver's. */
const wanted = `
  select paper.id as paper_id, line.id as line_id, line.item_variant_id, paper.outlet_id, paper.dated_on as moved_on,
    -line.stock_quantity as quantity, -line.value_paisa as value_paisa
  from stock_paper paper join stock_transfer_line line on line.business_id = $1 and line.paper_id = paper.id
  where paper.business_id = $1 and paper.kind = 'STOCK_TRANSFER' and paper.state <> 'DRAFT'
  union all
  select paper.id, line.id, line.item_variant_id, paper.to_outlet_id, transfer.received_on, receipt.quantity,
    line.value_paisa - receipt.missing_paisa
  from stock_transfer transfer
  join stock_paper paper on paper.business_id = $1 and paper.id = transfer.id
  join stock_transfer_line line on line.business_id = $1 and line.paper_id = transfer.id
  join stock_receipt_line receipt on receipt.business_id = $1 and receipt.transfer_line_id = line.id
  where transfer.business_id = $1 and receipt.quantity > 0`;

/** Goods between outlets: what leaves one arrives at the other or is said to be missing, and what is on its way is in the books. */
export const stockTransferChecks: readonly Check[] = [
  {
    name: 'goods between outlets',
    holds: 'what is on its way between outlets is worth what the account between outlets holds, variant by variant',
    counts: 'select count(*) as n from stock_transfer where business_id = $1 and is_on_its_way',
    faults: `
      select coalesce(way.item_variant_id, account.item_variant_id) as item_variant_id, way.value_paisa, account.value_paisa as account_paisa
      from (select line.item_variant_id, sum(line.value_paisa)::bigint as value_paisa
        from stock_transfer transfer join stock_transfer_line line on line.business_id = $1 and line.paper_id = transfer.id
        where transfer.business_id = $1 and transfer.is_on_its_way group by line.item_variant_id) way
      full join (select item_variant_id, sum(debit_paisa - credit_paisa)::bigint as value_paisa
        from journal_line where business_id = $1 and account_code = 'BETWEEN_OUTLETS' group by item_variant_id) account
        on account.item_variant_id = way.item_variant_id
      where coalesce(way.value_paisa, 0) <> coalesce(account.value_paisa, 0)`,
  },
  {
    name: 'goods of transfers',
    holds:
      'every line of a transfer that was sent left the shelf of its outlet on its day at what it says, and what arrived of it stands on the shelf of the other since the day of its receipt at that value',
    counts: 'select count(*) as n from stock_transfer_line where business_id = $1',
    faults: `
      select coalesce(wanted.paper_id, moved.source_id) as paper_id, coalesce(wanted.outlet_id, moved.outlet_id) as outlet_id,
        coalesce(wanted.item_variant_id, moved.item_variant_id) as item_variant_id, wanted.quantity, moved.quantity as moved_quantity,
        wanted.value_paisa, moved.value_paisa as moved_paisa
      from (${wanted}) wanted
      full join (select source_id, source_line_id, item_variant_id, outlet_id, moved_on, quantity, value_paisa
        from stock_move where business_id = $1 and kind = 'TRANSFER') moved
        on moved.source_id = wanted.paper_id and moved.source_line_id = wanted.line_id and moved.outlet_id = wanted.outlet_id
          and moved.item_variant_id = wanted.item_variant_id and moved.moved_on = wanted.moved_on
      where (wanted.quantity, wanted.value_paisa) is distinct from (moved.quantity, moved.value_paisa)`,
  },
  {
    name: 'transfers',
    holds:
      'every transfer is on its way from its sending until it is received or taken back; its lines add up to it, arrive no earlier than they left, each with what is missing of it, and that is a loss of the outlet that received it',
    counts: 'select count(*) as n from stock_transfer where business_id = $1',
    faults: `
      select paper.id as paper_id, paper.number, paper.state, transfer.is_on_its_way, transfer.received_on, paper.value_paisa,
        lines.value_paisa as lines_paisa, transfer.missing_paisa, lines.missing_paisa as lines_missing_paisa, booked.paisa as lost_paisa
      from stock_paper paper
      left join stock_transfer transfer on transfer.business_id = $1 and transfer.id = paper.id
      left join (select line.paper_id, sum(line.value_paisa)::bigint as value_paisa, sum(receipt.missing_paisa)::bigint as missing_paisa,
          bool_and(receipt.quantity + receipt.missing_quantity = line.stock_quantity) as is_whole, count(receipt.id) as received,
          count(*) as lines
        from stock_transfer_line line
        left join stock_receipt_line receipt on receipt.business_id = $1 and receipt.transfer_line_id = line.id
        where line.business_id = $1 group by line.paper_id) lines on lines.paper_id = paper.id
      left join (select entry.source_id, sum(line.debit_paisa - line.credit_paisa)::bigint as paisa
        from journal_entry entry join journal_line line on line.business_id = $1 and line.entry_id = entry.id
        where entry.business_id = $1 and entry.kind = '${stockReceiptEntry}' and line.account_code = 'STOCK_ADJUSTMENT'
        group by entry.source_id) booked on booked.source_id = paper.id
      where paper.business_id = $1 and paper.kind = 'STOCK_TRANSFER' and (transfer.id is null or lines.lines is null
        or transfer.is_on_its_way <> (paper.state = 'POSTED' and transfer.received_on is null)
        or (transfer.received_on is not null and paper.state <> 'POSTED') or transfer.received_on < paper.dated_on
        or (paper.state <> 'DRAFT' and paper.value_paisa <> -lines.value_paisa)
        or lines.received <> case when transfer.received_on is null then 0 else lines.lines end
        or lines.is_whole is false or transfer.missing_paisa is distinct from lines.missing_paisa
        or coalesce(booked.paisa, 0) <> coalesce(lines.missing_paisa, 0))`,
  },
  {
    name: 'entries of transfers',
    holds:
      'a transfer is posted by the outlet that sends it, on its day, and by the one that receives it, on the day of the receipt; each entry has lines of its own outlet alone',
    counts: `select count(*) as n from journal_entry where business_id = $1 and source_kind = 'STOCK_TRANSFER'`,
    faults: `
      select entry.id as entry_id, entry.kind, entry.outlet_id, entry.posting_date, paper.number
      from journal_entry entry
      left join stock_paper paper on paper.business_id = $1 and paper.id = entry.source_id and paper.kind = 'STOCK_TRANSFER'
      left join stock_transfer transfer on transfer.business_id = $1 and transfer.id = paper.id
      where entry.business_id = $1 and entry.source_kind = 'STOCK_TRANSFER' and (paper.id is null
        or (entry.kind = '${entry}' and (entry.outlet_id, entry.posting_date) is distinct from (paper.outlet_id, paper.dated_on))
        or (entry.kind = '${stockReceiptEntry}' and (entry.id, entry.outlet_id, entry.posting_date)
          is distinct from (transfer.receipt_entry_id, paper.to_outlet_id, transfer.received_on))
        or exists (select from journal_line line
          where line.business_id = $1 and line.entry_id = entry.id and line.outlet_id <> entry.outlet_id))`,
  },
];
