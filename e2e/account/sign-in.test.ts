import { screens } from '@bahi/contract/screens';
import { accountContract } from '@bahi/contract/account/account/account.contract';
import { accountMessages } from '@bahi/contract/account/account/account.messages';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { connectionMessages } from '@bahi/contract/platform/frame/connection.messages';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { passwordMessages } from '@bahi/contract/platform/frame/password.messages';
import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { sessionMessages } from '@bahi/contract/account/session/session.messages';
import type { Page } from 'playwright-core';
import { describe, inject } from 'vitest';
import { callApi } from '../api.ts';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { expectAccessible, seldom, test } from '../browser.ts';
import { hasFocus, tabTo } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { codeSentTo, newOwner, openSignedIn } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { sessionKey } from '../stored-session.ts';
import { textsIn } from '../texts.ts';

/** While the story of the new code waits for its minute, the others are told one by one. */
const oneByOne = { concurrent: false };
/** Of 24 characters: what the text about the length says is no limit for a password that is there. */
const longPassword = 'Kanchenjunga-Makalu#8586';

describe.concurrent('a user with a code by SMS', () => {
  seldom('signs in, after a minute also with a new one', async ({ openPage, expect }) => {
    const owner = await newOwner();
    const page = await openPage({ language: 'ne', width: 390, path: screens.login });
    const t = textsIn(signInMessages, 'ne');
    const otp = textsIn(otpMessages, 'ne');
    await page.getByRole('link', { name: t('withCode') }).click();
    await fieldOf(page, t('mobile')).fill(owner.mobileNumber);
    await page.getByRole('button', { name: t('sendCode') }).click();
    await page.waitForURL('**/verify-otp');
    const wait = page.getByRole('button', { name: 'सेकेन्डपछि नयाँ कोड माग्न मिल्छ' });
    await wait.waitFor();
    expect(await wait.isDisabled(), 'not before the minute is over').toBe(true);
    const secondsLeft = async () => Number(latinDigits(await wait.innerText()).replaceAll(/\D/g, ''));
    const before = await secondsLeft();
    expect(before).toBeLessThanOrEqual(60);
    expect(before).toBeGreaterThan(40);
    await expect.poll(secondsLeft, { message: 'it counts down' }).toBeLessThan(before);
    await expectAccessible(page);
    await page.reload();
    await wait.waitFor();
    expect(await secondsLeft(), 'loading the page anew is no way around').toBeLessThan(before);

    // The first purpose that a code was sent to this number for was the sign-up.
    const first = await codeSentTo(owner.mobileNumber, 1);
    const again = page.getByRole('button', { name: t('resend'), exact: true });
    await again.waitFor({ timeout: 80_000 });
    await again.click();
    await page.getByText(otp('sent')).waitFor();
    await wait.waitFor();
    const second = await codeSentTo(owner.mobileNumber, 2);
    if (first !== second) {
      await fieldOf(page, t('code')).fill(first);
      await page.getByText(otp('wrong')).first().waitFor();
    }
    await fieldOf(page, t('code')).fill(second);
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: profileMenuOf(owner.fullName, 'ne') }).waitFor();
  });
});

describe.concurrent('a user', () => {
  test('signs in by e-mail and the keyboard alone', oneByOne, async ({ openPage, expect }) => {
    const owner = await newOwner();
    const page = await openPage({ language: 'en', width: 1280 });
    await page.waitForURL('**/login');
    const t = textsIn(signInMessages, 'en');
    await expect.poll(() => page.title()).toBe('Sign in · बही');
    await expectAccessible(page);
    await tabTo(page, fieldOf(page, t('username')));
    await page.keyboard.type(owner.email);
    await tabTo(page, fieldOf(page, t('password')));
    await page.keyboard.type(owner.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await fieldOf(page, t('password')).getAttribute('type'), 'shown on request').toBe('text');
    await tabTo(page, page.getByRole('button', { name: t('signIn') }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();

    await page.goto(`${inject('base')}${screens.login}`);
    await page.waitForURL('**/dashboard');
    await page.goto(`${inject('base')}${screens.signUp}`);
    await page.waitForURL('**/dashboard');
  });

  test(
    'is refused with the reason at its field, and signs in by mobile number',
    oneByOne,
    async ({ openPage, expect }) => {
      const owner = await newOwner({ profile: false });
      const page = await openPage({ language: 'ne', width: 390, path: screens.login });
      const t = textsIn(signInMessages, 'ne');
      const required = page.getByText(textsIn(commonMessages, 'ne')('isRequired'), { exact: true });
      const length = page.getByText('४ देखि २० अक्षरको हुनुपर्छ', { exact: true });
      const signIn = page.getByRole('button', { name: t('signIn'), exact: true });
      await signIn.click();
      await expect.poll(() => required.count()).toBe(2);
      await expect.poll(() => hasFocus(fieldOf(page, t('username')))).toBe(true);
      await fieldOf(page, t('username')).fill(`${owner.mobileNumber.slice(0, 5)} ${owner.mobileNumber.slice(5)}`);
      await fieldOf(page, t('password')).fill('abc');
      await length.waitFor();
      await expectAccessible(page);
      await fieldOf(page, t('password')).fill('x'.repeat(129));
      await signIn.click();
      await length.waitFor();
      await fieldOf(page, t('password')).fill('wrong-password-of-more-than-twenty');
      await signIn.click();
      await page.getByText(textsIn(sessionMessages, 'ne')('wrongCredentials')).first().waitFor();
      expect(await length.count(), 'more than twenty characters may be right').toBe(0);
      expect(new URL(page.url()).pathname).toBe(screens.login);
      await expectAccessible(page);
      await fieldOf(page, t('password')).fill(owner.password);
      await signIn.click();
      await page.waitForURL('**/dashboard');
    },
  );

  test('is led back to where they wanted to go, and never away from here', oneByOne, async ({ openPage }) => {
    const owner = await newOwner();
    const wanted = `${screens.customers}?search=Ram&size=20`;
    const page = await openPage({ language: 'en', width: 1280, path: wanted });
    await page.waitForURL('**/login?returnTo=*');
    await signInOn(page, 'en', owner.email, owner.password);
    await page.waitForURL(`**${wanted}`);
    await page.getByRole('searchbox', { name: 'Search by name, phone or PAN' }).waitFor();
    for (const elsewhere of ['//bahi.example/login', 'https://bahi.example', '/\\bahi.example']) {
      await page.goto(`${inject('base')}${screens.login}?returnTo=${encodeURIComponent(elsewhere)}`);
      await page.waitForURL(`${inject('base')}${screens.dashboard}`);
    }
  });

  seldom('is asked to sign in at every address that nobody knows', oneByOne, async ({ openPage, expect }) => {
    const page = await openPage({ language: 'ne', width: 390, path: '/no/such/place' });
    await page.getByRole('heading', { name: textsIn(signInMessages, 'ne')('loginTitle') }).waitFor();
    expect(new URL(page.url()).pathname).toBe(screens.login);
    await page.goto(`${inject('base')}${screens.dashboard}`);
    await page.waitForURL(`${inject('base')}${screens.login}`);
  });

  seldom('finds back to the dashboard when lost', oneByOne, async ({ openPage, expect }) => {
    const { tokens } = await newOwner();
    const page = await openSignedIn(openPage, { language: 'en', width: 390, path: '/no/such/place' }, tokens);
    await page.getByRole('heading', { name: 'OOPS!' }).waitFor();
    await page.getByText('you are lost').waitFor();
    await expect.poll(() => page.title()).toBe('OOPS! · बही');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await page.waitForURL('**/dashboard');
  });
  test('signs out in every tab, and is not brought back by the browser', oneByOne, async ({ openPage, expect }) => {
    const owner = await newOwner();
    const page = await openPage({ language: 'ne', width: 1280, path: screens.login });
    await signInOn(page, 'ne', owner.userName, owner.password);
    await page.waitForURL('**/dashboard');
    const other = await page.context().newPage();
    await other.goto(`${inject('base')}${screens.customers}`);
    await other.getByRole('heading', { level: 1 }).waitFor();
    const stored = () => page.evaluate((key) => localStorage.getItem(key), sessionKey);
    expect(await stored()).not.toBeNull();

    const frame = textsIn(frameMessages, 'ne');
    await page.getByRole('button', { name: profileMenuOf(owner.fullName, 'ne') }).click();
    await page.getByRole('menuitem', { name: frame('logout') }).click();
    await page.waitForURL(`${inject('base')}${screens.login}`);
    expect(await stored()).toBeNull();
    await other.waitForURL('**/login**');
    await page.goBack();
    await page.waitForURL('**/login**');
    expect(await page.getByRole('button', { name: profileMenuOf(owner.fullName, 'ne') }).count()).toBe(0);
  });

  seldom('leaves nothing behind, also where the server does not answer', oneByOne, async ({ openPage, expect }) => {
    const owner = await newOwner();
    const page = await openSignedIn(openPage, { language: 'en', width: 1280, path: screens.dashboard }, owner.tokens);
    // It is never answered.
    await page.route('**/user/logout', () => {});
    await page.getByRole('button', { name: profileMenuOf(owner.fullName, 'en') }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login', { timeout: 10_000 });
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  });

  seldom('signs out at the server as well', oneByOne, async ({ openPage, expect }) => {
    const owner = await newOwner();
    const page = await openSignedIn(openPage, { language: 'en', width: 390, path: screens.dashboard }, owner.tokens);
    await page.getByRole('button', { name: profileMenuOf(owner.fullName, 'en') }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await expect
      .poll(() => callApi(accountContract.profile, {}, { token: owner.tokens.access }).then(() => 'open', String))
      .toContain('403');
  });
  test('sets a forgotten password anew by a code', oneByOne, async ({ openPage, expect }) => {
    const owner = await newOwner({ profile: false });
    const page = await openPage({ language: 'ne', width: 1280, path: screens.login });
    const t = textsIn(signInMessages, 'ne');
    const account = textsIn(accountMessages, 'ne');
    await page.getByRole('link', { name: t('forgot') }).click();
    await page.getByRole('heading', { name: t('forgetTitle') }).waitFor();
    await fieldOf(page, t('username')).fill(owner.email);
    await page.keyboard.press('Enter');
    await page
      .getByText(account('resetSent'))
      .or(page.getByText(account('resetSentByMail')))
      .first()
      .waitFor();
    await page.getByText(t('resetText', { username: owner.email })).waitFor();
    await expectAccessible(page);
    const save = page.getByRole('button', { name: t('savePassword') });
    await save.click();
    await expect
      .poll(() => page.getByText(textsIn(commonMessages, 'ne')('isRequired'), { exact: true }).count())
      .toBe(3);
    await fieldOf(page, t('newPassword')).fill('annapurna');
    await page.getByText(account('passwordUppercase')).nth(1).waitFor();
    await fieldOf(page, t('newPassword')).fill(longPassword);
    await fieldOf(page, t('confirmPassword')).fill('Annapurna');
    await page.getByText(account('passwordsDiffer')).waitFor();
    await fieldOf(page, t('confirmPassword')).fill(longPassword);
    const code = await codeSentTo(owner.mobileNumber, 1);
    await fieldOf(page, t('code')).fill(code === '000000' ? '000001' : '000000');
    await save.click();
    await page.getByText(textsIn(otpMessages, 'ne')('wrong')).first().waitFor();
    await expect.poll(() => hasFocus(fieldOf(page, t('code')))).toBe(true);
    await expectAccessible(page);
    await fieldOf(page, t('code')).fill(code);
    await save.click();

    await page.waitForURL('**/login');
    await page.getByText(account('passwordChanged')).waitFor();
    await signInOn(page, 'ne', owner.email, owner.password);
    await page.getByText(textsIn(sessionMessages, 'ne')('wrongCredentials')).first().waitFor();
    await signInOn(page, 'ne', owner.email, longPassword);
    await page.waitForURL('**/dashboard');
  });

  test('without an account is answered in the same words', oneByOne, async ({ openPage, expect }) => {
    const page = await openPage({ language: 'en', width: 390, path: screens.forgotPassword });
    const t = textsIn(signInMessages, 'en');
    await fieldOf(page, t('username')).fill('nobody@bahi.example');
    await page.getByRole('button', { name: t('sendCode') }).click();
    // In English what is said with e-mail set up begins alike.
    await page.getByText(textsIn(accountMessages, 'en')('resetSent')).waitFor();
    await page.getByText(t('resetText', { username: 'nobody@bahi.example' })).waitFor();
    expect(new URL(page.url()).pathname).toBe(screens.resetPassword);
  });

  seldom(
    'changes the password on the profile, and is refused at its fields',
    oneByOne,
    async ({ openPage, expect }) => {
      const owner = await newOwner();
      const page = await openSignedIn(openPage, { language: 'en', width: 390, path: screens.profile }, owner.tokens);
      const t = textsIn(passwordMessages, 'en');
      const account = textsIn(accountMessages, 'en');
      await page.getByText(owner.email).first().waitFor();
      await page.getByText(textsIn(userTypeMessages, 'en')('BUSINESS_OWNER_USER')).waitFor();
      await page.getByRole('tab', { name: textsIn(profileMessages, 'en')('changePassword') }).click();
      const save = page.getByRole('button', { name: t('save') });
      await save.click();
      await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBe(3);
      await expectAccessible(page);
      await fieldOf(page, t('old')).fill('Not my password #1');
      await fieldOf(page, t('new')).fill('Not my password #1');
      await page.getByText(account('passwordSame')).waitFor();
      await fieldOf(page, t('new')).fill(longPassword);
      await fieldOf(page, t('confirm')).fill(owner.password);
      await page.getByText(account('passwordsDiffer')).waitFor();
      await fieldOf(page, t('confirm')).fill(longPassword);
      await save.click();
      await page.getByText(account('oldPasswordWrong')).first().waitFor();
      await expect.poll(() => hasFocus(fieldOf(page, t('old')))).toBe(true);
      expect(await fieldOf(page, t('new')).inputValue(), 'nothing typed is lost').toBe(longPassword);
      await expectAccessible(page);

      await fieldOf(page, t('old')).fill(owner.password);
      await save.click();
      await page.getByText(account('passwordChanged')).waitFor();
      const values = () => Promise.all(['old', 'new', 'confirm'].map((key) => valueOf(page, key)));
      await expect.poll(values, { message: 'the form is empty again' }).toEqual(['', '', '']);
      expect(await page.getByText('Required', { exact: true }).count()).toBe(0);
      const again = await openPage({ language: 'en', width: 390, path: screens.login });
      await signInOn(again, 'en', owner.mobileNumber, longPassword);
      await again.waitForURL('**/dashboard');
    },
  );

  seldom('changes a password that an administrator has reset before anything else', oneByOne, async ({ openPage }) => {
    const owner = await newOwner();
    const page = await openSignedIn(openPage, { language: 'ne', width: 390, path: screens.login }, owner.tokens);
    await page.waitForURL('**/dashboard');
    let isDue = true;
    // What the server says of a user whose password was reset: the screen that resets it comes with users.
    await page.route('**/api/v1/init', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: isDue ? text.replace('"mustChangePassword":false', '"mustChangePassword":true') : text,
      });
    });
    page.on('response', (response) => {
      if (response.url().endsWith('/user/change_password') && response.ok()) isDue = false;
    });
    await page.goto(`${inject('base')}${screens.customers}`);
    const t = textsIn(passwordMessages, 'ne');
    await page.getByRole('heading', { name: t('forcedTitle') }).waitFor();
    await page.waitForURL('**/change-password');
    await expectAccessible(page);
    await fieldOf(page, t('old')).fill(owner.password);
    await fieldOf(page, t('new')).fill(longPassword);
    await fieldOf(page, t('confirm')).fill(longPassword);
    await page.getByRole('button', { name: t('save') }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: profileMenuOf(owner.fullName, 'ne') }).waitFor();
  });
});

test('who cannot reach the server is told so at the form of the sign-in', async ({ openPage }) => {
  const page = await openPage({ language: 'ne', width: 390, path: screens.login });
  await page.route('**/oauth/token', (route) => route.abort());
  await signInOn(page, 'ne', 'sita@bahi.example', 'Machhapuchhre#6993');
  await page.getByText(textsIn(connectionMessages, 'ne')('unreachable')).waitFor();
  await page.getByText(textsIn(connectionMessages, 'ne')('noAnswer')).waitFor();
  await expectAccessible(page);
});

async function signInOn(page: Page, language: Language, username: string, password: string): Promise<void> {
  const t = textsIn(signInMessages, language);
  await fieldOf(page, t('username')).fill(username);
  await fieldOf(page, t('password')).fill(password);
  await page.getByRole('button', { name: t('signIn'), exact: true }).click();
}

function profileMenuOf(name: string, language: Language): string {
  return textsIn(frameMessages, language)('profileMenu', { name });
}

function valueOf(page: Page, key: string): Promise<string> {
  const t = textsIn(passwordMessages, 'en');
  const label = key === 'old' ? t('old') : key === 'new' ? t('new') : t('confirm');
  return fieldOf(page, label).inputValue();
}

function latinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0966));
}
