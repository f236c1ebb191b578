import { screens } from '@bahi/contract/screens';
import { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { otpScreenMessages } from '@bahi/contract/platform/otp/otp-screen.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { codeSentTo, newMobileNumber, openSignedIn, signIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.otps;

async function askForCode(): Promise<{ mobileNumber: string; code: string }> {
  const mobileNumber = newMobileNumber();
  await callApi(otpContract.send, { body: { mobileNumber, purpose: 'SIGN_UP' } });
  return { mobileNumber, code: await codeSentTo(mobileNumber) };
}

test('a super user finds the code of a number, and sees what became of it', async ({ openPage }) => {
  const t = textsIn(otpScreenMessages, 'en');
  const { mobileNumber, code } = await askForCode();
  const { email, password } = inject('superUser');
  const page = await openSignedIn(
    openPage,
    { language: 'en', width: 1280, path: screens.dashboard },
    await signIn(email, password),
  );
  await page.getByRole('button', { name: 'People and rights' }).click();
  await page.getByRole('link', { name: t('title') }).click();
  await page.waitForURL(`**${path}`);
  await page.getByText(t('consoleNotice')).waitFor();
  await page.getByRole('searchbox', { name: t('searchLabel') }).fill(mobileNumber);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: mobileNumber });
  await row.getByText(code, { exact: true }).waitFor();
  await row.getByText(t('OPEN'), { exact: true }).waitFor();
  await expectAccessible(page);

  await callApi(otpContract.verify, { body: { mobileNumber, purpose: 'SIGN_UP', otp: code } });
  await page
    .getByRole('button', { name: t('state'), exact: true })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: t('USED'), exact: true }).click();
  await row.getByText(t('USED'), { exact: true }).waitFor();
  expect(new URL(page.url()).search).toContain('state=USED');
});

test.for(storyViews(import.meta.filename))(
  'verification codes in $language at $width px',
  async (view, { openPage }) => {
    await askForCode();
    const { email, password } = inject('superUser');
    const page = await openSignedIn(openPage, { ...view, path }, await signIn(email, password));
    await page.getByText(textsIn(otpScreenMessages, view.language)('consoleNotice')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  },
);
