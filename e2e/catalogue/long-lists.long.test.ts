import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { itemMessages } from '@bahi/contract/catalogue/item/item.messages';
import { longestList } from '@bahi/contract/paging';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { z } from '@bahi/contract/zod';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, test } from '../browser.ts';
import { fieldOf } from '../screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** As if no answer held more than two rows: what a select fetches at once is a thousand. */
async function shortenLists(page: Page): Promise<void> {
  await page.route(/\/(brand|unit|item-category)\/list\?.*pageSize=1000/, (route) =>
    route.continue({ url: route.request().url().replace('pageSize=1000', 'pageSize=2') }),
  );
}

test('what does not fit the list of a select is found by the server as one types, and stays chosen', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const caller = { token: owner.tokens.access };
  for (const [name, nameNp] of [
    ['Aarati', 'आरती'],
    ['Baraha', 'बराह'],
    ['Yeti', 'यति'],
    ['Zamzam', 'जमजम'],
  ] as const)
    await callApi(brandContract.save, { body: { name, nameNp } }, caller);
  await shortenLists(page);
  await page.goto(`${inject('base')}${screens.items}/create`);
  const field = (label: string) => fieldOf(page, label);
  await field('Name').fill('Drinking water');
  // The first two are at hand; the others are found by name in either language, by sound and by code.
  for (const [label, typed, shown] of [
    ['Category', 'drinks', 'Drinks'],
    ['Unit', 'btl', 'Bottle'],
    ['Brand', 'yeti', 'Yeti'],
    ['Brand', 'जमजम', 'Zamzam'],
  ] as const) {
    await field(label).focus();
    await field(label).fill(typed);
    await expect
      .poll(() => page.getByRole('option').filter({ visible: true }).first().innerText(), { message: typed })
      .toContain(shown);
    await page.keyboard.press('Enter');
    await expect.poll(() => field(label).inputValue(), { message: typed }).toBe(shown);
  }
  await field('Selling price').fill('20');
  await expectAccessible(page);
  await page.keyboard.press('Control+S');
  await page.getByText(textsIn(itemMessages, 'en')('saved')).waitFor();
  // The new item is shown in its list.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Brand', exact: true }).first().click();
  await page.keyboard.type('zam');
  await expect.poll(() => page.getByRole('option').filter({ visible: true }).allInnerTexts()).toEqual(['Zamzam']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Clear Brand' }).waitFor();
  await page.getByText('Zamzam', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Drinking water', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  for (const [label, shown] of [
    ['Category', 'Drinks'],
    ['Unit', 'Bottle'],
    ['Brand', 'Zamzam'],
  ] as const)
    await expect.poll(() => field(label).inputValue(), { message: 'of what is edited' }).toBe(shown);
});

test('a list that is shown as a whole says so where no more of it came', async ({ openPage }) => {
  const { page } = await signUpOwner(openPage, { language: 'ne', width: 390 });
  await page.route('**/user-session/list*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = z.looseObject({ data: z.array(z.looseObject({})) }).parse(await response.json());
    const many = Array.from({ length: longestList }, (_, position) => ({ ...data[0], id: `session-${position}` }));
    await route.fulfill({ response, json: { ...rest, data: many } });
  });
  await page.goto(`${inject('base')}${screens.profile}?tab=security`);
  await page.getByText(textsIn(uiMessages, 'ne')('mostShown', { count: '१,०००' })).waitFor();
});
