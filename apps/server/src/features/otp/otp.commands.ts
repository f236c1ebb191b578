import type { Answer, Input } from '@bahi/contract/endpoint';
import type { otpContract } from '@bahi/contract/otp/otp.contract';
import type { OpenContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { fail } from '../../platform/errors.ts';
import { textOf } from '../../platform/texts.ts';
import { deliver, refuseWhileFailing } from './delivery.ts';
import { type IssuedCode, issueCode } from './issue-code.ts';
import type { OtpPurpose } from './tickets.ts';
import { verifyCode } from './verify-code.ts';

type SendAnswer = Answer<typeof otpContract.send>;

/**
 * Sends a code to a mobile. The answer is the same whether the number has an account or not: to sign up with a known
 * number sends word of the account instead, to sign in or reset with an unknown one sends nothing.
 */
export async function sendOtp(context: OpenContext, { body }: Input<typeof otpContract.send>): Promise<SendAnswer> {
  const { mobileNumber, purpose } = body;
  refuseWhileFailing(context, purpose);
  const issued = await issueCode(context, {
    subject: mobileNumber,
    purpose,
    destination: async (tx) => {
      const account = await findHolder(tx, mobileNumber);
      if (purpose === 'SIGN_UP') return { mobileNumber, sends: account === null ? 'code' : 'notice' };
      return account?.is_active === true ? { mobileNumber, sends: 'code' } : null;
    },
  });
  if (issued.outcome === 'tooSoon')
    return fail('otp.tooSoon', { status: 429, parameters: { seconds: issued.seconds } });
  if (issued.outcome === 'tooMany') return fail('otp.tooMany', { status: 429 });
  await deliverCode(context, issued, purpose);
  context.say('otp.sent');
  return sendAnswer(context);
}

export async function verifyOtp(
  context: OpenContext,
  { body }: Input<typeof otpContract.verify>,
): Promise<Answer<typeof otpContract.verify>> {
  const { mobileNumber, purpose, otp } = body;
  return { ticket: await verifyCode(context, { subject: mobileNumber, purpose, otp }) };
}

/**
 * Sends a RESET code for a name that was typed, to the mobile of its account where there is one. Says nothing of
 * limits either: that a code was sent a moment ago would tell of the account.
 */
export async function sendResetCode(
  context: OpenContext,
  request: { subject: string; mobileNumber: string | null },
): Promise<SendAnswer> {
  const { subject, mobileNumber } = request;
  refuseWhileFailing(context, 'RESET');
  const destination = mobileNumber === null ? null : { mobileNumber, sends: 'code' as const };
  const issued = await issueCode(context, {
    subject,
    purpose: 'RESET',
    destination: () => Promise.resolve(destination),
  });
  if (issued.outcome === 'issued') await deliverCode(context, issued, 'RESET');
  return sendAnswer(context);
}

async function deliverCode(
  context: OpenContext,
  { codeId, code, destination }: Extract<IssuedCode, { outcome: 'issued' }>,
  purpose: OtpPurpose,
): Promise<void> {
  if (destination === null) return;
  const text =
    destination.sends === 'code'
      ? textOf(context.language, 'otp.smsText', { code })
      : textOf(context.language, 'otp.alreadyRegisteredText');
  await deliver(context, { codeId, mobileNumber: destination.mobileNumber, text, purpose });
}

function sendAnswer({ services }: OpenContext): SendAnswer {
  const { resendSeconds, validSeconds } = services.config.limits.otp;
  return { resendAfterSeconds: resendSeconds, expiresInSeconds: validSeconds };
}

async function findHolder(tx: Tx, mobileNumber: string): Promise<{ is_active: boolean } | null> {
  const rows = await tx.query<{ is_active: boolean }>('select is_active from app_user where mobile_number = $1', [
    mobileNumber,
  ]);
  return rows[0] ?? null;
}
