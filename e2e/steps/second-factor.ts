import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { callApi } from '../api.ts';
import { fieldOf } from '../screen.ts';
import type { Language } from '../stored-language.ts';
import type { Owner } from './sign-up.ts';
import { textsIn } from '../texts.ts';

/** The code that an app with this key shows, so many half minutes from now. */
export function codeOf(key: string, aheadSteps = 0): string {
  const timestamp = Date.now() + aheadSteps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

/** Turns the second step on past the pages; answers the key. */
export async function turnOnByApi({ tokens, password }: Owner): Promise<string> {
  const caller = { token: tokens.access };
  const { key } = await callApi(secondFactorContract.create, {}, caller);
  await callApi(secondFactorContract.confirm, { body: { code: codeOf(key), password } }, caller);
  return key;
}

/** Turns the second step on in the profile, by keyboard from the code on; answers what app and paper then keep. */
export async function turnOnAt(
  page: Page,
  password: string,
  language: Language,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<{ key: string; codes: string[] }> {
  const t = textsIn(secondFactorScreenMessages, language);
  await page.getByRole('button', { name: t('turnOn') }).click();
  const dialog = page.getByRole('dialog', { name: t('setUpTitle') });
  await dialog.getByRole('img', { name: t('qr') }).waitFor();
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await look();
  await fieldOf(page, t('code')).fill(codeOf(key));
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: t('codesTitle') });
  await shown.waitFor();
  const codes = await shown.getByRole('listitem').allTextContents();
  await look();
  await shown.getByRole('button', { name: t('kept') }).click();
  return { key, codes };
}
