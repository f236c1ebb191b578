import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { screens } from '@bahi/contract/screens';
import { expect } from 'vitest';
import { test } from '../browser.ts';
import { newOwner, openSignedIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const t = textsIn(frameMessages, 'en');
const atDesk = { language: 'en', width: 1280, allowedFaults: /404|ERR_FAILED|dynamically imported module/ } as const;

test('folding the menu leaves what is typed, also where what names its icons does not come', async ({ openPage }) => {
  const page = await openSignedIn(openPage, { ...atDesk, isFresh: true }, (await newOwner()).tokens);
  await page.route('**/FoldedName-*', (route) => route.fulfill({ status: 404 }));
  await page.goto(new URL(screens.newService, page.url()).href);
  const field = page.locator('[data-frame] main input:visible').first();
  await field.fill('Delivery');
  await page.getByRole('button', { name: t('foldMenu') }).click();
  await page.getByRole('button', { name: t('unfoldMenu') }).waitFor();
  // What names the icons has been asked for by then.
  await page.waitForTimeout(500);
  expect(await field.inputValue()).toBe('Delivery');
});

test('whoever works at a shared computer signs out, also where the list below their picture does not come', async ({
  openPage,
}) => {
  const page = await openSignedIn(openPage, { ...atDesk, isFresh: true }, (await newOwner()).tokens);
  await page.route('**/ProfileMenuList-*', (route) => route.fulfill({ status: 404 }));
  await page.goto(new URL(screens.dashboard, page.url()).href);
  await page.locator('[data-frame] main h2').first().waitFor();
  await page.locator('[data-frame] header button[aria-haspopup=menu]').last().click();
  await page.getByRole('button', { name: t('logout') }).click();
  await page.waitForURL((url) => url.pathname === screens.login);
});
