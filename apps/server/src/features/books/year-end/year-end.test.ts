import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { balanceSheetContract } from '@bahi/contract/reports/balance-sheet/balance-sheet.contract';
import { profitAndLossContract } from '@bahi/contract/reports/profit-and-loss/profit-and-loss.contract';
import { trialBalanceContract } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, outcomeOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, openBusiness, type Person } from '../../../testing/people.ts';
import { billOf, openShop } from '../../../testing/shop.ts';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { fileOf } from '../bank-statement/testing/statements.ts';
import { accountId, addOwnAccount, enterJournal, journalOf } from '../voucher/testing/vouchers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { get, close, reopen } = yearEndContract;
const fiscalYear = '2082/83';
const inYear = { dateAD: '2026-07-10' };
const wholeYear = { fromDateAD: '2025-07-17', toDateAD: '2026-07-16' };
const closeOf = (said: object = {}) => ({ body: { fiscalYear, onto: 'RETAINED_EARNINGS' as const, ...said } });

/** A business that earned 900 and spent 300 in one outlet and earned 50 in another. */
async function tradedYear(): Promise<{ owner: Person; second: number }> {
  const owner = await openBusiness(app);
  const second = await addOutlet(app, owner, 'BTL');
  await addOwnAccount(owner, 'FEES', 'OTHER_INCOME');
  await addOwnAccount(owner, 'WAGES', 'EXPENSES');
  const outletId = await mainOutlet(owner, second);
  await enterJournal(owner, { CASH: 900, FEES: -900 }, { ...inYear, outletId });
  await enterJournal(owner, { WAGES: 300, CASH: -300 }, { ...inYear, outletId });
  await enterJournal(owner, { CASH: 50, FEES: -50 }, { ...inYear, outletId: second });
  return { owner, second };
}

async function mainOutlet({ businessId }: Person, second: number): Promise<number> {
  const [row] = await app.asOwner('select id from outlet where business_id = $1 and id <> $2', [businessId, second]);
  return Number(row?.['id']);
}

/** The outlets in which a closing voucher is in force. */
async function closingOutlets({ businessId }: Person): Promise<number[]> {
  const rows = await app.asOwner(
    `select outlet_id from voucher where business_id = $1 and kind = 'CLOSING_VOUCHER' and state = 'POSTED' order by outlet_id`,
    [businessId],
  );
  return rows.map(({ outlet_id: id }) => Number(id));
}

const netProfit = async (owner: Person) => {
  const { rows } = await call(owner, profitAndLossContract.generate, { body: { ...wholeYear, pageSize: 100 } });
  return rows.find(({ line }) => line === 'SUM_NET_PROFIT')?.amount;
};
const closingBalances = async (owner: Person, days: object = wholeYear) => {
  const { rows } = await call(owner, trialBalanceContract.generate, {
    body: { fromDateAD: '', toDateAD: '', ...days, pageSize: 100 },
  });
  return Object.fromEntries(rows.map((row) => [row.account, (row.closingDebit ?? 0) - (row.closingCredit ?? 0)]));
};

test('the profit of a year stands with what is left to do, before and without any closing entry', async () => {
  const { owner } = await tradedYear();
  const found = await call(owner, get, { query: {} });
  expect(found).toMatchObject({
    fiscalYear,
    nextYear: '2083/84',
    lastDayAD: '2026-07-16',
    lastDayBS: '2083-03-32',
    isOver: true,
    isLocked: false,
    closing: null,
    isClosable: true,
    isReopenable: false,
    years: ['2083/84', '2082/83'],
  });
  expect(Object.fromEntries((found.sums ?? []).map(({ sum, amount }) => [sum, amount]))).toMatchObject({
    OTHER_INCOME: 950,
    EXPENSES: 300,
    NET_PROFIT: 650,
  });
  expect(found.opening).toMatchObject({ debit: 650, credit: 650 });
  expect(found.opening?.rows.map(({ account }) => account)).toEqual(['CASH', 'FORMER_PROFIT']);
  expect(found.series).toContainEqual({
    outletName: expect.any(String),
    outletNameNp: null,
    last: 'JV-BTL-2082/83-00001',
    next: 'JV-BTL-2083/84-00001',
  });
  const running = await call(owner, get, { query: { fiscalYear: '२०८३/८४' } });
  expect(running).toMatchObject({ fiscalYear: '2083/84', isOver: false, isClosable: false, opening: null });
});

test('a closing clears income and expenses outlet by outlet; profit and loss of the year stays what it was', async () => {
  const { owner, second } = await tradedYear();
  expect(await messageOf(owner, close, closeOf())).toBe('Year 2082/83 closed');
  const closed = await call(owner, get, { query: {} });
  expect(closed).toMatchObject({ isClosable: false, isReopenable: true, closing: { onto: 'RETAINED_EARNINGS' } });
  expect(closed.closing?.vouchers.map(({ code, profit }) => [code, profit])).toEqual([
    [expect.stringMatching(/^CLO-.*-2082\/83-00001$/), 600],
    ['CLO-BTL-2082/83-00001', 50],
  ]);
  expect(await netProfit(owner)).toBe(650);
  expect(closed.sums?.at(-1)).toEqual({ sum: 'NET_PROFIT', amount: 650 });
  expect(await closingBalances(owner)).toEqual({ CASH: 650, FEES: 0, WAGES: 0, RETAINED_EARNINGS: -650 });
  const next = await closingBalances(owner, { fromDateAD: '2026-07-17', toDateAD: '2026-11-20' });
  expect(next).toEqual({ CASH: 650, RETAINED_EARNINGS: -650 });
  const sheet = await call(owner, balanceSheetContract.generate, { body: { asAtAD: '2026-07-16', pageSize: 100 } });
  expect(sheet.rows.find(({ line }) => line === 'SUM_EQUITY')?.amount).toBe(650);
  expect(closed.opening?.rows.map(({ account, credit }) => [account, credit])).toEqual([
    ['CASH', 0],
    ['RETAINED_EARNINGS', 650],
  ]);
  expect(await closingOutlets(owner)).toEqual([await mainOutlet(owner, second), second]);
});

test('nothing is written into a closed year, and what belongs to it waits for the first open day', async () => {
  const { owner } = await tradedYear();
  const { id } = await enterJournal(owner, { WAGES: 20, CASH: -20 }, { ...inYear, outletId: await outletOf(owner) });
  await call(owner, close, closeOf({ onto: 'CAPITAL' }));
  const late = await journalOf(owner, undefined, { ...inYear, outletId: await outletOf(owner) });
  expect(fieldsOf(await refusal(owner, voucherContract.journal, { body: late }))).toEqual({
    dateAD: 'The year 2082/83 is closed: choose a later day, or open it again on the screen of the year’s end',
  });
  await call(owner, voucherContract.cancel, { params: { id }, body: { reason: 'Slip' } });
  const mirror = await app.asOwner(
    'select posting_date::text as day from journal_entry where business_id = $1 and source_id = $2 and reverses_id is not null',
    [owner.businessId, id],
  );
  expect(mirror).toEqual([{ day: '2026-07-17' }]);
});

async function outletOf(owner: Person): Promise<number> {
  const [row] = await app.asOwner('select min(id) as id from outlet where business_id = $1', [owner.businessId]);
  return Number(row?.['id']);
}

test('a closing is taken back while the year is not locked, all outlets together, and can be written anew', async () => {
  const { owner } = await tradedYear();
  const { closing } = await call(owner, close, closeOf());
  const [voucher] = closing?.vouchers ?? [];
  const one = { params: { id: voucher?.id ?? 0 } };
  expect((await call(owner, voucherContract.get, one)).isCancellable).toBe(false);
  const alone = await refusal(owner, voucherContract.cancel, { ...one, body: { reason: 'Slip' } });
  expect([alone.status, alone.error]).toEqual([409, 'voucher.heldElsewhere']);
  const back = { body: { fiscalYear, reason: 'A bill was forgotten' } };
  const inNepali = await messageOf({ ...owner, language: 'ne' }, reopen, back);
  expect(inNepali).toBe('आर्थिक वर्ष २०८२/८३को वर्षान्त भौचर रद्द भयो');
  expect(await closingBalances(owner)).toMatchObject({ FEES: -950, WAGES: 300, RETAINED_EARNINGS: 0 });
  expect(await netProfit(owner)).toBe(650);
  expect(fieldsOf(await refusal(owner, reopen, back))).toEqual({
    fiscalYear: 'The year 2082/83 has no closing voucher',
  });
  await enterJournal(owner, { WAGES: 50, CASH: -50 }, { ...inYear, outletId: await outletOf(owner) });
  await call(owner, close, closeOf());
  expect((await closingBalances(owner))['RETAINED_EARNINGS']).toBe(-600);
});

test('a locked year is neither closed nor opened again, and years are opened again from the last', async () => {
  const { owner } = await tradedYear();
  await enterJournal(owner, { CASH: 10, FEES: -10 }, { dateAD: '2025-07-01', outletId: await outletOf(owner) });
  await call(owner, close, closeOf({ fiscalYear: '2081/82' }));
  await call(owner, close, closeOf());
  const former = await refusal(owner, reopen, { body: { fiscalYear: '2081/82', reason: 'Slip' } });
  expect([former.status, former.error]).toEqual([409, 'yearEnd.laterClosed']);
  const lock = { throughDayAD: '2026-07-16', scope: 'ALL', reason: 'Audited' } as const;
  await call(owner, periodLockContract.lock, { body: lock });
  const held = await refusal(owner, reopen, { body: { fiscalYear, reason: 'Slip' } });
  expect([held.error, held.message]).toEqual([
    'yearEnd.locked',
    'The books are locked through 32 Ashadh 2083: the owner unlocks them before',
  ]);
  const locked = await call(owner, get, { query: { fiscalYear } });
  expect(locked).toMatchObject({ isLocked: true, isReopenable: false, isClosable: false });
});

test('what cannot be closed is refused at its field', async () => {
  const { owner } = await tradedYear();
  const refused = async (said: object) => fieldsOf(await refusal(owner, close, closeOf(said)));
  expect(await refused({ fiscalYear: '2083' })).toEqual({
    fiscalYear: 'This is no fiscal year: write it like 2083/84',
  });
  expect(await refused({ fiscalYear: '2083/84' })).toEqual({
    fiscalYear: expect.stringMatching(/^The year 2083\/84 ends on /),
  });
  expect(await refused({ fiscalYear: '2081/82' })).toEqual({
    fiscalYear: 'Nothing was earned or spent in 2081/82: there is nothing to close',
  });
  await call(owner, close, closeOf());
  expect(await refused({})).toEqual({ fiscalYear: 'The year 2082/83 is closed already' });
});

test('two who close at once: one closing stands', async () => {
  const { owner } = await tradedYear();
  const answers = await Promise.all([outcomeOf(owner, close, closeOf()), outcomeOf(owner, close, closeOf())]);
  expect(answers.toSorted()).toEqual(['done', 'yearEnd.alreadyClosed']);
  expect(await closingOutlets(owner)).toHaveLength(2);
});

test('a year is closed by who sees all outlets, an account that went out of use too', async () => {
  const { owner, second } = await tradedYear();
  await call(owner, ownAccountContract.toggle, { params: { id: await accountId(owner, 'WAGES') } });
  const rights = ['year-end.create', 'year-end.read', 'year-end.delete'] as const;
  const clerk = await addPerson(app, owner, { userType: 'OUTLET_USER', rights, outletId: second });
  const refused = await refusal(clerk, close, closeOf());
  expect([refused.status, refused.error]).toEqual([403, 'yearEnd.ofAllOutlets']);
  expect(await call(clerk, get, { query: {} })).toMatchObject({ isClosable: false, sums: null, opening: null });
  const reader = await addPerson(app, owner, {
    userType: 'OUTLET_USER',
    rights: ['year-end.read', 'profit-and-loss.report', 'trial-balance.report'],
    outletId: second,
  });
  const seen = await call(reader, get, { query: {} });
  expect(seen).toMatchObject({ isClosable: false, opening: { debit: 50 } });
  expect(seen.sums?.at(-1)).toEqual({ sum: 'NET_PROFIT', amount: 50 });
  const accountant = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
  await call(accountant, close, closeOf());
  expect((await closingBalances(owner))['WAGES']).toBe(0);
  await call(accountant, reopen, { body: { fiscalYear, reason: 'Checked again' } });
});

test('the points of a year tell what is left: drafts, VAT months, lines of the bank, cash, what is not explained', async () => {
  const shop = await openShop(app);
  const { owner, outletId } = shop;
  const draft = billOf(shop, { state: 'DRAFT' });
  await call(owner, invoiceContract.create, { body: draft });
  await enterJournal(owner, { DRAWINGS: 5, CASH: -5 }, { ...inYear, outletId });
  await enterJournal(owner, { BANK: 70, OPENING_BALANCE: -70 }, { ...inYear, outletId });
  const bank = await accountId(owner, 'BANK');
  const file = fileOf(0, [['2026-07-10', 'Interest', '', 12]], 'bank.csv');
  await call(owner, bankStatementContract.upload, { body: { moneyAccountId: bank }, files: { file } });
  const pointsOf = async (asked: string) =>
    Object.fromEntries(
      (await call(owner, get, { query: { fiscalYear: asked } })).points.map((one) => [one.point, one]),
    );
  const former = await pointsOf(fiscalYear);
  expect(former['DRAFTS']).toMatchObject({ count: 0, draftKind: null });
  expect(former['VAT_MONTHS']?.count).toBe(12);
  expect(former['BANK_LINES']).toMatchObject({ count: 1, accountId: bank });
  expect(former['OPENING_BALANCE']).toMatchObject({ count: 1, amount: -70 });
  expect(former['CASH_BELOW_ZERO']?.count).toBe(1);
  expect(former['STOCK_BELOW_ZERO']?.count).toBe(0);
  const running = await pointsOf('2083/84');
  expect(running['DRAFTS']).toMatchObject({ count: 1, draftKind: 'INVOICE' });
  expect(running['VAT_MONTHS']?.count).toBe(4);
  const lock = { throughDayAD: '2026-07-16', scope: 'VAT', reason: 'Filed' } as const;
  await call(owner, periodLockContract.lock, { body: lock });
  expect((await pointsOf(fiscalYear))['VAT_MONTHS']?.count).toBe(0);
});

test('a closing that leaves something on an account is found', async () => {
  const { owner, second } = await tradedYear();
  await call(owner, close, closeOf());
  const planted = withFaults(
    app,
    `update journal_entry set fiscal_year = '2082/83', posting_date = '2026-07-20' where source_kind = 'CLOSING_VOUCHER' and business_id = ${owner.businessId}`,
  );
  expect(await faultsOf(planted, 'closed years')).toMatchObject([{ fiscal_year: fiscalYear, account_code: null }]);
  const forgotten = withFaults(
    app,
    `delete from voucher where outlet_id = ${second} and kind = 'CLOSING_VOUCHER' and business_id = ${owner.businessId}`,
    `delete from journal_line where outlet_id = ${second} and account_code = 'FEES' and debit_paisa > 0 and business_id = ${owner.businessId}`,
  );
  expect(await faultsOf(forgotten, 'closed years')).toMatchObject([
    { outlet_id: second, account_code: 'FEES', left_paisa: -5000 },
  ]);
  const undone = withFaults(
    app,
    `update journal_line set debit_paisa = debit_paisa + 1 where account_code = 'FEES' and debit_paisa > 0 and business_id = ${owner.businessId}`,
  );
  expect(await faultsOf(undone, 'closed years')).toMatchObject([
    { outlet_id: await mainOutlet(owner, second), account_code: 'FEES', left_paisa: 1 },
    { outlet_id: second, account_code: 'FEES', left_paisa: 1 },
  ]);
});
