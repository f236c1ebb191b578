import type { Answer } from '@bahi/contract/endpoint';
import type { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refuseTooMany, sendAgain, stopMessage } from '../../sales/outbox/outbox.ts';
import { holdSchedule, refuseStopped } from './report-schedule.commands.ts';
import { getDelivery, getSchedule } from './report-schedule.queries.ts';
import type { Delivery } from './report-schedule.rows.ts';
import { writeDeliveries } from './report-schedule.write.ts';

/** Sends the report of today to all its recipients at once, whether its schedule runs or is paused. */
export async function sendNow(context: Context, id: number): Promise<Answer<(typeof reportScheduleContract)['send']>> {
  const { today, session } = context;
  const { isOwn } = await getSchedule(context, id);
  if (!isOwn) fail('savedReport.notOwn', { status: 403 });
  const schedule = await holdSchedule(context, id);
  await refuseStopped(context, schedule);
  await refuseTooMany(context, schedule.recipients.length);
  await writeDeliveries(context, schedule, { day: today, sender: session });
  context.say('sharing.underWay');
  return getSchedule(context, id);
}

/** Tries what failed or was stopped once more: the report of the same day, with the rows that it has by then. */
export async function retryDelivery(context: Context, deliveryId: number): Promise<Delivery> {
  const { scheduleId, kind } = await getDelivery(context, deliveryId);
  const { isActive, savedReportId } = await getSchedule(context, scheduleId);
  if (savedReportId === null || (kind === 'SCHEDULE' && !isActive)) fail('reportSchedule.notRunning', { status: 409 });
  await sendAgain(context, { reportDeliveryId: deliveryId });
  return deliveryAlone(context, deliveryId);
}

/** Stops what waits. */
export async function stopDelivery(context: Context, deliveryId: number): Promise<Delivery> {
  await getDelivery(context, deliveryId);
  await stopMessage(context, { reportDeliveryId: deliveryId });
  return deliveryAlone(context, deliveryId);
}

async function deliveryAlone(context: Context, deliveryId: number): Promise<Delivery> {
  const { scheduleId: _, ...delivery } = await getDelivery(context, deliveryId);
  return delivery;
}
