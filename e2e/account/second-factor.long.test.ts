import { accountNoticeMessages } from '@bahi/contract/account/user-session/account-notice.messages';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { storyViews, expectAccessible, expectToFit, type Opening, test } from '../browser.ts';
import { addOutletUser, password, signInAt } from '../steps/outlet-user.ts';
import { codeOf, turnOnAt } from '../steps/second-factor.ts';
import { type Owner, signUpOwner } from '../steps/sign-up.ts';
import { fieldOf } from '../screen.ts';
import { textsIn } from '../texts.ts';

const security = `${screens.profile}?tab=security`;

test.for(storyViews(import.meta.filename))(
  'the second step is turned on, asked for, and turned off, $language at $width',
  async (view, { openPage }) => {
    const t = textsIn(secondFactorScreenMessages, view.language);
    const { page, owner } = await signUpOwner(openPage, { ...view, path: security });
    const { key, codes } = await turnOnAt(page, owner.password, view.language, async () => {
      await expectAccessible(page);
      await expectToFit(page);
    });
    expect(codes).toHaveLength(10);
    await page.getByText(t('on'), { exact: true }).waitFor();

    const elsewhere = await openPage({ ...view, path: `${screens.login}?returnTo=${screens.customers}` });
    await firstStep(elsewhere, view, owner);
    await expectAccessible(elsewhere);
    await expectToFit(elsewhere);
    await fieldOf(elsewhere, t('code')).fill('000000');
    await elsewhere.getByText(textsIn(otpMessages, view.language)('wrong')).first().waitFor();
    await fieldOf(elsewhere, t('code')).fill(codeOf(key, 1));
    await elsewhere.waitForURL(`**${screens.customers}`);

    await page.getByRole('button', { name: t('turnOff') }).click();
    await page.getByRole('dialog', { name: t('turnOffTitle') }).waitFor();
    // The phone is lost: a recovery code does as well.
    await fieldOf(page, t('anyCode')).fill(codes[0] ?? '');
    await fieldOf(page, t('password')).fill(owner.password);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText(t('offText')).waitFor();
  },
);

test('a recovery code opens the second step, and new ones take the place of the old', async ({ openPage }) => {
  const view = { language: 'en', width: 1280 } as const;
  const t = textsIn(secondFactorScreenMessages, view.language);
  const { page, owner } = await signUpOwner(openPage, { ...view, path: security });
  const { key, codes } = await turnOnAt(page, owner.password, view.language);
  const elsewhere = await openPage({ ...view, path: screens.login });
  await firstStep(elsewhere, view, owner);
  await elsewhere.getByRole('button', { name: t('useRecovery') }).click();
  await elsewhere.keyboard.type(codes[3] ?? '');
  await expectAccessible(elsewhere);
  await elsewhere.keyboard.press('Enter');
  await elsewhere.waitForURL(`**${screens.dashboard}`);
  await elsewhere.goto(`${inject('base')}${security}`);
  await elsewhere.getByText(t('codesLeft', { count: '9' })).waitFor();
  await elsewhere.getByRole('button', { name: t('newCodes') }).click();
  await fieldOf(elsewhere, t('anyCode')).fill(codeOf(key, 1));
  await fieldOf(elsewhere, t('password')).fill(owner.password);
  await elsewhere.keyboard.press('Enter');
  const shown = elsewhere.getByRole('dialog', { name: t('codesTitle') });
  await shown.waitFor();
  expect(await shown.getByRole('listitem').allTextContents()).not.toContain(codes[0]);
  await shown.getByRole('button', { name: t('kept') }).click();
  await elsewhere.getByText(t('codesLeft', { count: '10' })).waitFor();
});

test('an owner turns off the second step of who has lost the phone, and they see who did', async ({ openPage }) => {
  const view = { language: 'en', width: 1280 } as const;
  const t = textsIn(secondFactorScreenMessages, view.language);
  const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.users });
  const cashier = await addOutletUser(owner);
  const counter = await signInAt(openPage, view, cashier.userName);
  await counter.goto(`${inject('base')}${security}`);
  await turnOnAt(counter, password, view.language);
  await page.reload();
  await page.getByRole('button', { name: textsIn(uiMessages, 'en')('rowActions', { name: cashier.fullName }) }).click();
  await page.getByRole('menuitem', { name: t('ofOther') }).click();
  await page.getByText(t('ofOtherQuestion', { name: cashier.fullName })).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ofOther') })
    .click();
  await page.getByText('Second step turned off. The person was told').first().waitFor();
  await counter.reload();
  await counter.getByText(t('offText')).waitFor();
  await counter.getByText(textsIn(accountNoticeMessages, 'en')('SECOND_FACTOR')).waitFor();
});

async function firstStep(page: Page, { language }: Opening, owner: Owner): Promise<void> {
  const words = textsIn(signInMessages, language);
  await fieldOf(page, words('username')).fill(owner.email);
  await fieldOf(page, words('password')).fill(owner.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: textsIn(secondFactorScreenMessages, language)('stepTitle') }).waitFor();
}
