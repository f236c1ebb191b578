import type { Right } from '@bahi/contract/access';
import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { Tx } from '../database/database.ts';
import type { Context, Exchange, Session } from './context.ts';
import type { Services } from './services.ts';

/** In whose name something is done. */
export type Actor = Pick<Session, 'userId' | 'userType' | 'fullName' | 'businessId' | 'outletId'>;

/** What is done without a request: with which rights, and under which key it is issued once. */
export type Unattended = { can: (right: Right) => boolean; idempotencyKey: string | null };

/** What a command is given where no request stands behind it: the open transaction, and in whose name it acts today. */
export function unattendedContext(
  services: Services,
  db: Tx,
  actor: Actor,
  { can, idempotencyKey }: Unattended,
): Context {
  const now = services.clock();
  return {
    services,
    db,
    language: 'ne',
    now,
    today: todayInKathmandu(now),
    calendar: services.calendar(),
    files: [],
    exchange: { ...noExchange, idempotencyKey },
    say: () => {},
    session: { ...actor, id: 'unattended', businessStatus: 'ACTIVE', rights: new Set(), secondStep: 'OPTIONAL' },
    businessId: actor.businessId,
    outletId: actor.outletId,
    can,
  };
}

const noExchange: Exchange = {
  call: null,
  address: 'own',
  userAgent: null,
  isBrowser: false,
  idempotencyKey: null,
  authorization: null,
  cookie: null,
  signal: new AbortController().signal,
  device: null,
  setCookie() {
    // There is no browser.
  },
  setDevice() {
    // Nor here.
  },
};
