import { timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Tx } from '../../../platform/database/database.ts';

type Turn = { customerId: number; reminderId: number | null };

/**
 * One customer is reminded once an hour, by hand or by rule, by whomever and of whichever outlet; of two at once one is first. The
 * reminder that has the turn may be tried again within it.
 */
export async function takeTurn(context: Context, turn: Turn): Promise<void> {
  if (await tryTurn(context, turn)) return;
  const { db, businessId, now, language } = context;
  const [before] = await db.query<{ reminded_at: Date }>(
    'select reminded_at from reminder_turn where business_id = $1 and customer_id = $2',
    [businessId, turn.customerId],
  );
  const time = inDigitsOf(timeInKathmandu(before?.reminded_at.getTime() ?? now), language);
  fail('reminder.tooSoon', { status: 409, parameters: { time } });
}

/** Takes the turn where nobody has it, or by rule where a rule has it, which tells of several bills; answers whether. */
export async function tryTurn(
  { db, businessId, now }: Pick<Context, 'db' | 'businessId' | 'now'>,
  { customerId, reminderId, isByRule = false }: Turn & { isByRule?: boolean },
): Promise<boolean> {
  const taken = await db.query(
    `insert into reminder_turn (business_id, customer_id, reminder_id, reminded_at)
     values ($1, $2, $4, to_timestamp($3::double precision / 1000))
     on conflict on constraint reminder_turn_key do update
       set reminded_at = excluded.reminded_at, reminder_id = excluded.reminder_id
       where reminder_turn.reminded_at + interval '1 hour' <= to_timestamp($3::double precision / 1000)
         or reminder_turn.reminder_id = excluded.reminder_id
         or ($5 and exists (select from reminder own where own.business_id = $1 and own.id = reminder_turn.reminder_id
           and own.kind = 'RULE'))
     returning customer_id`,
    [businessId, customerId, now, reminderId, isByRule],
  );
  return taken.length > 0;
}

/** Says of which reminder the turn is that was taken for it. */
export async function nameTurn(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { customerId, reminderId }: Turn,
): Promise<void> {
  await db.query(
    'update reminder_turn set reminder_id = $3 where business_id = $1 and customer_id = $2 returning customer_id',
    [businessId, customerId, reminderId],
  );
}

/** Gives the turn back of a reminder that surely reached nobody: its customer may be reminded at once. */
export async function freeTurn(db: Tx, businessId: number, reminderId: number): Promise<void> {
  await db.query('delete from reminder_turn where business_id = $1 and reminder_id = $2 returning customer_id', [
    businessId,
    reminderId,
  ]);
}
