import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson, type Person } from '../../../testing/people.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { accountId, addOwnAccount, type JournalBody, linesOn } from '../../books/voucher/testing/vouchers.ts';
import { passAndMake, untilFirst } from '../recurring/testing/passing-days.ts';
import { bankOf, cash, expenseOf, payExpense, tax } from './testing/held.ts';

let app: TestApp;
let shop: Shop;
let ramId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shop = await openShop(app);
  await addOwnAccount(shop.owner, 'SALARY', 'EXPENSES');
  ramId = (await addVendor(shop.owner, { alias: 'RAM', name: 'Ram Thapa', panOrVat: '301234567' })).id;
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { get, deposit, download, ratesOn } = tdsContract;
const dayAD = '2026-11-20';
type Line = JournalBody['lines'][number];

/** A salary of 50,000 out of the bank, with a line of tax on it. */
async function salaryOf(held: Partial<Line> = {}, { pay = 50_000, credit = 500 } = {}): Promise<JournalBody> {
  const lines = await linesOn(shop.owner, { SALARY: pay, BANK: credit - pay });
  const ofTax = { vendorId: ramId, tdsNature: 'SOCIAL_SECURITY', tdsBase: 50_000, credit } as const;
  return {
    dateAD: dayAD,
    narration: 'Salary of Kartik',
    lines: [...lines, { accountId: await accountId(shop.owner, 'TDS_PAYABLE'), ...ofTax, ...held }],
  };
}
const enter = async (body: JournalBody, caller: Person = shop.owner) => call(caller, voucherContract.journal, { body });
const month = () => call(shop.owner, get, { query: { dayAD } });
const refused = async (...said: Parameters<typeof salaryOf>) =>
  fieldsOf(await refusal(shop.owner, voucherContract.journal, { body: await salaryOf(...said) }));

test('tax of a salary that a journal pays stands in register, file and voucher of the month, and is paid like any other', async () => {
  expect((await call(shop.owner, ratesOn, { query: { dayAD } })).rates).toContainEqual({
    nature: 'SOCIAL_SECURITY',
    rate: 1,
  });
  const voucher = await enter(await salaryOf());
  expect(voucher.lines[2]).toMatchObject({
    partyName: 'Ram Thapa',
    tdsNature: 'SOCIAL_SECURITY',
    tdsBase: 50_000,
    tdsRate: 1,
    tdsPortalType: 33,
    credit: 500,
  });
  // Above the first step the tax goes by the income of the year, and is typed.
  await enter(await salaryOf({ tdsNature: 'REMUNERATION' }, { credit: 3200 }));
  const expense = await expenseOf(shop, { totalBillAmount: 40_000, vendorId: ramId });
  await payExpense(shop, expense.id, [cash(39_000), tax(1000, { tdsNature: 'REMUNERATION', tdsBase: 40_000 })]);
  const said = await month();
  expect(said).toMatchObject({ deducted: 4700, left: 4700, payable: 4700 });
  expect(said.lines.map(({ voucherId, settlementId }) => [voucherId === null, settlementId === null])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
  expect(said.lines[1]).toMatchObject({ voucherId: voucher.id, number: voucher.code, name: 'Ram Thapa', rate: 1 });
  expect(said.types).toEqual([
    { portalType: 20, head: '11112', count: 2, base: 90_000, amount: 4200 },
    { portalType: 33, head: '11211', count: 1, base: 50_000, amount: 500 },
  ]);
  expect(said.ties.every(({ isTied }) => isTied)).toBe(true);
  const answer = await send(shop.owner, download, { body: { dayAD, what: 'FILE', fileType: 'EXCEL' } });
  const { rows = [] } = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0] ?? {};
  expect(rows.slice(1)).toContainEqual(['301234567', 'Ram Thapa', '2083.08.04', 'BS', 50_000, 500, 33]);
  const body = { dayAD, moneyAccountId: await bankOf(shop), paidOnAD: dayAD, amount: 4700, voucherNumber: 'NRB-9' };
  await call(shop.owner, deposit, { body });
  expect(await month()).toMatchObject({ left: 0, payable: 0 });
  const printed = await send(shop.owner, voucherContract.print, { params: { id: voucher.id }, body: {} });
  expect(printed.status).toBe(200);
});

test('both taxes of one salary are held back in one journal, and neither takes from what the other is of', async () => {
  const ofRemuneration = { tdsNature: 'REMUNERATION', tdsBase: 80_000, credit: 4000 } as const;
  const salary = async (base: number, held: Partial<Line> = ofRemuneration) => {
    const { lines, ...rest } = await salaryOf({ tdsBase: base }, { pay: 80_000, credit: base / 100 });
    const both = [...lines, { accountId: lines[2]?.accountId ?? 0, vendorId: ramId, ...held }];
    const kept = Number(held.credit ?? 0) + base / 100;
    return { ...rest, lines: both.map((line, at) => (at === 1 ? { ...line, credit: 80_000 - kept } : line)) };
  };
  const voucher = await enter(await salary(41_667 - 67));
  expect(voucher.lines.map(({ tdsNature, tdsBase }) => [tdsNature, tdsBase])).toEqual([
    [null, null],
    [null, null],
    ['SOCIAL_SECURITY', 41_600],
    ['REMUNERATION', 80_000],
  ]);
  expect((await month()).types).toMatchObject([
    { portalType: 20, base: 80_000, amount: 4000 },
    { portalType: 33, base: 41_600, amount: 416 },
  ]);
  const above = await salary(40_000, { ...ofRemuneration, tdsBase: 80_001 });
  expect(fieldsOf(await refusal(shop.owner, voucherContract.journal, { body: above }))).toEqual({
    'lines.3.tdsBase': expect.stringContaining('Rs 80,000.00 of this voucher are left'),
  });
  // Whoever else is paid has to be paid out of something else.
  const other = await salary(40_000, { tdsNature: 'SERVICE_FEE', tdsBase: 41_000, credit: 6150 });
  expect(fieldsOf(await refusal(shop.owner, voucherContract.journal, { body: other }))).toEqual({
    'lines.3.tdsBase': expect.stringContaining('Rs 40,000.00 of this voucher are left'),
  });
});

test('a journal files its payee under the type of last time, unless it says another', async () => {
  const typeOf = async () => (await call(shop.owner, ratesOn, { query: { dayAD, vendorId: ramId } })).portalType;
  const fee = { tdsNature: 'SERVICE_FEE' } as const;
  const enterFee = async (more: Partial<Line> = {}) => {
    const { lines } = await enter(await salaryOf({ ...fee, ...more }, { credit: Number(more.credit ?? 7500) }));
    return lines[2]?.tdsPortalType;
  };
  expect([await typeOf(), await enterFee()]).toEqual([null, 19]);
  const expense = await expenseOf(shop, { totalBillAmount: 40_000, vendorId: ramId });
  await payExpense(shop, expense.id, [cash(34_000), tax(6000, { ...fee, tdsBase: 40_000, tdsPortalType: 24 })]);
  expect([await typeOf(), await enterFee()]).toEqual([24, 24]);
  expect([await enterFee({ tdsPortalType: 23 }), await typeOf(), await enterFee()]).toEqual([23, 23, 23]);
  // What has a type of its own is of nobody.
  expect(await enterFee({ tdsNature: 'SOCIAL_SECURITY', credit: 500 })).toBe(33);
});

test('a cancelled journal takes its tax back, in the first open month where its own is locked', async () => {
  const [now, former] = [await enter(await salaryOf()), { ...(await salaryOf()), dateAD: '2026-11-10' }];
  const cancel = (id: number) =>
    call(shop.owner, voucherContract.cancel, { params: { id }, body: { reason: 'Twice' } });
  await cancel(now.id);
  expect(await month()).toMatchObject({ deducted: 0, lines: [] });
  const { id } = await enter(former);
  const body = { scope: 'ALL', throughDayBS: '2083-07-30', reason: 'Kartik is done' } as const;
  await call(shop.owner, periodLockContract.lock, { body });
  await cancel(id);
  const said = await month();
  expect(said).toMatchObject({ deducted: -500, lines: [{ isTakenBack: true, amount: -500, base: -50_000 }] });
  expect(said.ties.map(({ tie, isTied }) => [tie, isTied])).toEqual([
    ['LEDGER', true],
    ['FILE', false],
    ['PAN', true],
  ]);
});

test('what is wrong with a line of tax is told at its field, and nothing is written', async () => {
  expect(await refused({ vendorId: null })).toEqual({
    'lines.2.vendorId': 'Choose who is paid less tax: the e-TDS file names them with their PAN',
  });
  expect(await refused({ tdsNature: null })).toEqual({ 'lines.2.tdsNature': 'Required' });
  expect(await refused({ tdsBase: null })).toEqual({ 'lines.2.tdsBase': 'Required' });
  expect(await refused({}, { credit: 400 })).toEqual({
    'lines.2.credit': '1 % of it is Rs 500.00: only the paisa may be rounded',
  });
  expect(await refused({ tdsNature: 'REMUNERATION', tdsBase: 100 })).toEqual({
    'lines.2.credit': 'The tax cannot be more than the amount it is of',
  });
  expect(await refused({ tdsBase: 60_000 }, { credit: 600 })).toEqual({
    'lines.2.tdsBase':
      'Rs 50,000.00 of this voucher are left to hold tax back from: what it debits on accounts that are nobody’s',
  });
  expect(await refused({ tdsPortalType: 32 })).toEqual({ 'lines.2.tdsPortalType': 'Choose a type of the portal' });
  const back = { ...(await salaryOf()), lines: await linesOn(shop.owner, { TDS_PAYABLE: 20, BANK: -20 }) };
  expect(fieldsOf(await refusal(shop.owner, voucherContract.journal, { body: back }))).toMatchObject({
    'lines.0.debit':
      'Tax that is held back stands in credit. What is paid to the tax office is entered on the page of TDS',
  });
  const old = { ...(await salaryOf()), dateAD: '2025-07-10' };
  expect(fieldsOf(await refusal(shop.owner, voucherContract.journal, { body: old }))).toMatchObject({
    'lines.2.tdsNature': expect.stringContaining('No rate is known of this for'),
  });
  // What a bill is settled with has its tax where it is paid.
  const expense = await expenseOf(shop, { totalBillAmount: 50_000, vendorId: ramId });
  const [payable = { accountId: 0 }] = await linesOn(shop.owner, { PAYABLE: 50_000 });
  const {
    lines: [, ...others],
    ...rest
  } = await salaryOf();
  const settling = { ...rest, lines: [{ ...payable, vendorId: ramId, documentId: expense.id }, ...others] };
  expect(fieldsOf(await refusal(shop.owner, voucherContract.journal, { body: settling }))).toMatchObject({
    'lines.2.tdsBase': expect.stringContaining('Rs 0.00 of this voucher are left'),
  });
  expect(await month()).toMatchObject({ deducted: 0 });
});

test('what is written on a screen of its own takes no tax back', async () => {
  const heldId = await accountId(shop.owner, 'TDS_PAYABLE');
  const months = { firstMonth: '2083-08', lastMonth: '2083-10' };
  const body = { name: 'Rent', accountId: heldId, amount: 300, ...months };
  const refused = fieldsOf(await refusal(shop.owner, prepaidContract.save, { body }));
  expect(Object.values(refused)).toEqual([expect.stringContaining('TDS is written where a document is paid')]);
});

test('above the owner’s limit it waits with its tax, and is in the register once it is approved', async () => {
  await call(shop.owner, businessContract.saveVoucherLimit, { body: { voucherLimit: 400 } });
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['voucher.create', 'voucher.read'],
  });
  const waiting = await enter(await salaryOf(), clerk);
  expect(await month()).toMatchObject({ deducted: 0 });
  const drafts = [{ id: waiting.id, version: waiting.version }];
  await call(shop.owner, voucherContract.approveDrafts, { body: { drafts } });
  expect(await month()).toMatchObject({ deducted: 500, lines: [{ voucherId: waiting.id, portalType: 33 }] });
});

test('a salary that comes again each month holds its tax back by the rate of its day', async () => {
  const { id: voucherId } = await enter(await salaryOf());
  const body = {
    voucherId,
    name: 'Salary',
    every: 1,
    firstDayBS: '2083-09-01',
    unit: 'MONTH',
    isAutomatic: true,
  } as const;
  const { id } = await call(shop.owner, recurringContract.save, { body });
  const rate = { nature: 'SOCIAL_SECURITY', rate: 2, fromDayAD: '2027-01-01', source: 'Finance Act' } as const;
  await call(shop.owner, tdsContract.saveRate, { body: rate });
  await passAndMake(app, untilFirst, shop.owner);
  const poush = await call(shop.owner, get, { query: { dayAD: '2026-12-20' } });
  expect(poush).toMatchObject({ deducted: 500, ties: [{ isTied: true }, { isTied: true }, { isTied: true }] });
  // In Magh the same tax is too little, so that somebody has to look at it.
  await passAndMake(app, 30, shop.owner);
  const { periods } = await call(shop.owner, recurringContract.get, { params: { id } });
  expect(periods.map(({ state }) => state)).toEqual(['DRAFT', 'ISSUED']);
  expect(periods[0]?.failure).toContain('2 % of it is Rs 1,000.00');
});

test('verify finds tax in a journal that is not what its account says', async () => {
  await enter(await salaryOf());
  const of = `business_id = ${shop.owner.businessId} and tds_nature is not null`;
  const planted = (statement: string) => withFaults(app, statement);
  expect(
    await faultsOf(
      planted(`update voucher_line set tds_nature = null, tds_base_paisa = null, tds_portal_type = null,
      tds_rate_hundredths = null, vendor_id = null where ${of}`),
      'TDS',
    ),
  ).not.toEqual([]);
  expect(
    await faultsOf(planted(`update voucher_line set credit_paisa = credit_paisa - 1 where ${of}`), 'TDS'),
  ).not.toEqual([]);
});
