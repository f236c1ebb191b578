import { formatAdDate, hourInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { repeated } from '../../../platform/core/repeated.ts';
import type { Services } from '../../../platform/core/services.ts';
import { unattendedContext } from '../../../platform/core/unattended.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { isNight } from './reminder.night.ts';
import { lastEndedMonth } from './reminder.period.ts';
import { type HeldRule, remindSome } from './reminder.remind.ts';
import { sendSomeStatements } from './reminder.statements.ts';

const everyMilliseconds = 30_000;
/** Of one business before the next has its turn, so many times as many as are written at once. */
const atOnce = 10;

/**
 * Reminds by rule, again and again, until the answered function is called, which waits for what is being written. Any
 * number of servers may do so on one database: the rule of a business is locked by one, and each reminder has a key.
 */
export function startReminders(services: Services): () => Promise<void> {
  const rhythm = { name: 'reminders', everyMilliseconds, beginsAtOnce: true };
  return repeated(services, rhythm, (isStopped) => remindDue(services, isStopped));
}

type Look = { today: string; hour: number; month: string };

/** Writes every reminder and statement that is to go now, business by business; the outbox sends them. */
export async function remindDue(services: Services, isStopped = () => false): Promise<void> {
  const now = services.clock();
  // What is missed is made up for in the morning.
  if (isNight(now)) return;
  const today = todayInKathmandu(now);
  const look: Look = {
    today: formatAdDate(today),
    hour: hourInKathmandu(now),
    month: lastEndedMonth(today, services.calendar()),
  };
  const whose = await services.database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number }>(
      'select business_id from businesses_with_due_reminders($1, $2, $3) as due (business_id)',
      [look.today, look.hour, look.month],
    ),
  );
  for (const { business_id: businessId } of whose)
    for (let count = 0; count < atOnce && !isStopped(); count += 1) {
      const isDone = await remindSomeOf(services, businessId, look).catch((error: unknown) => {
        services.log.warn({ err: error, businessId }, 'reminders');
        return true;
      });
      if (isDone) break;
    }
}

/** Writes some of what one business has to send, in one transaction. True once nothing is left, or somebody else does it. */
function remindSomeOf(services: Services, businessId: number, look: Look): Promise<boolean> {
  return services.database.transaction('write', { businessId, outletId: null, userId: null }, async (db) => {
    const rule = await holdRule(db, businessId, look);
    if (rule === null) return true;
    const { written_by: userId, written_by_name: fullName } = rule;
    const actor = { userId, userType: 'BUSINESS_INTERNAL', fullName, businessId, outletId: null } as const;
    const context = unattendedContext(services, db, actor, { can: () => false, idempotencyKey: null });
    if (rule.is_active && rule.looked_on < look.today) return remindSome(context, rule);
    return sendSomeStatements(context, rule, look.month);
  });
}

async function holdRule(db: Tx, businessId: number, { today, hour, month }: Look): Promise<HeldRule | null> {
  const [rule] = await db.query<HeldRule>(
    `select id, is_active, days_before, days_after, ways, language, looked_on, written_by, written_by_name
     from reminder_rule where business_id = $1 and hour <= $3
       and ((is_active and looked_on < $2) or (sends_statements and statements_to < $4))
     for update skip locked`,
    [businessId, today, hour, month],
  );
  return rule ?? null;
}
