import { asPaisa } from '@bahi/domain/numbers/money';
import { type JournalLine, partyOfAccount } from '@bahi/domain/posting/ledger';
import type { Posting, StockMove } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../../platform/core/context.ts';
import { readQuantity } from '../balances.ts';

/** What an entry posted, read back to be reversed. */
export async function readPosting(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  entryId: number,
): Promise<Pick<Posting, 'journalLines' | 'stockMoves'>> {
  const [lines, moves] = await Promise.all([
    db.query<JournalRow>(
      `select account_code, customer_id, vendor_id, category_id, item_variant_id, outlet_id, tax_code, tax_rate_hundredths,
         debit_paisa, credit_paisa
       from journal_line where business_id = $1 and entry_id = $2 order by line_number`,
      [businessId, entryId],
    ),
    db.query<MoveRow>(
      `select item_variant_id, outlet_id, quantity, value_paisa, kind, source_line
       from stock_move where business_id = $1 and entry_id = $2 order by id`,
      [businessId, entryId],
    ),
  ]);
  return {
    journalLines: lines.map((row) => ({
      account: row.account_code,
      outletId: row.outlet_id,
      debit: asPaisa(row.debit_paisa),
      credit: asPaisa(row.credit_paisa),
      ...partyOf(row),
      ...(row.category_id === null ? {} : { categoryId: row.category_id }),
      ...(row.item_variant_id === null ? {} : { itemVariantId: row.item_variant_id }),
      ...(row.tax_code === null ? {} : { taxCode: row.tax_code }),
      ...(row.tax_rate_hundredths === null ? {} : { taxRateHundredths: row.tax_rate_hundredths }),
    })),
    stockMoves: moves.map((row) => ({
      itemVariantId: row.item_variant_id,
      outletId: row.outlet_id,
      kind: row.kind,
      quantity: readQuantity(row.quantity),
      value: asPaisa(row.value_paisa),
      sourceLine: row.source_line ?? 0,
    })),
  };
}

/** Whose line it is, as its account says: a number alone would be some customer's or vendor's. */
function partyOf(row: JournalRow): Pick<JournalLine, 'partyId'> {
  const party = partyOfAccount(row.account_code);
  const partyId = party === null ? null : row[`${party}_id`];
  return partyId === null ? {} : { partyId };
}

type JournalRow = {
  account_code: JournalLine['account'];
  customer_id: number | null;
  vendor_id: number | null;
  category_id: number | null;
  item_variant_id: number | null;
  outlet_id: number;
  tax_code: NonNullable<JournalLine['taxCode']> | null;
  tax_rate_hundredths: number | null;
  debit_paisa: number;
  credit_paisa: number;
};
type MoveRow = {
  item_variant_id: number;
  outlet_id: number;
  quantity: string;
  value_paisa: number;
  kind: StockMove['kind'];
  source_line: number | null;
};
