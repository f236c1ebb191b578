import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { queueMessage } from '../../sales/outbox/outbox.ts';

type Writer = Pick<Context, 'db' | 'businessId' | 'now'>;
type Sender = { userId: number; fullName: string };
/** What a schedule says of where its reports go. */
export type Addressed = Pick<Row<'report_schedule'>, 'id' | 'outlet_id' | 'language' | 'recipients'>;

/**
 * Writes that a report of a day goes to each of its recipients, with the messages that take it there; `sender` sent it by
 * hand. By the schedule each gets that of a day once, whoever comes first.
 */
export async function writeDeliveries(
  { db, businessId, now }: Writer,
  schedule: Addressed,
  { day, sender }: { day: CalendarDay; sender: Sender | null },
): Promise<void> {
  const { id: scheduleId, outlet_id: outletId, language, recipients } = schedule;
  for (const recipient of recipients) {
    const [noted] = await db.query<{ id: number }>(
      `insert into report_delivery (business_id, outlet_id, schedule_id, kind, due_on, recipient, sent_by, sent_by_name, written_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::double precision / 1000))
       on conflict (business_id, schedule_id, due_on, recipient) where kind = 'SCHEDULE' do nothing returning id`,
      [
        businessId,
        outletId,
        scheduleId,
        sender === null ? 'SCHEDULE' : 'HAND',
        formatAdDate(day),
        recipient,
        sender?.userId ?? null,
        sender?.fullName ?? null,
        now,
      ],
    );
    if (noted === undefined) continue;
    await queueMessage({ db, businessId, now }, { reportDeliveryId: noted.id, outletId, language, note: null });
  }
}
