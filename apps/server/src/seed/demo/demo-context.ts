import type { Right } from '@bahi/contract/access';
import { asCalendarDay, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Context, Exchange } from '../../platform/core/context.ts';
import type { Session } from '../../platform/core/context.ts';
import type { Services } from '../../platform/core/services.ts';

/** Somebody of the demo business who does something on a day. */
export type Actor = Pick<Session, 'userId' | 'userType' | 'fullName' | 'businessId' | 'outletId'>;

const noExchange: Exchange = {
  call: null,
  address: 'demo',
  userAgent: null,
  isBrowser: false,
  idempotencyKey: null,
  authorization: null,
  cookie: null,
  signal: new AbortController().signal,
  device: null,
  setCookie() {
    // There is no browser behind the demo.
  },
  setDevice() {
    // Nor here.
  },
};

/** Runs one call of the product as it runs for a request: in one transaction of the business, as that person, on that day. */
export function act<T>(
  services: Services,
  actor: Actor,
  day: CalendarDay,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const tenant = { businessId: actor.businessId, outletId: actor.outletId, userId: actor.userId };
  return services.database.transaction('write', tenant, (db) =>
    work({
      services,
      db,
      language: 'ne',
      now: services.clock(),
      today: asCalendarDay(day),
      calendar: services.calendar(),
      files: [],
      exchange: noExchange,
      say: () => {},
      session: { ...actor, id: 'demo', businessStatus: 'ACTIVE', rights: new Set<Right>(), secondStep: 'OPTIONAL' },
      businessId: actor.businessId,
      outletId: actor.outletId,
      can: () => true,
    }),
  );
}
