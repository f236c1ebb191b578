import type { otpPurposes } from '@bahi/contract/otp/otp.contract';
import type { Tx } from '../../platform/database.ts';
import { fail } from '../../platform/errors.ts';
import { randomToken, sha256 } from '../../platform/keys.ts';

export type OtpPurpose = (typeof otpPurposes)[number];

/** A ticket says that its bearer has just shown to have a mobile. It is used once; only its hash is stored. */
export async function insertTicket(
  tx: Tx,
  ticket: { mobileNumber: string; purpose: OtpPurpose; expiresAt: number },
): Promise<string> {
  const token = randomToken();
  await tx.query(
    `insert into otp_ticket (ticket_hash, mobile_number, purpose, expires_at)
     values ($1, $2, $3, to_timestamp($4::double precision / 1000))`,
    [sha256(token), ticket.mobileNumber, ticket.purpose, ticket.expiresAt],
  );
  return token;
}

/** The mobile of a ticket that can still be used. Fails at `ticket` for any other. */
export async function readTicket(tx: Tx, ticket: string, purpose: OtpPurpose, now: number): Promise<string> {
  const [found] = await tx.query<{ mobile_number: string }>(
    `select mobile_number from otp_ticket
     where ticket_hash = $1 and purpose = $2 and used_at is null and expires_at > to_timestamp($3::double precision / 1000)`,
    [sha256(ticket), purpose, now],
  );
  return found?.mobile_number ?? failTicket();
}

/** Uses a ticket up, in the transaction that does what it was for: when that fails, the ticket stays good. */
export async function takeTicket(tx: Tx, ticket: string, purpose: OtpPurpose, now: number): Promise<string> {
  const [taken] = await tx.query<{ mobile_number: string }>(
    `update otp_ticket set used_at = to_timestamp($3::double precision / 1000)
     where ticket_hash = $1 and purpose = $2 and used_at is null and expires_at > to_timestamp($3::double precision / 1000)
     returning mobile_number`,
    [sha256(ticket), purpose, now],
  );
  return taken?.mobile_number ?? failTicket();
}

export function failTicket(): never {
  return fail('otp.ticketInvalid', { field: 'ticket' });
}
