import type { Context, OpenContext, Session } from '../../../platform/core/context.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import type { Account } from '../../account/session/accounts.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { requireOver, takeAuthority } from '../role/authority.ts';

/** Somebody whom the caller administers. */
export type ManagedUser = Pick<
  Account,
  'id' | 'business_id' | 'user_type' | 'is_active' | 'user_name' | 'full_name' | 'email' | 'mobile_number'
>;

/** The caller of a call that opens its own transactions. */
export function callerOf(context: OpenContext): Session {
  return context.session ?? failInvalidToken();
}

/** A person of the caller's own business, or for the platform anybody but who stands in a sample. Of others nothing is told: 404. */
export async function findPerson(context: OpenContext, id: number, field?: string): Promise<ManagedUser> {
  const { businessId } = callerOf(context);
  const [found] = await context.services.database.transaction('read', platformTenant, (tx) =>
    tx.query<ManagedUser>(
      `select person.id, business_id, user_type, is_active, user_name, full_name, email, mobile_number
       from app_user person join business on business.id = person.business_id
       where person.id = $1 and ($2 <> 0 or business.sample_of_id is null)`,
      [id, businessId],
    ),
  );
  if (found === undefined || (businessId !== 0 && found.business_id !== businessId))
    return field === undefined ? failNotFound() : fail('common.unknownRecord', { field, status: 404 });
  return found;
}

/** Who is let in is a matter of the whole business: it is not decided from within an outlet. */
export function requireWholeBusiness(session: Session): void {
  if (isWithinOutlet(session)) fail('role.withinOutlet', { status: 403 });
}

export function isWithinOutlet({ userType, outletId }: Session): boolean {
  return userType === 'OUTLET_USER' || outletId !== null;
}

/**
 * Changes a person whom the caller administers, by the rule of `authority`, in a transaction of that person's business.
 * Fails with 403 for one on whom the caller may not act, and before that as `findPerson` does.
 */
export async function onPerson<T>(
  context: OpenContext,
  person: ManagedUser,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  requireWholeBusiness(callerOf(context));
  return inBusiness(context, person.business_id, async (inside) => {
    requireOver(inside, await takeAuthority(inside, [person.id]), person);
    return work(inside);
  });
}

/** Works in a transaction of a business, the caller's or for the platform any, which its audit chain seals. */
export function inBusiness<T>(
  context: OpenContext,
  businessId: number,
  work: (context: Context) => Promise<T>,
  mode: 'read' | 'write' = 'write',
): Promise<T> {
  const session = callerOf(context);
  const tenant = { businessId, outletId: null, userId: session.userId };
  return context.services.database.transaction(mode, tenant, (db) =>
    work({ ...context, db, session, businessId, outletId: null, can: (right) => session.rights.has(right) }),
  );
}
