import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../platform/core/context.ts';
import type { Services } from '../../platform/core/services.ts';
import { type Actor, unattendedContext } from '../../platform/core/unattended.ts';

export type { Actor } from '../../platform/core/unattended.ts';

/** Runs one call of the product as it runs for a request: in one transaction of the business, as that person, on that day. */
export function act<T>(
  services: Services,
  actor: Actor,
  day: CalendarDay,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const tenant = { businessId: actor.businessId, outletId: actor.outletId, userId: actor.userId };
  return services.database.transaction('write', tenant, (db) =>
    work({ ...unattendedContext(services, db, actor, { can: () => true, idempotencyKey: null }), today: day }),
  );
}
