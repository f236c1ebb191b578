import type { OpenContext } from '../../../platform/core/context.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { MailMessage } from '../../../platform/messages/mail.ts';
import type { Sms } from '../../../platform/messages/sms.ts';
import type { OtpPurpose } from './tickets.ts';

/** A message that is due by SMS, by mail or both, with the row of its code. */
export type DueMessage = {
  codeId: string;
  sms: { mobileNumber: string; text: string } | null;
  mail: MailMessage | null;
  purpose: OtpPurpose;
};

/** How long a gateway that failed is taken as failing. */
const failingMilliseconds = 60_000;
const failingUntil = new WeakMap<Sms, number>();

/**
 * Sends a message, outside of any transaction. A number to sign up with or to change to is always sent something, so
 * its caller waits and is told when the gateway fails. Sign-in and reset are sent to accounts only: waiting, or a failure, would tell that there
 * is one. They go on behind the answer, and while the gateway is failing everybody is told so beforehand.
 */
export async function deliver(context: OpenContext, message: DueMessage): Promise<void> {
  const sending = send(context, message);
  if (!isAlwaysSent(message.purpose)) return;
  if (!(await sending)) fail('otp.notSent', { status: 503 });
}

/** Refuses with 503 while the gateway is failing, whoever asks. */
export function refuseWhileFailing({ services, now }: OpenContext, purpose: OtpPurpose): void {
  if (isAlwaysSent(purpose)) return;
  if (now < (failingUntil.get(services.sms) ?? 0)) fail('otp.notSent', { status: 503 });
}

/** A number that is new to somebody gets a code, or word of the account that has it. */
export function isAlwaysSent(purpose: OtpPurpose): boolean {
  return purpose === 'SIGN_UP' || purpose === 'MOBILE';
}

async function send(context: OpenContext, message: DueMessage): Promise<boolean> {
  const { log, database } = context.services;
  const ways = await Promise.all([sentBySms(context, message.sms), sentByMail(context, message.mail)]);
  if (ways.includes(true)) return true;
  // What nobody received neither counts nor waits for its resend. Where it was for accounts alone it stays: that it is
  // gone would tell of the account, because what was sent to nobody stays as well.
  if (!isAlwaysSent(message.purpose)) return false;
  await database
    .transaction('write', platformTenant, (tx) => tx.query('delete from otp where id = $1', [message.codeId]))
    .catch((failure: unknown) => log.error({ err: failure }, 'code that was not sent'));
  return false;
}

async function sentBySms({ services, now }: OpenContext, message: DueMessage['sms']): Promise<boolean> {
  const { sms, log } = services;
  if (message === null) return false;
  try {
    await sms.send(message.mobileNumber, message.text);
    failingUntil.delete(sms);
    return true;
  } catch (error) {
    log.error({ err: error }, 'sms gateway');
    failingUntil.set(sms, now + failingMilliseconds);
    return false;
  }
}

async function sentByMail({ services: { mail, log } }: OpenContext, message: DueMessage['mail']): Promise<boolean> {
  if (message === null) return false;
  try {
    await mail.send(await mail.account(), message);
    return true;
  } catch (error) {
    log.error({ err: error }, 'e-mail');
    return false;
  }
}
