import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitDrafts } from '../../../testing/approvals.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, refusal } from '../../../testing/caller.ts';
import { returnOf } from '../../../testing/credit-notes.ts';
import { addPerson, type Person } from '../../../testing/people.ts';
import { quotationOf } from '../../../testing/quotations.ts';
import { billOf, type InvoiceBody, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
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

const clerkRights = [
  ...(['create', 'read', 'update', 'approve'] as const).flatMap(
    (privilege) => [`invoice.${privilege}`, `quotation.${privilege}`, `credit-note.${privilege}`] as const,
  ),
  'payment.create',
] as const;

/** A shop whose owner sees what goes beyond Rs 5,000, and a clerk who writes. */
async function openLimited(): Promise<{ shop: Shop; clerk: Person }> {
  const shop = await openShop(app);
  await limitDrafts(shop, 5000);
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: clerkRights });
  return { shop, clerk };
}

/** Rice for Rs 6,000, without VAT. */
const dear = (shop: Shop, bill: Partial<InvoiceBody> = {}) =>
  billOf(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 6, rate: 1000 })], ...bill });

const drafted = (writer: Person, shop: Shop) =>
  call(writer, invoiceContract.create, { body: dear(shop, { state: 'DRAFT' }) });

function finalOf(shop: Shop, { id, version }: { id: number; version: number }, bill: Partial<InvoiceBody> = {}) {
  return { body: { ...dear(shop, bill), id, version } };
}

test('above the limit a bill is a draft first, whoever writes it; up to it nothing changes', async () => {
  const { shop, clerk } = await openLimited();
  for (const writer of [clerk, shop.owner])
    expect(await refusal(writer, invoiceContract.create, { body: dear(shop) })).toMatchObject({
      status: 409,
      message: 'Above Rs 5,000.00 somebody else approves it first: save it as a draft',
    });
  const atLimit = [lineOf(shop.rice.variantId, { quantity: 5, rate: 1000 })];
  expect(await sell(shop, { lines: atLimit })).toMatchObject({ state: 'FINAL', approval: null, isApprovable: false });
  expect((await call(clerk, sessionContract.init, {})).business).toMatchObject({ approvalLimit: 5000 });
});

test('somebody else approves it, and it is issued as it was approved', async () => {
  const { shop, clerk } = await openLimited();
  const draft = await drafted(clerk, shop);
  expect(draft).toMatchObject({ approval: 'WAITING', isApprovable: false });
  expect(await refusal(clerk, invoiceContract.update, finalOf(shop, draft))).toMatchObject({
    status: 409,
    message: 'It waits for approval by somebody other than its writer',
  });
  const { rows } = await call(shop.owner, invoiceContract.list, { query: { approval: 'WAITING' } });
  expect(rows).toMatchObject([{ id: draft.id, approval: 'WAITING', isApprovable: true }]);
  const drafts = [{ id: draft.id, version: draft.version }];
  expect(await call(shop.owner, invoiceContract.approveDrafts, { body: { drafts } })).toEqual({ approved: 1 });
  const approved = await call(clerk, invoiceContract.get, { params: { id: draft.id } });
  expect(approved).toMatchObject({ approval: 'APPROVED', approvalBy: expect.any(String) });
  // What the writer had open is another one now.
  expect(await refusal(clerk, invoiceContract.update, finalOf(shop, draft))).toMatchObject({ status: 409 });
  const other = { lines: [lineOf(shop.rice.variantId, { quantity: 12, rate: 500 })] };
  expect(await refusal(clerk, invoiceContract.update, finalOf(shop, approved, other))).toMatchObject({
    status: 409,
    message: 'It was changed since it was approved: save it as a draft, so that it is approved anew',
  });
  const issued = await call(clerk, invoiceContract.update, finalOf(shop, approved));
  expect(issued).toMatchObject({ state: 'FINAL', approval: 'APPROVED', approvalBy: approved.approvalBy });
});

test('a draft that is written anew waits anew; whoever wrote it does not approve it', async () => {
  const { shop, clerk } = await openLimited();
  const draft = await drafted(clerk, shop);
  await call(shop.owner, invoiceContract.approveDrafts, { body: { drafts: [{ id: draft.id }] } });
  const anew = await call(shop.owner, invoiceContract.update, {
    body: { ...dear(shop, { state: 'DRAFT' }), id: draft.id },
  });
  expect(anew).toMatchObject({ approval: 'WAITING', approvalBy: null, isApprovable: false });
  // Begun by one and written by the other: neither may.
  for (const writer of [shop.owner, clerk])
    expect(
      await refusal(writer, invoiceContract.approveDrafts, { body: { drafts: [{ id: draft.id }] } }),
    ).toMatchObject({
      status: 409,
      message: 'You wrote the draft of Ram Kirana: somebody else has to approve it',
    });
});

test('one that is rejected goes back with the reason, and is approved once it is mended', async () => {
  const { shop, clerk } = await openLimited();
  const draft = await drafted(clerk, shop);
  const params = { id: draft.id };
  expect(await refusal(shop.owner, invoiceContract.rejectDraft, { params, body: { remarks: '' } })).toMatchObject({
    status: 400,
  });
  const body = { remarks: 'Ask for cash', version: draft.version };
  const rejected = await call(shop.owner, invoiceContract.rejectDraft, { params, body });
  expect(rejected).toMatchObject({ state: 'DRAFT', approval: 'REJECTED', approvalRemarks: 'Ask for cash' });
  expect(await refusal(clerk, invoiceContract.update, finalOf(shop, rejected))).toMatchObject({
    status: 409,
    message: expect.stringContaining('rejected it: Ask for cash'),
  });
  const mended = { ...dear(shop, { state: 'DRAFT', paymentMode: 'CASH' }), id: draft.id };
  const again = await call(clerk, invoiceContract.update, { body: mended });
  expect(again).toMatchObject({ approval: 'WAITING', approvalRemarks: null });
  await call(shop.owner, invoiceContract.approveDrafts, {
    body: { drafts: [{ id: again.id, version: again.version }] },
  });
  const approved = await call(clerk, invoiceContract.get, { params });
  // On credit it is another sale than the one that was approved.
  expect(await refusal(clerk, invoiceContract.update, finalOf(shop, approved))).toMatchObject({ status: 409 });
  expect(await call(clerk, invoiceContract.update, finalOf(shop, approved, { paymentMode: 'CASH' }))).toMatchObject({
    state: 'FINAL',
    remainingAmount: 0,
  });
});

test('those that are selected are approved together, or none', async () => {
  const { shop, clerk } = await openLimited();
  const [first, second] = [await drafted(clerk, shop), await drafted(clerk, shop)];
  const own = await drafted(shop.owner, shop);
  const approve = (...ids: number[]) => ({ body: { drafts: ids.map((id) => ({ id })) } });
  expect(await refusal(shop.owner, invoiceContract.approveDrafts, approve(first.id, own.id))).toMatchObject({
    status: 409,
  });
  expect(await refusal(shop.owner, invoiceContract.approveDrafts, approve())).toMatchObject({
    errors: [{ field: 'drafts', message: 'Choose at least one draft' }],
  });
  expect(await refusal(shop.owner, invoiceContract.approveDrafts, approve(first.id, 999_999))).toMatchObject({
    status: 404,
  });
  expect(await call(clerk, invoiceContract.get, { params: { id: first.id } })).toMatchObject({ approval: 'WAITING' });
  expect(await call(shop.owner, invoiceContract.approveDrafts, approve(first.id, second.id))).toEqual({ approved: 2 });
  const small = await call(clerk, invoiceContract.create, { body: billOf(shop, { state: 'DRAFT' }) });
  expect(await refusal(shop.owner, invoiceContract.approveDrafts, approve(small.id))).toMatchObject({
    message: 'The draft of Ram Kirana needs no approval',
  });
  const issued = await sell(shop);
  expect(await refusal(shop.owner, invoiceContract.approveDrafts, approve(issued.id))).toMatchObject({
    message: 'What Ram Kirana got is no draft any more',
  });
});

test('a quotation above the limit is published once it is approved', async () => {
  const { shop, clerk } = await openLimited();
  const lines = [lineOf(shop.rice.variantId, { quantity: 6, rate: 1000 })];
  const body = quotationOf(shop, { lines });
  expect(await refusal(clerk, quotationContract.create, { body })).toMatchObject({ status: 409 });
  const draft = await call(clerk, quotationContract.create, { body: { ...body, state: 'DRAFT' } });
  const params = { id: draft.id };
  expect(await refusal(clerk, quotationContract.publish, { params, body: {} })).toMatchObject({ status: 409 });
  expect(
    await call(shop.owner, quotationContract.rejectDraft, { params, body: { remarks: 'Add shipping' } }),
  ).toMatchObject({ state: 'DRAFT', approval: 'REJECTED' });
  const { rows } = await call(clerk, quotationContract.list, { query: { approval: 'REJECTED' } });
  expect(rows).toMatchObject([{ id: draft.id, approvalRemarks: 'Add shipping' }]);
  await call(shop.owner, quotationContract.approveDrafts, { body: { drafts: [params] } });
  const more = { ...body, id: draft.id, shippingCharge: 100 };
  expect(await refusal(clerk, quotationContract.update, { body: more })).toMatchObject({ status: 409 });
  expect(await call(clerk, quotationContract.publish, { params, body: {} })).toMatchObject({
    state: 'PUBLISHED',
    approval: 'APPROVED',
  });
});

test('a credit note above the limit is issued once it is approved', async () => {
  const { shop, clerk } = await openLimited();
  await limitDrafts(shop, null);
  const bill = await sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 6, rate: 1000 })] });
  await limitDrafts(shop, 5000);
  const body = returnOf(bill, [6]);
  expect(await refusal(clerk, creditNoteContract.save, { body })).toMatchObject({ status: 409 });
  const draft = await call(clerk, creditNoteContract.save, { body: { ...body, state: 'DRAFT' } });
  expect(draft).toMatchObject({ approval: 'WAITING' });
  const params = { id: draft.id };
  await call(shop.owner, creditNoteContract.rejectDraft, { params, body: { remarks: 'Look at the goods first' } });
  expect((await call(clerk, creditNoteContract.list, { query: { approval: 'REJECTED' } })).rows).toHaveLength(1);
  await call(shop.owner, creditNoteContract.approveDrafts, { body: { drafts: [params] } });
  const offShelf = { ...body, id: draft.id, lines: body.lines.map((line) => ({ ...line, isRestocked: false })) };
  expect(await refusal(clerk, creditNoteContract.save, { body: offShelf })).toMatchObject({ status: 409 });
  expect(await call(clerk, creditNoteContract.save, { body: { ...body, id: draft.id } })).toMatchObject({
    state: 'FINAL',
    approval: 'APPROVED',
  });
});

test('who may not approve does not, and the owner alone says above which amount', async () => {
  const { shop, clerk } = await openLimited();
  const rights = ['invoice.read', 'invoice.create', 'business-profile.read', 'business-profile.update'] as const;
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  const { id } = await drafted(clerk, shop);
  expect(await refusal(reader, invoiceContract.approveDrafts, { body: { drafts: [{ id }] } })).toMatchObject({
    status: 403,
  });
  expect(await call(reader, invoiceContract.get, { params: { id } })).toMatchObject({ isApprovable: false });
  expect(await refusal(reader, businessContract.saveApprovalLimit, { body: { approvalLimit: null } })).toMatchObject({
    status: 403,
    message: 'Only the owner says what needs approval',
  });
  await limitDrafts(shop, null);
  expect(await call(clerk, invoiceContract.get, { params: { id } })).toMatchObject({ approval: null });
  expect(await refusal(shop.owner, invoiceContract.approveDrafts, { body: { drafts: [{ id }] } })).toMatchObject({
    status: 409,
  });
});

test('the database itself takes no approval by the writer', async () => {
  const { shop, clerk } = await openLimited();
  const { id } = await drafted(clerk, shop);
  await expect(
    app.asOwner(
      `update invoice set approval = 'APPROVED', approval_by = $2, approval_by_name = 'X', approval_at = now() where id = $1`,
      [id, clerk.userId],
    ),
  ).rejects.toThrow('invoice_approved_by_another');
});
