import { screens } from '@bahi/contract/screens';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { connectionMessages } from '@bahi/contract/platform/frame/connection.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect } from 'vitest';
import { spend, test } from '../browser.ts';
import { answer, fieldOf } from '../screen.ts';
import { newOwner, openSignedIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const connection = textsIn(connectionMessages, 'en');
const ui = textsIn(uiMessages, 'en');
const opening = {
  // The file of the search is not there yet: who has fetched it once opens it without a line.
  isFresh: true,
  language: 'en',
  width: 1280,
  path: `${screens.customers}?new=1`,
  allowedFaults: /ERR_INTERNET_DISCONNECTED/,
} as const;

test('what is typed survives a line that is gone, and everything that is tried then', async ({ openPage }) => {
  const page = await openSignedIn(openPage, opening, (await newOwner()).tokens);
  const name = fieldOf(page, textsIn(customerScreenMessages, 'en')('name'));
  await name.fill('Gita Books');
  await page.waitForLoadState('networkidle');
  spend(page);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await page.getByText(connection('noAnswer')).waitFor();
  expect(await name.inputValue()).toBe('Gita Books');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: ui('cancel') }).click();
  await page.getByRole('dialog', { name: ui('leaveTitle') }).waitFor();
  await answer(page, ui('stay'));
  expect(await name.inputValue()).toBe('Gita Books');
});
