import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { rupeesFromPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import type { RegisterType } from '@bahi/contract/enumeration';
import { dateTexts, type Fact, footnoteOf, letterheadView } from '@bahi/contract/paper/letterhead-view';
import type { PaperDate, PaperSeller, PaperText } from '@bahi/contract/paper/paper-data';
import { label, nameIn, otherNameIn, word } from '@bahi/contract/paper/paper-words';
import { qrSvg } from '../../../../platform/paper/qr.ts';
import { softBreaks } from '@bahi/contract/paper/soft-breaks';
import type { CreditCase } from '@bahi/domain/goods/credit-note';
import type { GoodsPaper } from '@bahi/contract/paper/goods-paper';
import { goodsView } from '@bahi/contract/paper/goods-view';
import type { CopyNumber } from '@bahi/contract/paper/invoice-data';
import { copyLabel, footFacts } from '@bahi/contract/paper/printed-as';
import { linkView } from '../../../../platform/paper/link-code.ts';

/** Everything a credit note shows. Nothing on it is computed again when it is printed. */
export type CreditNotePaper = GoodsPaper & {
  readonly registerType: RegisterType;
  readonly copyNumber: CopyNumber;
  readonly seller: PaperSeller;
  readonly buyer: { readonly name: PaperText; readonly address: PaperText; readonly pan: string | null };
  readonly number: string;
  readonly fiscalYear: string;
  readonly issued: PaperDate;
  readonly case: CreditCase;
  readonly invoice: { readonly number: string; readonly issued: PaperDate };
  /** Where anybody checks it; null while it has no link, and where the server was not told its own address. */
  readonly link: string | null;
  readonly outletName: PaperText | null;
  readonly enteredBy: string;
  readonly printedBy: string;
  readonly printedAt: string;
};

const caseWords = {
  RETURN: 'creditReturn',
  PRICE: 'creditPrice',
  MISTAKE: 'creditMistake',
  DISCOUNT: 'creditDiscount',
} as const satisfies Record<CreditCase, string>;

/** A credit note in one language, as the template of the invoice reads it. */
export function creditNoteView(paper: CreditNotePaper, language: Language) {
  const text = (value: string | null): string => softBreaks((value ?? '').trim());
  return {
    language,
    title: label('creditNote', language),
    copy: copyLabel(paper.copyNumber, language),
    isCopy: paper.copyNumber !== 0,
    cancelled: null,
    cancellation: [],
    seller: letterheadView(paper.seller, paper.registerType, language),
    buyer: buyerFacts(paper, language),
    facts: creditFacts(paper, language),
    ...goodsView(paper, language),
    words: { label: label('inWords', language), value: amountInWords(paper.grandTotal, language) },
    remarks: paper.remarks ? { label: label('remarks', language), value: text(paper.remarks) } : null,
    terms: null,
    qr: qrSvg(qrText(paper)),
    link: linkView(paper.link, language),
    signatures: [label('buyerSignature', language), label('sellerSignature', language)],
    foot: footFacts(paper, language),
    footnote: footnoteOf([paper.issued, paper.invoice.issued], language),
    thanks: word('thanks', language),
    number: paper.number,
    pageOf: word('pageOf', language),
  };
}

function buyerFacts({ buyer, case: creditCase }: CreditNotePaper, language: Language): Fact[] {
  return [
    {
      label: label('buyer', language),
      value: softBreaks(nameIn(buyer.name, language)),
      note: softBreaks(otherNameIn(buyer.name, language)),
    },
    { label: label('buyerAddress', language), value: softBreaks(nameIn(buyer.address, language)), note: '' },
    { label: label('buyerPan', language), value: inDigitsOf(buyer.pan ?? '', language), note: '' },
    { label: label('creditCase', language), value: word(caseWords[creditCase], language), note: '' },
  ];
}

function creditFacts(paper: CreditNotePaper, language: Language): Fact[] {
  const outlet: Fact[] = paper.outletName
    ? [{ label: label('outlet', language), value: softBreaks(nameIn(paper.outletName, language)), note: '' }]
    : [];
  return [
    { label: label('creditNoteNumber', language), value: paper.number, note: '' },
    { label: label('issuedDate', language), ...dateTexts(paper.issued, language) },
    { label: label('creditedInvoice', language), value: paper.invoice.number, note: '' },
    { label: label('creditedInvoiceDate', language), ...dateTexts(paper.invoice.issued, language) },
    { label: label('fiscalYear', language), value: inDigitsOf(paper.fiscalYear, language), note: '' },
    ...outlet,
  ];
}

/** As the code on the invoice, with what it credits: one `NAME:value` a line, Latin digits. */
function qrText(paper: CreditNotePaper): string {
  return [
    `PAN:${paper.seller.pan ?? ''}`,
    `NO:${paper.number}`,
    `DATE:${paper.issued.bs}`,
    `DATE_AD:${formatAdDate(paper.issued.day)}`,
    `CREDIT_OF:${paper.invoice.number}`,
    `BUYER_PAN:${paper.buyer.pan ?? ''}`,
    `TAXABLE:${rupeesFromPaisa(paper.taxable)}`,
    `VAT:${rupeesFromPaisa(sumPaisa(paper.vatByRate.map(({ vat }) => vat)))}`,
    `TOTAL:${rupeesFromPaisa(paper.grandTotal)}`,
  ].join('\n');
}
