import type { ListFileColumn } from '@bahi/contract/reports/list-file/list-file';
import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import type { BsCalendar } from '@bahi/domain/calendar/bs-calendar';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarDay, todayInKathmandu, timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { paisaFromRupees } from '@bahi/domain/numbers/money';
import { quantityFromNumber } from '@bahi/domain/numbers/quantity';
import { bothDates } from '../../../platform/core/days.ts';
import type { ReportColumn } from '../../../platform/reports/report.ts';

/**
 * A column of a list in the units of a file. A day is told in Bikram Sambat, as on the screen; a spreadsheet has it as a
 * date beside, which sorts and adds up.
 */
export function reportColumnsOf(
  { key, title, kind, value }: ListFileColumn,
  calendar: BsCalendar,
  isPaper: boolean,
): ReportColumn<unknown>[] {
  const numberOf: NumberReader = (row, language) => {
    const cell = value(row, language);
    return typeof cell === 'number' ? cell : null;
  };
  const dayOf = (row: unknown): CalendarDay | null => {
    const day = parseAdDate(String(value(row, 'en') ?? ''));
    return isDateProblem(day) ? null : day;
  };
  switch (kind) {
    case 'money':
      return [{ kind, key, title, value: (row, language) => mapped(numberOf(row, language), paisaFromRupees) }];
    case 'quantity':
      return [{ kind, key, title, value: (row, language) => mapped(numberOf(row, language), quantityFromNumber) }];
    case 'percent':
      return [{ kind, key, title, value: (row, language) => mapped(numberOf(row, language), paisaFromRupees) }];
    case 'count':
      return [{ kind, key, title, value: numberOf }];
    case 'day':
      return [
        { kind: 'date', key, title, value: (row) => mapped(dayOf(row), (day) => bothDates(day, calendar).bs) },
        ...(isPaper ? [] : [{ kind: 'date', key: `${key}AD`, title: inAd(title), value: dayOf } as const]),
      ];
    case 'moment':
      return [{ kind: 'date', key, title, value: (row) => mapped(textOf(value(row, 'en')), momentOf(calendar)) }];
    case 'text':
      return [{ kind, key, title, value: (row, language) => textOf(value(row, language)) }];
  }
}

type NumberReader = (row: unknown, language: 'ne' | 'en') => number | null;

function mapped<T, R>(value: T | null, change: (value: T) => R | null): R | null {
  return value === null ? null : change(value);
}

function textOf(cell: string | number | null): string | null {
  return cell === null ? null : String(cell);
}

function momentOf(calendar: BsCalendar): (at: string) => string {
  return (at) => {
    const moment = Date.parse(at);
    return `${bothDates(todayInKathmandu(moment), calendar).bs} ${timeInKathmandu(moment)}`;
  };
}

function inAd({ en, ne }: { en: string; ne: string }): { en: string; ne: string } {
  const { en: ad, ne: adNp } = reportColumns.texts.inAd;
  return { en: `${en} ${ad}`, ne: `${ne} ${adNp}` };
}
