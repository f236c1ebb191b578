import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import {
  addPaisa,
  formatRupees,
  negatePaisa,
  type Paisa,
  rupeesFromPaisa,
  subtractPaisa,
  sumPaisa,
  zeroPaisa,
} from '@bahi/domain/numbers/money';
import type { PaperDate, PaperText } from './paper-data.ts';
import { withVat } from './with-vat.ts';
import { goodsView, type Total } from './goods-view.ts';
import type { InvoicePaper } from './invoice-data.ts';
import { dateTexts, type Fact, footnoteOf, letterheadView, withdrawalFacts } from './letterhead-view.ts';
import { label, nameIn, otherNameIn, type PaperWord, word } from './paper-words.ts';
import { copyLabel, footFacts } from './printed-as.ts';
import { softBreaks } from './soft-breaks.ts';

/** An invoice in one language, every value as the text that is printed, but for the codes that are drawn of it. */
export type InvoiceTexts = ReturnType<typeof invoiceTexts>;

const paymentWords = {
  CASH: 'payByCash',
  ONLINE: 'payOnline',
  CHEQUE: 'payByCheque',
  CREDIT: 'payOnCredit',
  MIXED: 'payMixed',
} as const;

/** On a slip it is abbreviated where it may be; on A4 it is always the full one. */
export function invoiceTexts(paper: InvoicePaper, language: Language, size: 'A4' | 'SLIP' = 'A4') {
  const text = (value: string | null): string => softBreaks((value ?? '').trim());
  const isShort = size === 'SLIP' && paper.isAbbreviable;
  const goods = goodsView(isShort ? withVat(paper) : paper, language);
  return {
    language,
    title: label(isShort ? 'abbreviatedTaxInvoice' : paper.isTaxInvoice ? 'taxInvoice' : 'bill', language),
    copy: copyLabel(paper.copyNumber, language),
    isCopy: paper.copyNumber !== 0,
    cancelled: paper.cancellation === null ? null : label('cancelled', language),
    cancellation:
      paper.cancellation === null
        ? []
        : withdrawalFacts(paper.cancellation, ['cancelledOn', 'cancelReason', 'cancelledBy'], language),
    seller: letterheadView(paper.seller, paper.registerType, language),
    buyer: buyerFacts(paper, language),
    facts: invoiceFacts(paper, language),
    ...goods,
    totals: [...goods.totals, ...(isShort ? [withVatSaid(language)] : []), ...afterTotal(paper, language)],
    words: { label: label('inWords', language), value: amountInWords(paper.grandTotal, language) },
    remarks: paper.remarks ? { label: label('remarks', language), value: text(paper.remarks) } : null,
    terms: termsView(paper.terms, language),
    qrText: qrText(paper),
    signatures: [label('buyerSignature', language), label('sellerSignature', language)],
    foot: footFacts(paper, language),
    footnote: footnoteOf(datesOn(paper), language),
    thanks: word('thanks', language),
    number: paper.number,
    pageOf: word('pageOf', language),
  };
}

function datesOn({ issued, due, cancellation, abroad }: InvoicePaper): PaperDate[] {
  const declared = abroad?.declaration ? [abroad.declaration.date] : [];
  return [issued, due, ...(cancellation ? [cancellation.on] : []), ...declared];
}

/** Terms and conditions, numbered in the digits of the language. */
export function termsView(terms: readonly PaperText[], language: Language) {
  if (terms.length === 0) return null;
  return {
    label: label('terms', language),
    values: terms.map((term, position) => ({
      number: inDigitsOf(`${position + 1}.`, language),
      text: softBreaks(nameIn(term, language)),
    })),
  };
}

function withVatSaid(language: Language): Total {
  return { label: label('pricesWithVat', language), value: '', isGrand: false };
}

/** Below the total: what was handed over and given back, or what was owed and paid before it, and what is left to pay. */
function afterTotal({ receipt, before, grandTotal }: InvoicePaper, language: Language): Total[] {
  const row = (key: PaperWord, amount: Paisa): Total => ({
    label: label(key, language),
    value: formatRupees(amount, language),
    isGrand: false,
  });
  if (receipt !== null) {
    const { tendered, payments } = receipt;
    const received = sumPaisa(payments.map(({ amount }) => amount));
    const inCash = sumPaisa(payments.filter(({ mode }) => mode === 'CASH').map(({ amount }) => amount));
    const change = tendered === null ? zeroPaisa : subtractPaisa(tendered, inCash);
    const left = subtractPaisa(grandTotal, received);
    return [
      row('amountReceived', addPaisa(received, change)),
      ...(tendered === null ? [] : [row('givenBack', change)]),
      ...(left > 0 ? [row('leftToPay', left)] : []),
    ];
  }
  if (before === null) return [];
  const { owed, deposit } = before;
  const left = subtractPaisa(addPaisa(owed, grandTotal), deposit);
  if (deposit === 0) return [row('previousBalance', owed), row('balanceAfter', left)];
  return [
    ...(owed === 0 ? [] : [row('previousBalance', owed)]),
    { ...row('deposit', deposit), value: `− ${formatRupees(deposit, language)}` },
    left < 0 ? row('depositLeft', negatePaisa(left)) : row('leftToPay', left),
  ];
}

function buyerFacts(paper: InvoicePaper, language: Language): Fact[] {
  const { name, address, pan } = paper.buyer;
  return [
    {
      label: label('buyer', language),
      value: softBreaks(nameIn(name, language)),
      note: softBreaks(otherNameIn(name, language)),
    },
    { label: label('buyerAddress', language), value: softBreaks(nameIn(address, language)), note: '' },
    { label: label('buyerPan', language), value: inDigitsOf(pan ?? '', language), note: '' },
    { label: label('paymentMode', language), value: softBreaks(paidHow(paper, language)), note: '' },
    ...(paper.receipt === null
      ? []
      : [{ label: label('receiptNumber', language), value: paper.receipt.number, note: '' }]),
  ];
}

/** The mode of payment; of one that was paid in parts each with its amount, and what of it is on credit. */
function paidHow({ paymentMode, receipt, grandTotal }: InvoicePaper, language: Language): string {
  if (paymentMode !== 'MIXED' || receipt === null) return word(paymentWords[paymentMode], language);
  const left = subtractPaisa(grandTotal, sumPaisa(receipt.payments.map(({ amount }) => amount)));
  const parts = [...receipt.payments, ...(left > 0 ? [{ mode: 'CREDIT' as const, amount: left }] : [])];
  return parts
    .map(({ mode, amount }) => `${word(paymentWords[mode], language)} ${formatRupees(amount, language)}`)
    .join(' · ');
}

function invoiceFacts(paper: InvoicePaper, language: Language): Fact[] {
  const date = (of: PaperDate): Pick<Fact, 'value' | 'note'> => dateTexts(of, language);
  const outlet: Fact[] = paper.outletName
    ? [{ label: label('outlet', language), value: softBreaks(nameIn(paper.outletName, language)), note: '' }]
    : [];
  return [
    { label: label('invoiceNumber', language), value: paper.number, note: '' },
    { label: label('issuedDate', language), ...date(paper.issued) },
    { label: label('dueDate', language), ...date(paper.due) },
    { label: label('fiscalYear', language), value: inDigitsOf(paper.fiscalYear, language), note: '' },
    ...outlet,
    ...exportFacts(paper, language),
  ];
}

/** Where an export goes, and its declaration. */
function exportFacts({ abroad }: InvoicePaper, language: Language): Fact[] {
  if (abroad === null) return [];
  const { country, declaration } = abroad;
  const to: Fact = { label: label('exportTo', language), value: softBreaks(nameIn(country, language)), note: '' };
  if (declaration === null) return [to];
  const { value: on } = dateTexts(declaration.date, language);
  return [to, { label: label('declaration', language), value: softBreaks(declaration.number), note: on }];
}

/**
 * What the code on the bill holds, so that it can be checked without asking anybody: one `NAME:value` a line, Latin
 * digits. Read by machines, so it has no language and always the same lines.
 */
function qrText(paper: InvoicePaper): string {
  return [
    `PAN:${paper.seller.pan ?? ''}`,
    `NO:${paper.number}`,
    `DATE:${paper.issued.bs}`,
    `DATE_AD:${formatAdDate(paper.issued.day)}`,
    `BUYER_PAN:${paper.buyer.pan ?? ''}`,
    `TAXABLE:${rupeesFromPaisa(paper.taxable)}`,
    `VAT:${rupeesFromPaisa(sumPaisa(paper.vatByRate.map(({ vat }) => vat)))}`,
    `TOTAL:${rupeesFromPaisa(paper.grandTotal)}`,
  ].join('\n');
}
