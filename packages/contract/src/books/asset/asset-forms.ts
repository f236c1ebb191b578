import { assetPools } from '@bahi/domain/numbers/depreciation';
import { choiceOf } from '../../enumeration.ts';
import {
  amount,
  optionalAmount,
  optionalDay,
  optionalId,
  optionalText,
  positiveAmount,
  requiredText,
  toldAlways,
  version,
} from '../../fields.ts';
import { z } from '../../zod.ts';

/** The longest useful life of an intangible asset, in years. */
export const longestLife = 50;

const usefulYears = optionalAmount
  .refine(
    (years) => years === null || (Number.isInteger(years * 2) && years > 0 && years <= longestLife),
    'asset.lifeOdd',
  )
  .meta({ description: 'In years, to the half year' });

export const assetForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    name: requiredText(100),
    nameNp: optionalText(100),
    pool: choiceOf(assetPools),
    outletId: optionalId,
    /** The day on which it was bought, AD, BS or both (then they must agree). */
    boughtOnAD: optionalDay,
    boughtOnBS: optionalDay,
    /** Without VAT that is claimed back; of what was there before, its written-down value. */
    cost: positiveAmount,
    /** Of pool E, which is written off over it. */
    usefulYears,
    note: optionalText(500),
  })
  .superRefine((form, context) => {
    if (!form.boughtOnAD && !form.boughtOnBS)
      context.addIssue({ code: 'custom', path: ['boughtOnAD'], message: 'common.isRequired' });
    if (form.pool === 'E' && form.usefulYears === null)
      context.addIssue({ code: 'custom', path: ['usefulYears'], message: 'common.isRequired' });
  }, toldAlways);

export const disposalForm = z
  .object({
    version,
    disposedOnAD: optionalDay,
    disposedOnBS: optionalDay,
    /** What was got for it; nothing where it was given up. */
    proceeds: amount,
    /** The account into which that came; of what an invoice sold it is not read. */
    accountId: optionalId,
    /** The invoice that sold it: its income up to the proceeds, without VAT, is taken over, so that it counts once. */
    invoiceId: optionalId,
    note: optionalText(200),
  })
  .superRefine((form, context) => {
    if (!form.disposedOnAD && !form.disposedOnBS)
      context.addIssue({ code: 'custom', path: ['disposedOnAD'], message: 'common.isRequired' });
    if (Number(form.proceeds) > 0 && form.accountId === null && form.invoiceId === null)
      context.addIssue({ code: 'custom', path: ['accountId'], message: 'common.isRequired' });
  }, toldAlways);
