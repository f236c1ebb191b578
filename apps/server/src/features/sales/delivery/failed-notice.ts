import type { Services } from '../../../platform/core/services.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type NewNotice, type NoticeWriter, writeNotice } from '../../platform/notice/notice.write.ts';
import { tellKeeper } from '../../reports/report-schedule/report-schedule.keeper.ts';
import type { DueMessage } from '../outbox/outgoing-message.ts';

/** That a message failed stands at the bell of who sees the list in which it can be tried again, or of whom it was to tell. */
export async function noticeFailed(services: Services, db: Tx, message: DueMessage): Promise<void> {
  const writer = { db, services, businessId: message.business_id, now: services.clock() };
  if (message.report_delivery_id !== null) return reportFailed(writer, message);
  await writeNotice(writer, { kind: 'MESSAGE_FAILED', count: 1, ...(await listOf(db, message)) });
}

async function reportFailed(writer: NoticeWriter, message: DueMessage): Promise<void> {
  const [schedule] = await writer.db.query<{ kept_by: number }>(
    `select schedule.kept_by from report_delivery delivery
     join report_schedule schedule on schedule.business_id = delivery.business_id and schedule.id = delivery.schedule_id
     where delivery.business_id = $1 and delivery.id = $2`,
    [message.business_id, message.report_delivery_id],
  );
  const about = { subject: 'REPORT', outletId: message.outlet_id, count: 1 };
  await tellKeeper(writer, schedule?.kept_by ?? 0, { kind: 'MESSAGE_FAILED', ...about });
}

type Listed = { subject: string; outletId: number | null } & (
  | Pick<Extract<NewNotice, { needs: null }>, 'needs' | 'forUser'>
  | Pick<Extract<NewNotice, { forUser?: null }>, 'needs'>
);

async function listOf(db: Tx, message: DueMessage): Promise<Listed> {
  const { business_id: businessId, outlet_id: outletId, notice_delivery_id: noticeDeliveryId } = message;
  if (message.reminder_id !== null) return { subject: 'REMINDER', outletId, needs: 'reminder.read' };
  if (noticeDeliveryId === null) return { subject: 'SHARING', outletId, needs: 'sharing.read' };
  const [delivery] = await db.query<{ user_id: number }>(
    'select user_id from notice_delivery where business_id = $1 and id = $2',
    [businessId, noticeDeliveryId],
  );
  return { subject: 'NOTICE', outletId: null, needs: null, forUser: delivery?.user_id ?? 0 };
}
