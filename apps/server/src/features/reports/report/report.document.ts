import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import type { Report } from '@bahi/contract/reports/report/report';
import { type ShownColumn, shownColumns } from '@bahi/contract/reports/report/report-columns';
import type { Text } from '@bahi/contract/messages';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { Language } from '@bahi/domain/language';
import { asPaisa } from '@bahi/domain/numbers/money';
import { quantityFromNumber } from '@bahi/domain/numbers/quantity';
import { bothDates } from '../../../platform/core/days.ts';
import type { ReportColumn, ReportHead, ReportSubtotal } from '../../../platform/reports/report.ts';
import { readReportBusiness } from '../../platform/business/report-business.ts';
import type { Asked } from './report.asked.ts';
import { filterLines } from './report.filter-lines.ts';
import { type Group, isSeen, partOf, type StoredRow, type Sums } from './report.query.ts';

const texts = reportColumns.texts;

type AnyAsked = Asked<Report>;
/** What stands in a file beside its rows. */
export type Shown = { totals: Sums; groups: readonly Group[] };

/** A report as a file: the columns of the screen for who asks, and what they come to. */
export async function documentOf(
  report: Report,
  asked: AnyAsked,
  shown: Shown & { now: number },
): Promise<ReportHead<StoredRow>> {
  const { calendar, session, today } = asked;
  const sums = filled(report, shown.totals);
  return {
    name: report.fileName,
    title: report.title,
    business: await readReportBusiness(asked.db, session.businessId),
    period:
      report.time === 'day'
        ? null
        : {
            fromDay: asked.from,
            toDay: asked.to,
            fromBs: bothDates(asked.from, calendar).bs,
            toBs: bothDates(asked.to, calendar).bs,
          },
    filters: filterLines(report, asked),
    columns: columnsOf(report, asked),
    ...('isSum' in report.columns ? { isSum: (row: StoredRow) => row['isSum'] === true } : {}),
    ...(Object.keys(sums).length === 0 ? {} : { totals: sums }),
    subtotals: shown.groups.map((group): ReportSubtotal => ({
      name: { en: group.name, ne: group.nameLocLang ?? group.name },
      totals: filled(report, group),
    })),
    calendar,
    madeAt: `${bothDates(today, calendar).bs} ${timeInKathmandu(shown.now)}`,
    madeBy: session.fullName,
  };
}

/** Sums in the units of a file; what nobody is shown is left out. */
function filled({ columns }: Report, { values }: Sums): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, number][] => {
      if (value === null) return [];
      return [[key, columns[key]?.kind === 'quantity' ? (quantityFromNumber(value) ?? 0) : value]];
    }),
  );
}

function columnsOf(report: Report, asked: AnyAsked): ReportColumn<StoredRow>[] {
  const shown = shownColumns(report.columns).filter(([, column]) => isSeen(column, asked));
  const columns = shown.flatMap(([key, column]) => fileColumns(key, column));
  return 'isCancelled' in report.columns && report.tellsCancelled !== true ? [...columns, statusColumn] : columns;
}

const statusColumn: ReportColumn<StoredRow> = {
  kind: 'text',
  key: 'status',
  title: texts.status,
  value: (row, language) => (row['isCancelled'] === true ? texts.cancelled[language] : null),
};

function fileColumns(key: string, column: ShownColumn): ReportColumn<StoredRow>[] {
  const { title } = column;
  switch (column.kind) {
    case 'name':
      return [{ kind: 'text', key, title, value: (row, language) => nameOf(row, key, language) }];
    case 'date':
      return [
        { kind: 'date', key: `${key}BS`, title, value: (row) => textOf(row[`${key}BS`]) },
        ...(column.titleAD === undefined ? [] : [adColumn(key, column.titleAD)]),
      ];
    case 'word':
      return [{ kind: 'text', key, title, value: (row, language) => wordOf(column.words, row[key], language) }];
    case 'money':
    case 'due':
      return [{ kind: 'money', key, title, value: inForce((row) => asPaisa(Number(row[key])), key) }];
    case 'quantity':
      return [{ kind: 'quantity', key, title, value: inForce((row) => quantityFromNumber(Number(row[key])), key) }];
    case 'count':
      return [{ kind: 'count', key, title, value: inForce((row) => Number(row[key]), key) }];
    case 'percent':
      return [{ kind: 'percent', key, title, value: inForce((row) => partOf(column, row)) }];
    case 'text':
    case 'number':
    case 'phone':
      return [{ kind: 'text', key, title, value: (row) => textOf(row[key]) }];
  }
}

function adColumn(key: string, title: Text): ReportColumn<StoredRow> {
  return {
    kind: 'date',
    key,
    title,
    value: (row) => {
      const day = parseAdDate(String(row[key] ?? ''));
      return isDateProblem(day) ? null : day;
    },
  };
}

/** A cancelled row stands with its number and nothing else: whoever sums a column comes to its total. */
function inForce<Value>(read: (row: StoredRow) => Value, key?: string): (row: StoredRow) => Value | null {
  return (row) => (row['isCancelled'] === true || (key !== undefined && row[key] === null) ? null : read(row));
}

function nameOf(row: StoredRow, key: string, language: Language): string | null {
  return textOf((language === 'ne' ? row[`${key}LocLang`] : null) ?? row[key]);
}

function wordOf(words: Readonly<Record<string, Text>>, value: StoredRow[string] | undefined, language: Language) {
  return words[String(value)]?.[language] ?? null;
}

function textOf(value: StoredRow[string] | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
