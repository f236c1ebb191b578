import type { AskedOf, Report } from '@bahi/contract/reports/report/report';
import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Context, Session } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { type NamedRecord, readNamed } from './report.records.ts';

/** Who asks, and within which transaction. */
export type Reader = Pick<Context, 'db' | 'businessId' | 'calendar' | 'language' | 'today'> & {
  session: Session;
};

/** What is asked of a report, checked: its days, its filter, and what those who ask may see. */
export type Asked<R extends Report> = Reader & {
  readonly filter: AskedOf<R>;
  /** Of a report as at a day both are that day. */
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  /** At the end of which day the books are asked what they said; null: now. */
  readonly knownOn: CalendarDay | null;
  readonly seesCost: boolean;
  /** The days that the filter names beside those of the report, by the names of its fields. */
  readonly days: ReadonlyMap<string, CalendarDay>;
  /** The records that the filter names, by the names of its fields. */
  readonly named: ReadonlyMap<string, NamedRecord>;
};

/** Reads what is asked; fails at the field that is wrong. */
export async function readAsked(reader: Reader, report: Report, filter: AskedOf<Report>): Promise<Asked<Report>> {
  const period = readPeriod(reader, filter);
  const { outletId } = reader.session;
  if (filter.outletId !== null && outletId !== null && filter.outletId !== outletId)
    fail('common.outletUnknown', { field: 'outletId' });
  const named = await readNamed(reader, report, filter);
  const days = readDays(reader, report, filter);
  const knownOn = readKnownOn(reader, report, { ...period, asked: days.get('knownOn') });
  return { ...reader, filter, ...period, knownOn, days, seesCost: reader.session.rights.has(rightToCost), named };
}

/** The days of a report. A period's end is not before its start, and neither its start nor a single day is after today. */
function readPeriod({ calendar, today }: Reader, filter: AskedOf<Report>): { from: CalendarDay; to: CalendarDay } {
  const sent: Readonly<Record<string, unknown>> = filter;
  const day = (name: string): CalendarDay | null =>
    readDay(calendar, { ad: textOf(sent[`${name}AD`]), bs: textOf(sent[name]) }, { ad: name, bs: name });
  if (!('fromDate' in filter)) {
    const asAt = day('asAt') ?? today;
    if (asAt > today) fail('common.dateFuture', { field: 'asAt' });
    return { from: asAt, to: asAt };
  }
  const from = day('fromDate') ?? fail('common.isRequired', { field: 'fromDate' });
  const to = day('toDate') ?? fail('common.isRequired', { field: 'toDate' });
  if (from > today) fail('report.startFuture', { field: 'fromDate' });
  if (to < from) fail('common.endBeforeStart', { field: 'toDate' });
  return { from, to };
}

/** Today everything is known that there is. Before the first day of a period nothing of it was. */
function readKnownOn(
  { today }: Reader,
  { time }: Report,
  { from, asked }: { from: CalendarDay; asked: CalendarDay | undefined },
): CalendarDay | null {
  if (asked === undefined) return null;
  if (asked > today) fail('common.dateFuture', { field: 'knownOn' });
  if (time === 'period' && asked < from) fail('report.knownBefore', { field: 'knownOn' });
  return asked === today ? null : asked;
}

function readDays({ calendar }: Reader, report: Report, filter: AskedOf<Report>): ReadonlyMap<string, CalendarDay> {
  const sent: Readonly<Record<string, unknown>> = filter;
  const named = Object.entries(report.filter).flatMap(([name, { kind }]): [string, CalendarDay][] => {
    if (kind !== 'day') return [];
    const day = readDay(calendar, { ad: textOf(sent[`${name}AD`]), bs: textOf(sent[name]) }, { ad: name, bs: name });
    return day === null ? [] : [[name, day]];
  });
  return new Map(named);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
