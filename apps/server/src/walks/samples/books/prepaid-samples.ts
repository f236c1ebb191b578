import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { accountId } from '../../../features/books/voucher/testing/vouchers.ts';
import { call } from '../../../testing/caller.ts';
import type { Samples, World } from '../samples.ts';

async function bodyOf({ shop, marker }: World) {
  const account = await accountId(shop.owner, 'PROMOTION');
  const months = { firstMonth: '2083-07', lastMonth: '2083-12' };
  return {
    name: `${marker} rent`,
    nameNp: 'भाडा',
    outletId: shop.outletId,
    accountId: account,
    amount: 6000,
    ...months,
  };
}

async function registered(world: World): Promise<number> {
  return (await call(world.shop.owner, prepaidContract.save, { body: await bodyOf(world) })).id;
}

export const prepaidSamples: Samples = {
  'prepaid.list': () => ({ query: { pageSize: 50 } }),
  'prepaid.balances': () => ({}),
  'prepaid.accounts': () => ({ query: {} }),
  'prepaid.get': async (world) => ({ params: { id: await registered(world) } }),
  'prepaid.save': async (world) => ({ body: await bodyOf(world) }),
  'prepaid.remove': async (world) => ({ params: { id: await registered(world) }, query: {} }),
  'prepaid.post': async (world) => ({ body: { id: await registered(world) } }),
  'prepaid.takeBack': async (world) => {
    const id = await registered(world);
    await call(world.shop.owner, prepaidContract.post, { body: { id } });
    return { params: { id }, body: { place: 1, reason: 'Wrong month' } };
  },
};
