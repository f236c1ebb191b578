import type { DocumentKind } from '@bahi/domain/document-kinds';
import type { ReportPath } from '../all-reports/report-paths.ts';
import type { ReportFilterTexts } from './filter-texts.ts';
import type { AnyReportRow } from './report-columns.ts';

/**
 * Where the lines of an amount stand: the document that it is of, or a list that has them and nothing beside. Days are AD;
 * a day that is left out binds nothing.
 */
export type LinesAt =
  | { readonly at: 'document'; readonly kind: DocumentKind; readonly id: number }
  | { readonly at: 'report'; readonly path: ReportPath; readonly filter: ReportFilterTexts }
  /** What was between the business and a customer, until the end of a day. */
  | { readonly at: 'statement'; readonly customerId: number; readonly toDate?: string }
  /** What moved goods at an outlet, or at all of them. */
  | {
      readonly at: 'stockCard';
      readonly variantId: number;
      readonly outletId?: number;
      readonly fromDate?: string;
      readonly toDate?: string;
    };

/** Where the lines of a row, or of one column of it, stand, by what was asked of the report and, AD, the day of today. */
export type Why = (row: AnyReportRow, asked: ReportFilterTexts, today: string) => LinesAt;

/** The row is this document. */
export function documentLines(kind: DocumentKind, id: unknown): LinesAt {
  return { at: 'document', kind, id: Number(id) };
}

/** Another report, narrowed to those lines; parts that are empty narrow nothing. */
export function reportLines(path: ReportPath, filter: Readonly<Record<string, string | number | undefined>>): LinesAt {
  const texts = Object.entries(filter).map(([name, value]) => [name, value === undefined ? '' : String(value)]);
  return { at: 'report', path, filter: Object.fromEntries(texts) };
}

/** The parts of a filter that two reports share. */
export function sharedFilter(asked: ReportFilterTexts, ...names: readonly string[]): ReportFilterTexts {
  return Object.fromEntries(names.map((name) => [name, asked[name] ?? '']));
}
