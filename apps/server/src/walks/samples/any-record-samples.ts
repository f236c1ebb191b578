import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { call } from '../../testing/caller.ts';
import { addCustomer } from '../../testing/shop.ts';
import type { Samples, World } from './samples.ts';

async function commentIn({ shop, marker }: World) {
  const recordId = await addCustomer(shop.owner, marker);
  return { kind: 'CUSTOMER', recordId, text: `${marker} pays on Fridays` } as const;
}

/** Calls over records of any kind: their lists as files, their histories. */
export const anyRecordSamples: Samples = {
  // The right is that of the list.
  'listFile.make': () => ({ params: { list: 'customer.list' }, query: { fileType: 'EXCEL' }, alone: 403 }),
  'listFile.totals': () => ({ params: { list: 'customer.list' }, alone: 403 }),
  'recordHistory.get': async (world) => {
    const body = await commentIn(world);
    await call(world.shop.owner, recordHistoryContract.comment, { body });
    return { params: { kind: body.kind, id: body.recordId } };
  },
  'recordHistory.comment': async (world) => ({ body: await commentIn(world) }),
  'recordHistory.removeComment': async (world) => {
    const { id } = await call(world.shop.owner, recordHistoryContract.comment, { body: await commentIn(world) });
    return { params: { id } };
  },
};
