import type { Language } from '@bahi/domain/language';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { customerOwesInAll } from '../../books/ledger/party-due.ts';
import { messagesLeftByRule, queueMessage } from '../outbox/outbox.ts';
import { holdDocument, shareDocument } from './reminder.commands.ts';
import { remindedKinds } from './reminder.owed.ts';
import { nameTurn, tryTurn } from './reminder.turn.ts';

/** The rule of a business, locked. */
export type HeldRule = Pick<
  Row<'reminder_rule'>,
  | 'id'
  | 'is_active'
  | 'days_before'
  | 'days_after'
  | 'ways'
  | 'language'
  | 'looked_on'
  | 'written_by'
  | 'written_by_name'
>;

/** Reminders of one transaction. */
export const together = 50;
/** What no server was there for is made up for so long: an older reminder says what the next one will say. */
const daysBack = 3;

type ReachRow = { phone_number: string; email: string | null; reminders: Language | 'NONE' | null };
type DueRow = ReachRow & {
  id: number;
  kind: string;
  outlet_id: number;
  customer_id: number;
  due_paisa: number;
  offset_days: number;
};

/**
 * The bills of which a day of the rule has come and nobody was reminded yet: each the latest of its days alone. Who has as
 * much in advance as they owe, wants no reminders, has no address for them or was reminded by hand today is passed over.
 */
const dueNow = `select distinct on (due.id) due.id, due.kind, due.outlet_id, due.customer_id, asked.offset_days,
    least(due.due_paisa, ${customerOwesInAll}) as due_paisa,
    customer.phone_number, customer.email, customer.reminders
  from document_due due
  join unnest($4::int[]) as asked (offset_days) on due.due_on + asked.offset_days between $5::date and $3::date
  join customer on customer.business_id = due.business_id and customer.id = due.customer_id
  where due.business_id = $1 and due.kind = any($2) and due.due_on between $3::date - 120 and $3::date + 60
    and coalesce(customer.reminders, '') <> 'NONE' and ${customerOwesInAll} > 0
    and (($6 and customer.phone_number ~ '^9[678][0-9]{8}$') or ($7 and customer.email is not null))
    and not exists (select from reminder before where before.business_id = due.business_id
      and before.document_id = due.id and before.offset_days >= asked.offset_days)
    and not exists (select from reminder own left join paper_message message
        on message.business_id = own.business_id and message.reminder_id = own.id
      where own.business_id = due.business_id and own.customer_id = due.customer_id and own.kind = 'HAND'
        and own.reminded_at >= $3::date::timestamp at time zone 'Asia/Kathmandu'
        and coalesce(message.state, 'SENT') not in ('FAILED', 'CANCELLED'))
  order by due.id, asked.offset_days desc limit $8`;

/** Writes some of the reminders that are to go today. True once all are written, or no more may go within this hour. */
export async function remindSome(context: Context, rule: HeldRule): Promise<boolean> {
  const { db, businessId, today } = context;
  const left = await messagesLeftByRule(context);
  if (left === 0) return true;
  const limit = Math.min(left, together);
  const first = addDays(storedDay(rule.looked_on), 1);
  const earliest = addDays(today, -daysBack);
  const from = first > earliest ? first : earliest;
  const offsets = [...rule.days_before.map((days) => -days), ...rule.days_after];
  const ways = rule.ways.split('_');
  const bills = await db.query<DueRow>(dueNow, [
    businessId,
    remindedKinds,
    formatAdDate(today),
    offsets,
    formatAdDate(from),
    ways.includes('SMS'),
    ways.includes('EMAIL'),
    limit,
  ]);
  const free = await freeToRemind(context, bills);
  const held = new Set<DueRow>();
  // All before anything is written. What was cancelled since it was looked for is not reminded of.
  for (const bill of free) if (await holdDocument(context, bill, bill.id)) held.add(bill);
  for (const bill of held) await remindOf(context, rule, bill);
  if (bills.length === limit) return false;
  await db.query('update reminder_rule set looked_on = $3 where business_id = $1 and id = $2 returning id', [
    businessId,
    rule.id,
    formatAdDate(today),
  ]);
  return false;
}

/** Those of them whose customers have their turn: nobody reminds them by hand in this moment. One has it for all their bills. */
async function freeToRemind(context: Context, bills: readonly DueRow[]): Promise<DueRow[]> {
  const free = new Set<number>();
  const customerIds = new Set(bills.map(({ customer_id: id }) => id));
  // In one order, as whoever reminds many takes them.
  for (const customerId of [...customerIds].toSorted((one, other) => one - other))
    if (await tryTurn(context, { customerId, reminderId: null, isByRule: true })) free.add(customerId);
  return bills.filter(({ customer_id: id }) => free.has(id));
}

async function remindOf(context: Context, rule: HeldRule, bill: DueRow): Promise<void> {
  const { db, businessId, now } = context;
  const reached = reachOf(rule.ways, { phone: bill.phone_number, email: bill.email });
  if (reached === null) throw new Error('who cannot be reached was not asked for');
  const { way, recipient } = reached;
  const [noted] = await db.query<{ id: number }>(
    `insert into reminder (business_id, outlet_id, customer_id, document_id, kind, offset_days, way, recipient, due_paisa, reminded_at)
     values ($1, $2, $3, $4, 'RULE', $5, $6, $7, $8, to_timestamp($9::double precision / 1000))
     on conflict on constraint reminder_offset_key do nothing returning id`,
    [businessId, bill.outlet_id, bill.customer_id, bill.id, bill.offset_days, way, recipient, bill.due_paisa, now],
  );
  if (noted === undefined) return;
  await nameTurn(context, { customerId: bill.customer_id, reminderId: noted.id });
  await shareDocument(context, { kind: bill.kind, outletId: bill.outlet_id }, bill.id);
  const language = languageOf(rule, bill);
  await queueMessage(context, { reminderId: noted.id, outletId: bill.outlet_id, language, note: null });
}

/** The first of some ways that a customer can be reached by; null where none is. */
export function reachOf(
  ways: HeldRule['ways'],
  { phone, email }: { phone: string; email: string | null },
): { way: 'SMS' | 'EMAIL'; recipient: string } | null {
  for (const way of ways.split('_')) {
    if (way === 'SMS' && /^9[678]\d{8}$/.test(phone)) return { way, recipient: phone };
    if (way === 'EMAIL' && email !== null) return { way, recipient: email };
  }
  return null;
}

/** The language that the customer wishes, or that of the rule. */
export function languageOf(rule: Pick<HeldRule, 'language'>, { reminders }: Pick<ReachRow, 'reminders'>): Language {
  return reminders === null || reminders === 'NONE' ? rule.language : reminders;
}
