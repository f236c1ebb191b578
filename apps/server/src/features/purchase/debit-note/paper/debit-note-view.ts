import type { RegisterType } from '@bahi/contract/enumeration';
import type { DebitCase } from '@bahi/domain/goods/debit-note';
import type { Language } from '@bahi/domain/language';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { dateTexts, type Fact, footnoteOf, letterheadView } from '@bahi/contract/paper/letterhead-view';
import type { PaperDate, PaperSeller, PaperText } from '@bahi/contract/paper/paper-data';
import { label, nameIn, otherNameIn, word } from '@bahi/contract/paper/paper-words';
import { softBreaks } from '@bahi/contract/paper/soft-breaks';
import type { GoodsPaper } from '@bahi/contract/paper/goods-paper';
import { goodsView } from '@bahi/contract/paper/goods-view';

/** Everything a debit note shows. Nothing on it is computed again when it is printed. */
export type DebitNotePaper = GoodsPaper & {
  readonly registerType: RegisterType;
  /** The business that gives back. */
  readonly seller: PaperSeller;
  readonly vendor: { readonly name: PaperText; readonly address: PaperText; readonly pan: string | null };
  readonly number: string;
  readonly fiscalYear: string;
  readonly issued: PaperDate;
  readonly case: DebitCase;
  /** The number on the vendor's own credit note. */
  readonly vendorNumber: string | null;
  readonly purchase: { readonly number: string; readonly billNumber: string | null; readonly issued: PaperDate };
  readonly outletName: PaperText | null;
  readonly enteredBy: string;
};

const caseWords = {
  RETURN: 'creditReturn',
  PRICE: 'creditPrice',
  DISCOUNT: 'debitDiscount',
} as const satisfies Record<DebitCase, string>;

/** A debit note in one language, as the template of the invoice reads it. */
export function debitNoteView(paper: DebitNotePaper, language: Language) {
  const text = (value: string | null): string => softBreaks((value ?? '').trim());
  return {
    language,
    title: label('debitNote', language),
    copy: null,
    isCopy: false,
    cancelled: null,
    cancellation: [],
    seller: letterheadView(paper.seller, paper.registerType, language),
    buyer: vendorFacts(paper, language),
    facts: debitFacts(paper, language),
    ...goodsView(paper, language),
    words: { label: label('inWords', language), value: amountInWords(paper.grandTotal, language) },
    remarks: paper.remarks ? { label: label('remarks', language), value: text(paper.remarks) } : null,
    terms: null,
    qr: null,
    link: null,
    signatures: [label('vendorSignature', language), label('issuerSignature', language)],
    foot: [{ label: label('enteredBy', language), value: text(paper.enteredBy), note: '' }] satisfies Fact[],
    footnote: footnoteOf([paper.issued, paper.purchase.issued], language),
    thanks: word('thanks', language),
    number: paper.number,
    pageOf: word('pageOf', language),
  };
}

function vendorFacts({ vendor: { name, address, pan }, case: debitCase }: DebitNotePaper, language: Language): Fact[] {
  return [
    {
      label: label('debitedTo', language),
      value: softBreaks(nameIn(name, language)),
      note: softBreaks(otherNameIn(name, language)),
    },
    { label: label('buyerAddress', language), value: softBreaks(nameIn(address, language)), note: '' },
    ...(pan === null ? [] : [{ label: label('partyPan', language), value: inDigitsOf(pan, language), note: '' }]),
    { label: label('creditCase', language), value: word(caseWords[debitCase], language), note: '' },
  ];
}

function debitFacts(paper: DebitNotePaper, language: Language): Fact[] {
  const fact = (name: Parameters<typeof label>[0], value: string | null): Fact[] =>
    value === null ? [] : [{ label: label(name, language), value: softBreaks(value), note: '' }];
  return [
    ...fact('debitNoteNumber', paper.number),
    { label: label('issuedDate', language), ...dateTexts(paper.issued, language) },
    ...fact('debitedBill', paper.purchase.number),
    ...fact('vendorBill', paper.purchase.billNumber),
    { label: label('creditedInvoiceDate', language), ...dateTexts(paper.purchase.issued, language) },
    ...fact('vendorCreditNote', paper.vendorNumber),
    ...fact('fiscalYear', inDigitsOf(paper.fiscalYear, language)),
    ...fact('outlet', paper.outletName === null ? null : nameIn(paper.outletName, language)),
  ];
}
