import type { OpenContext } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/core/errors.ts';
import { isSame } from '../../../platform/core/keys.ts';
import { type Holder, insertTicket, type OtpPurpose } from './tickets.ts';

type OtpRow = {
  id: string;
  mobile_number: string | null;
  account_id: number | null;
  code_hmac: Buffer;
  tries: number;
  expires_at_ms: number;
  is_used: boolean;
};
type Verdict = 'wrong' | 'expired' | 'used' | 'usedUp';

/**
 * Exchanges a code for a ticket. Only the last code of a subject and purpose counts, once, and for few tries; a try
 * is counted whatever the answer. Fails at `otp`. What `accept` refuses of whose code it is leaves the code unused.
 */
export async function verifyCode(context: OpenContext, request: Request): Promise<string> {
  const verdict = await context.services.database.transaction('write', platformTenant, (tx) =>
    judge(tx, context, request),
  );
  return 'ticket' in verdict ? verdict.ticket : fail(`otp.${verdict.refused}`, { field: 'otp' });
}

type Request = {
  subject: string;
  purpose: OtpPurpose;
  otp: string;
  accept?: (tx: Tx, holder: Holder) => Promise<void>;
};

async function judge(
  tx: Tx,
  context: OpenContext,
  { subject, purpose, otp, accept }: Request,
): Promise<{ ticket: string } | { refused: Verdict }> {
  const { limits } = context.services.config;
  // Held until the end, so that tries in parallel are counted one after another.
  const [row] = await tx.query<OtpRow>(
    `select id, mobile_number, account_id, code_hmac, tries, (extract(epoch from expires_at) * 1000)::double precision as expires_at_ms,
       used_at is not null as is_used
     from otp where subject = $1 and purpose = $2 order by created_at desc, id limit 1 for update`,
    [subject, purpose],
  );
  if (row === undefined) return { refused: 'expired' };
  if (row.is_used) return { refused: 'used' };
  if (row.tries >= limits.otp.tries) return { refused: 'usedUp' };
  if (row.expires_at_ms <= context.now) return { refused: 'expired' };
  const isRight = isSame(context.services.keys.hashOtp(row.id, otp), row.code_hmac);
  if (!isRight || (row.mobile_number === null && row.account_id === null)) {
    await tx.query('update otp set tries = tries + 1 where id = $1', [row.id]);
    await noteWrongCode(tx, context, row);
    return { refused: row.tries + 1 >= limits.otp.tries ? 'usedUp' : 'wrong' };
  }
  await accept?.(tx, { mobileNumber: row.mobile_number, accountId: row.account_id });
  void tx.query('update otp set used_at = to_timestamp($2::double precision / 1000) where id = $1', [
    row.id,
    context.now,
  ]);
  const expiresAt = context.now + limits.otp.ticketSeconds * 1000;
  return {
    ticket: await insertTicket(tx, { mobileNumber: row.mobile_number, accountId: row.account_id, purpose, expiresAt }),
  };
}

async function noteWrongCode(tx: Tx, context: OpenContext, row: OtpRow): Promise<void> {
  const [holder] = await tx.query<{ id: number; business_id: number }>(
    'select id, business_id from app_user where id = $1 or mobile_number = $2',
    [row.account_id, row.mobile_number],
  );
  noteSecurity(context, 'codeWrong', { userId: holder?.id ?? null, businessId: holder?.business_id ?? 0 });
}
