import { asCalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { withSide } from '../number-side.ts';
import { biff, recordsFrom, sharedTextsOf, textAt } from './biff-records.ts';
import { DamagedFile } from './compound-file.ts';

/** What all sheets of a workbook share, and where its sheets begin. */
export type BiffWorkbook = {
  readonly sheets: readonly BiffSheet[];
  readonly texts: readonly string[];
  /** A number as its style shows it: days as `2026-11-20`, with a side that only the style says. */
  readonly numberOf: (value: number, style: number) => number | string;
};

export type BiffSheet = { readonly at: number; readonly isShown: boolean };

const biff8 = 0x0600;
/** Formats of days that need not be written out; those of times alone stay numbers. */
const builtInDays = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);
/** From the first day that Excel counts to 1970-01-01, in both of its ways to count. */
const daysBefore1970 = { since1900: 25_569, since1904: 24_107 };
const leapDayThatNeverWas = 60;

/** The head of a workbook; null for one of before 1997, `password` where it cannot be read without one. */
export function openWorkbook(stream: Buffer): BiffWorkbook | 'password' | null {
  const formats = new Map<number, string>();
  const styles: number[] = [];
  const sheets: BiffSheet[] = [];
  const parts: Buffer[] = [];
  let [isBegun, isEnded, isSince1904, isInTexts] = [false, false, false, false];
  for (const { kind, data } of recordsFrom(stream, 0)) {
    if (!isBegun && (kind !== biff.begin || data.readUInt16LE(0) !== biff8)) return null;
    isBegun = true;
    isInTexts = kind === biff.sharedTexts || (isInTexts && kind === biff.goesOn);
    if (isInTexts) parts.push(data);
    if (kind === biff.password) return 'password';
    if (kind === biff.since1904) isSince1904 = data.readUInt16LE(0) === 1;
    if (kind === biff.format) formats.set(data.readUInt16LE(0), textAt(data, 2));
    if (kind === biff.style) styles.push(data.readUInt16LE(2));
    if (kind === biff.sheet && data.readUInt8(5) === 0)
      sheets.push({ at: data.readUInt32LE(0), isShown: (data.readUInt8(4) & 3) === 0 });
    isEnded = kind === biff.end;
    if (isEnded) break;
  }
  if (!isEnded) throw new DamagedFile('a workbook without an end');
  const daily = styles.map((format) => builtInDays.has(format) || isOfDays(formats.get(format) ?? ''));
  const before = isSince1904 ? daysBefore1970.since1904 : daysBefore1970.since1900;
  return {
    sheets,
    texts: sharedTextsOf(parts),
    numberOf: (value, style) =>
      daily[style] === true ? dayOf(value, before) : (withSide(value, formats.get(styles[style] ?? 0) ?? '') ?? value),
  };
}

/** Whether a format shows a day: its letters of year or day, other than in quotes, brackets and after signs. */
function isOfDays(format: string): boolean {
  const bare = format.replaceAll(/\\.|_.|\*.|"[^"]*"?|\[[^\]]*\]?/gu, '');
  return /[yd]/iu.test(bare) && !/^general$/iu.test(bare.trim());
}

function dayOf(value: number, before: number): number | string {
  // Excel counts a 29th of February 1900.
  const days =
    Math.floor(value) - before + (before === daysBefore1970.since1900 && value < leapDayThatNeverWas ? 1 : 0);
  const isDay = value >= 1 && value < 2_958_466;
  return isDay ? formatAdDate(asCalendarDay(days)) : value;
}
