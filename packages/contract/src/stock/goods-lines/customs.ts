import { toLatin } from '@bahi/domain/numbers/digits';
import { optionalDay, optionalId, optionalText, toldAlways, version } from '../../fields.ts';
import { z } from '../../zod.ts';

/** As any number of a document, stored in Latin digits: the same paper is found and known again however it was typed. */
export const paperNumber = optionalText(50).transform((text) => text && toLatin(text));

/** What the customs gave with goods that cross the border (प्रज्ञापनपत्र). */
export const declarationForm = {
  declarationNumber: paperNumber,
  declarationDateAD: optionalDay,
  declarationDateBS: optionalDay,
};

/** The same with the country on the other side, of a document with lines. */
export const customsForm = { ...declarationForm, countryId: optionalId };

type Declaration = {
  declarationNumber: string | null;
  declarationDateAD: string | null;
  declarationDateBS: string | null;
};

/** A declaration has its number and its day, or is not there yet. */
export function judgeDeclaration(form: Declaration, context: z.core.$RefinementCtx): void {
  const hasDay = form.declarationDateAD !== null || form.declarationDateBS !== null;
  if (hasDay === (form.declarationNumber !== null)) return;
  const field = hasDay ? 'declarationNumber' : 'declarationDateAD';
  context.addIssue({ code: 'custom', path: [field], message: 'common.isRequired' });
}

/** The declaration of goods that are on their way: all of it. */
export const declarationOfExport = z.object({ ...declarationForm, version }).superRefine((form, context) => {
  if (form.declarationNumber === null)
    context.addIssue({ code: 'custom', path: ['declarationNumber'], message: 'common.isRequired' });
  if (!form.declarationDateAD && !form.declarationDateBS)
    context.addIssue({ code: 'custom', path: ['declarationDateAD'], message: 'common.isRequired' });
}, toldAlways);

export const customsAnswer = {
  declarationNumber: z.string().nullable(),
  declarationDateAD: z.string().nullable(),
  declarationDateBS: z.string().nullable(),
  countryId: z.int().nullable(),
  countryName: z.string().nullable(),
  countryNameNp: z.string().nullable(),
};
