import { day, emptyOr, optionalAmount, optionalId, optionalQuantity, optionalText } from '@bahi/contract/fields';
import { creditCase, type creditNoteForm, refundMode } from '@bahi/contract/sales/credit-note/credit-note-form';
import { z } from '@bahi/contract/zod';
import {
  computeCreditNote,
  type Creditable,
  type CreditNoteTotal,
  isByQuantity,
  wholeCredit,
} from '@bahi/domain/goods/credit-note';
import { paisaFromRupees, paisaOf, parseRupees, rupeesFromPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { parseQuantity, type Quantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Control } from 'react-hook-form';
import { ApiError } from '../../../platform/api-error.ts';
import type { CreditableInvoice, CreditNoteDetail } from './credit-note-rows.ts';

/** The form as it stands on the screen: a row for each line of the invoice, empty where nothing of it is credited. */
export const creditNoteFields = z.object({
  case: creditCase.schema,
  issuedDateAD: day,
  remarks: optionalText(500),
  discrepancyId: optionalId,
  refundMode: emptyOr(refundMode.schema),
  shippingCharge: optionalAmount,
  lines: z.array(z.object({ quantity: optionalQuantity, amount: optionalAmount, isRestocked: z.boolean() })),
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
      const isOfAmount = line !== undefined && line.quantity === 0;
      return {
        quantity: line === undefined || isOfAmount ? '' : line.quantity,
        amount: isOfAmount ? line.netAmount : '',
        isRestocked: line === undefined || isOfAmount ? inventoryType === 'ITEM' : line.isRestocked,
      };
    }),
  };
}

/** What is left of the invoice, as the one algorithm takes it; what goods cost is the server's. */
export function creditableOf(invoice: CreditableInvoice): Creditable {
  return {
    lines: invoice.lines.map((line) => ({
      quantity: quantityFromNumber(line.quantity) ?? zeroQuantity,
      net: paisaOf(line.netAmount),
      vat: paisaOf(line.vatAmount),
      cost: zeroPaisa,
      taxCode: line.taxCode,
      taxRateHundredths: line.taxRateHundredths,
    })),
    shipping: {
      net: paisaOf(invoice.shipping.netAmount),
      vat: paisaOf(invoice.shipping.vatAmount),
      taxCode: invoice.shipping.taxCode,
      taxRateHundredths: invoice.shipping.taxRateHundredths,
    },
    rounding: paisaOf(invoice.rounding),
  };
}

/** What the form comes to as it stands; null where it comes to nothing, or to more than is left. */
export function totalOf(invoice: CreditableInvoice, values: Values): CreditNoteTotal | null {
  const lines = values.lines.flatMap((line, position) => {
    const asked = { position, quantity: quantityOf(line.quantity), net: paisaIn(line.amount) };
    return isAsked(values.case, asked) ? [asked] : [];
  });
  const asked = { case: caseOf(values.case), lines, shipping: paisaIn(values.shippingCharge) };
  const result = computeCreditNote(creditableOf(invoice), asked);
  return result.ok ? result.total : null;
}

/** Every row with all that is left of its line. */
export function wholeLines(invoice: CreditableInvoice, values: Values): CreditValues['lines'] {
  const whole = wholeCredit(creditableOf(invoice), caseOf(values.case));
  return values.lines.map((line, position) => {
    const asked = whole.lines[position];
    if (asked === undefined) return line;
    const left = invoice.lines[position];
    return isByQuantity(whole.case)
      ? { ...line, quantity: asked.quantity === 0 ? '' : (left?.quantity ?? '') }
      : { ...line, amount: asked.net === 0 ? '' : rupeesFromPaisa(asked.net) };
  });
}

type Body = z.input<typeof creditNoteForm>;
type Sent = { body: Body; positions: readonly number[] };

/** The form as it is sent: the lines of which something is credited, and where each of them stands on the screen. */
export function bodyOf(
  invoice: CreditableInvoice,
  values: CreditValues,
  note: Pick<Body, 'state'> & { draft: { id: number; version: number } | null },
): Sent {
  const positions = values.lines.flatMap((line, position) =>
    isAsked(values.case, { quantity: quantityOf(line.quantity), net: paisaIn(line.amount) }) ? [position] : [],
  );
  const isCounted = isByQuantity(caseOf(values.case));
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
        ...(isCounted ? { quantity: line?.quantity || 0 } : { amount: line?.amount || 0 }),
        isRestocked: isCounted && line?.isRestocked === true,
      };
    }),
  };
  return { body, positions };
}

/** The server names lines by their place among those that were sent; the form has a row for every line. */
export function atCreditFields(error: ApiError, positions: readonly number[]): ApiError {
  const { status, code, message } = error;
  const fields = error.fields.map(({ field, message: reason }) => ({
    field: field.replace(/^lines\.(\d+)/, (_, place: string) => `lines.${positions[Number(place)] ?? place}`),
    message: reason,
  }));
  return new ApiError({ status, code, message, fields });
}

function isAsked(creditCaseText: unknown, { quantity, net }: { quantity: number; net: number }): boolean {
  return isByQuantity(caseOf(creditCaseText)) ? quantity > 0 : net > 0;
}

export function caseOf(value: unknown): (typeof creditCase.words)[number] {
  return creditCase.words.find((word) => word === value) ?? 'RETURN';
}

function quantityOf(value: unknown): Quantity {
  const quantity = typeof value === 'number' ? quantityFromNumber(value) : parseQuantity(textOf(value));
  return quantity ?? zeroQuantity;
}

function paisaIn(value: unknown) {
  const paisa = typeof value === 'number' ? paisaFromRupees(value) : parseRupees(textOf(value));
  return paisa ?? zeroPaisa;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
