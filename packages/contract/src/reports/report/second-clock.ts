import { page } from '../../paging.ts';
import { z } from '../../zod.ts';
import type { GenerateBody, Report } from './report.ts';
import { reportColumns } from './report-columns.messages.ts';
import {
  type AnyReportRow,
  type AnyReportTotals,
  type RowOf,
  rowSchema,
  type TotalsOf,
  totalsSchema,
} from './report-columns.ts';
import type { ReportFilter } from './report-filter.ts';

const { knownOn, ADDED, CHANGED, CANCELLED, GONE } = reportColumns.texts;

/**
 * The second clock of a report, a part of its filter: a day at whose end the books said what is asked for. Whatever was
 * written, cancelled or paid later is taken back; names are those of now.
 */
export const secondClock = { knownOn: { kind: 'day', label: knownOn, isPast: true } } as const satisfies ReportFilter;

/** What became of a row since that day: it came, says something else, was cancelled, or is no longer there. */
export const changeWords = { ADDED, CHANGED, CANCELLED, GONE } as const;
export type ReportChangeKind = keyof typeof changeWords;
export const changeKinds = ['ADDED', 'CHANGED', 'CANCELLED', 'GONE'] as const satisfies ReportChangeKind[];

/** A row that is another than it was: then, now, and its figures now less those of then. */
export type AnyReportChange = {
  change: ReportChangeKind;
  before: AnyReportRow | null;
  after: AnyReportRow | null;
  difference: AnyReportRow;
};
/** What the rows came to then, what they come to now, and what the changes between come to. */
type Sums<Totals> = { before: Totals; changes: Totals; after: Totals };
export type AnyChangesAnswer = { rows: AnyReportChange[]; recordsTotal: number; totals: Sums<AnyReportTotals> };
export type ChangesAnswer<R extends Report> = {
  rows: {
    change: ReportChangeKind;
    before: RowOf<R['columns']> | null;
    after: RowOf<R['columns']> | null;
    difference: RowOf<R['columns']>;
  }[];
  recordsTotal: number;
  totals: Sums<TotalsOf<R['columns']>>;
};

/** Whether a report can be asked for as it was known on a day. */
export function hasSecondClock({ filter }: Pick<Report, 'filter'>): boolean {
  return 'knownOn' in filter;
}

/** Whether a filter asks for what was known on a day. */
export function asksForThen(filter: Readonly<Record<string, string>>): boolean {
  return (filter['knownOn'] ?? '') !== '';
}

/** A body that is made for the call of a report's rows. */
type BodyOf<R extends Report> = z.ZodType<
  GenerateBody<R>,
  Readonly<Record<string, string | number | boolean | null | undefined>>
>;

/** The call that tells what has changed in a report since the day on which it was known as it is asked for. */
export function changesCall<R extends Report>(declared: R, body: BodyOf<R>) {
  const { path, module } = declared;
  return {
    call: `POST /business-${path}/changes` as const,
    access: `${module}.report` as const,
    body,
    answer: changesSchema(declared),
    transaction: 'read' as const,
    toast: 'silent' as const,
  };
}

function changesSchema<R extends Report>(declared: R): z.ZodType<ChangesAnswer<R>>;
function changesSchema({ columns }: Report): z.ZodType {
  const row = rowSchema(columns);
  const totals = totalsSchema(columns);
  const change = z.object({
    change: z.enum(changeKinds),
    before: row.nullable(),
    after: row.nullable(),
    difference: row,
  });
  return page(change, { totals: z.object({ before: totals, changes: totals, after: totals }) });
}
