import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { z } from '../../zod.ts';
import { sharedKind } from './shared-kind.ts';

const label = z.object({ main: z.string(), other: z.string() });
const fact = z.object({ label, value: z.string(), note: z.string() });
const columnKey = z.enum([
  'serialNumber',
  'particulars',
  'hsCode',
  'quantity',
  'unit',
  'rate',
  'lineDiscount',
  'amount',
]);
const shown = z.string();

/** A paper as it is printed, in one language: every value is the text that stands on it. */
export const paperView = z.object({
  title: label,
  seller: z.object({
    name: shown,
    otherName: shown,
    address: shown,
    phone: z.object({ label: shown, value: shown }).nullable(),
    panLabel: label,
    panDigits: z.array(shown),
  }),
  buyer: z.array(fact),
  facts: z.array(fact),
  /** When it was cancelled, why and by whom; empty of what is in force. */
  cancellation: z.array(fact),
  columns: z.array(z.object({ key: columnKey, label })),
  /** By the keys of the columns; the note stands below the name. */
  lines: z.array(z.record(columnKey, shown).and(z.object({ note: shown }))),
  totals: z.array(z.object({ label, value: shown, isGrand: z.boolean() })),
  words: z.object({ label, value: shown }),
  remarks: z.object({ label, value: shown }).nullable(),
  terms: z.object({ label, values: z.array(z.object({ number: shown, text: shown })) }).nullable(),
  footnote: shown.nullable(),
});

/**
 * What is true of a paper now. Of a quotation: whether it still holds, and what its customer said; of an invoice whether
 * it is in force, in whole, less what was credited, or not at all.
 */
export const paperStatuses = [
  'VALID',
  'CREDITED',
  'CANCELLED',
  'EXPIRED',
  'ACCEPTED',
  'REJECTED',
  'CONVERTED',
] as const;
export type PaperStatus = (typeof paperStatuses)[number];

/** A bill, credit note or quotation as anybody sees it who has its link: what is on the paper, and how it stands. */
export const sharedPaper = z
  .object({
    kind: sharedKind,
    number: z.string(),
    status: z.enum(paperStatuses),
    /** Rupees of its total, and of what credit notes took off it. */
    total: z.number(),
    credited: z.number(),
    paper: paperView,
    /** Its link in the seller's audit chain, and that link's digest. */
    chain: z.object({ number: z.int(), digest: z.string() }).nullable(),
  })
  .meta({ id: 'SharedPaper' });

const asked = {
  params: z.object({ paperId: z.string().max(100) }),
  access: 'public',
  transaction: 'own',
  toast: 'silent',
} as const;
const code = z.object({ paperCode: z.string().max(100).default('') });

/** Bills, credit notes and quotations that were shared or printed, for who has the link. */
export const publicPaperContract = contract('publicPaper', {
  get: { ...asked, call: 'GET /public/paper/:paperId', query: code, answer: sharedPaper },
  /** As PDF, on A4. */
  pdf: {
    ...asked,
    call: 'GET /public/paper/pdf/:paperId',
    query: code.extend({ language: z.enum(['ne', 'en']).optional() }),
    answer: download,
    makesPaper: true,
  },
  /** A file that says what the paper says and where it stands in the chain, signed by the installation. */
  receipt: { ...asked, call: 'GET /public/paper/receipt/:paperId', query: code, answer: download },
});
