import { randomUUID } from 'node:crypto';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { call } from '../../../../testing/caller.ts';
import { unusedNumber } from '../../../../testing/unused-number.ts';
import type { Samples, World } from '../../../../walks/samples/samples.ts';
import { type Device, headsOf, invoicesOf, openCounter, sellAt, sendOf, take } from './counters.ts';

const nameOf = ({ marker }: World) => `${marker} ${unusedNumber()}`;

async function newCounter(world: World): Promise<number> {
  const body = { outletId: world.shop.outletId, name: nameOf(world) };
  return (await call(world.shop.owner, salesCounterContract.create, { body })).id;
}

const open = (world: World) => openCounter(world.shop, nameOf(world));

/** A counter of which one invoice was refused, because it said another total. */
async function refusing(world: World): Promise<{ device: Device; id: number }> {
  const device = await open(world);
  const customerName = world.marker;
  const totals = { net: 90_00, vat: 0, grandTotal: 90_00 };
  await take(device, [await sellAt(device, { printed: { customerName, totals } })]);
  const [row] = await invoicesOf(device);
  return { device, id: row?.id ?? 0 };
}

const reason = 'Looked into';

export const salesCounterSamples: Samples = {
  'salesCounter.list': () => ({ query: { pageSize: 50 } }),
  'salesCounter.get': async (world) => ({ params: { id: await newCounter(world) } }),
  'salesCounter.create': (world) => ({ body: { outletId: world.shop.outletId, name: nameOf(world) } }),
  'salesCounter.rename': async (world) => ({
    params: { id: await newCounter(world) },
    body: { name: nameOf(world) },
  }),
  'salesCounter.register': async (world) => ({
    body: { id: await newCounter(world), deviceId: randomUUID(), deviceName: world.marker },
  }),
  'salesCounter.close': async (world) => ({
    params: { id: await newCounter(world) },
    body: { last: [], reason },
  }),
  'salesCounter.lift': async (world) => {
    const { device, id } = await refusing(world);
    await call(world.shop.owner, salesCounterContract.settle, { params: { id }, body: { reason } });
    return { params: { id: device.counterId }, body: { reason } };
  },
  'salesCounter.lend': async (world) => {
    const device = await open(world);
    const { counterId, deviceId, deviceKey } = device;
    return { body: { counterId, deviceId, deviceKey, heads: headsOf(device) } };
  },
  'salesCounter.getSlip': (world) => ({ params: { outletId: world.shop.outletId } }),
  'salesCounter.take': async (world) => {
    const device = await open(world);
    return sendOf(device, [await sellAt(device, { printed: { customerName: world.marker } })]);
  },
  'salesCounter.listInvoices': () => ({ query: { pageSize: 50 } }),
  'salesCounter.getInvoice': async (world) => ({ params: { id: (await refusing(world)).id } }),
  'salesCounter.retry': async (world) => ({ params: { id: (await refusing(world)).id }, body: {} }),
  'salesCounter.settle': async (world) => ({ params: { id: (await refusing(world)).id }, body: { reason } }),
};
