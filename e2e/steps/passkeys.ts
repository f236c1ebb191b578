import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { screens } from '@bahi/contract/screens';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { spend, type Opening } from '../browser.ts';
import { fieldOf } from '../screen.ts';
import { textsIn } from '../texts.ts';

/** The product at a name that browsers let have passkeys: numbers are none. */
export function addressWithPasskeys(): string {
  const base = new URL(inject('base'));
  base.hostname = 'localhost';
  return base.origin;
}

/** The login page there, in a browser whose device keeps passkeys and shows them without asking anybody. */
export async function openWithDevice(
  openPage: (opening: Opening) => Promise<Page>,
  view: Opening,
  returnTo: string,
): Promise<Page> {
  const page = await openPage({ ...view, path: screens.login });
  spend(page);
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openLogin(page, returnTo);
  return page;
}

/** The login page, as somebody who is signed in nowhere. */
export async function openLogin(page: Page, returnTo: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${addressWithPasskeys()}${screens.login}?returnTo=${encodeURIComponent(returnTo)}`);
  // What is kept at the one name is not kept at the other.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
}

/** Enters name and password. */
export async function enterPassword(
  page: Page,
  { language }: Opening,
  person: { email: string; password: string },
): Promise<void> {
  const words = textsIn(signInMessages, language);
  await fieldOf(page, words('username')).fill(person.email);
  await fieldOf(page, words('password')).fill(person.password);
  await page.keyboard.press('Enter');
}
