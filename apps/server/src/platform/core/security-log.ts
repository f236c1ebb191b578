import type { OpenContext } from './context.ts';

/** What is told of the doors; who operates the server reads, searches and keeps it with the rest of the log. */
export type SecurityEvent =
  | 'signedIn'
  | 'passwordWrong'
  | 'tooManyTries'
  | 'tokenReused'
  | 'passwordChanged'
  | 'accountChanged'
  | 'forbidden'
  | 'exported';

/** One line of the structured log: what happened, to whom, from which address. Never what somebody typed. */
export function noteSecurity(
  { services, exchange }: Pick<OpenContext, 'services' | 'exchange'>,
  event: SecurityEvent,
  about: Readonly<Record<string, string | number | readonly string[] | null>>,
): void {
  services.log.info({ event: `security.${event}`, address: exchange.address, ...about }, 'security');
}
