import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { creditLimitContract } from '@bahi/contract/sales/credit-limit/credit-limit.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { z } from '@bahi/contract/zod';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, send } from '../../../testing/caller.ts';
import { addLimited, limitCredit, ruleCredit } from './testing/credit-limits.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { billOf, lineOf, openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const answer = z.object({ status: z.int(), error: z.string().optional(), data: z.object({ id: z.int() }).optional() });
const owedBy = async (shop: Shop, id: number) =>
  (await call(shop.owner, creditLimitContract.ofCustomer, { params: { id } })).owed;

/** Issues rice for so many paisa; answers its id, or null where it was stopped. */
async function issue(person: Person, shop: Shop, bill: { customerId: number; rate: number; paymentMode?: 'CASH' }) {
  const { rate, ...rest } = bill;
  const lines = [lineOf(shop.rice.variantId, { rate, quantity: 0.01 })];
  const body = billOf(shop, { ...rest, outletId: shop.outletId, lines });
  const response = await send(person, invoiceContract.create, { body });
  const said = answer.parse(await response.json());
  expect(said.error ?? 'creditLimit.over').toBe('creditLimit.over');
  return said.data?.id ?? null;
}

/** A shop with a second outlet that stops what goes beyond, and people of whom none may let it pass. */
async function openStopping(creditLimit: number) {
  const shop = await openShop(app);
  await ruleCredit(shop, 'STOP');
  const customerId = await addLimited(shop.owner, { creditLimit });
  const rights = ['invoice.create', 'invoice.read', 'payment.create'] as const;
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  await addOutlet(app, shop.owner, 'PKR');
  const counter = await inOutlet(app, clerk, shop.outletId);
  return { shop, customerId, people: [clerk, counter] as const };
}

test('of twelve bills at once from two desks as many go through as the limit holds', async () => {
  const { shop, customerId, people } = await openStopping(50);
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, position) =>
      issue(people[position % 2] ?? people[0], shop, { customerId, rate: 1000 }),
    ),
  );
  expect(made.filter((id) => id !== null)).toHaveLength(5);
  expect(await owedBy(shop, customerId)).toBe(50);
});

test('bills to others do not wait for a customer whose limit is held', async () => {
  const { shop, customerId, people } = await openStopping(50);
  const { businessId, userId } = shop.owner;
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, async (tx) => {
    await tx.query('select id from customer where business_id = $1 and id = $2 for no key update', [
      businessId,
      customerId,
    ]);
    expect(await issue(people[0], shop, { customerId: shop.customerId, rate: 1000 })).not.toBeNull();
    // What is paid at once asks nothing of the limit.
    expect(await issue(people[0], shop, { customerId, rate: 1000, paymentMode: 'CASH' })).not.toBeNull();
  });
});

const anyStory = fc.array(
  fc.record({
    does: fc.constantFrom('sell', 'sell', 'sell', 'sellAtOnce', 'sellInCash', 'receive', 'return', 'limit'),
    rate: fc.integer({ min: 1, max: 6000 }),
  }),
  { minLength: 10, maxLength: 16, size: 'max' },
);

test('whatever is sold, paid and returned, no bill takes a customer beyond the limit of its moment', async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, async (steps) => {
      let limit = 8000;
      const { shop, customerId, people } = await openStopping(limit / 100);
      const [clerk, counter] = people;
      const bills: number[] = [];
      // Of each attempt to sell: how many were issued and what is owed then, in paisa, and how it should be.
      const was: number[][] = [];
      const shouldBe: number[][] = [];
      const paisaOwed = async (): Promise<number> => Math.round((await owedBy(shop, customerId)) * 100);
      for (const { does, rate } of steps) {
        if (does === 'limit') {
          limit = rate;
          await limitCredit(shop.owner, customerId, { creditLimit: limit / 100 });
        } else if (does === 'receive') {
          const body = { ...paying([row(rate / 100)]), customerId };
          await send(shop.owner, paymentContract.createSettlement, { body });
        } else if (does === 'return') {
          const id = bills.pop();
          if (id === undefined) continue;
          const invoice = await call(shop.owner, invoiceContract.get, { params: { id } });
          await credit(shop, returnOf(invoice, [0.01]));
        } else if (does === 'sellInCash') {
          const id = await issue(clerk, shop, { customerId, rate, paymentMode: 'CASH' });
          was.push([id === null ? 0 : 1]);
          shouldBe.push([1]);
        } else {
          const before = await paisaOwed();
          const sellers = does === 'sell' ? [clerk] : [clerk, counter, clerk];
          const made = await Promise.all(sellers.map((person) => issue(person, shop, { customerId, rate })));
          const issued = made.filter((id) => id !== null);
          bills.push(...issued);
          was.push([issued.length, await paisaOwed()]);
          // As many as there is room for, and none more.
          const room = Math.min(sellers.length, Math.max(0, Math.floor((limit - before) / rate)));
          shouldBe.push([room, before + room * rate]);
        }
      }
      expect(was).toEqual(shouldBe);
    }),
    { numRuns: 6 },
  );
});
