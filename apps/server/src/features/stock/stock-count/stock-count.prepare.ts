import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type Paisa, asPaisa, scalePaisa } from '@bahi/domain/numbers/money';
import { type Quantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { postStockAdjustment } from '@bahi/domain/posting/stock-adjustment';
import type { PlaceBalance, PostingResult } from '@bahi/domain/posting/stock-ledger';
import { hasAverage } from '@bahi/domain/stock-cost';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { lockBalances, readBalances, readQuantity } from '../../books/ledger/balances.ts';
import { readSeller } from '../../platform/business/seller.ts';
import { type ComparedLine, differenceOf, readCounted } from './stock-count.lines.ts';
import type { CountSheet } from './stock-count.sheet.ts';

/** A line whose count is another than the books say. */
export type DifferentLine = ComparedLine & {
  quantity: Quantity;
  needsCost: boolean;
  isFoundInBatches: boolean;
  isLostFromBatches: boolean;
};

export type PreparedCount = {
  /** The day on which the differences are posted: that of the last line that was counted, or that of the sheet. */
  day: CalendarDay;
  counted: ComparedLine[];
  different: DifferentLine[];
  balances: PlaceBalance[];
  /** What would be posted, each move of the line at its place among the different ones. */
  posted: PostingResult;
};

/**
 * Compares what is counted with the books and works out what is to be posted. To be posted, the balances are held; only
 * to be looked at, they are not.
 */
export async function prepareCount(
  context: Context,
  sheet: CountSheet,
  { isPosted }: { isPosted: boolean },
): Promise<PreparedCount> {
  const todayAd = formatAdDate(context.today);
  const before = await readCounted(context, sheet, todayAd);
  const day = sheet.is_live
    ? storedDay(before.map((line) => line.counted_on ?? sheet.dated_on).reduce(laterText, sheet.dated_on))
    : storedDay(sheet.dated_on);
  const variantIds = before.map((line) => line.item_variant_id);
  const moving = { outletId: sheet.outlet_id, variantIds, day };
  const held = await (isPosted ? lockBalances : readBalances)(context, moving);
  // What was sold while the balances were waited for is seen now.
  const counted = isPosted ? await readCounted(context, sheet, todayAd) : before;
  const balances = await withLastCosts(context, sheet.outlet_id, held);
  const places = new Map(balances.map((balance) => [balance.itemVariantId, balance]));
  const different = counted.flatMap((line): DifferentLine[] => {
    const difference = differenceOf(line) ?? zeroQuantity;
    if (difference === 0) return [];
    const place = places.get(line.item_variant_id);
    const isKnown = place !== undefined && (hasAverage(place) || place.fallbackUnitCost !== undefined);
    const needsCost = difference > 0 && !isKnown && line.unit_cost_paisa === null;
    const isInBatches = place?.inBatches === true;
    const [isFoundInBatches, isLostFromBatches] = [difference > 0 && isInBatches, difference < 0 && isInBatches];
    return [{ ...line, quantity: difference, needsCost, isFoundInBatches, isLostFromBatches }];
  });
  const said = new Map(counted.map((line) => [line.item_variant_id, line.unit_cost_paisa]));
  const { negativeStockAllowed } = await readSeller(context, sheet.outlet_id);
  const posted = postStockAdjustment(
    {
      outletId: sheet.outlet_id,
      lines: different.map((line) => ({
        itemVariantId: line.item_variant_id,
        quantity: line.quantity,
        account: 'STOCK_ADJUSTMENT',
      })),
    },
    {
      balances: balances.map((balance) => withSaidCost(balance, said.get(balance.itemVariantId))),
      negativeStockAllowed,
    },
  );
  return { day, counted, different, balances, posted };
}

function laterText(one: string, other: string): string {
  return one > other ? one : other;
}

/** What the owner says that one costs counts where nothing else tells it. */
function withSaidCost(balance: PlaceBalance, paisa: number | null | undefined): PlaceBalance {
  if (balance.fallbackUnitCost !== undefined || paisa === null || paisa === undefined) return balance;
  return { ...balance, fallbackUnitCost: asPaisa(paisa) };
}

/** Of an empty shelf the last goods that moved tell what one costs, before what the item is bought for. */
async function withLastCosts(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  outletId: number,
  balances: readonly PlaceBalance[],
): Promise<PlaceBalance[]> {
  const empty = balances.filter((balance) => !hasAverage(balance)).map((balance) => balance.itemVariantId);
  if (empty.length === 0) return [...balances];
  const rows = await db.query<{ item_variant_id: number; quantity: string; value_paisa: number }>(
    `select distinct on (item_variant_id) item_variant_id, quantity, value_paisa from stock_move
     where business_id = $1 and outlet_id = $2 and item_variant_id = any($3) and quantity <> 0
     order by item_variant_id, moved_on desc, id desc`,
    [businessId, outletId, empty],
  );
  const costs = new Map<number, Paisa>(
    rows.map((row) => {
      const [quantity, value] = [readQuantity(row.quantity), asPaisa(row.value_paisa)];
      const sign = quantity < 0 ? -1 : 1;
      return [row.item_variant_id, scalePaisa(value, sign * 10_000, sign * quantity)];
    }),
  );
  return balances.map((balance) => {
    const cost = costs.get(balance.itemVariantId);
    return cost === undefined ? balance : { ...balance, fallbackUnitCost: cost };
  });
}
