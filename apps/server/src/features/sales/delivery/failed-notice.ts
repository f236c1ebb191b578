import type { Services } from '../../../platform/core/services.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type NewNotice, writeNotice } from '../../platform/notice/notice.write.ts';
import type { DueMessage } from '../outbox/outgoing-message.ts';

/** That a message failed stands at the bell of who sees the list in which it can be tried again, or of whom it was to tell. */
export async function noticeFailed(services: Services, db: Tx, message: DueMessage): Promise<void> {
  const writer = { db, businessId: message.business_id, now: services.clock() };
  await writeNotice(writer, { kind: 'MESSAGE_FAILED', count: 1, ...(await listOf(db, message)) });
}

type Listed = { subject: string; outletId: number | null } & (
  | Pick<Extract<NewNotice, { needs: null }>, 'needs' | 'forUser'>
  | Pick<Extract<NewNotice, { forUser?: null }>, 'needs'>
);

async function listOf(db: Tx, message: DueMessage): Promise<Listed> {
  const { business_id: businessId, outlet_id: outletId, notice_delivery_id: noticeDeliveryId } = message;
  if (message.reminder_id !== null) return { subject: 'REMINDER', outletId, needs: 'reminder.read' };
  if (message.report_delivery_id !== null) return { subject: 'REPORT', outletId, needs: 'report-schedule.read' };
  if (noticeDeliveryId === null) return { subject: 'SHARING', outletId, needs: 'sharing.read' };
  const [delivery] = await db.query<{ user_id: number }>(
    'select user_id from notice_delivery where business_id = $1 and id = $2',
    [businessId, noticeDeliveryId],
  );
  return { subject: 'NOTICE', outletId: null, needs: null, forUser: delivery?.user_id ?? 0 };
}
