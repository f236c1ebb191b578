import { screenAt, screens } from '@bahi/contract/screens';
import { attributeScreenMessages } from '@bahi/contract/catalogue/attribute/attribute-screen.messages';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { masterDataScreenMessages } from '@bahi/contract/platform/master-data/master-data-screen.messages';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { taxRateScreenMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { unitGroupScreenMessages } from '@bahi/contract/catalogue/unit-group/unit-group-screen.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, type Opening, test } from '../browser.ts';
import { createPath, editorOf, expectFocus, expectGrandTotal, openShop } from '../steps/invoice-screen.ts';
import { choose, tabTo } from '../keyboard.ts';
import { actOn, answer, fieldOf, optionOfFilter } from '../screen.ts';
import { openSignedIn, signIn, signUpOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

const labels = { name: 'Name', nameNp: 'Nepali name', code: 'Code' };

async function openPlatform(openPage: (opening: Opening) => Promise<Page>, opening: Opening): Promise<Page> {
  const { email, password } = inject('superUser');
  return openSignedIn(openPage, { path: screens.dashboard, ...opening }, await signIn(email, password));
}

/** Opens the form of a new record. */
async function add(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('button', { name: textsIn(masterDataScreenMessages, language)('add') })
    .first()
    .click();
}

const save = (page: Page, language: Language) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: textsIn(uiMessages, language)('save') })
    .click();

test('a super user adds a tax rate, and an owner bills with it', async ({ openPage }) => {
  const path = screens.taxRates;
  const office = await openPlatform(openPage, { language: 'en', width: 1280, path });
  await office.getByRole('row', { name: /VAT 13 %/ }).waitFor();
  await expectAccessible(office);
  const name = `Reduced ${Date.now()}`;
  await tabTo(office, office.getByRole('button', { name: 'Add' }).first());
  await office.keyboard.press('Enter');
  await expectFocus(fieldOf(office, labels.name), 'the form begins with the name');
  await office.keyboard.type(name);
  await office.keyboard.press('Tab');
  await office.keyboard.type('घटाइएको दर');
  await office.keyboard.press('Tab');
  await office.keyboard.type('101');
  await office.keyboard.press('Control+S');
  await office.getByText('Too large').waitFor();
  await expectAccessible(office);
  await fieldOf(office, 'Rate (%)').fill('5');
  await office.keyboard.press('Control+S');
  await office.getByRole('row', { name: new RegExp(name) }).waitFor();

  const tax = textsIn(taxRateScreenMessages, 'en');
  const planned = { day: '2084-01-01' };
  await actOn(office, 'en', name, tax('change'));
  await fieldOf(office, tax('fromDay')).fill(planned.day);
  await fieldOf(office, tax('newRate')).fill('6');
  await office.keyboard.press('Control+S');
  await actOn(office, 'en', name, tax('withdraw', planned));
  await office.getByText(tax('withdrawQuestion', { ...planned, rate: '6' })).waitFor();
  await answer(office, 'Confirm');
  await office.getByRole('dialog').waitFor({ state: 'hidden' });
  await office.getByRole('button', { name: textsIn(uiMessages, 'en')('rowActions', { name }) }).click();
  await office.getByRole('menuitem', { name: tax('change') }).waitFor();
  await expect.poll(() => office.getByRole('menuitem', { name: tax('withdraw', planned) }).count()).toBe(0);
  await office.keyboard.press('Escape');

  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const { rice } = await openShop(owner);
  await page.goto(inject('base') + screenAt(screens.editItem, { itemId: rice?.id ?? 0 }));
  await choose(page, fieldOf(page, textsIn(taxRateScreenMessages, 'en')('taxRate')), name);
  await page.keyboard.press('Control+S');
  await page.getByRole('heading', { name: textsIn(itemScreenMessages, 'en')('title') }).waitFor();
  await page.goto(inject('base') + createPath);
  const { customer, cell, choices, totals, done, issue } = editorOf(page, 'en');
  await expectFocus(customer, 'a new bill begins with its customer');
  await page.keyboard.type('Ganesh');
  await page.getByRole('option', { name: 'Ganesh Kirana' }).waitFor();
  await page.keyboard.press('Enter');
  await expectFocus(cell('item', 1), 'the lines come next');
  await page.keyboard.type('Basmati');
  await choices.filter({ hasText: 'Basmati Rice' }).waitFor();
  await page.keyboard.press('Enter');
  await cell('quantity', 1).fill('2');
  await expectGrandTotal(totals, '210.00');
  await issue.click();
  await done.waitFor();

  const { rows } = await callApi(taxRateContract.list, { query: { search: name } }, { token: owner.tokens.access });
  expect(rows).toMatchObject([{ rate: 5, isDefault: false }]);
  await actOn(office, 'en', name, 'Make inactive');
  await answer(office, 'Confirm');
  await office.getByRole('row', { name: new RegExp(`${name}.*Inactive`) }).waitFor();
});

test('zones are found by what they lie in, entered, refused at their fields and kept above active ones', async ({
  openPage,
}) => {
  const page = await openPlatform(openPage, { language: 'en', width: 1280, path: screens.districts });
  const names = () => page.getByRole('table').locator('tbody td:first-child').allInnerTexts();
  await page.getByRole('button', { name: 'Province', exact: true }).first().click();
  await optionOfFilter(page, 'Karnali').click();
  await expect.poll(async () => (await names()).length).toBe(10);
  await page.getByRole('searchbox', { name: textsIn(uiMessages, 'en')('searchByNameOrCode') }).fill('dolpa');
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(['Dolpa']);
  await page.getByRole('row', { name: /Dolpa/ }).click();
  await page.getByRole('dialog', { name: 'Dolpa' }).getByText('डोल्पा').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await add(page, 'en');
  await fieldOf(page, labels.name).fill('Dolpa');
  await fieldOf(page, labels.nameNp).fill('डोल्पा');
  await fieldOf(page, labels.code).fill('X99');
  await save(page, 'en');
  await page.getByText('Required').first().waitFor();
  await choose(page, page.getByRole('dialog').getByLabel(/^Province/), 'Karnali');
  await save(page, 'en');
  await page.locator('form').getByText('Already exists').waitFor();
  await page.keyboard.press('Escape');
  await answer(page, textsIn(uiMessages, 'en')('leave'));

  await actOn(page, 'en', 'Dolpa', 'Make inactive');
  await answer(page, 'Confirm');
  // Other stories may have entered local bodies there.
  await page.getByText(/Dolpa still has \d+ active below it/).waitFor();
  await page.getByRole('row', { name: /Dolpa.*Active/ }).waitFor();
});

test('a business keeps brands of its own beside the shared ones, which it only views', async ({ openPage }) => {
  const { email, password } = inject('superUser');
  const { access } = await signIn(email, password);
  const shared = `Sagarmatha ${Date.now()}`;
  await callApi(brandContract.save, { body: { name: shared, nameNp: `सगरमाथा ${shared}` } }, { token: access });
  const { page } = await signUpOwner(openPage, { language: 'ne', width: 390, path: screens.brands });
  const ui = textsIn(uiMessages, 'ne');
  await add(page, 'ne');
  await page.getByRole('dialog').getByLabel('नाम (अङ्ग्रेजी)').fill('Ilam Gold');
  await page.getByRole('dialog').getByLabel('नेपाली नाम').fill('इलाम गोल्ड');
  await save(page, 'ne');
  await page.getByRole('button', { name: 'इलाम गोल्ड', exact: true }).waitFor();
  await page.getByRole('button', { name: ui('rowActions', { name: 'इलाम गोल्ड' }) }).click();
  await page.getByRole('menuitem', { name: ui('edit') }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui('rowActions', { name: `सगरमाथा ${shared}` }) }).click();
  await page.getByRole('menuitem', { name: ui('view') }).waitFor();
  expect(await page.getByRole('menuitem').count(), 'a shared brand is only viewed').toBe(1);
});

test('an attribute is entered with colours, and a unit group leads to its conversions', async ({ openPage }) => {
  const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.attributes });
  const t = textsIn(attributeScreenMessages, 'en');
  await add(page, 'en');
  await fieldOf(page, labels.name).fill('Shade');
  await fieldOf(page, labels.nameNp).fill('रङ');
  await page.getByLabel('Its values are colours').check();
  await page.getByRole('button', { name: t('addValue') }).click();
  await fieldOf(page, t('value')).fill('Maroon');
  await fieldOf(page, t('swatch')).fill('#a01830');
  await expectAccessible(page);
  await save(page, 'en');
  const row = page.getByRole('row', { name: /Shade.*Maroon/ });
  await row.waitFor();
  expect(await row.locator('rect').getAttribute('fill')).toBe('#A01830');

  await page.goto(`${inject('base')}${screens.unitGroups}`);
  const group = textsIn(unitGroupScreenMessages, 'en');
  await actOn(page, 'en', 'Weight', group('conversions'));
  await page.getByRole('heading', { name: group('conversionsOf', { name: 'Weight (Kilogram)' }) }).waitFor();
  await page.getByRole('row', { name: /Quintal.*100/ }).waitFor();
  await expectAccessible(page);
});

test.for(storyViews(import.meta.filename))(
  'units, categories and local bodies in $language at $width px: forms without fault, nothing wider than the window',
  async (view, { openPage }) => {
    const page = await openPlatform(openPage, view);
    for (const path of [screens.units, screens.itemCategories, screens.localBodies]) {
      await page.goto(inject('base') + path);
      await page
        .getByRole('button', { name: /^(Actions for|.*का कामहरू)/ })
        .first()
        .waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      await add(page, view.language);
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      await expectAccessible(page);
      await expectToFit(page);
    }
  },
);
