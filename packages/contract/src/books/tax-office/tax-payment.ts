import { chosenId, day, id, positiveAmount, requiredText } from '../../fields.ts';
import { z } from '../../zod.ts';

/** Tax of a month that is paid to the tax office: from which account, when, and by which voucher of the bank. */
export const taxPaymentForm = z.object({
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

export type TaxPaymentForm = z.output<typeof taxPaymentForm>;
/** As it is typed. */
export type TaxPaymentInput = z.input<typeof taxPaymentForm>;

/** Takes one back. */
export const taxTakeBack = z.object({ id, reason: requiredText(200) });

export const taxPayment = z
  .object({
    id: z.int(),
    monthEndAD: z.string(),
    accountName: z.string(),
    accountNameNp: z.string().nullable(),
    amount: z.number(),
    paidOnAD: z.string(),
    paidOnBS: z.string(),
    submissionNumber: z.string().nullable(),
    voucherNumber: z.string(),
    isActive: z.boolean(),
    cancelReason: z.string().nullable(),
    madeBy: z.string(),
  })
  .meta({ id: 'TaxPayment' });
export type TaxPayment = z.output<typeof taxPayment>;
