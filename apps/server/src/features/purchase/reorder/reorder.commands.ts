import type { Answer, Input } from '@bahi/contract/endpoint';
import { purchaseForm } from '@bahi/contract/purchase/purchase/purchase-form';
import type { reorderContract } from '@bahi/contract/purchase/reorder/reorder.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { inWholeUnits } from '@bahi/domain/goods/unit-conversion';
import { numberFromQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { savePurchase } from '../purchase/purchase.commands.ts';
import { lastRate } from '../purchase/purchase.line-detail.ts';
import { type GoodsUnit, readUnits } from '../../stock/goods-lines/goods-lines.units.ts';
import { readDrafted } from './reorder.drafted.ts';

type MakeDrafts = (typeof reorderContract)['makeDrafts'];
type Ordered = Input<MakeDrafts>['body']['rows'][number];
type Draft = Answer<MakeDrafts>['drafts'][number];

/**
 * A purchase draft for each vendor, of today. What stands in a draft already is refused: two who order at once do not
 * order twice.
 */
export async function makeDrafts(context: Context, { body }: Input<MakeDrafts>): Promise<Answer<MakeDrafts>> {
  await refuseRows(context, body.rows);
  const ordered = await linesOf(context, body.rows);
  const drafts: Draft[] = [];
  for (const [vendorId, of] of Map.groupBy(ordered, (row) => row.vendorId)) {
    const lines = of.map(({ line }) => line);
    const today = formatAdDate(context.today);
    const form = purchaseForm.parse({
      vendorId,
      outletId: body.outletId,
      issuedDateAD: today,
      dueDateAD: today,
      lines,
    });
    const { id, vendorName, vendorNameNp } = await savePurchase(context, { params: { type: 'draft' }, body: form });
    drafts.push({ id, vendorId, vendorName, vendorNameNp, lines: lines.length });
  }
  context.say('reorder.made', { count: drafts.length });
  return { drafts };
}

/** Whoever orders some goods waits for whoever orders them as well, and then sees the other's draft. */
async function refuseRows(context: Context, rows: readonly Ordered[]): Promise<void> {
  const { db, businessId } = context;
  const variantIds = [...new Set(rows.map(({ itemLedgerDetailId }) => itemLedgerDetailId))];
  const known = await db.query<{ id: number; is_sold: boolean }>(
    `select variant.id, variant.is_active and item.is_active as is_sold from item_variant variant
     join item on item.business_id = variant.business_id and item.id = variant.item_id
     where variant.business_id = $1 and variant.id = any($2::bigint[])
     order by variant.id for no key update of variant`,
    [businessId, variantIds],
  );
  const vendors = await db.query<{ id: number; is_active: boolean }>(
    'select id, is_active from vendor where business_id = $1 and id = any($2::bigint[])',
    [businessId, rows.map(({ vendorId }) => vendorId)],
  );
  const drafted = await readDrafted(context, variantIds);
  const isSold = new Map(known.map((row) => [row.id, row.is_sold]));
  const isActive = new Map(vendors.map((row) => [row.id, row.is_active]));
  const refused = rows.flatMap(({ itemLedgerDetailId, vendorId }, position): RefusedField[] => {
    const field = (name: string): string => `rows.${position}.${name}`;
    const goods = field('itemLedgerDetailId');
    const first = rows.findIndex((row) => row.itemLedgerDetailId === itemLedgerDetailId);
    if (!isSold.has(itemLedgerDetailId)) return [{ field: goods, key: 'common.unknownRecord' }];
    if (isSold.get(itemLedgerDetailId) === false) return [{ field: goods, key: 'reorder.notToOrder' }];
    if (first < position) return [{ field: goods, key: 'reorder.twice' }];
    if (drafted.has(itemLedgerDetailId)) return [{ field: goods, key: 'reorder.drafted' }];
    if (isActive.get(vendorId) === true) return [];
    const key = isActive.has(vendorId) ? 'common.inactiveRecord' : 'common.unknownRecord';
    return [{ field: field('vendorId'), key }];
  });
  if (refused.length > 0) fail('common.invalid', { fields: refused });
}

/** The lines of all drafts, each with its vendor; a price that nobody knows is asked for. */
async function linesOf(context: Context, rows: readonly Ordered[]) {
  const units = await readUnits(
    context,
    rows.map(({ itemLedgerDetailId }) => itemLedgerDetailId),
  );
  const lines = await Promise.all(
    rows.map(async (row) => ({
      vendorId: row.vendorId,
      line: await lineOf(context, row, units.get(row.itemLedgerDetailId) ?? []),
    })),
  );
  const unpriced = lines.flatMap(({ line: { rate } }, position): RefusedField[] =>
    rate > 0 ? [] : [{ field: `rows.${position}.rate`, key: 'common.isRequired' }],
  );
  return unpriced.length > 0 ? fail('common.invalid', { fields: unpriced }) : lines;
}

/**
 * A line at the price that is said, in the item's own unit; else at what was asked last, in the unit in which it is usually
 * bought where that is a whole number of them.
 */
async function lineOf(
  context: Context,
  { itemLedgerDetailId, quantity, vendorId, rate }: Ordered,
  units: readonly GoodsUnit[],
) {
  const goods = { inventoryType: 'ITEM', itemLedgerDetailId } as const;
  const [own = null] = units;
  if (rate !== null) return { ...goods, unitId: own?.id ?? null, quantity, rate };
  const usual = units.find(({ isUsual }) => isUsual);
  const wanted = quantityFromNumber(quantity) ?? zeroQuantity;
  const whole = usual === undefined ? null : inWholeUnits(wanted, usual.conversion);
  const unit = whole === null ? own : (usual ?? null);
  const last = await lastRate(context, { inventoryType: 'ITEM', id: itemLedgerDetailId, vendorId }, unit);
  return {
    ...goods,
    unitId: unit?.id ?? null,
    quantity: whole === null ? quantity : numberFromQuantity(whole),
    rate: last ?? 0,
  };
}
