import { screens } from '@bahi/contract/screens';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import { salesReportColumns } from '@bahi/contract/reports/sales-report/sales-report-columns.messages';
import { sessionMessages } from '@bahi/contract/account/session/session.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { spend, test } from '../browser.ts';
import { demoOwner } from '../demo.ts';
import { choose } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { butwal, newOwner, openSignedIn, type Owner, signIn, signUpOwner } from '../steps/sign-up.ts';
import { hidden, languageKey } from '../stored-language.ts';
import { sessionKey } from '../stored-session.ts';
import { textsIn } from '../texts.ts';

/** The client's numbers of the specification (section 9), each met by what the page does. */
const customersPath = screens.customers;
const itemsPath = screens.items;

describe('what was read', () => {
  test('is fresh for 20 seconds, and is not read again because one comes back to the window', async ({ openPage }) => {
    const page = await openDemo(openPage, customersPath);
    spend(page);
    await page.clock.install();
    const reads = countOf(page, '/customer/list?');
    await page.reload();
    const customers = page.getByRole('link', { name: 'Customers' });
    const invoices = page.getByRole('link', { name: 'Invoices' });
    const list = page.getByRole('heading', { level: 1, name: 'Customers' });
    await page.getByText('24 in all').waitFor();
    expect(reads).toHaveLength(1);
    await page.clock.fastForward(12_000);
    await invoices.click();
    await page.waitForURL('**/invoice-setup');
    await customers.click();
    await list.waitFor();
    await quiet(page);
    expect(reads, 'after 12 seconds').toHaveLength(1);

    await page.clock.fastForward(10_000);
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      dispatchEvent(new Event('visibilitychange'));
    });
    await quiet(page);
    expect(reads, 'older than 20 seconds, and in the window again').toHaveLength(1);
    await invoices.click();
    await page.waitForURL('**/invoice-setup');
    await customers.click();
    await expect.poll(() => reads.length, { message: 'older than 20 seconds, and opened again' }).toBe(2);
  });

  test('is asked for once, also when it fails', async ({ openPage }) => {
    const page = await openDemo(openPage, screens.profile);
    const reads = countOf(page, '/customer/list?');
    await page.route('**/customer/list?*', (route) => route.abort());
    await page.goto(inject('base') + customersPath);
    await page.getByText('This could not be loaded').waitFor();
    await quiet(page);
    expect(reads).toHaveLength(1);
  });

  test('of an item is read each time it is looked at', async ({ openPage }) => {
    const page = await openDemo(openPage, itemsPath);
    const reads = countOf(page, /\/items\/\d+$/);
    for (const time of [1, 2]) {
      await page.getByRole('table').locator('tbody tr').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(textsIn(itemScreenMessages, 'en')('stockByOutlet')).waitFor();
      expect(reads).toHaveLength(time);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  });

  test('for the choices of a report is a thousand at most', async ({ openPage }) => {
    const page = await openDemo(openPage, screens.profile);
    const customers = page.waitForRequest('**/customer/list?*');
    await page.goto(`${inject('base')}${screens.salesReport}?show=filter`);
    expect(new URL((await customers).url()).searchParams.get('pageSize')).toBe('1000');
    const items = page.waitForRequest('**/items/retrieve');
    const t = textsIn(salesReportColumns, 'en');
    await choose(page, page.getByRole('combobox', { name: t('inventoryType') }), reportColumns.texts.item.en);
    expect((await items).postDataJSON()).toMatchObject({ start: 0, length: 1000 });
  });
});

describe('a list', () => {
  test('of fewer than ten is one page, and the others show three numbers of theirs', async ({ openPage }) => {
    const page = await openDemo(openPage, screens.services, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    const pages = page.getByRole('navigation', { name: ui('pages') });
    const numbers = () => pages.getByRole('button', { name: /^पृष्ठ / }).allInnerTexts();
    await expect.poll(numbers).toEqual(['१']);
    expect(await pages.getByRole('button', { name: ui('nextPage') }).isDisabled()).toBe(true);
    const size = page.getByLabel(ui('rowsPerPage'));
    expect(await size.locator('option').allInnerTexts()).toEqual(['१०', '२०', '३०', '४०', '५०']);

    await page.goto(inject('base') + itemsPath);
    await page.getByText('जम्मा ४२').waitFor();
    await expect.poll(numbers, { message: 'five pages of ten' }).toEqual(['१', '२', '३']);
    await pages.getByRole('button', { name: ui('nextPage') }).click();
    await expect.poll(() => pages.locator('[aria-current=page]').innerText()).toBe('२');
    expect(await numbers()).toEqual(['१', '२', '३']);
    await pages.getByRole('button', { name: ui('nextPage') }).click();
    await expect.poll(numbers, { message: 'the current one in the middle' }).toEqual(['२', '३', '४']);
    await size.selectOption('५०');
    await expect.poll(numbers).toEqual(['१']);
    await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(42);
  });

  test('is searched half a second after the typing, or at once by Enter', async ({ openPage }) => {
    const page = await openDemo(openPage, customersPath);
    spend(page);
    await page.clock.install();
    await page.reload();
    await page.getByText('24 in all').waitFor();
    await page.clock.pauseAt(Date.now() + 1_000);
    const searches = countOf(page, '/customer/list?');
    const search = page.getByRole('searchbox', { name: textsIn(customerScreenMessages, 'en')('searchLabel') });
    await search.pressSequentially('kirana');
    await page.clock.runFor(490);
    await quiet(page);
    expect(searches).toHaveLength(0);
    await page.clock.runFor(20);
    await expect.poll(() => searches.length).toBe(1);
    expect(searches[0]?.url()).toContain('search=kirana');
    await search.fill('canteen');
    await search.press('Enter');
    await expect.poll(() => searches.length, { message: 'Enter does not wait' }).toBe(2);
    await page.clock.runFor(600);
    await quiet(page);
    expect(searches).toHaveLength(2);
  });
});

describe('a toast', () => {
  test('stands at the top for five seconds; a remark stands at the bottom right', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.dashboard });
    await makeCustomers(owner, ['Ram Thapa', 'Hari KC']);
    spend(page);
    await page.clock.install();
    await page.goto(inject('base') + customersPath);
    await actOn(page, 'en', 'Hari KC', 'Edit');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ram Thapa');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const saved = page.locator('[data-kind=success]').filter({ hasText: 'Customer saved' });
    const remark = page.locator('[data-kind=general]');
    await Promise.all([saved.waitFor(), remark.waitFor()]);
    const top = await placeOf(saved);
    expect(Math.abs(top.centre - 640), 'in the middle of the window').toBeLessThan(20);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(top.bottom, 'over the header: what one reads stands below').toBeLessThan(title?.y ?? 0);
    const bottom = await placeOf(remark);
    expect(bottom.right).toBeGreaterThan(1280 - 40);
    expect(bottom.bottom).toBeGreaterThan(800 - 40);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    await page.clock.runFor(3_000);
    await quiet(page);
    expect(await saved.count(), 'after three seconds and a half').toBe(1);
    await page.clock.runFor(2_200);
    await quiet(page);
    expect([await saved.count(), await remark.count()], 'after more than five').toEqual([0, 0]);
  });

  test('is not shown twice within half a second', async ({ openPage }) => {
    const page = await openPage({ language: 'ne', width: 1280, path: screens.login });
    const t = textsIn(signInMessages, 'ne');
    spend(page);
    await page.clock.install();
    await page.reload();
    await fieldOf(page, t('username')).fill('nobody@bahi.example');
    await fieldOf(page, t('password')).fill('Machhapuchhre#6993');
    const toasts = page.locator('[data-kind=error]').filter({
      hasText: textsIn(sessionMessages, 'ne')('wrongCredentials'),
    });
    const tryToSignIn = async (): Promise<void> => {
      const answered = page.waitForResponse('**/oauth/token');
      await page.getByRole('button', { name: t('signIn'), exact: true }).click();
      await answered;
      // Until the form takes the next try.
      await expect.poll(() => page.getByRole('button', { name: t('signIn'), exact: true }).isEnabled()).toBe(true);
    };
    await tryToSignIn();
    await toasts.waitFor();
    // From here on time passes when the story says so.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await tryToSignIn();
    await expect.poll(() => toasts.count(), { message: 'a second later' }).toBe(2);
    await page.clock.runFor(480);
    await tryToSignIn();
    await quiet(page);
    expect(await toasts.count(), 'less than half a second later').toBe(2);
    await page.clock.runFor(40);
    await tryToSignIn();
    await expect.poll(() => toasts.count(), { message: 'more than half a second later' }).toBe(3);
  });
});

describe('what the browser keeps', () => {
  test('shows nobody a token or the language', async ({ openPage }) => {
    const owner = await newOwner();
    const page = await openPage({ language: 'en', width: 1280, path: screens.login });
    const t = textsIn(signInMessages, 'en');
    const answered = page.waitForResponse('**/oauth/token');
    await fieldOf(page, t('username')).fill(owner.email);
    await fieldOf(page, t('password')).fill(owner.password);
    await page.getByRole('button', { name: t('signIn'), exact: true }).click();
    const tokens = Object.entries<unknown>(await (await answered).json()).flatMap(([name, value]) =>
      name.endsWith('_token') && typeof value === 'string' ? [value] : [],
    );
    expect(tokens.length).toBeGreaterThanOrEqual(2);
    await page.getByRole('button', { name: 'Fold the menu' }).click();
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage)),
    );
    const names = kept.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining([languageKey, sessionKey]));
    const readable = kept.flatMap(([, value]) => [value, Buffer.from(value, 'base64').toString()]);
    for (const secret of [...tokens, owner.password, 'eyJ', 'access', 'refresh']) {
      expect(readable.filter((value) => value.includes(secret))).toEqual([]);
    }
    expect(readable).not.toContain('en');
    expect(Object.fromEntries(kept)[languageKey]).toBe(hidden('en'));
    expect(await page.evaluate(() => document.cookie), 'the cookie of the session is out of reach').toBe('');
  });

  test('is nothing at first, and then the page speaks Nepali', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${inject('base')}${screens.login}`);
    await page.getByRole('heading', { name: textsIn(signInMessages, 'ne')('loginTitle') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ne');
    await context.close();
  });
});

async function openDemo(
  openPage: Parameters<typeof openSignedIn>[0],
  path: string,
  language: 'ne' | 'en' = 'en',
): Promise<Page> {
  const tokens = await signIn(demoOwner.userName, demoOwner.password);
  const page = await openSignedIn(openPage, { language, width: 1280, path }, tokens);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Whatever the page was about to ask for, it has asked for now. */
async function quiet(page: Page): Promise<void> {
  for (let time = 0; time < 3; time += 1) await page.evaluate(() => fetch('/health').then(() => undefined));
}

/** The requests to an address from now on. */
function countOf(page: Page, address: string | RegExp): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (typeof address === 'string' ? url.includes(address) : address.test(url)) requests.push(request);
  });
  return requests;
}

async function placeOf(toast: Locator) {
  const { x, y, width, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { top: y, bottom: y + height, right: x + width, centre: x + width / 2 };
}

async function makeCustomers(owner: Owner, names: readonly string[]): Promise<void> {
  const place = await butwal(owner.tokens.access);
  for (const name of names) {
    const body = { name, phoneNumber: '9847010203', focalPerson: name, ...place };
    await callApi(customerContract.save, { body }, { token: owner.tokens.access });
  }
}
