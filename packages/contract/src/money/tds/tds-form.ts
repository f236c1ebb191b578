import { tdsNatureNames } from '@bahi/domain/numbers/tds';
import { choiceOf } from '../../enumeration.ts';
import { chosenId, day, id, numberWithin, positiveAmount, requiredText } from '../../fields.ts';
import { z } from '../../zod.ts';

export const depositForm = z.object({
  /** Any AD day of the month. */
  dayAD: requiredText(10),
  moneyAccountId: chosenId,
  paidOnAD: day,
  amount: positiveAmount,
  submissionNumber: z
    .string()
    .trim()
    .max(40, 'common.textLong')
    .nullish()
    .transform((text) => (text === '' || text === undefined ? null : text)),
  voucherNumber: requiredText(40),
});

export const certificateForm = z.object({
  paymentId: id,
  certificateNumber: requiredText(40),
  certificateDateAD: day,
});

export const rateForm = z.object({
  nature: choiceOf(tdsNatureNames),
  rate: numberWithin(2, 100),
  fromDayAD: day,
  source: requiredText(200),
});
