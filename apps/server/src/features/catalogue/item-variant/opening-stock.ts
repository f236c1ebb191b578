import type { openingStock } from '@bahi/contract/catalogue/item-variant/item-ledger-detail';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, type Paisa, paisaOf } from '@bahi/domain/numbers/money';
import { postOpeningStock } from '@bahi/domain/posting/opening-stock';
import type { PlaceBalance } from '@bahi/domain/posting/stock-ledger';
import { amountForQuantity, type Quantity, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import { namedBatch, type NamedBatch, refusedBatch, wishesOf } from '../../books/ledger/batches/batch-wish.ts';
import { openDayFrom } from '../../books/ledger/open-days.ts';
import { type EntrySource, recordPosting } from '../../books/ledger/posting.ts';
import { storedDay } from '../../../platform/core/days.ts';

/** What a form says of the stock of one variant; `field` is its place in the form. */
export type SentStock = { field: string; rows: z.output<typeof openingStock> };
/** Opening stock of one outlet. */
export type OpeningStock = {
  field: string;
  outletId: number;
  quantity: Quantity;
  value: Paisa;
  /** Of goods that keep batches. */
  batch?: NamedBatch | null;
};
/** The same, of a variant that is written. */
export type VariantStock = OpeningStock & { variantId: number };

/** A thousand crore rupees in one place is a slip of the finger; thousands of smaller ones still add up exactly. */
const largestValue = asPaisa(999_999_999_999);

/**
 * Reads the opening stock of variants, in their order. An outlet that is named twice, unknown, another business's, outside
 * the caller's token or closed, and a value beyond all measure, are named in `refused` at their fields.
 */
export async function readOpeningStock(
  context: Pick<Context, 'db' | 'businessId' | 'outletId'>,
  sent: readonly SentStock[],
): Promise<{ opening: OpeningStock[][]; refused: RefusedField[] }> {
  const asked = sent.flatMap(({ rows }) => rows.map(({ outletId }) => outletId));
  const outlets = asked.length === 0 ? new Map<number, Outlet>() : await findOutlets(context, asked);
  const read = sent.map((one) => readRows(one, outlets));
  return { opening: read.map(({ opening }) => opening), refused: read.flatMap(({ refused }) => refused) };
}

function readRows({ field: place, rows }: SentStock, outlets: ReadonlyMap<number, Outlet>) {
  const opening: OpeningStock[] = [];
  const refused: RefusedField[] = [];
  for (const [position, { outletId, quantity, rate, ...batch }] of rows.entries()) {
    const field = `${place}openingStock.${position}`;
    const outlet = outlets.get(outletId);
    const isTwice = opening.some((other) => other.outletId === outletId);
    if (outlet === undefined) refused.push({ field: `${field}.outletId`, key: 'common.unknownRecord' });
    else if (!outlet.is_active) refused.push({ field: `${field}.outletId`, key: 'common.inactiveRecord' });
    else if (isTwice) refused.push({ field: `${field}.outletId`, key: 'item.outletTwice' });
    // The exact product is made only of what cannot leave the safe integers.
    if (paisaOf(rate) * quantity > largestValue)
      refused.push({ field: `${field}.rate`, key: 'item.openingValueLarge' });
    else opening.push({ field, outletId, ...valued(quantity, rate), batch: namedBatch(batch) });
  }
  return { opening, refused };
}

/**
 * Posts opening stock of variants of an item, one entry an outlet, on the day it was bought. Refused for an outlet in
 * which a variant has moved: from then on its stock is what the moves made it.
 */
export async function postOpening(
  context: Context,
  { id: itemId, purchase_date }: Pick<Row<'item'>, 'id' | 'purchase_date'>,
  opening: readonly VariantStock[],
): Promise<void> {
  if (opening.length === 0) return;
  const day = await dayOfOpening(context, purchase_date === null ? null : storedDay(purchase_date));
  await postOpeningAs(context, { sourceKind: 'ITEM', sourceId: itemId, day }, opening);
}

/** Posts opening stock of variants of any items on the first open day from today on, one entry an outlet. */
export async function postOpeningToday(
  context: Context,
  source: Pick<EntrySource, 'sourceKind' | 'sourceId'>,
  opening: readonly VariantStock[],
): Promise<void> {
  if (opening.length > 0) await postOpeningAs(context, { ...source, day: await dayOfOpening(context, null) }, opening);
}

async function postOpeningAs(
  context: Context,
  from: Pick<EntrySource, 'sourceKind' | 'sourceId' | 'day'>,
  opening: readonly VariantStock[],
): Promise<void> {
  const { day } = from;
  // One order for everybody, so that two savers never wait for each other.
  const outlets = [...Map.groupBy(opening, ({ outletId }) => outletId)].toSorted(([one], [other]) => one - other);
  for (const [outletId, rows] of outlets) {
    const variantIds = rows.map(({ variantId }) => variantId);
    const balances = await lockBalances(context, { outletId, variantIds, day });
    const moved = await findMoved(context, variantIds, outletId);
    const fixed = rows.filter(({ variantId }) => moved.has(variantId));
    const refused = fixed.map(({ field }) => ({ field: `${field}.outletId`, key: 'item.openingStockFixed' }) as const);
    if (refused.length > 0) fail('item.openingStockFixed', { fields: refused });
    refuseBatches(rows, balances);
    const lines = rows.map(({ variantId, quantity, value }) => ({ itemVariantId: variantId, quantity, value }));
    const posted = postOpeningStock({ outletId, lines }, { balances });
    if (!posted.ok)
      return fail('common.invalid', { fields: rows.map(({ field }) => ({ field, key: 'common.aboveZero' })) });
    const batches = wishesOf(rows.map(({ batch }) => batch));
    await recordPosting(context, { ...from, kind: 'OPENING_STOCK', outletId, batches }, posted.posting);
  }
}

/** Goods that keep batches come into one that is named, others into none. */
function refuseBatches(rows: readonly VariantStock[], balances: readonly PlaceBalance[]): void {
  const kept = new Set(balances.filter(({ inBatches }) => inBatches).map(({ itemVariantId }) => itemVariantId));
  const fields = rows.flatMap(({ field, variantId, batch }) => refusedBatch(batch, kept.has(variantId), `${field}.`));
  if (fields.length > 0) fail('common.invalid', { fields });
}

/** What is still to be bought is counted as of today, and what was bought on a day that is locked, as of the first open one. */
function dayOfOpening(context: Context, purchasedOn: CalendarDay | null): Promise<CalendarDay> {
  const bought = purchasedOn === null || purchasedOn > context.today ? context.today : purchasedOn;
  return openDayFrom(context, bought, { hasVat: false });
}

type Outlet = { id: number; is_active: boolean };

async function findOutlets(
  { db, businessId, outletId }: Pick<Context, 'db' | 'businessId' | 'outletId'>,
  ids: readonly number[],
): Promise<Map<number, Outlet>> {
  const rows = await db.query<Outlet>(
    `select id, is_active from outlet
     where business_id = $1 and id = any($2) and ($3::bigint is null or id = $3)`,
    [businessId, ids, outletId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function findMoved(
  { db, businessId }: Context,
  variantIds: readonly number[],
  outletId: number,
): Promise<Set<number>> {
  const moves = await db.query<{ item_variant_id: number }>(
    `select distinct item_variant_id from stock_move
     where business_id = $1 and item_variant_id = any($2) and outlet_id = $3`,
    [businessId, variantIds, outletId],
  );
  return new Set(moves.map((row) => row.item_variant_id));
}

/** Quantity and rate of a validated form, as the books count them. */
function valued(units: number, rupees: number): Pick<OpeningStock, 'quantity' | 'value'> {
  const quantity = quantityFromNumber(units);
  if (quantity === null) throw new RangeError(`not a quantity: ${units}`);
  return { quantity, value: amountForQuantity(paisaOf(rupees), quantity) };
}
