import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import type { RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Right } from '@bahi/contract/access';
import { call, outcomeOf } from '../../../testing/caller.ts';
import { addPerson, inOutlet } from '../../../testing/people.ts';
import { sell } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { type Chain, openChain, transfer } from '../../../testing/transfers.ts';
import { payVendor } from '../../../testing/vendors.ts';

let app: TestApp;
let shop: Chain;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openChain(app);
});
afterAll(() => app.close());

const { people, comment } = recordHistoryContract;
const clerk = async (rights: Right[]) =>
  (await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights })).userId;
const cashierOf = async (outletId: number, rights: Right[]) =>
  (await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId, rights })).userId;

/** Who of some people is offered to be asked; whoever is, is taken as asked, and nobody else. */
async function asked(kind: RecordKind, recordId: number, of: readonly number[]): Promise<number[]> {
  const offered = (await call(shop.owner, people, { query: { kind, recordId } })).people.map(({ id }) => id);
  const outcomes = await Promise.all(
    of.map((askedUserId) => {
      const body = { kind, recordId, text: 'Is this right?', isQuestion: true, askedUserId };
      return outcomeOf(shop.owner, comment, { body });
    }),
  );
  const seeing = of.filter((id) => offered.includes(id));
  expect(outcomes).toEqual(of.map((id) => (seeing.includes(id) ? 'done' : 'recordHistory.askedMayNotSee')));
  return seeing;
}

test('of what a vendor was paid nobody can be asked who reads no vendors’ documents', async () => {
  const id = await payVendor(await inOutlet(app, shop.owner, shop.outletId), 55, '2026-11-20');
  const blind = await clerk(['payment.read']);
  const seeing = await clerk(['payment.read', 'expense.read']);
  expect(await asked('PAYMENT', id, [blind, seeing])).toEqual([seeing]);
});

test('of what comes again nobody can be asked who does not see what it makes', async () => {
  const { id: documentId } = await sell(shop, { outletId: shop.outletId });
  const rhythm = { documentId, name: 'Monthly rice', unit: 'MONTH', every: 1, firstDayBS: '2083-09-01' } as const;
  const { id } = await call(shop.owner, recurringContract.save, { body: rhythm });
  const blind = await clerk(['recurring.read']);
  const seeing = await clerk(['recurring.read', 'invoice.read']);
  expect(await asked('RECURRING', id, [blind, seeing])).toEqual([seeing]);
});

test('of goods that were sent the receiver can be asked, and not of a draft of it', async () => {
  const { variantId } = shop.tea;
  const lines = [{ itemLedgerDetailId: variantId, quantity: 1 }];
  const sent = await transfer(shop, { lines });
  const draft = await transfer(shop, { lines, state: 'DRAFT' });
  const there = await cashierOf(shop.palpaId, ['stock-transfer.read']);
  const here = await cashierOf(shop.outletId, ['stock-transfer.read']);
  expect(await asked('STOCK_TRANSFER', sent.id, [there, here])).toEqual([there, here]);
  expect(await asked('STOCK_TRANSFER', draft.id, [there, here])).toEqual([here]);
});
