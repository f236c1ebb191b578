import type { SecurityEvent } from '@bahi/contract/people/security-log/security-event';
import { deviceOf } from '../sessions/device.ts';
import type { OpenContext } from './context.ts';

/** Who did it, whose account it was done to, of which business (0: of none), and a word or name of what it was. */
export type SecurityAbout = {
  businessId?: number;
  userId?: number | null;
  subjectId?: number | null;
  /** A way to come in, what was changed, or the name of a role or file. Never what somebody typed. */
  detail?: readonly string[];
};

/**
 * Tells what happened at the doors: as a line of the structured log at once, and as a row of the security log, which is
 * written behind the call and whatever becomes of the call's own transaction.
 */
export function noteSecurity(
  { services, exchange }: Pick<OpenContext, 'services' | 'exchange'>,
  event: SecurityEvent,
  { businessId = 0, userId = null, subjectId = null, detail = [] }: SecurityAbout,
): void {
  const { address, call, userAgent } = exchange;
  services.log.info({ event: `security.${event}`, address, call, businessId, userId, subjectId, detail }, 'security');
  services.securityLog.note({
    business_id: businessId,
    at: new Date(services.clock()),
    event,
    user_id: userId,
    subject_id: subjectId,
    address,
    ...deviceOf(userAgent),
    call,
    detail: [...detail],
  });
}
