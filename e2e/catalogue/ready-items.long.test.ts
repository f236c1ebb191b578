import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { taxRateScreenMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate-screen.messages';
import { readyItemScreenMessages } from '@bahi/contract/catalogue/ready-item/ready-item-screen.messages';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { tabTo } from '../keyboard.ts';
import { digitsIn } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const names = {
  ne: { sugar: 'चिनी', bySound: 'chini', salt: 'नुन', drinks: 'पेय पदार्थ', momo: 'कुखुराको मम (प्लेट)' },
  en: { sugar: 'Sugar', bySound: 'चीनी', salt: 'Salt', drinks: 'Drinks', momo: 'Chicken momo (plate)' },
} as const;

test.for(storyViews(import.meta.filename))(
  'a new shop takes what it sells from the catalogue of its trade ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.items });
    const t = textsIn(readyItemScreenMessages, language);
    const { sugar, bySound, salt, drinks } = names[language];
    await page
      .getByRole('button', { name: t('title') })
      .first()
      .click();
    await page.getByRole('heading', { name: t('title') }).waitFor();
    const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
    const field = (of: 'price' | 'quantity' | 'cost', name: string) =>
      page.getByRole('textbox', { name: t('fieldOf', { field: t(of), name }), exact: true });
    await tabTo(page, page.getByRole('searchbox', { name: t('searchLabel') }));
    await page.keyboard.type(bySound);
    await expect.poll(() => tick(salt).count(), { message: 'only what is searched' }).toBe(0);
    await tabTo(page, tick(sugar));
    await page.keyboard.press('Space');
    await tabTo(page, field('price', sugar));
    await page.keyboard.type(digitsIn(language, '110'));
    await page.keyboard.press('Tab');
    await page.keyboard.type(digitsIn(language, '20'));
    await page.getByRole('searchbox', { name: t('searchLabel') }).fill('');
    await tick(t('allOf', { name: drinks })).check();
    await expectAccessible(page);
    await expectToFit(page);

    await page.getByRole('checkbox', { name: textsIn(taxRateScreenMessages, language)('vatIncluded') }).check();

    const take = page.getByRole('button', { name: t('take'), exact: true });
    await page.getByRole('searchbox', { name: t('searchLabel') }).fill(salt);
    await expect.poll(() => tick(sugar).count()).toBe(0);
    await take.click();
    await page.getByText(textsIn(commonMessages, language)('isRequired'), { exact: true }).waitFor();
    await expect.poll(() => field('cost', sugar).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await itemNames(owner.tokens.access), 'all or none').toEqual([]);
    await page.getByRole('link', { name: textsIn(uiMessages, language)('back') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textsIn(uiMessages, language)('stay') })
      .click();
    await field('cost', sugar).fill('95');
    await take.click();
    await page.waitForURL(`**${screens.items}`);
    await page.getByRole('heading', { name: textsIn(itemScreenMessages, language)('title') }).waitFor();
    const { rows } = await callApi(itemContract.list, { body: { search: 'Sugar' } }, { token: owner.tokens.access });
    expect(rows).toMatchObject([{ sellingPrice: 110, vatIncluded: true, purchasePrice: 95, stockQuantity: 20 }]);
    expect(await itemNames(owner.tokens.access)).toEqual([
      'Drinking water',
      'Fruit juice drink',
      'Instant coffee',
      'Soft drink',
      'Sugar',
      'Tea',
    ]);
    await page
      .getByRole('button', { name: t('title') })
      .first()
      .click();
    await expect.poll(() => tick(sugar).isDisabled(), { message: 'it is there already' }).toBe(true);
  },
);

test('a restaurant takes its dishes as services, and finds nothing where nothing matches', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390, path: screens.readyItems });
  const t = textsIn(readyItemScreenMessages, 'ne');
  await page.getByRole('combobox', { name: t('trade') }).selectOption('RESTAURANT');
  const search = page.getByRole('searchbox', { name: t('searchLabel') });
  await search.fill('क्वान्टम');
  await page.getByText(textsIn(uiMessages, 'ne')('noMatchTitle')).waitFor();
  await page.getByRole('button', { name: textsIn(uiMessages, 'ne')('clearAll') }).click();
  await page.getByRole('checkbox', { name: names.ne.momo, exact: true }).check();
  const price = t('fieldOf', { field: t('price'), name: names.ne.momo });
  await page.getByRole('textbox', { name: price, exact: true }).fill('180');
  await page.getByRole('button', { name: t('take'), exact: true }).click();
  await page.waitForURL(`**${screens.services}`);
  const { rows } = await callApi(serviceContract.list, { query: {} }, { token: owner.tokens.access });
  expect(rows).toMatchObject([{ nameNp: names.ne.momo, costPrice: 180 }]);
});

test('what is refused has its place on the screen, also where it has no field', async ({ openPage }) => {
  const { page } = await signUpOwner(openPage, { language: 'en', width: 390, path: screens.readyItems });
  const t = textsIn(readyItemScreenMessages, 'en');
  const common = textsIn(commonMessages, 'en');
  const tick = page.getByRole('checkbox', { name: 'Salt', exact: true });
  const take = page.getByRole('button', { name: t('take'), exact: true });
  const isFocused = (field: Locator) => field.evaluate((input) => input === document.activeElement);
  await tick.check();
  // What was there when the catalogue was opened, and is no more.
  const address = '**/api/v1/ready-items/KIRANA';
  const sendInstead = (body: object) => page.route(address, (route) => route.continue({ postData: body }));
  await sendInstead({ items: [{ name: 'Uranium' }] });
  await take.click();
  await page.getByText(common('unknownRecord')).first().waitFor();
  await expect.poll(() => isFocused(tick)).toBe(true);
  await expectAccessible(page);
  await page.unroute(address);
  await sendInstead({ outletId: 999_999, items: [{ name: 'Salt', quantity: 5, cost: 20 }] });
  await take.click();
  const outlet = page.getByRole('combobox', { name: t('outlet') });
  await outlet.waitFor();
  await expect.poll(() => isFocused(outlet)).toBe(true);
});

test('before its profile a business is asked for that, not for items in vain', async ({ openPage }) => {
  const view = { language: 'ne', width: 390, path: screens.readyItems } as const;
  const { page } = await signUpOwner(openPage, view, { profile: false });
  const ui = textsIn(uiMessages, 'ne');
  const later = page.getByRole('dialog').getByRole('button', { name: ui('later') });
  await page
    .getByRole('button', { name: ui('addDetails') })
    .last()
    .waitFor();
  if (await later.isVisible()) await later.click();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.goto(inject('base') + screens.items);
  await page
    .getByRole('button', { name: textsIn(readyItemScreenMessages, 'ne')('title') })
    .first()
    .click();
  await page.getByRole('dialog', { name: ui('profileIncompleteTitle') }).waitFor();
});

test('a business without services is led to those that are ready', async ({ openPage }) => {
  const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.services });
  const t = textsIn(readyItemScreenMessages, 'en');
  await page.getByRole('button', { name: t('title') }).click();
  await page.waitForURL(`**${screens.readyItems}?tab=SERVICES`);
  await page.getByRole('checkbox', { name: 'Photocopy', exact: true }).waitFor();
});

async function itemNames(token: string): Promise<string[]> {
  const { rows } = await callApi(itemContract.list, { body: { sort: 'name' } }, { token });
  return rows.map(({ name }) => name);
}
