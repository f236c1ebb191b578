import type { Answer, Input } from '@bahi/contract/endpoint';
import {
  type DoorKind,
  doorKindOf,
  doorKinds,
  eventsOfDoor,
  rightToDoors,
} from '@bahi/contract/people/activity-log/activity-kinds';
import type { Activity, activityLogContract } from '@bahi/contract/people/activity-log/activity-log.contract';
import { securityEvents } from '@bahi/contract/people/security-log/security-event';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { OpenContext } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { requireWholeBusiness } from '../role/role.guard.ts';
import { byTime, type LogReader, type Position, type Wanted } from './activity-log.wanted.ts';
import { readWritten } from './activity-log.written.ts';

type Contract = typeof activityLogContract;
type Filter = Omit<Input<Contract['recent']>['query'], 'before'>;

/** Activities of a page, and days that are shown where no period is asked for. */
const pageSize = 50;
const usualDays = 30;
/** A longer period is no question of a day. */
const mostDays = 366;
/** Rows of the audit that are looked at in one step, told or not, and steps for one page. */
const rowsLookedAt = 600;
const mostWindows = 20;

/** One page of who did what, the newest first. */
export async function listActivities(
  context: OpenContext,
  { query: { before, ...filter } }: Input<Contract['recent']>,
): Promise<Answer<Contract['recent']>> {
  const wanted = wantedBy(context, filter);
  return readLog(context, async (reader) => {
    const activities: Activity[] = [];
    let next: string | null = before ?? '';
    for (let count = 0; next !== null && count < mostWindows && activities.length < pageSize; count += 1) {
      const limit = pageSize - activities.length;
      const page: Answer<Contract['recent']> = await readActivities(reader, { ...wanted, ...positionsIn(next), limit });
      activities.push(...page.activities);
      next = page.before;
    }
    return { activities, before: next };
  });
}

/** Reads the log as it is now: what happened at the doors a moment ago is written first. */
export async function readLog<T>(context: OpenContext, work: (reader: LogReader) => Promise<T>): Promise<T> {
  const session = context.session ?? failInvalidToken();
  requireWholeBusiness({ session });
  const { businessId, userId, rights } = session;
  await context.services.securityLog.settle();
  return context.services.database.transaction('read', { businessId, outletId: null, userId }, (db) =>
    work({ db, businessId, calendar: context.calendar, can: (right) => rights.has(right) }),
  );
}

/** The days that are asked for: always some, so that no reading walks over all that was kept. */
export function periodOf(
  { calendar, today }: Pick<OpenContext, 'calendar' | 'today'>,
  { fromDateAD, toDateAD }: Filter,
): { fromDay: CalendarDay; toDay: CalendarDay } {
  const toDay = readDay(calendar, { ad: toDateAD, bs: null }, { ad: 'toDateAD', bs: 'toDateAD' }) ?? today;
  const fromDay =
    readDay(calendar, { ad: fromDateAD, bs: null }, { ad: 'fromDateAD', bs: 'fromDateAD' }) ??
    addDays(toDay, 1 - usualDays);
  if (toDay < fromDay) fail('common.endBeforeStart', { field: 'toDateAD' });
  if (toDay - fromDay > mostDays) fail('common.periodLong', { field: 'fromDateAD' });
  return { fromDay, toDay };
}

/** What is asked for, from its beginning. */
export function wantedBy(context: OpenContext, filter: Filter): Omit<Wanted, 'afterDoor' | 'afterAudit' | 'limit'> {
  const { fromDay, toDay } = periodOf(context, filter);
  return {
    from: formatAdDate(fromDay),
    to: formatAdDate(toDay),
    kind: filter.kind,
    userId: filter.userId,
    window: rowsLookedAt,
  };
}

/** Doors and audit in one order: each is read on from where it was left. */
export async function readActivities(reader: LogReader, wanted: Wanted): Promise<Answer<Contract['recent']>> {
  const [doors, written] = await Promise.all([readDoors(reader, wanted), readWritten(reader, wanted)]);
  const merged = [
    ...doors.found.map((one) => ({ ...one, of: 'door' as const })),
    ...written.found.map((one) => ({ ...one, of: 'audit' as const })),
  ].toSorted((left, right) => byTime(right.position, left.position));
  // Behind the last row that a source has read, the other one may not be told: what stands between is not known yet.
  const bounds = [doors.end, written.end].filter((end) => end !== null);
  const bound = bounds.toSorted((left, right) => byTime(right, left))[0] ?? null;
  const known = bound === null ? merged : merged.filter(({ position }) => byTime(position, bound) >= 0);
  const told = known.slice(0, wanted.limit);
  const isMore = told.length < merged.length || bound !== null;
  const lastOf = (of: 'door' | 'audit') => told.findLast((one) => one.of === of)?.position ?? null;
  // Where nothing of what was read is told, it is gone past all the same.
  const isWholeTold = told.length === known.length;
  const next = (of: 'door' | 'audit', end: Position | null, after: Position | null) =>
    (isWholeTold && end !== null && bound !== null && byTime(end, bound) === 0 ? end : lastOf(of)) ?? after;
  const ends = [next('door', doors.end, wanted.afterDoor), next('audit', written.end, wanted.afterAudit)];
  return { activities: told.map(({ activity }) => activity), before: isMore ? ends.map(textOf).join('_') : null };
}

function textOf(position: Position | null): string {
  return position === null ? '.' : `${position.micros}.${position.id}`;
}

/** Where a page before ended; nowhere for an empty text. */
export function positionsIn(before: string): Pick<Wanted, 'afterDoor' | 'afterAudit'> {
  const [afterDoor = null, afterAudit = null] = before.split('_').map(positionIn);
  return { afterDoor, afterAudit };
}

function positionIn(text: string): Position | null {
  const [micros = '', id = ''] = text.split('.');
  return micros === '' ? null : { micros, id: Number(id) };
}

type DoorRow = Row<'security_event'> & {
  micros: string;
  user_full_name: string | null;
  user_full_name_np: string | null;
  subject_full_name: string | null;
  subject_full_name_np: string | null;
};

async function readDoors(
  { db, businessId, can }: LogReader,
  { from, to, kind, userId, afterDoor, limit }: Wanted,
): Promise<{ found: { activity: Activity; position: Position }[]; end: Position | null }> {
  const asked = kind === undefined ? doorKinds : doorKinds.filter((door) => door === kind);
  if (asked.length === 0 || !can(rightToDoors)) return { found: [], end: null };
  const rows = await db.query<DoorRow>(
    `select event.*, (extract(epoch from event.at) * 1000000)::bigint::text as micros, person.full_name as user_full_name,
       person.full_name_np as user_full_name_np, subject.full_name as subject_full_name, subject.full_name_np as subject_full_name_np
     from security_event event left join app_user person on person.id = coalesce(event.user_id, event.subject_id)
     left join app_user subject on subject.id = event.subject_id and subject.id <> event.user_id and subject.business_id = $1
     where event.business_id = $1 and event.at >= $2::date::timestamp at time zone 'Asia/Kathmandu'
       and event.at < ($3::date + 1)::timestamp at time zone 'Asia/Kathmandu' and event.event = any($4)
       and ($5::bigint is null or event.user_id = $5 or event.subject_id = $5)
       and ($6::bigint is null or (event.at, event.id) < ('epoch'::timestamptz + $6 * interval '1 microsecond', $7::bigint))
     order by event.at desc, event.id desc limit $8`,
    [
      businessId,
      from,
      to,
      asked.flatMap((door: DoorKind) => eventsOfDoor(door)),
      userId ?? null,
      afterDoor?.micros ?? null,
      afterDoor?.id ?? null,
      limit,
    ],
  );
  const found = rows.map((row) => ({ activity: doorActivity(row), position: { micros: row.micros, id: row.id } }));
  return { found, end: rows.length < limit ? null : (found.at(-1)?.position ?? null) };
}

function doorActivity(row: DoorRow): Activity {
  return {
    key: `door-${row.id}`,
    at: row.at.toISOString(),
    kind: doorKindOf(row.event),
    act: null,
    event: row.event,
    outcome: securityEvents[row.event],
    userFullName: row.user_full_name,
    userFullNameNp: row.user_full_name_np,
    recordId: null,
    // Whose account or rights it is about, where it is somebody else's.
    recordName: row.subject_full_name,
    recordNameNp: row.subject_full_name_np,
    changed: [],
    detail: row.detail,
    address: row.address,
    browser: row.browser,
    device: row.device,
    times: row.times,
  };
}
