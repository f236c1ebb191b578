import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { paidForWords } from '@bahi/contract/books/document-registry/document-registry';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { formatRupees, type Paisa, sumPaisa } from '@bahi/domain/numbers/money';
import type { PaperDate } from '@bahi/contract/paper/paper-data';
import {
  dateTexts,
  type Fact,
  footnoteOf,
  letterheadView,
  withdrawalFacts,
} from '@bahi/contract/paper/letterhead-view';
import { type Label, label, nameIn, otherNameIn, word } from '@bahi/contract/paper/paper-words';
import type { SettlementPaper, SettlementAllocation, SettlementPayment } from './settlement-data.ts';
import { softBreaks } from '@bahi/contract/paper/soft-breaks';

/** A settlement in one language, every value as the text that is printed: what the template and the HTML page read. */
export type SettlementView = ReturnType<typeof settlementView>;

const modeWords = {
  CASH: 'payByCash',
  ONLINE: 'payOnline',
  CHEQUE: 'payByCheque',
  ADVANCE: 'payFromAdvance',
  TDS: 'payByTds',
} as const;
const columns = ['serialNumber', 'paidFor', 'documentDate', 'documentTotal', 'paidOfIt'] as const;

export function settlementView(paper: SettlementPaper, language: Language) {
  const isReceived = paper.kind === 'RECEIVED';
  const text = (value: string): string => softBreaks(value.trim());
  return {
    language,
    title: label(isReceived ? 'receipt' : 'paymentVoucher', language),
    number: paper.number,
    deleted: paper.deletion === null ? null : label('deleted', language),
    seller: letterheadView(paper.seller, paper.registerType, language),
    party: partyFacts(paper, language),
    facts: settlementFacts(paper, language),
    amount: {
      label: label(isReceived ? 'amountReceived' : 'amountPaid', language),
      value: rupees(paper.total, language),
      parts: partsOf(paper, language),
    },
    words: {
      label: label('inWords', language),
      value: amountInWords(paper.total, language),
      other: amountInWords(paper.total, otherOf(language)),
    },
    modes: {
      label: label('paymentMode', language),
      values: paper.payments.map((one) => modeText(paper, one, language)),
    },
    columns: columns.map((key) => ({ key, label: label(key, language) })),
    lines: paper.allocations.map((allocation, position) => allocationView(allocation, position, language)),
    totals: totalsOf(paper, language),
    notes: [
      ...(paper.deletion === null
        ? []
        : withdrawalFacts(paper.deletion, ['deletedOn', 'deleteReason', 'deletedBy'], language)),
      ...(paper.remarks ? [note('remarks', text(paper.remarks), language)] : []),
    ],
    footnote: footnoteOf(datesOn(paper), language),
    signatures: [label('payerSignature', language), label('receiverSignature', language)],
    foot: [
      note(isReceived ? 'receivedBy' : 'paidBy', text(paper.receivedBy), language),
      note('printedBy', text(paper.printedBy), language),
      note('printedAt', inDigitsOf(paper.printedAt, language), language),
    ],
    pageOf: word('pageOf', language),
  };
}

type NoteWord = 'remarks' | 'receivedBy' | 'paidBy' | 'printedBy' | 'printedAt';

function note(key: NoteWord, value: string, language: Language): Fact {
  return { label: label(key, language), value, note: '' };
}

function otherOf(language: Language): Language {
  return language === 'ne' ? 'en' : 'ne';
}

function datesOn({ date, payments, allocations, deletion }: SettlementPaper): PaperDate[] {
  const dated = [...(payments.length > 1 ? payments : []), ...allocations].map((one) => one.date);
  const onCheques = payments.flatMap(({ cheque }) => (cheque ? [cheque.date] : []));
  return [date, ...dated, ...onCheques, ...(deletion === null ? [] : [deletion.on])];
}

function rupees(amount: Paisa, language: Language): string {
  return word('rupeesAmount', language, { amount: formatRupees(amount, language) });
}

/** What of the amount is tax that was held back, and so no money; nothing where none is. */
function partsOf({ payments }: SettlementPaper, language: Language): string[] {
  const held = sumPaisa(payments.filter((one) => one.mode === 'TDS').map((one) => one.amount));
  return held === 0 ? [] : [word('ofItTds', language, { amount: rupees(held, language) })];
}

/** `Cash`; where there were several payments each with its day and amount; of a cheque what stands on it. */
function modeText(paper: SettlementPaper, payment: SettlementPayment, language: Language): string {
  const own = [dateTexts(payment.date, language).value, rupees(payment.amount, language)];
  return [
    word(modeWords[payment.mode], language),
    ...(paper.payments.length === 1 ? [] : own),
    ...chequeTexts(payment, language),
  ].join(' · ');
}

/** Number, bank and day of a cheque as far as they are known, and its mark where it was not paid. */
function chequeTexts({ cheque, date }: SettlementPayment, language: Language): string[] {
  if (!cheque) return [];
  const { number, bank, fell } = cheque;
  return [
    ...(number === null ? [] : [`${word('chequeNumber', language)} ${number}`]),
    ...(bank === null ? [] : [softBreaks(bank)]),
    ...(cheque.date.day === date.day
      ? []
      : [`${word('chequeDate', language)} ${dateTexts(cheque.date, language).value}`]),
    ...(fell === null ? [] : [chequeScreenMessages.texts[fell][language]]),
  ];
}

function partyFacts({ kind, party }: SettlementPaper, language: Language): Fact[] {
  return [
    {
      label: label(kind === 'RECEIVED' ? 'receivedFrom' : 'paidTo', language),
      value: softBreaks(nameIn(party.name, language)),
      note: softBreaks(otherNameIn(party.name, language)),
    },
    { label: label('buyerAddress', language), value: softBreaks(nameIn(party.address, language)), note: '' },
    ...(party.pan === null || party.pan === ''
      ? []
      : [{ label: label('partyPan', language), value: inDigitsOf(party.pan, language), note: '' }]),
  ];
}

function settlementFacts(paper: SettlementPaper, language: Language): Fact[] {
  const number = label(paper.kind === 'RECEIVED' ? 'receiptNumber' : 'voucherNumber', language);
  return [
    { label: number, value: paper.number === '' ? '—' : paper.number, note: '' },
    { label: label('date', language), ...dateTexts(paper.date, language) },
    ...(paper.fiscalYear === ''
      ? []
      : [{ label: label('fiscalYear', language), value: inDigitsOf(paper.fiscalYear, language), note: '' }]),
    ...(paper.outletName === null
      ? []
      : [{ label: label('outlet', language), value: softBreaks(nameIn(paper.outletName, language)), note: '' }]),
  ];
}

type AllocationView = Readonly<Record<(typeof columns)[number], string>>;

function allocationView(allocation: SettlementAllocation, position: number, language: Language): AllocationView {
  return {
    serialNumber: inDigitsOf(String(position + 1), language),
    paidFor: softBreaks(documentWord(allocation, language), 30),
    documentDate: dateTexts(allocation.date, language).value,
    documentTotal: formatRupees(allocation.total, language),
    paidOfIt: formatRupees(allocation.amount, language),
  };
}

/** A bill's number stays in Latin digits, as it was issued; a heading as it was typed. */
function documentWord({ type, code }: SettlementAllocation, language: Language): string {
  return paidForWords[type][language].replace('{code}', () => code);
}

type Total = { readonly label: Label; readonly value: string; readonly isGrand: boolean };

function totalsOf({ isRefund, advance, total, payments }: SettlementPaper, language: Language): Total[] {
  const unpaid = sumPaisa(payments.filter(({ cheque }) => cheque?.fell).map(({ amount }) => amount));
  const fell = { label: label('chequesUnpaid', language), value: formatRupees(unpaid, language), isGrand: false };
  const key = isRefund ? 'advanceReturned' : 'keptAsAdvance';
  const kept = { label: label(key, language), value: formatRupees(advance, language), isGrand: false };
  return [
    ...(advance === 0 ? [] : [kept]),
    ...(unpaid === 0 ? [] : [fell]),
    { label: label('totalRupees', language), value: formatRupees(total, language), isGrand: true },
  ];
}
