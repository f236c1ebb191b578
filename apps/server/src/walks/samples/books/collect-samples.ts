import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { call } from '../../../testing/caller.ts';
import { addCustomer } from '../../../testing/shop.ts';
import { sellThere } from '../bill-samples.ts';
import type { Samples, World } from '../samples.ts';

/** A customer of its own who owes: each is reminded by hand once an hour. */
async function owing({ shop, marker }: World): Promise<number> {
  const customerId = await addCustomer(shop.owner, `Owing ${marker}`);
  await sellThere(shop, { customerId, remarks: marker });
  return customerId;
}

const promised = (customerId: number) => ({ customerId, promisedDateAD: '2026-11-25', note: 'after the festival' });

const asking = { ways: 'SMS_EMAIL', language: 'ne' } as const;

export const collectSamples: Samples = {
  'collect.list': async (world) => {
    await owing(world);
    return { query: { search: `Owing ${world.marker}`, pageSize: 50 } };
  },
  'collect.get': async (world) => ({ params: { customerId: await owing(world) } }),
  'collect.promises': async (world) => {
    const customerId = await owing(world);
    await call(world.shop.owner, collectContract.promise, { body: promised(customerId) });
    return { params: { customerId } };
  },
  'collect.promise': async (world) => ({ body: promised(await owing(world)) }),
  'collect.withdraw': async (world) => {
    const body = promised(await owing(world));
    const { id } = await call(world.shop.owner, collectContract.promise, { body });
    return { params: { promiseId: id } };
  },
  'collect.plan': async (world) => ({ query: { ids: String(await owing(world)), ...asking }, alone: 403 }),
  'collect.remind': async (world) => ({ body: { customerIds: [await owing(world)], ...asking }, alone: 403 }),
  'collect.sent': async (world) => {
    const body = { customerIds: [await owing(world)], ...asking };
    const { rows } = await call(world.shop.owner, collectContract.remind, { body });
    return { query: { ids: String(rows[0]?.reminderId ?? 0) } };
  },
};
