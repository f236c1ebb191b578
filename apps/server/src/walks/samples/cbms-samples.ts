import { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { call } from '../../testing/caller.ts';
import { type FakeCbms, startFakeCbms } from '../../testing/gateways/fake-cbms.ts';
import { sellThere } from './bill-samples.ts';
import type { Samples, World } from './samples.ts';

let receiver: Promise<FakeCbms> | null = null;

async function setUp() {
  receiver ??= startFakeCbms();
  const { address, user } = await receiver;
  return { isOn: true, address, userName: user.username, password: user.password };
}

/** A bill of a business that tells of its bills, and its row. */
async function told(world: World) {
  await call(world.shop.owner, cbmsContract.save, { body: await setUp() });
  const { id: documentId } = await sellThere(world.shop, { remarks: world.marker });
  const { report } = await call(world.shop.owner, cbmsContract.ofDocument, { params: { documentId } });
  return { documentId, id: report?.id ?? 0 };
}

async function held(world: World) {
  const { id } = await told(world);
  await call(world.shop.owner, cbmsContract.hold, { params: { id } });
  return { params: { id } };
}

/** Good calls about what the tax office's receiver is told, at one that listens beside the server. */
export const cbmsSamples: Samples = {
  'cbms.state': () => ({}),
  'cbms.list': () => ({ query: { pageSize: 50 } }),
  'cbms.get': async (world) => ({ params: { id: (await told(world)).id } }),
  'cbms.ofDocument': async (world) => ({ params: { documentId: (await told(world)).documentId } }),
  'cbms.save': async () => ({ body: await setUp() }),
  'cbms.test': async (world) => {
    await told(world);
    return {};
  },
  'cbms.resume': async (world) => {
    await told(world);
    return {};
  },
  'cbms.hold': async (world) => ({ params: { id: (await told(world)).id } }),
  'cbms.release': held,
  'cbms.retry': async (world) => ({ params: { id: (await told(world)).id } }),
  'cbms.retryAll': async (world) => {
    await told(world);
    return {};
  },
  'cbms.markTold': async (world) => ({ ...(await held(world)), body: { remarks: world.marker } }),
};
