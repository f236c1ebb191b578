import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { trialBalanceContract } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addOutlet, inOutlet } from '../../../testing/people.ts';
import { billOf, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

vi.setConfig({ testTimeout: 120_000 });

const { save, list, choices, toggle, get } = moneyAccountContract;

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

const boxes = { kind: 'CASH', code: 'BOX2', name: 'Upstairs', nameNp: 'माथिल्लो तला' };
const nabil = {
  kind: 'BANK',
  code: 'NABIL',
  name: 'Nabil',
  nameNp: 'नबिल',
  bankName: 'Nabil Bank',
  accountNumber: '17',
};
const esewa = { kind: 'WALLET', code: 'ESEWA', name: 'eSewa', nameNp: 'इसेवा', bankName: 'eSewa' };
const add = async ({ owner }: Shop, body: object) => (await call(owner, save, { body: { ...boxes, ...body } })).id;

/** What lies on each account, by its code. */
async function balances({ owner }: Shop): Promise<Record<string, number>> {
  const { rows } = await call(owner, list, { query: {} });
  return Object.fromEntries(rows.map(({ code, balanceAmount }) => [code, balanceAmount]));
}

const receive = (shop: Shop, payments: object[], amount: number) =>
  call(shop.owner, paymentContract.createSettlement, {
    body: {
      customerId: shop.customerId,
      outletId: shop.outletId,
      paymentLedgerDetailRequestDtoList: payments.map((one) => ({ ...row(amount), ...one })),
      totalPayingAmount: amount * payments.length,
    },
  });
const refusedPayment = async (shop: Shop, payment: object) =>
  fieldsOf(
    await refusal(shop.owner, paymentContract.createSettlement, {
      body: {
        ...paying([row(10)]),
        customerId: shop.customerId,
        paymentLedgerDetailRequestDtoList: [{ ...row(10), ...payment }],
      },
    }),
  );
const field = 'paymentLedgerDetailRequestDtoList.0.moneyAccountId';

test('a business begins with a cash box and a bank account, which take what names no account', async () => {
  const shop = await openShop(app);
  expect(await balances(shop)).toEqual({ CASH: 0, BANK: 0 });
  await receive(shop, [{ paymentMode: 'CASH' }, { paymentMode: 'ONLINE' }], 50);
  expect(await balances(shop)).toEqual({ CASH: 50, BANK: 50 });
  const { rows } = await call(shop.owner, list, { query: {} });
  expect(await refusal(shop.owner, toggle, { params: { id: rows[0]?.id ?? 0 } })).toMatchObject({
    error: 'moneyAccount.usualStays',
  });
  const [cash] = rows;
  const ofOne = { ...cash, nameNp: 'नगद', outletId: shop.outletId };
  expect(fieldsOf(await refusal(shop.owner, save, { body: ofOne }))).toEqual({
    outletId: expect.stringContaining('leave the outlet empty'),
  });
});

test('each payment goes to the account that it names, and says so', async () => {
  const shop = await openShop(app);
  const [box, bank, wallet] = [await add(shop, boxes), await add(shop, nabil), await add(shop, esewa)];
  const receipt = await receive(
    shop,
    [
      { paymentMode: 'CASH', moneyAccountId: box },
      { paymentMode: 'ONLINE', moneyAccountId: wallet },
      { paymentMode: 'CHEQUE', moneyAccountId: bank },
      { paymentMode: 'CASH' },
    ],
    30,
  );
  expect(receipt.paymentLedgerDetailResponseDtoList).toMatchObject([
    { moneyAccountId: box, moneyAccountName: 'Upstairs', moneyAccountNameNp: 'माथिल्लो तला' },
    { moneyAccountId: wallet },
    { moneyAccountId: bank },
    { moneyAccountId: null, moneyAccountName: null },
  ]);
  expect(await balances(shop)).toEqual({ CASH: 30, BOX2: 30, BANK: 0, NABIL: 30, ESEWA: 30 });
  await call(shop.owner, paymentContract.refund, {
    body: {
      customerId: shop.customerId,
      outletId: shop.outletId,
      paymentMode: 'ONLINE',
      paymentDate: '2026-11-20',
      amount: 20,
      moneyAccountId: bank,
    },
  });
  expect(await balances(shop)).toMatchObject({ NABIL: 10 });
});

test('what pays at the issue of an invoice names its account too, in one mode or in parts', async () => {
  const shop = await openShop(app);
  const [box, wallet] = [await add(shop, boxes), await add(shop, esewa)];
  const bill = await sell(shop, { paymentMode: 'CASH', moneyAccountId: box });
  const payments = [
    { mode: 'CASH' as const, amount: 40 },
    { mode: 'ONLINE' as const, amount: 60, moneyAccountId: wallet },
  ];
  await sell(shop, { paymentMode: 'MIXED', payments });
  expect(await balances(shop)).toEqual({ CASH: 40, BOX2: 100, BANK: 0, ESEWA: 60 });
  const params = { componentTypeKey: 'INVOICE', componentEntityId: bill.id } as const;
  const paid = await call(shop.owner, paymentContract.ofComponent, { params });
  expect(paid.paymentLedgerDetailResponseDtoList).toMatchObject([{ moneyAccountId: box }]);
  const refused = async (body: object) =>
    fieldsOf(await refusal(shop.owner, invoiceContract.create, { body: { ...billOf(shop), ...body } }));
  expect(await refused({ paymentMode: 'CASH', moneyAccountId: wallet })).toMatchObject({
    moneyAccountId: expect.stringContaining('Choose an account of this mode'),
  });
  expect(
    await refused({ paymentMode: 'MIXED', payments: [{ mode: 'CASH', amount: 10, moneyAccountId: wallet }] }),
  ).toMatchObject({ 'payments.0.moneyAccountId': expect.any(String) });
  expect(await balances(shop)).toEqual({ CASH: 40, BOX2: 100, BANK: 0, ESEWA: 60 });
});

test('an account of another mode or outlet, out of use or of another business is refused at its row', async () => {
  const shop = await openShop(app);
  const second = await addOutlet(app, shop.owner, 'PKR');
  const bank = await add(shop, nabil);
  const away = await add(shop, { outletId: second });
  const sent = { outletId: shop.outletId };
  const refused = async (payment: object) => {
    const body = { ...paying([row(10)]), ...sent, customerId: shop.customerId };
    const rows = [{ ...row(10), ...payment }];
    return fieldsOf(
      await refusal(shop.owner, paymentContract.createSettlement, {
        body: { ...body, paymentLedgerDetailRequestDtoList: rows },
      }),
    );
  };
  expect(await refused({ moneyAccountId: bank })).toEqual({ [field]: expect.stringContaining('of this mode') });
  expect(await refused({ moneyAccountId: away })).toEqual({ [field]: expect.stringContaining('another outlet') });
  await call(shop.owner, toggle, { params: { id: bank } });
  expect(await refused({ paymentMode: 'ONLINE', moneyAccountId: bank })).toEqual({
    [field]: expect.stringContaining('not in use'),
  });
  expect((await call(shop.owner, choices, { query: {} })).map(({ code }) => code)).toEqual(['CASH', 'BOX2', 'BANK']);
  const stranger = await openShop(app);
  expect(await refusedPayment(stranger, { moneyAccountId: away })).toMatchObject({ [field]: expect.any(String) });
  expect(await refusal(stranger.owner, get, { params: { id: bank } })).toMatchObject({ status: 404 });
  expect(await balances(shop)).toMatchObject({ CASH: 0, BOX2: 0, NABIL: 0 });
});

test('what an account took before it went out of use can be taken back', async () => {
  const shop = await openShop(app);
  const box = await add(shop, boxes);
  const receipt = await receive(shop, [{ moneyAccountId: box }], 25);
  expect(await balances(shop)).toMatchObject({ BOX2: 25 });
  await call(shop.owner, toggle, { params: { id: box } });
  const masterId = receipt.id;
  await call(shop.owner, paymentContract.removeSettlement, { params: { masterId }, query: { reason: 'Bounced' } });
  expect(await balances(shop)).toMatchObject({ BOX2: 0 });
  await expectSoundBooks(app);
});

test('a receipt that is mended keeps its account, out of use or of one outlet since, and no other payment takes it', async () => {
  const shop = await openShop(app);
  const box = await add(shop, boxes);
  const receipt = await receive(shop, [{ moneyAccountId: box }], 25);
  await call(shop.owner, toggle, { params: { id: box } });
  const edited = (amount: number, moneyAccountId: number) =>
    call(shop.owner, paymentContract.updateSettlement, {
      body: {
        id: receipt.id,
        customerId: shop.customerId,
        outletId: shop.outletId,
        paymentLedgerDetailRequestDtoList: [{ ...row(amount), moneyAccountId }],
        totalPayingAmount: amount,
      },
    });
  expect(await edited(35, box)).toMatchObject({ paymentLedgerDetailResponseDtoList: [{ moneyAccountId: box }] });
  expect(await balances(shop)).toMatchObject({ BOX2: 35, CASH: 0 });
  expect(await refusedPayment(shop, { moneyAccountId: box, outletId: shop.outletId })).toMatchObject({
    [field]: expect.stringContaining('not in use'),
  });
  await expectSoundBooks(app);
});

test('an account becomes that of an outlet only while no other one paid into it, and of another kind never', async () => {
  const shop = await openShop(app);
  const second = await addOutlet(app, shop.owner, 'PKR');
  const box = await add(shop, boxes);
  await receive(shop, [{ moneyAccountId: box }], 25);
  const refused = async (body: object, person = shop.owner) => {
    const { version } = await call(shop.owner, get, { params: { id: box } });
    return fieldsOf(await refusal(person, save, { body: { ...boxes, id: box, version, ...body } }));
  };
  expect(await refused({ outletId: second })).toEqual({ outletId: expect.stringContaining('other outlets') });
  expect(await refused({ kind: 'BANK' })).toEqual({ kind: expect.stringContaining('its nature') });
  await add(shop, {
    id: box,
    version: (await call(shop.owner, get, { params: { id: box } })).version,
    outletId: shop.outletId,
  });
  const keeper = await inOutlet(app, shop.owner, second);
  const open = await add(shop, { code: 'OPEN', name: 'Open' });
  expect(await refusal(keeper, toggle, { params: { id: open } })).toMatchObject({ status: 403 });
  expect(fieldsOf(await refusal(keeper, save, { body: { ...boxes, code: 'B9', name: 'Ninth' } }))).toEqual({
    outletId: expect.stringContaining('your own outlet'),
  });
  expect((await call(keeper, save, { body: { ...boxes, code: 'B9', name: 'Ninth', outletId: second } })).code).toBe(
    'B9',
  );
});

test('who works in one outlet sees the accounts of that outlet and what lies there of the others', async () => {
  const shop = await openShop(app);
  const second = await addOutlet(app, shop.owner, 'PKR');
  await add(shop, { outletId: second });
  await add(shop, { code: 'BOX3', name: 'Here', outletId: shop.outletId });
  await receive(shop, [{}], 70);
  const cashier = await inOutlet(app, shop.owner, second);
  const { rows } = await call(cashier, list, { query: {} });
  expect(rows.map(({ code, balanceAmount }) => [code, balanceAmount])).toEqual([
    ['CASH', 0],
    ['BOX2', 0],
    ['BANK', 0],
  ]);
});

test('whatever is received and paid over several accounts, trial balance and cash and banks are what the ledger says', async () => {
  const shop = await openShop(app);
  const ids = { BOX2: await add(shop, boxes), NABIL: await add(shop, nabil), ESEWA: await add(shop, esewa) };
  const named = { CASH: ['BOX2'], ONLINE: ['NABIL', 'ESEWA'], CHEQUE: ['NABIL'] } as const;
  const step = fc.record({
    mode: fc.constantFrom('CASH' as const, 'ONLINE' as const, 'CHEQUE' as const),
    pick: fc.nat(2),
    rupees: fc.integer({ min: 1, max: 500 }),
    isTakenBack: fc.boolean(),
  });
  const play = async (steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]) => {
    for (const { mode, pick, rupees, isTakenBack } of steps) {
      const code = named[mode][pick];
      const moneyAccountId = code === undefined ? null : ids[code];
      const receipt = await receive(shop, [{ paymentMode: mode, moneyAccountId }], rupees);
      const params = { masterId: receipt.id };
      if (isTakenBack) await call(shop.owner, paymentContract.removeSettlement, { params, query: { reason: 'Back' } });
    }
    const ledger = await app.asOwner(
      `select account.code, coalesce(sum(line.debit_paisa - line.credit_paisa), 0)::bigint as paisa from account
       left join journal_line line on line.business_id = account.business_id and line.account_code = account.code
       where account.business_id = $1 and account.group_code in ('CASH', 'BANK', 'WALLET') group by account.code`,
      [shop.owner.businessId],
    );
    const said = Object.fromEntries(ledger.map((one) => [String(one['code']), Number(one['paisa']) / 100]));
    expect(await balances(shop)).toEqual(said);
    const body = { fromDateAD: '2026-11-20', toDateAD: '2026-11-20', pageSize: 1000, withEmpty: true };
    const { rows, totals } = await call(shop.owner, trialBalanceContract.generate, { body });
    expect(totals.closingDebit).toBe(totals.closingCredit);
    const tried = rows.flatMap(({ account, closingDebit, closingCredit }) =>
      account in said ? [[account, (closingDebit ?? 0) - (closingCredit ?? 0)] as const] : [],
    );
    expect(Object.fromEntries(tried)).toEqual(said);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), play), {
    numRuns: 6,
    endOnFailure: true,
  });
  await expectSoundBooks(app);
});

test('goods sold on credit leave every account as it was', async () => {
  const shop = await openShop(app);
  await sell(shop, { lines: [lineOf(shop.tea.variantId)] });
  expect(await balances(shop)).toEqual({ CASH: 0, BANK: 0 });
});
