import type { Answer, Input } from '@bahi/contract/endpoint';
import type { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import type { OpenContext } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/core/errors.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { deliver, isAlwaysSent, refuseWhileFailing } from './delivery.ts';
import { type Destination, type IssuedCode, issueCode } from './issue-code.ts';
import type { OtpPurpose } from './tickets.ts';
import { verifyCode } from './verify-code.ts';

type SendAnswer = Answer<typeof otpContract.send>;

/**
 * Sends a code to a mobile. The answer is the same whether the number has an account or not: to sign up with a known
 * number, or to change to it, sends word of its account instead; to sign in or reset with an unknown one sends nothing.
 */
export async function sendOtp(context: OpenContext, { body }: Input<typeof otpContract.send>): Promise<SendAnswer> {
  const { mobileNumber, purpose } = body;
  refuseWhileFailing(context, purpose);
  const issued = await issueCode(context, {
    subject: mobileNumber,
    purpose,
    destination: async (tx) => {
      const holder = await findHolder(tx, mobileNumber);
      const byMobile = { mobileNumber, email: null, accountId: null };
      if (isAlwaysSent(purpose)) return { ...byMobile, sends: holder === null ? 'code' : 'notice' };
      if (holder?.is_active !== true) return null;
      const isReset = purpose === 'RESET' && (await context.services.mail.isSetUp(tx));
      return { ...byMobile, email: isReset ? holder.email : null, sends: 'code' };
    },
  });
  switch (issued.outcome) {
    case 'tooSoon':
      return fail('otp.tooSoon', { status: 429, parameters: { seconds: issued.seconds } });
    case 'tooMany':
      return fail('otp.tooMany', { status: 429 });
    case 'tooManyHere':
      return failTooManyHere();
    case 'tooManyInAll':
      return failTooManyInAll();
    case 'issued':
      await deliverCode(context, issued, purpose);
  }
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
 * Sends a RESET code for a name that was typed, to the mobile of its account where there is one, and to its e-mail
 * where mail is set up. Says nothing of the account's limits either: that a code was sent a moment ago would tell of
 * it. How many codes the caller's network has asked for, or all, tells of nobody.
 */
export async function sendResetCode(
  context: OpenContext,
  { subject, account }: { subject: string; account: ResetAccount | null },
): Promise<{ answer: SendAnswer; byMail: boolean }> {
  refuseWhileFailing(context, 'RESET');
  let byMail = false;
  const issued = await issueCode(context, {
    subject,
    purpose: 'RESET',
    async destination(tx) {
      byMail = await context.services.mail.isSetUp(tx);
      return account === null ? null : destinationOf(account, byMail);
    },
  });
  if (issued.outcome === 'tooManyHere') return failTooManyHere();
  if (issued.outcome === 'tooManyInAll') return failTooManyInAll();
  if (issued.outcome === 'issued') await deliverCode(context, issued, 'RESET');
  return { answer: sendAnswer(context), byMail };
}

type ResetAccount = { id: number; mobile_number: string | null; email: string | null };

function destinationOf({ id, mobile_number: mobileNumber, email }: ResetAccount, byMail: boolean): Destination {
  const to = { mobileNumber, email: byMail ? email : null };
  return to.mobileNumber === null && to.email === null ? null : { ...to, accountId: id, sends: 'code' };
}

function failTooManyHere(): never {
  return fail('otp.tooManyHere', { status: 429 });
}

function failTooManyInAll(): never {
  return fail('otp.tooManyInAll', { status: 503 });
}

async function deliverCode(
  context: OpenContext,
  { codeId, code, destination }: Extract<IssuedCode, { outcome: 'issued' }>,
  purpose: OtpPurpose,
): Promise<void> {
  if (destination === null) return;
  const { language } = context;
  const { mobileNumber, email, sends } = destination;
  const text = textOf(language, sends === 'code' ? 'otp.smsText' : 'otp.alreadyRegisteredText', { code });
  const mail =
    email === null
      ? null
      : { to: email, subject: textOf(language, 'otp.mailSubject'), text: textOf(language, 'otp.mailText', { code }) };
  await deliver(context, { codeId, sms: mobileNumber === null ? null : { mobileNumber, text }, mail, purpose });
}

function sendAnswer({ services }: OpenContext): SendAnswer {
  const { resendSeconds, validSeconds } = services.config.limits.otp;
  return { resendAfterSeconds: resendSeconds, expiresInSeconds: validSeconds };
}

type MobileHolder = { email: string | null; is_active: boolean };

async function findHolder(tx: Tx, mobileNumber: string): Promise<MobileHolder | null> {
  const rows = await tx.query<MobileHolder>('select email, is_active from app_user where mobile_number = $1', [
    mobileNumber,
  ]);
  return rows[0] ?? null;
}
