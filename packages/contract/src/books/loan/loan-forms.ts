import { loanEvery, loanWays, mostInstalments } from '@bahi/domain/numbers/loan';
import { choiceOf } from '../../enumeration.ts';
import {
  chosenId,
  numberWithin,
  optionalAmount,
  optionalDay,
  optionalId,
  optionalText,
  positiveAmount,
  requiredText,
  toldAlways,
  version,
  wholeNumberOf,
} from '../../fields.ts';
import { z } from '../../zod.ts';

/** The highest yearly rate that is taken, in per cent. */
export const highestLoanRate = 100;

/** The day that is asked for may be sent AD, BS or both (then they must agree). */
function judgeDay(form: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx, day: string): void {
  if (!form[`${day}AD`] && !form[`${day}BS`])
    context.addIssue({ code: 'custom', path: [`${day}AD`], message: 'common.isRequired' });
}

export const loanForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    name: requiredText(100),
    nameNp: optionalText(100),
    lender: requiredText(100),
    outletId: optionalId,
    /** The account of loans that is this loan's alone. */
    accountId: chosenId,
    /** The account of expense onto which its interest goes; under “Expenses” its category beside it. */
    interestAccountId: chosenId,
    categoryId: optionalId,
    /** What was owed when it was registered, on the day from which interest counts. */
    amount: positiveAmount,
    fromOnAD: optionalDay,
    fromOnBS: optionalDay,
    /** A year's interest, in per cent. */
    rate: numberWithin(2, highestLoanRate),
    way: choiceOf(loanWays),
    every: choiceOf(loanEvery),
    /** The day of the next instalment, and how many are left with it. */
    dueOnAD: optionalDay,
    dueOnBS: optionalDay,
    instalments: wholeNumberOf(1, mostInstalments, 'loan.instalmentsOdd'),
    note: optionalText(500),
  })
  .superRefine((form, context) => {
    judgeDay(form, context, 'fromOn');
    judgeDay(form, context, 'dueOn');
  }, toldAlways);

export const loanPaymentForm = z
  .object({
    /** Its place among the payments, as whoever pays sees it: what another paid meanwhile is not paid again. */
    place: z.int().positive(),
    /** The loan as whoever pays sees it: its instalment, rate and rhythm may have been edited meanwhile. */
    version: z.int().positive(),
    /** It settles the instalment that is next; else it is paid besides, as an early repayment is. */
    isInstalment: z.boolean(),
    paidOnAD: optionalDay,
    paidOnBS: optionalDay,
    /** The cash box, bank account or wallet out of which it is paid. */
    accountId: chosenId,
    principal: optionalAmount,
    interest: optionalAmount,
    /** Charges and fines, which go onto the account of the interest. */
    charges: optionalAmount,
    note: optionalText(200),
  })
  .superRefine((form, context) => {
    judgeDay(form, context, 'paidOn');
    const amounts = [form.principal, form.interest, form.charges];
    if (amounts.every((amount) => amount === null || amount === 0))
      context.addIssue({ code: 'custom', path: ['principal'], message: 'loan.nothingPaid' });
  }, toldAlways);
