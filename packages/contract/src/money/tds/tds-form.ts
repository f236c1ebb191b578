import { tdsNatureNames } from '@bahi/domain/numbers/tds';
import { choiceOf } from '../../enumeration.ts';
import { day, id, numberWithin, requiredText } from '../../fields.ts';
import { z } from '../../zod.ts';

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
