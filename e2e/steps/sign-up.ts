import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { accountContract } from '@bahi/contract/account/account/account.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import type { RegisterType } from '@bahi/contract/enumeration';
import { geographyContract } from '@bahi/contract/platform/geography/geography.contract';
import { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { callApi } from '../api.ts';
import type { Opening } from '../browser.ts';
import { sessionKey, storedSession } from '../stored-session.ts';

export type Owner = {
  fullName: string;
  userName: string;
  email: string;
  mobileNumber: string;
  password: string;
  companyName: string;
  companyNameNp: string;
  panOrVATNumber: string;
  tokens: { access: string; refresh: string };
};
type Wishes = {
  /** How the business is registered; VAT unless it is said. */
  registration?: RegisterType;
  /** Whether the business profile is complete; it is unless `false` is said. */
  profile?: boolean;
  fullName?: string;
};
type OpenPage = (opening: Opening) => Promise<Page>;

/**
 * A new owner with a business of their own and a completed profile, signed in on a page that stands at `path`; without one
 * the story opens its first screen itself. The story begins here; what leads here is the newcomer's story.
 */
export async function signUpOwner(
  openPage: OpenPage,
  opening: Opening,
  wishes: Wishes = {},
): Promise<{ page: Page; owner: Owner }> {
  const owner = await newOwner(wishes);
  return { page: await openSignedIn(openPage, opening, owner.tokens), owner };
}

/** A page of somebody whose tokens are known, where nothing is opened yet unless `path` is said. */
export async function openSignedIn(openPage: OpenPage, opening: Opening, tokens: Owner['tokens']): Promise<Page> {
  return openPage({ path: null, ...opening, kept: { [sessionKey]: storedSession(tokens) } });
}

/** A new owner through the API: code, registration and, where wished, the business profile. */
export async function newOwner(wishes: Wishes = {}): Promise<Owner> {
  const { registration = 'VAT', profile = true, fullName = 'Sita Gurung' } = wishes;
  const mobileNumber = newMobileNumber();
  const number = mobileNumber.slice(2);
  const person = {
    fullName,
    userName: `sita${number}`,
    email: `sita${number}@bahi.example`,
    mobileNumber,
    password: 'Machhapuchhre#6993',
    companyName: 'Gurung Kirana Pasal',
    panOrVATNumber: `3${number}`,
  };
  const { access_token: access, refresh_token: refresh } = await callApi(accountContract.register, {
    body: { ...person, ticket: await signUpTicket(person.mobileNumber), dateOfBirth: '1990-04-14' },
  });
  const owner = { ...person, companyNameNp: 'गुरुङ किराना पसल', tokens: { access, refresh } };
  if (profile) await completeProfile(owner, registration);
  return owner;
}

/** A mobile number that nobody has signed up with. */
export function newMobileNumber(): string {
  return `98${randomInt(10_000_000, 99_999_999)}`;
}

/** Saves the business profile: a grocer in ward 6 of Butwal. */
export async function completeProfile(owner: Owner, registration: RegisterType = 'VAT'): Promise<void> {
  const caller = { token: owner.tokens.access };
  const types = await callApi(businessContract.types, {}, caller);
  const { version } = await callApi(businessContract.profile, {}, caller);
  await callApi(
    businessContract.saveProfile,
    {
      body: {
        version,
        businessTypeId: types[0]?.id ?? 0,
        companyName: owner.companyName,
        companyNameNp: owner.companyNameNp,
        companyRegisterType: registration,
        panOrVATNumber: registration === 'NOT_REGISTERED' ? '' : owner.panOrVATNumber,
        ...(await butwal(owner.tokens.access)),
        tole: 'Traffic Chowk',
      },
    },
    caller,
  );
}

/** Lumbini, Rupandehi, Butwal, ward 6: an address as the forms send it. */
export async function butwal(token: string) {
  const caller = { token };
  const named = <T extends { name: string; id: number }>(places: readonly T[], name: string): number => {
    const place = places.find((one) => one.name === name);
    if (place === undefined) throw new Error(`${name} is not among ${places.map((one) => one.name).join(', ')}`);
    return place.id;
  };
  const provinceId = named(
    await callApi(geographyContract.provinces, { params: { status: 'ACTIVE' } }, caller),
    'Lumbini',
  );
  const districtId = named(
    await callApi(geographyContract.districts, { params: { id: provinceId } }, caller),
    'Rupandehi',
  );
  const localBodyId = named(await callApi(geographyContract.localBodies, { params: { districtId } }, caller), 'Butwal');
  return { provinceId, districtId, localBodyId, wardNo: 6 };
}

/** Tokens of an account that exists, such as the super user or one of the demo. */
export async function signIn(username: string, password: string): Promise<Owner['tokens']> {
  const body = { grant_type: 'password', username, password } as const;
  const { access_token: access, refresh_token: refresh } = await callApi(sessionContract.token, { body });
  return { access, refresh };
}

/** The code that was sent to a mobile, the first one unless a later position is said: it stands in the server's log. */
export async function codeSentTo(mobileNumber: string, position = 0): Promise<string> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const code = codesIn(await readFile(inject('serverLog'), 'utf8'), mobileNumber)[position];
    if (code !== undefined) return code;
    await wait(50);
  }
  throw new Error(`No code was sent to ${mobileNumber}`);
}

async function signUpTicket(mobileNumber: string): Promise<string> {
  const purpose = 'SIGN_UP';
  await callApi(otpContract.send, { body: { mobileNumber, purpose } });
  const otp = await codeSentTo(mobileNumber);
  return (await callApi(otpContract.verify, { body: { mobileNumber, purpose, otp } })).ticket;
}

/** All codes that were sent to a mobile, the first one first. */
function codesIn(log: string, mobileNumber: string): string[] {
  const lines = log.split('\n').filter((line) => line.includes(mobileNumber) && line.includes('"sms"'));
  return lines.flatMap((line) => /\b\d{6}\b/.exec(line.replaceAll(mobileNumber, ''))?.[0] ?? []);
}
