import { screens } from '@bahi/contract/screens';
import { categoryContract, type CategoryType } from '@bahi/contract/money/category/category.contract';
import { categoryScreenMessages } from '@bahi/contract/money/category/category-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { choose, hasFocus, tabTo } from '../keyboard.ts';
import { actOn, answer, fieldOf } from '../screen.ts';
import { type Owner, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.categories;
const rent = { categoryName: 'Shop rent', categoryNameNp: 'पसल भाडा', categoryType: 'EXPENSE' } as const;
const commission = { categoryName: 'Commission', categoryNameNp: 'कमिसन', categoryType: 'INCOME' } as const;

type Category = { categoryName: string; categoryNameNp: string; categoryType: CategoryType };

async function makeCategories({ tokens }: Owner, ...categories: Category[]): Promise<void> {
  for (const body of categories) await callApi(categoryContract.create, { body }, { token: tokens.access });
}

test('an owner names by keyboard what the shop spends on, and sees its account', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, path });
  const t = textsIn(categoryScreenMessages, 'en');
  await page.getByText(t('empty')).waitFor();
  await tabTo(page, page.getByRole('button', { name: t('add') }).first());
  await page.keyboard.press('Enter');
  const name = fieldOf(page, t('categoryName'));
  await expect.poll(() => hasFocus(name), { message: 'the form begins with the name' }).toBe(true);
  await page.keyboard.press('Control+S');
  await expect.poll(() => page.getByRole('dialog').getByText('Required').count()).toBe(2);
  await expectAccessible(page);
  await name.fill('Shop rent');
  await page.keyboard.press('Tab');
  await page.keyboard.type('पसल भाडा');
  await choose(page, fieldOf(page, t('categoryType')), 'Expense');
  await page.keyboard.press('Control+S');
  await page.getByRole('row', { name: /Shop rent.*Expense.*Active/ }).waitFor();

  await makeCategories(owner, commission);
  await page.reload();
  await page.getByText('2 in all').waitFor();
  await page
    .getByRole('button', { name: t('categoryType'), exact: true })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: t('income') }).click();
  await page.getByRole('row', { name: /Commission/ }).waitFor();
  await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(1);
  expect(page.url(), 'the filter is an address').toContain('categoryTypeKey=1');
  await page.getByRole('row', { name: /Commission/ }).click();
  await page.getByRole('dialog', { name: 'Commission' }).getByText('Other income › Commission').waitFor();
  await expectAccessible(page);
});

test('a name that is taken is said at its field', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
  await makeCategories(owner, rent);
  await page.goto(inject('base') + path);
  const t = textsIn(categoryScreenMessages, 'ne');
  await page
    .getByRole('button', { name: t('add') })
    .first()
    .click();
  await fieldOf(page, t('categoryName')).fill('shop RENT');
  await choose(page, fieldOf(page, t('categoryType')), t('expense'));
  await page.keyboard.press('Control+S');
  await page.getByRole('dialog').getByText('पहिले नै छ').waitFor();
  await expect.poll(() => hasFocus(fieldOf(page, t('categoryName')))).toBe(true);
});

test('a category is renamed on a phone and taken out of use', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390 });
  await makeCategories(owner, rent);
  await page.goto(inject('base') + path);
  const t = textsIn(categoryScreenMessages, 'ne');
  const ui = textsIn(uiMessages, 'ne');
  await actOn(page, 'ne', rent.categoryNameNp, ui('edit'));
  await fieldOf(page, t('categoryNameNp')).fill('गोदाम भाडा');
  await expectAccessible(page);
  await answer(page, ui('save'));
  await page.getByRole('button', { name: 'गोदाम भाडा', exact: true }).waitFor();
  await actOn(page, 'ne', 'गोदाम भाडा', ui('deactivate'));
  await answer(page, ui('confirm'));
  await page.getByText(ui('inactive'), { exact: true }).waitFor();
});

test('a cashier sees the categories and is offered no change', async ({ openPage }) => {
  const page = await signInAs(openPage, 'cashier', { language: 'en', width: 1280, path });
  await page.getByRole('row', { name: /Electricity/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Electricity' });
  await dialog.getByText('Expenses › Electricity').waitFor();
  expect(await dialog.getByRole('button', { name: 'Edit' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Add category' }).count()).toBe(0);
});
