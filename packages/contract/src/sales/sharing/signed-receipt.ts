import { z } from '../../zod.ts';
import { paperStatuses } from './public-paper.contract.ts';
import { sharedKind } from './shared-kind.ts';

const names = z.object({ name: z.string(), nameNp: z.string().nullable(), pan: z.string().nullable() });

/** What a signed receipt says: what stands on the paper, how it stood when it was made, and its place in the chain. */
export const receiptFacts = z.object({
  version: z.literal(1),
  kind: sharedKind,
  number: z.string(),
  seller: names,
  buyer: names,
  dateAD: z.string(),
  dateBS: z.string(),
  /** Amounts are rupees. */
  lines: z.array(
    z.object({
      particulars: z.string(),
      quantity: z.number(),
      /** What went along for nothing, in the same unit; missing where nothing did. */
      free: z.number().optional(),
      unit: z.string(),
      /** All of it in the item's own unit, where the line is in another. */
      counted: z.object({ quantity: z.number(), unit: z.string() }).optional(),
      rate: z.number(),
      amount: z.number(),
    }),
  ),
  taxable: z.number(),
  vat: z.number(),
  total: z.number(),
  status: z.enum(paperStatuses),
  credited: z.number(),
  /** As `npm run verify -- --against` reads it: `chain of business 3: 1204 9f8e…`. */
  chain: z.string().nullable(),
  /** When it was made (in Kathmandu), and where. */
  madeAt: z.string(),
  madeBy: z.string().nullable(),
});
export type ReceiptFacts = z.output<typeof receiptFacts>;

/** The file: its facts to be read, and the same signed (JWS, compact, EdDSA over Ed25519). */
export const signedReceipt = z.object({ receipt: receiptFacts, signature: z.string() });
