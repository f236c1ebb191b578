import type { Text } from '@bahi/contract/messages';
import type { CalendarDay } from '@bahi/domain/calendar-day';
import type { Language } from '@bahi/domain/language';
import type { Paisa } from '@bahi/domain/money';
import type { Quantity } from '@bahi/domain/quantity';

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
  | Column<'date', Row, CalendarDay | string>;

export type ReportPeriod = {
  readonly fromDay: CalendarDay;
  readonly toDay: CalendarDay;
  /** `2083-08-01`, Latin digits. */
  readonly fromBs: string;
  readonly toBs: string;
};

/** One description of a report, which screen, spreadsheet and paper read alike. */
export type Report<Row> = {
  /** The file's name without its extension: `Sales Report`. */
  readonly name: string;
  readonly title: Text;
  readonly business: { readonly name: Text; readonly pan: string | null };
  readonly period: ReportPeriod | null;
  /** What the rows were chosen by besides the period: `Outlet` → `Butwal`. */
  readonly filters: readonly { readonly label: Text; readonly value: Text }[];
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[];
  /** By column key, in the column's own unit; a column without one stays empty in the totals row. */
  readonly totals?: Readonly<Record<string, number>>;
  /** When it was made, as shown, Latin digits: `2083-08-04 14:32`. */
  readonly madeAt?: string;
  readonly madeBy?: string;
};
