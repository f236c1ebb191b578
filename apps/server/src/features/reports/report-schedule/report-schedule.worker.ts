import {
  addDays,
  type CalendarDay,
  formatAdDate,
  hourInKathmandu,
  todayInKathmandu,
} from '@bahi/domain/calendar/calendar-day';
import { lastSendingDay, sendingDayAfter } from '@bahi/domain/calendar/sending-days';
import { storedDay } from '../../../platform/core/days.ts';
import { repeated } from '../../../platform/core/repeated.ts';
import type { Services } from '../../../platform/core/services.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { messagesLeftByRule } from '../../sales/outbox/outbox.ts';
import { daysOf } from './report-schedule.days.ts';
import { findKeeper, stopSchedule } from './report-schedule.keeper.ts';
import type { ScheduleRecord } from './report-schedule.rows.ts';
import { writeDeliveries } from './report-schedule.write.ts';

const everyMilliseconds = 30_000;
/** Of one business before the next has its turn. */
const atOnce = 50;
/** What no server was there for is made up for so long. */
const daysBack = 3;

/**
 * Sends reports by their schedules, again and again, until the answered function is called, which waits for what is being
 * written. Any number of servers may do so on one database: a schedule is locked by one, and each of its days has a key.
 */
export function startReportSchedules(services: Services): () => Promise<void> {
  const rhythm = { name: 'report schedules', everyMilliseconds, beginsAtOnce: true };
  return repeated(services, rhythm, (isStopped) => sendDueReports(services, isStopped));
}

type Look = { today: CalendarDay; hour: number; passed: number[] };

/** Writes every report that is to go now, business by business; the outbox makes and sends them. */
export async function sendDueReports(services: Services, isStopped = () => false): Promise<void> {
  const now = services.clock();
  const look = { today: todayInKathmandu(now), hour: hourInKathmandu(now) };
  const whose = await services.database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number }>(
      'select business_id from businesses_with_due_reports($1, $2) as due (business_id)',
      [formatAdDate(look.today), look.hour],
    ),
  );
  for (const { business_id: businessId } of whose) {
    const passed: number[] = [];
    for (let count = 0; count < atOnce && !isStopped(); count += 1)
      if (!(await sendOne(services, businessId, { ...look, passed }))) break;
  }
}

/** Looks at the schedule that is due the longest, once in a round; false where there is none. */
async function sendOne(services: Services, businessId: number, look: Look): Promise<boolean> {
  const tried = look.passed.length;
  try {
    return await services.database.transaction('write', { businessId, outletId: null, userId: null }, async (db) => {
      const [due] = await db.query<ScheduleRecord>(
        `select * from report_schedule
         where business_id = $1 and (next_on < $2 or (next_on = $2 and hour <= $3)) and not (id = any($4))
         order by next_on, id limit 1 for update skip locked`,
        [businessId, formatAdDate(look.today), look.hour, look.passed],
      );
      if (due === undefined) return false;
      look.passed.push(due.id);
      await writeDue(services, db, due, look);
      return true;
    });
  } catch (error) {
    services.log.warn({ err: error, businessId, scheduleId: look.passed[tried] }, 'report schedules');
    return look.passed.length > tried;
  }
}

/** Writes the latest of the days that a schedule has come to, or stops it. */
async function writeDue(services: Services, db: Tx, due: ScheduleRecord, { today, hour }: Look): Promise<void> {
  const { id: scheduleId, business_id: businessId, kept_by: userId, outlet_id: outletId, report } = due;
  const now = services.clock();
  const calendar = services.calendar();
  const keeper = await findKeeper(db, { businessId, userId, outletId, report }, now);
  if ('stop' in keeper) return stopSchedule({ db, services, businessId, now }, scheduleId, keeper.stop);
  const days = daysOf(due);
  // Of a day that is past the hour is past as well; that of today may still come.
  const to = due.hour <= hour ? today : addDays(today, -1);
  const [first, earliest] = [storedDay(due.next_on ?? formatAdDate(today)), addDays(today, -daysBack)];
  const day = lastSendingDay(days, { from: first > earliest ? first : earliest, to }, calendar);
  if (day !== null) {
    // All of its recipients, or none within this hour.
    if ((await messagesLeftByRule({ services, db, businessId, now })) < due.recipients.length) return;
    await writeDeliveries({ db, businessId, now }, due, { day, sender: null });
  }
  const next = sendingDayAfter(days, to, calendar);
  await db.query('update report_schedule set next_on = $3 where business_id = $1 and id = $2 returning id', [
    businessId,
    scheduleId,
    next === null ? null : formatAdDate(next),
  ]);
}
