import { day, emptyOr, optionalAmount, optionalQuantity, optionalText } from '@bahi/contract/fields';
import {
  debitCase,
  type debitNoteForm,
  returnedMode,
  vendorNumber,
} from '@bahi/contract/purchase/debit-note/debit-note-form';
import { mostAttachedDocuments } from '@bahi/contract/money/due-document/due-document';
import { z } from '@bahi/contract/zod';
import { isReturn } from '@bahi/domain/goods/debit-note';
import type { NoteTotal } from '@bahi/domain/goods/note-total';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { heldDocument } from '../../../ui/documents/HeldDocuments.tsx';
import { askedRows, noteTotalOf, wholeRows } from '../../stock/goods-lines/notes/note-form.ts';
import type { ReturnablePurchase, DebitNoteDetail } from './debit-note-rows.ts';

/** The form as it stands on the screen: a row for each line of the bill, empty where nothing of it goes back. */
export const debitNoteFields = z.object({
  case: debitCase.schema,
  issuedDateAD: day,
  remarks: optionalText(500),
  vendorNumber,
  refundMode: emptyOr(returnedMode.schema),
  shippingCharge: optionalAmount,
  lines: z.array(z.object({ quantity: optionalQuantity, inStockUnit: z.boolean(), amount: optionalAmount })),
  documents: z.array(heldDocument).max(mostAttachedDocuments, 'common.documentsMany'),
});
export type DebitValues = z.input<typeof debitNoteFields>;
type Values = Pick<DebitValues, 'case' | 'shippingCharge' | 'lines'>;
type Row = DebitValues['lines'][number];

/** What the form begins with: empty, or as a draft has it. */
export function valuesOf(purchase: ReturnablePurchase, draft: DebitNoteDetail | null, todayAD: string): DebitValues {
  return {
    case: draft?.case ?? 'RETURN',
    issuedDateAD: draft?.issuedDateAD ?? todayAD,
    remarks: draft?.remarks ?? '',
    vendorNumber: draft?.vendorNumber ?? '',
    refundMode: draft?.refundMode ?? '',
    shippingCharge: draft === null || draft.shippingCharge === 0 ? '' : draft.shippingCharge,
    documents: (draft?.documents ?? []).map(({ docUuid, documentName, fileContentType }) => ({
      docUuid,
      documentName,
      fileContentType,
    })),
    lines: purchase.lines.map(({ purchaseLineId }) => {
      const line = draft?.lines.find((one) => one.purchaseLineId === purchaseLineId);
      const isOfAmount = line !== undefined && line.quantity === 0;
      return {
        quantity: line === undefined || isOfAmount ? '' : line.quantity,
        inStockUnit: line?.inStockUnit ?? false,
        amount: isOfAmount ? line.netAmount : '',
      };
    }),
  };
}

/** What the form comes to as it stands; null where it comes to nothing, or to more than is left. */
export function totalOf(purchase: ReturnablePurchase, values: Values): NoteTotal | null {
  return noteTotalOf(countedAs(purchase, values.lines), { ...values, isByQuantity: isReturn(caseOf(values.case)) });
}

/** What is left of a bill as the rows count it: each in the item's own unit where that was chosen. */
function countedAs(purchase: ReturnablePurchase, rows: readonly Row[]): ReturnablePurchase {
  const lines = purchase.lines.map((line, position) =>
    rows[position]?.inStockUnit === true ? { ...line, quantity: line.stockQuantity } : line,
  );
  return { ...purchase, lines };
}

/** Every row with all that is left of its line; of a carton that was opened in pieces, which are whole. */
export function allOf(purchase: ReturnablePurchase, isCounted: boolean, rows: readonly Row[]): Row[] {
  const counted = rows.map((row, position) => {
    const { quantity, stockUnit } = purchase.lines[position] ?? { quantity: 0, stockUnit: null };
    return { ...row, inStockUnit: row.inStockUnit || (stockUnit !== null && !Number.isInteger(quantity)) };
  });
  return wholeRows(countedAs(purchase, counted), isCounted, counted);
}

type Body = z.input<typeof debitNoteForm>;
type Sent = { body: Body; positions: readonly number[] };

/** The form as it is sent: the lines of which something goes back, and where each of them stands on the screen. */
export function bodyOf(
  purchase: ReturnablePurchase,
  values: DebitValues,
  note: Pick<Body, 'state'> & { draft: { id: number; version: number } | null },
): Sent {
  const isCounted = isReturn(caseOf(values.case));
  const positions = askedRows(isCounted, values.lines);
  const total = totalOf(purchase, values);
  const body: Body = {
    ...(note.draft === null ? {} : note.draft),
    state: note.state,
    purchaseId: purchase.purchaseId,
    case: values.case,
    issuedDateAD: values.issuedDateAD,
    remarks: values.remarks,
    vendorNumber: values.vendorNumber,
    refundMode: values.refundMode,
    shippingCharge: values.shippingCharge || 0,
    expectedTotal: note.state === 'FINAL' && total !== null ? rupeesFromPaisa(total.grandTotal) : '',
    documents: values.documents.map(({ docUuid }) => docUuid),
    lines: positions.map((position) => {
      const line = values.lines[position];
      return {
        purchaseLineId: purchase.lines[position]?.purchaseLineId ?? 0,
        ...(isCounted
          ? { quantity: line?.quantity || 0, inStockUnit: line?.inStockUnit ?? false }
          : { amount: line?.amount || 0 }),
      };
    }),
  };
  return { body, positions };
}

export function caseOf(value: unknown): (typeof debitCase.words)[number] {
  return debitCase.words.find((word) => word === value) ?? 'RETURN';
}
