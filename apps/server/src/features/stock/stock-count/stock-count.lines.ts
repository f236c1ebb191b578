import type { stockCountLine } from '@bahi/contract/stock/stock-count/stock-count-line';
import type { z } from '@bahi/contract/zod';
import { type Quantity, subtractQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readQuantity } from '../../books/ledger/balances.ts';
import { seesCost, type StockPaper } from '../stock-paper/stock-paper.rows.ts';

export type CountLine = Row<'stock_count_line'>;
/** A line with what the books say of the moment that it is compared with, and where it stands on the shelf. */
export type ComparedLine = CountLine & {
  compared_with: string;
  sku: string | null;
  barcode: string | null;
  category: string;
  category_np: string | null;
};
type Reader = Pick<Context, 'db' | 'businessId'>;
type Sheet = Pick<StockPaper, 'id' | 'outlet_id' | 'dated_on'> & { is_live: boolean };

/** In SQL the day and the moment that a line is compared with: when it was counted, or now; of a sheet that is not live, the end of its day. */
const comparedOn = 'coalesce(line.counted_on, case when $4 then current_moment.today else $5::date end)';
const comparedAt = '(case when line.counted_on is null then null else line.counted_at end)';

/**
 * What the books say of the moment of a line: all that is on hand, but for what moved after it. On a later day that is
 * everything, on the same day what was written after the line was counted. What another count corrected was so when
 * that one counted it, whenever it was posted.
 */
const expected = `coalesce(balance.quantity, 0) - coalesce((
    select sum(move.quantity) from stock_move move
    left join stock_count_line other on move.source_kind = 'STOCK_COUNT' and other.business_id = $1
      and other.paper_id = move.source_id and other.item_variant_id = move.item_variant_id
    where move.business_id = $1 and move.item_variant_id = line.item_variant_id and move.outlet_id = $3
      and move.moved_on >= ${comparedOn}
      and case when other.counted_on is not null
        then (other.counted_on, coalesce(other.counted_at, 'infinity')) > (${comparedOn}, coalesce(${comparedAt}, 'infinity'))
        else move.moved_on > ${comparedOn} or move.created_at > ${comparedAt} end), 0)`;

/** Where and in which order the lines of a sheet are read; the parameters are those of `sheetValues`. */
export const comparedFrom = `stock_count_line line
  join item_variant variant on variant.business_id = line.business_id and variant.id = line.item_variant_id
  join item on item.business_id = variant.business_id and item.id = variant.item_id
  join item_category category on category.business_id = item.category_business_id and category.id = item.category_id
  cross join (select $6::date as today) current_moment
  left join stock_balance balance on balance.business_id = line.business_id
    and balance.item_variant_id = line.item_variant_id and balance.outlet_id = $3
  where line.business_id = $1 and line.paper_id = $2`;

/** As goods stand on a shelf: by category, then by name. */
export const shelfOrder =
  'category.name collate "ne-x-icu", category.id, line.particulars collate "ne-x-icu", line.item_variant_id';

export const comparedColumns = `line.*, coalesce(line.expected_quantity, ${expected}) as compared_with,
  variant.sku, variant.barcode, category.name as category, category.name_np as category_np`;

export function sheetValues(businessId: number, sheet: Sheet, todayAd: string): unknown[] {
  return [businessId, sheet.id, sheet.outlet_id, sheet.is_live, sheet.dated_on, todayAd];
}

/** The lines of a sheet that are counted, in the order of the shelf, each with what the books say of its moment. */
export function readCounted({ db, businessId }: Reader, sheet: Sheet, todayAd: string): Promise<ComparedLine[]> {
  return db.query<ComparedLine>(
    `select ${comparedColumns} from ${comparedFrom} and line.counted_quantity is not null order by ${shelfOrder}`,
    sheetValues(businessId, sheet, todayAd),
  );
}

/** One line; undefined where the variant is not on the sheet. */
export async function readLine(
  { db, businessId }: Reader,
  sheet: Sheet,
  { todayAd, variantId }: { todayAd: string; variantId: number },
): Promise<ComparedLine | undefined> {
  const [line] = await db.query<ComparedLine>(
    `select ${comparedColumns} from ${comparedFrom} and line.item_variant_id = $7`,
    [...sheetValues(businessId, sheet, todayAd), variantId],
  );
  return line;
}

/** How many more there are than the books say, below zero how many less; null for what is not counted. */
export function differenceOf({
  counted_quantity,
  compared_with,
}: Pick<ComparedLine, 'counted_quantity' | 'compared_with'>): Quantity | null {
  if (counted_quantity === null) return null;
  return subtractQuantity(readQuantity(counted_quantity), readQuantity(compared_with));
}

export function lineAnswerOf(line: ComparedLine, reader: Pick<Context, 'session'>): z.output<typeof stockCountLine> {
  const difference = differenceOf(line);
  return {
    id: line.id,
    itemLedgerDetailId: line.item_variant_id,
    code: line.code,
    sku: line.sku,
    barcode: line.barcode,
    particulars: line.particulars,
    particularsNp: line.particulars_np,
    categoryName: line.category,
    categoryNameNp: line.category_np,
    unit: line.unit,
    unitNp: line.unit_np,
    expected: Number(line.compared_with),
    counted: line.counted_quantity === null ? null : Number(line.counted_quantity),
    difference: difference === null ? null : difference / 10_000,
    countedBy: line.counted_by_name,
    value: line.value_paisa === null || !seesCost(reader) ? null : rupeesOf(line.value_paisa),
    version: line.version,
  };
}
