import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { type Fact, dateTexts, footnoteOf, letterheadView } from '@bahi/contract/paper/letterhead-view';
import { label, nameIn, otherNameIn, word } from '@bahi/contract/paper/paper-words';
import { softBreaks } from '@bahi/contract/paper/soft-breaks';
import { goodsView } from '@bahi/contract/paper/goods-view';
import { termsView } from '@bahi/contract/paper/invoice-texts';
import { linkView } from '../../../../platform/paper/link-code.ts';
import type { QuotationPaper } from './quotation-data.ts';

/** A quotation in one language, every value as the text that is printed; what only bills have is not on it. */
export type QuotationView = ReturnType<typeof quotationView>;

export function quotationView(paper: QuotationPaper, language: Language) {
  const text = (value: string | null): string => softBreaks((value ?? '').trim());
  return {
    language,
    title: label('quotation', language),
    copy: null,
    isCopy: false,
    cancelled: null,
    cancellation: [],
    seller: letterheadView(paper.seller, paper.registerType, language),
    buyer: customerFacts(paper, language),
    facts: quotationFacts(paper, language),
    ...goodsView(paper, language),
    words: { label: label('inWords', language), value: amountInWords(paper.grandTotal, language) },
    remarks: paper.remarks ? { label: label('remarks', language), value: text(paper.remarks) } : null,
    terms: termsView(paper.terms, language),
    qr: null,
    link: linkView(paper.link, language),
    signatures: [label('sellerSignature', language)],
    foot: [{ label: label('enteredBy', language), value: text(paper.enteredBy), note: '' }] satisfies Fact[],
    footnote: footnoteOf([paper.quoted, paper.until], language),
    thanks: word('thanks', language),
    number: paper.number,
    pageOf: word('pageOf', language),
  };
}

function customerFacts({ customer: { name, address, pan } }: QuotationPaper, language: Language): Fact[] {
  return [
    {
      label: label('quotedTo', language),
      value: softBreaks(nameIn(name, language)),
      note: softBreaks(otherNameIn(name, language)),
    },
    { label: label('buyerAddress', language), value: softBreaks(nameIn(address, language)), note: '' },
    ...(pan === null ? [] : [{ label: label('partyPan', language), value: inDigitsOf(pan, language), note: '' }]),
  ];
}

function quotationFacts(paper: QuotationPaper, language: Language): Fact[] {
  return [
    { label: label('quotationNumber', language), value: paper.number, note: '' },
    { label: label('date', language), ...dateTexts(paper.quoted, language) },
    { label: label('validUntil', language), ...dateTexts(paper.until, language) },
    ...(paper.outletName === null
      ? []
      : [{ label: label('outlet', language), value: softBreaks(nameIn(paper.outletName, language)), note: '' }]),
  ];
}
