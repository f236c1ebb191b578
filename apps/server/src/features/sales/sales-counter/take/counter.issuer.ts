import type { Right } from '@bahi/contract/access';
import type { UserType } from '@bahi/contract/enumeration';
import { asCalendarDay, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Language } from '@bahi/domain/language';
import type { Context } from '../../../../platform/core/context.ts';
import { unattendedContext } from '../../../../platform/core/unattended.ts';
import { findRights } from '../../../../platform/sessions/rights.ts';

/** Who issued it by what it says, when and where. */
type Issued = { userId: number; at: number; outletId: number; day: CalendarDay };

/** In whose name it is posted; `sentBy` is said where that is not who issued it. */
export type Issuer = { context: Context; sentBy: string | null };

/** What an invoice asks of whoever issues it; what was handed over is not asked again. */
const rights: ReadonlySet<Right> = new Set(['invoice.create', 'payment.create']);

/**
 * In the name of whoever issued it, if they are of the business and could issue at that moment; else of whoever sends it.
 * A clock that is some minutes ahead may have begun the next day already. What is refused is said in a language.
 */
export async function issuerOf(context: Context, issued: Issued, language: Language): Promise<Issuer> {
  const { db, businessId, session } = context;
  const person = await findPerson(context, issued);
  const { userId, userType, fullName } = person ?? session;
  const actor = { userId, userType, fullName, businessId, outletId: issued.outletId };
  const unattended = { can: (right: Right) => rights.has(right), idempotencyKey: null };
  const acting = { ...unattendedContext(context.services, db, actor, unattended), language };
  const isAhead = issued.day === acting.today + 1 && issued.at <= context.now + aheadMilliseconds;
  return {
    context: isAhead ? { ...acting, today: asCalendarDay(issued.day) } : acting,
    sentBy: person === null ? session.fullName : null,
  };
}

const aheadMilliseconds = 600_000;

type Person = { userId: number; userType: UserType; fullName: string };

async function findPerson({ db, businessId }: Context, { userId, at, outletId }: Issued): Promise<Person | null> {
  const [row] = await db.query<{ user_type: UserType; full_name: string }>(
    'select user_type, full_name from app_user where business_id = $1 and id = $2 and is_active',
    [businessId, userId],
  );
  if (row === undefined) return null;
  const held = await findRights(db, { userId, userType: row.user_type, businessId, outletId, now: at });
  return held.has('invoice.create') ? { userId, userType: row.user_type, fullName: row.full_name } : null;
}
