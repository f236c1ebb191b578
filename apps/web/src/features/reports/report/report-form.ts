import { reportMessages } from '@bahi/contract/reports/report/report.messages';
import type { Report } from '@bahi/contract/reports/report/report';
import { dayFields, filterFields, periodFields } from '@bahi/contract/reports/report/report-filter';
import {
  dayNames,
  filterNames,
  outletField,
  type ReportFilterTexts,
  type SentFilter,
} from '@bahi/contract/reports/report/filter-texts';
import { z } from '@bahi/contract/zod';
import { registerTexts } from '../../../platform/i18n.ts';

registerTexts(reportMessages);

/** What the form holds: ids and days as they are sent, a tick as true. */
export type ReportValues = SentFilter;

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
  const { fromDate, toDate, asAt, knownOn } = days;
  return [
    ...missing,
    ...(isAfter(fromDate, todayAd) ? [['fromDate', 'report.startFuture'] as const] : []),
    ...(isAfter(fromDate, toDate) ? [['toDate', 'common.endBeforeStart'] as const] : []),
    ...(isAfter(asAt, todayAd) ? [['asAt', 'common.dateFuture'] as const] : []),
    ...(isAfter(knownOn, todayAd) ? [['knownOn', 'common.dateFuture'] as const] : []),
    ...(knownOn !== '' && isAfter(fromDate, knownOn) ? [['knownOn', 'report.knownBefore'] as const] : []),
  ].map(([field, message]) => [field, message]);
}

function isAfter(day: unknown, other: unknown): boolean {
  return typeof day === 'string' && typeof other === 'string' && day > other;
}

/** A filter as the form shows it. */
export function valuesOf(report: Report, filter: ReportFilterTexts): ReportValues {
  return Object.fromEntries(
    filterNames(report).map((name) => {
      const text = filter[name] ?? '';
      return [name, report.filter[name]?.kind === 'flag' ? text === 'true' : text];
    }),
  );
}
