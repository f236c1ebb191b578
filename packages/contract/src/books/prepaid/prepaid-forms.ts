import { isBsMonth } from '@bahi/domain/calendar/bs-month';
import { toLatin } from '@bahi/domain/numbers/digits';
import { chosenId, optionalId, optionalText, positiveAmount, requiredText, toldAlways, version } from '../../fields.ts';
import { z } from '../../zod.ts';

const month = requiredText(7)
  .transform(toLatin)
  .refine((text) => text === '' || isBsMonth(text), 'prepaid.monthOdd')
  .meta({ description: 'A BS month: 2083-04' });

export const prepaidForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    name: requiredText(100),
    nameNp: optionalText(100),
    outletId: optionalId,
    /** The account of expense onto which the months go; under “Expenses” its category beside it. */
    accountId: chosenId,
    categoryId: optionalId,
    /** What was paid, without VAT that is claimed back; of what ran before, what is left of it. */
    amount: positiveAmount,
    firstMonth: month,
    lastMonth: month,
    note: optionalText(500),
  })
  .superRefine((form, context) => {
    if (isBsMonth(form.firstMonth) && isBsMonth(form.lastMonth) && form.lastMonth < form.firstMonth)
      context.addIssue({ code: 'custom', path: ['lastMonth'], message: 'prepaid.monthsBackwards' });
  }, toldAlways);
