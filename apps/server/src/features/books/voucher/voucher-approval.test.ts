import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { documentFileContract } from '@bahi/contract/money/due-document/document-file.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { trialBalanceContract } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { picture } from '../../../walks/picture.ts';
import { contraOf, journalOf, voucherDay } from './testing/vouchers.ts';

const { journal, contra, get, list, approveDrafts, rejectDraft, removeDraft, uploadDocument } = voucherContract;
const rights = ['voucher.create', 'voucher.read', 'voucher.delete'] as const;
const above = { DRAWINGS: 5001, CASH: -5001 };

let app: TestApp;
let shop: Shop;
let clerk: Person;
let checker: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  const make = (more: readonly 'voucher.approve'[] = []) =>
    addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: [...rights, 'dashboard.read', ...more] });
  [clerk, checker] = [await make(), await make(['voucher.approve'])];
  await call(shop.owner, businessContract.saveVoucherLimit, { body: { voucherLimit: 5000 } });
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const write = async (caller: Person, amounts: Readonly<Record<string, number>> = above, said: object = {}) =>
  call(caller, journal, { body: { ...(await journalOf(shop.owner, amounts)), ...said } });
const answer = (caller: Person, { id, version }: { id: number; version: number }) =>
  call(caller, approveDrafts, { body: { drafts: [{ id, version }] } });
/** Gives the clerk the right to approve vouchers, or takes it away. */
async function setApproving(may: boolean): Promise<void> {
  const tenant = { businessId: shop.owner.businessId, outletId: null, userId: shop.owner.userId };
  await app.services.database.transaction('write', tenant, (tx) =>
    tx.query(
      `update role_module_privilege set privileges = array_remove(privileges, 'approve') || $3::text[]
       where business_id = $1 and 'create' = any(privileges)
         and role_id in (select role_id from user_role where business_id = $1 and user_id = $2) returning id`,
      [tenant.businessId, clerk.userId, may ? ['approve'] : []],
    ),
  );
}

async function drawings(): Promise<number> {
  const body = { asAtAD: voucherDay, toDateAD: voucherDay, fromDateAD: '2026-07-17' };
  const { rows } = await call(shop.owner, trialBalanceContract.generate, { body });
  return Number(rows.find((row) => Object.values(row).includes('Drawings'))?.['closingDebit'] ?? 0);
}

test('the owner alone sets the limit, and nobody is asked before', async () => {
  const person = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['business-profile.read', 'business-profile.update'],
  });
  const refused = await refusal(person, businessContract.saveVoucherLimit, { body: { voucherLimit: null } });
  expect([refused.status, refused.error]).toEqual([403, 'business.approvalOwnerOnly']);
  const other = await openShop(app);
  const writer = await addPerson(app, other.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const body = await journalOf(other.owner, { DRAWINGS: 900_000, CASH: -900_000 });
  expect(await call(writer, journal, { body })).toMatchObject({ state: 'POSTED', approval: null });
});

test('above the limit a voucher waits: no number, in no books, told to who may approve, posted by their word', async () => {
  const before = await drawings();
  const waiting = await write(clerk);
  expect(waiting).toMatchObject({
    code: '',
    state: 'DRAFT',
    approval: 'WAITING',
    isApprovable: false,
    isCancellable: false,
  });
  expect(await drawings()).toBe(before);
  const { notices } = await call(checker, noticeContract.recent, {});
  expect(notices).toMatchObject([{ kind: 'APPROVAL', subject: 'VOUCHER', recordId: waiting.id, amount: 5001 }]);
  const { business } = await call(checker, dashboardContract.summary, { query: {} });
  expect(business?.toDo).toContainEqual({ kind: 'APPROVALS', subject: 'VOUCHER', count: 1 });
  expect((await call(checker, list, { query: { approval: 'WAITING' } })).rows).toMatchObject([{ id: waiting.id }]);
  expect(await answer(checker, waiting)).toEqual({ approved: 1 });
  const posted = await call(clerk, get, { params: { id: waiting.id } });
  expect(posted).toMatchObject({ state: 'POSTED', approval: 'APPROVED', code: expect.stringMatching(/^JV-HO-/) });
  expect((await call(clerk, list, { query: { approval: 'WAITING' } })).recordsTotal).toBe(0);
});

test('at the limit, and by who may approve, it is posted at once; contra vouchers wait as well', async () => {
  expect(await write(clerk, { DRAWINGS: 5000, CASH: -5000 })).toMatchObject({ state: 'POSTED' });
  expect(await write(checker)).toMatchObject({ state: 'POSTED', approval: null });
  const moved = await call(clerk, contra, { body: await contraOf(shop.owner, { amount: 6000 }) });
  expect(moved).toMatchObject({ kind: 'CONTRA_VOUCHER', state: 'DRAFT' });
  await answer(shop.owner, moved);
});

test('what is sent back says why, is written anew and waits anew, or is removed', async () => {
  const waiting = await write(clerk);
  const back = await call(checker, rejectDraft, { params: { id: waiting.id }, body: { remarks: 'Wrong account' } });
  expect(back).toMatchObject({ state: 'DRAFT', approval: 'REJECTED', approvalRemarks: 'Wrong account' });
  const { id, version } = back;
  expect((await refusal(checker, approveDrafts, { body: { drafts: [{ id, version: 1 }] } })).status).toBe(409);
  const anew = await write(clerk, { CAPITAL: 7000, CASH: -7000 }, { id, version });
  expect(anew).toMatchObject({ id, state: 'DRAFT', approval: 'WAITING', total: 7000 });
  const asContra = { ...(await contraOf(shop.owner, { amount: 6000 })), id };
  expect((await refusal(clerk, contra, { body: asContra })).error).toBe('voucher.kindStays');
  await call(clerk, removeDraft, { params: { id }, query: { version: anew.version } });
  expect((await refusal(clerk, get, { params: { id } })).status).toBe(404);
});

test('nobody approves what they wrote, and what is posted is neither approved nor removed', async () => {
  const waiting = await write(clerk);
  const { id, version } = waiting;
  const body = { drafts: [{ id, version }] };
  expect((await send(clerk, approveDrafts, { body })).status).toBe(403);
  // Who wrote it is given the right since.
  await setApproving(true);
  const promoted = await inOutlet(app, clerk, null);
  expect((await refusal(promoted, approveDrafts, { body })).error).toBe('voucher.approvalOwn');
  await setApproving(false);
  await answer(shop.owner, waiting);
  for (const [endpoint, sent] of [
    [approveDrafts, { body: { drafts: [{ id, version: version + 1 }] } }],
    [removeDraft, { params: { id }, query: { version } }],
  ] as const)
    expect((await refusal(checker, endpoint, sent)).error).toBe('voucher.notWaiting');
});

test('two who approve at once post it once', async () => {
  const { id, version } = await write(clerk);
  const body = { drafts: [{ id, version }] };
  const answers = await Promise.all([checker, shop.owner].map((one) => send(one, approveDrafts, { body })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('papers stay with a voucher, for who may read it', async () => {
  const { docUuid } = await call(clerk, uploadDocument, { files: { document: picture() } });
  const waiting = await write(clerk, above, { documents: [docUuid] });
  expect(waiting.documents).toMatchObject([{ docUuid }]);
  await answer(checker, waiting);
  expect((await call(checker, get, { params: { id: waiting.id } })).documents).toMatchObject([{ docUuid }]);
  const file = { params: { docUuid } };
  expect((await send(checker, documentFileContract.download, file)).status).toBe(200);
  const stranger = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.read'] });
  expect((await send(stranger, documentFileContract.download, file)).status).toBe(404);
  expect((await refusal(clerk, voucherContract.removeDocument, file)).error).toBe('voucher.notWaiting');
  const unknown = { ...(await journalOf(shop.owner)), documents: ['7d9f1c1e-9a52-4a6e-8f5e-1f2f3a4b5c6d'] };
  expect(Object.keys(fieldsOf(await refusal(clerk, journal, { body: unknown })))).toEqual(['documents.0']);
});

test('a day that was locked meanwhile keeps a voucher waiting', async () => {
  const own = await openShop(app);
  await call(own.owner, businessContract.saveVoucherLimit, { body: { voucherLimit: 1 } });
  const writer = await addPerson(app, own.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const waiting = await call(writer, journal, {
    body: await journalOf(own.owner, undefined, { dateAD: '2026-11-19' }),
  });
  const body = { throughDayAD: '2026-11-19', scope: 'ALL', reason: 'Old books' } as const;
  await call(own.owner, periodLockContract.lock, { body });
  const { id, version } = waiting;
  const late = await refusal(own.owner, approveDrafts, { body: { drafts: [{ id, version }] } });
  expect(Object.keys(fieldsOf(late))).toEqual(['dateAD']);
  expect(await call(writer, get, { params: { id } })).toMatchObject({ state: 'DRAFT', approval: 'WAITING' });
});
