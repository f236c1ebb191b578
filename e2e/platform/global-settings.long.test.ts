import { screens } from '@bahi/contract/screens';
import { calendarYearContract } from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import { calendarYearMessages } from '@bahi/contract/platform/calendar-year/calendar-year.messages';
import { calendarYearScreenMessages } from '@bahi/contract/platform/calendar-year/calendar-year-screen.messages';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { globalSettingsContract } from '@bahi/contract/platform/global-settings/global-settings.contract';
import { globalSettingsMessages } from '@bahi/contract/platform/global-settings/global-settings.messages';
import { globalSettingsScreenMessages } from '@bahi/contract/platform/global-settings/global-settings-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { actOn, answer, fieldOf, linesOf } from '../screen.ts';
import { settingsRecords } from '../records/settings-records.ts';
import { desk, faultsOf } from '../records/walk.ts';
import { openWorld } from '../records/world.ts';
import { newOwner, openSignedIn, signIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.globalSettings;
const english = { language: 'en', width: 1280 } as const;
const t = textsIn(globalSettingsScreenMessages, 'en');
const calendar = textsIn(calendarYearScreenMessages, 'en');
const ui = textsIn(uiMessages, 'en');

function superUser() {
  const { email, password } = inject('superUser');
  return signIn(email, password);
}

/** The lengths of a year, as the calendar in force has them. */
async function monthsOf(year: number): Promise<readonly number[]> {
  const { access } = await superUser();
  const { rows } = await callApi(calendarYearContract.list, { query: { from: year, to: year } }, { token: access });
  return rows[0]?.months ?? [];
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: ui('save') }).click();
  await page.getByText(textsIn(globalSettingsMessages, 'en')('saved')).first().waitFor();
}

test('a super user says whom to ask for help, and a visitor sees it before signing in', async ({ openPage }) => {
  const tokens = await superUser();
  const page = await openSignedIn(openPage, { path: screens.dashboard, ...english }, tokens);
  await page.getByRole('link', { name: t('title') }).click();
  await page.waitForURL(`**${path}`);
  await fieldOf(page, t('supportPhone')).fill('०७१५५००००');
  await fieldOf(page, t('supportEmail')).fill('help');
  await page.getByRole('button', { name: ui('save') }).click();
  await page.getByText(textsIn(commonMessages, 'en')('emailInvalid')).waitFor();
  await fieldOf(page, t('supportEmail')).fill('help@bahi.example');
  await save(page);
  await expect.poll(() => fieldOf(page, t('supportPhone')).inputValue()).toBe('071550000');

  const visitor = await openPage({ language: 'ne', width: 390, path: screens.login });
  await visitor.getByRole('link', { name: '०७१५५००००' }).waitFor();
  await visitor.getByRole('link', { name: 'help@bahi.example' }).waitFor();
  await expectAccessible(visitor);
  await expectToFit(visitor);

  await fieldOf(page, t('supportPhone')).fill('');
  await fieldOf(page, t('supportEmail')).fill('');
  await save(page);
});

test('the pages open in the language that the platform has set, for who has not chosen one', async () => {
  const { access } = await superUser();
  const languageOf = async () =>
    /<html lang="(\w+)"/.exec(await (await fetch(`${inject('base')}${screens.login}`)).text())?.[1];
  const set = (defaultLanguage: 'ne' | 'en') =>
    callApi(globalSettingsContract.saveCompany, { body: { defaultLanguage } }, { token: access });
  expect(await languageOf()).toBe('ne');
  await set('en');
  expect(await languageOf()).toBe('en');
  await set('ne');
  expect(await languageOf()).toBe('ne');
});

test('session lengths are checked at their fields and count at once; unsaved ones are not lost to another tab', async ({
  openPage,
}) => {
  const page = await openSignedIn(openPage, { ...english, path: `${path}?tab=session` }, await superUser());
  const minutes = fieldOf(page, t('accessTokenMinutes'));
  await minutes.fill('61');
  await page.getByRole('tab', { name: t('company') }).click();
  await answer(page, ui('stay'));
  await page.getByRole('button', { name: ui('save') }).click();
  await page.getByText(textsIn(globalSettingsMessages, 'en')('minutesRange')).waitFor();
  await minutes.fill('१५');
  await save(page);
  await page.getByText(/^Last saved by /).waitFor();
  await minutes.fill('10');
  await save(page);
  await page.getByRole('tab', { name: t('company') }).click();
  await fieldOf(page, t('supportPhone')).waitFor();
});

test('settings that are opened and saved as they are stay as they are, group by group', async ({ openPage }) => {
  const world = await openWorld();
  const at = desk(await openSignedIn(openPage, { path: screens.dashboard, ...english }, world.office));
  const faults: string[] = [];
  for (const group of settingsRecords) {
    const found = await faultsOf(at, world, group, await group.make(world, ''));
    faults.push(...found.map((said) => `${group.save.name}: ${said}`));
  }
  expect(faults).toEqual([]);
});

test('a year is typed in: what does not add up is told, and which years move; then it is put back', async ({
  openPage,
}) => {
  const page = await openSignedIn(openPage, { ...english, path: `${path}?tab=calendar&from=2096` }, await superUser());
  await page.getByRole('row', { name: '2099' }).getByText(calendar('PROVISIONAL')).waitFor();
  await actOn(page, 'en', '2098', calendar('replace'));
  const dialog = page.getByRole('dialog', { name: calendar('formTitle') });
  const baisakh = dialog.getByLabel('Baisakh');
  const [first = 0] = await monthsOf(2098);
  await baisakh.fill('29');
  await dialog.getByLabel(new RegExp(`^${calendar('provenance')}`)).fill('Panchang Nirnayak Samiti');
  await dialog.getByLabel(calendar('isOfficial')).uncheck();
  await dialog.getByRole('button', { name: ui('save') }).click();
  await dialog.getByText(textsIn(calendarYearMessages, 'en')('yearDays')).waitFor();
  await expectAccessible(page);

  await baisakh.fill(String(first + 1));
  await dialog.getByText(/^Days by which years from 2099 on begin later: 1 /).waitFor();
  await dialog.getByRole('button', { name: ui('save') }).click();
  await dialog.getByText(/^From 2099 on years would begin on another day/).waitFor();
  await dialog.getByLabel(calendar('acceptsShift')).check();
  await dialog.getByRole('button', { name: ui('save') }).click();
  await dialog.waitFor({ state: 'hidden' });
  const row = page.getByRole('row', { name: '2098' });
  await row.getByText(calendar('REPLACED')).waitFor();

  await row.getByRole('button', { name: '2098', exact: true }).click();
  const detail = page.getByRole('dialog', { name: calendar('yearTitle', { year: '2098' }) });
  await detail.getByText('Panchang Nirnayak Samiti').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await actOn(page, 'en', '2098', calendar('putBack'));
  await page
    .getByRole('dialog')
    .getByText(/Days by which years from 2099 on begin earlier: 1 /)
    .waitFor();
  await answer(page, calendar('putBack'));
  await row.getByText(calendar('PROVISIONAL')).waitFor();
});

test('years come from a file into the form: those that say something new, or the line that is none', async ({
  openPage,
}) => {
  const page = await openSignedIn(
    openPage,
    { ...english, width: 390, path: `${path}?tab=calendar` },
    await superUser(),
  );
  await page.getByRole('button', { name: calendar('enter') }).click();
  const dialog = page.getByRole('dialog', { name: calendar('formTitle') });
  const choose = (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'years.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('year,lengths\n2084,31,31');
  await dialog.getByText(calendar('lineUnreadable', { line: '2' })).waitFor();
  // A browser says nothing when the file that its field still holds is chosen once more, mended or not.
  const field = dialog.locator('input[type=file]');
  expect(await field.evaluate((input: HTMLInputElement) => input.files?.length), 'the same one may follow').toBe(0);
  const lineOf = async (year: number) => [year, ...(await monthsOf(year))].join(',');
  await choose(await lineOf(2080));
  await dialog.getByText(calendar('nothingNew')).waitFor();
  const longer = (await lineOf(2085)).replace(',30', ',31');
  await choose([await lineOf(2080), await lineOf(2084), longer].join('\n'));
  await dialog.getByRole('group', { name: calendar('yearTitle', { year: '2085' }) }).waitFor();
  expect(await dialog.getByRole('group').count()).toBe(2);
  await dialog.getByText(/^Days by which years from 2086 on begin later: 1 /).waitFor();
  await expectAccessible(page);
  await expectToFit(page);
});

test('what somebody else has saved stands in the form when its tab is opened again', async ({ openPage }) => {
  const tokens = await superUser();
  const page = await openSignedIn(openPage, { ...english, path }, tokens);
  await fieldOf(page, t('supportPhone')).waitFor();
  await page.getByRole('tab', { name: t('session') }).click();
  await fieldOf(page, t('accessTokenMinutes')).waitFor();
  const save = (supportPhone: string) =>
    callApi(
      globalSettingsContract.saveCompany,
      { body: { supportPhone, defaultLanguage: 'ne' } },
      { token: tokens.access },
    );
  await save('071551111');
  await page.getByRole('tab', { name: t('company') }).click();
  await expect.poll(() => fieldOf(page, t('supportPhone')).inputValue()).toBe('071551111');
  await save('');
});

test.for(['ne', 'en'] as const)(
  'the years of the calendar are told on one line on a phone, in %s',
  async (language, { openPage }) => {
    const opening = { language, width: 390, path: `${path}?tab=calendar` } as const;
    const page = await openSignedIn(openPage, opening, await superUser());
    const row = language === 'ne' ? '२०८४' : '2084';
    await page.getByRole('button', { name: textsIn(uiMessages, language)('rowActions', { name: row }) }).waitFor();
    expect(await linesOf(page.getByText(language === 'ne' ? /^[०-९]+ साल$/ : /^Years: \d+$/))).toBe(1);
  },
);

test('whom to ask is said by whose screen it is', async ({ openPage }) => {
  const forbidden = (page: Page, text: 'forbidden' | 'forbiddenOfPlatform' | 'forbiddenOfBusiness') =>
    page.getByText(ui(text)).waitFor();
  const owner = await openSignedIn(openPage, { ...english, path }, (await newOwner()).tokens);
  await forbidden(owner, 'forbiddenOfPlatform');
  await owner.goto(`${inject('base')}${screens.modules}`);
  await forbidden(owner, 'forbiddenOfPlatform');
  const cashier = await signInAs(openPage, 'cashier', { ...english, path: screens.dataDownload });
  await forbidden(cashier, 'forbidden');
  const staff = await openSignedIn(openPage, { ...english, path: screens.invoices }, await superUser());
  await forbidden(staff, 'forbiddenOfBusiness');
});

test.for(storyViews(import.meta.filename))('global settings in $language at $width px', async (view, { openPage }) => {
  const { title, company, session, calendar: years } = globalSettingsScreenMessages.texts;
  const page = await openSignedIn(openPage, { ...view, path }, await superUser());
  await page.getByRole('heading', { name: title[view.language] }).waitFor();
  for (const tab of [company, session, years]) {
    await page.getByRole('tab', { name: tab[view.language] }).click();
    await expect.poll(() => page.locator('[aria-busy=true], [class*=Skeleton-root]').count()).toBe(0);
    await expectAccessible(page);
    await expectToFit(page);
  }
});
