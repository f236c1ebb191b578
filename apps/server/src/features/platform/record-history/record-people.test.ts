import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import type { RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Right } from '@bahi/contract/access';
import { addBox, closeDay } from '../../books/day-close/testing/day-closes.ts';
import { call, outcomeOf } from '../../../testing/caller.ts';
import { addPerson, inOutlet, type Person } from '../../../testing/people.ts';
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

test('of the drawer of an outlet its cashier can be asked, also by who works in the whole business', async () => {
  const { outletId } = shop;
  const till = await addBox(shop, { code: 'TILL', name: 'Till', outletId });
  const { id } = await closeDay(shop, 0, { moneyAccountId: till });
  const here = await cashierOf(outletId, ['day-close.read']);
  const there = await cashierOf(shop.palpaId, ['day-close.read']);
  const everywhere = await clerk(['day-close.read']);
  expect(await asked('DAY_CLOSE', id, [here, there, everywhere])).toEqual([here, everywhere]);
});

test('what a role gives in one outlet counts there beside what somebody may everywhere', async () => {
  const person = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['payment.read'] });
  const other = await clerk(['expense.read']);
  const { rows } = await call(shop.owner, roleContract.list, { query: { search: `ROLE-${other}` } });
  const body = { userId: person.userId, roleId: rows[0]?.id ?? 0, outletId: shop.outletId };
  await call(shop.owner, userRoleContract.create, { body });
  const here = await payVendor(await inOutlet(app, shop.owner, shop.outletId), 56, '2026-11-20');
  const there = await payVendor(await inOutlet(app, shop.owner, shop.palpaId), 57, '2026-11-20');
  const params = { masterId: here };
  await call(await inOutlet(app, person, shop.outletId), paymentContract.getSettlement, { params });
  expect(await asked('PAYMENT', here, [person.userId])).toEqual([person.userId]);
  expect(await asked('PAYMENT', there, [person.userId])).toEqual([]);
});

/** Who of some people is told at their bell of what is asked of whoever sees a record. */
async function toldOf(kind: RecordKind, recordId: number, of: readonly Person[]): Promise<number[]> {
  const newest = async (person: Person) => {
    const { notices } = await call(person, noticeContract.recent, { query: {} });
    return notices.map(({ id }) => id);
  };
  const before = await Promise.all(of.map(newest));
  const body = { kind, recordId, text: 'Does anybody know?', isQuestion: true };
  await call(shop.owner, comment, { body });
  const after = await Promise.all(of.map(newest));
  return of.flatMap(({ userId }, place) => (after[place]?.length === before[place]?.length ? [] : [userId]));
}

test('what is asked of whoever sees a payment to a vendor is told to nobody else', async () => {
  const id = await payVendor(await inOutlet(app, shop.owner, shop.outletId), 58, '2026-11-20');
  const added = (rights: Right[]) => addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const blind = await added(['payment.read']);
  const seeing = await added(['payment.read', 'expense.read']);
  expect(await toldOf('PAYMENT', id, [blind, seeing])).toEqual([seeing.userId]);
});

test('what is asked of goods on their way is told to the receiver as well', async () => {
  const sent = await transfer(shop, { lines: [{ itemLedgerDetailId: shop.tea.variantId, quantity: 1 }] });
  const rights: Right[] = ['stock-transfer.read'];
  const there = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId: shop.palpaId, rights });
  const here = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId: shop.outletId, rights });
  expect(await toldOf('STOCK_TRANSFER', sent.id, [there, here])).toEqual([there.userId, here.userId]);
});
