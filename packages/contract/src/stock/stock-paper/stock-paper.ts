import { enumeration } from '../../enumeration.ts';
import { optionalDay, optionalId, optionalText, requiredText, toldAlways, version } from '../../fields.ts';
import { listQuery } from '../../paging.ts';
import { z } from '../../zod.ts';

/** A draft moves nothing; what was posted may be taken back by its mirror. */
export const stockPaperState = enumeration({ DRAFT: -1, POSTED: 1, CANCELLED: 2 });

/** What the forms of all papers that move stock say; the day may be sent AD, BS or both (then they must agree). */
export const stockPaperForm = {
  outletId: optionalId,
  dateAD: optionalDay,
  dateBS: optionalDay,
  remarks: optionalText(500),
};

/** The rule that every such form has: its day is said. */
export function judgeDay(form: { dateAD: string | null; dateBS: string | null }, context: z.core.$RefinementCtx): void {
  if (!form.dateAD && !form.dateBS)
    context.addIssue({ code: 'custom', path: ['dateAD'], message: 'common.isRequired' });
}
export const dayToldAlways = toldAlways;

/** What the lists of all papers are asked. */
export const stockPaperQuery = listQuery.extend({
  state: stockPaperState.schema.optional(),
  outletId: z.coerce.number().int().positive().optional(),
  fromDateAD: optionalDay,
  toDateAD: optionalDay,
});

/** A row of the list of a kind of paper. Amounts are rupees. */
export const stockPaperRow = z.object({
  id: z.int(),
  /** Its number; null while it is a draft. */
  code: z.string().nullable(),
  state: stockPaperState.answer,
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  dateAD: z.string(),
  dateBS: z.string(),
  /** What its goods are worth, below zero where they left; null for who may not see what goods cost. */
  value: z.number().nullable(),
  remarks: z.string().nullable(),
  enteredBy: z.string(),
  version: z.int(),
});

/** What the head of one paper says beside. */
export const stockPaperHead = {
  fiscalYear: z.string().nullable(),
  postedAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  cancelledBy: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** Whether it is of a month in which it may still be taken back. */
  isOfOpenMonth: z.boolean(),
};

export const cancelledPaper = z.object({ reason: requiredText(200), version });
/** In which language it is printed; without one, the caller's. */
export const paperLanguage = z.object({ language: z.enum(['ne', 'en']).optional() });
