import { reportMessages } from '@bahi/contract/reports/report/report.messages';
import type { Report } from '@bahi/contract/reports/report/report';
import {
  dayFields,
  filterFields,
  periodFields,
  type ReportFilterField,
} from '@bahi/contract/reports/report/report-filter';
import { z } from '@bahi/contract/zod';
import { toLatin } from '@bahi/domain/numbers/digits';
import { registerTexts } from '../../../platform/i18n.ts';
import { outletField } from './filter-fields.ts';

registerTexts(reportMessages);

/** What the form holds: ids and days as they are sent, a tick as true. */
export type ReportValues = Record<string, string | number | boolean | null | undefined>;
/** A filter as it stands in the address: every part is a text, empty where nothing is chosen. */
export type ReportFilter = Readonly<Record<string, string>>;

/** The days that a report asks for, as the form names them. */
export function dayNames({ time }: Report): readonly string[] {
  return time === 'period' ? ['fromDate', 'toDate'] : ['asAt'];
}

export function filterNames(report: Report): readonly string[] {
  return [...dayNames(report), 'outletId', ...Object.keys(report.filter)];
}

/** The filter as the form holds it: the days are AD, and what is wrong with them is said where they are shown. */
export function reportFormOf(report: Report, todayAd: string): z.ZodType<unknown, ReportValues> {
  const { fromDate, toDate } = periodFields;
  const { outletId } = filterFields({ outletId: outletField });
  const days: Record<string, z.ZodType<unknown, ReportValues[string]>> = report.time === 'period'
    ? { fromDate, toDate }
    : { asAt: dayFields.asAt };
  return z.object({ ...days, outletId, ...filterFields(report.filter) }).superRefine((values, context) => {
    for (const [path, message] of wrongDays(report, values, todayAd))
      context.addIssue({ code: 'custom', path: [path], message });
  });
}

function wrongDays(report: Report, values: object, todayAd: string): [field: string, message: string][] {
  const days: Readonly<Record<string, unknown>> = { ...values };
  const missing = dayNames(report).flatMap((name): [string, string][] =>
    days[name] ? [] : [[name, 'common.isRequired']],
  );
  const { fromDate, toDate, asAt } = days;
  return [
    ...missing,
    ...(isAfter(fromDate, todayAd) ? [['fromDate', 'report.startFuture'] as const] : []),
    ...(isAfter(fromDate, toDate) ? [['toDate', 'common.endBeforeStart'] as const] : []),
    ...(isAfter(asAt, todayAd) ? [['asAt', 'common.dateFuture'] as const] : []),
  ].map(([field, message]) => [field, message]);
}

function isAfter(day: unknown, other: unknown): boolean {
  return typeof day === 'string' && typeof other === 'string' && day > other;
}

/** The filter of a form or of an address, as texts. */
export function filterOf(report: Report, valueOf: (name: string) => unknown): ReportFilter {
  return Object.fromEntries(filterNames(report).map((name) => [name, textOf(valueOf(name))]));
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'true' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A filter as the form shows it. */
export function valuesOf(report: Report, filter: ReportFilter): ReportValues {
  return Object.fromEntries(
    filterNames(report).map((name) => {
      const text = filter[name] ?? '';
      return [name, report.filter[name]?.kind === 'flag' ? text === 'true' : text];
    }),
  );
}

function sentOf(field: ReportFilterField, text: string): string | boolean {
  if (field.kind === 'flag') return text === 'true';
  if (field.kind === 'choice' && text === '') return field.usual ?? '';
  return field.kind === 'text' ? toLatin(text) : text;
}

/** The filter as it is sent; numbers of documents may have been typed in either script. */
export function bodyOf(report: Report, filter: ReportFilter): ReportValues {
  const { outletId } = filter;
  const days = dayNames(report).map((name) => [`${name}AD`, filter[name]]);
  const others = Object.entries(report.filter).map(([name, field]) => [
    field.kind === 'day' ? `${name}AD` : name,
    sentOf(field, filter[name] ?? ''),
  ]);
  return { ...Object.fromEntries([...days, ...others]), outletId };
}
