import { addOutlet } from '../../testing/people.ts';
import { type Chain, receiptOf, transfer, type TransferBody, transferOf } from '../../testing/transfers.ts';
import type { Sample, Samples, World } from './samples.ts';

/** The world's shop with an outlet more, to which it sends. */
const chains = new WeakMap<World, Promise<Chain>>();

function chainOf(world: World): Promise<Chain> {
  const { app, shop } = world;
  const chain = chains.get(world) ?? addOutlet(app, shop.owner, 'PALPA').then((palpaId) => ({ ...shop, palpaId }));
  chains.set(world, chain);
  return chain;
}

/** Of rice so little leaves that all walks find some. */
const inChain =
  (make: (chain: Chain, few: Partial<TransferBody>) => Promise<Sample>) =>
  async (world: World): Promise<Sample> => {
    const chain = await chainOf(world);
    const lines = [{ itemLedgerDetailId: chain.rice.variantId, quantity: 0.01 }];
    return make(chain, { lines, remarks: world.marker });
  };

const ofSent = (body: object) =>
  inChain(async (chain, few) => ({ params: { id: (await transfer(chain, few)).id }, ...body }));
const ofDraft = (body: object) =>
  inChain(async (chain, few) => ({ params: { id: (await transfer(chain, { ...few, state: 'DRAFT' })).id }, ...body }));

export const stockTransferSamples: Samples = {
  'stockTransfer.list': () => ({ query: { pageSize: 50 } }),
  'stockTransfer.get': ofSent({}),
  'stockTransfer.save': inChain((chain, few) => Promise.resolve({ body: transferOf(chain, few) })),
  'stockTransfer.send': ofDraft({ body: {} }),
  'stockTransfer.receive': inChain(async (chain, few) => receiptOf(await transfer(chain, few))),
  'stockTransfer.cancel': ofSent({ body: { reason: 'Back again' } }),
  'stockTransfer.removeDraft': ofDraft({}),
  'stockTransfer.outlets': () => ({}),
  'stockTransfer.items': () => ({ query: { pageSize: 50 } }),
  'stockTransfer.batches': ({ shop }) => ({
    query: { itemLedgerDetailId: shop.rice.variantId, outletId: shop.outletId },
  }),
  'stockTransfer.print': ofSent({ body: {} }),
};
