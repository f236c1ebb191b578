import { documentKindNames, settlementDirections } from '@bahi/domain/document-kinds';
import { stockPaperKinds } from '@bahi/domain/goods/stock-papers';
import { contract } from '../../endpoint.ts';
import { requiredText } from '../../fields.ts';
import { z } from '../../zod.ts';

/** What is found by one search, in the order it is shown in. */
export const searchKinds = [
  'CUSTOMER',
  'VENDOR',
  'ITEM',
  'SERVICE',
  'ACCOUNT',
  'QUOTATION',
  'CHEQUE',
  'ASSET',
  'PREPAID',
  'LOAN',
  'SALES_COUNTER',
  'VOUCHER',
  ...stockPaperKinds,
  ...documentKindNames,
  ...settlementDirections,
  'USER',
] as const;
export type SearchKind = (typeof searchKinds)[number];

const found = z.object({
  id: z.int(),
  name: z.string(),
  nameNp: z.string().nullable(),
  /** What tells it from others of the name: a phone number, a code, whose invoice it is. */
  remark: z.string().nullable(),
  remarkNp: z.string().nullable(),
  /** What a document, a payment or a cheque comes to. */
  amount: z.number().nullable(),
  isActive: z.boolean(),
});
export type Found = z.output<typeof found>;

/** One search over everything that the caller may read; the records of each kind that fit best. */
export const searchContract = contract('search', {
  find: {
    call: 'GET /v1/search',
    access: 'session',
    query: z.object({ search: requiredText(100) }),
    answer: z.array(
      z.object({
        kind: z.enum(searchKinds),
        rows: z.array(found),
        /** There are more than these: the list of the kind shows them. */
        hasMore: z.boolean(),
      }),
    ),
  },
});
