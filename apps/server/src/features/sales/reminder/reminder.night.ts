import { noticeMorning } from '@bahi/contract/platform/notice/notice-kinds';
import { reminderNight } from '@bahi/contract/sales/reminder/reminder-choices';
import { hourInKathmandu, timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { Tx } from '../../../platform/database/database.ts';

const minute = 60_000;

/** Whether nothing goes by itself at this moment, whatever the rule says: people sleep. */
export function isNight(now: number): boolean {
  return hourInKathmandu(now) >= reminderNight;
}

/**
 * What waits by rule and comes due at night, or before the hour of the rule, is due at that hour of the morning: what was
 * tried in vain, or left by a server that was gone. What a person sends goes at once.
 */
export async function putOffToMorning(db: Tx, businessId: number, now: number): Promise<void> {
  const { midnight, hours } = dayOf(now);
  await db.query(
    `update paper_message message set version = message.version + 1, due_at = to_timestamp($3::double precision / 1000)
       + make_interval(hours => rule.hour + case when $5 then 24 else 0 end)
     from reminder_rule rule
     where rule.business_id = $1 and message.business_id = $1 and ($5 or $4 < rule.hour) and message.id in (
       select late.id from paper_message late
       join reminder on reminder.business_id = late.business_id and reminder.id = late.reminder_id
       where late.business_id = $1 and late.state = 'WAITING' and late.due_at <= to_timestamp($2::double precision / 1000)
         and reminder.kind <> 'HAND' for update of late skip locked)
     returning message.id`,
    [businessId, now, midnight, hours, isNight(now)],
  );
}

/**
 * SMS of notices that come due at night wait for the morning: nobody's phone rings. An e-mail wakes nobody.
 */
export async function putOffNotices(db: Tx, businessId: number, now: number): Promise<void> {
  const { midnight, hours } = dayOf(now);
  if (!isNight(now) && hours >= noticeMorning) return;
  await db.query(
    `update paper_message message set version = message.version + 1, due_at = to_timestamp($3::double precision / 1000)
     where message.business_id = $1 and message.id in (
       select late.id from paper_message late
       join notice_delivery delivery on delivery.business_id = late.business_id and delivery.id = late.notice_delivery_id
       where late.business_id = $1 and late.state = 'WAITING' and late.due_at <= to_timestamp($2::double precision / 1000)
         and delivery.way = 'SMS' for update of late skip locked)
     returning message.id`,
    [businessId, now, midnight + (noticeMorning + (isNight(now) ? 24 : 0)) * 60 * minute],
  );
}

/** When the day of a moment began in Kathmandu, and the hour that it is. */
function dayOf(now: number): { midnight: number; hours: number } {
  const [hours = 0, minutes = 0] = timeInKathmandu(now).split(':').map(Number);
  return { midnight: now - (now % minute) - (hours * 60 + minutes) * minute, hours };
}
