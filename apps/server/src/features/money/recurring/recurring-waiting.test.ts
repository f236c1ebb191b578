import type { Right } from '@bahi/contract/access';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { openNextShop } from '../../../testing/next-shop/next-shop.ts';
import { addOutlet, addPerson, type Person } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { enterJournal, journalOf } from '../../books/voucher/testing/vouchers.ts';
import { makeDue } from './recurring.worker.ts';
import { passAndMake, untilFirst } from './testing/passing-days.ts';

const { save, get, toggle } = recurringContract;
const writerRights = ['voucher.create', 'voucher.read'] as const;
const makerRights = [...writerRights, 'recurring.create', 'recurring.read', 'recurring.approve'] as const;

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

const pass = (...others: Person[]) => passAndMake(app, untilFirst, shop.owner, ...others);

const person = (rights: readonly Right[]) => addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
const setLimit = (voucherLimit: number | null) =>
  call(shop.owner, businessContract.saveVoucherLimit, { body: { voucherLimit } });

/** A journal of Rs 500 that comes again each month. */
async function repeated(changes: { isAutomatic?: boolean; outletId?: number } = {}, caller: Person = shop.owner) {
  const { isAutomatic = false, outletId } = changes;
  const model = await enterJournal(shop.owner, undefined, outletId === undefined ? {} : { outletId });
  const body = { voucherId: model.id, name: 'Drawings', every: 1, firstDayBS: '2083-09-01', isAutomatic };
  return { ...(await call(caller, save, { body })), modelId: model.id };
}

/** What a server has left half done, or another has done meanwhile. */
const leave = (statement: string) =>
  app.services.database.transaction(
    'write',
    { businessId: shop.owner.businessId, outletId: null, userId: shop.owner.userId },
    (db) => db.query(`${statement} returning id`),
  );
const setActive = ({ userId }: Person, status: 'ACTIVE' | 'INACTIVE') =>
  call(shop.owner, userContract.toggle, { params: { id: userId, status } });

const found = (id: number, caller: Person = shop.owner) => call(caller, get, { params: { id } });
async function made(id: number, caller: Person = shop.owner) {
  const voucherId = (await found(id)).periods[0]?.voucherId ?? 0;
  return call(caller, voucherContract.get, { params: { id: voucherId } });
}
type Draft = { id: number; version: number; dateAD: string };
const entering = async ({ id, version, dateAD }: Draft, said: object = {}) => ({
  body: { ...(await journalOf(shop.owner, { DRAWINGS: 500, CASH: -500 }, { dateAD })), id, version, ...said },
});
const approve = ({ id, version }: Draft) =>
  call(shop.owner, voucherContract.approveDrafts, { body: { drafts: [{ id, version }] } });

test('what the owner lets come again and somebody else enters above the limit is theirs: the owner is told and approves it', async () => {
  await setLimit(400);
  const clerk = await person(writerRights);
  const { id } = await repeated();
  await pass(clerk);
  const waiting = await call(clerk, voucherContract.journal, await entering(await made(id)));
  expect(waiting).toMatchObject({ state: 'DRAFT', approval: 'WAITING', enteredBy: 'Hari Thapa' });
  const { notices } = await call(shop.owner, noticeContract.recent, {});
  expect(notices).toMatchObject([{ kind: 'APPROVAL', subject: 'VOUCHER', recordId: waiting.id, amount: 500 }]);
  expect(await made(id)).toMatchObject({ isApprovable: true });
  await approve(waiting);
  expect(await made(id)).toMatchObject({ state: 'POSTED', approval: 'APPROVED', enteredBy: 'Hari Thapa' });
});

test('what comes again of one business is made where nothing can be noted of another one', async () => {
  const { id: broken } = await repeated();
  const other = await openShop(app);
  const model = await enterJournal(other.owner);
  const body = { voucherId: model.id, name: 'Drawings', every: 1, firstDayBS: '2083-09-01' };
  const { id } = await call(other.owner, save, { body });
  // The period that is due is there already.
  await leave(
    `insert into recurring_period (business_id, outlet_id, recurring_id, period, due_on, due_on_bs, state)
       select business_id, outlet_id, id, '2083-09', first_on, first_on_bs, 'SKIPPED' from recurring where id = ${broken}`,
  );
  await leave(`update recurring set next_on = first_on + 4 where id = ${broken}`);
  app.advance(4 * 86_400_000);
  await pass(other.owner);
  expect((await found(id, other.owner)).periods).toMatchObject([{ state: 'DRAFT' }]);
});

test('a voucher that came again stays in its outlet, also once it waits, and so does what is repeated', async () => {
  const [outletId, another] = [await addOutlet(app, shop.owner, 'KTM'), await addOutlet(app, shop.owner, 'PKR')];
  await setLimit(400);
  const clerk = await person(writerRights);
  const { id, modelId, version } = await repeated({ outletId });
  await pass(clerk);
  const stays = { outletId: 'A voucher that came again stays in its outlet' };
  const draft = await made(id);
  const moved = await entering(draft, { outletId: another });
  expect(fieldsOf(await refusal(clerk, voucherContract.journal, moved))).toEqual(stays);
  const waiting = await call(clerk, voucherContract.journal, await entering(draft, { outletId }));
  const movedLater = await entering(waiting, { outletId: another });
  expect(fieldsOf(await refusal(clerk, voucherContract.journal, movedLater))).toEqual(stays);

  const { id: elsewhere } = await enterJournal(shop.owner, undefined, { outletId: another });
  const said = { id, name: 'Drawings', every: 1, firstDayBS: '2083-09-01' };
  expect(fieldsOf(await refusal(shop.owner, save, { body: { ...said, version, voucherId: elsewhere } }))).toEqual({
    voucherId: 'Choose one of the same outlet, or begin another recurring entry',
  });
  expect(await call(shop.owner, save, { body: { ...said, version, voucherId: modelId } })).toMatchObject({ id });
});

test('what waits is not posted into an outlet that was closed since', async () => {
  const outletId = await addOutlet(app, shop.owner, 'KTM');
  await setLimit(400);
  const clerk = await person(writerRights);
  const body = await journalOf(shop.owner, { DRAWINGS: 500, CASH: -500 }, { outletId });
  const waiting = await call(clerk, voucherContract.journal, { body });
  await call(shop.owner, outletContract.toggle, { params: { id: outletId } });
  const drafts = [{ id: waiting.id, version: waiting.version }];
  const refused = await refusal(shop.owner, voucherContract.approveDrafts, { body: { drafts } });
  expect(Object.keys(fieldsOf(refused))).toEqual(['outletId']);
  await call(shop.owner, outletContract.toggle, { params: { id: outletId } });
  await approve(waiting);
});

/** Leaves what came as its draft was made, to be posted next. */
const leaveIssuing = (id: number) =>
  leave(`update recurring_period set state = 'ISSUING', failure = null, failure_np = null where recurring_id = ${id}`);

test.each(['paused', 'no longer to come by itself'] as const)(
  'what is %s before it was posted stays a draft, and nothing failed',
  async (meanwhile) => {
    const maker = await person(makerRights);
    const { id } = await repeated({ isAutomatic: true }, maker);
    // It cannot be posted when it comes, and is tried again.
    await setActive(maker, 'INACTIVE');
    await pass();
    await setActive(maker, 'ACTIVE');
    expect((await found(id)).periods).toMatchObject([
      { state: 'DRAFT', failure: expect.stringMatching('may no longer') },
    ]);
    await leaveIssuing(id);
    if (meanwhile === 'paused') await call(shop.owner, toggle, { params: { id } });
    else await leave(`update recurring set is_automatic = false where id = ${id}`);
    await makeDue(app.services);
    expect((await found(id)).periods).toMatchObject([{ state: 'DRAFT', failure: null }]);
    expect(await made(id)).toMatchObject({ state: 'DRAFT', approval: null });
  },
);

test('a draft that came is removed by whoever writes vouchers, and what waits by its writer or who may approve', async () => {
  await setLimit(400);
  const [writer, clerk] = [await person(writerRights), await person(writerRights)];
  const { id } = await repeated();
  await pass(writer, clerk);
  const { id: draftId, version, isRemovable } = await made(id, clerk);
  expect(isRemovable).toBe(true);
  await call(clerk, voucherContract.removeDraft, { params: { id: draftId }, query: { version } });
  expect((await found(id)).periods).toMatchObject([{ state: 'REMOVED' }]);

  const body = await journalOf(shop.owner, { DRAWINGS: 500, CASH: -500 });
  const waiting = await call(writer, voucherContract.journal, { body });
  const seenBy = async (caller: Person) =>
    (await call(caller, voucherContract.get, { params: { id: waiting.id } })).isRemovable;
  expect([waiting.isRemovable, await seenBy(clerk), await seenBy(shop.owner)]).toEqual([true, false, true]);
  const removing = { params: { id: waiting.id }, query: { version: waiting.version } };
  expect((await refusal(clerk, voucherContract.removeDraft, removing)).error).toBe('voucher.removeOwn');
  await call(writer, voucherContract.removeDraft, removing);
});

test('why something was not posted is said until somebody has seen to it', async () => {
  const maker = await person(makerRights);
  const { id } = await repeated({ isAutomatic: true }, maker);
  await setActive(maker, 'INACTIVE');
  await pass();
  expect(await found(id)).toMatchObject({
    waitingCount: 1,
    periods: [{ failure: expect.stringMatching('may no longer') }],
  });
  await call(shop.owner, voucherContract.journal, await entering(await made(id)));
  expect(await found(id)).toMatchObject({
    waitingCount: 0,
    periods: [{ state: 'ISSUED', failure: null, failureNp: null }],
  });
});

test('what waits for approval is not to be done again, and what was sent back is', async () => {
  await setLimit(400);
  const clerk = await person(writerRights);
  const { id } = await repeated();
  await pass(clerk);
  const waiting = await call(clerk, voucherContract.journal, await entering(await made(id)));
  expect(await found(id)).toMatchObject({ waitingCount: 0, periods: [{ state: 'WAITING' }] });
  const sent = { params: { id: waiting.id }, body: { version: waiting.version, remarks: 'Too much' } };
  await call(shop.owner, voucherContract.rejectDraft, sent);
  expect(await found(id)).toMatchObject({ waitingCount: 1, periods: [{ state: 'REJECTED' }] });
});
