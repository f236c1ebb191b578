import { denominations } from '@bahi/domain/posting/cash/day-close';
import {
  amountBetween,
  chosenId,
  emptyOr,
  largestAmountRupees,
  optionalAmount,
  optionalDay,
  optionalId,
  optionalText,
  toldAlways,
  wholeNumber,
} from '../../fields.ts';
import { z } from '../../zod.ts';

const rupees = z
  .int('common.choiceUnknown')
  .refine((value) => denominations.some((known) => known === value), 'common.choiceUnknown');

/** So many pieces of a note; one that was not counted is left empty. */
const countedNote = z.object({ rupees, pieces: emptyOr(wholeNumber(0, 1_000_000)) });

/** The day may be sent AD, BS or both (then they must agree). Amounts are rupees. */
export const dayCloseForm = z
  .object({
    moneyAccountId: chosenId,
    outletId: optionalId,
    dateAD: optionalDay,
    dateBS: optionalDay,
    /** What the books said when it was counted: where they say something else meanwhile, it is refused. */
    expectedAmount: amountBetween(-largestAmountRupees, largestAmountRupees, 'common.tenDigits'),
    notes: z.array(countedNote).max(denominations.length),
    /** Coins and what else is counted as one amount. */
    otherAmount: optionalAmount,
    /** Why the count differs from the books; required where it does. */
    reason: optionalText(200),
    handedToUserId: optionalId,
    /** Of anybody else. */
    handedToName: optionalText(100),
    /** Where what does not stay goes; without it all of it stays. */
    takenToId: optionalId,
    leftAmount: optionalAmount,
    remarks: optionalText(500),
  })
  .superRefine((form, context) => {
    if (!form.dateAD && !form.dateBS)
      context.addIssue({ code: 'custom', path: ['dateAD'], message: 'common.isRequired' });
  }, toldAlways)
  .meta({ id: 'DayCloseForm' });
