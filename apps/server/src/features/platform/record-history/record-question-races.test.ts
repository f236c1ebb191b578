import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, outcomeOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addOwnAccount, enterJournal } from '../../books/voucher/testing/vouchers.ts';

const { comment, questions, closeQuestion, removeComment } = recordHistoryContract;

let app: TestApp;
let shop: Shop;
let accountant: Person;
beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  shop = await openShop(app);
  accountant = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const write = (person: Person, text: string, more: { answers?: number; isQuestion?: boolean }) =>
  call(person, comment, { body: { kind: 'CUSTOMER', recordId: shop.customerId, text, ...more } });
const ask = () => write(accountant, 'Paid?', { isQuestion: true });
const states = async () => (await call(accountant, questions, { query: {} })).questions.map(({ state }) => state);
const times = [1, 2, 3, 4, 5, 6];

test('two answers that are taken back at once leave the question open', async () => {
  for (const _ of times) {
    const answers = (await ask()).id;
    const given = [await write(shop.owner, 'Yes', { answers }), await write(shop.owner, 'By cash', { answers })];
    await Promise.all(given.map(({ id }) => call(shop.owner, removeComment, { params: { id } })));
    expect((await states())[0]).toBe('OPEN');
  }
});

test('an answer that is taken back beside a further one leaves the question answered', async () => {
  for (const _ of times) {
    const answers = (await ask()).id;
    const { id } = await write(shop.owner, 'Yes', { answers });
    await Promise.all([call(shop.owner, removeComment, { params: { id } }), write(shop.owner, 'By cash', { answers })]);
    expect((await states())[0]).toBe('ANSWERED');
  }
});

test('a question that is taken back while it is answered is gone: the answer is refused, or stays as a comment', async () => {
  const outcomes: string[] = [];
  for (const _ of times) {
    const answers = (await ask()).id;
    const body = { kind: 'CUSTOMER' as const, recordId: shop.customerId, text: 'Yes', answers };
    outcomes.push(
      ...(await Promise.all([
        outcomeOf(accountant, removeComment, { params: { id: answers } }),
        outcomeOf(shop.owner, comment, { body }),
      ])),
    );
  }
  expect(
    outcomes.filter((outcome) => !['done', 'common.invalid', 'recordHistory.questionUnknown'].includes(outcome)),
  ).toEqual([]);
  expect(await states()).toEqual([]);
});

test('a question is closed once, however many close it at the same moment', async () => {
  const { id } = await ask();
  const closed = await Promise.all(times.map(() => outcomeOf(accountant, closeQuestion, { params: { id } })));
  expect(closed.toSorted()).toEqual(['done', ...times.slice(1).map(() => 'recordHistory.questionClosed')]);
});

test('of a voucher of another outlet nobody is asked who works elsewhere, nor told', async () => {
  const voucher = await enterJournal(shop.owner);
  const other = await addOutlet(app, shop.owner, 'OTHER');
  const of = (outletId: number) =>
    addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId, rights: ['voucher.read'] });
  const [here, there] = [await of(shop.outletId), await of(other)];
  const body = { kind: 'VOUCHER' as const, recordId: voucher.id, text: 'Whose?', isQuestion: true };
  const refused = await refusal(shop.owner, comment, { body: { ...body, askedUserId: there.userId } });
  expect(fieldsOf(refused)).toEqual({ askedUserId: 'This person may not see the record' });
  const query = { kind: 'VOUCHER' as const, recordId: voucher.id };
  const { people } = await call(shop.owner, recordHistoryContract.people, { query });
  expect(people.map(({ id }) => id)).toEqual([here.userId]);
  await call(shop.owner, comment, { body });
  const told = async (person: Person) => (await call(person, noticeContract.recent, { query: {} })).notices.length;
  expect([await told(here), await told(there)]).toEqual([1, 0]);
});

test('of a prepaid expense those of its outlet are asked', async () => {
  const [here, there] = [shop.outletId, await addOutlet(app, shop.owner, 'OTHER')];
  const rights = ['prepaid.read'] as const;
  const [ofHere] = await Promise.all(
    [here, there].map((outletId) => addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId, rights })),
  );
  const accountId = await addOwnAccount(shop.owner, 'RENT', 'EXPENSES');
  const months = { firstMonth: '2083-04', lastMonth: '2084-03' };
  const rent = { name: 'Rent', nameNp: null, outletId: here, accountId, amount: 1200, ...months };
  const { id: recordId } = await call(shop.owner, prepaidContract.save, { body: rent });
  const query = { kind: 'PREPAID' as const, recordId };
  const { people } = await call(shop.owner, recordHistoryContract.people, { query });
  expect(people.map(({ id }) => id)).toEqual([ofHere?.userId]);
});
