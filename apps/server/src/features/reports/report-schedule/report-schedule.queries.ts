import type { Answer, Input } from '@bahi/contract/endpoint';
import { mostRecipients } from '@bahi/contract/reports/report-schedule/report-schedule-choices';
import type { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, orderOf, readPage, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import { getSavedReport } from '../saved-report/saved-report.queries.ts';
import {
  type Delivery,
  deliveryOf,
  type DeliveryRecord,
  isOwner,
  type LastMessage,
  type ScheduleRow,
  scheduleRowOf,
  type ShownSchedule,
} from './report-schedule.rows.ts';

type Contract = typeof reportScheduleContract;
type Schedule = Answer<Contract['get']>;

/** One's own, or as the owner of the business anybody's, within the outlet that is worked in; 404 for any other. */
export async function getSchedule(context: Context, id: number): Promise<Schedule> {
  const row = await shownOf(schedulesOf(context)).where('report_schedule.id', '=', id).executeTakeFirst();
  return row === undefined ? failNotFound() : detailOf(context, row);
}

/** That of a saved report which who asks finds; that of another outlet is another one. */
export async function getScheduleOf(context: Context, savedReportId: number): Promise<Answer<Contract['ofReport']>> {
  await getSavedReport(context, savedReportId);
  const row = await shownOf(schedulesOf(context))
    .where('report_schedule.saved_report_id', '=', savedReportId)
    .where(sql<SqlBool>`report_schedule.outlet_id is not distinct from ${context.outletId}`)
    .executeTakeFirst();
  const isMailSetUp = await context.services.mail.isSetUp(context.db);
  return { schedule: row === undefined ? null : await detailOf(context, row), isMailSetUp };
}

/** By name unless another order is asked for. */
export async function listSchedules(
  context: Context,
  query: Input<Contract['list']>['query'],
): Promise<Answer<Contract['list']>> {
  let selection = schedulesOf(context);
  const search = foundBy(query.search, { names: ['report_schedule.name', 'report_schedule.name_np'] });
  if (search !== null) selection = selection.where(search);
  if (query.isActive !== undefined) selection = selection.where('report_schedule.is_active', '=', query.isActive);
  const order = orderOf(sortingOf(context), query.sort, 'name', 'report_schedule.id');
  const { rows, recordsTotal } = await readPage(context, selection, shownOf(selection), order, query);
  return { rows: await withLast(context, rows), recordsTotal };
}

const shownDeliveries = 100;

/** What a schedule sent, the last first. */
export async function listDeliveries(context: Context, id: number): Promise<Answer<Contract['deliveries']>> {
  await getSchedule(context, id);
  return { deliveries: await readDeliveries(context, { scheduleId: id }) };
}

/** One delivery of a schedule that who asks sees. */
export async function getDelivery(context: Context, deliveryId: number): Promise<{ scheduleId: number } & Delivery> {
  const [row] = await context.db.query<{ schedule_id: number }>(
    'select schedule_id from report_delivery where business_id = $1 and id = $2',
    [context.businessId, deliveryId],
  );
  const { id: scheduleId } = await getSchedule(context, row?.schedule_id ?? 0);
  const [delivery] = await readDeliveries(context, { scheduleId, deliveryId });
  return delivery === undefined ? failNotFound() : { ...delivery, scheduleId };
}

async function readDeliveries(
  { db, businessId }: Context,
  { scheduleId, deliveryId = null }: { scheduleId: number; deliveryId?: number | null },
): Promise<Delivery[]> {
  const rows = await db.query<DeliveryRecord>(
    `select delivery.id, delivery.schedule_id, delivery.kind, delivery.due_on, delivery.recipient, delivery.sent_by,
       delivery.sent_by_name, delivery.written_at, message.state, message.failure, message.tries, message.due_at,
       message.settled_at, message.said
     from report_delivery delivery
     join paper_message message on message.business_id = delivery.business_id and message.report_delivery_id = delivery.id
     where delivery.business_id = $1 and delivery.schedule_id = $2 and ($3::bigint is null or delivery.id = $3)
     order by delivery.id desc limit $4`,
    [businessId, scheduleId, deliveryId, shownDeliveries],
  );
  return rows.map(deliveryOf);
}

async function detailOf(context: Context, row: ShownSchedule): Promise<Schedule> {
  const [[shown], isMailSetUp] = await Promise.all([
    withLast(context, [row]),
    context.services.mail.isSetUp(context.db),
  ]);
  return shown === undefined ? failNotFound() : { ...shown, isMailSetUp };
}

/** Schedules with the message that went worst of those that were written last together. */
async function withLast(context: Context, rows: readonly ShownSchedule[]): Promise<ScheduleRow[]> {
  const found = await context.db.query<LastMessage>(
    `select distinct on (asked.id) asked.id as schedule_id, last.*
     from unnest($2::bigint[]) asked (id)
     cross join lateral (
       select delivery.written_at, message.state, message.failure, message.tries, message.due_at, message.settled_at
       from report_delivery delivery
       join paper_message message
         on message.business_id = delivery.business_id and message.report_delivery_id = delivery.id
       where delivery.business_id = $1 and delivery.schedule_id = asked.id
       order by delivery.id desc limit $3) last
     order by asked.id, last.written_at desc,
       array_position(array['FAILED', 'SENDING', 'WAITING', 'CANCELLED', 'SENT'], last.state)`,
    [context.businessId, rows.map(({ id }) => id), mostRecipients],
  );
  const lasts = new Map(found.map((last) => [last.schedule_id, last]));
  return rows.map((row) => scheduleRowOf(row, lasts.get(row.id), context));
}

function schedulesOf(context: Context) {
  const { db, businessId, session } = context;
  return db
    .tables()
    .selectFrom('report_schedule')
    .leftJoin('saved_report as saved', (join) =>
      join
        .onRef('saved.business_id', '=', 'report_schedule.business_id')
        .onRef('saved.id', '=', 'report_schedule.saved_report_id'),
    )
    .leftJoin('outlet', (join) =>
      join
        .onRef('outlet.business_id', '=', 'report_schedule.business_id')
        .onRef('outlet.id', '=', 'report_schedule.outlet_id'),
    )
    .where('report_schedule.business_id', '=', businessId)
    .where(sql<SqlBool>`(report_schedule.kept_by = ${session.userId} or ${isOwner(context)}::boolean)`);
}

function shownOf(selection: ReturnType<typeof schedulesOf>) {
  return selection
    .selectAll('report_schedule')
    .select(['saved.period', 'outlet.name as outlet_name', 'outlet.name_np as outlet_name_np'])
    .$castTo<ShownSchedule>();
}

function sortingOf({ language }: Context): Sorting {
  return {
    name: shownName(language, 'report_schedule'),
    keptBy: sql.ref('report_schedule.kept_by_name'),
    nextDayAD: sql.ref('report_schedule.next_on'),
  };
}
