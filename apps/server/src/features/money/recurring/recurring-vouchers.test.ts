import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { openNextShop } from '../../../testing/next-shop/next-shop.ts';
import { addOutlet, addPerson, openBusiness, type Person } from '../../../testing/people.ts';
import { addCustomer, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  accountId,
  addOwnAccount,
  contraOf,
  enterContra,
  enterJournal,
  enterOpening,
  journalOf,
} from '../../books/voucher/testing/vouchers.ts';
import { makeDue } from './recurring.worker.ts';
import { passAndMake, passDays, untilFirst } from './testing/passing-days.ts';

const { save, get, list, ofVoucher, again } = recurringContract;

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shop = await openNextShop(app);
});
afterEach(() => expectSoundBooks(app));
afterAll(() => app.close());

const pass = (days: number) => passAndMake(app, days, shop.owner);

type Body = Sent<typeof save>['body'];
const bodyOf = (voucherId: number, changes: Partial<Body> = {}): Body => ({
  voucherId,
  name: 'Salaries',
  unit: 'MONTH',
  every: 1,
  firstDayBS: '2083-09-01',
  ...changes,
});
const repeated = (voucherId: number, changes: Partial<Body> = {}, caller: Person = shop.owner) =>
  call(caller, save, { body: bodyOf(voucherId, changes) });
const found = (id: number) => call(shop.owner, get, { params: { id } });
const made = async (id: number) => {
  const voucherId = (await found(id)).periods[0]?.voucherId ?? 0;
  return call(shop.owner, voucherContract.get, { params: { id: voucherId } });
};
const drawings = () => enterJournal(shop.owner);

test('a journal comes again as a draft of its day, asks for nobody’s word, and is in the books once somebody enters it', async () => {
  const model = await drawings();
  const { id } = await repeated(model.id);
  await pass(untilFirst);
  const draft = await made(id);
  expect(draft).toMatchObject({
    state: 'DRAFT',
    code: '',
    approval: null,
    isWaiting: true,
    dateBS: '2083-09-01',
    narration: 'For the house',
    lines: [
      { accountCode: 'DRAWINGS', debit: 500 },
      { accountCode: 'CASH', credit: 500 },
    ],
  });
  expect((await call(shop.owner, list, { query: { kind: 'JOURNAL_VOUCHER' } })).rows).toMatchObject([
    {
      id,
      documentTitle: model.code,
      partyName: 'Drawings · Cash',
      amount: 500,
      nextDayBS: '2083-10-01',
      waitingCount: 1,
    },
  ]);
  const { business } = await call(shop.owner, dashboardContract.summary, { query: {} });
  expect(business?.toDo.map(({ kind }) => kind)).toContain('RECURRING');
  expect(business?.toDo.map(({ kind }) => kind)).not.toContain('APPROVALS');
  const asked = { body: { drafts: [{ id: draft.id, version: draft.version }] } };
  expect((await refusal(shop.owner, voucherContract.approveDrafts, asked)).error).toBe('voucher.notAsked');

  const entered = await call(shop.owner, voucherContract.journal, {
    body: {
      ...(await journalOf(shop.owner, { DRAWINGS: 550, CASH: -550 }, { dateAD: draft.dateAD })),
      id: draft.id,
      version: draft.version,
    },
  });
  expect(entered).toMatchObject({ id: draft.id, state: 'POSTED', total: 550 });
  expect(await found(id)).toMatchObject({
    waitingCount: 0,
    periods: [{ state: 'ISSUED', documentTitle: entered.code, amount: 550 }],
  });
});

test('money between own accounts comes by itself, each month on its own day, also where days were missed', async () => {
  const model = await enterContra(shop.owner);
  const { id } = await repeated(model.id, { isAutomatic: true, dayOfMonth: 32, lastDayBS: '2083-10-29' });
  await pass(90);
  await makeDue(app.services);
  const { periods, nextDayBS } = await found(id);
  expect([nextDayBS, periods.map(({ dueDayBS, state }) => `${dueDayBS} ${state}`)]).toEqual([
    null,
    ['2083-10-29 ISSUED', '2083-09-30 ISSUED'],
  ]);
  expect(await made(id)).toMatchObject({ kind: 'CONTRA_VOUCHER', state: 'POSTED', dateBS: '2083-10-29', total: 300 });
});

test('above the owner’s limit one of who may not approve waits for who may', async () => {
  await call(shop.owner, businessContract.saveVoucherLimit, { body: { voucherLimit: 400 } });
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['recurring.create', 'recurring.read', 'recurring.approve', 'voucher.create', 'voucher.read'],
  });
  const { id } = await repeated((await drawings()).id, { isAutomatic: true }, clerk);
  await pass(untilFirst);
  const waiting = await made(id);
  expect(waiting).toMatchObject({ state: 'DRAFT', approval: 'WAITING', isApprovable: true });
  expect((await found(id)).periods).toMatchObject([{ state: 'WAITING', failure: null }]);
  const drafts = [{ id: waiting.id, version: waiting.version }];
  await call(shop.owner, voucherContract.approveDrafts, { body: { drafts } });
  expect((await found(id)).periods).toMatchObject([{ state: 'ISSUED' }]);
});

test('where its month is locked by then the draft stays and says why', async () => {
  const { id } = await repeated((await drawings()).id, { isAutomatic: true });
  await passDays(app, 70, shop.owner);
  const body = { scope: 'ALL', throughDayBS: '2083-09-30', reason: 'Poush is done' } as const;
  await call(shop.owner, periodLockContract.lock, { body });
  await makeDue(app.services);
  const { periods } = await found(id);
  expect(periods).toMatchObject([
    { dueDayBS: '2083-10-01', state: 'ISSUED' },
    { dueDayBS: '2083-09-01', state: 'DRAFT' },
  ]);
  expect(periods[1]?.failure).toMatch(/^Locked through 30 Poush 2083/);
  expect(periods[1]?.failureNp).not.toBe(periods[1]?.failure);
});

test('a line that was set against a bill takes from the oldest one when it comes again, and never from more than is open', async () => {
  const customerId = await addCustomer(shop.owner, 'Weekly Traders');
  await addOwnAccount(shop.owner, 'BADDEBT', 'EXPENSES');
  const [oldest, chosen] = [await sell(shop, { customerId }), await sell(shop, { customerId })];
  const [loss, owed] = [await accountId(shop.owner, 'BADDEBT'), await accountId(shop.owner, 'RECEIVABLE')];
  const lines = [
    { accountId: loss, debit: 60 },
    { accountId: owed, credit: 60, customerId, documentId: chosen.id },
  ];
  const model = await call(shop.owner, voucherContract.journal, { body: { dateAD: '2026-11-20', lines } });
  expect(await call(shop.owner, ofVoucher, { params: { voucherId: model.id } })).toMatchObject({ takesOldest: true });
  const { id } = await repeated(model.id, { isAutomatic: true });
  await pass(untilFirst);
  expect((await made(id)).dues).toMatchObject([{ effect: 'SETTLES', documentId: oldest.id, amount: 60 }]);
  // 40 of each are open: the next takes from both, and then too little is.
  await pass(60);
  const { periods } = await found(id);
  expect(periods.map(({ state }) => state)).toEqual(['DRAFT', 'ISSUED', 'ISSUED']);
  expect(periods[0]?.failure).toContain('Only Rs 20.00 are open with this party');
  expect(await call(shop.owner, invoiceContract.get, { params: { id: oldest.id } })).toMatchObject({
    remainingAmount: 0,
  });
});

test('where its outlet is closed nothing is made, until somebody lets it be made', async () => {
  const outletId = await addOutlet(app, shop.owner, 'KTM');
  const { id } = await repeated((await enterJournal(shop.owner, undefined, { outletId })).id);
  await call(shop.owner, outletContract.toggle, { params: { id: outletId } });
  await pass(untilFirst);
  const [period] = (await found(id)).periods;
  expect(period).toMatchObject({ state: 'FAILED', voucherId: null });
  await call(shop.owner, outletContract.toggle, { params: { id: outletId } });
  const params = { periodId: period?.id ?? 0 };
  expect(await call(shop.owner, again, { params })).toMatchObject({ periods: [{ state: 'DRAFT', failure: null }] });
  expect(await made(id)).toMatchObject({ dateBS: '2083-09-01', outletId });
});

test('once its model is taken back it comes no more by itself, but as a draft', async () => {
  const model = await drawings();
  const { id } = await repeated(model.id, { isAutomatic: true });
  await call(shop.owner, voucherContract.cancel, { params: { id: model.id }, body: { reason: 'Wrong' } });
  await pass(untilFirst);
  expect((await found(id)).periods).toMatchObject([
    { state: 'DRAFT', failure: 'Only what is like an issued invoice on credit, or a posted voucher, comes by itself' },
  ]);
});

test('a draft that came and was removed does not come back', async () => {
  const { id } = await repeated((await drawings()).id);
  await pass(untilFirst);
  const draft = await made(id);
  const query = { version: draft.version };
  await call(shop.owner, voucherContract.removeDraft, { params: { id: draft.id }, query });
  await makeDue(app.services);
  expect((await found(id)).periods).toMatchObject([{ state: 'REMOVED', voucherId: null }]);
});

test('only a posted journal or contra voucher comes again, and it or a document, not both', async () => {
  const fields = async (body: Body) => fieldsOf(await refusal(shop.owner, save, { body }));
  const model = await drawings();
  expect(await fields({ ...bodyOf(model.id), voucherId: undefined })).toEqual({ documentId: 'Required' });
  expect(await fields(bodyOf(model.id, { documentId: (await sell(shop)).id }))).toEqual({
    voucherId: 'Either a document or a voucher comes again, not both',
  });
  expect(await fields(bodyOf(999_999))).toEqual({ voucherId: 'Not found, choose another' });
  const opening = await enterOpening(shop.owner);
  expect(await fields(bodyOf(opening.id))).toEqual({
    voucherId: 'This kind of document does not come again by itself',
  });
  await call(shop.owner, voucherContract.cancel, { params: { id: model.id }, body: { reason: 'Wrong' } });
  expect(await fields(bodyOf(model.id))).toEqual({
    voucherId: 'A voucher comes again once it is posted, and not where it is cancelled',
  });
});

test('who may not read vouchers neither sees nor begins what comes of them, and no other business does', async () => {
  const model = await drawings();
  const { id } = await repeated(model.id);
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['recurring.create', 'recurring.read', 'recurring.update', 'invoice.read'],
  });
  for (const caller of [clerk, await openBusiness(app, { registration: false })]) {
    expect((await refusal(caller, get, { params: { id } })).status).toBe(404);
    expect((await refusal(caller, ofVoucher, { params: { voucherId: model.id } })).status).toBe(404);
    expect(fieldsOf(await refusal(caller, save, { body: bodyOf(model.id) }))).toEqual({
      voucherId: 'Not found, choose another',
    });
    expect((await call(caller, list, { query: {} })).rows).toEqual([]);
  }
});

test('letting it be posted by itself is for whom the owner allows it', async () => {
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['recurring.create', 'recurring.read', 'voucher.create', 'voucher.read'],
  });
  const body = bodyOf((await call(clerk, voucherContract.contra, { body: await contraOf(shop.owner) })).id);
  expect(Object.keys(fieldsOf(await refusal(clerk, save, { body: { ...body, isAutomatic: true } })))).toEqual([
    'isAutomatic',
  ]);
  expect(await call(clerk, save, { body })).toMatchObject({ isAutomatic: false });
});
