import { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, messageOf, refusal } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import type { CbmsForm } from '../../../testing/gateways/fake-cbms.ts';
import { addPerson, inOutlet } from '../../../testing/people.ts';
import { lineOf, openShop, sell, settleRules } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { reportDue } from './cbms.worker.ts';
import { openReportingShop, reportOf, type ReportingShop, setupOf } from './testing/reporting-shop.ts';

const { state, list, get, save, hold, release, retry, ofDocument } = cbmsContract;

let app: TestApp;
let shop: ReportingShop;
beforeAll(async () => {
  app = await startTestApp({ outside: { seconds: 0.5 } });
  shop = await openReportingShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
  await shop.receiver.close();
});
beforeEach(async () => {
  shop.receiver.mood = 'answers';
  await reportDue(app.services);
  shop.receiver.received.splice(0);
});

const tea = () => lineOf(shop.tea.variantId, { rate: 200 });

test('a bill is told as it is issued, and its return behind it', async () => {
  const bill = await sell(shop, { lines: [tea(), lineOf(shop.rice.variantId)] });
  const note = await credit(shop, returnOf(bill, [1, 0], { remarks: 'Torn packet' }));
  expect(await reportOf(shop.owner, note.id)).toMatchObject({
    state: 'WAITING',
    originalNumber: bill.code,
    waitsForOriginal: true,
  });
  await reportDue(app.services);
  expect(shop.receiver.received.map(({ path }) => path)).toEqual(['/api/bill', '/api/billreturn']);
  const [told, returned] = shop.receiver.received;
  expect(told?.body).toMatchObject({
    ...shop.receiver.user,
    seller_pan: '301234567',
    buyer_pan: '',
    fiscal_year: '2083.084',
    invoice_number: bill.code,
    invoice_date: '2083.08.04',
    total_sales: 326,
    taxable_sales_vat: 200,
    vat: 26,
    tax_exempted_sales: 100,
    export_sales: 0,
    isrealtime: true,
  });
  expect(returned?.body).toMatchObject({
    buyer_pan: null,
    ref_invoice_number: bill.code,
    credit_note_number: note.number,
    reason_for_return: 'Goods returned: Torn packet',
    total_sales: 226,
    isrealtime: true,
  });
  expect(await reportOf(shop.owner, bill.id)).toMatchObject({ state: 'SENT', total: 326, isRealtime: true, tries: 1 });
  const { id } = await reportOf(shop.owner, note.id);
  const detail = await call(shop.owner, get, { params: { id } });
  expect(detail).toMatchObject({ state: 'SENT', waitsForOriginal: false, attempts: [{ number: 1, outcome: '200' }] });
  expect(detail.attempts[0]?.sent).toMatchObject({ credit_note_number: note.number });
  expect(JSON.stringify(detail)).not.toContain(shop.receiver.user.password);
});

test.each<CbmsForm>(['bare', 'message', 'badRequest'])('an answer in the form %s is understood', async (form) => {
  shop.receiver.form = form;
  const good = await sell(shop);
  expect(await reportOf(shop.owner, good.id, app)).toMatchObject({ state: 'SENT' });
  shop.receiver.mood = { code: 104 };
  const bad = await sell(shop);
  expect(await reportOf(shop.owner, bad.id, app)).toMatchObject({ state: 'FAILED', reason: 'INVALID' });
});

test('what the total was rounded by is not told', async () => {
  await settleRules(shop, { roundsToRupee: true });
  const bill = await sell(shop, { lines: [lineOf(shop.rice.variantId, { rate: 100.4 })] });
  await settleRules(shop, {});
  expect(bill.grandTotal).toBe(100);
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'SENT', total: 100.4 });
  expect(shop.receiver.received.at(-1)?.body).toMatchObject({ total_sales: 100.4, tax_exempted_sales: 100.4 });
});

test('nothing is told where it is off; turned on, it catches up from its day, and says that it is late', async () => {
  const other = { ...(await openShop(app)), receiver: shop.receiver };
  const before = await sell(other);
  expect(await call(other.owner, state, {})).toMatchObject({ setup: null, isVatRegistered: true });
  expect(await call(other.owner, ofDocument, { params: { documentId: before.id } })).toEqual({ report: null });
  expect(await messageOf(other.owner, save, { body: setupOf(shop.receiver) })).toBe(
    'Saved. Invoices and returns go to CBMS from now on',
  );
  expect(await reportOf(other.owner, before.id, app)).toMatchObject({ state: 'SENT', isRealtime: false });
  const { setup } = await call(other.owner, save, { body: setupOf(shop.receiver, { isOn: false, password: '' }) });
  expect(setup).toMatchObject({ isOn: false, fromDayBS: '2083-08-04' });
  const after = await sell(other);
  expect(await call(other.owner, ofDocument, { params: { documentId: after.id } })).toEqual({ report: null });
});

test('a return whose bill was not told from here is held until a person lets it go', async () => {
  const other = { ...(await openShop(app)), receiver: shop.receiver };
  const bill = await sell(other);
  await call(other.owner, save, { body: setupOf(shop.receiver, { fromDayAD: '2026-11-21' }) });
  app.advance(24 * 3_600_000);
  other.owner = await inOutlet(app, other.owner, null);
  try {
    const note = await credit(other, returnOf(bill, [1], { issuedDateAD: '2026-11-21' }));
    const { id } = await reportOf(other.owner, note.id, app);
    expect(await reportOf(other.owner, note.id)).toMatchObject({ state: 'HELD', reason: 'ORIGINAL_NOT_REPORTED' });
    shop.receiver.known.add(bill.code ?? '');
    await call(other.owner, release, { params: { id } });
    expect(await reportOf(other.owner, note.id, app)).toMatchObject({ state: 'SENT' });
  } finally {
    app.advance(-24 * 3_600_000);
  }
});

test('a bill is cancelled before anything of it went, and not after', async () => {
  const slip = await sell(shop);
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  expect(await reportOf(shop.owner, slip.id, app)).toMatchObject({ state: 'WITHDRAWN', reason: 'CANCELLED' });
  expect(shop.receiver.received).toEqual([]);
  const told = await sell(shop);
  await reportOf(shop.owner, told.id, app);
  expect(
    await refusal(shop.owner, invoiceContract.cancel, { params: { id: told.id }, body: { reason: 'Slip' } }),
  ).toMatchObject({ status: 409, message: 'CBMS was told of this invoice already: write a credit note' });
});

test('a person holds, lets go, and sends now', async () => {
  const bill = await sell(shop);
  const params = { id: (await reportOf(shop.owner, bill.id)).id };
  expect(await messageOf(shop.owner, hold, { params })).toBe(
    `${bill.code} is held: it is not sent until you let it go`,
  );
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'HELD', reason: 'BY_PERSON', dueAt: null });
  expect(await refusal(shop.owner, hold, { params })).toMatchObject({
    message: 'Only what waits or has failed is held',
  });
  expect(await refusal(shop.owner, retry, { params })).toMatchObject({
    message: 'Only what waits or has failed is sent now',
  });
  expect(await messageOf(shop.owner, release, { params })).toBe(`${bill.code} is let go: it is sent in its turn`);
  expect(await reportOf(shop.owner, bill.id)).toMatchObject({ state: 'WAITING', reason: null });
  expect(await refusal(shop.owner, release, { params })).toMatchObject({ message: 'Only what is held can be let go' });
  expect(await messageOf(shop.owner, retry, { params })).toBe(`${bill.code} is being sent`);
  expect(await reportOf(shop.owner, bill.id, app)).toMatchObject({ state: 'SENT', isRealtime: true });
  expect(await refusal(shop.owner, hold, { params: { id: 999_999 } })).toMatchObject({ status: 404 });
});

test('the list is narrowed by state, kind, days and number', async () => {
  const bill = await sell(shop);
  const note = await credit(shop, returnOf(bill, [1]));
  await reportDue(app.services);
  const numbersOf = async (query: object) =>
    (await call(shop.owner, list, { query: { pageSize: 5, ...query } })).rows.map(({ number }) => number);
  expect((await numbersOf({ what: 'RETURN', state: 'SENT' }))[0]).toBe(note.number);
  expect(await numbersOf({ search: bill.code })).toEqual([bill.code]);
  expect(await numbersOf({ fromDateAD: '2026-11-21' })).toEqual([]);
  expect(await numbersOf({ isActive: false })).toEqual([]);
  expect((await numbersOf({ toDateAD: '2026-11-20', what: 'BILL' }))[0]).toBe(bill.code);
  const { counts, oldestWaitingAt } = await call(shop.owner, state, {});
  expect(counts).toMatchObject({ WAITING: 0, SENDING: 0 });
  expect(oldestWaitingAt).toBeNull();
});

test('who may read it sees the lists, and changes nothing', async () => {
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['cbms.read'] });
  expect((await call(reader, state, {})).setup).toMatchObject({ userName: 'gurung-kirana', hasPassword: true });
  expect(JSON.stringify(await call(reader, state, {}))).not.toContain(shop.receiver.user.password);
  expect(await refusal(reader, save, { body: setupOf(shop.receiver) })).toMatchObject({ status: 403 });
  const cashier = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    outletId: shop.outletId,
    rights: ['cbms.read', 'cbms.update'],
  });
  expect(await refusal(cashier, save, { body: setupOf(shop.receiver) })).toMatchObject({ status: 403 });
});

test('what was told is checked against the documents', async () => {
  const bill = await sell(shop);
  const note = await call(shop.owner, creditNoteContract.save, { body: returnOf(bill, [1]) });
  await reportDue(app.services);
  const faults = async (name: string, statement: string) =>
    (
      await faultsOf(
        withFaults(app, statement.replaceAll('$bill', String(bill.id)).replaceAll('$note', String(note.id))),
        name,
      )
    ).length;
  const told = 'documents told to CBMS';
  expect(await faults(told, 'delete from cbms_report where document_id = $note')).toBe(1);
  expect(await faults(told, `update cbms_report set original_id = original_id + 1 where document_id = $note`)).toBe(1);
  const tries = 'select id from cbms_report where document_id = $bill';
  const sent = 'what CBMS was told';
  expect(await faults(sent, `delete from cbms_try where report_id = (${tries})`)).toBe(1);
  expect(
    await faults(
      sent,
      `update cbms_try set sent = jsonb_set(sent::jsonb, '{total_sales}', '99.99')::json where report_id = (${tries})`,
    ),
  ).toBe(1);
});
