import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { userSessionScreenMessages } from '@bahi/contract/account/user-session/user-session-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { screens } from '@bahi/contract/screens';
import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { addressWithPasskeys, enterPassword, openLogin, openWithDevice } from '../steps/passkeys.ts';
import { codeOf } from '../steps/second-factor.ts';
import { newOwner, signUpOwner } from '../steps/sign-up.ts';
import { fieldOf } from '../screen.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

const security = `${screens.profile}?tab=security`;

test.for(storyViews(import.meta.filename))(
  'a passkey is added, signs in beside the password, and is removed, $language at $width',
  async (view, { openPage }) => {
    const t = textsIn(secondFactorScreenMessages, view.language);
    const owner = await newOwner();
    const page = await openWithDevice(openPage, view, security);
    await enterPassword(page, view, owner);
    await addPasskey(page, view.language, owner.password, async () => {
      await expectAccessible(page);
      await expectToFit(page);
    });
    await page.getByText(t('on'), { exact: true }).waitFor();
    await page.getByText(t('neverUsed')).waitFor();
    // The sign-in that showed none has ended, and is no longer listed.
    await page.getByText(textsIn(userSessionScreenMessages, view.language)('onlyHere')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    await openLogin(page, security);
    await enterPassword(page, view, owner);
    await page.getByText(t('passkeyText')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    // The button has the focus.
    await page.keyboard.press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: 'Laptop' });
    await row.getByText(t('lastUsedAt')).waitFor();

    // The last one of somebody who has to have a second step stays, and says so.
    const remove = page.getByRole('button', { name: t('removePasskeyOf', { name: 'Laptop' }) });
    await remove.waitFor();
    await askForSecondStep(page, view.language, 'EVERYBODY');
    await expectWithinSeconds(page, row, async () => {
      expect(await row.getByText(t('onlyPasskey')).count()).toBe(1);
      expect(await remove.count()).toBe(0);
    });
    await expectAccessible(page);
    await expectToFit(page);
    await askForSecondStep(page, view.language, 'NOBODY');
    await expectWithinSeconds(page, row, async () => expect(await remove.count()).toBe(1));

    await page.getByRole('button', { name: t('renameOf', { name: 'Laptop' }) }).click();
    await fieldOf(page, t('passkeyName')).fill('Shop');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t('removePasskeyOf', { name: 'Shop' }) }).click();
    await page.getByRole('dialog', { name: t('removePasskeyTitle') }).waitFor();
    await fieldOf(page, t('password')).fill(owner.password);
    await expectAccessible(page);
    await expectToFit(page);
    // The code was left out: the browser shows the passkey in its place.
    await page.keyboard.press('Enter');
    await page.getByText(t('offText')).waitFor();
    expect(await page.getByText('Shop', { exact: true }).count()).toBe(0);
  },
);

test('who has a passkey and an app chooses between them, and a recovery code stands in for both', async ({
  openPage,
}) => {
  const view = { language: 'en', width: 1280 } as const;
  const t = textsIn(secondFactorScreenMessages, 'en');
  const owner = await newOwner();
  const page = await openWithDevice(openPage, view, security);
  await enterPassword(page, view, owner);
  const [recoveryCode = ''] = await addPasskey(page, 'en', owner.password);
  await page.getByRole('button', { name: t('addApp') }).click();
  const dialog = page.getByRole('dialog', { name: t('setUpTitle') });
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await fieldOf(page, t('code')).fill(codeOf(key));
  await fieldOf(page, t('password')).fill(owner.password);
  await page.keyboard.press('Enter');
  await page.getByText(t('appSince')).waitFor();
  await page.getByText(t('codesLeft', { count: '10' })).waitFor();

  await openLogin(page, security);
  await enterPassword(page, view, owner);
  await page.getByRole('button', { name: t('useApp') }).click();
  await fieldOf(page, t('code')).fill(codeOf(key, 1));
  await page.getByText(t('appSince')).waitFor();

  await openLogin(page, security);
  await enterPassword(page, view, owner);
  await page.getByRole('button', { name: t('useRecovery') }).click();
  await fieldOf(page, t('recoveryCode')).fill(recoveryCode);
  await page.keyboard.press('Enter');
  await page.getByText(t('codesLeft', { count: '9' })).waitFor();
});

test('a device that has a passkey already makes no other, and the page says so', async ({ openPage }) => {
  const view = { language: 'en', width: 1280 } as const;
  const t = textsIn(secondFactorScreenMessages, 'en');
  const owner = await newOwner();
  const page = await openWithDevice(openPage, view, security);
  await enterPassword(page, view, owner);
  await addPasskey(page, 'en', owner.password);
  await page.getByRole('button', { name: t('addPasskey') }).click();
  await fieldOf(page, t('passkeyName')).fill('Again');
  await fieldOf(page, t('password')).fill(owner.password);
  await page.keyboard.press('Enter');
  await page.getByText(t('hasOne')).waitFor();
  await page.getByRole('button', { name: textsIn(uiMessages, 'en')('cancel') }).click();
});

test.for(storyViews(import.meta.filename))(
  'where browsers let have no passkeys the profile says why, and offers none, $language at $width',
  async (view, { openPage }) => {
    const t = textsIn(secondFactorScreenMessages, view.language);
    const { page } = await signUpOwner(openPage, { ...view, path: security });
    await page.getByText(t('passkeyNowhere')).waitFor();
    expect(await page.getByRole('button', { name: t('addPasskey') }).count()).toBe(0);
    await expectAccessible(page);
    await expectToFit(page);
  },
);

/** Changes of whom the business asks a second step, and comes back to one's own. */
async function askForSecondStep(page: Page, language: Language, of: 'EVERYBODY' | 'NOBODY'): Promise<void> {
  const words = textsIn(businessScreenMessages, language);
  await page.goto(`${addressWithPasskeys()}${screens.profile}?tab=business`);
  await fieldOf(page, words('secondStepOf')).click();
  await page.getByRole('option', { name: words(of) }).click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: textsIn(uiMessages, language)('save') }).click();
  await saved;
}

/** Opens the security of the profile until something is seen there: a server asks anew what holds for somebody every second. */
async function expectWithinSeconds(page: Page, row: Locator, look: () => Promise<void>): Promise<void> {
  await vi.waitFor(
    async () => {
      await page.goto(`${addressWithPasskeys()}${security}`);
      await row.waitFor();
      await look();
    },
    { timeout: 10_000 },
  );
}

/** Adds the passkey “Laptop” in the profile, by keyboard from its name on; answers the recovery codes. */
async function addPasskey(
  page: Page,
  language: Language,
  password: string,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const t = textsIn(secondFactorScreenMessages, language);
  await page.getByRole('button', { name: t('addPasskey') }).click();
  await page.getByRole('dialog', { name: t('addPasskey') }).waitFor();
  await fieldOf(page, t('passkeyName')).fill('Laptop');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await look();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: t('codesTitle') });
  await shown.waitFor();
  const codes = await shown.getByRole('listitem').allTextContents();
  await shown.getByRole('button', { name: t('kept') }).click();
  return codes;
}
