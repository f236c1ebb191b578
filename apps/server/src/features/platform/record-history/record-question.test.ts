import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import type { RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import { monthFileContract } from '@bahi/contract/reports/month-file/month-file.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { comment, questions, closeQuestion, removeComment, get, people } = recordHistoryContract;

let app: TestApp;
let shop: Shop;
let accountant: Person;
beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  shop = await openShop(app);
  accountant = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['customer.read', 'invoice.read'],
  });
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

type More = { askedUserId?: number; answers?: number; isQuestion?: boolean };
const write = (person: Person, kind: RecordKind, recordId: number, text: string, more: More = {}) =>
  call(person, comment, { body: { kind, recordId, text, ...more } });
const ask = (person: Person, kind: RecordKind, recordId: number, text: string, askedUserId?: number) =>
  write(person, kind, recordId, text, { isQuestion: true, ...(askedUserId === undefined ? {} : { askedUserId }) });
const listed = async (person: Person, query: object = {}) => (await call(person, questions, { query })).questions;
const told = async (person: Person) =>
  (await call(person, noticeContract.recent, { query: {} })).notices.map(({ kind, name }) => [kind, name]);

test('a question to somebody waits for them, is told at their bell, and the answer is told to who asked', async () => {
  const bill = await sell(shop);
  const asked = await ask(accountant, 'INVOICE', bill.id, 'Which PAN has this buyer?', shop.owner.userId);
  expect(asked.question).toEqual({ state: 'OPEN', askedName: 'Sita Gurung', isForMe: false });
  expect(await told(shop.owner)).toEqual([['QUESTION', 'Hari Thapa']]);
  expect(await told(accountant)).toEqual([]);
  const [open] = await listed(shop.owner, { state: 'OPEN', whose: 'TO_ME' });
  expect(open).toMatchObject({
    recordName: 'INV-HO-2083/84-00001',
    isForMe: true,
    isOwn: false,
    answer: null,
    by: 'Hari Thapa',
  });
  await write(shop.owner, 'INVOICE', bill.id, 'It is 301234567', { answers: asked.id });
  expect(await told(accountant)).toEqual([['ANSWER', 'Sita Gurung']]);
  expect(await listed(accountant, { whose: 'MINE' })).toMatchObject([
    { state: 'ANSWERED', answer: { text: 'It is 301234567', by: 'Sita Gurung' } },
  ]);
  expect(await listed(accountant, { state: 'OPEN' })).toEqual([]);
  const { comments } = await call(shop.owner, get, { params: { kind: 'INVOICE', id: bill.id } });
  expect(comments.map(({ answers, question }) => [answers, question?.state ?? null])).toEqual([
    [asked.id, null],
    [null, 'ANSWERED'],
  ]);
});

test('what is asked of whoever sees the record is told to them all, and to nobody else', async () => {
  const stranger = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['vendor.read'] });
  await ask(shop.owner, 'CUSTOMER', shop.customerId, 'Do they pay by cheque?');
  expect(await told(accountant)).toEqual([['QUESTION', 'Sita Gurung']]);
  expect(await told(stranger)).toEqual([]);
  expect(await listed(accountant, { whose: 'TO_ME' })).toMatchObject([{ kind: 'CUSTOMER', askedName: null }]);
  expect(await listed(stranger)).toEqual([]);
  expect(await listed(await openBusiness(app))).toEqual([]);
  const query = { kind: 'CUSTOMER' as const, recordId: shop.customerId };
  expect((await call(shop.owner, people, { query })).people.map(({ id }) => id)).toEqual([accountant.userId]);
  expect(await refusal(stranger, people, { query })).toMatchObject({ status: 403 });
});

test('whom one cannot ask is refused at the field, with why', async () => {
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['vendor.read'] });
  const other = await openBusiness(app);
  const refused = async (more: object) =>
    fieldsOf(
      await refusal(shop.owner, comment, {
        body: { kind: 'CUSTOMER', recordId: shop.customerId, text: 'Why?', isQuestion: true, ...more },
      }),
    );
  expect(await refused({ askedUserId: clerk.userId })).toEqual({ askedUserId: 'This person may not see the record' });
  expect(await refused({ askedUserId: shop.owner.userId })).toEqual({ askedUserId: 'Ask somebody else' });
  expect(Object.keys(await refused({ askedUserId: other.userId }))).toEqual(['askedUserId']);
  await call(shop.owner, userContract.toggle, { params: { id: accountant.userId, status: 'INACTIVE' } });
  expect(Object.keys(await refused({ askedUserId: accountant.userId }))).toEqual(['askedUserId']);
  const asked = await ask(shop.owner, 'CUSTOMER', shop.customerId, 'Why?');
  expect(await refused({ answers: asked.id })).toEqual({ isQuestion: 'An answer is no question: ask anew' });
  const plain = { isQuestion: false, askedUserId: accountant.userId };
  expect(await refused(plain)).toEqual({ askedUserId: 'Only a question is asked of somebody' });
  const bill = await sell(shop);
  const body = { kind: 'INVOICE' as const, recordId: bill.id, text: 'Because', answers: asked.id };
  expect(fieldsOf(await refusal(shop.owner, comment, { body }))).toEqual({
    answers: 'There is no such question on this record',
  });
});

test('who asked or was asked closes a question, once; a closed one takes no answer', async () => {
  const asked = await ask(accountant, 'CUSTOMER', shop.customerId, 'A new phone?', shop.owner.userId);
  const third = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  const params = { id: asked.id };
  expect(await refusal(third, closeQuestion, { params })).toMatchObject({
    status: 403,
    error: 'recordHistory.notYourQuestion',
  });
  await call(shop.owner, closeQuestion, { params });
  expect(await refusal(accountant, closeQuestion, { params })).toMatchObject({
    status: 409,
    error: 'recordHistory.questionClosed',
  });
  const body = { kind: 'CUSTOMER' as const, recordId: shop.customerId, text: 'Yes', answers: asked.id };
  expect(await refusal(shop.owner, comment, { body })).toMatchObject({ status: 409 });
  expect(await listed(accountant, { state: 'CLOSED' })).toHaveLength(1);
  const plain = await write(shop.owner, 'CUSTOMER', shop.customerId, 'No question');
  expect(await refusal(shop.owner, closeQuestion, { params: { id: plain.id } })).toMatchObject({ status: 404 });
  const blind = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['vendor.read'] });
  expect(await refusal(blind, closeQuestion, { params })).toMatchObject({ status: 403 });
});

test('an answer that is taken back leaves the question open again; of a question taken back the answers stay', async () => {
  const asked = await ask(accountant, 'CUSTOMER', shop.customerId, 'Paid?', shop.owner.userId);
  const own = await write(accountant, 'CUSTOMER', shop.customerId, 'By cash, I mean', { answers: asked.id });
  expect(await listed(accountant, { state: 'OPEN' }), 'what is added by who asked answers nothing').toHaveLength(1);
  const given = await write(shop.owner, 'CUSTOMER', shop.customerId, 'Paid', { answers: asked.id });
  await call(shop.owner, removeComment, { params: { id: given.id } });
  expect(await listed(accountant, { state: 'OPEN' })).toHaveLength(1);
  await call(accountant, removeComment, { params: { id: asked.id } });
  const { comments } = await call(accountant, get, { params: { kind: 'CUSTOMER', id: shop.customerId } });
  expect(comments).toMatchObject([{ id: own.id, answers: null }]);
  expect(await listed(accountant)).toEqual([]);
});

test('questions on what is of another outlet are not told of there, whoever is asked from there', async () => {
  const bill = await sell(shop);
  await ask(shop.owner, 'INVOICE', bill.id, 'Was this exported?');
  const other = await addOutlet(app, shop.owner, 'OTHER');
  const there = await inOutlet(app, shop.owner, other);
  expect(await listed(there)).toEqual([]);
  const cashier = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    outletId: other,
    rights: ['customer.read', 'invoice.read'],
  });
  expect(await listed(cashier)).toEqual([]);
  expect(
    fieldsOf(
      await refusal(shop.owner, comment, {
        body: { kind: 'INVOICE', recordId: bill.id, text: 'Why?', isQuestion: true, askedUserId: cashier.userId },
      }),
    ),
  ).toEqual({ askedUserId: 'This person may not see the record' });
  await ask(cashier, 'CUSTOMER', shop.customerId, 'A discount for them?', shop.owner.userId);
  expect(await told(shop.owner)).toEqual([['QUESTION', 'Hari Thapa']]);
  await ask(cashier, 'CUSTOMER', shop.customerId, 'Anybody?');
  await ask(shop.owner, 'CUSTOMER', shop.customerId, 'Seen them lately?', cashier.userId);
  expect(await told(cashier)).toEqual([['QUESTION', 'Sita Gurung']]);
  expect(await listed(cashier, { whose: 'TO_ME' })).toHaveLength(1);
});

test('pages go on where the last one ended, past what the caller does not see', async () => {
  for (let count = 0; count < 31; count += 1) await ask(shop.owner, 'CUSTOMER', shop.customerId, `Question ${count}`);
  const first = await call(accountant, questions, { query: {} });
  expect([first.questions.length, first.questions[0]?.text]).toEqual([30, 'Question 30']);
  const second = await call(accountant, questions, { query: { before: first.before ?? 0 } });
  expect(second).toMatchObject({ questions: [{ text: 'Question 0' }], before: null });
  expect(await refusal(accountant, questions, { query: { state: 'SOON' } })).toMatchObject({ status: 400 });
});

test("the month's file counts what is open on the month's documents", async () => {
  const bill = await sell(shop);
  await ask(shop.owner, 'INVOICE', bill.id, 'Was this exported?');
  await ask(shop.owner, 'CUSTOMER', shop.customerId, 'Of no month');
  const { openQuestions } = await call(shop.owner, monthFileContract.get, { query: { dayAD: '2026-11-20' } });
  expect(openQuestions).toMatchObject({
    count: 1,
    questions: [{ kind: 'INVOICE', recordId: bill.id, recordName: 'INV-HO-2083/84-00001', askedBy: 'Sita Gurung' }],
  });
});

test('a question that is answered without an answer, or waits with one, is a fault of the books', async () => {
  const bill = await sell(shop);
  const other = await sell(shop);
  const [open, answered] = [
    await ask(accountant, 'INVOICE', bill.id, 'Who asked for this?'),
    await ask(accountant, 'INVOICE', bill.id, 'And who paid?'),
  ];
  const answer = await write(shop.owner, 'INVOICE', bill.id, 'Sita did', { answers: answered.id });
  const plant = (said: string, id: number) =>
    faultsOf(withFaults(app, `update record_comment set ${said} where id = ${id}`), 'questions on records');
  expect(await plant(`question = 'ANSWERED'`, open.id)).toEqual([
    { comment_id: open.id, state: 'ANSWERED', answers: 0 },
  ]);
  expect(await plant(`question = 'OPEN'`, answered.id)).toEqual([
    { comment_id: answered.id, state: 'OPEN', answers: 1 },
  ]);
  expect(await plant(`record_id = ${other.id}`, answer.id)).toMatchObject([{ comment_id: answer.id }]);
  expect(await faultsOf(app, 'questions on records')).toEqual([]);
});
