import { screens } from '@bahi/contract/screens';
import { readFile } from 'node:fs/promises';
import { globalSettingsMessages } from '@bahi/contract/platform/global-settings/global-settings.messages';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { smsSettingsMessages } from '@bahi/contract/platform/sms-settings/sms-settings.messages';
import { smsSettingsScreenMessages } from '@bahi/contract/platform/sms-settings/sms-settings-screen.messages';
import { expect, inject } from 'vitest';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { digitsIn } from '../steps/invoice-screen.ts';
import { fieldOf } from '../screen.ts';
import { newMobileNumber, openSignedIn, signIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'whom the environment has chosen for SMS stands fast, and a test message goes to a mobile only, in $language at $width px',
  async (view, { openPage }) => {
    const { language } = view;
    const t = textsIn(smsSettingsScreenMessages, language);
    const { email, password } = inject('superUser');
    const page = await openSignedIn(openPage, { ...view, path: screens.globalSettings }, await signIn(email, password));
    await page.getByRole('tab', { name: t('tab') }).click();
    const provider = fieldOf(page, t('provider'));
    await expect.poll(() => provider.inputValue()).toBe(t('console'));
    expect(await provider.isDisabled()).toBe(true);
    const settings = textsIn(globalSettingsMessages, language);
    await page.getByText(settings('fromEnvironment', { variable: 'SMS_PROVIDER' })).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    await page.getByRole('button', { name: t('testTitle') }).click();
    const dialog = page.getByRole('dialog', { name: t('testTitle') });
    const to = fieldOf(page, t('to'));
    const send = dialog.getByRole('button', { name: t('send') });
    await to.fill('071540000');
    await send.click();
    await dialog.getByText(textsIn(otpMessages, language)('mobileInvalid')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    const mobileNumber = newMobileNumber();
    await to.fill(digitsIn(language, mobileNumber));
    await send.click();
    const says = textsIn(smsSettingsMessages, language);
    await page.getByText(says('testedInLog')).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const sent = async () =>
      (await readFile(inject('serverLog'), 'utf8')).split('\n').filter((line) => line.includes(mobileNumber));
    expect(await sent()).toMatchObject([expect.stringContaining(says('testText'))]);
  },
);
