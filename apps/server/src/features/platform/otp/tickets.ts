import type { otpPurposes } from '@bahi/contract/platform/otp/otp.contract';
import type { SignInWay } from '@bahi/contract/people/security-log/security-event';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/core/errors.ts';
import { randomToken, sha256 } from '../../../platform/core/keys.ts';

export type OtpPurpose = (typeof otpPurposes)[number];
/**
 * SECOND_STEP: whose first step of signing in has succeeded, and whose second is to come. The others are challenges that
 * a passkey of who is signed in is to sign: a new one, or one that proves who asks.
 */
export type TicketPurpose = OtpPurpose | 'SECOND_STEP' | 'NEW_PASSKEY' | 'SHOWN_PASSKEY';

/** Who has shown to have the mobile, or to read the mobile or e-mail of an account. */
export type Holder = { mobileNumber: string | null; accountId: number | null };

/** A ticket says that its bearer has just entered a code, or a right password. It is used once; only its hash is stored. */
export async function insertTicket(
  tx: Tx,
  ticket: Holder & { purpose: TicketPurpose; way?: SignInWay; expiresAt: number },
): Promise<string> {
  const token = randomToken();
  await tx.query(
    `insert into otp_ticket (ticket_hash, mobile_number, account_id, purpose, way, expires_at)
     values ($1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000))`,
    [sha256(token), ticket.mobileNumber, ticket.accountId, ticket.purpose, ticket.way ?? null, ticket.expiresAt],
  );
  return token;
}

/** Whose ticket it is that can still be used. Fails at `ticket` for any other. */
export async function readTicket(
  tx: Tx,
  ticket: string,
  purpose: TicketPurpose,
  now: number,
): Promise<Holder & { way: SignInWay | null }> {
  const [found] = await tx.query<Holder & { way: SignInWay | null }>(
    `select mobile_number as "mobileNumber", account_id as "accountId", way from otp_ticket
     where ticket_hash = $1 and purpose = $2 and used_at is null and expires_at > to_timestamp($3::double precision / 1000)`,
    [sha256(ticket), purpose, now],
  );
  return found ?? failTicket(purpose);
}

/** The mobile of a ticket that can still be used. Fails at `ticket` for any other. */
export async function readMobileTicket(tx: Tx, ticket: string, purpose: TicketPurpose, now: number): Promise<string> {
  return (await readTicket(tx, ticket, purpose, now)).mobileNumber ?? failTicket();
}

/** Uses a ticket up, in the transaction that does what it was for: when that fails, the ticket stays good. */
export async function takeTicket(tx: Tx, ticket: string, purpose: TicketPurpose, now: number): Promise<void> {
  if (!(await spendTicket(tx, ticket, { purpose, accountId: null, now }))) failTicket(purpose);
}

/** Uses a ticket up, whoever's it is or an account's alone; tells whether it was still good. */
export async function spendTicket(
  tx: Tx,
  ticket: string,
  { purpose, accountId, now }: { purpose: TicketPurpose; accountId: number | null; now: number },
): Promise<boolean> {
  const [taken] = await tx.query(
    `update otp_ticket set used_at = to_timestamp($3::double precision / 1000)
     where ticket_hash = $1 and purpose = $2 and used_at is null and expires_at > to_timestamp($3::double precision / 1000)
       and ($4::bigint is null or account_id = $4)
     returning ticket_hash`,
    [sha256(ticket), purpose, now, accountId],
  );
  return taken !== undefined;
}

/** Refuses a ticket that cannot be used, or no longer. */
export function failTicket(purpose: TicketPurpose | null = null): never {
  return fail(purpose === 'SECOND_STEP' ? 'secondFactor.stepExpired' : 'otp.ticketInvalid', { field: 'ticket' });
}
