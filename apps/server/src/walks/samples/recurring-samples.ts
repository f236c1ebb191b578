import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { enterContra } from '../../features/books/voucher/testing/vouchers.ts';
import { call } from '../../testing/caller.ts';
import { unusedNumber } from '../../testing/unused-number.ts';
import { sellThere } from './bill-samples.ts';
import { saveExpense } from './due-samples.ts';
import type { Samples, World } from './samples.ts';

const firstDayAD = '2026-12-16';

async function bodyOf({ shop, marker }: World) {
  const { id: documentId } = await sellThere(shop, { remarks: marker });
  return { documentId, name: `Recurring ${marker} ${unusedNumber()}`, unit: 'MONTH', every: 1, firstDayAD };
}

async function idOf(world: World): Promise<number> {
  return (await call(world.shop.owner, recurringContract.save, { body: await bodyOf(world) })).id;
}

/** A period as its day leaves it: of an expense to be entered, or of what could not be made. */
async function periodOf(world: World, state: 'DUE' | 'FAILED'): Promise<number> {
  const { app, shop } = world;
  const documentId = state === 'DUE' ? (await saveExpense(world)).id : (await sellThere(shop, {})).id;
  const body = { ...(await bodyOf(world)), documentId };
  const { id } = await call(shop.owner, recurringContract.save, { body });
  const { businessId, userId } = shop.owner;
  const [row] = await app.services.database.transaction('write', { businessId, outletId: null, userId }, (db) =>
    db.query<{ id: number }>(
      `insert into recurring_period (business_id, outlet_id, recurring_id, period, due_on, due_on_bs, state, failure, failure_np)
       select business_id, outlet_id, id, '2083-08', '2026-11-17', '2083-08-01', $3, $4, $4 from recurring
       where business_id = $1 and id = $2 returning id`,
      [businessId, id, state, state === 'FAILED' ? 'Outlet closed' : null],
    ),
  );
  return row?.id ?? 0;
}

const entryOf = ({ marker }: World) => ({ heading: `Rent ${marker}`, billDateAD: '2026-11-17', totalBillAmount: 500 });

export const recurringSamples: Samples = {
  'recurring.save': async (world) => ({ body: await bodyOf(world), alone: 400 }),
  'recurring.get': async (world) => ({ params: { id: await idOf(world) }, alone: 404 }),
  'recurring.list': () => ({ query: { pageSize: 50 } }),
  'recurring.ofDocument': async ({ shop }) => ({
    params: { documentId: (await sellThere(shop, {})).id },
    alone: 404,
  }),
  'recurring.ofVoucher': async ({ shop, marker }) => ({
    params: { voucherId: (await enterContra(shop.owner, { outletId: shop.outletId, narration: marker })).id },
    alone: 404,
  }),
  'recurring.toggle': async (world) => ({ params: { id: await idOf(world) }, alone: 404 }),
  'recurring.enter': async (world) => ({
    params: { periodId: await periodOf(world, 'DUE') },
    body: entryOf(world),
    alone: 404,
  }),
  'recurring.again': async (world) => ({ params: { periodId: await periodOf(world, 'FAILED') }, alone: 404 }),
  'recurring.skip': async (world) => ({ params: { periodId: await periodOf(world, 'DUE') }, alone: 404 }),
};
