import { refusalOf } from '../../../platform/core/errors.ts';
import { databaseCodeOf, isContended, isUnreachable } from '../../../platform/database/database-errors.ts';
import { MailError, type MailReason } from '../../../platform/messages/mail.ts';
import { isSurelyUnsent } from '../../../platform/messages/outbound.ts';
import { SmsError, type SmsReason } from '../../../platform/messages/sms-gateways.ts';
import type { MessageFailure } from '@bahi/contract/sales/sharing/sharing.contract';

export type Failed = {
  failure: MessageFailure;
  /** Another try may succeed by itself, and sends nothing twice. */
  isTemporary: boolean;
};

/** Why a message is not sent that nobody has refused. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
  failure: MessageFailure;
  constructor(failure: MessageFailure) {
    super(`the message is not sent: ${failure}`);
    this.failure = failure;
  }
}

const mailFailures: Readonly<Record<MailReason, MessageFailure>> = {
  notSetUp: 'NO_SERVICE',
  passwordLost: 'NO_SERVICE',
  hostPrivate: 'NO_SERVICE',
  insecure: 'NO_SERVICE',
  signIn: 'NO_SERVICE',
  sender: 'NO_SERVICE',
  hostUnknown: 'UNREACHABLE',
  unreachable: 'UNREACHABLE',
  recipient: 'NO_RECIPIENT',
  refused: 'REFUSED',
};
const smsFailures: Readonly<Record<SmsReason, MessageFailure>> = {
  number: 'NO_RECIPIENT',
  notSetUp: 'NO_SERVICE',
  refused: 'REFUSED',
  unreachable: 'UNREACHABLE',
  unclear: 'UNKNOWN',
};

/** What a failed try says to who sent the message, and whether it is worth another one. */
export function failureOf(error: unknown): Failed {
  if (error instanceof Undeliverable) return { failure: error.failure, isTemporary: false };
  if (error instanceof MailError) {
    const failure = error.isTemporary ? 'REFUSED' : mailFailures[error.reason];
    // The same letter again is known by its key, wherever the connection broke off.
    return { failure, isTemporary: failure === 'UNREACHABLE' || error.isTemporary };
  }
  if (error instanceof SmsError) {
    const failure = smsFailures[error.reason];
    if (failure !== 'UNREACHABLE') return { failure, isTemporary: false };
    return isSurelyUnsent(error.cause) ? { failure, isTemporary: true } : { failure: 'UNKNOWN', isTemporary: false };
  }
  // Its paper waits for its turn, as all papers do; a database that is away or busy comes back.
  const { status = 0 } = refusalOf(error) ?? {};
  const code = databaseCodeOf(error) ?? '';
  return {
    failure: 'OTHER',
    isTemporary: status === 429 || status === 503 || isUnreachable(code) || isContended(code),
  };
}
