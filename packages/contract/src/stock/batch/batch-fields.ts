import { parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { toLatin } from '@bahi/domain/numbers/digits';
import { optionalDay, optionalText } from '../../fields.ts';
import { z } from '../../zod.ts';

/**
 * The batch of goods that come in, as it is printed on them: its number, and the last day on which they may be sold.
 * Packs bear that day in the Gregorian calendar. Of goods that keep no batches nothing is said.
 */
export const batchForm = {
  batchNumber: optionalText(50).transform((text) => text && toLatin(text).toUpperCase()),
  batchExpiryAD: optionalDay
    .refine((day) => day === null || typeof parseAdDate(day) === 'number', 'common.dateInvalid')
    .transform((day) => {
      const parsed = day === null ? null : parseAdDate(day);
      return typeof parsed === 'number' ? formatAdDate(parsed) : null;
    }),
};

type Batch = { batchNumber: string | null; batchExpiryAD: string | null };

/** A batch is said whole or not at all; what lacks is told at its place. */
export function judgeBatch(
  { batchNumber, batchExpiryAD }: Batch,
  context: z.core.$RefinementCtx,
  place: readonly (string | number)[] = [],
): void {
  if ((batchNumber === null) === (batchExpiryAD === null)) return;
  const [field, message] =
    batchNumber === null ? ['batchNumber', 'batch.missing'] : ['batchExpiryAD', 'batch.expiryMissing'];
  context.addIssue({ code: 'custom', path: [...place, field], message });
}

/** The same as it is answered, where there is one. */
export const batchAnswer = { batchNumber: z.string().optional(), batchExpiryAD: z.string().optional() };

/** Which batches of some goods can leave an outlet on a day. */
export const batchesOffered = {
  query: z.object({
    itemLedgerDetailId: z.coerce.number().int().positive(),
    outletId: z.coerce.number().int().positive().optional(),
    /** Today without. */
    dayAD: optionalDay,
  }),
  /** The first to expire first; expired ones are told, and not sold. */
  answer: z.array(
    z.object({
      batchId: z.int(),
      batchNumber: z.string(),
      expiryAD: z.string(),
      quantity: z.number(),
      isExpired: z.boolean(),
    }),
  ),
};

/** How much of which batch a line moved; missing where goods keep none. */
export const movedBatches = z
  .array(z.object({ batchNumber: z.string(), expiryAD: z.string(), quantity: z.number() }))
  .optional();
