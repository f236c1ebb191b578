import { screens } from '@bahi/contract/screens';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Opening } from './browser.ts';
import { openSignedIn, signIn } from './steps/sign-up.ts';
import { textsIn } from './texts.ts';

/** The people of the demo business, whose logins the first start prints. */
export const demoPeople = {
  owner: 'owner@demo.bahi',
  accountant: 'accountant@demo.bahi',
  cashier: 'cashier@demo.bahi',
} as const;
export const demoPassword = 'Namaste@2083';

/** A page of somebody of the demo. An outlet's people sign in by the login page: they get their outlet with it. */
export async function signInAs(
  openPage: (opening: Opening) => Promise<Page>,
  person: keyof typeof demoPeople,
  opening: Opening,
): Promise<Page> {
  const path = opening.path ?? screens.dashboard;
  if (person !== 'cashier')
    return openSignedIn(openPage, { ...opening, path }, await signIn(demoPeople[person], demoPassword));
  const t = textsIn(signInMessages, opening.language);
  const page = await openPage({ ...opening, path: screens.login });
  await page.getByRole('textbox', { name: t('username') }).fill(demoPeople[person]);
  await page.getByRole('textbox', { name: t('password') }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.pathname !== screens.login);
  await page.goto(inject('base') + path);
  return page;
}

export const demoOwner = { userName: demoPeople.owner, fullName: 'Sarita Shrestha', password: demoPassword };
export const demoAccountant = {
  userName: demoPeople.accountant,
  fullName: 'Bishnu Prasad Pandey',
  password: demoPassword,
};
export const demoCashier = { userName: demoPeople.cashier, fullName: 'Kamala Tharu', password: demoPassword };
export const demoBusiness = { companyName: 'Lumbini Suppliers', companyNameNp: 'लुम्बिनी सप्लायर्स' };
export const demoOutlets = [
  { name: 'Butwal, Traffic Chowk', nameNp: 'बुटवल, ट्राफिक चोक' },
  { name: 'Kathmandu, Kalimati', nameNp: 'काठमाडौँ, कालीमाटी' },
] as const;
