import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { isThisMachine, networkOf } from '../../../platform/http/caller-network.ts';
import type { OpenContext } from '../../../platform/core/context.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import type { OtpPurpose } from './tickets.ts';

/** What is sent for a request: a code, a word to who has an account already, or nothing at all. */
export type Destination = {
  mobileNumber: string | null;
  /** Where a code goes beside the mobile. */
  email: string | null;
  /** The account that was asked for by a name. */
  accountId: number | null;
  sends: 'code' | 'notice';
} | null;

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
  | { outcome: 'tooManyHere' }
  | { outcome: 'tooManyInAll' }
  | { outcome: 'issued'; codeId: string; code: string; destination: Destination };

/**
 * Makes a code, within the limits of its number, of the network that asks, whatever it asks for, and of all: each message
 * costs. A request that nothing is sent for leaves a row as well, with a code that nobody can know: its limits, wrong
 * tries and end are those of any other.
 */
export async function issueCode(context: OpenContext, request: CodeRequest): Promise<IssuedCode> {
  const { database, config, keys, sms } = context.services;
  return database.transaction('write', platformTenant, async (tx) => {
    const from = originOf(context);
    // Always in this order, so that two who ask never wait for each other.
    await hold(tx, 'all');
    if (!(await isWithinAll(tx, context))) return { outcome: 'tooManyInAll' };
    await hold(tx, from);
    if ((await countFrom(tx, context, from)) >= config.limits.otp.perAddressAnHour) return { outcome: 'tooManyHere' };
    const destination = await request.destination(tx);
    const whose = whoseOf(destination, request.subject);
    await hold(tx, whose);
    const [waitSeconds, sentToday] = await Promise.all([
      secondsToWait(tx, context, request),
      countToday(tx, context, { names: [request.subject, whose], accountId: destination?.accountId ?? null }),
    ]);
    if (waitSeconds > 0) return { outcome: 'tooSoon', seconds: waitSeconds };
    if (sentToday >= config.limits.otp.perDay) return { outcome: 'tooMany' };
    const codeId = randomUUID();
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    const isSent = destination?.sends === 'code';
    await tx.query(
      `insert into otp (id, subject, mobile_number, account_id, asked_from, purpose, code_hmac, console_code, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::double precision / 1000), to_timestamp($10::double precision / 1000))`,
      [
        codeId,
        request.subject,
        destination?.mobileNumber ?? null,
        destination?.accountId ?? null,
        from,
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

/** Whether there is room for one more message within the hour; tells whoever runs the server before there is none. */
async function isWithinAll(tx: Tx, { services, now }: OpenContext): Promise<boolean> {
  const { inAllAnHour, alarmAnHour } = services.config.limits.otp;
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from otp
     where (mobile_number is not null or account_id is not null) and created_at > to_timestamp($1::double precision / 1000)`,
    [now - hourMilliseconds],
  );
  const sent = row?.count ?? 0;
  if (sent === alarmAnHour || sent === inAllAnHour)
    services.log.warn({ event: 'codes.cost', sentWithinHour: sent, most: inAllAnHour }, 'many codes are being sent');
  return sent < inAllAnHour;
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

async function countToday(
  tx: Tx,
  context: OpenContext,
  { names, accountId }: { names: readonly string[]; accountId: number | null },
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from otp
     where (subject = any($1) or mobile_number = any($1) or account_id = $2)
       and created_at >= $3::date::timestamp at time zone 'Asia/Kathmandu'`,
    [names, accountId, formatAdDate(context.today)],
  );
  return row?.count ?? 0;
}

/** What codes count against beside the name that was typed: a mobile, or an account that has none. */
function whoseOf(destination: Destination, subject: string): string {
  if (destination === null) return subject;
  const { mobileNumber, accountId } = destination;
  return mobileNumber ?? (accountId === null ? subject : `account:${accountId}`);
}

/** The network that asks; null for this machine, behind whose proxy everybody may be. */
function originOf({ exchange }: OpenContext): string | null {
  return isThisMachine(exchange.address) ? null : networkOf(exchange.address);
}

async function countFrom(tx: Tx, context: OpenContext, from: string | null): Promise<number> {
  if (from === null) return 0;
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from otp
     where asked_from = $1 and created_at > to_timestamp($2::double precision / 1000)`,
    [from, context.now - hourMilliseconds],
  );
  return row?.count ?? 0;
}

const hourMilliseconds = 3_600_000;

/** Codes of one number, and those that one network asks for, are made one after another. */
async function hold(tx: Tx, name: string | null): Promise<void> {
  if (name !== null) await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`otp:${name}`]);
}
