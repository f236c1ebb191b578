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

/** As its page shows it; a walk over all values may have left the business without VAT, which then has no page. */
async function seen({ shop }: World) {
  const page = await send(shop.owner, vatReturnContract.get, { query: { dayAD: form.dayAD } });
  const shown = z.object({ data: z.object({ figures: z.string() }) }).safeParse(await page.json());
  return { body: { ...form, figures: shown.data?.data.figures ?? 'none' } };
}

async function fileAgain(world: World, more: object = {}): Promise<void> {
  const { body } = await seen(world);
  await (await send(world.shop.owner, vatReturnContract.file, { body: { ...body, ...more } })).text();
}

/** A month with far more to pay than all that is paid here, a rupee each time. */
async function paymentOf(world: World) {
  await fileAgain(world, { adjustmentDebit: 1_000_000 });
  const accounts = await call(world.shop.owner, moneyAccountContract.choices, { query: {} });
  const moneyAccountId = accounts.find(({ code }) => code === 'BANK')?.id ?? 0;
  const { dayAD, submittedOnAD: paidOnAD } = form;
  return { dayAD, moneyAccountId, paidOnAD, amount: 1, voucherNumber: `NRB-${unusedNumber()}` };
}

/** Of a month that is paid nothing is withdrawn. */
async function takePaymentsBack({ shop }: World): Promise<void> {
  const { payments } = await call(shop.owner, vatReturnContract.get, { query: { dayAD: form.dayAD } });
  for (const { id } of payments.filter(({ isActive }) => isActive))
    await call(shop.owner, vatReturnContract.takeBackPayment, { body: { id, reason: 'Typed twice' } });
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
    await takePaymentsBack(world);
    return { alone: 403, body: { dayAD: form.dayAD, reason: 'The number of another firm' } };
  },
  'vatReturn.pay': async (world) => ({ body: await paymentOf(world) }),
  'vatReturn.takeBackPayment': async (world) => {
    const { id } = await call(world.shop.owner, vatReturnContract.pay, { body: await paymentOf(world) });
    return { body: { id, reason: 'Typed twice' } };
  },
  'vatReturn.download': () => ({ body: { dayAD: '2026-11-20', what: 'RETURN', fileType: 'EXCEL' } }),
};
