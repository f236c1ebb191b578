import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, type Paisa, paisaOf } from '@bahi/domain/numbers/money';
import { postOpeningStock } from '@bahi/domain/posting/opening-stock';
import { amountForQuantity, type Quantity, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import type { ItemForm } from './item.rows.ts';

/** Opening stock of one outlet; `field` is its place in the form. */
export type OpeningStock = { field: string; outletId: number; quantity: Quantity; value: Paisa };

/** A thousand crore rupees in one place is a slip of the finger; thousands of smaller ones still add up exactly. */
const largestValue = asPaisa(999_999_999_999);

/**
 * Reads the opening stock of a form. An outlet that is named twice, unknown, another business's, outside the caller's
 * token or closed, and a value beyond all measure, are named in `refused` at their fields.
 */
export async function readOpeningStock(
  context: Pick<Context, 'db' | 'businessId' | 'outletId'>,
  form: ItemForm,
): Promise<{ opening: OpeningStock[]; refused: RefusedField[] }> {
  if (form.openingStock.length === 0) return { opening: [], refused: [] };
  const outlets = await findOutlets(
    context,
    form.openingStock.map(({ outletId }) => outletId),
  );
  const opening: OpeningStock[] = [];
  const refused: RefusedField[] = [];
  for (const [position, { outletId, quantity, rate }] of form.openingStock.entries()) {
    const field = `openingStock.${position}`;
    const outlet = outlets.get(outletId);
    const isTwice = opening.some((other) => other.outletId === outletId);
    if (outlet === undefined) refused.push({ field: `${field}.outletId`, key: 'common.unknownRecord' });
    else if (!outlet.is_active) refused.push({ field: `${field}.outletId`, key: 'common.inactiveRecord' });
    else if (isTwice) refused.push({ field: `${field}.outletId`, key: 'item.outletTwice' });
    // The exact product is made only of what cannot leave the safe integers.
    if (paisaOf(rate) * quantity > largestValue)
      refused.push({ field: `${field}.rate`, key: 'item.openingValueLarge' });
    else opening.push({ field, outletId, ...valued(quantity, rate) });
  }
  return { opening, refused };
}

/**
 * Posts opening stock, one entry an outlet, on `day`. Refused for an outlet in which the variant has moved: from then
 * on its stock is what the moves made it.
 */
export async function postOpening(
  context: Context,
  { itemId, variantId, day }: { itemId: number; variantId: number; day: CalendarDay },
  opening: readonly OpeningStock[],
): Promise<void> {
  // One order for everybody, so that two savers never wait for each other.
  for (const { field, outletId, quantity, value } of opening.toSorted((one, other) => one.outletId - other.outletId)) {
    const balances = await lockBalances(context, { outletId, variantIds: [variantId], day });
    if (await hasMoved(context, variantId, outletId)) fail('item.openingStockFixed', { field: `${field}.outletId` });
    const posted = postOpeningStock({ outletId, lines: [{ itemVariantId: variantId, quantity, value }] }, { balances });
    if (!posted.ok) return fail('common.aboveZero', { field: `${field}.quantity` });
    const source = { kind: 'OPENING_STOCK', sourceKind: 'ITEM', sourceId: itemId, outletId, day };
    await recordPosting(context, source, posted.posting);
  }
}

async function findOutlets(
  { db, businessId, outletId }: Pick<Context, 'db' | 'businessId' | 'outletId'>,
  ids: readonly number[],
): Promise<Map<number, { is_active: boolean }>> {
  const rows = await db.query<{ id: number; is_active: boolean }>(
    `select id, is_active from outlet
     where business_id = $1 and id = any($2) and ($3::bigint is null or id = $3)`,
    [businessId, ids, outletId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function hasMoved({ db, businessId }: Context, variantId: number, outletId: number): Promise<boolean> {
  const moves = await db.query(
    'select id from stock_move where business_id = $1 and item_variant_id = $2 and outlet_id = $3 limit 1',
    [businessId, variantId, outletId],
  );
  return moves.length > 0;
}

/** Quantity and rate of a validated form, as the books count them. */
function valued(units: number, rupees: number): Pick<OpeningStock, 'quantity' | 'value'> {
  const quantity = quantityFromNumber(units);
  if (quantity === null) throw new RangeError(`not a quantity: ${units}`);
  return { quantity, value: amountForQuantity(paisaOf(rupees), quantity) };
}
