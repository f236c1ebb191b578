import type { debitNoteForm } from '@bahi/contract/purchase/debit-note/debit-note-form';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isInFuture } from '@bahi/domain/calendar/document-days';
import { isReturn, partOfBill, partOfStock } from '@bahi/domain/goods/debit-note';
import type { NoteLine, NoteTotal } from '@bahi/domain/goods/note-total';
import { landedGoingBack } from '@bahi/domain/landed-cost';
import { addPaisa, asPaisa, type Paisa, subtractPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { type Quantity, subtractQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { DebitedLine } from '@bahi/domain/posting/debit-note';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readQuantity } from '../../books/ledger/balances.ts';
import { refuseIssuedBefore } from '../../books/ledger/issue-days.ts';
import { readSeller, type SellerAsPrinted } from '../../platform/business/seller.ts';
import { noteTotalOf, type NoteTexts } from '../../stock/goods-lines/notes/note-asked.ts';
import { lockNote, type NoteDraft } from '../../stock/goods-lines/notes/note-lock.ts';
import {
  type BoughtLine,
  countedAs,
  hasOwnUnit,
  placeOf,
  readReturnedPurchase,
  type ReturnedPurchase,
} from './debit-note.returnable.ts';

export type DebitNoteForm = z.output<typeof debitNoteForm>;

/** A line of a note: what was bought on it, and what of that goes back, in both units and from its account. */
export type PreparedLine = DebitedLine & {
  bought: BoughtLine;
  quantity: Quantity;
  stockQuantity: Quantity;
  inStockUnit: boolean;
};

/** A debit note as it is about to be written. */
export type PreparedDebitNote = {
  form: DebitNoteForm;
  purchase: ReturnedPurchase['purchase'];
  /** Who gives back, as it is called today. */
  seller: SellerAsPrinted;
  total: NoteTotal;
  /** One for each line of the total. */
  lines: readonly PreparedLine[];
  issuedOn: CalendarDay;
  /** Of the total: set against what the bill owes, and what is left of it. */
  onBill: Paisa;
  inAdvance: Paisa;
};

const noteTexts = {
  errors: {
    unknownLine: 'debitNote.unknownLine',
    lineTwice: 'debitNote.lineTwice',
    quantityAbove: 'debitNote.quantityAbove',
    // A vendor's bill has a line of its own for what was given along.
    freeAbove: 'debitNote.quantityAbove',
    amountAbove: 'debitNote.amountAbove',
    nothingTaken: 'debitNote.nothingDebited',
  },
  totalChanged: 'debitNote.totalChanged',
  lineField: 'purchaseLineId',
} as const satisfies NoteTexts;

/** Holds the purchase bill and the draft. Answers the draft. */
export function lockDocuments(context: Context, form: DebitNoteForm): Promise<NoteDraft | null> {
  const bill = { table: 'purchase', id: form.purchaseId, field: 'purchaseId' };
  const texts = { billUnknown: 'debitNote.purchaseUnknown', issued: 'debitNote.issuedImmutable' } as const;
  return lockNote(context, { kind: 'DEBIT_NOTE', bill, form }, texts);
}

/** Judges what a form says, and works out what it comes to. Fails at the fields that are wrong. */
export async function prepareDebitNote(context: Context, form: DebitNoteForm): Promise<PreparedDebitNote> {
  const issuedOn = readRequiredDay(
    context.calendar,
    { ad: form.issuedDateAD, bs: form.issuedDateBS },
    { ad: 'issuedDateAD', bs: 'issuedDateBS' },
  );
  if (isInFuture(issuedOn, context.today)) fail('goodsLines.issuedFuture', { field: 'issuedDateAD' });
  if (form.refundMode !== null && !context.can('payment.create'))
    fail('debitNote.refundForbidden', { field: 'refundMode' });
  const returned = await readReturnedPurchase(context, form.purchaseId, 'purchaseId');
  const { purchase } = returned;
  if (issuedOn < storedDay(purchase.dated_on)) fail('debitNote.beforePurchase', { field: 'issuedDateAD' });
  const note = {
    ...form,
    isByQuantity: isReturn(form.case),
    lines: form.lines.map((line) => ({ ...line, billLineId: line.purchaseLineId })),
  };
  const asked = new Set(form.lines.filter((line) => line.inStockUnit).map((line) => line.purchaseLineId));
  const inStockUnit = ({ row }: BoughtLine): boolean => asked.has(row.id) && hasOwnUnit(row);
  const bill = countedAs(returned, inStockUnit);
  const lineIds = returned.lines.map(({ row }) => row.id);
  const total = noteTotalOf(context, note, { bill, lineIds }, noteTexts);
  if (form.state === 'FINAL') {
    const hasVat = purchase.is_vat_set_off && total.vat > 0;
    await refuseIssuedBefore(context, { kind: 'DEBIT_NOTE', outletId: purchase.outlet_id, hasVat }, issuedOn);
  }
  const lines = total.lines.flatMap((line) => {
    const bought = returned.lines[line.position];
    if (bought === undefined) return [];
    const kind = { ...purchase, isByQuantity: note.isByQuantity, inStockUnit: inStockUnit(bought) };
    return [preparedLine(bought, line, kind)];
  });
  const due = asPaisa(purchase.total_paisa - purchase.paid_paisa);
  const onBill = due < total.grandTotal ? due : total.grandTotal;
  const inAdvance = subtractPaisa(total.grandTotal, onBill);
  const { printed: seller } = await readSeller(context, purchase.outlet_id);
  return { form, purchase, seller, total, lines, issuedOn, onBill, inAdvance };
}

/**
 * What goes back leaves at the original line's cost, with its part of the freight and of VAT that was not set off, and
 * with what it cost to bring it home. A price that goes down takes as much off the cost, and VAT that was a part of it.
 */
function preparedLine(
  bought: BoughtLine,
  { quantity, net, vat, cost }: NoteLine,
  {
    isByQuantity,
    inStockUnit,
    is_vat_set_off,
  }: { isByQuantity: boolean; inStockUnit: boolean; is_vat_set_off: boolean },
): PreparedLine {
  if (!isByQuantity) {
    const line = placeOf(bought, bought.stockLeft);
    // Net and VAT are rounded each, what they cost together: of the last part at most what is left of that.
    const off = asPaisa(Math.min(is_vat_set_off ? net : addPaisa(net, vat), bought.left.cost));
    const none = { quantity: zeroQuantity, stockQuantity: zeroQuantity, inStockUnit: false };
    return { bought, ...none, line, cost: off, landed: zeroPaisa };
  }
  const all = readQuantity(bought.row.stock_quantity);
  const whole = { quantity: readQuantity(bought.row.quantity), stock: all };
  const left = { quantity: bought.left.quantity, stock: bought.stockLeft };
  const counted = inStockUnit
    ? { quantity: partOfBill(whole, left, quantity), stockQuantity: quantity }
    : { quantity, stockQuantity: partOfStock(whole, left, quantity) };
  const { stockQuantity } = counted;
  const line = placeOf(bought, stockQuantity);
  const parts = { whole: all, returned: subtractQuantity(all, bought.stockLeft), quantity: stockQuantity };
  const landed = line.into === 'STOCK' ? landedGoingBack(bought.landed, parts) : zeroPaisa;
  return { bought, ...counted, inStockUnit, line, cost, landed };
}
