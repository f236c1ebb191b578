import type { LeftOutReason } from '@bahi/contract/sales/collect/collect-answer';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Language } from '@bahi/domain/language';
import type { ReminderRuleWays } from '@bahi/contract/sales/reminder/reminder-choices';
import type { Context } from '../../../platform/core/context.ts';
import { acrossOutlets } from '../../../platform/database/all-outlets.ts';
import { queueMessage, refuseTooMany } from '../outbox/outbox.ts';
import { noteReminder } from './reminder.commands.ts';
import { type Owed, readOwedBy, reminderText } from './reminder.owed.ts';
import { reachOf } from './reminder.remind.ts';
import { tryTurn } from './reminder.turn.ts';

/** By which ways, in which language where a customer wishes none, and of which outlet; null: of all that the caller sees. */
type Asking = { ways: ReminderRuleWays; language: Language; note: string | null; outletId: number | null } & {
  /** Who is not pressed before the day that they promised for. */
  promised: ReadonlySet<number>;
};
type Reached = { way: 'SMS' | 'EMAIL'; recipient: string; said: string; language: Language };
/** Somebody who is to be reminded of all they owe, and how; or why they are not. */
export type Planned = { owed: Owed } & ({ reached: Reached; reason: null } | { reached: null; reason: LeftOutReason });
export type Reminded = Planned & { reminderId: number | null };

/** To whom a reminder of all they owe would go now, in the order of the ids; who is unknown is not in it. */
export async function planReminders(
  context: Context,
  customerIds: readonly number[],
  asking: Asking,
): Promise<Planned[]> {
  const owed = new Map((await readOwedBy(context, customerIds, asking.outletId)).map((one) => [one.customerId, one]));
  const today = await remindedToday(context, customerIds);
  return customerIds.flatMap((id) => {
    const one = owed.get(id);
    return one === undefined
      ? []
      : [plannedOf(context, one, { ...asking, isRemindedToday: today.has(id), hasPromised: asking.promised.has(id) })];
  });
}

/**
 * Reminds each of them once, all in one transaction. Who was reminded today is left out, also by somebody else in this
 * moment: the turn of a customer goes to one. Fails where the business may not send as many messages any more.
 */
export async function remindMany(
  context: Context,
  customerIds: readonly number[],
  asking: Asking,
): Promise<Reminded[]> {
  const planned = await planReminders(context, customerIds, asking);
  // In one order, so that of two who remind many nobody waits for the other in a ring.
  const taken = new Set<number>();
  for (const { owed, reached } of planned.toSorted((one, other) => one.owed.customerId - other.owed.customerId)) {
    const { customerId } = owed;
    if (reached !== null && (await tryTurn(context, { customerId, reminderId: null }))) taken.add(customerId);
  }
  if (taken.size > 0) await refuseTooMany(context, taken.size);
  const reminded: Reminded[] = [];
  for (const one of planned) reminded.push(await remindOne(context, one, { ...asking, taken }));
  return reminded;
}

async function remindOne(
  context: Context,
  planned: Planned,
  { note, taken, outletId: meant }: Pick<Asking, 'note' | 'outletId'> & { taken: ReadonlySet<number> },
): Promise<Reminded> {
  const { owed, reached } = planned;
  if (reached === null) return { ...planned, reminderId: null };
  if (!taken.has(owed.customerId)) return { owed, reached: null, reason: 'REMINDED_TODAY', reminderId: null };
  const outletId = meant ?? context.outletId;
  const { way, recipient, language } = reached;
  const reminderId = await noteReminder(context, owed, { outletId, documentId: null, way, recipient, said: null });
  await queueMessage(context, { reminderId, outletId, language, note });
  return { ...planned, reminderId };
}

function plannedOf(
  context: Context,
  owed: Owed,
  {
    ways,
    language: usual,
    note,
    isRemindedToday,
    hasPromised,
  }: Pick<Asking, 'ways' | 'language' | 'note'> & {
    isRemindedToday: boolean;
    hasPromised: boolean;
  },
): Planned {
  const left = (reason: LeftOutReason): Planned => ({ owed, reached: null, reason });
  if (owed.due <= 0) return left('NOTHING_DUE');
  if (owed.wish === 'NONE') return left('WANTS_NONE');
  const address = reachOf(ways, owed);
  if (address === null) return left('NO_ADDRESS');
  if (isRemindedToday) return left('REMINDED_TODAY');
  if (hasPromised) return left('PROMISED');
  const language = owed.wish ?? usual;
  const said = reminderText(context, owed, { language, address: null, note });
  return { owed, reached: { ...address, said, language }, reason: null };
}

/**
 * Who was reminded since midnight in Kathmandu, by hand or by rule and of whichever outlet, but for what surely reached
 * nobody; or within the hour.
 */
function remindedToday(
  { db, businessId, today, now }: Pick<Context, 'db' | 'businessId' | 'today' | 'now'>,
  customerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return acrossOutlets(db, async () => {
    const rows = await db.query<{ customer_id: number }>(
      `select reminder.customer_id from reminder
     left join paper_message message on message.business_id = reminder.business_id and message.reminder_id = reminder.id
     where reminder.business_id = $1 and reminder.customer_id = any($2) and reminder.kind <> 'STATEMENT'
       and reminder.reminded_at >= ($3::date)::timestamp at time zone 'Asia/Kathmandu'
       and coalesce(message.state, 'SENT') not in ('FAILED', 'CANCELLED')
     union
     select turn.customer_id from reminder_turn turn where turn.business_id = $1 and turn.customer_id = any($2)
       and turn.reminded_at + interval '1 hour' > to_timestamp($4::double precision / 1000)`,
      [businessId, customerIds, formatAdDate(today), now],
    );
    return new Set(rows.map(({ customer_id: id }) => id));
  });
}
