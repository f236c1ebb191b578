import { documentKindNames } from '@bahi/domain/document-kinds';
import { z } from '../../zod.ts';

/** What a month is held against: its registers and the ledger, its numbers, the month before, who is listed, the accounts of VAT. */
export const vatTies = [
  'SALES_TAX',
  'PURCHASE_TAX',
  'NUMBERS',
  'COUNTER_INVOICES',
  'COUNTERS_HEARD',
  'BROUGHT_FORWARD',
  'PARTIES',
  'ACCOUNTS',
] as const;

/** One of them, whether it holds, and what breaks it. */
export const vatTie = z.object({
  tie: z.enum(vatTies),
  isTied: z.boolean(),
  /** What the one side says and the other, in rupees; null where there are no amounts to compare. */
  said: z.number().nullable(),
  other: z.number().nullable(),
  /** What breaks it, at most twenty: documents with how they are called, numbers that are missing, people. */
  breaks: z.array(
    z.object({
      documentKind: z.enum(documentKindNames).nullable(),
      documentId: z.int().nullable(),
      name: z.string(),
      nameNp: z.string().nullable(),
      amount: z.number().nullable(),
    }),
  ),
});
