import { screens } from '@bahi/contract/screens';
import { randomInt } from 'node:crypto';
import { accountContract } from '@bahi/contract/account/account/account.contract';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { roleModulePrivilegeContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import type { Page } from 'playwright-core';
import { callApi } from '../api.ts';
import type { Opening } from '../browser.ts';
import { codeSentTo, type Owner } from './sign-up.ts';
import { textsIn } from '../texts.ts';

export const password = 'Dhaulagiri#8167';

/** Somebody who works in the first outlet, without any role, with a password of their own. */
export async function addOutletUser({ tokens }: Owner) {
  const { rows } = await callApi(outletContract.list, {}, { token: tokens.access });
  const outletIds = [rows[0]?.id ?? 0];
  return letIn({ token: tokens.access }, { userType: 'OUTLET_USER', fullName: 'Hari Thapa', outletIds });
}

/** Somebody of the whole business with these rights on these screens, all unless it is said, and a password of their own. */
export async function addManager(
  { tokens }: Owner,
  fullName: string,
  screensOf: readonly string[],
  rights: { all?: boolean; create?: boolean; update?: boolean; view?: boolean } = { all: true },
) {
  const caller = { token: tokens.access };
  const user = await letIn(caller, { userType: 'BUSINESS_INTERNAL', fullName, outletIds: [] });
  const { id: roleId } = await callApi(
    roleContract.save,
    { body: { name: `Role of ${fullName}`, type: 'BUSINESS_INTERNAL' } },
    caller,
  );
  const possible = await callApi(roleModulePrivilegeContract.unassigned, { params: { roleId } }, caller);
  const modules = possible
    .filter(({ moduleCode }) => screensOf.includes(moduleCode))
    .map(({ moduleId }) => ({ moduleId, ...rights }));
  await callApi(roleModulePrivilegeContract.assign, { body: { roleId, modules } }, caller);
  await callApi(userRoleContract.create, { body: { userId: user.id, roleId } }, caller);
  return user;
}

type NewPerson = { userType: string; fullName: string; outletIds: number[] };

async function letIn(caller: { token: string }, person: NewPerson) {
  const number = String(randomInt(10_000_000, 99_999_999));
  const mobileNumber = `97${number}`;
  const body = { ...person, userName: `hari${number}`, mobileNumber, email: '' };
  const user = await callApi(userContract.saveOutletUser, { body }, caller);
  const purpose = 'RESET';
  await callApi(otpContract.send, { body: { mobileNumber, purpose } });
  const otp = await codeSentTo(mobileNumber);
  const { ticket } = await callApi(otpContract.verify, { body: { mobileNumber, purpose, otp } });
  await callApi(accountContract.firstPassword, { body: { ticket, password } });
  return user;
}

/** The same person as the cashier of their outlet: takes payments, and neither edits nor deletes them. */
export async function addCashier(owner: Owner) {
  const caller = { token: owner.tokens.access };
  const user = await addOutletUser(owner);
  const roles = await callApi(roleContract.ofUserType, { params: { userType: 'OUTLET_USER' }, query: {} }, caller);
  const roleId = roles.rows.find(({ name }) => name === 'Cashier')?.id ?? 0;
  await callApi(userRoleContract.create, { body: { userId: user.id, roleId } }, caller);
  return user;
}

/** A page of an outlet's person, signed in by the login page with that password. */
export async function signInAt(
  openPage: (opening: Opening) => Promise<Page>,
  opening: Opening,
  name: string,
): Promise<Page> {
  const words = textsIn(signInMessages, opening.language);
  const page = await openPage({ ...opening, path: screens.login });
  await page.getByRole('textbox', { name: words('username') }).fill(name);
  await page.getByRole('textbox', { name: words('password') }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.pathname !== screens.login);
  return page;
}
