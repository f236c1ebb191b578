import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { z } from '@bahi/contract/zod';
import { call, send } from '../../../testing/caller.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import type { Samples, World } from '../samples.ts';

/** A return of a month that is over, said once more. */
const form = {
  submissionNumber: '8300012345',
  submittedOnAD: '2026-11-20',
  dayAD: '2026-10-20',
  reason: 'A bill was forgotten',
};

/** The month before it, with far more to pay than all that is paid here, a rupee each time. */
const paidMonth = { dayAD: '2026-10-01', adjustmentDebit: 1_000_000, reason: undefined };

/** What its page shows; a walk over all values may have left the business without VAT, which then has no page. */
async function pageOf({ shop }: World, dayAD: string): Promise<{ figures: string; isFiled: boolean }> {
  const page = await send(shop.owner, vatReturnContract.get, { query: { dayAD } });
  const shape = z.object({ data: z.object({ figures: z.string(), filings: z.array(z.unknown()) }) });
  const shown = shape.safeParse(await page.json()).data?.data;
  return { figures: shown?.figures ?? 'none', isFiled: (shown?.filings.length ?? 0) > 0 };
}

/** The month that is paid is filed once, before the one that is filed again and again. */
async function seen(world: World) {
  const before = await pageOf(world, paidMonth.dayAD);
  if (!before.isFiled) {
    const body = { ...form, ...paidMonth, figures: before.figures };
    await (await send(world.shop.owner, vatReturnContract.file, { body })).text();
  }
  const { figures } = await pageOf(world, form.dayAD);
  return { body: { ...form, figures } };
}

async function fileAgain(world: World): Promise<void> {
  await (await send(world.shop.owner, vatReturnContract.file, await seen(world))).text();
}

async function paymentOf(world: World) {
  await seen(world);
  const accounts = await call(world.shop.owner, moneyAccountContract.choices, { query: {} });
  const moneyAccountId = accounts.find(({ code }) => code === 'BANK')?.id ?? 0;
  const paidOnAD = form.submittedOnAD;
  return { dayAD: paidMonth.dayAD, moneyAccountId, paidOnAD, amount: 1, voucherNumber: `NRB-${unusedNumber()}` };
}

export const vatReturnSamples: Samples = {
  'vatReturn.list': () => ({}),
  'vatReturn.get': () => ({ query: { dayAD: form.dayAD } }),
  'vatReturn.file': seen,
  'vatReturn.verify': async (world) => {
    await fileAgain(world);
    return { body: { dayAD: form.dayAD, verifiedOnAD: '2026-11-20' } };
  },
  // Of the owner, whatever rights others have.
  'vatReturn.withdraw': async (world) => {
    await fileAgain(world);
    return { alone: 403, body: { dayAD: form.dayAD, reason: 'The number of another firm' } };
  },
  'vatReturn.pay': async (world) => ({ body: await paymentOf(world) }),
  'vatReturn.takeBackPayment': async (world) => {
    const { id } = await call(world.shop.owner, vatReturnContract.pay, { body: await paymentOf(world) });
    return { body: { id, reason: 'Typed twice' } };
  },
  'vatReturn.year': () => ({ query: { fiscalYear: '2083/84' } }),
  'vatReturn.downloadYear': () => ({ body: { fiscalYear: '2083/84', fileType: 'EXCEL' } }),
  'vatReturn.download': () => ({ body: { dayAD: '2026-11-20', what: 'RETURN', fileType: 'EXCEL' } }),
};
