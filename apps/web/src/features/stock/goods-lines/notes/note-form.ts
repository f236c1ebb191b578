import { computeNote, type NoteTotal, type OpenBill, wholeNote } from '@bahi/domain/goods/note-total';
import { paisaFromRupees, paisaOf, parseRupees, rupeesFromPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { parseQuantity, type Quantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { ApiError } from '../../../../platform/api-error.ts';

type Taxed = Pick<OpenBill['shipping'], 'taxCode' | 'taxRateHundredths'> & { netAmount: number; vatAmount: number };

/** What is left of a bill after all notes before, as it is answered. */
export type OpenAnswer = {
  lines: readonly (Taxed & { quantity: number; freeQuantity?: number })[];
  shipping: Taxed;
  rounding: number;
};

/** A row of a note's form: one for each line of the bill, empty where nothing of it is taken. */
type RowValues = { quantity?: unknown; freeQuantity?: unknown; amount?: unknown };
type Asked = { isByQuantity: boolean; lines: readonly RowValues[]; shippingCharge?: unknown };

/** What is left of the bill, as the one algorithm takes it; what goods cost is the server's. */
function openBillOf({ lines, shipping, rounding }: OpenAnswer): OpenBill {
  return {
    lines: lines.map((line) => ({
      ...taxedOf(line),
      quantity: quantityFromNumber(line.quantity) ?? zeroQuantity,
      free: quantityFromNumber(line.freeQuantity ?? 0) ?? zeroQuantity,
      cost: zeroPaisa,
    })),
    shipping: taxedOf(shipping),
    rounding: paisaOf(rounding),
  };
}

function taxedOf({ netAmount, vatAmount, taxCode, taxRateHundredths }: Taxed): OpenBill['shipping'] {
  return { net: paisaOf(netAmount), vat: paisaOf(vatAmount), taxCode, taxRateHundredths };
}

/** What the form comes to as it stands; null where it comes to nothing, or to more than is left. */
export function noteTotalOf(bill: OpenAnswer, { isByQuantity, lines, shippingCharge }: Asked): NoteTotal | null {
  const asked = askedRows(isByQuantity, lines).map((position) => ({
    position,
    quantity: quantityOf(lines[position]?.quantity),
    free: quantityOf(lines[position]?.freeQuantity),
    net: paisaIn(lines[position]?.amount),
  }));
  const result = computeNote(openBillOf(bill), { isByQuantity, lines: asked, shipping: paisaIn(shippingCharge) });
  return result.ok ? result.total : null;
}

/** The rows of which something is taken, by their place on the screen. */
export function askedRows(isByQuantity: boolean, lines: readonly RowValues[]): number[] {
  return lines.flatMap(({ quantity, freeQuantity, amount }, position) => {
    const asked = isByQuantity ? quantityOf(quantity) + quantityOf(freeQuantity) : paisaIn(amount);
    return asked > 0 ? [position] : [];
  });
}

/** Every row with all that is left of its line. */
export function wholeRows<R extends RowValues>(bill: OpenAnswer, isByQuantity: boolean, rows: readonly R[]): R[] {
  const whole = wholeNote(openBillOf(bill), isByQuantity);
  return rows.map((row, position) => {
    const asked = whole.lines[position];
    if (asked === undefined) return row;
    const left = bill.lines[position];
    return isByQuantity
      ? { ...row, quantity: left?.quantity || '', ...(left?.freeQuantity ? { freeQuantity: left.freeQuantity } : {}) }
      : { ...row, amount: asked.net === 0 ? '' : rupeesFromPaisa(asked.net) };
  });
}

/** The server names lines by their place among those that were sent; the form has a row for every line. */
export function atNoteRows(error: ApiError, positions: readonly number[]): ApiError {
  const { status, code, message } = error;
  const fields = error.fields.map(({ field, message: reason }) => ({
    field: field
      .replace(/^lines\.(\d+)/, (_, place: string) => `lines.${positions[Number(place)] ?? place}`)
      .replace(/^documents\.\d+$/, 'documents'),
    message: reason,
  }));
  return new ApiError({ status, code, message, fields });
}

/** What a note comes to, part by part in rupees; nothing while it comes to nothing. */
export function noteSumsOf(total: NoteTotal | null, isTaxInvoice: boolean) {
  if (total === null)
    return { shippingCharge: 0, taxableAmount: 0, exemptAmount: 0, vat: 0, rounding: 0, grandTotal: 0, isTaxInvoice };
  return {
    shippingCharge: rupeesFromPaisa(total.shipping.net),
    taxableAmount: rupeesFromPaisa(total.taxableAmount),
    exemptAmount: rupeesFromPaisa(total.exemptAmount) + rupeesFromPaisa(total.zeroRatedAmount),
    vat: rupeesFromPaisa(total.vat),
    rounding: rupeesFromPaisa(total.rounding),
    grandTotal: rupeesFromPaisa(total.grandTotal),
    isTaxInvoice,
  };
}

/** Whether anything is left of a bill to take. */
export function isAnythingLeft({ lines, shipping }: OpenAnswer): boolean {
  return shipping.netAmount > 0 || lines.some((line) => line.netAmount > 0);
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
