import { contract } from '../../endpoint.ts';
import { download } from '../../download.ts';
import { z } from '../../zod.ts';

/** Papers in one file at most: so many are made while somebody waits. */
export const mostPapers = 50;

/** The lists of which papers are made several at once. */
export const bundledPapers = ['invoice', 'credit-note', 'debit-note', 'quotation', 'settlement', 'voucher'] as const;
export type BundledPaper = (typeof bundledPapers)[number];

/** Several papers in one file, each with the rights, the count of copies and the walls of its own print. */
export const paperBundleContract = contract('paperBundle', {
  print: {
    call: 'POST /v1/papers/:of/print',
    access: 'session',
    params: z.object({ of: z.enum(bundledPapers, 'common.notFound') }),
    body: z.object({
      /** In the order in which they stand in the file. */
      ids: z.array(z.int().positive()).min(1, 'common.isRequired').max(mostPapers, 'paperBundle.tooMany'),
      language: z.enum(['ne', 'en']).optional(),
    }),
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
});
