import { countLine, openCount, postCount, writeOff, writeOffOf } from '../../testing/stock-papers.ts';
import type { Samples, World } from './samples.ts';

const left = ({ shop, marker }: World) => writeOff(shop, { remarks: marker });

// What is counted is put on the sheet: the whole shelf of a large business is more than a sheet holds.
const opened = ({ shop, marker }: World) => openCount(shop, { remarks: marker, scope: 'PICKED' });

async function counted(world: World): Promise<{ id: number }> {
  const { id } = await opened(world);
  // More than there is: other samples sell it.
  await countLine(world.shop, id, world.shop.tea.variantId, 5000);
  return { id };
}

/** One good call of each paper that moves stock. */
export const stockPaperSamples: Samples = {
  'writeOff.list': () => ({ query: { pageSize: 50 } }),
  'writeOff.get': async (world) => ({ params: { id: (await left(world)).id } }),
  'writeOff.create': ({ shop, marker }) => ({ body: writeOffOf(shop, { remarks: marker }) }),
  'writeOff.cancel': async (world) => ({ params: { id: (await left(world)).id }, body: { reason: 'Slip of the pen' } }),
  'writeOff.goods': () => ({ query: { pageSize: 50 } }),
  'writeOff.batches': ({ shop }) => ({ query: { itemLedgerDetailId: shop.rice.variantId, outletId: shop.outletId } }),
  'writeOff.print': async (world) => ({ params: { id: (await left(world)).id }, body: {} }),
  'stockCount.list': () => ({ query: { pageSize: 50 } }),
  'stockCount.get': async (world) => ({ params: await counted(world) }),
  'stockCount.lines': async (world) => {
    const params = await counted(world);
    await countLine(world.shop, params.id, world.shop.rice.variantId, 5000);
    return { params, query: { pageSize: 50 } };
  },
  'stockCount.differences': async (world) => ({ params: await counted(world) }),
  'stockCount.create': ({ shop, marker }) => ({
    body: { outletId: shop.outletId, dateAD: '2026-11-20', scope: 'PICKED', remarks: marker },
  }),
  'stockCount.saveLine': async (world) => ({
    params: { id: (await opened(world)).id },
    body: { itemLedgerDetailId: world.shop.tea.variantId, quantity: 12 },
  }),
  'stockCount.saveCost': async (world) => ({
    params: await counted(world),
    body: { itemLedgerDetailId: world.shop.tea.variantId, unitCost: 140 },
  }),
  'stockCount.batches': ({ shop }) => ({ query: { itemLedgerDetailId: shop.rice.variantId, outletId: shop.outletId } }),
  'stockCount.saveBatch': async (world) => ({
    params: await counted(world),
    body: { itemLedgerDetailId: world.shop.tea.variantId, batchNumber: 'B12', batchExpiryAD: '2027-08-31' },
  }),
  'stockCount.goods': () => ({ query: { pageSize: 50 } }),
  'stockCount.removeLine': async (world) => ({
    params: { ...(await counted(world)), itemLedgerDetailId: world.shop.tea.variantId },
  }),
  'stockCount.post': async (world) => ({ params: await counted(world), body: {} }),
  'stockCount.cancel': async (world) => {
    const { id } = await opened(world);
    // Of other goods than the others: of two counts of the same the later one counts.
    await countLine(world.shop, id, world.shop.rice.variantId, 5000);
    const params = { id };
    await postCount(world.shop, params.id);
    return { params, body: { reason: 'Slip of the pen' } };
  },
  'stockCount.removeDraft': async (world) => ({ params: await counted(world) }),
  'stockCount.print': async (world) => ({ params: await counted(world), body: { isBlank: true } }),
};
