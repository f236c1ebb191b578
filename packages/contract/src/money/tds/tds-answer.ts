import { taxPayment } from '../../books/tax-office/tax-payment.ts';
import { z } from '../../zod.ts';
import { tdsNature } from './tds-held.ts';

/** What a month is held against: the ledger, the e-TDS file, and who the tax office knows. */
export const tdsTies = ['LEDGER', 'FILE', 'PAN'] as const;
export type TdsTie = (typeof tdsTies)[number];

export const month = z.object({
  firstDayAD: z.string(),
  lastDayAD: z.string(),
  lastDayBS: z.string(),
  /** Until when it is to be paid. */
  dueDayAD: z.string(),
  dueDayBS: z.string(),
});

/** What a month comes to, in rupees; `left` is below zero where more was paid than is held back. */
export const sums = { deducted: z.number(), deposited: z.number(), left: z.number() };

export const line = z.object({
  /** The payment, or the journal voucher, that held it back. */
  settlementId: z.int().nullable(),
  voucherId: z.int().nullable(),
  number: z.string().nullable(),
  /** The vendor, and who the tax office knows by it: nine digits. */
  name: z.string(),
  nameNp: z.string().nullable(),
  pan: z.string(),
  hasPan: z.boolean(),
  dateAD: z.string(),
  dateBS: z.string(),
  nature: tdsNature,
  rate: z.number().nullable(),
  portalType: z.int(),
  base: z.number(),
  amount: z.number(),
  /** It was held back in a former month, and its payment taken back in this one: both amounts are below zero. */
  isTakenBack: z.boolean(),
});

export const tie = z.object({
  tie: z.enum(tdsTies),
  isTied: z.boolean(),
  /** What the register says and the other side, in rupees; null where no amounts are compared. */
  said: z.number().nullable(),
  other: z.number().nullable(),
  /** Who has no PAN that the tax office knows. */
  names: z.array(z.object({ name: z.string(), nameNp: z.string().nullable() })),
});

export const monthDetail = z.object({
  month,
  isOver: z.boolean(),
  ...sums,
  /** What is left to pay of what the file names, beside which nothing that was taken back of a former month stands. */
  payable: z.number(),
  /** What the business owed of it when it began here: no payment of its own stands behind it. */
  opened: z.number(),
  lines: z.array(line),
  types: z.array(
    z.object({
      portalType: z.int(),
      head: z.string().nullable(),
      count: z.int(),
      base: z.number(),
      amount: z.number(),
    }),
  ),
  ties: z.array(tie),
  /** The newest first, with those that were taken back. */
  deposits: z.array(taxPayment),
});

export const withheldRow = z.object({
  paymentId: z.int(),
  settlementId: z.int(),
  number: z.string().nullable(),
  customerId: z.int(),
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
  pan: z.string().nullable(),
  dateAD: z.string(),
  dateBS: z.string(),
  nature: tdsNature,
  base: z.number(),
  amount: z.number(),
  certificateNumber: z.string().nullable(),
  certificateDateAD: z.string().nullable(),
});

export const rate = z
  .object({
    id: z.int(),
    nature: tdsNature,
    /** Per cent. */
    rate: z.number(),
    fromDayAD: z.string(),
    fromDayBS: z.string(),
    source: z.string(),
    /** Of this business alone; the others came with the product. */
    isOwn: z.boolean(),
    /** It holds today. */
    isInForce: z.boolean(),
  })
  .meta({ id: 'TdsRate' });

export type TdsLine = z.output<typeof line>;
export type TdsRate = z.output<typeof rate>;
export type TdsTieRow = z.output<typeof tie>;
