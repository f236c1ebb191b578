import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import type { Fault } from '../../../platform/verify/check.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { enterOpening, journalOf } from '../../books/voucher/testing/vouchers.ts';
import { bankOf } from '../../money/tds/testing/held.ts';
import { accountsTie, fileBy, filedBy, formOf, passingMonths, shopToPay, standing } from './testing/returns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { nextMonth, later } = passingMonths(() => app);

const { get, file, pay, takeBackPayment, withdraw, list } = vatReturnContract;
const [dayAD, nextAD] = ['2026-11-20', '2026-12-20'];
const ofNext = { submittedOnAD: '2027-01-20' };

async function payOf({ owner }: Pick<Shop, 'owner'>, amount: number, more: object = {}) {
  const paid = {
    dayAD,
    moneyAccountId: await bankOf({ owner }),
    paidOnAD: '2026-12-20',
    voucherNumber: `NRB-${amount}`,
  };
  return { body: { ...paid, amount, ...more } };
}

test('what is bought is set off when a month is filed: output VAT is what is to be paid, in however many parts', async () => {
  const shop = await shopToPay(app, nextMonth);
  expect(await standing(app, shop.owner)).toEqual({ OUTPUT_VAT: -520, INPUT_VAT: 130 });
  await fileBy(shop.owner, formOf(dayAD));
  expect(await standing(app, shop.owner)).toEqual({ OUTPUT_VAT: -390 });
  expect(await accountsTie(shop.owner, dayAD)).toMatchObject({ isTied: true, said: -390, other: -390 });
  await call(shop.owner, pay, await payOf(shop, 100));
  expect(await standing(app, shop.owner)).toEqual({ OUTPUT_VAT: -290 });
  const second = await call(shop.owner, pay, await payOf(shop, 290));
  expect(await standing(app, shop.owner)).toEqual({});
  await call(shop.owner, takeBackPayment, { body: { id: second.id, reason: 'Another bank' } });
  expect(await standing(app, shop.owner)).toEqual({ OUTPUT_VAT: -290 });
  expect(await accountsTie(shop.owner, dayAD)).toMatchObject({ isTied: true, said: -290 });
});

test('adjustments stand where they belong, what is asked back is owed by the tax office, and the rest is carried', async () => {
  const shop = await shopToPay(app, nextMonth);
  const typed = {
    adjustmentDebit: 5,
    adjustmentCredit: 600,
    adjustmentReason: 'OTHER',
    refundAsked: 150,
    refundBasis: 'Export',
  };
  await fileBy(shop.owner, formOf(dayAD, typed));
  // 520 + 5 − 130 − 600 = −205, of which 150 are asked back.
  expect(await standing(app, shop.owner)).toEqual({
    INPUT_VAT: 55,
    VAT_ADJUSTED: 5,
    VAT_CREDITED: -600,
    VAT_REFUND: 150,
  });
  expect(await accountsTie(shop.owner, dayAD)).toMatchObject({ isTied: true, said: 55 });
});

test('the paisa that a return rounds are no VAT any more', async () => {
  const shop = await openShop(app);
  await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 20, rate: 200.03 })] });
  await buy(shop, { lines: [bought(shop.tea.variantId, { quantity: 10, rate: 100.03 })] });
  // 520.08 and 130.04.
  const own = await later(shop);
  await fileBy(own.owner, formOf(dayAD));
  expect(await standing(app, own.owner)).toEqual({ OUTPUT_VAT: -390, ROUNDING: -0.04 });
});

test('what is filed again is booked anew, and what is withdrawn is not booked', async () => {
  const shop = await shopToPay(app, nextMonth);
  await fileBy(shop.owner, formOf(dayAD, { adjustmentDebit: 5000 }));
  await call(shop.owner, pay, await payOf(shop, 1000));
  await fileBy(shop.owner, formOf(dayAD, { adjustmentDebit: 700, reason: 'A wrong figure' }));
  expect(await standing(app, shop.owner)).toEqual({ OUTPUT_VAT: -90, VAT_ADJUSTED: 700 });
  // More was paid than is to be: it says so, and output VAT has what the tax office owes.
  const less = await filedBy(shop.owner, formOf(dayAD, { adjustmentDebit: 10, reason: 'It was right before' }));
  expect(await messageOf(shop.owner, file, less)).toBe(
    'The VAT return of Mangsir 2083 is filed. Rs 600.00 more was paid of the month than it says',
  );
  expect(await standing(app, shop.owner)).toEqual({ OUTPUT_VAT: 600, VAT_ADJUSTED: 10 });
  expect(await accountsTie(shop.owner, dayAD)).toMatchObject({ isTied: true, said: 600 });
  const [paid] = (await call(shop.owner, get, { query: { dayAD } })).payments;
  await call(shop.owner, takeBackPayment, { body: { id: paid?.id ?? 0, reason: 'It was another tax' } });
  await call(shop.owner, withdraw, { body: { dayAD, reason: 'The number of another firm' } });
  expect(await standing(app, shop.owner)).toEqual({ OUTPUT_VAT: -520, INPUT_VAT: 130 });
});

test('a month that is paid before the one before it leaves the accounts as both returns say', async () => {
  const first = await shopToPay(app, nextMonth);
  await fileBy(first.owner, formOf(dayAD));
  await allowDaysBack(first);
  const issued = { issuedDateAD: nextAD, dueDateAD: nextAD };
  await sell(first, { ...issued, lines: [lineOf(first.tea.variantId, { quantity: 10, rate: 200 })] });
  const shop = await later(first);
  await fileBy(shop.owner, formOf(nextAD, ofNext));
  const second = { dayAD: nextAD, paidOnAD: '2027-01-20' };
  await call(shop.owner, pay, await payOf(shop, 260, second));
  expect(await accountsTie(shop.owner, nextAD)).toMatchObject({ isTied: true, said: -390 });
  expect(await accountsTie(shop.owner, dayAD)).toMatchObject({ isTied: true, said: -390 });
  const { months } = await call(shop.owner, list, {});
  expect(months.map(({ lastDayBS, leftToPay }) => [lastDayBS, leftToPay])).toEqual([
    ['2083-10-29', null],
    ['2083-09-30', 0],
    ['2083-08-29', 390],
  ]);
});

test('a credit from before the books belongs in the opening balance, and in no journal; until then the tie says so', async () => {
  const shop = await shopToPay(app, nextMonth);
  await fileBy(shop.owner, formOf(dayAD, { broughtForward: 700 }));
  expect(await accountsTie(shop.owner, dayAD)).toMatchObject({ isTied: false, said: 310, other: -390 });
  const journal = await journalOf(shop.owner, { INPUT_VAT: 700, CAPITAL: -700 }, { dateAD: '2026-12-20' });
  const refused = fieldsOf(await refusal(shop.owner, voucherContract.journal, { body: journal }));
  expect(Object.values(refused)).toEqual([expect.stringContaining('what was there before the books begin')]);
  // VAT of that day is locked, and the opening is no tax of it.
  await enterOpening(shop.owner, { INPUT_VAT: 700, CAPITAL: -700 }, { dateAD: '2026-11-17' });
  // Together they say it, but nothing of it was set off when it was filed.
  expect(await accountsTie(shop.owner, dayAD)).toMatchObject({ isTied: false, said: 310, other: 310 });
  await fileBy(shop.owner, formOf(dayAD, { broughtForward: 700, reason: 'The credit came later' }));
  expect(await standing(app, shop.owner)).toEqual({ INPUT_VAT: 310 });
  const { ties } = await call(shop.owner, get, { query: { dayAD } });
  expect(ties.filter(({ isTied }) => !isTied)).toEqual([]);
});

test('a month that was filed elsewhere is paid as the portal says, and then the accounts tie', async () => {
  const own = await openShop(app);
  await allowDaysBack(own);
  const kartik = { issuedDateAD: '2026-11-10', dueDateAD: '2026-11-10' };
  await sell(own, { ...kartik, lines: [lineOf(own.tea.variantId, { quantity: 10, rate: 200 })] });
  await buy(own, { ...kartik, lines: [bought(own.tea.variantId, { quantity: 2 })] });
  await sell(own, { lines: [lineOf(own.tea.variantId, { quantity: 5, rate: 200 })] });
  const shop = await later(own);
  const ofKartik = { dayAD: '2026-11-10', paidOnAD: '2026-12-18' };
  expect((await refusal(shop.owner, pay, await payOf(shop, 234, ofKartik))).error).toBe('vatReturn.fileBeforePaying');
  await fileBy(shop.owner, formOf(dayAD));
  expect(await accountsTie(shop.owner, dayAD)).toMatchObject({ isTied: false, said: -130, other: -364 });
  await call(shop.owner, pay, await payOf(shop, 234, ofKartik));
  expect(await accountsTie(shop.owner, dayAD)).toMatchObject({ isTied: true, said: -130 });
  await call(shop.owner, pay, await payOf(shop, 130));
  expect(await standing(app, shop.owner)).toEqual({});
});

test.each([
  'set_off_paisa = set_off_paisa - 100',
  'output_rounding_paisa = output_rounding_paisa + 1',
  'input_rounding_paisa = input_rounding_paisa - 1',
  'adjustment_debit = adjustment_debit + 1',
  `adjustment_credit = 1, adjustment_reason = 'OTHER'`,
])('verify tells a return that its entry does not say: %s', async (change) => {
  const { owner } = await shopToPay(app, nextMonth);
  await fileBy(owner, formOf(dayAD));
  const said = `update vat_return set ${change} where business_id = ${owner.businessId}`;
  expect(await found('entries of VAT returns', said)).not.toEqual([]);
});

test('verify tells an entry that sets off what was bought on the wrong side', async () => {
  const { owner } = await shopToPay(app, nextMonth);
  await fileBy(owner, formOf(dayAD));
  const turned = `update journal_line set debit_paisa = credit_paisa, credit_paisa = debit_paisa where business_id = ${owner.businessId}
    and entry_id in (select id from journal_entry where business_id = ${owner.businessId} and source_kind = 'VAT_RETURN')`;
  expect(await found('entries of VAT returns', turned)).not.toEqual([]);
});

test('verify tells a payment of a month whose return was withdrawn after it', async () => {
  const shop = await shopToPay(app, nextMonth);
  await fileBy(shop.owner, formOf(dayAD));
  await call(shop.owner, pay, await payOf(shop, 100));
  const { businessId } = shop.owner;
  const withdrawn = `update vat_return set state = 'WITHDRAWN', reason = 'Past the product', said_at = now() + interval '1 year'
    where business_id = ${businessId}`;
  expect(await found('VAT paid of what was filed', withdrawn)).not.toEqual([]);
  const gone = `delete from vat_return where business_id = ${businessId}`;
  expect(await found('VAT paid of what was filed', gone)).not.toEqual([]);
});

function found(check: string, fault: string): Promise<Fault[]> {
  return faultsOf(withFaults(app, 'set local session_replication_role = replica', fault), check);
}
