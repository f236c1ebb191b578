import { download } from '../../download.ts';
import { fileType } from '../../enumeration.ts';
import { toldAlways } from '../../fields.ts';
import type { Text } from '../../messages.ts';
import type { ModuleCode } from '../../module-codes.ts';
import { page } from '../../paging.ts';
import { z } from '../../zod.ts';
import {
  type AnyReportRow,
  type AnyReportTotals,
  type ReportColumns,
  type RowOf,
  rowSchema,
  type TotalsOf,
  totalsSchema,
} from './report-columns.ts';
import { changesCall, hasSecondClock } from './second-clock.ts';
import type { Why } from './report-lines.ts';
import {
  checkPeriod,
  dayFields,
  filterFields,
  type FilterOf,
  periodFields,
  type ReportFilter,
  type ReportTime,
  type TimeOf,
} from './report-filter.ts';

/** Rows of a page of a report (specification, section 9). */
export const reportPageSize = 10;

/**
 * A report, declared once: what it is narrowed by, what its columns hold and which of them add up. Its calls, its page,
 * its spreadsheet, its paper and what a row leads to are made of this; a server adds the query.
 */
export type Report = {
  /** Names its calls: `salesReport.generate`, at `/business-sales-report/generate`. */
  readonly path: string;
  readonly module: ModuleCode;
  readonly title: Text;
  /** The name of the file, without its end. */
  readonly fileName: string;
  /** How many rows there are: `{count}` of what. */
  readonly counted: Text;
  readonly time: ReportTime;
  readonly filter: ReportFilter;
  readonly columns: ReportColumns;
  /** The column of ids that tells rows apart. */
  readonly key: string;
  /** The order while no other is asked for. */
  readonly usualSort: string;
  /** Its rows are documents, or lines of them, that an index has in the usual order: a page is read without the others. */
  readonly isByIndex?: true;
  /** The columns of its query by which its rows stand as `position`, where their usual order is that of no column. */
  readonly order?: readonly string[];
  /** It is read as a whole: its rows are few, and no page of them says anything alone. */
  readonly isWhole?: true;
  /** A register of the tax office: its head says of which fiscal year and of which months it is. */
  readonly isTaxRegister?: true;
  /** One of its own columns says whether a row is cancelled: its files have no further one for that. */
  readonly tellsCancelled?: true;
  /** A column of names by which the totals are told as well. */
  readonly groupedBy?: string;
  /** The column of the ids of those names, and the part of the filter that narrows the report to one of them. */
  readonly groupId?: string;
  /** Where the lines stand that a row's amounts are the sums of. */
  readonly why: Why;
  /** The same of columns that are of other lines than the rest of their row. */
  readonly whyOf?: Readonly<Record<string, Why>>;
};

type Paging = { pageNumber: number; pageSize: number; sort?: string | null | undefined };
/** What is asked of a report: its days, the outlet and the parts of its filter. */
export type AskedOf<R extends Report> = TimeOf<R['time']> & { outletId: number | null } & FilterOf<R['filter']>;
export type GenerateBody<R extends Report> = AskedOf<R> & Paging;
export type DownloadBody<R extends Report> = AskedOf<R> & {
  sort?: string | null | undefined;
  /** What has changed since the day on which it is known, and not the rows of then. */
  changes?: boolean | undefined;
  fileType: 'EXCEL' | 'PDF';
  language?: 'ne' | 'en' | undefined;
};
type Sent = Readonly<Record<string, string | number | boolean | null | undefined>>;
/** What a group's rows come to. */
export type ReportGroup<Totals> = {
  id: number | null;
  name: string;
  nameLocLang: string | null;
  count: number;
  totals: Totals;
};
export type ReportAnswer<R extends Report> = {
  rows: RowOf<R['columns']>[];
  recordsTotal: number;
  totals: TotalsOf<R['columns']>;
  groups: ReportGroup<TotalsOf<R['columns']>>[];
};
/** The answer of any report. */
export type AnyReportAnswer = {
  rows: AnyReportRow[];
  recordsTotal: number;
  totals: AnyReportTotals;
  groups: ReportGroup<AnyReportTotals>[];
};

/** Declares a report and keeps what it says word for word. */
export function report<const R extends Report>(declared: R): R {
  return declared;
}

/** The calls of a report, for its contract. */
export function reportCalls<R extends Report>(declared: R) {
  const { path, module } = declared;
  return {
    generate: {
      call: `POST /business-${path}/generate` as const,
      access: `${module}.report` as const,
      body: generateBody(declared),
      answer: answerSchema(declared),
      transaction: 'read' as const,
      toast: 'silent' as const,
    },
    download: {
      call: `POST /business-${path}/download` as const,
      access: `${module}.report` as const,
      body: downloadBody(declared),
      answer: download,
      transaction: 'own' as const,
      makesLongFile: true as const,
      toast: 'silent' as const,
    },
  };
}

/** The same of one that can also be asked for as it was known on a day: it tells what has changed since. */
export function reportCallsOfTwoClocks<R extends Report>(declared: R) {
  return { ...reportCalls(declared), changes: changesCall(declared, generateBody(declared)) };
}

const sort = z
  .string()
  .regex(/^-?[A-Za-z]+$/, 'common.sortUnknown')
  .nullish();

/** What is asked of a report, as the schemas of its calls check it. */
function askedFields({ time, filter }: Report): Record<string, z.ZodType> {
  const outletId = filterFields({ outletId: { kind: 'outlet', label: { en: '', ne: '' } } });
  return { ...(time === 'period' ? periodFields : dayFields), ...outletId, ...filterFields(filter) };
}

function withDays({ time }: Report, fields: Record<string, z.ZodType>): z.ZodType {
  const body = z.object(fields);
  return time === 'period' ? body.superRefine(checkPeriod, toldAlways) : body;
}

function generateBody<R extends Report>(declared: R): z.ZodType<GenerateBody<R>, Sent>;
function generateBody(declared: Report): z.ZodType {
  return withDays(declared, {
    ...askedFields(declared),
    pageNumber: z.int().min(0).max(1_000_000).default(0),
    pageSize: z.int().min(1).max(1000).default(reportPageSize),
    sort,
  });
}

function downloadBody<R extends Report>(declared: R): z.ZodType<DownloadBody<R>, Sent>;
function downloadBody(declared: Report): z.ZodType {
  const language = z.enum(['ne', 'en']).optional();
  const changes = hasSecondClock(declared) ? { changes: z.boolean().optional() } : {};
  return withDays(declared, { ...askedFields(declared), ...changes, sort, fileType, language });
}

function answerSchema<R extends Report>(declared: R): z.ZodType<ReportAnswer<R>>;
function answerSchema({ columns }: Report): z.ZodType {
  const totals = totalsSchema(columns);
  const group = z.object({
    id: z.int().nullable(),
    name: z.string(),
    nameLocLang: z.string().nullable(),
    count: z.int(),
    totals,
  });
  return page(rowSchema(columns), { totals, groups: z.array(group) });
}
