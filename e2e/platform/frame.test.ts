import { screens } from '@bahi/contract/screens';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { type MenuModule, sessionContract } from '@bahi/contract/account/session/session.contract';
import { pageMessages } from '@bahi/contract/ui/page.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { type Opening, expectAccessible, expectToFit, seldom, spend, test } from '../browser.ts';
import { demoBusiness, demoOutlets, demoOwner, signInAs } from '../demo.ts';
import { hasFocus, tabTo } from '../keyboard.ts';
import { newOwner, openSignedIn, signIn } from '../steps/sign-up.ts';
import { hidden, type Language, languageKey } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

type OpenPage = (opening: Opening) => Promise<Page>;

const customersPath = screens.customers;
const invoicesPath = screens.invoices;

describe('the menu', () => {
  test('of an owner has every screen of the business, in groups, by the keyboard', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'ne', width: 1280, path: customersPath });
    const menu = menuOf(page, 'ne');
    const current = menu.getByRole('link', { name: 'ग्राहक', exact: true });
    expect(await current.getAttribute('aria-current')).toBe('page');
    const groups = ['बिक्री', 'खरिद', 'खर्च र आम्दानी', 'सामान र मौज्दात', 'हिसाब', 'सेटिङ'];
    expect(await menu.getByRole('button').allInnerTexts()).toEqual(groups);
    for (const group of groups) {
      const button = menu.getByRole('button', { name: group, exact: true });
      if ((await button.getAttribute('aria-expanded')) === 'true') continue;
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    }
    await expectAccessible(page);
    // What has no entry of its own stands on the page of reports, or as a tab of one that has.
    const found = new Set(await pathsOf(menu));
    for (const entry of ['प्रतिवेदन', 'सामानको सेटिङ', 'मानिस र अधिकार']) {
      await menu.getByRole('link', { name: entry, exact: true }).click();
      const [title, tabs] = [page.getByRole('heading', { level: 1 }), page.getByRole('navigation')];
      await title
        .filter({ hasText: entry })
        .or(tabs.and(page.getByLabel(entry, { exact: true })))
        .waitFor();
      for (const path of await pathsOf(page.getByRole('main'))) found.add(path);
    }
    const missing = screensIn(await modulesOf(demoOwner)).filter(({ screenUrl }) => !found.has(screenUrl ?? ''));
    expect(missing.map(({ moduleName }) => moduleName)).toEqual([]);
    await page.goto(inject('base') + customersPath);
    await tabTo(page, menu.getByRole('button', { name: 'बिक्री', exact: true }));
    await page.keyboard.press('Space');
    await expect.poll(() => current.count()).toBe(0);
  });

  seldom('of a wide desk stands open, and a group is closed by hand', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'en', width: 1440 });
    const menu = menuOf(page, 'en');
    await menu.getByRole('link').first().waitFor();
    expect(await menu.getByRole('button', { expanded: false }).count()).toBe(0);
    expect(await linksIn(menu)).toEqual(
      expect.arrayContaining(['Payments received', 'Payments made', 'Item settings', 'Reports', 'People and rights']),
    );
    await menu.getByRole('button', { name: 'Sales', exact: true }).click();
    await expect.poll(() => menu.getByRole('link', { name: 'Customers' }).count()).toBe(0);
  });

  seldom.for([1280, 1440] as const)(
    'at %i px shows where one is, however far down that is',
    async (width, { openPage }) => {
      const lowest = screensIn(await modulesOf(demoOwner)).at(-1);
      const page = await openDemo(openPage, { language: 'en', width });
      await page.setViewportSize({ width, height: 720 });
      await page.goto(inject('base') + lowest?.screenUrl);
      const menu = menuOf(page, 'en');
      const current = menu.locator('[aria-current=page]');
      await current.waitFor();
      expect(await current.innerText()).toBe('People and rights');
      const bottomOf = async (part: Locator) => {
        const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
        return y + height;
      };
      await expect.poll(async () => (await bottomOf(current)) <= (await bottomOf(menu))).toBe(true);
      expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0);
    },
  );

  test('of others has what they may see', async ({ openPage }) => {
    const accountant = await signInAs(openPage, 'accountant', { language: 'en', width: 1280 });
    const ofAccountant = await everyLinkIn(accountant, 'en');
    expect(ofAccountant).toEqual(expect.arrayContaining(['Invoices', 'Payments made', 'Item settings', 'Reports']));
    expect(ofAccountant).not.toContain('People and rights');
    const cashier = await signInAs(openPage, 'cashier', { language: 'en', width: 1280 });
    const allDay = ['Home', 'Invoices', 'Counter', 'Payments received', 'Customers', 'Items', "Day's close"];
    const ofCashier = menuOf(cashier, 'en');
    await expect.poll(() => linksIn(ofCashier)).toEqual(allDay);
    expect(await ofCashier.getByRole('button').allInnerTexts(), 'few screens stand in a plain list').toEqual(['More']);
    const sells = ['Quotations', 'Shared', 'Collect', 'Reminders'];
    const looksUp = ['Vendors', 'Services', 'Sales report', 'Terms and conditions', 'Income and expense categories'];
    expect(await everyLinkIn(cashier, 'en')).toEqual([...allDay, ...sells, ...looksUp]);
    const { email, password } = inject('superUser');
    const superUser = await openSignedIn(
      openPage,
      { language: 'en', width: 1280, path: screens.dashboard },
      await signIn(email, password),
    );
    const platform = await everyLinkIn(superUser, 'en');
    expect(platform).toEqual(expect.arrayContaining(['Home', 'Businesses', 'Item settings', 'All users']));
    expect(platform).not.toContain('Customers');
  });

  test('says on every screen that the server is not reached, and reads what is lacking once it is', async ({
    openPage,
  }) => {
    const page = await openDemo(openPage, { language: 'ne', width: 1280, path: invoicesPath });
    await page.getByRole('row').nth(1).waitFor();
    spend(page);
    const bar = page.getByRole('status').filter({ hasText: 'सर्भरसँग सम्पर्क छैन' });
    await page.context().setOffline(true);
    await bar.waitFor();
    await page.locator('main').getByRole('searchbox').first().fill('INV-NONE-SUCH');
    await page.getByRole('button', { name: 'फेरि प्रयास गर्नुहोस्' }).first().waitFor();
    await page.context().setOffline(false);
    await bar.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'फेरि प्रयास गर्नुहोस्' }).waitFor({ state: 'detached' });
  });

  test('shows where one is, also on the screens below', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'en', width: 1280, path: `${invoicesPath}/create` });
    const current = menuOf(page, 'en').locator('[aria-current=page]');
    await expect.poll(() => current.allInnerTexts()).toEqual(['Invoices']);
    await page.goto(`${inject('base')}/`);
    await expect.poll(() => current.allInnerTexts()).toEqual(['Home']);
  });

  test('is searched in either language, half a second after the typing', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'en', width: 1280 });
    const menu = menuOf(page, 'en');
    spend(page);
    await page.clock.install();
    await page.reload();
    await menu.getByRole('link').first().waitFor();
    await page.clock.pauseAt(Date.now() + 1_000);
    const search = page.getByRole('searchbox', { name: 'Search menu' });
    const before = await linksIn(menu);
    await search.pressSequentially('report');
    await page.clock.runFor(490);
    expect(await linksIn(menu), 'the typing may go on').toEqual(before);
    await page.clock.runFor(20);
    await expect.poll(() => linksIn(menu)).toContain('Sales report');
    expect(await linksIn(menu)).not.toContain('Customers');
    await search.fill('ग्राहक');
    await page.clock.runFor(510);
    await expect.poll(() => linksIn(menu)).toEqual(['Customers', 'Customer groups', 'Customer reach-out']);
    await search.fill('no such screen');
    await page.clock.runFor(510);
    await page.getByText('No screen of that name').waitFor();
    await page.clock.resume();
    await expectAccessible(page);
    await search.press('Escape');
    await expect.poll(() => linksIn(menu)).toEqual(before);
  });

  seldom('is folded to icons that say their name, and stays so', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'en', width: 1280 });
    const sidebar = page.getByRole('complementary', { name: 'Menu' });
    const widthOf = async () => (await sidebar.boundingBox())?.width;
    await expect.poll(widthOf).toBe(232);
    await page.getByRole('button', { name: 'Fold the menu' }).click();
    await expect.poll(widthOf).toBe(64);
    await page.reload();
    const link = sidebar.getByRole('link', { name: 'Home' });
    await link.waitFor();
    expect(await widthOf(), 'on the next visit, too').toBe(64);
    const icon = await link.locator('svg').boundingBox();
    expect([icon?.width, icon?.height]).toEqual([24, 24]);
    const tip = page.getByRole('tooltip', { name: 'Home' });
    await link.hover();
    await tip.waitFor();
    await page.mouse.move(640, 600);
    await tip.waitFor({ state: 'hidden' });
    await tabTo(page, link);
    await tip.waitFor();
    await expectAccessible(page);
    await sidebar.getByRole('button', { name: 'Sales', exact: true }).click();
    await expect.poll(widthOf, { message: 'a group asks for the whole menu' }).toBe(232);
    await sidebar.getByRole('link', { name: 'Customers' }).waitFor();
  });

  seldom('gives the focus back also when it was asked for before it had come', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'en', width: 1280, path: customersPath });
    const t = textsIn(frameMessages, 'en');
    const asked = Promise.withResolvers<void>();
    await page.route('**/assets/MenuOverlay-*.js', async (route) => {
      await asked.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 1024, height: 800 });
    const open = page.getByRole('button', { name: t('openMenu') });
    await open.click();
    asked.resolve();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('closeMenu') })
      .click();
    await expect.poll(() => hasFocus(open), { message: 'the focus is where it was' }).toBe(true);
  });

  seldom('fills the screen up to 1024 px, and stands beside it from 1025 px on', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'ne', width: 1024, path: customersPath });
    const t = textsIn(frameMessages, 'ne');
    const sidebar = page.getByRole('complementary', { name: t('menu') });
    const open = page.getByRole('button', { name: t('openMenu') });
    const overlay = page.getByRole('dialog');
    await open.waitFor();
    expect(await sidebar.count()).toBe(0);
    await open.click();
    await overlay.waitFor();
    expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1024, height: 800 });
    await expectAccessible(page);
    await overlay.getByRole('button', { name: t('closeMenu') }).click();
    await overlay.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(open), { message: 'the focus is where it was' }).toBe(true);

    await page.keyboard.press('Enter');
    await overlay.waitFor();
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
    await open.click();
    await overlay.getByRole('link', { name: 'गृह' }).click();
    await overlay.waitFor({ state: 'hidden' });
    await page.waitForURL('**/dashboard');
    await expect
      .poll(() => hasFocus(page.getByRole('heading', { level: 1 })), { message: 'the new screen' })
      .toBe(true);

    await page.setViewportSize({ width: 1025, height: 800 });
    await sidebar.waitFor();
    expect(await open.count()).toBe(0);
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess, { message: 'charts follow their window' }).toBe(0);
  });
});

describe('the head', () => {
  test('changes the language of the page, of other tabs and of the next visit', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'ne', width: 1280, path: customersPath });
    const other = await page.context().newPage();
    await other.goto(`${inject('base')}${screens.profile}`);
    await other.getByRole('heading', { name: 'प्रोफाइल' }).waitFor();
    await page.getByText('जम्मा २४').waitFor();
    const toggle = page.getByRole('group', { name: textsIn(pageMessages, 'ne')('language') });
    expect(await toggle.getByRole('button', { pressed: true }).innerText()).toBe('ने');
    await toggle.getByRole('button', { name: 'EN English' }).click();
    await page.getByRole('heading', { name: 'Customers' }).waitFor();
    await page.getByText('24 in all').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await expect.poll(() => page.title()).toBe('Customers · बही');
    expect(await storedLanguageOf(page)).toBe(hidden('en'));
    await other.getByRole('heading', { name: 'Profile' }).waitFor();
    expect(await other.locator('html').getAttribute('lang')).toBe('en');

    await page.reload();
    await page.getByText('24 in all').waitFor();
    await page.getByRole('button', { name: 'ने नेपाली' }).click();
    await page.getByText('जम्मा २४').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ne');
    expect(await storedLanguageOf(page)).toBe(hidden('ne'));
  });

  test('names the business, the day and the fiscal year, in the digits of the language', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'ne', width: 1280 });
    const head = page.getByRole('banner');
    const tokens = await signIn(demoOwner.userName, demoOwner.password);
    const { todayBS, fiscalYear } = await callApi(sessionContract.init, {}, { token: tokens.access });
    await head.getByText(demoBusiness.companyNameNp).waitFor();
    await head.getByText(`आ.व. ${inNepaliDigits(fiscalYear)}`).waitFor();
    const [year = '', , day = ''] = todayBS.split('-');
    expect(await head.innerText()).toContain(inNepaliDigits(year));
    expect(await head.innerText()).toContain(inNepaliDigits(String(Number(day))));
    await page.getByRole('button', { name: 'EN English' }).click();
    await head.getByText(demoBusiness.companyName).waitFor();
    await head.getByText(`FY ${fiscalYear}`).waitFor();
    expect(await head.innerText()).not.toMatch(/[०-९]/);
  });

  test('leads an owner from the whole business to one outlet and back', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'en', width: 1280, path: invoicesPath });
    const tokens = await signIn(demoOwner.userName, demoOwner.password);
    const { outlets } = await callApi(sessionContract.init, {}, { token: tokens.access });
    expect(outlets.map(({ name }) => name)).toEqual(demoOutlets.map(({ name }) => name));
    const countOf = async (outletId?: number) => {
      const query = { pageSize: 1, ...(outletId === undefined ? {} : { outletId }) };
      return (await callApi(invoiceContract.list, { query }, { token: tokens.access })).recordsTotal;
    };
    const kathmandu = outlets[1];
    const [all, there] = await Promise.all([countOf(), countOf(kathmandu?.id)]);
    expect(there).toBeGreaterThan(0);
    expect(there).toBeLessThan(all);

    await page.getByText(`${all} in all`).waitFor();
    const other = await page.context().newPage();
    await other.goto(inject('base') + invoicesPath);
    await other.getByText(`${all} in all`).waitFor();
    await chooseOutlet(page, 'Whole business', 'Kathmandu, Kalimati');
    await page.getByText(`${there} in all`).waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 })), { message: 'a new screen' }).toBe(true);
    await other.getByText(`${there} in all`).waitFor();
    await other.getByRole('button', { name: 'Kathmandu, Kalimati' }).waitFor();
    await page.reload();
    await page.getByText(`${there} in all`).waitFor();
    await page.getByRole('button', { name: 'Kathmandu, Kalimati' }).waitFor();
    await expectAccessible(page);
    await chooseOutlet(page, 'Kathmandu, Kalimati', 'Whole business');
    await page.getByText(`${all} in all`).waitFor();
  });

  seldom('has the outlets in the menu of a phone', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'ne', width: 390, path: invoicesPath });
    const t = textsIn(frameMessages, 'ne');
    await page.getByRole('button', { name: t('openMenu') }).click();
    await page.getByRole('button', { name: t('wholeBusiness'), exact: true }).click();
    await page.getByRole('menuitemradio', { name: demoOutlets[1].nameNp }).waitFor();
    await expectAccessible(page);
    await page.getByRole('menuitemradio', { name: demoOutlets[1].nameNp }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectToFit(page);
    await page.getByRole('button', { name: t('openMenu') }).click();
    await page.getByRole('dialog').getByRole('button', { name: demoOutlets[1].nameNp }).waitFor();
  });

  seldom('leads to the own profile', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'en', width: 390 });
    const target = page.getByRole('button', { name: `Profile menu of ${demoOwner.fullName}` });
    await tabTo(page, target);
    await page.keyboard.press('Enter');
    const profile = page.getByRole('menuitem', { name: 'Profile' });
    await profile.waitFor();
    await page.getByText(demoOwner.userName).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(target)).toBe(true);
    await page.keyboard.press('Enter');
    await profile.click();
    await page.waitForURL('**/view-profile');
    await page.getByRole('heading', { name: 'Profile' }).waitFor();
  });

  seldom('shows the super user no business, no outlet and no notice of a profile', async ({ openPage }) => {
    const { email, password } = inject('superUser');
    const opening = { language: 'en', width: 1280, path: screens.profile } as const;
    const page = await openSignedIn(openPage, opening, await signIn(email, password));
    await page.getByText('Super admin', { exact: true }).waitFor();
    const head = page.getByRole('banner');
    await head.getByText('Bahi', { exact: true }).waitFor();
    expect(await head.getByRole('button').allInnerTexts(), 'search, languages and the profile menu').toHaveLength(4);
    expect(await head.locator('img').count()).toBe(0);
    expect(await page.getByText('Complete your business profile').count()).toBe(0);
  });
});

describe('a screen', () => {
  test('is reached past the frame, has the focus when it is opened, and names the tab', async ({ openPage }) => {
    const page = await openDemo(openPage, { language: 'ne', width: 1280, path: customersPath });
    const skip = page.getByRole('link', { name: textsIn(frameMessages, 'ne')('skip') });
    expect(await isInView(skip), 'out of the way until it is wanted').toBe(false);
    await page.keyboard.press('Tab');
    expect(await hasFocus(skip)).toBe(true);
    await expect.poll(() => isInView(skip)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focused = page.locator('main :focus');
    await expect.poll(() => focused.count(), { message: 'the next stop is within the screen' }).toBe(1);

    await menuOf(page, 'ne').getByRole('link', { name: 'बिल', exact: true }).click();
    const title = page.getByRole('heading', { level: 1, name: 'बिल' });
    await expect.poll(() => hasFocus(title), { message: 'a reader hears where it is' }).toBe(true);
    await expect.poll(() => page.title()).toBe('बिल · बही');
    await page.goBack();
    await expect.poll(() => page.title()).toBe('ग्राहक · बही');
  });

  seldom('stands in the shape of what comes while the first data loads', async ({ openPage }) => {
    const { tokens } = await newOwner();
    const page = await openSignedIn(openPage, { language: 'en', width: 390 }, tokens);
    let letThrough = (): void => undefined;
    const wait = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/api/v1/init', async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto(inject('base') + customersPath);
    await page.getByRole('status', { name: 'Loading' }).first().waitFor();
    expect(await page.locator('[class*=Skeleton-root]').count()).toBeGreaterThan(3);
    await expectToFit(page);
    letThrough();
    await page.getByRole('heading', { name: 'Customers' }).waitFor();
    await expect.poll(() => page.locator('[class*=Skeleton-root]').count()).toBe(0);
  });

  seldom('that fails to render is replaced by a word and a way out', async ({ openPage }) => {
    const { tokens } = await newOwner();
    const allowedFaults = /console: (Error: planted|React Router caught|%o|The above error)|threw: Error: planted/;
    const page = await openSignedIn(
      openPage,
      { language: 'en', width: 1280, allowedFaults, path: screens.dashboard },
      tokens,
    );
    await page.route('**/assets/CustomerListPage-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function CustomerListPage() { throw new Error('planted'); }`,
      }),
    );
    await openByMenu(page, 'Sales', 'Customers');
    await expectFailureScreen(page, 'en');
    await page.unroute('**/assets/CustomerListPage-*.js');
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await page.getByRole('heading', { name: 'Customers' }).waitFor();
  });

  seldom('that does not arrive is replaced so, too', async ({ openPage }) => {
    const { tokens } = await newOwner();
    const allowedFaults = /console: (React Router caught|%o|.*dynamically imported module)/;
    const page = await openSignedIn(openPage, { language: 'ne', width: 390, allowedFaults }, tokens);
    await page.route('**/assets/CustomerListPage-*.js', (route) => route.abort());
    await page.goto(inject('base') + customersPath);
    await expectFailureScreen(page, 'ne');
    await page.unroute('**/assets/CustomerListPage-*.js');
    await page.getByRole('button', { name: textsIn(pageMessages, 'ne')('refreshPage') }).click();
    await page.getByRole('heading', { name: 'ग्राहक' }).waitFor();
  });

  seldom('of a server that says something else can be asked for again', async ({ openPage }) => {
    const { tokens } = await newOwner();
    const page = await openSignedIn(openPage, { language: 'ne', width: 390, path: screens.login }, tokens);
    await page.waitForURL('**/dashboard');
    await page.route('**/api/v1/init', (route) => route.fulfill({ json: { status: 200, data: { user: null } } }));
    await page.reload();
    const ui = textsIn(uiMessages, 'ne');
    await page.getByText(ui('failedTitle')).waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/v1/init');
    await page.getByRole('button', { name: ui('retry') }).click();
    await page.getByRole('button', { name: textsIn(frameMessages, 'ne')('openMenu') }).waitFor();
  });
});

async function openDemo(openPage: OpenPage, opening: Opening): Promise<Page> {
  const page = await openSignedIn(
    openPage,
    { path: screens.dashboard, ...opening },
    await signIn(demoOwner.userName, demoOwner.password),
  );
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

function menuOf(page: Page, language: Language): Locator {
  return page.getByRole('navigation', { name: textsIn(frameMessages, language)('menu'), exact: true });
}

/** Where the links of a part of the page lead. */
async function pathsOf(part: Locator): Promise<string[]> {
  await part.getByRole('link').first().waitFor();
  return part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL(Reflect.get(link, 'href')).pathname));
}

async function linksIn(menu: Locator): Promise<string[]> {
  return (await menu.getByRole('link').allInnerTexts()).map((text) => text.trim());
}

/** All screens of the sidebar, after its groups were opened. */
async function everyLinkIn(page: Page, language: Language): Promise<string[]> {
  const menu = menuOf(page, language);
  await menu.getByRole('link').first().waitFor();
  const closed = menu.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  return linksIn(menu);
}

/** What the server says that a user may see. */
async function modulesOf({ userName, password }: { userName: string; password: string }): Promise<MenuModule[]> {
  const body = { grant_type: 'password', username: userName, password } as const;
  const answer = await callApi(sessionContract.token, { body });
  const caller = { token: answer.office_access_token ?? answer.access_token };
  const { officeId, business } = await callApi(sessionContract.init, {}, caller);
  const params = { officeId: officeId ?? business?.id ?? 0, isOutlet: officeId === null ? 'false' : 'true' } as const;
  return callApi(sessionContract.menu, { params }, caller);
}

function screensIn(modules: readonly MenuModule[]): MenuModule[] {
  return modules
    .filter(({ hidden: isHidden, privileges }) => !isHidden && privileges.view)
    .flatMap((module) => {
      const below = screensIn(module.childModules);
      return below.length > 0 ? below : module.screenUrl === null ? [] : [module];
    });
}

async function openByMenu(page: Page, group: string, screen: string): Promise<void> {
  await page.getByRole('button', { name: group, exact: true }).click();
  await page.getByRole('link', { name: screen, exact: true }).click();
}

async function chooseOutlet(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: from, exact: true }).click();
  await page.getByRole('menuitemradio', { name: to }).click();
}

async function expectFailureScreen(page: Page, language: Language): Promise<void> {
  const t = textsIn(pageMessages, language);
  await page.getByRole('heading', { name: t('failureTitle') }).waitFor();
  await page.getByText(t('failure')).waitFor();
  await expectAccessible(page);
}

function storedLanguageOf(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), languageKey);
}

function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { top, left, bottom, right } = node.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });
}

function inNepaliDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));
}
