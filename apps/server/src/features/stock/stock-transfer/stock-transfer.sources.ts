import type { transferForm } from '@bahi/contract/stock/stock-transfer/stock-transfer-form';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { refuseUnknownBatches } from '../../books/ledger/batches/chosen-batches.ts';
import { type DocumentOutlet, readOutlet } from '../../books/ledger/document-outlet.ts';
import { readVariants } from '../goods-lines/goods-lines.sellables.ts';
import { readUnits } from '../goods-lines/goods-lines.units.ts';
import { type CountedGoods, countedOn } from '../stock-paper/stock-goods.ts';
import { paperDayOf } from '../stock-paper/stock-paper.head.ts';

export type TransferForm = z.output<typeof transferForm>;

/** What is sent on a line, in its unit and in the item's own. */
export type SentLine = CountedGoods & { itemVariantId: number; quantity: number; batchId: number | null };

/** A transfer as it is about to be written. */
export type PreparedTransfer = {
  form: TransferForm;
  outlet: DocumentOutlet;
  toOutletId: number;
  sentOn: CalendarDay;
  lines: SentLine[];
};

/** Reads all that a form names, and judges it. Fails at the fields that are wrong, all lines at once. */
export async function prepareTransfer(context: Context, form: TransferForm): Promise<PreparedTransfer> {
  const sentOn = await paperDayOf(context, form);
  const outlet = await readOutlet(context, form.outletId);
  await refuseReceiver(context, outlet, form.toOutletId);
  const variantIds = [...new Set(form.lines.map((line) => line.itemLedgerDetailId))];
  const [variants, units] = await Promise.all([
    readVariants(context, variantIds, sentOn),
    readUnits(context, variantIds),
  ]);
  const refused: RefusedField[] = [];
  const lines = form.lines.flatMap((line, position): SentLine[] => {
    const { itemLedgerDetailId: itemVariantId, quantity, batchId = null } = line;
    const sent = countedOn(line, variants.get(itemVariantId), units.get(itemVariantId) ?? []);
    if (!('key' in sent)) return [{ ...sent, itemVariantId, quantity, batchId }];
    refused.push({ ...sent, field: `lines.${position}.${sent.field}` });
    return [];
  });
  if (refused.length > 0) fail('common.invalid', { fields: refused });
  await refuseUnknownBatches(
    context,
    lines.map(({ itemVariantId: variantId, batchId }) => ({ variantId, batchId })),
  );
  return { form, outlet, toOutletId: form.toOutletId, sentOn, lines };
}

/** The other outlet: of the business, in use, and not the sender. */
async function refuseReceiver(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { id }: DocumentOutlet,
  toOutletId: number,
): Promise<void> {
  if (toOutletId === id) fail('stockTransfer.sameOutlet', { field: 'toOutletId' });
  const [to] = await db.query<{ is_active: boolean }>(
    'select is_active from outlet where business_id = $1 and id = $2',
    [businessId, toOutletId],
  );
  if (to?.is_active !== true) fail('common.outletUnknown', { field: 'toOutletId' });
}
