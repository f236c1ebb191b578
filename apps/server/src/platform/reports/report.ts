import type { Text } from '@bahi/contract/messages';
import type { BsCalendar } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { asPaisa, formatRupees, type Paisa } from '@bahi/domain/numbers/money';
import { asQuantity, formatQuantity, type Quantity } from '@bahi/domain/numbers/quantity';
import { word } from '@bahi/contract/paper/paper-words';

/** Rows of a report on paper at most; a longer one is a spreadsheet. */
export const mostReportPdfRows = 5000;

type Column<Kind extends string, Row, Value> = {
  readonly kind: Kind;
  /** The field's name: what the screen sorts by and what names its total. */
  readonly key: string;
  readonly title: Text;
  readonly value: (row: Row, language: Language) => Value | null;
  /** In characters of a spreadsheet column; on paper it weighs the column against the others. */
  readonly width?: number;
};

/**
 * A column by what it holds: money in paisa, quantities in ten-thousandths, counts as whole numbers. A date is a
 * CalendarDay where AD is shown, and the text `2083-08-04` where the BS date is shown as it was printed.
 */
export type ReportColumn<Row> =
  | Column<'text', Row, string>
  | Column<'money', Row, Paisa>
  | Column<'quantity', Row, Quantity>
  | Column<'count', Row, number>
  /** Hundredths of a per cent. */
  | Column<'percent', Row, number>
  | Column<'date', Row, CalendarDay | string>;

/** What some of the rows come to, below what all of them do. */
export type ReportSubtotal = { readonly name: Text; readonly totals: Readonly<Record<string, number>> };

export type ReportPeriod = {
  readonly fromDay: CalendarDay;
  readonly toDay: CalendarDay;
  /** `2083-08-01`, Latin digits. */
  readonly fromBs: string;
  readonly toBs: string;
};

export type ReportColumnKind = ReportColumn<never>['kind'];

/** One description of a report, which screen, spreadsheet and paper read alike. */
export type Report<Row> = {
  /** The file's name without its extension: `Sales Report`. */
  readonly name: string;
  readonly title: Text;
  readonly business: { readonly name: Text; readonly pan: string | null };
  readonly period: ReportPeriod | null;
  /** By it a BS date is provisional or not. */
  readonly calendar: BsCalendar;
  /** What the rows were chosen by besides the period: `Outlet` → `Butwal`. */
  readonly filters: readonly { readonly label: Text; readonly value: Text }[];
  /** Lines below those, as whoever asks worded them. */
  readonly notes?: readonly string[];
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[];
  /** Rows that are sums of others, which stand out among them. */
  readonly isSum?: (row: Row) => boolean;
  /** By column key, in the column's own unit; a column without one stays empty in the totals row. */
  readonly totals?: Readonly<Record<string, number>>;
  /** Below the totals, each with its name in the place of their word. */
  readonly subtotals?: readonly ReportSubtotal[];
  /** When it was made, as shown, Latin digits: `2083-08-04 14:32`. */
  readonly madeAt?: string;
  readonly madeBy?: string;
};

/** What a cell shows on screen and on paper, in the words and digits of the language; empty for null. */
export function reportCellText<Row>(column: ReportColumn<Row>, row: Row, language: Language): string {
  if (column.kind === 'text') return column.value(row, language) ?? '';
  if (column.kind === 'date') return dateText(column.value(row, language), language);
  const value = column.value(row, language);
  return value === null ? '' : numberText(column.kind, value, language);
}

/** A report whose rows are read while it is made. */
export type ReportHead<Row> = Omit<Report<Row>, 'rows'>;

/** The rows below the others: what all come to, and what those of each group do; each with what it is called. */
export function reportSums<Row>(
  { totals, subtotals = [] }: ReportHead<Row>,
  language: Language,
): { name: string; totals: Readonly<Record<string, number>> }[] {
  if (totals === undefined) return [];
  const groups = subtotals.map((group) => ({ name: group.name[language], totals: group.totals }));
  return [{ name: word('total', language), totals }, ...groups];
}

/** The total of a column in the same form; empty where there is none for it. */
export function reportTotalText<Row>(
  totals: Readonly<Record<string, number>>,
  column: ReportColumn<Row>,
  language: Language,
): string {
  const total = totals[column.key];
  return total === undefined ? '' : numberText(column.kind, total, language);
}

/** The lines under the title: the period in BS and AD, and what the rows were chosen by. */
export function reportHeading<Row>({ period, filters, notes = [] }: ReportHead<Row>, language: Language): string[] {
  const between = (from: string, to: string): string => word('period', language, { from, to });
  const periodLine =
    period === null
      ? []
      : [
          `${word('periodLabel', language)}: ${word('dateBs', language, { date: between(period.fromBs, period.toBs) })}` +
            ` (${word('dateAd', language, { date: between(formatAdDate(period.fromDay), formatAdDate(period.toDay)) })})`,
        ];
  const chosen = filters.map(({ label, value }) => `${label[language]}: ${value[language]}`);
  return [...periodLine, ...(chosen.length > 0 ? [chosen.join(' · ')] : []), ...notes];
}

/** `PAN 609812345`, or nothing. */
export function reportPanLine<Row>({ business }: ReportHead<Row>, language: Language): string {
  return business.pan === null ? '' : `${word('pan', language)}: ${inDigitsOf(business.pan, language)}`;
}

function dateText(date: CalendarDay | string | null, language: Language): string {
  if (date === null) return '';
  return inDigitsOf(typeof date === 'string' ? date : formatAdDate(date), language);
}

function numberText(kind: ReportColumnKind, value: number, language: Language): string {
  if (kind === 'money') return formatRupees(asPaisa(value), language);
  if (kind === 'quantity') return formatQuantity(asQuantity(value), language);
  if (kind === 'percent') return `${formatRupees(asPaisa(value), language)}%`;
  return formatNumber(value, language);
}
