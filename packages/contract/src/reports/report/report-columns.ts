import type { Right } from '../../access.ts';
import type { Text } from '../../messages.ts';
import { z } from '../../zod.ts';

/** What goods cost, and what is left of a price above it, is for who may read what they were bought at. */
export const rightToCost = 'purchase.read' satisfies Right;

/** Who sees a column: people of the whole business, people of one outlet, or who may see what goods cost. */
type Viewers = 'business' | 'outlet' | 'cost';

type Shown = {
  readonly title: Text;
  /** The list may be in the order of it. */
  readonly sort?: true;
  /** It adds up, and its sum stands below it. */
  readonly total?: true;
  /** Some rows have none. */
  readonly mayBeNone?: true;
  /** What is left after a row: of two of them there is no difference. */
  readonly isRunning?: true;
  readonly only?: Viewers;
  /** It is there where a part of the filter has this value. */
  readonly at?: Readonly<Record<string, string>>;
  /** Its place on a phone's card; without one it is not there. */
  readonly card?: 'who' | 'amount' | 'status' | 'date' | 'more';
};

/**
 * A column of a report: how its value comes, is written on screen, in Excel and on paper, and whether it adds up.
 * A `name` comes with its Nepali one under `…LocLang`, a `date` with its BS day under `…BS`.
 */
export type ReportColumn =
  | (Shown & { readonly kind: 'text' | 'name' | 'number' | 'phone' | 'money' | 'quantity' | 'count' })
  /** What of it is still due: where a row is cancelled, that stands there instead. */
  | (Shown & { readonly kind: 'due' })
  /** `titleAD`: Excel and paper have the AD day in a column of its own; `withAD`: the screen beside it. */
  | (Shown & { readonly kind: 'date'; readonly titleAD?: Text; readonly withAD?: true })
  | (Shown & { readonly kind: 'word'; readonly words: Readonly<Record<string, Text>> })
  /** One column's part of another, also of their totals. */
  | (Shown & { readonly kind: 'percent'; readonly part: string; readonly whole: string })
  /** What rows carry and no column shows: what they lead to, and whether they count. */
  | { readonly kind: 'id' | 'flag' | 'key'; readonly mayBeNone?: true };

export type ShownColumn = Extract<ReportColumn, { title: Text }>;
export type ReportColumns = Readonly<Record<string, ReportColumn>>;
export type ReportCell = string | number | boolean | null;
/** A row of any report. */
export type AnyReportRow = Readonly<Record<string, ReportCell>>;
export type AnyReportTotals = Readonly<Record<string, number | null>>;

type ValueOf<C> = C extends { kind: 'flag' }
  ? boolean
  : C extends { kind: 'word'; words: infer W }
    ? Extract<keyof W, string>
    : C extends { kind: 'text' | 'name' | 'number' | 'phone' | 'date' | 'key' }
      ? string
      : number;
type NoneOf<C> = C extends { mayBeNone: true } | { only: 'cost' } | { kind: 'percent' } ? null : never;
type Flat<T> = { [K in keyof T]: T[K] };

export type RowOf<C extends ReportColumns> = Flat<
  { [K in keyof C]: ValueOf<C[K]> | NoneOf<C[K]> } & {
    [K in keyof C as C[K] extends { kind: 'name' } ? `${K & string}LocLang` : never]: string | null;
  } & { [K in keyof C as C[K] extends { kind: 'date' } ? `${K & string}BS` : never]: string | NoneOf<C[K]> }
>;
/** A total of what few may see is null for the others, and a part of nothing is null for all. */
export type TotalsOf<C extends ReportColumns> = Flat<{
  [K in keyof C as C[K] extends { total: true } ? K : never]: number | NoneOf<C[K]>;
}>;

/** The schema of a row. */
export function rowSchema<C extends ReportColumns>(columns: C): z.ZodType<RowOf<C>>;
export function rowSchema(columns: ReportColumns): z.ZodType {
  const shape: Record<string, z.ZodType> = {};
  for (const [key, column] of Object.entries(columns)) {
    const value = valueSchema(column);
    const mayBeNone = column.mayBeNone === true || column.kind === 'percent' || ('only' in column && isOfCost(column));
    shape[key] = mayBeNone ? value.nullable() : value;
    if (column.kind === 'name') shape[`${key}LocLang`] = z.string().nullable();
    if (column.kind === 'date') shape[`${key}BS`] = mayBeNone ? z.string().nullable() : z.string();
  }
  return z.object(shape);
}

/** The schema of the totals. */
export function totalsSchema<C extends ReportColumns>(columns: C): z.ZodType<TotalsOf<C>>;
export function totalsSchema(columns: ReportColumns): z.ZodType {
  const summed = shownColumns(columns).filter(([, { total }]) => total === true);
  const schemaOf = (column: ShownColumn): z.ZodType =>
    column.kind === 'percent' || isOfCost(column) ? z.number().nullable() : z.number();
  return z.object(Object.fromEntries(summed.map(([key, column]) => [key, schemaOf(column)])));
}

/** The columns that are shown, in their order. */
export function shownColumns(columns: ReportColumns): [key: string, column: ShownColumn][] {
  return Object.entries(columns).flatMap(([key, column]): [string, ShownColumn][] =>
    'title' in column ? [[key, column]] : [],
  );
}

/** Who looks at a report, and what they asked for. */
export type Viewer = {
  readonly isOfOutlet: boolean;
  readonly seesCost: boolean;
  readonly filter: Readonly<Record<string, unknown>>;
};

/** Whether a column is there for somebody: owners and internal users see the outlet, outlet users the business. */
export function isForViewer({ only, at = {} }: ShownColumn, viewer: Viewer): boolean {
  if (Object.entries(at).some(([name, value]) => viewer.filter[name] !== value)) return false;
  if (only === 'cost') return viewer.seesCost;
  if (only === undefined) return true;
  return (only === 'outlet') === viewer.isOfOutlet;
}

function isOfCost({ only }: { only?: Viewers }): boolean {
  return only === 'cost';
}

function valueSchema(column: ReportColumn): z.ZodType {
  if (column.kind === 'flag') return z.boolean();
  if (column.kind === 'word') return z.enum(Object.keys(column.words));
  if (column.kind === 'id' || column.kind === 'count') return z.int();
  return isFigure(column) ? z.number() : z.string();
}

/** Whether a column holds numbers, which stand at its end. */
export function isFigure({ kind }: ReportColumn): boolean {
  return ['money', 'due', 'quantity', 'count', 'percent'].includes(kind);
}
