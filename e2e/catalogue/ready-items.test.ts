import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { readyItemScreenMessages } from '@bahi/contract/catalogue/ready-item/ready-item-screen.messages';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect } from 'vitest';
import { callApi } from '../api.ts';
import { everyView, expectAccessible, expectToFit, test } from '../browser.ts';
import { tabTo } from '../keyboard.ts';
import { digitsIn } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const names = {
  ne: { sugar: 'चिनी', salt: 'नुन', drinks: 'पेय पदार्थ', momo: 'कुखुराको मम (प्लेट)' },
  en: { sugar: 'Sugar', salt: 'Salt', drinks: 'Drinks', momo: 'Chicken momo (plate)' },
} as const;

test.for(everyView)(
  'a new shop takes what it sells from the catalogue of its trade ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.items });
    const t = textsIn(readyItemScreenMessages, language);
    const { sugar, salt, drinks } = names[language];
    await page
      .getByRole('link', { name: t('title') })
      .first()
      .click();
    await page.getByRole('heading', { name: t('title') }).waitFor();
    const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
    const field = (of: 'price' | 'quantity' | 'cost', name: string) =>
      page.getByRole('textbox', { name: t('fieldOf', { field: t(of), name }), exact: true });
    await tabTo(page, page.getByRole('searchbox', { name: t('searchLabel') }));
    await page.keyboard.type(sugar);
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

    const take = page.getByRole('button', { name: t('take'), exact: true });
    await take.click();
    await page.getByText(textsIn(commonMessages, language)('isRequired'), { exact: true }).waitFor();
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
    expect(await itemNames(owner.tokens.access)).toEqual([
      'Drinking water',
      'Fruit juice drink',
      'Instant coffee',
      'Soft drink',
      'Sugar',
      'Tea',
    ]);
    await page
      .getByRole('link', { name: t('title') })
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
  await page.waitForURL(`**${screens.items}`);
  const { rows } = await callApi(serviceContract.list, { query: {} }, { token: owner.tokens.access });
  expect(rows).toMatchObject([{ nameNp: names.ne.momo, costPrice: 180 }]);
});

async function itemNames(token: string): Promise<string[]> {
  const { rows } = await callApi(itemContract.list, { body: { sort: 'name' } }, { token });
  return rows.map(({ name }) => name);
}
