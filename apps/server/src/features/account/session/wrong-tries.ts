import { randomUUID } from 'node:crypto';
import type { OpenContext } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/core/errors.ts';
import { sha256 } from '../../../platform/core/keys.ts';
import { mobileOf } from './accounts.ts';
import { isKnownDevice } from './known-devices.ts';

/** Whose tries they are, and the field that they came in where a form asks for those of several. */
type Whose = { userId: number | null; businessId: number; field?: string };

/** What tries are counted under, and how many wrong ones there may be within the window. */
export type Counted = { subject: string; most: number };

/**
 * What the tries of a caller for an account count under: account and address together, so that a stranger locks out
 * neither the person nor the office behind one address; and the account, and the address, as a whole, with room for
 * many such strangers, against whoever has many addresses or tries many names. A browser that the person has signed in
 * with before is counted apart from all of it. A name without an account is counted like one.
 */
export async function countedOf(
  context: OpenContext,
  account: { id: number } | null,
  username: string,
): Promise<Counted[]> {
  const { wrongTries, ofAccount, ofAddress } = context.services.config.limits.signIn;
  const { address, device } = context.exchange;
  const whose = account === null ? `name:${fingerprint(username)}` : accountSubject(account.id);
  if (device !== null && account !== null && (await isKnownDevice(context, account.id, device)))
    return [{ subject: `${whose}@device:${sha256(device).toString('base64url')}`, most: wrongTries }];
  const network = networkOf(address);
  return [
    { subject: `${whose}@${network}`, most: wrongTries },
    { subject: whose, most: ofAccount },
    { subject: `address:${network}`, most: ofAddress },
  ];
}

/** What is counted under one subject alone, up to as many as wrong passwords are. */
export function countedUnder(context: OpenContext, subject: string): Counted[] {
  return [{ subject, most: context.services.config.limits.signIn.wrongTries }];
}

/**
 * What wrong codes of the second step count under: the account as a whole, for whoever gets that far knows the password
 * or reads its messages, and a browser that the person has signed in with before apart from it.
 */
export async function countedCodes(context: OpenContext, userId: number): Promise<Counted[]> {
  const { device } = context.exchange;
  const whose = codeSubject(userId);
  const isKnown = device !== null && (await isKnownDevice(context, userId, device));
  return countedUnder(context, isKnown ? `${whose}@device:${sha256(device).toString('base64url')}` : whose);
}

function codeSubject(userId: number): string {
  return `second-step:${userId}`;
}

function accountSubject(userId: number): string {
  return `account:${userId}`;
}

/** What a name without an account is kept under, so that no table holds what people mistyped. */
export function fingerprint(username: string): string {
  return sha256(mobileOf(username) ?? username.trim().normalize('NFC').toLowerCase()).toString('base64url');
}

/**
 * Refuses with 429 where one of the subjects has used up its tries. They are kept in the database over a window that
 * slides, and refused tries are not counted themselves: nobody is locked out for good.
 */
export async function refuseTooManyTries(
  context: OpenContext,
  counted: readonly Counted[],
  whose: Whose = { userId: null, businessId: 0 },
): Promise<void> {
  const isSpent = await context.services.database.transaction('read', platformTenant, (tx) =>
    areTriesSpent(tx, context, counted),
  );
  if (isSpent) failTooManyTries(context, whose);
}

/** Whether one of the subjects has used up its tries. */
export async function areTriesSpent(tx: Tx, { services }: OpenContext, counted: readonly Counted[]): Promise<boolean> {
  const since = services.clock() - services.config.limits.signIn.windowSeconds * 1000;
  const counts = await tx.query<{ subject: string; tries: number }>(
    `select subject, count(*)::int as tries from sign_in_attempt
     where subject = any($1) and at > to_timestamp($2::double precision / 1000) group by subject`,
    [counted.map(({ subject }) => subject), since],
  );
  const triesOf = new Map(counts.map(({ subject, tries }) => [subject, tries]));
  return counted.some(({ subject, most }) => (triesOf.get(subject) ?? 0) >= most);
}

export function failTooManyTries(context: OpenContext, { field, ...whose }: Whose): never {
  noteSecurity(context, 'tooManyTries', whose);
  return fail('session.tooManyTries', { status: 429, ...(field === undefined ? {} : { field }) });
}

/** Counts one wrong try, in a transaction of its own: it stands whatever the answer. */
export async function countWrongTry(context: OpenContext, counted: readonly Counted[]): Promise<void> {
  await context.services.database.transaction('write', platformTenant, (tx) => insertWrongTry(tx, context, counted));
}

/** Counts one wrong try in a transaction that ends well. */
export async function insertWrongTry(tx: Tx, { services }: OpenContext, counted: readonly Counted[]): Promise<void> {
  for (const { subject } of counted)
    await tx.query(
      'insert into sign_in_attempt (id, subject, at) values ($1, $2, to_timestamp($3::double precision / 1000))',
      [randomUUID(), subject, services.clock()],
    );
}

/** Whoever has shown to be the account's owner begins anew. */
export function forgetWrongTries(tx: Tx, userId: number): Promise<unknown> {
  return forget(tx, accountSubject(userId));
}

/** Whoever has entered a right code begins anew. */
export function forgetWrongCodes(tx: Tx, userId: number): Promise<unknown> {
  return forget(tx, codeSubject(userId));
}

function forget(tx: Tx, subject: string): Promise<unknown> {
  return tx.query('delete from sign_in_attempt where subject = $1 or starts_with(subject, $2)', [
    subject,
    `${subject}@`,
  ]);
}
