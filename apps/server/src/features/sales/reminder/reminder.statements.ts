import type { Language } from '@bahi/domain/language';
import type { Context } from '../../../platform/core/context.ts';
import { books } from '../../reports/statement/statement.books.ts';
import { messagesLeftByRule, queueMessage } from '../outbox/outbox.ts';
import { type HeldRule, languageOf, together } from './reminder.remind.ts';

type CustomerRow = { id: number; email: string; reminders: Language | 'NONE' | null };

/** Customers with an e-mail of whom the books have something in the month, or who owe or have a balance after it. */
const withStatement = `select customer.id, coalesce(customer.email, '') as email, customer.reminders
  from customer
  where customer.business_id = $1 and customer.email is not null and coalesce(customer.reminders, '') <> 'NONE'
    and exists (select from party_month line where line.business_id = $1 and line.account_code = any($3::text[])
      and line.party_id = customer.id and line.month <= $2
      having bool_or(line.month = $2) or sum(line.debit_paisa - line.credit_paisa) <> 0)
    and not exists (select from reminder before where before.business_id = $1 and before.customer_id = customer.id
      and before.period = $2)
  order by customer.id limit $4`;

/** Writes some of the statements of the month that ended. True once all are written, or no more may go within this hour. */
export async function sendSomeStatements(context: Context, rule: HeldRule, month: string): Promise<boolean> {
  const { db, businessId } = context;
  const left = await messagesLeftByRule(context);
  if (left === 0) return true;
  const limit = Math.min(left, together);
  const customers = await db.query<CustomerRow>(withStatement, [businessId, month, books.customer.accounts, limit]);
  for (const customer of customers) await sendStatement(context, rule, { customer, month });
  if (customers.length === limit) return false;
  await db.query('update reminder_rule set statements_to = $3 where business_id = $1 and id = $2 returning id', [
    businessId,
    rule.id,
    month,
  ]);
  return true;
}

async function sendStatement(
  context: Context,
  rule: HeldRule,
  { customer, month }: { customer: CustomerRow; month: string },
): Promise<void> {
  const { db, businessId, now } = context;
  const [noted] = await db.query<{ id: number }>(
    `insert into reminder (business_id, customer_id, kind, period, way, recipient, reminded_at)
     values ($1, $2, 'STATEMENT', $3, 'EMAIL', $4, to_timestamp($5::double precision / 1000))
     on conflict on constraint reminder_period_key do nothing returning id`,
    [businessId, customer.id, month, customer.email, now],
  );
  if (noted === undefined) return;
  const language = languageOf(rule, customer);
  await queueMessage(context, { reminderId: noted.id, outletId: null, language, note: null });
}
