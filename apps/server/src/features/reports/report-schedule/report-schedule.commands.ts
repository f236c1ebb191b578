import type { Answer, Input } from '@bahi/contract/endpoint';
import { reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import type { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import type { Context } from '../../../platform/core/context.ts';
import { dayText, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { refuseEditWithout, saveRecord } from '../../../platform/database/write-record.ts';
import { getSavedReport } from '../saved-report/saved-report.queries.ts';
import { firstDayOf } from './report-schedule.days.ts';
import { type Kept, whyNotOpen } from './report-schedule.find.ts';
import { findKeeper } from './report-schedule.keeper.ts';
import { getSchedule } from './report-schedule.queries.ts';
import type { ScheduleRecord } from './report-schedule.rows.ts';

type Contract = typeof reportScheduleContract;
type Form = Input<Contract['save']>['body'];
type Schedule = Answer<Contract['get']>;

/**
 * Says when a saved report goes to whom, within the outlet of who keeps it; they alone do. What is new begins with the next
 * of its days, and so does what goes on other days or at another hour from now on.
 */
export async function saveSchedule(context: Context, form: Form): Promise<Schedule> {
  refuseEditWithout(context, 'report-schedule.update', form);
  const saved = await getSavedReport(context, form.savedReportId);
  if (!saved.isOwn) fail('savedReport.notOwn', { status: 403 });
  if (!context.can(`${reportAt(saved.report).report.module}.report`)) fail('common.forbidden', { status: 403 });
  if ((await whyNotOpen(context, saved)) !== null) fail('reportSchedule.cannotOpen', { field: 'savedReportId' });
  const before = form.id === undefined ? null : await holdSchedule(context, form.id);
  if (before !== null && before.saved_report_id !== saved.id) fail('common.unknownRecord', { field: 'savedReportId' });
  const rhythm = {
    frequency: form.frequency,
    weekday: form.frequency === 'WEEKLY' ? form.weekday : null,
    month_day: form.frequency === 'MONTHLY' ? form.monthDay : null,
    hour: form.hour,
  };
  const stays = before !== null && (!before.is_active || isSame(before, rhythm));
  const values = {
    ...rhythm,
    file_type: form.fileType,
    language: form.language,
    recipients: form.recipients,
    only_with_rows: form.onlyWithRows,
    next_on: stays ? before.next_on : firstDayOf(context, rhythm),
  };
  const { session, outletId } = context;
  const id = await saveRecord(context, 'report_schedule', form, values, {
    outlet_id: outletId,
    saved_report_id: saved.id,
    name: saved.name,
    name_np: saved.nameNp,
    report: saved.report,
    kept_by: session.userId,
    kept_by_name: session.fullName,
    stop_reason: null,
  });
  context.say('reportSchedule.saved');
  return getSchedule(context, id);
}

/** Pauses a schedule, or lets it go on from the next of its days unless what stopped it still holds. */
export async function toggleSchedule(context: Context, id: number): Promise<Schedule> {
  const { db, businessId, calendar, language } = context;
  // Whoever does not see it is told so here.
  await getSchedule(context, id);
  const before = await holdSchedule(context, id);
  let nextOn: string | null = null;
  if (before.is_active) context.say('reportSchedule.paused');
  else {
    await refuseStopped(context, before);
    nextOn = firstDayOf(context, before);
    const day = nextOn === null ? '' : dayText({ calendar, language }, storedDay(nextOn));
    context.say('reportSchedule.resumed', { day });
  }
  await db.query(
    `update report_schedule set is_active = not is_active, next_on = $3, stop_reason = null, version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, id, nextOn],
  );
  return getSchedule(context, id);
}

/** Refuses what its keeper could not open now, whoever asks: it would stop by itself when it is sent. */
export async function refuseStopped(context: Context, schedule: ScheduleRecord): Promise<void> {
  const { db, businessId, now } = context;
  const { kept_by: userId, outlet_id: outletId, report, saved_report_id: savedReportId } = schedule;
  if (savedReportId === null) fail('reportSchedule.FORGOTTEN', { status: 409 });
  const keeper = await findKeeper(db, { businessId, userId, outletId, report }, now);
  if ('stop' in keeper) fail(`reportSchedule.${keeper.stop}`, { status: 409 });
  const [kept] = await db.query<Kept>(
    'select report, period, filter from saved_report where business_id = $1 and id = $2',
    [businessId, savedReportId],
  );
  const reason = kept === undefined ? 'FORGOTTEN' : await whyNotOpen({ ...context, session: keeper.session }, kept);
  if (reason !== null) fail(`reportSchedule.${reason}`, { status: 409 });
}

/** Holds a schedule, so that no server sends by it meanwhile. */
export async function holdSchedule({ db, businessId }: Context, id: number): Promise<ScheduleRecord> {
  const [row] = await db.query<ScheduleRecord>(
    'select * from report_schedule where business_id = $1 and id = $2 for update',
    [businessId, id],
  );
  return row ?? failNotFound();
}

type Rhythm = Pick<ScheduleRecord, 'frequency' | 'weekday' | 'month_day' | 'hour'>;

function isSame(one: Rhythm, other: Rhythm): boolean {
  return (['frequency', 'weekday', 'month_day', 'hour'] as const).every((field) => one[field] === other[field]);
}
