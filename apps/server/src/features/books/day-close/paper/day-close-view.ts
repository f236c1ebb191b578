import type { RegisterType } from '@bahi/contract/enumeration';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { asPaisa, formatRupees, negatePaisa, type Paisa } from '@bahi/domain/numbers/money';
import { noteAmount } from '@bahi/domain/posting/cash/day-close';
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
import type { Row } from '../../../../platform/database/table-types.ts';

/** What a close says in print. */
export type PrintedClose = {
  readonly seller: PaperSeller;
  readonly registerType: RegisterType;
  readonly dated: PaperDate;
  /** The day on which it was closed, and the time in Nepal, as `HH:MM`. */
  readonly closedOn: PaperDate;
  readonly closedAt: string;
  /** The how manyeth close of this box and day it is, those that were cancelled included. */
  readonly count: number;
  readonly outlet: PaperText;
  readonly box: PaperText;
  readonly takenTo: PaperText | null;
  readonly close: Row<'day_close'>;
  readonly notes: readonly { readonly rupees: number; readonly pieces: number }[];
  readonly withdrawal: PaperWithdrawal | null;
  readonly printedBy: string;
};

/** A close in one language, every value as the text that is printed: what the templates of A4 and of the roll read. */
export function dayCloseView(printed: PrintedClose, language: Language) {
  const { close, withdrawal } = printed;
  const fact = (key: PaperWord, value: string): Fact => ({
    label: label(key, language),
    value: softBreaks(value),
    note: '',
  });
  const optional = (key: PaperWord, value: string | null): Fact[] => (value ? [fact(key, value)] : []);
  return {
    language,
    title: label('dayClose', language),
    number: word('dateBs', language, { date: printed.dated.bs }),
    cancelled: withdrawal === null ? null : label('cancelled', language),
    seller: letterheadView(printed.seller, printed.registerType, language),
    facts: [
      { label: label('date', language), ...dateTexts(printed.dated, language) },
      fact('cashBox', nameIn(printed.box, language)),
      fact('outlet', nameIn(printed.outlet, language)),
      fact('closedBy', close.closed_by_name),
      fact('closedAt', momentText(printed, language)),
      ...optional('closedAgain', printed.count > 1 ? inDigitsOf(String(printed.count), language) : null),
      ...optional('handedTo', close.handed_to_name),
      ...optional('cashTakenTo', printed.takenTo === null ? null : nameIn(printed.takenTo, language)),
    ],
    columns: [
      { label: label('note', language), place: 'left', width: 'rest' },
      { label: label('pieces', language), place: 'right', width: 'auto' },
      { label: label('amount', language), place: 'right', width: 'auto' },
    ],
    lines: linesOf(printed, language).map((cells) => cells.map((cell) => softBreaks(cell))),
    totals: totalsOf(close, language),
    notes: [
      ...(withdrawal === null
        ? []
        : withdrawalFacts(withdrawal, ['cancelledOn', 'cancelReason', 'cancelledBy'], language)),
      ...optional('differenceReason', close.reason),
      ...optional('remarks', close.remarks),
    ],
    signatures: [label('handingSignature', language), label('receiverSignature', language)],
    isForPen: false,
    foot: [fact('printedBy', printed.printedBy)],
    footnote: footnoteOf([printed.dated, printed.closedOn], language),
    pageOf: word('pageOf', language),
  };
}

function momentText({ closedOn, closedAt }: PrintedClose, language: Language): string {
  return `${dateTexts(closedOn, language).value} ${inDigitsOf(closedAt, language)}`;
}

function linesOf({ notes, close }: PrintedClose, language: Language): string[][] {
  return [
    ...notes.map((note) => [
      word('rupeesAmount', language, { amount: formatNumber(note.rupees, language) }),
      inDigitsOf(String(note.pieces), language),
      formatRupees(noteAmount(note), language),
    ]),
    [word('coins', language), '', formatRupees(asPaisa(close.coins_paisa), language)],
  ];
}

type Total = { label: Label; value: string };

/** What was counted, how the books come to what they say, and what was done with it. */
function totalsOf(close: Row<'day_close'>, language: Language): Total[] {
  const total = (key: PaperWord, paisa: number): Total => ({
    label: label(key, language),
    value: formatRupees(asPaisa(paisa), language),
  });
  const unlessZero = (key: PaperWord, paisa: number): Total[] => (paisa === 0 ? [] : [total(key, paisa)]);
  return [
    total('countedCash', close.counted_paisa),
    total('cashOpening', close.opening_paisa),
    ...unlessZero('cashBetween', close.between_paisa),
    total('cashReceived', close.received_paisa),
    total('cashPaid', close.paid_paisa),
    total('cashExpected', close.expected_paisa),
    differenceOf(asPaisa(close.difference_paisa), total),
    ...unlessZero('cashTaken', close.taken_paisa),
    total('cashLeft', close.left_paisa),
  ];
}

function differenceOf(difference: Paisa, total: (key: PaperWord, paisa: number) => Total): Total {
  if (difference === 0) return total('difference', 0);
  return difference < 0 ? total('cashShort', negatePaisa(difference)) : total('cashOver', difference);
}
