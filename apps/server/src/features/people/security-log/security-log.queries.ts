import type { Answer, Input } from '@bahi/contract/endpoint';
import { type SecurityOutcome, securityEvents } from '@bahi/contract/people/security-log/security-event';
import type { securityLogContract, SecurityRow } from '@bahi/contract/people/security-log/security-log.contract';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { foundBy, isOneOf, noRows, pageOf, searchPattern } from '../../../platform/database/list-query.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { requireWholeBusiness } from '../role/role.guard.ts';

type Contract = typeof securityLogContract;
type LogReader = Pick<Context, 'db' | 'businessId' | 'calendar' | 'today'>;
type LogFilter = Omit<Input<Contract['download']>['body'], 'language'>;
type LogPeriod = { fromDay: CalendarDay; toDay: CalendarDay };

/** Days that are shown where no period is asked for. */
const usualDays = 30;
/** More are not counted: nobody turns so many pages. */
const mostCounted = 10_000;

/** One page of what happened at the doors, the newest first. */
export async function listSecurityEvents(
  context: OpenContext,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  if (query.isActive === false) return noRows;
  return readLog(context, (reader) => readSecurityEvents(reader, query, { ...pageOf(query), sort: query.sort }));
}

/** Reads the log as it is now: what happened a moment ago is written first. */
export async function readLog<T>(context: OpenContext, work: (reader: LogReader) => Promise<T>): Promise<T> {
  const session = context.session ?? failInvalidToken();
  requireWholeBusiness({ session });
  const { businessId, outletId, userId } = session;
  await context.services.securityLog.settle();
  return context.services.database.transaction('read', { businessId, outletId, userId }, (db) =>
    work({ ...context, db, businessId }),
  );
}

/** The events that are asked for, and how many there are, up to ten thousand. */
export async function readSecurityEvents(
  reader: LogReader,
  filter: LogFilter,
  { limit, offset, sort = '-at' }: { limit: number; offset: number; sort?: string | undefined },
): Promise<{ rows: SecurityRow[]; recordsTotal: number }> {
  if (sort !== 'at' && sort !== '-at') fail('common.sortUnknown', { field: 'sort' });
  const selection = eventsOf(reader, filter);
  const counted = selection
    .select(sql`1`.as('one'))
    .limit(mostCounted)
    .as('counted');
  const direction = sort === 'at' ? sql`asc` : sql`desc`;
  const [rows, total] = await Promise.all([
    shown(selection)
      .orderBy(sql`event.at ${direction}, event.id ${direction}`)
      .limit(limit)
      .offset(offset)
      .execute(),
    reader.db
      .tables()
      .selectFrom(counted)
      .select(sql`count(*)`.as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirst(),
  ]);
  return { rows: rows.map(asAnswered), recordsTotal: total?.total ?? 0 };
}

/** The period that is asked for: always one, so that no reading walks over all that was kept. */
export function periodOf({ calendar, today }: Pick<LogReader, 'calendar' | 'today'>, filter: LogFilter): LogPeriod {
  const to = { ad: filter.toDateAD, bs: filter.toDate };
  const from = { ad: filter.fromDateAD, bs: filter.fromDate };
  const toDay = readDay(calendar, to, { ad: 'toDateAD', bs: 'toDate' }) ?? today;
  const fromDay = readDay(calendar, from, { ad: 'fromDateAD', bs: 'fromDate' }) ?? addDays(toDay, 1 - usualDays);
  if (toDay < fromDay) fail('common.endBeforeStart', { field: 'toDate' });
  return { fromDay, toDay };
}

function eventsOf(reader: LogReader, filter: LogFilter) {
  const { fromDay, toDay } = periodOf(reader, filter);
  let events = reader.db
    .tables()
    .selectFrom('security_event as event')
    .where('event.at', '>=', beginningOf(fromDay))
    .where('event.at', '<', beginningOf(addDays(toDay, 1)));
  const businessId = reader.businessId === 0 ? filter.businessId : reader.businessId;
  if (businessId !== undefined) events = events.where('event.business_id', '=', businessId);
  if (reader.businessId === 0)
    events = events.where(
      sql<SqlBool>`exists (select from business real where real.id = event.business_id and real.sample_of_id is null)`,
    );
  if (filter.event !== undefined) events = events.where('event.event', '=', filter.event);
  if (filter.outcome !== undefined) events = events.where(isOneOf('event.event', eventsThatEnd(filter.outcome)));
  if (filter.userId !== undefined) events = events.where(concerns(sql`= ${filter.userId}`));
  const search = meantBy(reader, filter.search);
  return search === null ? events : events.where(search);
}

/** The first moment of a day in Nepal. */
function beginningOf(day: CalendarDay): RawBuilder<Date> {
  return sql<Date>`${formatAdDate(day)}::date::timestamp at time zone 'Asia/Kathmandu'`;
}

function eventsThatEnd(outcome: SecurityOutcome): string[] {
  return Object.entries(securityEvents)
    .filter(([, ends]) => ends === outcome)
    .map(([event]) => event);
}

function concerns(isMeant: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(event.user_id ${isMeant} or event.subject_id ${isMeant})`;
}

/** By who did it or whose account it was, from where, and by the names of files and roles. */
function meantBy({ businessId }: LogReader, search: string | undefined): RawBuilder<SqlBool> | null {
  const pattern = searchPattern(search);
  const isMeant = foundBy(search, { names: ['person.full_name'], codes: ['person.user_name'] });
  if (pattern === null || isMeant === null) return null;
  // People of the platform act on those of a business, too.
  const isSeen = businessId === 0 ? sql`true` : sql`person.business_id in (0, ${businessId})`;
  const people = sql`= any (array(select person.id from app_user person where ${isSeen} and ${isMeant}))`;
  return sql<SqlBool>`(${concerns(people)} or event.address ilike ${pattern}
    or array_to_string(event.detail, ' ') ilike ${pattern})`;
}

function shown(selection: ReturnType<typeof eventsOf>) {
  return selection
    .innerJoin('business', 'business.id', 'event.business_id')
    .leftJoin('app_user as person', 'person.id', 'event.user_id')
    .leftJoin('app_user as subject', 'subject.id', 'event.subject_id')
    .select([
      'event.id',
      'event.business_id',
      'event.at',
      'event.event',
      'event.user_id',
      'event.subject_id',
      'event.address',
      'event.browser',
      'event.device',
      'event.call',
      'event.detail',
      'event.times',
      'person.full_name as user_full_name',
      'subject.full_name as subject_full_name',
      'business.company_name',
      'business.company_name_np',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

function asAnswered(row: Row): SecurityRow {
  const isOfBusiness = row.business_id !== 0;
  return {
    id: row.id,
    at: row.at.toISOString(),
    event: row.event,
    outcome: securityEvents[row.event],
    businessId: isOfBusiness ? row.business_id : null,
    companyName: isOfBusiness ? row.company_name : null,
    companyNameNp: isOfBusiness ? row.company_name_np : null,
    userId: row.user_id,
    userFullName: row.user_full_name,
    subjectId: row.subject_id,
    subjectFullName: row.subject_full_name,
    address: row.address,
    browser: row.browser,
    device: row.device,
    call: row.call,
    detail: row.detail,
    times: row.times,
  };
}
