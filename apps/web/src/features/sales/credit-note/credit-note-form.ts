import { day, emptyOr, optionalAmount, optionalId, optionalQuantity, optionalText } from '@bahi/contract/fields';
import { creditCase, type creditNoteForm, refundMode } from '@bahi/contract/sales/credit-note/credit-note-form';
import { z } from '@bahi/contract/zod';
import { isByQuantity } from '@bahi/domain/goods/credit-note';
import type { NoteTotal } from '@bahi/domain/goods/note-total';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import type { Control } from 'react-hook-form';
import { askedRows, noteTotalOf } from '../../stock/goods-lines/notes/note-form.ts';
import type { CreditableInvoice, CreditNoteDetail } from './credit-note-rows.ts';

/** The form as it stands on the screen: a row for each line of the invoice, empty where nothing of it is credited. */
export const creditNoteFields = z.object({
  case: creditCase.schema,
  issuedDateAD: day,
  remarks: optionalText(500),
  discrepancyId: optionalId,
  refundMode: emptyOr(refundMode.schema),
  shippingCharge: optionalAmount,
  lines: z.array(
    z.object({
      quantity: optionalQuantity,
      freeQuantity: optionalQuantity,
      amount: optionalAmount,
      isRestocked: z.boolean(),
    }),
  ),
});
export type CreditValues = z.input<typeof creditNoteFields>;
export type CreditControl = Control<CreditValues, unknown, CreditValues>;
type Values = Pick<CreditValues, 'case' | 'shippingCharge' | 'lines'>;

/** What the form begins with: empty, or as a draft has it. */
export function valuesOf(invoice: CreditableInvoice, draft: CreditNoteDetail | null, todayAD: string): CreditValues {
  return {
    case: draft?.case ?? 'RETURN',
    issuedDateAD: draft?.issuedDateAD ?? todayAD,
    remarks: draft?.remarks ?? '',
    discrepancyId: draft?.discrepancyId ?? '',
    refundMode: draft?.refundMode ?? '',
    shippingCharge: draft === null || draft.shippingCharge === 0 ? '' : draft.shippingCharge,
    lines: invoice.lines.map(({ invoiceLineId, inventoryType }) => {
      const line = draft?.lines.find((one) => one.invoiceLineId === invoiceLineId);
      const isOfAmount = line !== undefined && line.quantity === 0 && line.freeQuantity === 0;
      return {
        quantity: line === undefined || line.quantity === 0 ? '' : line.quantity,
        freeQuantity: line === undefined || line.freeQuantity === 0 ? '' : line.freeQuantity,
        amount: isOfAmount ? line.netAmount : '',
        isRestocked: line === undefined || isOfAmount ? inventoryType === 'ITEM' : line.isRestocked,
      };
    }),
  };
}

/** What the form comes to as it stands; null where it comes to nothing, or to more than is left. */
export function totalOf(invoice: CreditableInvoice, values: Values): NoteTotal | null {
  return noteTotalOf(invoice, { ...values, isByQuantity: isByQuantity(caseOf(values.case)) });
}

type Body = z.input<typeof creditNoteForm>;
type Sent = { body: Body; positions: readonly number[] };

/** The form as it is sent: the lines of which something is credited, and where each of them stands on the screen. */
export function bodyOf(
  invoice: CreditableInvoice,
  values: CreditValues,
  note: Pick<Body, 'state'> & { draft: { id: number; version: number } | null },
): Sent {
  const isCounted = isByQuantity(caseOf(values.case));
  const positions = askedRows(isCounted, values.lines);
  const total = totalOf(invoice, values);
  const body: Body = {
    ...(note.draft === null ? {} : note.draft),
    state: note.state,
    invoiceId: invoice.invoiceId,
    case: values.case,
    issuedDateAD: values.issuedDateAD,
    remarks: values.remarks,
    discrepancyId: values.discrepancyId,
    refundMode: values.refundMode,
    shippingCharge: values.shippingCharge || 0,
    expectedTotal: note.state === 'FINAL' && total !== null ? rupeesFromPaisa(total.grandTotal) : '',
    lines: positions.map((position) => {
      const line = values.lines[position];
      return {
        invoiceLineId: invoice.lines[position]?.invoiceLineId ?? 0,
        ...(isCounted
          ? { quantity: line?.quantity || 0, freeQuantity: line?.freeQuantity || 0 }
          : { amount: line?.amount || 0 }),
        isRestocked: isCounted && line?.isRestocked === true,
      };
    }),
  };
  return { body, positions };
}

export function caseOf(value: unknown): (typeof creditCase.words)[number] {
  return creditCase.words.find((word) => word === value) ?? 'RETURN';
}
