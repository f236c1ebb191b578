import { tdsNatureNames } from '@bahi/domain/numbers/tds';
import { choiceOf } from '../../enumeration.ts';
import { emptyOr, optionalDay, optionalText, positiveAmount, wholeNumber } from '../../fields.ts';
import { z } from '../../zod.ts';

export const tdsNature = choiceOf(tdsNatureNames);

/** What a row of a payment says of tax that is held back; of other rows it is not read. */
export const heldFields = {
  tdsNature: emptyOr(tdsNature),
  /** What the tax is of: the amount without VAT. */
  tdsBase: emptyOr(positiveAmount),
  /** The portal's number, of what we hold back; without one that of the nature, else of a person or firm. */
  tdsPortalType: emptyOr(wholeNumber(1, 99)),
  /** What a customer gave for it, which may come later. */
  tdsCertificate: optionalText(40),
  tdsCertificateDate: optionalDay,
};

/** The same as it was kept; all null where the row is none of tax. */
export const heldAnswer = {
  tdsNature: tdsNature.nullable(),
  tdsBase: z.number().nullable(),
  /** Per cent, as the table had it on its day; null by steps of the income. */
  tdsRate: z.number().nullable(),
  tdsPortalType: z.int().nullable(),
  tdsCertificate: z.string().nullable(),
  tdsCertificateDate: z.string().nullable(),
};
