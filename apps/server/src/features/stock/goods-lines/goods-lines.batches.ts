import type { batchesOffered } from '@bahi/contract/stock/batch/batch-fields';
import type { z } from '@bahi/contract/zod';
import { batchesInOrder, isExpired } from '@bahi/domain/goods/batches';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { dayAsked } from '../../../platform/core/days.ts';
import { readShelves } from '../../books/ledger/batches/batch-shelf.ts';
import { readOutlet } from '../../books/ledger/document-outlet.ts';

type Asked = { query: z.output<typeof batchesOffered.query> };

/** The batches of goods that can leave an outlet on a day, the first to expire first, those that have expired among them. */
export async function listOfferedBatches(
  context: Context,
  { query }: Asked,
): Promise<z.output<typeof batchesOffered.answer>> {
  const day = dayAsked(context, query.dayAD);
  const outlet = await readOutlet(context, query.outletId ?? null);
  const shelf = await readShelves(context, { outletId: outlet.id, variantIds: [query.itemLedgerDetailId], day });
  return batchesInOrder(shelf, 'CLEARANCE', day).map((batch) => ({
    batchId: batch.batchId,
    batchNumber: batch.number,
    expiryAD: formatAdDate(batch.expiresOn),
    quantity: numberFromQuantity(batch.free),
    isExpired: isExpired(batch, day),
  }));
}
