import { reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import { type ReportPath, reportPaths } from '@bahi/contract/reports/all-reports/report-paths';
import { hasSecondClock } from '@bahi/contract/reports/report/second-clock';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { expect } from 'vitest';
import { z } from '@bahi/contract/zod';
import { send } from '../../testing/caller.ts';
import type { Person } from '../../testing/people.ts';

/** The reports that can be asked for as they were known on a day. */
export const reportsOfTwoClocks = reportPaths.filter((path) => hasSecondClock(reportAt(path).report));

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const row = z.record(z.string(), cell);
const totals = z.record(z.string(), z.number().nullable());
const rows = z.object({
  data: z.array(row),
  recordsTotal: z.int(),
  totals,
  groups: z.array(z.object({ name: z.string(), count: z.int(), totals })),
});
const changes = z.object({
  data: z.array(
    z.object({
      change: z.enum(['ADDED', 'CHANGED', 'CANCELLED', 'GONE']),
      before: row.nullable(),
      after: row.nullable(),
      difference: row,
    }),
  ),
  recordsTotal: z.int(),
  totals: z.object({ before: totals, changes: totals, after: totals }),
});
export type Rows = z.output<typeof rows>;
export type Changes = z.output<typeof changes>;

/** Who asks for what of which report. */
export type Question = { path: ReportPath; reader: Person; body: Readonly<Record<string, unknown>> };

/** Everything that is asked at the end of each day: each report whole, and of fewer days and one outlet, by each reader. */
export function questionsOf(day: CalendarDay, readers: readonly Person[], narrowed: object): Question[] {
  const today = formatAdDate(day);
  const [whole, short] = [
    { fromDateAD: '2024-08-01', toDateAD: '2027-01-31' },
    { fromDateAD: formatAdDate(addDays(day, -3)), toDateAD: today, ...narrowed },
  ];
  return reportsOfTwoClocks.flatMap((path) => {
    const { report } = reportAt(path);
    const days =
      report.time === 'period'
        ? [whole, short]
        : [{ asAtAD: today }, { asAtAD: formatAdDate(addDays(day, -2)), ...narrowed }];
    const extra = {
      ...('basis' in report.filter ? { basis: 'VALUE' } : {}),
      ...('within' in report.filter ? { within: 'ANY' } : {}),
    };
    return readers.flatMap((reader) =>
      days.map((asked) => ({ path, reader, body: { ...asked, ...extra, pageSize: 1000 } })),
    );
  });
}

/** What a report answers to who asks. */
export function answerTo({ path, reader, body }: Question): Promise<Rows> {
  return post(path, 'generate', { reader, body }, rows);
}

/** What has changed in it since a day. */
export function changesSince({ path, reader, body }: Question): Promise<Changes> {
  return post(path, 'changes', { reader, body }, changes);
}

async function post<S extends z.ZodType>(
  path: ReportPath,
  name: 'generate' | 'changes',
  { reader, body }: Pick<Question, 'reader' | 'body'>,
  schema: S,
): Promise<z.output<S>> {
  const { report } = reportAt(path);
  const endpoint = { call: `POST /business-${report.path}/${name}`, access: 'session', answer: z.any() } as const;
  const response = await send(reader, { ...endpoint, body: z.any() }, { body });
  const answer: unknown = await response.json();
  expect({ path, name, status: response.status, answer: response.ok ? null : answer }).toEqual({
    path,
    name,
    status: 200,
    answer: null,
  });
  return schema.parse(answer);
}

/** The rows of then with what has changed since are those of now, and so are their sums. */
export function expectChangesToLead(path: ReportPath, before: Rows, since: Changes, after: Rows): void {
  const { key } = reportAt(path).report;
  const led = new Map(before.data.map((one) => [one[key], one]));
  for (const { before: was, after: is, difference } of since.data) {
    expect({ path, was }).toEqual({ path, was: led.get(difference[key] ?? null) ?? null });
    if (is === null) led.delete(difference[key] ?? null);
    else led.set(is[key], is);
  }
  const byKey = (one: Rows['data']) => new Map(one.map((line) => [line[key], line]));
  expect({ path, rows: led }).toEqual({ path, rows: byKey(after.data) });
  expect({ path, before: since.totals.before }).toEqual({ path, before: before.totals });
  expect({ path, after: since.totals.after }).toEqual({ path, after: after.totals });
  for (const [name, change] of Object.entries(since.totals.changes)) {
    const sum = Math.round((Number(before.totals[name]) + Number(change)) * 10_000) / 10_000;
    if (change !== null) expect({ path, name, sum }).toEqual({ path, name, sum: after.totals[name] });
  }
}
