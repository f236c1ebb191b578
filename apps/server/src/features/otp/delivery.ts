import type { OpenContext } from '../../platform/context.ts';
import { platformTenant } from '../../platform/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Sms } from '../../platform/sms.ts';
import type { OtpPurpose } from './tickets.ts';

/** A message that is due, with the row of its code. */
export type DueMessage = { codeId: string; mobileNumber: string; text: string; purpose: OtpPurpose };

/** How long a gateway that failed is taken as failing. */
const failingMilliseconds = 60_000;
const failingUntil = new WeakMap<Sms, number>();

/**
 * Sends a message, outside of any transaction. A sign-up is always sent something, so its caller waits and is told
 * when the gateway fails. Sign-in and reset are sent to accounts only: waiting, or a failure, would tell that there
 * is one. They go on behind the answer, and while the gateway is failing everybody is told so beforehand.
 */
export async function deliver(context: OpenContext, message: DueMessage): Promise<void> {
  const sending = send(context, message);
  if (message.purpose !== 'SIGN_UP') return;
  if (!(await sending)) fail('otp.notSent', { status: 503 });
}

/** Refuses with 503 while the gateway is failing, whoever asks. */
export function refuseWhileFailing({ services, now }: OpenContext, purpose: OtpPurpose): void {
  if (purpose === 'SIGN_UP') return;
  if (now < (failingUntil.get(services.sms) ?? 0)) fail('otp.notSent', { status: 503 });
}

async function send({ services, now }: OpenContext, message: DueMessage): Promise<boolean> {
  const { sms, log, database } = services;
  try {
    await sms.send(message.mobileNumber, message.text);
    failingUntil.delete(sms);
    return true;
  } catch (error) {
    log.error({ err: error }, 'sms gateway');
    failingUntil.set(sms, now + failingMilliseconds);
    // What nobody received neither counts nor waits for its resend.
    await database
      .transaction('write', platformTenant, (tx) => tx.query('delete from otp where id = $1', [message.codeId]))
      .catch((failure: unknown) => log.error({ err: failure }, 'code that was not sent'));
    return false;
  }
}
