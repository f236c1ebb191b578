import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { accountId } from '../../../features/books/voucher/testing/vouchers.ts';
import { call } from '../../../testing/caller.ts';
import { openBusiness, type Person } from '../../../testing/people.ts';
import type { Samples, World } from '../samples.ts';

const fiscalYear = '2082/83';
const boughtOnAD = '2026-11-20';
const disposedOnAD = '2026-11-20';

async function registered({ shop, marker }: World): Promise<number> {
  const body = { name: `${marker} rack`, pool: 'B', outletId: shop.outletId, boughtOnAD, cost: 9000 } as const;
  return (await call(shop.owner, assetContract.save, { body })).id;
}

/** A business of its own with something to write down: a year that is posted holds the register. */
async function writtenDown({ app }: World): Promise<Person> {
  const owner = await openBusiness(app);
  const body = { name: 'Rack', pool: 'B', boughtOnAD: '2025-08-01', cost: 9000 } as const;
  await call(owner, assetContract.save, { body });
  return owner;
}

/** The year is whosever it is; a business without assets has nothing to write down. */
const anybody = { isOfEveryone: true, alone: 400 } as const;

export const assetSamples: Samples = {
  'asset.list': () => ({ query: { pageSize: 50 } }),
  'asset.sheet': () => ({ query: {} }),
  'asset.get': async (world) => ({ params: { id: await registered(world) } }),
  'asset.save': ({ shop, marker }) => ({
    body: { name: `${marker} fridge`, nameNp: 'फ्रिज', pool: 'B', outletId: shop.outletId, boughtOnAD, cost: 45_000 },
  }),
  'asset.remove': async (world) => ({ params: { id: await registered(world) }, query: {} }),
  'asset.dispose': async (world) => ({
    params: { id: await registered(world) },
    body: { disposedOnAD, proceeds: 500, accountId: await accountId(world.shop.owner, 'CASH') },
  }),
  'asset.restore': async (world) => {
    const params = { id: await registered(world) };
    await call(world.shop.owner, assetContract.dispose, { params, body: { disposedOnAD, proceeds: 0 } });
    return { params, body: { reason: 'It came back' } };
  },
  'asset.post': async (world) => ({ ...anybody, caller: await writtenDown(world), body: { fiscalYear } }),
  'asset.reverse': async (world) => {
    const caller = await writtenDown(world);
    await call(caller, assetContract.post, { body: { fiscalYear } });
    return { ...anybody, caller, body: { fiscalYear, reason: 'An asset was forgotten' } };
  },
};
