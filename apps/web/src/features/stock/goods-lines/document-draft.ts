import type { lineAnswer, soldLine } from '@bahi/contract/stock/goods-lines/goods-lines-answer';
import { z } from '@bahi/contract/zod';
import { lineItem, lineItemOfLine } from './line-item.ts';
import { keptUnit, soldUnit } from './sold/sold-line.ts';

/** Discounts: '1' is a percentage, '2' an amount. */
const discountKind = z.enum(['1', '2']);

const partyChoice = z.object({
  id: z.int(),
  name: z.string(),
  nameNp: z.string().nullable(),
  dueAmount: z.number().nullable(),
});

/**
 * Where a rate comes from: it follows what the goods cost, it was typed, or it is as a stored draft has it. A tab that was
 * closed before rates followed kept it, too.
 */
const rateOrigin = z.enum(['FOLLOWED', 'TYPED', 'KEPT']);

/** A line as it is being written: numbers are the text that was typed, in Latin digits, as they are sent. */
export const lineDraft = z.object({
  /** Tells the lines of one editor apart. */
  key: z.int(),
  item: lineItem.nullable(),
  quantity: z.string(),
  rate: z.string(),
  rateIs: rateOrigin.default('KEPT'),
  discountType: discountKind,
  discount: z.string(),
  remarks: z.string(),
  /** Of what is sold: the unit that quantity and rate are in, null for the item's own, and how many are free beside. */
  soldIn: soldUnit.nullable().default(null),
  freeQuantity: z.string().default(''),
  /** What the rate was made of when another unit was chosen: the rate and unit before that. */
  agreed: z.object({ rate: z.string(), soldIn: soldUnit.nullable() }).nullable().default(null),
  /** What is said beside of what is bought; of what is sold it stays as it is. The unit of quantity and rate. */
  unitId: z.int().nullable().default(null),
  /** False for what no VAT is charged for, though it is taxable. */
  isTaxed: z.boolean().default(true),
  /** Where it goes: onto the shelf while empty, else capital goods or the id of an expense category. */
  goesTo: z.string().default(''),
  /** The batch of what is bought, of goods that keep batches; of what is sold the one that was chosen. */
  batchNumber: z.string().default(''),
  batchExpiryAD: z.string().default(''),
  batchId: z.int().nullable().default(null),
});

/** What the heads of all documents with lines have. */
export const headDraft = z.object({
  /** Null until the draft was saved for the first time. */
  id: z.int().nullable(),
  version: z.int().nullable(),
  party: partyChoice.nullable(),
  outletId: z.int().nullable(),
  issuedDateAD: z.string(),
  discountType: discountKind,
  discount: z.string(),
  shippingCharge: z.string(),
  remarks: z.string(),
});

export type PartyChoice = z.output<typeof partyChoice>;
export type LineDraft = z.output<typeof lineDraft>;
export type HeadDraft = z.output<typeof headDraft>;

/** A document as the editor holds it, and as it survives a closed tab. `Own` is what its kind has in the head beside. */
export type DocumentDraft<Own = unknown> = { head: HeadDraft; own: Own; lines: LineDraft[] };

/** What a stored document with lines says of itself, whatever its kind. */
export type StoredDocument = {
  id: number;
  version: number;
  /** Its number; null while it is a draft. */
  code: string | null;
  /** Only a DRAFT is written on; what else it may be is its kind's. */
  state: string;
  outletId: number;
  issuedDateAD: string;
  discountType: '1' | '2';
  discount: number;
  shippingCharge: number;
  remarks: string | null;
  lines: readonly StoredLine[];
};

/** A stored line; of what is sold, with the unit that it is written in and what is free beside. */
export type StoredLine = z.output<typeof lineAnswer> & Partial<z.output<z.ZodObject<typeof soldLine>>>;

/** A line with nothing on it. */
export function blankLine(key: number): LineDraft {
  return {
    key,
    item: null,
    quantity: '',
    rate: '',
    rateIs: 'FOLLOWED',
    discountType: '1',
    discount: '',
    remarks: '',
    freeQuantity: '',
    ...newlyBought,
  };
}

/** What a line says of the goods on it, until somebody says otherwise. */
export const newlyBought = {
  soldIn: null,
  agreed: null,
  unitId: null,
  isTaxed: true,
  goesTo: '',
  batchNumber: '',
  batchExpiryAD: '',
  batchId: null,
} as const;

/** Nothing was chosen or typed: it is left out when the document is saved. */
export function isBlank(line: LineDraft): boolean {
  return line.item === null && [line.quantity, line.rate, line.discount, line.remarks].every((text) => text === '');
}

/** Lines that will be sent, in their order. */
export function writtenLines({ lines }: { lines: readonly LineDraft[] }): LineDraft[] {
  return lines.filter((line) => !isBlank(line));
}

/** The head of a new document. */
export function newHead(todayAD: string, outletId: number | null): HeadDraft {
  return {
    id: null,
    version: null,
    party: null,
    outletId,
    issuedDateAD: todayAD,
    discountType: '1',
    discount: '',
    shippingCharge: '',
    remarks: '',
  };
}

/** The head of a stored draft, ready to be written on. What its party owes comes with the list of parties. */
export function headOf(stored: StoredDocument, party: Omit<PartyChoice, 'dueAmount'>): HeadDraft {
  return {
    id: stored.id,
    version: stored.version,
    party: { ...party, dueAmount: null },
    outletId: stored.outletId,
    issuedDateAD: stored.issuedDateAD,
    discountType: stored.discountType,
    discount: textOf(stored.discount),
    shippingCharge: textOf(stored.shippingCharge),
    remarks: stored.remarks ?? '',
  };
}

/** The lines of a stored draft, and a blank one to go on with. */
export function linesOf({ lines }: Pick<StoredDocument, 'lines'>): LineDraft[] {
  return [
    ...lines.map((line, position) => ({
      key: position + 1,
      item: lineItemOfLine(line),
      quantity: String(line.quantity),
      rate: String(line.rate),
      rateIs: 'KEPT' as const,
      discountType: line.discountType,
      discount: textOf(line.discount),
      remarks: line.remarks ?? '',
      ...newlyBought,
      soldIn: keptUnit(line),
      freeQuantity: textOf(line.freeQuantity ?? 0),
    })),
    blankLine(lines.length + 1),
  ];
}

/** The places that a change of the head touches: how much there is of goods, and of which batch, is a matter of day and outlet. */
export function placesOf(change: object, keys: readonly number[] = []): string[] {
  const isElsewhere = 'issuedDateAD' in change || 'outletId' in change;
  const goods = isElsewhere ? keys.flatMap((key) => [`${key}.quantity`, `${key}.batchId`]) : [];
  return [...Object.keys(change).map((name) => name.replace('discountType', 'discount')), ...goods];
}

/** Zero is shown as an empty field. */
function textOf(value: number): string {
  return value === 0 ? '' : String(value);
}
