import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { call } from '../../testing/caller.ts';
import { everything } from './goods-samples.ts';
import type { Samples, World } from './samples.ts';

const period = { fromDateAD: '2025-01-01', toDateAD: '2026-11-20' };

/** Good calls about what moved goods. */
export const stockSamples: Samples = {
  'stockCard.goods': () => everything,
  'stockCard.get': ({ shop }) => ({ params: { variantId: shop.tea.variantId }, query: period }),
  'stockCard.why': async (world) => ({
    params: { variantId: world.shop.tea.variantId, moveId: await firstMove(world) },
    needsAnother: true,
  }),
  'stockCard.download': ({ shop }) => ({
    params: { variantId: shop.tea.variantId },
    body: { ...period, fileType: 'EXCEL' },
  }),
};

async function firstMove({ shop }: World): Promise<number> {
  const sent = { params: { variantId: shop.tea.variantId }, query: { ...period, pageSize: 1 } };
  return (await call(shop.owner, stockCardContract.get, sent)).rows[0]?.id ?? 0;
}
