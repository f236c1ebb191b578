import type { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import type { dayCloseForm } from '@bahi/contract/books/day-close/day-close-form';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import { toLatin } from '@bahi/domain/numbers/digits';
import { type Paisa, parseRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { countedCash, denominations } from '@bahi/domain/posting/cash/day-close';
import type { AppForm } from '../../../platform/use-app-form.ts';

export type DayClose = Answer<(typeof dayCloseContract)['list']>['rows'][number];
export type DayCloseDetail = Answer<(typeof dayCloseContract)['get']>;
export type CashOfDay = Answer<(typeof dayCloseContract)['cash']>;
export type CloseChoices = Answer<(typeof dayCloseContract)['choices']>;
export type DayCloseValues = z.input<typeof dayCloseForm>;
export type DayCloseForm = AppForm<DayCloseValues>;

type Head = Pick<DayCloseValues, 'moneyAccountId' | 'outletId' | 'dateAD'>;

/** A close with nothing counted yet. */
export function newClose(given: Head): DayCloseValues {
  return {
    ...given,
    expectedAmount: '',
    notes: denominations.map((rupees) => ({ rupees, pieces: '' })),
    otherAmount: '',
    reason: '',
    handedToUserId: '',
    handedToName: '',
    takenToId: '',
    leftAmount: '',
    remarks: '',
  };
}

/** Whether two closes are of one box, outlet and day. */
export function isSameClose(one: Head, other: Head): boolean {
  return (
    String(one.moneyAccountId) === String(other.moneyAccountId) &&
    String(one.outletId) === String(other.outletId) &&
    one.dateAD === other.dateAD
  );
}

/** What a new form begins with: the box that is asked for, else the usual one, into which the counter's cash goes. */
export function firstBox(
  boxes: CloseChoices['boxes'],
  { askedId, outletId }: { askedId: number; outletId: number | null },
): CloseChoices['boxes'][number] | undefined {
  return (
    boxes.find(({ id }) => id === askedId) ??
    boxes.find(({ code }) => code === 'CASH') ??
    boxes.find((box) => box.outletId !== null && box.outletId === outletId) ??
    boxes[0]
  );
}

type Typed = Pick<DayCloseValues, 'notes' | 'otherAmount'>;

/** What was typed comes to; null while nothing is. What cannot be read counts as none, and is told at its field. */
export function typedCash({ notes, otherAmount }: Typed): Paisa | null {
  const pieces = notes.map((note) => ({ rupees: note.rupees, pieces: typedPieces(note.pieces) }));
  const other = textOf(otherAmount);
  if (other === '' && notes.every((note) => textOf(note.pieces) === '')) return null;
  return countedCash(pieces, parseRupees(other) ?? zeroPaisa);
}

/** So many pieces of a note as were typed, in digits of either script. */
export function typedPieces(typed: unknown): number {
  const text = toLatin(textOf(typed)).replaceAll(',', '');
  return /^\d{1,7}$/.test(text) ? Number(text) : 0;
}

function textOf(typed: unknown): string {
  return typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim() : '';
}
