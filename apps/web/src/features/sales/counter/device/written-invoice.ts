import type { InvoicePaper } from '@bahi/contract/paper/invoice-data';
import type { PaperText } from '@bahi/contract/paper/paper-data';
import type { counterSlip } from '@bahi/contract/sales/sales-counter/counter-slip';
import type { z } from '@bahi/contract/zod';
import { type BsCalendar, bsFromDay, formatBsDate, isProvisional } from '@bahi/domain/calendar/bs-calendar';
import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import {
  type CounterPrinted,
  type CounterPrintedUnit,
  counterTextOf,
  counterTextVersion,
} from '@bahi/domain/counter/counter-text';
import { isAbbreviated } from '@bahi/domain/goods/abbreviated-invoice';
import type { InvoiceTotal } from '@bahi/domain/invoice-total';
import { addPaisa, type Paisa, parseRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
import { instantOf } from '../../../../platform/clock.ts';
import type { LineDraft } from '../../../stock/goods-lines/document-draft.ts';
import type { InvoiceOwn } from '../../invoice/invoice-kind.ts';
import { type Brand, paperLineOf } from './paper-line.ts';
import type { Place } from './store/issue.ts';

/** Who buys, as far as this device knows them. */
export type KnownBuyer = {
  name: string;
  nameNp: string | null;
  phoneNumber: string | null;
  vatPanNo: string | null;
  address: PaperText;
};

/** An invoice that is about to be issued: all of it, but its place in the series. */
export type ToWrite = {
  counterId: number;
  deviceId: string;
  lendId: number;
  issuedAt: number;
  user: { id: number; name: string };
  /** As the call that makes invoices takes it. */
  form: Readonly<Record<string, unknown>>;
  own: Pick<InvoiceOwn, 'paymentMode' | 'payments' | 'tenderedAmount'>;
  lines: readonly LineDraft[];
  total: InvoiceTotal;
  remarks: string;
  isTaxInvoice: boolean;
  buyer: KnownBuyer;
  /** By `itemLedgerDetailId`: what papers say of goods beside their names. */
  goods: ReadonlyMap<number, Brand>;
  slip: z.output<typeof counterSlip>;
  calendar: BsCalendar;
};

/** The text that is kept and sent, and what is printed: made together, so that they say the same. */
export function writtenInvoice(invoice: ToWrite, place: Place): { text: string; paper: InvoicePaper } {
  const paper = paperOf(invoice, place);
  const { counterId, deviceId, lendId, issuedAt, user, form } = invoice;
  const text = counterTextOf({
    v: counterTextVersion,
    counterId,
    deviceId,
    lendId,
    ...place,
    issuedAt: instantOf(issuedAt),
    userId: user.id,
    userName: user.name,
    form,
    printed: printedOf(invoice, paper),
  });
  return { text, paper };
}

function printedOf({ buyer, total, lines }: ToWrite, paper: InvoicePaper): CounterPrinted {
  return {
    customerName: buyer.name,
    customerNameNp: buyer.nameNp,
    customerPan: buyer.vatPanNo,
    customerPhone: buyer.phoneNumber,
    lines: paper.lines.map(({ number, particulars, unit, quantity, rate, discount, amount, vat }) => ({
      name: particulars.en,
      nameNp: particulars.ne,
      unit: unit.en === '' ? null : unit.en,
      writtenIn: unitOf(lines[number - 1]?.soldIn ?? null),
      quantity: numberFromQuantity(quantity),
      rate,
      discount,
      net: amount,
      vat,
    })),
    totals: { net: netOf(total), vat: total.vat, grandTotal: total.grandTotal },
  };
}

/** How it counts, told with the line: the books take it so, whatever it is by then. */
function unitOf(unit: LineDraft['soldIn']): CounterPrintedUnit | null {
  return unit === null ? null : { nameNp: unit.nameNp ?? unit.code, own: unit.own, per: unit.per };
}

/** All that is charged, without VAT. */
function netOf({ taxableAmount, exemptAmount, zeroRatedAmount }: InvoiceTotal): Paisa {
  return addPaisa(addPaisa(taxableAmount, exemptAmount), zeroRatedAmount);
}

function paperOf(invoice: ToWrite, place: Place): InvoicePaper {
  const { lines, total, slip, buyer, calendar, issuedAt, own, user, isTaxInvoice, remarks } = invoice;
  const day = todayInKathmandu(issuedAt);
  const bs = formatBsDate(bsFromDay(day, calendar));
  const dated = { day, bs, isProvisional: isProvisional(Number(bs.slice(0, 4)), calendar) };
  const { taxableAmount: taxable, exemptAmount: exempt, zeroRatedAmount: zeroRated } = total;
  return {
    isTaxInvoice,
    lines: lines.flatMap((line, position) => paperLineOf(line, total.lines[position], position, invoice.goods)),
    subTotal: total.subTotal,
    discount: total.documentDiscount,
    shipping: total.shipping,
    taxable,
    exempt,
    zeroRated,
    vatByRate: total.vatByRate.map(({ taxRateHundredths, vat }) => ({ taxRateHundredths, vat })),
    rounding: total.rounding,
    grandTotal: total.grandTotal,
    remarks: remarks.trim() === '' ? null : remarks,
    registerType: slip.registerType,
    isAbbreviable: isAbbreviated({
      isPermitted: slip.issuesAbbreviated,
      taxable,
      shipping: total.shipping,
      buyerPan: buyer.vatPanNo,
      isExport: false,
    }),
    copyNumber: 0,
    cancellation: null,
    seller: {
      name: slip.name,
      address: slip.address,
      pan: slip.pan,
      phone: slip.phone,
      look: { ...slipLook, footer: slip.footer },
    },
    buyer: { name: { en: buyer.name, ne: buyer.nameNp }, address: buyer.address, pan: buyer.vatPanNo },
    number: place.number,
    fiscalYear: place.fiscalYear,
    issued: dated,
    due: dated,
    paymentMode: own.paymentMode,
    receipt: receiptOf(own, total.grandTotal),
    before: null,
    abroad: null,
    // Its page is made once it is in the books.
    link: null,
    outletName: slip.outletName,
    terms: slip.terms,
    enteredBy: user.name,
    printedBy: user.name,
    printedAt: `${bs} ${timeInKathmandu(issuedAt)}`,
  };
}

/** A slip shows neither pictures nor colours. */
const slipLook = {
  layout: 'CLASSIC',
  colour: 'INDIGO',
  logoPlace: 'NONE',
  logoPng: null,
  signaturePng: null,
} as const;

/** What was paid; the number of its receipt is given in the books. */
function receiptOf(own: ToWrite['own'], grandTotal: Paisa): InvoicePaper['receipt'] {
  const { paymentMode, payments, tenderedAmount } = own;
  if (paymentMode === 'CREDIT') return null;
  const tendered = tenderedAmount.trim() === '' ? null : parseRupees(tenderedAmount);
  const parts =
    paymentMode === 'MIXED'
      ? payments.map(({ mode, amount }) => ({ mode, amount: parseRupees(amount) ?? zeroPaisa }))
      : [{ mode: paymentMode, amount: grandTotal }];
  return { number: '', payments: parts, tendered: paymentMode === 'CASH' || paymentMode === 'MIXED' ? tendered : null };
}
