import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { addPerson, inOutlet } from '../../../testing/people.ts';
import { lineOf, openShop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { Services } from '../../../platform/core/services.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { postLeft } from './take/counter.worker.ts';
import {
  counterOf,
  type Device,
  invoicesOf,
  leaveKept,
  lendTo,
  openCounter,
  sellAt,
  type Selling,
  statesOf,
  take,
  tenantOf,
} from './testing/counters.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const minute = 60_000;

/** Lets time pass, on the device as well; whoever was signed in signs in anew. */
async function pass(device: Device, milliseconds: number): Promise<void> {
  app.advance(milliseconds);
  device.issuedAt += milliseconds;
  device.shop.owner = await inOutlet(app, device.shop.owner, null);
}

const dayOf = (issuedAt: number) => {
  const day = new Date(issuedAt).toISOString().slice(0, 10);
  return { issuedDateAD: day, dueDateAD: day };
};

async function reasonsOf(device: Device): Promise<(string | null | undefined)[]> {
  const inNepali = { ...device, shop: { ...device.shop, owner: { ...device.shop.owner, language: 'ne' as const } } };
  const [english, nepali] = [await invoicesOf(device), await invoicesOf(inNepali)];
  return [english[0]?.reason, nepali[0]?.reason];
}

test('why an invoice is refused is said wholly in each language, for a day that was printed', async () => {
  const device = await openCounter(await openShop(app));
  const lock = { scope: 'ALL' as const, throughDayAD: '2026-11-20', reason: 'The day is done' };
  const first = await sellAt(device);
  await pass(device, 24 * 60 * minute);
  await call(device.shop.owner, periodLockContract.lock, { body: lock });
  expect(await statesOf(device, [first])).toEqual(['REFUSED']);
  expect(await reasonsOf(device)).toEqual([
    'Its day is locked through 4 Mangsir 2083 (2026-11-20): unlock it and post this again, or settle the number',
    'यसको मिति ४ मंसिर २०८३ (२०२६-११-२०)सम्मको बन्द हिसाबमा पर्छ: हिसाब खोलेर फेरि प्रविष्टि गर्नुहोस्, वा नम्बर मिलाउनुहोस्',
  ]);
});

test('what is wrong with a line is said with its number', async () => {
  const device = await openCounter(await openShop(app));
  const { rice } = device.shop;
  const line = {
    name: 'Rice',
    nameNp: null,
    unit: 'kg',
    writtenIn: null,
    quantity: 1,
    rate: 100_00,
    discount: 0,
    net: 100_00,
    vat: 0,
  };
  const unknown = await sellAt(device, {
    form: { ...dayOf(device.issuedAt), lines: [lineOf(rice.variantId), lineOf(987_654_321)] },
    printed: { lines: [line, line], totals: { net: 200_00, vat: 0, grandTotal: 200_00 } },
  });
  expect(await statesOf(device, [unknown])).toEqual(['REFUSED']);
  expect(await reasonsOf(device)).toEqual(['Line 2: This item does not exist', 'हरफ २: यो सामान भेटिएन']);
});

test('an invoice is not older than what was lent to a device that had not issued it yet', async () => {
  const device = await openCounter(await openShop(app));
  const first = await sellAt(device, { form: dayOf(device.issuedAt) });
  expect(await statesOf(device, [first])).toEqual(['POSTED']);
  const { lend, issuedAt } = device;
  await pass(device, 60 * 60 * minute);
  device.lend = (await lendTo(device)).lend;
  // Its text names the lend of two days before, and an hour of that day.
  const told = { lendId: lend?.id ?? 0, issuedAt: new Date(issuedAt + 60 * minute).toISOString() };
  const back = await sellAt(device, { form: dayOf(issuedAt + 60 * minute), told });
  expect((await take(device, [back])).taken).toMatchObject([{ state: 'REFUSED', refusal: 'CLOCK' }]);
  expect((await invoicesOf(device)).map(({ isLate }) => isLate)).toEqual([false, true]);
});

test('who asks again at once is lent the same again, unless something was sold on it', async () => {
  const device = await openCounter(await openShop(app));
  const again = (await lendTo(device)).lend;
  expect(again).toEqual(device.lend);
  const sold = await sellAt(device, { form: dayOf(device.issuedAt) });
  await take(device, [sold]);
  const next = (await lendTo(device)).lend;
  expect(next?.id).not.toBe(again?.id);
  app.advance(6 * minute);
  expect((await lendTo(device)).lend?.id).not.toBe(next?.id);
});

/** Leaves what is sent meanwhile as a server does that goes before it posts it, while its day is locked; a minute goes by. */
async function leaving(device: Device, send: () => Promise<unknown>, { staysLocked = false } = {}): Promise<void> {
  const throughDayAD = dayOf(device.issuedAt).issuedDateAD;
  await pass(device, 24 * 60 * minute);
  const lock = { scope: 'ALL' as const, reason: 'The day is done' };
  await call(device.shop.owner, periodLockContract.lock, { body: { ...lock, throughDayAD } });
  await send();
  if (!staysLocked) await call(device.shop.owner, periodLockContract.unlock, { body: lock });
  await leaveKept(app, device);
  await pass(device, minute);
}

const sellToday = (device: Device, told: Selling['told'] = {}) =>
  sellAt(device, { form: dayOf(device.issuedAt), told });
const clerkOf = ({ shop }: Device) =>
  addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.create'] });

test('who sent an invoice is said where that is not who issued it', async () => {
  const device = await openCounter(await openShop(app));
  const clerk = await clerkOf(device);
  const [own, others] = [await sellToday(device), await sellToday(device)];
  await take(device, [own]);
  await take(device, [others], clerk);
  const rows = await invoicesOf(device);
  expect(rows.map(({ sentBy }) => sentBy)).toEqual([null, expect.stringMatching(/./)]);
});

test('what is posted by itself is posted in the name of whoever sent it, where nobody issued it who is known', async () => {
  const device = await openCounter(await openShop(app));
  const clerk = await clerkOf(device);
  const [first, second] = [await sellToday(device, { userId: 987_654 }), await sellToday(device, { userId: 987_654 })];
  await leaving(device, async () => {
    await take(device, [first]);
    await take(device, [second], await inOutlet(app, clerk, null));
  });
  await postLeft(app.services);
  const { owner } = device.shop;
  const posted: (string | null)[] = [];
  for (const { id } of await invoicesOf(device))
    posted.push((await call(owner, salesCounterContract.getInvoice, { params: { id } })).postedBy);
  expect(posted).toEqual(['Sita Gurung', 'Hari Thapa']);
});

/** The server as it is, but that something happens before it writes anything for the counter's business. */
function servicesWith(device: Device, before: (last: 'FAILED' | null) => void): Services {
  const { database } = app.services;
  let last: 'FAILED' | null = null;
  return {
    ...app.services,
    database: {
      end: () => database.end(),
      transaction: async (mode, tenant, work) => {
        if (mode === 'write' && tenant.businessId === device.shop.owner.businessId) before(last);
        return database.transaction(mode, tenant, work).catch((error: unknown) => {
          last = 'FAILED';
          throw error;
        });
      },
    },
  };
}

test('a reason that can be said in one language alone is not kept: the invoice waits for the other', async () => {
  const device = await openCounter(await openShop(app));
  const first = await sellToday(device);
  let said: Awaited<ReturnType<typeof reasonsOf>> = [];
  const send = async () => {
    await take(device, [first]);
    said = await reasonsOf(device);
  };
  await leaving(device, send, { staysLocked: true });
  // Others hold its rows at the second try, in English.
  let isHeld = false;
  const heldUp = servicesWith(device, (last) => {
    if (last === null || isHeld) return;
    isHeld = true;
    throw Object.assign(new Error('lock timeout'), { code: '55P03' });
  });
  await postLeft(heldUp);
  expect(await counterOf(device)).toMatchObject({ keptCount: 1, refusedCount: 0 });
  await postLeft(app.services);
  expect(await reasonsOf(device)).toEqual(said);
});

test('who stops the server waits for one invoice that is being posted, and not for all that wait', async () => {
  const device = await openCounter(await openShop(app));
  const sold = [await sellToday(device), await sellToday(device), await sellToday(device)];
  await leaving(device, () => take(device, sold));
  let isStopping = false;
  const stopping = servicesWith(device, () => {
    isStopping = true;
  });
  await postLeft(stopping, () => isStopping);
  expect(await counterOf(device)).toMatchObject({ keptCount: 2 });
  await postLeft(app.services);
  expect(await counterOf(device)).toMatchObject({ keptCount: 0 });
});

async function keptAlone(device: Device): Promise<void> {
  await take(device, [await sellAt(device, { form: { ...dayOf(device.issuedAt), paymentMode: 'CREDIT' } })]);
  await leaveKept(app, device);
}

test('what came and was not posted is counted as waiting, and is posted by itself', async () => {
  const device = await openCounter(await openShop(app));
  await keptAlone(device);
  expect(await counterOf(device)).toMatchObject({ keptCount: 1, refusedCount: 0 });
  const { rows } = await call(device.shop.owner, salesCounterContract.list, { query: { isWaiting: true } });
  expect(rows).toHaveLength(1);
  await postLeft(app.services);
  expect(await counterOf(device), 'whoever brought it may still be at it').toMatchObject({ keptCount: 1 });
  await pass(device, minute);
  await postLeft(app.services);
  expect(await counterOf(device)).toMatchObject({ keptCount: 0, refusedCount: 1 });
});

test('what others hold up is posted once they let go of it, and told where it stays', async () => {
  const device = await openCounter(await openShop(app));
  const { owner, rice } = device.shop;
  const sold = await sellToday(device);
  // Somebody holds the goods, as an import does.
  const held = (work: () => Promise<void>) =>
    app.services.database.transaction('write', tenantOf(device), async (db) => {
      await db.query('select from stock_balance where business_id = $1 and item_variant_id = $2 for update', [
        owner.businessId,
        rice.variantId,
      ]);
      await work();
    });
  await held(async () => expect(await statesOf(device, [sold]), 'it is kept').toEqual(['KEPT']));
  await pass(device, 31 * minute);
  await held(() => postLeft(app.services));
  const { notices } = await call(device.shop.owner, noticeContract.recent, {});
  expect(notices).toMatchObject([{ kind: 'COUNTER_REFUSED', subject: 'KEPT', count: 1 }]);
  await postLeft(app.services);
  expect(await statesOf(device, [sold])).toEqual(['POSTED']);
  expect((await call(device.shop.owner, noticeContract.recent, {})).notices).toHaveLength(1);
});
