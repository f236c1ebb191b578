import { randomInt } from 'node:crypto';
import type { UserType } from '@bahi/contract/enumeration';
import type { OtpPurpose } from '../../../platform/otp/tickets.ts';
import { tokenAnswer } from '@bahi/contract/account/session/session.contract';
import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { expect } from 'vitest';
import type { TestApp } from '../../../../testing/test-app.ts';
import { hashPassword } from '../../session/password.ts';
import { createUser, nextUserId } from '../create-user.ts';
import { clientBasic, type Received, send, type Sending } from './api.ts';

export const password = 'Machhapuchhre#6993';

export type Tokens = ReturnType<typeof tokensIn>;
export type Person = { userId: number; businessId: number; userName: string; email: string; mobileNumber: string };
export type Owner = Person & { tokens: Tokens };

/** The register form of somebody new; the ticket is still to be got. */
export function registerForm() {
  const number = String(randomInt(10_000_000, 99_999_999));
  return {
    userName: `sita${number}`,
    fullName: 'Sita Gurung',
    mobileNumber: `98${number}`,
    email: `Sita${number}@bahi.example`,
    companyName: 'Gurung Kirana Pasal',
    panOrVATNumber: '301234567',
    dateOfBirth: '1990-04-14',
    password,
  };
}

/** A business with its owner, by way of code and registration. */
export async function registerOwner(app: TestApp, changes: Record<string, unknown> = {}): Promise<Owner> {
  const form = { ...registerForm(), ...changes };
  const ticket = await ticketFor(app, form.mobileNumber, 'SIGN_UP');
  const received = await send(app, 'POST /user/save', { body: { ...form, ticket } });
  expect(received.body).toMatchObject({ status: 200 });
  const [row] = await app.asOwner('select id::int, business_id::int from app_user where user_name = $1', [
    form.userName,
  ]);
  return {
    userId: Number(row?.['id']),
    businessId: Number(row?.['business_id']),
    userName: form.userName,
    email: form.email,
    mobileNumber: form.mobileNumber,
    tokens: tokensIn(received),
  };
}

/** A user of a business, with roles, and for an outlet user their outlets. */
export async function addUser(
  app: TestApp,
  user: { businessId: number; userType: UserType; roles: string[]; outletIds?: number[]; password?: string | null },
): Promise<Person> {
  const number = String(randomInt(10_000_000, 99_999_999));
  const names = { userName: `hari${number}`, email: `hari${number}@bahi.example`, mobileNumber: `97${number}` };
  const passwordHash = user.password === null ? null : await hashPassword(user.password ?? password);
  const tenant = { businessId: user.businessId, outletId: null, userId: null };
  const userId = await app.services.database.transaction('write', tenant, async (tx) => {
    const id = await nextUserId(tx);
    await createUser(tx, {
      ...names,
      id,
      businessId: user.businessId,
      userType: user.userType,
      fullName: 'Hari Thapa',
      dateOfBirth: null,
      passwordHash,
      roleCodes: user.roles,
      rolesFrom: todayInKathmandu(app.services.clock()),
    });
    for (const outletId of user.outletIds ?? [])
      await tx.query('insert into user_outlet (business_id, user_id, outlet_id) values ($1, $2, $3)', [
        user.businessId,
        id,
        outletId,
      ]);
    return id;
  });
  return { ...names, userId, businessId: user.businessId };
}

/** Outlets of a business, by their codes. */
export function addOutlets(app: TestApp, businessId: number, codes: readonly string[]): Promise<number[]> {
  return app.services.database.transaction('write', { businessId, outletId: null, userId: null }, async (tx) => {
    const ids: number[] = [];
    for (const code of codes) {
      const [row] = await tx.query<{ id: number }>(
        'insert into outlet (business_id, code, name) values ($1, $2, $3) returning id',
        [businessId, code, `Outlet ${code}`],
      );
      ids.push(row?.id ?? 0);
    }
    return ids;
  });
}

/** The ticket of a verified mobile. */
export async function ticketFor(app: TestApp, mobileNumber: string, purpose: OtpPurpose): Promise<string> {
  const sent = await send(app, 'POST /public/otp/send', { body: { mobileNumber, purpose } });
  expect(sent.body).toMatchObject({ status: 200 });
  const otp = await codeSentTo(app, mobileNumber);
  const verified = await send(app, 'POST /public/otp/verify', { body: { mobileNumber, purpose, otp } });
  expect(verified.body).toMatchObject({ data: { ticket: expect.any(String) } });
  return String(Object(verified.body.data).ticket);
}

/** The last code that was sent to a mobile: it stands in the log of the console adapter. '' when there is none. */
export async function codeSentTo(app: TestApp, mobileNumber: string): Promise<string> {
  // Codes of sign-in and reset go out behind the answer.
  await new Promise((resolve) => setTimeout(resolve, 5));
  const line = app.logLines.findLast((text) => text.includes('"sms"') && text.includes(`"${mobileNumber}"`)) ?? '';
  return /\b\d{6}\b/.exec(line.replaceAll(mobileNumber, '').replace(/"time":"[^"]*"/, ''))?.[0] ?? '';
}

/** A six-digit code that is not this one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

export function askForTokens(app: TestApp, form: Record<string, string>, sending: Sending = {}): Promise<Received> {
  return send(app, 'POST /oauth/token', { basic: clientBasic, form, ...sending });
}

export function signIn(
  app: TestApp,
  username: string,
  given: string = password,
  sending: Sending = {},
): Promise<Received> {
  return askForTokens(app, { grant_type: 'password', username, password: given }, sending);
}

export async function signedIn(app: TestApp, username: string, sending: Sending = {}): Promise<Tokens> {
  return tokensIn(await signIn(app, username, password, sending));
}

export function refresh(app: TestApp, refreshToken: string, more: Record<string, string> = {}, sending: Sending = {}) {
  return askForTokens(app, { grant_type: 'refresh_token', refresh_token: refreshToken, ...more }, sending);
}

/** The tokens of an answer; fails when it has none. */
export function tokensIn(received: Received) {
  return tokenAnswer.parse(received.body);
}
