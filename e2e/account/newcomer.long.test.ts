import { screens } from '@bahi/contract/screens';
import { accountMessages } from '@bahi/contract/account/account/account.messages';
import { businessMessages } from '@bahi/contract/platform/business/business.messages';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { passwordMessages } from '@bahi/contract/platform/frame/password.messages';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectAccessible, expectToFit, test } from '../browser.ts';
import { choose, hasFocus } from '../keyboard.ts';
import { digitsIn } from '../steps/invoice-screen.ts';
import { fieldOf } from '../screen.ts';
import { codeSentTo, newMobileNumber, newOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

const password = 'Dhaulagiri#8167';

describe('a newcomer', () => {
  test('opens an account with a mobile, fills in the profile and may write the first bill', async ({ openPage }) => {
    const page = await openPage({ language: 'ne', width: 390, path: screens.signUp });
    const t = textsIn(signInMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await page.getByRole('link', { name: t('start') }).click();
    const mobileNumber = newMobileNumber();
    await askForCode(page, 'ne', digitsIn('ne', mobileNumber));
    await page.getByText(textsIn(otpMessages, 'ne')('sent')).waitFor();
    await page.getByText(t('codeSent', { mobile: digitsIn('ne', mobileNumber) })).waitFor();
    await fieldOf(page, t('code')).fill(digitsIn('ne', await codeSentTo(mobileNumber)));
    await page.getByRole('heading', { name: t('informationTitle') }).waitFor();
    expect(await fieldOf(page, t('mobile')).inputValue(), 'the number that was verified').toBe(
      digitsIn('ne', mobileNumber),
    );
    expect(await fieldOf(page, t('mobile')).isDisabled()).toBe(true);
    await fieldOf(page, t('fullName')).fill('सीता गुरुङ');
    await fieldOf(page, t('userName')).fill(`सीता${mobileNumber}`);
    await fieldOf(page, t('email')).fill(`sita${mobileNumber}@bahi.example`);
    await fieldOf(page, t('dateOfBirth')).fill('२०४७-०१-०१');
    await fieldOf(page, t('companyName')).fill('Gurung Kirana Pasal');
    await fieldOf(page, t('panNumber')).fill('३०१२३४५६७');
    await fieldOf(page, t('password')).fill(password);
    await page.getByRole('button', { name: t('register') }).click();

    await page.waitForURL('**/dashboard');
    const banner = page.getByRole('status').filter({ hasText: ui('profileIncompleteTitle') });
    await banner.waitFor();
    await expectAccessible(page);
    await page.goto(`${inject('base')}${screens.profile}`);
    await page.getByText(textsIn(userTypeMessages, 'ne')('BUSINESS_OWNER_USER')).waitFor();
    await page.getByText('सीता गुरुङ').first().waitFor();

    await page.goto(`${inject('base')}${screens.invoices}`);
    const add = page.getByRole('button', { name: textsIn(invoiceScreenMessages, 'ne')('add') }).first();
    await add.click();
    const notice = page.getByRole('dialog', { name: ui('profileIncompleteTitle') });
    await notice.getByText(ui('profileIncomplete')).waitFor();
    await expectAccessible(page);
    await notice.getByRole('button', { name: ui('addDetails') }).click();
    await fillProfile(page);

    await page.goto(`${inject('base')}${screens.invoices}`);
    await add.click();
    await page.waitForURL('**/business/invoice-setup/create');
    await fieldOf(page, textsIn(invoiceScreenMessages, 'ne')('customer')).waitFor();
    expect(await banner.count(), 'nobody is asked for what is there').toBe(0);
  });

  test('learns at each field what is wrong with it, once it was touched', async ({ openPage }) => {
    const page = await openPage({ language: 'en', width: 1280, path: screens.validateMobile });
    const t = textsIn(signInMessages, 'en');
    const common = textsIn(commonMessages, 'en');
    const required = page.getByText(common('isRequired'), { exact: true });
    const wrongNumber = textsIn(otpMessages, 'en')('mobileInvalid');
    expect(await required.count(), 'nothing is said before it was touched').toBe(0);
    await page.getByRole('button', { name: t('sendCode') }).click();
    await required.waitFor();
    await expect.poll(() => hasFocus(fieldOf(page, t('mobile')))).toBe(true);
    await page.keyboard.type('9512345678');
    await page.getByText(wrongNumber).waitFor();
    const mobileNumber = newMobileNumber();
    await askForCode(page, 'en', `+977 ${mobileNumber.slice(0, 5)}-${mobileNumber.slice(5)}`);
    await page.getByText(t('codeSent', { mobile: mobileNumber })).waitFor();
    await expectAccessible(page);

    const code = await codeSentTo(mobileNumber);
    await page.getByRole('button', { name: t('verify') }).click();
    await required.waitFor();
    await fieldOf(page, t('code')).fill(code.slice(0, 5));
    await page.getByText(textsIn(otpMessages, 'en')('sixDigits')).waitFor();
    await fieldOf(page, t('code')).fill(otherThan(code));
    await page.getByText(textsIn(otpMessages, 'en')('wrong')).first().waitFor();
    await expect.poll(() => hasFocus(fieldOf(page, t('code')))).toBe(true);
    await fieldOf(page, t('code')).fill(code);

    await page.getByRole('heading', { name: t('informationTitle') }).waitFor();
    expect(await required.count(), 'a new form accuses nobody').toBe(0);
    await fieldOf(page, t('fullName')).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => required.count(), { message: 'only what was touched' }).toBe(1);
    await page.getByRole('button', { name: t('register') }).click();
    await expect.poll(() => required.count(), { message: 'each field of the form' }).toBe(6);
    expect(await hasFocus(fieldOf(page, t('fullName'))), 'the first wrong field has the focus').toBe(true);
    await expectAccessible(page);

    await fieldOf(page, t('email')).fill('sita@');
    await page.getByText(common('emailInvalid')).waitFor();
    await fieldOf(page, t('userName')).fill('9800000001');
    await page.getByText(textsIn(accountMessages, 'en')('userNameElse')).waitFor();
    await expectAccessible(page);
  });

  test('uses up a code by five wrong tries', async ({ openPage }) => {
    const page = await openPage({ language: 'en', width: 390, path: screens.validateMobile });
    const t = textsIn(signInMessages, 'en');
    const otp = textsIn(otpMessages, 'en');
    const mobileNumber = newMobileNumber();
    await askForCode(page, 'en', mobileNumber);
    const code = await codeSentTo(mobileNumber);
    const tried = page.waitForResponse('**/public/otp/verify');
    await fieldOf(page, t('code')).fill(otherThan(code));
    await tried;
    for (let time = 2; time <= 5; time += 1) {
      const answered = page.waitForResponse('**/public/otp/verify');
      await page.getByRole('button', { name: t('verify') }).click();
      await answered;
    }
    await page.getByText(otp('wrong')).first().waitFor();
    await fieldOf(page, t('code')).fill(code);
    await page.getByText(otp('usedUp')).first().waitFor();
    await page.getByRole('link', { name: t('otherNumber') }).click();
    await askForCode(page, 'en', mobileNumber);
    await page.getByText(/You can ask for another code in \d+ seconds/).waitFor();
    expect(new URL(page.url()).pathname, 'no second code within a minute').toBe(screens.validateMobile);
  });

  test('is told of an unusual PAN, and is not asked for one without a registration', async ({ openPage }) => {
    const page = await openPage({ language: 'ne', width: 1280, path: screens.validateMobile });
    const t = textsIn(signInMessages, 'ne');
    await verifyMobile(page, 'ne', newMobileNumber());
    const pan = fieldOf(page, t('panNumber'));
    const unusual = page.getByText(textsIn(uiMessages, 'ne')('panNine'));
    await pan.fill('३०१२३४५६');
    await unusual.waitFor();
    await pan.press('End');
    await page.keyboard.type('7');
    await expect.poll(() => unusual.count(), { message: 'nine digits are as usual' }).toBe(0);
    await pan.fill('30123-456');
    await pan.blur();
    await page.getByText(textsIn(commonMessages, 'ne')('digitsOnly')).waitFor();
    await page.getByRole('checkbox', { name: t('isNotRegistered') }).check();
    await expect.poll(() => pan.count()).toBe(0);
    await page.getByRole('checkbox', { name: t('isNotRegistered') }).uncheck();
    expect(await pan.inputValue(), 'what was typed comes back').toBe('३०१२३-४५६');
  });

  test('sees what a password needs while typing it', async ({ openPage }) => {
    const page = await openPage({ language: 'en', width: 390, path: screens.validateMobile });
    const t = textsIn(signInMessages, 'en');
    const rule = textsIn(accountMessages, 'en');
    const words = textsIn(passwordMessages, 'en');
    await verifyMobile(page, 'en', newMobileNumber());
    const open = () => page.getByRole('listitem').filter({ has: page.getByLabel(words('open')) });
    const said = async () => (await open().allInnerTexts()).map((text) => text.trim());
    const all = [
      'passwordShort',
      'passwordLowercase',
      'passwordUppercase',
      'passwordSpecial',
      'passwordNumber',
    ] as const;
    await expect.poll(said).toEqual(all.map((key) => rule(key)));
    const steps = [
      ['a', ['passwordShort', 'passwordUppercase', 'passwordSpecial', 'passwordNumber']],
      ['aB', ['passwordShort', 'passwordSpecial', 'passwordNumber']],
      ['aB#', ['passwordShort', 'passwordNumber']],
      ['aB#७', ['passwordShort']],
      ['aB#७efgh', []],
    ] as const;
    for (const [typed, left] of steps) {
      await fieldOf(page, t('password')).fill(typed);
      await expect.poll(said, { message: typed }).toEqual(left.map((key) => rule(key)));
    }
    await expectAccessible(page);
    await expectToFit(page);
  });

  test('may take another name when it is taken, and nothing typed is lost', async ({ openPage }) => {
    const known = await newOwner({ profile: false });
    const page = await openPage({ language: 'ne', width: 390, path: screens.validateMobile });
    const t = textsIn(signInMessages, 'ne');
    const account = textsIn(accountMessages, 'ne');
    const mobileNumber = newMobileNumber();
    await verifyMobile(page, 'ne', mobileNumber);
    await fieldOf(page, t('fullName')).fill('हरि के.सी.');
    await fieldOf(page, t('userName')).fill(known.userName);
    await fieldOf(page, t('email')).fill(known.email);
    await fieldOf(page, t('dateOfBirth')).fill('२०४७-०१-०१');
    await fieldOf(page, t('companyName')).fill('हरि पसल');
    await page.getByRole('checkbox', { name: t('isNotRegistered') }).check();
    await fieldOf(page, t('password')).fill(password);
    const register = page.getByRole('button', { name: t('register') });
    await register.click();
    await page.getByText(account('userNameTaken')).first().waitFor();
    await expect.poll(() => hasFocus(fieldOf(page, t('userName')))).toBe(true);
    await expectAccessible(page);
    await fieldOf(page, t('userName')).fill(`hari${mobileNumber}`);
    await register.click();
    await page.getByText(account('emailTaken')).first().waitFor();
    expect(await fieldOf(page, t('companyName')).inputValue()).toBe('हरि पसल');
    await fieldOf(page, t('email')).fill(`hari${mobileNumber}@bahi.example`);
    await register.click();
    await page.waitForURL('**/dashboard');
  });

  test('who opens a later step directly begins at its first', async ({ openPage }) => {
    const page = await openPage({ language: 'en', width: 390, path: screens.verifyCode });
    await page.waitForURL('**/validate-mobile-number');
    await page.goto(`${inject('base')}${screens.signUpDetails}`);
    await page.waitForURL('**/sign-up');
    await page.goto(`${inject('base')}${screens.resetPassword}`);
    await page.waitForURL('**/forget-password');
    await page.getByRole('heading', { name: textsIn(signInMessages, 'en')('forgetTitle') }).waitFor();
    expect(new URL(page.url()).pathname).toBe(screens.forgotPassword);
  });
});

/** From the number to the form about the owner and the business. */
async function verifyMobile(page: Page, language: Language, mobileNumber: string): Promise<void> {
  const t = textsIn(signInMessages, language);
  await askForCode(page, language, mobileNumber);
  await fieldOf(page, t('code')).fill(await codeSentTo(mobileNumber));
  await page.getByRole('heading', { name: t('informationTitle') }).waitFor();
}

async function askForCode(page: Page, language: Language, typed: string): Promise<void> {
  const t = textsIn(signInMessages, language);
  await fieldOf(page, t('mobile')).fill(typed);
  await page.getByRole('button', { name: t('sendCode') }).click();
}

/** The profile of a business that is new: what the sign-up knew stands there already. */
async function fillProfile(page: Page): Promise<void> {
  const t = textsIn(businessScreenMessages, 'ne');
  const ui = textsIn(uiMessages, 'ne');
  const select = (name: string) => page.getByRole('combobox', { name });
  await page.getByRole('heading', { name: t('firstTitle') }).waitFor();
  expect(await page.getByLabel(t('companyName')).inputValue()).toBe('Gurung Kirana Pasal');
  await choose(page, select(t('businessType')), 'किराना');
  await choose(page, select(t('registerType')), t('vat'));
  expect(await page.getByLabel(t('panOrVATNumber')).inputValue(), 'as the sign-up knows it').toBe('३०१२३४५६७');
  await choose(page, select(ui('province')), 'लुम्बिनी');
  await choose(page, select(ui('district')), 'रुपन्देही');
  await choose(page, select(ui('localBody')), 'बुटवल');
  await choose(page, select(ui('ward')), '६');
  await page.getByRole('button', { name: ui('save') }).click();
  await page.getByText(textsIn(businessMessages, 'ne')('profileSaved')).waitFor();
}

function otherThan(code: string): string {
  return code.replaceAll(/\d/g, (digit) => String(9 - Number(digit)));
}
