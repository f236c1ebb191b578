import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf } from '../../../testing/caller.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { enterOpening } from '../../books/voucher/testing/vouchers.ts';
import { bankOf } from '../../money/tds/testing/held.ts';
import {
  accountsTie,
  fileBy,
  filedBy,
  formOf,
  passingMonths,
  refuseFile,
  shopToPay,
  standing,
} from './testing/returns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { nextMonth, later } = passingMonths(() => app);

const { get, file, pay, list } = vatReturnContract;
const [kartik, mangsir, poush, magh] = ['2026-11-10', '2026-11-20', '2026-12-20', '2027-01-20'];

/** Twenty packets of tea are sold, with 520 of VAT, and a month later the owner sees the whole business. */
async function soldAMonthAgo(): Promise<Shop> {
  const shop = await openShop(app);
  await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 20, rate: 200 })] });
  return later(shop);
}

async function payOf({ owner }: Pick<Shop, 'owner'>, dayAD: string, amount: number) {
  const moneyAccountId = await bankOf({ owner });
  return { body: { dayAD, moneyAccountId, paidOnAD: '2026-12-20', voucherNumber: `NRB-${amount}`, amount } };
}

test('a credit in paisa that the books begin with on the first day of the first month is whole rupees once it is filed', async () => {
  const { owner } = await soldAMonthAgo();
  await enterOpening(owner, { INPUT_VAT: 700.4, CAPITAL: -700.4 }, { dateAD: '2026-11-17' });
  await fileBy(owner, formOf(mangsir, { broughtForward: 700 }));
  expect(await standing(app, owner)).toEqual({ INPUT_VAT: 180, ROUNDING: 0.4 });
  expect(await accountsTie(owner, mangsir)).toMatchObject({ isTied: true, said: 180, other: 180 });
});

test('VAT that was owed when the books began within a month is paid at once, on the month before, which is filed elsewhere', async () => {
  const { owner } = await soldAMonthAgo();
  await enterOpening(owner, { OUTPUT_VAT: -5000.3, CAPITAL: 5000.3 }, { dateAD: mangsir });
  const { months } = await call(owner, list, {});
  expect(months.map(({ lastDayBS, isElsewhere }) => [lastDayBS, isElsewhere])).toEqual([
    ['2083-09-30', false],
    ['2083-08-29', false],
    ['2083-07-30', true],
  ]);
  expect((await call(owner, get, { query: { dayAD: kartik } })).refusal).toBe('BEFORE_FIRST');
  expect(fieldsOf(await refuseFile(owner, formOf(kartik)))).toEqual({
    dayAD: 'The books begin on 4 Mangsir 2083: the return of this month is filed elsewhere',
  });
  await call(owner, pay, await payOf({ owner }, kartik, 5000));
  expect(await standing(app, owner)).toEqual({ OUTPUT_VAT: -520.3 });
  await fileBy(owner, formOf(mangsir));
  expect(await standing(app, owner)).toEqual({ OUTPUT_VAT: -520, ROUNDING: -0.3 });
  expect(await accountsTie(owner, mangsir)).toMatchObject({ isTied: true, said: -520, other: -520 });
});

test('a month that carries another amount once it is filed again tells which one is to be filed again, and no further one is filed before', async () => {
  const first = await later(await shopToPay(app, nextMonth));
  const shop = await later(first);
  const { owner } = shop;
  const of = (dayAD: string, more: object = {}) => formOf(dayAD, { submittedOnAD: '2027-02-20', ...more });
  const again = async (dayAD: string, more: object) =>
    messageOf(owner, file, await filedBy(owner, of(dayAD, { reason: 'Another credit', ...more })));
  const toFileAgain = async () =>
    (await call(owner, list, {})).months.filter(({ isToFileAgain }) => isToFileAgain).map(({ lastDayBS }) => lastDayBS);
  await fileBy(owner, of(mangsir));
  await call(owner, pay, await payOf(shop, mangsir, 390));
  await fileBy(owner, of(poush));
  const credit = { adjustmentCredit: 600, adjustmentReason: 'OTHER' };
  expect(await again(mangsir, credit)).toBe(
    'The VAT return of Mangsir 2083 is filed. Rs 390.00 more was paid of the month than it says, and it carries another amount now: file Poush 2083 again',
  );
  expect(await toFileAgain()).toEqual(['2083-09-30']);
  expect(fieldsOf(await refuseFile(owner, of(magh)))).toEqual({
    dayAD: 'The month before Poush 2083 carries another amount now: file Poush 2083 again first',
  });
  const next = await call(owner, get, { query: { dayAD: magh } });
  expect([next.refusal, next.fileFirst?.lastDayBS]).toEqual(['MONTH_BEFORE', '2083-09-30']);
  const broken = await call(owner, get, { query: { dayAD: poush } });
  expect([broken.refusal, broken.typed.broughtForward, broken.carriedBefore]).toEqual([null, 0, 210]);
  expect(await again(poush, { broughtForward: 210 })).toBe('The VAT return of Poush 2083 is filed');
  expect(await toFileAgain()).toEqual([]);
  expect(await again(mangsir, {})).toBe(
    'The VAT return of Mangsir 2083 is filed. It carries another amount now: file Poush 2083 again',
  );
  await again(poush, { broughtForward: 0 });
  await fileBy(owner, of(magh));
  for (const dayAD of [mangsir, poush, magh]) expect(await accountsTie(owner, dayAD)).toMatchObject({ isTied: true });
});
