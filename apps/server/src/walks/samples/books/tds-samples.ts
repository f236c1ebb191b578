import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { addDays, formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { call } from '../../../testing/caller.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import { sellThere } from '../bill-samples.ts';
import { saveExpense } from '../due-samples.ts';
import type { Samples, World } from '../samples.ts';

const dayAD = '2026-11-20';
const tax = {
  paymentMode: 'TDS',
  paymentDate: dayAD,
  tdsNature: 'CONTRACT' as const,
  tdsBase: 100,
  paymentAmount: 1.5,
};

async function payLess({ shop }: World, document: object): Promise<void> {
  const body = { ...document, paymentLedgerDetailRequestDtoList: [tax], totalPayingAmount: tax.paymentAmount };
  await call(shop.owner, paymentContract.createSettlement, { body });
}

async function withheldOf(world: World): Promise<number> {
  await payLess(world, { componentEntityId: (await sellThere(world.shop)).id });
  const { rows } = await call(world.shop.owner, tdsContract.withheld, { query: { certificate: 'MISSING' } });
  return rows[0]?.paymentId ?? 0;
}

/** Tax of an expense, and what is sent to pay it. */
async function depositOf(world: World) {
  await payLess(world, { componentType: 'EXPENSE', componentEntityId: (await saveExpense(world)).id });
  const accounts = await call(world.shop.owner, moneyAccountContract.choices, { query: {} });
  const moneyAccountId = accounts.find(({ code }) => code === 'BANK')?.id ?? 0;
  return { dayAD, moneyAccountId, paidOnAD: dayAD, amount: 1.5, voucherNumber: `NRB-${unusedNumber()}` };
}

function rateOf({ marker }: World) {
  // Each on a day of its own.
  const fromDayAD = formatAdDate(addDays(todayInKathmandu(0), 6000 + (Number(unusedNumber()) % 20_000)));
  return { nature: 'ROYALTY' as const, rate: 14, fromDayAD, source: marker };
}

export const tdsSamples: Samples = {
  'tds.list': () => ({}),
  'tds.get': () => ({ query: { dayAD } }),
  'tds.offer': async ({ shop }) => ({
    params: { componentTypeKey: 'INVOICE', componentEntityId: (await sellThere(shop)).id },
    query: { dayAD },
  }),
  'tds.ratesOn': () => ({ query: { dayAD } }),
  'tds.withheld': () => ({ query: { pageSize: 50 } }),
  'tds.certify': async (world) => ({
    body: {
      paymentId: await withheldOf(world),
      certificateNumber: `TC-${unusedNumber()}`,
      certificateDateAD: dayAD,
    },
  }),
  'tds.deposit': async (world) => ({ body: await depositOf(world) }),
  'tds.cancelDeposit': async (world) => {
    const { id } = await call(world.shop.owner, tdsContract.deposit, { body: await depositOf(world) });
    return { body: { id, reason: 'Typed twice' } };
  },
  'tds.rates': () => ({}),
  'tds.saveRate': (world) => ({ body: rateOf(world) }),
  'tds.removeRate': async (world) => ({
    params: { id: (await call(world.shop.owner, tdsContract.saveRate, { body: rateOf(world) })).id },
  }),
  'tds.download': () => ({ body: { dayAD, what: 'FILE', fileType: 'EXCEL' } }),
};
