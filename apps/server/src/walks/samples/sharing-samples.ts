import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { call } from '../../testing/caller.ts';
import { sellThere } from './bill-samples.ts';
import type { Samples, World } from './samples.ts';

const sold = async ({ shop, marker }: World) =>
  ({ kind: 'invoice', id: (await sellThere(shop, { remarks: marker })).id }) as const;

async function shared(world: World) {
  const params = await sold(world);
  await call(world.shop.owner, sharingContract.share, { params, body: { way: 'LINK' } });
  return params;
}

const letter = { way: 'EMAIL', recipient: 'ram@home.example', language: 'ne' } as const;

async function sent(world: World): Promise<number> {
  const { sharings } = await call(world.shop.owner, sharingContract.send, { params: await sold(world), body: letter });
  return sharings[0]?.id ?? 0;
}

/** The link of a shared bill, as the public calls take it. */
async function linked(world: World) {
  const params = await shared(world);
  const { address } = await call(world.shop.owner, sharingContract.get, { params });
  const [paperId = '', paperCode = ''] = (address ?? '').split('/').slice(-2);
  return { params: { paperId }, query: { paperCode } };
}

export const sharingSamples: Samples = {
  'sharing.get': async (world) => ({ params: await shared(world), alone: 403 }),
  'sharing.share': async (world) => ({ params: await sold(world), body: { way: 'LINK' }, alone: 403 }),
  'sharing.setOpen': async (world) => ({ params: await shared(world), body: { isOpen: false }, alone: 403 }),
  'sharing.renew': async (world) => ({ params: await shared(world), alone: 403 }),
  'sharing.list': () => ({ query: { pageSize: 50 } }),
  'sharing.send': async (world) => ({ params: await sold(world), body: letter, alone: 403 }),
  'sharing.stop': async (world) => ({ params: { sharingId: await sent(world) }, alone: 403 }),
  'sharing.retry': async (world) => {
    const params = { sharingId: await sent(world) };
    await call(world.shop.owner, sharingContract.stop, { params });
    return { params, alone: 403 };
  },
  'publicPaper.get': linked,
  'publicPaper.pdf': linked,
  'publicPaper.receipt': linked,
};
