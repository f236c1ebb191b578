import { type DocumentKind, isDocumentKind, kindsWith } from '@bahi/domain/document-kinds';
import type { ReportPath } from '../all-reports/report-paths.ts';
import type { ReportFilterTexts } from './filter-texts.ts';
import type { AnyReportRow } from './report-columns.ts';

/**
 * Where the lines of an amount stand: the document that it is of, or a list that has them and nothing beside. Days are AD;
 * a day that is left out binds nothing.
 */
export type LinesAt =
  | { readonly at: 'document'; readonly kind: DocumentKind; readonly id: number }
  /** What was posted and is no such document: a receipt, a paper of the stock, an item's opening stock. */
  | { readonly at: 'source'; readonly kind: string; readonly id: number }
  /** A row that is no sum and leads nowhere. */
  | { readonly at: 'nowhere' }
  | { readonly at: 'report'; readonly path: ReportPath; readonly filter: ReportFilterTexts }
  /** What was between the business, or one outlet of it, and a customer, until the end of a day. */
  | {
      readonly at: 'statement';
      readonly customerId: number;
      readonly outletId?: number;
      readonly toDate?: string;
    }
  /** The same of a vendor. */
  | { readonly at: 'vendorStatement'; readonly vendorId: number; readonly outletId?: number; readonly toDate?: string }
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

/** The row is the document with this id, of the kind whose facts are these. */
export function documentLines(facts: Parameters<typeof kindsWith>[0], id: unknown): LinesAt {
  return linesOfKind(kindsWith(facts)[0], id);
}

/** The same of a kind that the row tells. */
export function linesOfKind(kind: unknown, id: unknown): LinesAt {
  if (typeof kind !== 'string' || !isDocumentKind(kind)) throw new Error(`no kind of document: ${String(kind)}`);
  return { at: 'document', kind, id: Number(id) };
}

/** What an entry of the books was posted for; what brings a balance forward was posted for nothing. */
export function sourceLines(kind: unknown, id: unknown): LinesAt {
  if (typeof kind !== 'string') return { at: 'nowhere' };
  return isDocumentKind(kind) ? linesOfKind(kind, id) : { at: 'source', kind, id: Number(id) };
}

/** What was sold, or where a row says so what was given back of it. */
export function saleLines({ isReturn }: AnyReportRow, id: unknown): LinesAt {
  return documentLines({ figure: 'sales', settledBy: isReturn === true ? 'PAID' : 'RECEIVED' }, id);
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

/** A customer's statement until the end of a day, of the outlet alone that was asked for. */
export function statementLines(customerId: unknown, { outletId, asAt }: ReportFilterTexts): LinesAt {
  return {
    at: 'statement',
    customerId: Number(customerId),
    ...(isEmpty(outletId) ? {} : { outletId: Number(outletId) }),
    ...(isEmpty(asAt) ? {} : { toDate: asAt }),
  };
}

function isEmpty(text: string | undefined): text is undefined | '' {
  return text === undefined || text === '';
}
