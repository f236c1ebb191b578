import type { RegisterType } from '@bahi/contract/enumeration';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import type { PaperDate, PaperSeller, PaperText, PaperWithdrawal } from '@bahi/contract/paper/paper-data';
import {
  dateTexts,
  type Fact,
  footnoteOf,
  letterheadView,
  withdrawalFacts,
} from '@bahi/contract/paper/letterhead-view';
import { type Label, label, nameIn, type PaperWord, word } from '@bahi/contract/paper/paper-words';
import { softBreaks } from '@bahi/contract/paper/soft-breaks';

/** What the head of every paper that moves stock says in print. */
export type PrintedHead = {
  readonly seller: PaperSeller;
  readonly registerType: RegisterType;
  /** Empty for a draft. */
  readonly number: string;
  readonly dated: PaperDate;
  readonly outlet: PaperText;
  readonly remarks: string | null;
  readonly withdrawal: PaperWithdrawal | null;
  readonly enteredBy: string;
  readonly printedBy: string;
};

/** A column of its table: `rest` takes the room that is left, `pen` has room to write in. */
export type PaperColumn = {
  readonly label: Label;
  readonly place: 'left' | 'right' | 'center';
  readonly width: 'auto' | 'rest' | 'pen';
};

/** What differs between the papers. */
export type PaperBody = {
  readonly title: PaperWord;
  readonly numberLabel: PaperWord;
  readonly facts: readonly Fact[];
  readonly columns: readonly PaperColumn[];
  readonly lines: readonly (readonly string[])[];
  readonly totals: readonly { readonly label: Label; readonly value: string }[];
  readonly signatures: readonly PaperWord[];
  readonly isForPen: boolean;
};

/** A paper in one language, every value as the text that is printed: what the template reads. */
export function stockPaperView(head: PrintedHead, body: PaperBody, language: Language) {
  const fact = (key: PaperWord, value: string): Fact => ({
    label: label(key, language),
    value: softBreaks(value),
    note: '',
  });
  return {
    language,
    title: label(body.title, language),
    number: head.number,
    cancelled: head.withdrawal === null ? null : label('cancelled', language),
    seller: letterheadView(head.seller, head.registerType, language),
    facts: [
      fact(body.numberLabel, head.number === '' ? '—' : head.number),
      { label: label('date', language), ...dateTexts(head.dated, language) },
      fact('outlet', nameIn(head.outlet, language)),
      ...body.facts,
    ],
    columns: body.columns,
    lines: body.lines.map((cells) => cells.map((cell) => softBreaks(cell))),
    totals: body.totals,
    notes: [
      ...(head.withdrawal === null
        ? []
        : withdrawalFacts(head.withdrawal, ['cancelledOn', 'cancelReason', 'cancelledBy'], language)),
      ...(head.remarks ? [fact('remarks', head.remarks)] : []),
    ],
    signatures: body.signatures.map((key) => label(key, language)),
    isForPen: body.isForPen,
    foot: [fact('enteredBy', head.enteredBy), fact('printedBy', head.printedBy)],
    footnote: footnoteOf([head.dated], language),
    pageOf: word('pageOf', language),
  };
}

/** A count of lines as it is printed before them. */
export function lineNumber(position: number, language: Language): string {
  return inDigitsOf(String(position + 1), language);
}
