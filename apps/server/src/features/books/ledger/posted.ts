import { asPaisa } from '@bahi/domain/numbers/money';
import type { JournalLine } from '@bahi/domain/posting/ledger';
import type { Posting, StockMove } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { readQuantity } from './balances.ts';

/** What an entry posted, read back to be undone. */
export async function readPosting(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  entryId: number,
): Promise<Pick<Posting, 'journalLines' | 'stockMoves'>> {
  const [lines, moves] = await Promise.all([
    db.query<JournalRow>(
      `select account_code, coalesce(customer_id, vendor_id) as party_id, category_id, item_variant_id, outlet_id, tax_code, debit_paisa, credit_paisa
       from journal_line where business_id = $1 and entry_id = $2 order by line_number`,
      [businessId, entryId],
    ),
    db.query<MoveRow>(
      `select move.item_variant_id, move.outlet_id, move.quantity, move.value_paisa, move.kind,
         coalesce((select line_number - 1 from invoice_line line where line.business_id = $1 and line.id = move.source_line_id), 0) as source_line
       from stock_move move where move.business_id = $1 and move.entry_id = $2 order by move.id`,
      [businessId, entryId],
    ),
  ]);
  return {
    journalLines: lines.map((row) => ({
      account: row.account_code,
      outletId: row.outlet_id,
      debit: asPaisa(row.debit_paisa),
      credit: asPaisa(row.credit_paisa),
      ...(row.party_id === null ? {} : { partyId: row.party_id }),
      ...(row.category_id === null ? {} : { categoryId: row.category_id }),
      ...(row.item_variant_id === null ? {} : { itemVariantId: row.item_variant_id }),
      ...(row.tax_code === null ? {} : { taxCode: row.tax_code }),
    })),
    stockMoves: moves.map((row) => ({
      itemVariantId: row.item_variant_id,
      outletId: row.outlet_id,
      kind: row.kind,
      quantity: readQuantity(row.quantity),
      value: asPaisa(row.value_paisa),
      sourceLine: row.source_line,
    })),
  };
}

type JournalRow = {
  account_code: JournalLine['account'];
  party_id: number | null;
  category_id: number | null;
  item_variant_id: number | null;
  outlet_id: number;
  tax_code: NonNullable<JournalLine['taxCode']> | null;
  debit_paisa: number;
  credit_paisa: number;
};
type MoveRow = {
  item_variant_id: number;
  outlet_id: number;
  quantity: string;
  value_paisa: number;
  kind: StockMove['kind'];
  source_line: number;
};
