import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { addBox, closeOf } from '../../../features/books/day-close/testing/day-closes.ts';
import { call } from '../../../testing/caller.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import type { Samples, World } from '../samples.ts';

/** Each close is of a box of its own: a box is closed once for a day. Who may not see all boxes meets none of them. */
async function formOf({ shop, marker }: World) {
  const number = unusedNumber();
  const moneyAccountId = await addBox(shop, {
    code: `B${number}`,
    name: `Box ${marker} ${number}`,
    outletId: shop.outletId,
  });
  return closeOf(shop, 0, { moneyAccountId, remarks: marker });
}
const closed = async (world: World) =>
  (await call(world.shop.owner, dayCloseContract.create, { body: await formOf(world) })).id;

export const dayCloseSamples: Samples = {
  'dayClose.list': () => ({ query: { pageSize: 50 } }),
  'dayClose.choices': () => ({}),
  'dayClose.cash': async ({ shop }) => {
    const { moneyAccountId } = await closeOf(shop, 0);
    return { query: { moneyAccountId, outletId: shop.outletId, dayAD: '2026-11-20' } };
  },
  'dayClose.get': async (world) => ({ params: { id: await closed(world) }, alone: 404 }),
  'dayClose.create': async (world) => ({ body: await formOf(world), alone: 400 }),
  'dayClose.cancel': async (world) => ({
    params: { id: await closed(world) },
    body: { reason: 'Counted wrong' },
    alone: 404,
  }),
  'dayClose.print': async (world) => ({ params: { id: await closed(world) }, body: {}, alone: 404 }),
};
