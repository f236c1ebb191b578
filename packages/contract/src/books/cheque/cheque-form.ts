import {
  chosenId,
  chequeNumber,
  id,
  optionalAmount,
  optionalDay,
  optionalId,
  optionalText,
  requiredText,
  toldAlways,
  version,
} from '../../fields.ts';
import { z } from '../../zod.ts';

type Dated = { dateAD: string | null; dateBS: string | null };

/** The day may be sent AD, BS or both; then they must agree. */
const dated = { dateAD: optionalDay, dateBS: optionalDay };

function requireDay(form: Dated, context: z.core.$RefinementCtx): void {
  if (!form.dateAD && !form.dateBS)
    context.addIssue({ code: 'custom', path: ['dateAD'], message: 'common.isRequired' });
}

/** What stands on a cheque, noted or mended later. */
export const chequeDetailsForm = z
  .object({ number: chequeNumber, bank: optionalText(100), version })
  .meta({ id: 'ChequeDetailsForm' });

/** Cheques in hand of one outlet that are put into a bank on one slip. */
export const chequeDepositForm = z
  .object({
    cheques: z.array(z.object({ id, version })).min(1, 'cheque.noneChosen').max(100, 'cheque.manyChosen'),
    moneyAccountId: chosenId,
    ...dated,
    remarks: optionalText(200),
  })
  .superRefine(requireDay, toldAlways)
  .meta({ id: 'ChequeDepositForm' });

export const chequeClearForm = z
  .object({ ...dated, version })
  .superRefine(requireDay, toldAlways)
  .meta({ id: 'ChequeClearForm' });

/** A cheque that the bank did not pay: what the bank took for it, and what the customer is charged, as an income. */
export const chequeBounceForm = z
  .object({
    ...dated,
    reason: requiredText(200),
    bankCharge: optionalAmount,
    customerCharge: optionalAmount,
    /** The category of income of what the customer is charged. */
    categoryId: optionalId,
    version,
  })
  .superRefine(requireDay, toldAlways)
  .superRefine((form, context) => {
    if (form.customerCharge && !form.categoryId)
      context.addIssue({ code: 'custom', path: ['categoryId'], message: 'common.isRequired' });
    // An income is a rupee at least.
    if (form.customerCharge && form.customerCharge < 1)
      context.addIssue({ code: 'custom', path: ['customerCharge'], message: 'common.moreThanZero' });
  }, toldAlways)
  .meta({ id: 'ChequeBounceForm' });

export const chequeHandBackForm = z
  .object({ ...dated, reason: requiredText(200), version })
  .superRefine(requireDay, toldAlways)
  .meta({ id: 'ChequeHandBackForm' });
