import { screens } from '@bahi/contract/screens';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { connectionMessages } from '@bahi/contract/platform/frame/connection.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, spend, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { openShop } from '../steps/invoice-screen.ts';
import { newOwner, openSignedIn, type Owner, signUpOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { sessionKey } from '../stored-session.ts';
import { textsIn } from '../texts.ts';

const customersPath = screens.customers;
const invoicesPath = screens.invoices;

describe('an access token that has ended', () => {
  test('is renewed once for all calls that wait, and they are made again', async ({ openPage }) => {
    const { page } = await signInThere(openPage, 'en', invoicesPath);
    const refreshes = countRefreshes(page.context());
    const { token, refused } = await endAccessToken(page);
    const answered: Request[] = [];
    page.on('response', (response) => {
      if (isApi(response.request()) && response.ok()) answered.push(response.request());
    });
    await page.getByRole('button', { name: 'New invoice' }).first().click();
    await fieldOf(page, 'Customer').waitFor();
    expect(refused.length, 'calls that waited').toBeGreaterThan(1);
    const again = () => answered.map((request) => request.url()).filter((address) => refused.includes(address));
    await expect.poll(() => again().toSorted(), { message: 'each was made again once' }).toEqual(refused.toSorted());
    expect(refreshes.length, 'one refresh for all of them').toBe(1);
    expect(answered.map((request) => request.headers()['authorization'])).not.toContain(`Bearer ${token}`);
    expect(await page.getByText('Your session has expired.').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(`${invoicesPath}/create`);
  });

  test('is renewed by one of two tabs for both', async ({ openPage }) => {
    const { page, owner } = await signInThere(openPage, 'ne', customersPath);
    const other = await page.context().newPage();
    await other.goto(inject('base') + customersPath);
    await other.getByRole('heading', { level: 1 }).waitFor();
    const refreshes = countRefreshes(page.context());
    await endAccessToken(page);
    await Promise.all([page, other].map((one) => one.goto(`${inject('base')}${screens.profile}`)));
    await Promise.all([page, other].map((one) => one.getByText(owner.email).first().waitFor()));
    expect(refreshes).toHaveLength(1);
  });

  test('and cannot be renewed ends the session, is told once, and signing in leads back', async ({ openPage }) => {
    const { page, owner } = await signInThere(openPage, 'en', invoicesPath);
    const { token } = await endAccessToken(page);
    await callApi(sessionContract.logout, {}, { token, cookie: await cookieOf(page) });
    await page.getByRole('button', { name: 'New invoice' }).first().click();
    await page.waitForURL('**/login?returnTo=*');
    await expect.poll(() => page.getByText('Your session has expired.').count()).toBe(1);
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    await expectAccessible(page);
    await signInOn(page, 'en', owner);
    await page.waitForURL(`**${invoicesPath}/create`);
    await expect
      .poll(() => page.getByText('Your session has expired.').count(), { message: 'it belonged to what is over' })
      .toBe(0);
  });
});

test('a session that was ended elsewhere leads to the sign-in, and says once why', async ({ openPage }) => {
  const { page } = await signInThere(openPage, 'ne', invoicesPath);
  const token = await tokenOf(page);
  await callApi(sessionContract.logout, {}, { token, cookie: await cookieOf(page) });
  await page
    .getByRole('button', { name: textsIn(invoiceScreenMessages, 'ne')('add') })
    .first()
    .click();
  await page.waitForURL(`**/login**`);
  await page.getByRole('heading', { name: textsIn(signInMessages, 'ne')('loginTitle') }).waitFor();
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  const said = page.getByText(textsIn(connectionMessages, 'ne')('sessionExpired'));
  await expect.poll(() => said.count(), { message: 'one at a time' }).toBe(1);
  await expectAccessible(page);
});

test('what is typed when the session ends stands in its form again for who signs in', async ({ openPage }) => {
  const { page, owner } = await signInThere(openPage, 'en', invoicesPath);
  await openShop(owner);
  await page.goto(`${inject('base')}${screens.payments}?receive=new`);
  const token = await tokenOf(page);
  const t = textsIn(settlementScreenMessages, 'en');
  const dialog = page.getByRole('dialog', { name: t('receiveTitle') });
  const remarks = dialog.getByLabel(textsIn(paymentDialogMessages, 'en')('remarks'));
  await remarks.fill('Brought by Hari');
  await callApi(sessionContract.logout, {}, { token, cookie: await cookieOf(page) });
  await choose(page, fieldOf(page, t('customer')), 'Ganesh');
  await page.waitForURL('**/login?returnTo=*');
  await signInOn(page, 'en', owner);
  await page.waitForURL(`**${screens.payments}?receive=new`);
  await dialog.getByText(textsIn(uiMessages, 'en')('draftRestored')).waitFor();
  expect(await remarks.inputValue()).toBe('Brought by Hari');
  await expect.poll(() => fieldOf(page, t('customer')).inputValue()).toBe('Ganesh Kirana');
  expect(await page.evaluate(() => sessionStorage.length), 'it is taken once').toBe(0);
  await expectAccessible(page);
});

test('what is typed in another tab stands there again when the session ends, and not when somebody signs out', async ({
  openPage,
}) => {
  const { page, owner } = await signInThere(openPage, 'en', customersPath);
  const other = await page.context().newPage();
  await other.goto(`${inject('base')}${screens.payments}?receive=new`);
  const remarks = other.getByLabel(textsIn(paymentDialogMessages, 'en')('remarks'));
  await remarks.fill('Brought by Hari');
  const kept = () => other.evaluate(() => sessionStorage.length);
  const token = await tokenOf(page);
  await callApi(sessionContract.logout, {}, { token, cookie: await cookieOf(page) });
  await page.reload();
  await Promise.all([page, other].map((one) => one.waitForURL('**/login**')));
  await signInOn(page, 'en', owner);
  await page.waitForURL(`**${customersPath}`);
  await other.goto(`${inject('base')}${screens.payments}?receive=new`);
  await other.getByText(textsIn(uiMessages, 'en')('draftRestored')).waitFor();
  expect([await remarks.inputValue(), await kept()]).toEqual(['Brought by Hari', 0]);
  await page.evaluate((key) => localStorage.removeItem(key), sessionKey);
  await other.waitForURL('**/login**');
  expect(await kept(), 'who signs out leaves nothing').toBe(0);
});

describe('a server', () => {
  test('that takes longer than 180 seconds is given up, and that is told once', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path: customersPath });
    spend(page);
    await page.addInitScript(hurryTimeouts);
    await page.route('**/api/v1/{customer,menu}/**', () => new Promise(() => undefined));
    const startedAt = performance.now();
    await page.reload();
    await page.getByText('This could not be loaded').first().waitFor();
    expect(performance.now() - startedAt, 'a hundredth of 180 seconds').toBeGreaterThan(1_800);
    expect(await page.evaluate(() => Reflect.get(window, 'askedTimeouts'))).toEqual([180_000]);
    const told = page.locator('[data-kind=error]');
    await expect
      .poll(() => told.allInnerTexts())
      .toEqual(['Server is taking too long to respond, please try again in sometime!']);
    await expectAccessible(page);
  });

  test('that is out of reach is said to be so, and reached on asking again', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'ne', width: 390 });
    await page.route('**/api/v1/**', (route) => route.abort());
    await page.goto(inject('base') + customersPath);
    const t = textsIn(connectionMessages, 'ne');
    await page.getByText(t('noAnswer')).waitFor();
    await expect.poll(() => page.getByText(t('unreachable')).count(), { message: 'told once' }).toBe(1);
    await expectAccessible(page);
    await page.unroute('**/api/v1/**');
    await page.getByRole('button', { name: textsIn(uiMessages, 'ne')('retry') }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('refuses what is larger than 12 MB, which is said in these words', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'ne', width: 1280, path: screens.businessProfile });
    const ui = textsIn(uiMessages, 'ne');
    const picture = await page.getByRole('banner').screenshot();
    await page.getByRole('button', { name: ui('edit') }).click();
    await page.getByText(textsIn(businessScreenMessages, 'ne')('noLogo')).waitFor();
    // A picture of that size does not pass the form: it grows on its way.
    await page.route('**/save-image', async (route) => {
      const boundary = /boundary=(.*)$/.exec((await route.request().headerValue('content-type')) ?? '')?.[1] ?? '';
      const head = 'Content-Disposition: form-data; name="image"; filename="logo.png"';
      const postData = `--${boundary}\r\n${head}\r\n\r\n${' '.repeat(12_000_001)}\r\n--${boundary}--\r\n`;
      await route.continue({ postData });
    });
    for (const [language, toggle] of [
      ['ne', 'ने नेपाली'],
      ['en', 'EN English'],
    ] as const) {
      await page.getByRole('button', { name: toggle }).click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: textsIn(filesMessages, language)('chooseImage') }).click();
      const answered = page.waitForResponse('**/save-image');
      await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
      expect((await answered).status()).toBe(413);
      await page.getByText(textsIn(commonMessages, language)('tooLarge')).first().waitFor();
    }
  });
});

/** A new owner who has signed in by the form, so that the tokens are bound to this browser. */
async function signInThere(
  openPage: Parameters<typeof openSignedIn>[0],
  language: Language,
  path: string,
): Promise<{ page: Page; owner: Owner }> {
  const owner = await newOwner();
  const page = await openPage({ language, width: 1280, path });
  await page.waitForURL('**/login?returnTo=*');
  await signInOn(page, language, owner);
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, owner };
}

async function signInOn(page: Page, language: Language, owner: Owner): Promise<void> {
  const t = textsIn(signInMessages, language);
  await fieldOf(page, t('username')).fill(owner.email);
  await fieldOf(page, t('password')).fill(owner.password);
  await page.getByRole('button', { name: t('signIn'), exact: true }).click();
}

/** The access token that the page's calls carry. */
async function tokenOf(page: Page): Promise<string> {
  const asked = page.waitForRequest((request) => isApi(request) && request.headers()['authorization'] !== undefined);
  await page.reload();
  const { authorization = '' } = (await asked).headers();
  await page.waitForLoadState('networkidle');
  return authorization.replace('Bearer ', '');
}

async function cookieOf(page: Page): Promise<string> {
  return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

/**
 * Nobody waits ten minutes for a token to end: from now on the calls that carry the present one are answered as the
 * server answers them then. Tells which calls were.
 */
async function endAccessToken(page: Page): Promise<{ token: string; refused: string[] }> {
  const token = await tokenOf(page);
  const refused: string[] = [];
  spend(page);
  await page.context().route('**/api/v1/**', async (route) => {
    const request = route.request();
    if (request.headers()['authorization'] !== `Bearer ${token}`) return route.fallback();
    refused.push(request.url());
    return route.fulfill({ status: 401, json: { status: 401, error: 'invalid_token', message: 'invalid_token' } });
  });
  return { token, refused };
}

function countRefreshes(context: BrowserContext): Request[] {
  const refreshes: Request[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/oauth/token')) refreshes.push(request);
  });
  return refreshes;
}

function isApi(request: Request): boolean {
  return request.url().includes('/api/v1/') && !request.url().endsWith('/oauth/token');
}

/** Runs in the page: time-outs pass a hundred times as fast, and are noted. */
function hurryTimeouts(): void {
  const asked = new Set<number>();
  const original = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => {
    asked.add(milliseconds);
    Reflect.set(window, 'askedTimeouts', [...asked]);
    return original(milliseconds / 100);
  };
}
