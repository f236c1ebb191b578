import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { formatAdDate } from '@bahi/domain/calendar-day';
import type { OpenContext } from '../../platform/context.ts';
import { platformTenant, type Tx } from '../../platform/database.ts';
import type { OtpPurpose } from './tickets.ts';

/** What is sent for a request: a code, a word to who has an account already, or nothing at all. */
type Destination = { mobileNumber: string; sends: 'code' | 'notice' } | null;

export type CodeRequest = {
  /** What was typed, as it is kept: a mobile number, or the fingerprint of another name. */
  subject: string;
  purpose: OtpPurpose;
  /** Finds where to send what, within the transaction. */
  destination: (tx: Tx) => Promise<Destination>;
};

export type IssuedCode =
  | { outcome: 'tooSoon'; seconds: number }
  | { outcome: 'tooMany' }
  | { outcome: 'issued'; codeId: string; code: string; destination: Destination };

/**
 * Makes a code, within the limits of its number. A request that nothing is sent for leaves a row as well, with a code
 * that nobody can know: its limits, wrong tries and end are those of any other.
 */
export async function issueCode(context: OpenContext, request: CodeRequest): Promise<IssuedCode> {
  const { database, config, keys, sms } = context.services;
  return database.transaction('write', platformTenant, async (tx) => {
    const destination = await request.destination(tx);
    const number = destination?.mobileNumber ?? request.subject;
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`otp:${number}`]);
    const [waitSeconds, sentToday] = await Promise.all([
      secondsToWait(tx, context, request),
      countToday(tx, context, [request.subject, number]),
    ]);
    if (waitSeconds > 0) return { outcome: 'tooSoon', seconds: waitSeconds };
    if (sentToday >= config.limits.otp.perDay) return { outcome: 'tooMany' };
    const codeId = randomUUID();
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    const isSent = destination?.sends === 'code';
    await tx.query(
      `insert into otp (id, subject, mobile_number, purpose, code_hmac, console_code, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, to_timestamp($7::double precision / 1000), to_timestamp($8::double precision / 1000))`,
      [
        codeId,
        request.subject,
        destination?.mobileNumber ?? null,
        request.purpose,
        isSent ? keys.hashOtp(codeId, code) : randomBytes(32),
        isSent && sms.isConsole ? code : null,
        context.now,
        context.now + config.limits.otp.validSeconds * 1000,
      ],
    );
    return { outcome: 'issued', codeId, code, destination };
  });
}

async function secondsToWait(tx: Tx, context: OpenContext, { subject, purpose }: CodeRequest): Promise<number> {
  const [last] = await tx.query<{ at_ms: number }>(
    `select (extract(epoch from created_at) * 1000)::double precision as at_ms from otp
     where subject = $1 and purpose = $2 order by created_at desc limit 1`,
    [subject, purpose],
  );
  if (last === undefined) return 0;
  const again = last.at_ms + context.services.config.limits.otp.resendSeconds * 1000;
  return Math.max(0, Math.ceil((again - context.now) / 1000));
}

async function countToday(tx: Tx, context: OpenContext, names: readonly string[]): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from otp
     where (subject = any($1) or mobile_number = any($1))
       and created_at >= $2::date::timestamp at time zone 'Asia/Kathmandu'`,
    [names, formatAdDate(context.today)],
  );
  return row?.count ?? 0;
}
