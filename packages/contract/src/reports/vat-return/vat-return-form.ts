import { choiceOf } from '../../enumeration.ts';
import { optionalAmount, optionalText, requiredText, toldAlways } from '../../fields.ts';
import { z } from '../../zod.ts';

/** Why box 3.1 gives credit (nepal design, "The tax month"). */
export const adjustmentReason = choiceOf(['ADJUSTMENT', 'ELECTRONIC_PAYMENT', 'OTHER']);

const wholeRupees = optionalAmount
  .refine((value) => value === null || Number.isInteger(value), 'vatReturn.wholeRupees')
  .transform((value) => value ?? 0);

/** What is said to the tax office of a month, beside what its registers say. */
export const vatReturnForm = z
  .object({
    /** Any AD day of the month. */
    dayAD: requiredText(10),
    /** What the page showed: figures that changed meanwhile are looked at again before they are filed. */
    figures: requiredText(300),
    submissionNumber: requiredText(40),
    submittedOnAD: requiredText(10),
    adjustmentCredit: wholeRupees,
    adjustmentReason: z
      .union([z.literal('').transform(() => null), adjustmentReason])
      .nullish()
      .transform((value) => value ?? null),
    adjustmentDebit: wholeRupees,
    broughtForward: wholeRupees,
    refundAsked: wholeRupees,
    refundBasis: optionalText(200),
    /** Why it is said again. */
    reason: optionalText(200),
  })
  .superRefine(({ adjustmentCredit, adjustmentReason: why, refundAsked, refundBasis }, context) => {
    const missing = (path: string): void =>
      context.addIssue({ code: 'custom', path: [path], message: 'common.isRequired' });
    if (adjustmentCredit > 0 && why === null) missing('adjustmentReason');
    if (refundAsked > 0 && refundBasis === null) missing('refundBasis');
  }, toldAlways);
