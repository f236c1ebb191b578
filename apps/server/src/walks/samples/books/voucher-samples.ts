import { contraOf, enterContra, journalOf, openingOf } from '../../../features/books/voucher/testing/vouchers.ts';
import type { Samples, World } from '../samples.ts';

const written = ({ shop, marker }: World) => enterContra(shop.owner, { outletId: shop.outletId, narration: marker });
const one = async (world: World) => ({ params: { id: (await written(world)).id } });

/** Before the days on which tests trade, so that it can be entered beside all of it. */
const begun = '2025-04-01';

export const voucherSamples: Samples = {
  'voucher.list': () => ({ query: { pageSize: 50 } }),
  'voucher.accounts': () => ({ query: { pageSize: 50 } }),
  'voucher.opening': () => ({ query: {} }),
  'voucher.get': one,
  'voucher.journal': async ({ shop, marker }) => ({
    body: await journalOf(shop.owner, undefined, { outletId: shop.outletId, narration: marker }),
  }),
  'voucher.contra': async ({ shop, marker }) => ({
    body: await contraOf(shop.owner, { outletId: shop.outletId, narration: marker }),
  }),
  'voucher.enterOpening': async ({ shop, marker }) => ({
    body: await openingOf(shop.owner, undefined, { dateAD: begun, outletId: shop.outletId, narration: marker }),
  }),
  'voucher.cancel': async (world) => ({ ...(await one(world)), body: { reason: 'Entered twice' } }),
  'voucher.print': async (world) => ({ ...(await one(world)), body: {} }),
};
