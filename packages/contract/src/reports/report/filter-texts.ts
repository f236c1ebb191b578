import { toLatin } from '@bahi/domain/numbers/digits';
import type { Report } from './report.ts';
import { reportColumns } from './report-columns.messages.ts';
import type { ReportFilterField } from './report-filter.ts';

/** A filter as it stands in an address: every part is a text, empty where nothing is chosen; days are AD. */
export type ReportFilterTexts = Readonly<Record<string, string>>;
/** The same as it is sent. */
export type SentFilter = Record<string, string | number | boolean | null | undefined>;

/** What every report can be narrowed to. */
export const outletField = { kind: 'outlet', label: reportColumns.texts.outlet } as const satisfies ReportFilterField;

/** The days that a report asks for, as its filter names them. */
export function dayNames({ time }: Pick<Report, 'time'>): readonly string[] {
  return time === 'period' ? ['fromDate', 'toDate'] : ['asAt'];
}

export function filterNames(report: Pick<Report, 'time' | 'filter'>): readonly string[] {
  return [...dayNames(report), 'outletId', ...Object.keys(report.filter)];
}

/** The filter of a form, of an address or of what was kept, as texts. */
export function filterOf(report: Report, valueOf: (name: string) => unknown): ReportFilterTexts {
  return Object.fromEntries(filterNames(report).map((name) => [name, textOf(valueOf(name))]));
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'true' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** What a kept filter is about on a day: `range` has the days of its period, AD, where it has one. */
export function filterMeant(
  report: Report,
  filter: ReportFilterTexts,
  range: { from: string; to: string } | null,
): ReportFilterTexts {
  const days: ReportFilterTexts =
    range === null ? {} : report.time === 'period' ? { fromDate: range.from, toDate: range.to } : { asAt: range.to };
  return filterOf(report, (name) => days[name] ?? filter[name]);
}

/** The filter as it is sent; numbers of documents may have been typed in either script. */
export function bodyOf(report: Report, filter: ReportFilterTexts): SentFilter {
  const { outletId } = filter;
  const days = dayNames(report).map((name) => [`${name}AD`, filter[name]]);
  const others = Object.entries(report.filter).map(([name, field]) => [
    field.kind === 'day' ? `${name}AD` : name,
    sentOf(field, filter[name] ?? ''),
  ]);
  return { ...Object.fromEntries([...days, ...others]), outletId };
}

function sentOf(field: ReportFilterField, text: string): string | boolean {
  if (field.kind === 'flag') return text === 'true';
  if (field.kind === 'account') return text === '' ? field.usual : text;
  if (field.kind === 'choice' && text === '') return field.usual ?? '';
  return field.kind === 'text' ? toLatin(text) : text;
}

/** Of a report's two views the one that its address opens. */
export const viewParameter = 'show';
export type ReportViewName = 'filter' | 'result';

/** A filter as it stands behind the `?` of the report's address. */
export function searchOf(filter: ReportFilterTexts, view: ReportViewName): string {
  const search = new URLSearchParams({ [viewParameter]: view });
  for (const [name, value] of Object.entries(filter)) if (value !== '') search.set(name, value);
  return search.toString();
}
