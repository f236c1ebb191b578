import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson, inOutlet } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { bankOf, cash, expenseOf, payExpense, tax } from './testing/held.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { get, list, offer, deposit, cancelDeposit, download, saveRate, removeRate, rates } = tdsContract;
const month = '2026-11-20';
const monthOf = (owner = shop.owner) => call(owner, get, { query: { dayAD: month } });

test('a bill is paid by money and by tax that is held back: register, ledger and file agree', async () => {
  const own = await openShop(app);
  const expense = await expenseOf(own, { totalBillAmount: 11_300, vatAmount: 1300 });
  const params = { componentTypeKey: 'EXPENSE' as const, componentEntityId: expense.id };
  const offered = await call(own.owner, offer, { params, query: { dayAD: month } });
  expect(offered).toMatchObject({ base: 10_000, portalType: null, hasPan: true });
  expect(offered.rates).toContainEqual({ nature: 'RENT', rate: 10 });
  const paid = await payExpense(own, expense.id, [cash(11_150), tax(150, { tdsNature: 'CONTRACT', tdsBase: 10_000 })]);
  expect(paid.paymentLedgerDetailResponseDtoList[1]).toMatchObject({
    paymentMode: 'TDS',
    tdsNature: 'CONTRACT',
    tdsBase: 10_000,
    tdsRate: 1.5,
    tdsPortalType: 19,
  });
  const bill = await call(own.owner, paymentContract.ofComponent, { params });
  expect(bill).toMatchObject({ paymentStatus: 'PAID', dueAmount: 0 });
  const said = await monthOf(own.owner);
  expect(said).toMatchObject({ deducted: 150, deposited: 0, left: 150, month: { dueDayBS: '2083-09-25' } });
  expect(said.lines).toMatchObject([
    { settlementId: paid.id, base: 10_000, amount: 150, portalType: 19, hasPan: true },
  ]);
  expect(said.types).toEqual([{ portalType: 19, head: '11111', count: 1, base: 10_000, amount: 150 }]);
  expect(said.ties.map(({ tie, isTied }) => [tie, isTied])).toEqual([
    ['LEDGER', true],
    ['FILE', true],
    ['PAN', true],
  ]);
  const [box] = await app.asOwner(
    `select sum(credit_paisa)::int as paid from journal_line where business_id = $1 and account_code = 'CASH'`,
    [own.owner.businessId],
  );
  expect(box).toEqual({ paid: 1_115_000 });
});

test('the e-TDS file has the columns of the portal and a row for everybody, also without a PAN', async () => {
  const own = await openShop(app);
  const odd = await addVendor(own.owner, { alias: 'ODD', name: 'Ram Sharma', panOrVat: '12345' });
  const expense = await expenseOf(own, { totalBillAmount: 5000 });
  const rent = await expenseOf(own, { totalBillAmount: 20_000, vendorId: odd.id });
  await payExpense(own, expense.id, [tax(750, { tdsNature: 'SERVICE_FEE', tdsBase: 5000, tdsPortalType: 24 })]);
  await payExpense(own, rent.id, [tax(2000, { tdsNature: 'RENT', tdsBase: 20_000 })]);
  const answer = await send(own.owner, download, { body: { dayAD: month, what: 'FILE', fileType: 'EXCEL' } });
  const { rows = [] } = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0] ?? {};
  expect(rows).toEqual([
    ['Pan', 'Name', 'T Date', 'Date Type', 'Payment Amount', 'TDS Amount', 'TDS Type'],
    ['302145879', 'Siddhartha Traders', '2083.08.04', 'BS', 5000, 750, 24],
    ['12345', 'Ram Sharma', '2083.08.04', 'BS', 20_000, 2000, 27],
  ]);
  const { ties, lines } = await monthOf(own.owner);
  expect(ties[2]).toMatchObject({ tie: 'PAN', isTied: false, names: [{ name: 'Ram Sharma' }] });
  expect(lines.map(({ hasPan }) => hasPan)).toEqual([true, false]);
  for (const fileType of ['EXCEL', 'PDF'] as const) {
    const sheet = await send(own.owner, download, { body: { dayAD: month, what: 'SHEET', fileType } });
    expect(sheet.status).toBe(200);
  }
});

test('an edited and a deleted payment take their tax with them, in its own month', async () => {
  const own = await openShop(app);
  const expense = await expenseOf(own, { totalBillAmount: 10_000 });
  const paid = await payExpense(own, expense.id, [tax(150, { tdsNature: 'CONTRACT', tdsBase: 10_000 })]);
  const edited = {
    id: paid.id,
    paymentLedgerDetailRequestDtoList: [tax(75, { tdsNature: 'CONTRACT', tdsBase: 5000 })],
    totalPayingAmount: 75,
  };
  await call(own.owner, paymentContract.updateSettlement, { body: edited });
  expect(await monthOf(own.owner)).toMatchObject({ deducted: 75, lines: [{ base: 5000, amount: 75 }] });
  await call(own.owner, paymentContract.removeSettlement, {
    params: { masterId: paid.id },
    query: { reason: 'The vendor is exempt' },
  });
  const after = await monthOf(own.owner);
  expect(after).toMatchObject({ deducted: 0, lines: [] });
  expect(after.ties.every(({ isTied }) => isTied)).toBe(true);
});

test('what is wrong with tax is told at its field, and nothing of the payment is stored', async () => {
  const expense = await expenseOf(shop, { totalBillAmount: 11_300, vatAmount: 1300 });
  const refused = async (...rows: ReturnType<typeof tax>[]) => {
    const wrong = await refusal(shop.owner, paymentContract.createSettlement, bodyOf(expense.id, rows));
    return fieldsOf(wrong);
  };
  const at = (field: string, text: string) => ({ [`paymentLedgerDetailRequestDtoList.0.${field}`]: text });
  expect(await refused(tax(10))).toEqual(at('tdsNature', 'Required'));
  expect(await refused(tax(10, { tdsNature: 'RENT' }))).toEqual(at('tdsBase', 'Required'));
  expect(await refused(tax(600, { tdsNature: 'RENT', tdsBase: 500 }))).toEqual(
    at('paymentAmount', 'The tax cannot be more than the amount it is of'),
  );
  expect(await refused(tax(100, { tdsNature: 'RENT', tdsBase: 10_000 }))).toEqual(
    at('paymentAmount', '10 % of it is Rs 1,000.00: only the paisa may be rounded'),
  );
  expect(await refused(tax(1130, { tdsNature: 'RENT', tdsBase: 11_300 }))).toEqual(
    at('tdsBase', 'Without VAT Rs 10,000.00 of the document are left to hold tax back from'),
  );
  expect(await refused(tax(10, { tdsNature: 'RENT', tdsBase: 100, tdsPortalType: 32 }))).toEqual(
    at('tdsPortalType', 'Choose a type of the portal'),
  );
  const nepali = await refusal(
    { ...shop.owner, language: 'ne' },
    paymentContract.createSettlement,
    bodyOf(expense.id, [tax(600, { tdsNature: 'RENT', tdsBase: 500 })]),
  );
  expect(fieldsOf(nepali)).toEqual(at('paymentAmount', 'कर कट्टी जुन रकमको हो त्योभन्दा बढी हुँदैन'));
  const params = { componentTypeKey: 'EXPENSE' as const, componentEntityId: expense.id };
  expect(await call(shop.owner, paymentContract.ofComponent, { params })).toMatchObject({ totalPaidAmount: 0 });
});

test('without a rate of its day nothing is held back; a rate of the business holds from its day on', async () => {
  const own = await openShop(app);
  const vendorId = (await addVendor(own.owner)).id;
  const old = await expenseOf(own, {
    totalBillAmount: 1000,
    vendorId,
    billDateAD: '2025-07-01',
    dueDateAD: '2025-07-01',
  });
  const row = tax(100, { tdsNature: 'RENT', tdsBase: 1000, paymentDate: '2025-07-10' });
  const wrong = await refusal(own.owner, paymentContract.createSettlement, bodyOf(old.id, [row]));
  expect(fieldsOf(wrong)).toEqual({
    'paymentLedgerDetailRequestDtoList.0.tdsNature':
      'No rate is known of this for 26 Ashadh 2082: enter one among the rates of TDS, or choose another day',
  });
  const body = { nature: 'RENT' as const, rate: 10, fromDayAD: '2025-07-01', source: 'Finance Act 2081' };
  const kept = await call(own.owner, saveRate, { body });
  expect(kept).toMatchObject({ rate: 10, isOwn: true, isInForce: false });
  expect(fieldsOf(await refusal(own.owner, saveRate, { body }))).toEqual({ fromDayAD: 'Already exists' });
  expect(fieldsOf(await refusal(own.owner, saveRate, { body: { ...body, rate: 0 } }))).toEqual({
    rate: 'Should be greater than 0',
  });
  await payExpense(own, old.id, [row]);
  expect((await call(own.owner, get, { query: { dayAD: '2025-07-10' } })).deducted).toBe(100);
  await call(own.owner, removeRate, { params: { id: kept.id } });
  const ofProduct = (await call(own.owner, rates, {})).rates.find(({ isOwn }) => !isOwn);
  expect(await refusal(own.owner, removeRate, { params: { id: ofProduct?.id ?? 0 } })).toMatchObject({
    error: 'tds.rateOfProduct',
  });
});

test('tax of a month is paid once to the paisa, with its voucher, and taken back with a reason', async () => {
  const own = await openShop(app);
  const expense = await expenseOf(own, { totalBillAmount: 10_000 });
  await payExpense(own, expense.id, [tax(1500, { tdsNature: 'SERVICE_FEE', tdsBase: 10_000 })]);
  const form = {
    dayAD: month,
    moneyAccountId: await bankOf(own),
    paidOnAD: month,
    amount: 1000,
    submissionNumber: '83001',
    voucherNumber: 'NRB-7',
  };
  const refused = async (changes: object) => {
    const wrong = await refusal(own.owner, deposit, { body: { ...form, ...changes } });
    return fieldsOf(wrong);
  };
  expect(await refused({ amount: 1501 })).toEqual({ amount: 'Rs 1,500.00 of the month are left to pay' });
  expect(await refused({ paidOnAD: '2026-11-21' })).toEqual({ paidOnAD: 'Cannot be in the future' });
  expect(await refused({ paidOnAD: '2026-11-10' })).toEqual({ paidOnAD: 'Choose a day from 1 Mangsir 2083 on' });
  expect(await refused({ moneyAccountId: 999_999 })).toEqual({
    moneyAccountId: 'Choose a cash box, bank account or wallet that is in use',
  });
  const first = await call(own.owner, deposit, { body: form });
  expect(first).toMatchObject({ amount: 1000, voucherNumber: 'NRB-7', isActive: true });
  expect(await refused({ amount: 500 })).toEqual({ voucherNumber: 'Already exists' });
  await call(own.owner, deposit, { body: { ...form, amount: 500, voucherNumber: 'NRB-8' } });
  expect(await monthOf(own.owner)).toMatchObject({ deducted: 1500, deposited: 1500, left: 0 });
  expect((await call(own.owner, list, {})).months[0]).toMatchObject({ deducted: 1500, left: 0, count: 1 });
  const back = { body: { id: first.id, reason: 'Typed twice' } };
  expect(await call(own.owner, cancelDeposit, back)).toMatchObject({ isActive: false, cancelReason: 'Typed twice' });
  expect((await refusal(own.owner, cancelDeposit, back)).error).toBe('taxOffice.alreadyCancelled');
  expect((await monthOf(own.owner)).left).toBe(1000);
});

test('a locked month takes no tax and no deposit; a deletion of what is locked stands below zero in the open one', async () => {
  const own = await openShop(app);
  const expense = await expenseOf(own, { totalBillAmount: 10_000, billDateAD: '2026-11-01', dueDateAD: '2026-11-01' });
  const row = tax(150, { tdsNature: 'CONTRACT', tdsBase: 10_000, paymentDate: '2026-11-10' });
  const paid = await payExpense(own, expense.id, [row]);
  const other = await expenseOf(own, {
    totalBillAmount: 10_000,
    billDateAD: '2026-11-01',
    dueDateAD: '2026-11-01',
  });
  const lock = { scope: 'ALL' as const, throughDayAD: '2026-11-16', throughDayBS: '', reason: 'Kartik is done' };
  await call(own.owner, periodLockContract.lock, { body: lock });
  const wrong = await refusal(own.owner, paymentContract.createSettlement, bodyOf(other.id, [row]));
  expect(Object.keys(fieldsOf(wrong))).toEqual(['paymentLedgerDetailRequestDtoList.0.paymentDate']);
  await call(own.owner, paymentContract.removeSettlement, {
    params: { masterId: paid.id },
    query: { reason: 'Paid to another' },
  });
  const kartik = await call(own.owner, get, { query: { dayAD: '2026-11-10' } });
  expect(kartik).toMatchObject({ deducted: 150, lines: [{ amount: 150, isTakenBack: false }] });
  const mangsir = await monthOf(own.owner);
  expect(mangsir).toMatchObject({ deducted: -150, lines: [{ amount: -150, isTakenBack: true }] });
  expect(mangsir.ties.map(({ isTied }) => isTied)).toEqual([true, false, true]);
  expect([mangsir.types, mangsir.payable]).toEqual([[], 0]);
  // What the file of the month names is paid whole, whatever was taken back of a former one.
  await payExpense(own, other.id, [tax(150, { tdsNature: 'CONTRACT', tdsBase: 10_000 })]);
  const after = await monthOf(own.owner);
  expect(after).toMatchObject({ deducted: 0, payable: 150, types: [{ count: 1, base: 10_000, amount: 150 }] });
  const form = { dayAD: month, moneyAccountId: await bankOf(own), paidOnAD: month, voucherNumber: 'NRB-4' };
  const above = await refusal(own.owner, deposit, { body: { ...form, amount: 151 } });
  expect(fieldsOf(above)).toEqual({ amount: 'Rs 150.00 of the month are left to pay' });
  await call(own.owner, deposit, { body: { ...form, amount: 150 } });
});

test('whose right it is: a cashier pays bills and sees no months, an outlet none of the whole business', async () => {
  const own = await openShop(app);
  const cashier = await addPerson(app, own.owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['CASHIER'] });
  expect((await refusal(cashier, list, {})).status).toBe(403);
  const inside = await inOutlet(app, own.owner, own.outletId);
  expect((await refusal(inside, list, {})).error).toBe('tds.wholeBusiness');
  const body = { nature: 'RENT' as const, rate: 5, fromDayAD: month, source: 'Finance Act' };
  expect((await refusal(inside, saveRate, { body })).error).toBe('tds.wholeBusiness');
  expect((await refusal(inside, removeRate, { params: { id: 1 } })).error).toBe('tds.wholeBusiness');
  const bySteps = await refusal(own.owner, saveRate, { body: { ...body, nature: 'REMUNERATION' } });
  expect(Object.keys(fieldsOf(bySteps))).toEqual(['nature']);
});

test('verify tells tax that is not what its payment, its account and its deposit say', async () => {
  const own = await openShop(app);
  const expense = await expenseOf(own, { totalBillAmount: 10_000 });
  await payExpense(own, expense.id, [tax(150, { tdsNature: 'CONTRACT', tdsBase: 10_000 })]);
  const body = {
    dayAD: month,
    moneyAccountId: await bankOf(own),
    paidOnAD: month,
    amount: 150,
    voucherNumber: 'NRB-9',
  };
  await call(own.owner, deposit, { body });
  const of = `business_id = ${own.owner.businessId}`;
  expect(await faultsOf(app, 'TDS')).toEqual([]);
  const planted = (change: string) => withFaults(app, 'set local session_replication_role = replica', change);
  expect(await faultsOf(planted(`update payment_tds set posted_on = posted_on - 40 where ${of}`), 'TDS')).not.toEqual(
    [],
  );
  expect(await faultsOf(planted(`delete from payment_tds where ${of}`), 'TDS')).not.toEqual([]);
  expect(await faultsOf(planted(`update payment_tds set base_paisa = 1 where ${of}`), 'TDS')).not.toEqual([]);
  const paidLess = planted(`update tds_deposit set amount_paisa = amount_paisa - 1 where ${of}`);
  expect(await faultsOf(paidLess, 'TDS paid')).not.toEqual([]);
  const moved = planted(`update tds_deposit set paid_on = paid_on - 1 where ${of}`);
  expect(await faultsOf(moved, 'TDS paid')).not.toEqual([]);
});

function bodyOf(componentEntityId: number, rows: ReturnType<typeof tax>[]) {
  const totalPayingAmount = rows.reduce((sum, { paymentAmount }) => sum + paymentAmount, 0);
  return {
    body: {
      componentEntityId,
      componentType: 'EXPENSE' as const,
      paymentLedgerDetailRequestDtoList: rows,
      totalPayingAmount,
    },
  };
}
