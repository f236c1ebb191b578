import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';

/** Runs work in one transaction of the caller's business, as a call without transactions of its own does. */
export function inTransaction<T>(context: OpenContext, work: (own: Context) => Promise<T>): Promise<T> {
  const session = context.session ?? failInvalidToken();
  const { businessId, outletId, userId } = session;
  return context.services.database.transaction('write', { businessId, outletId, userId }, (db) =>
    work({ ...context, db, session, businessId, outletId, can: (right) => session.rights.has(right) }),
  );
}
