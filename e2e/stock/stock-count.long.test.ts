import { screens } from '@bahi/contract/screens';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import type { Page } from 'playwright-core';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { makeItems } from '../steps/goods.ts';
import { digitsIn } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** A scanner that works as a keyboard, where the focus happens to be. */
async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    [...Array.from(code), 'Enter'],
  );
}

const barcode = '4006381333931';

test.for(storyViews(import.meta.filename))(
  'the shelf is counted by scanning and by typing, what differs is looked at and posted ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, view);
    const caller = { token: owner.tokens.access };
    const said = <T>(en: T, ne: T): T => (language === 'en' ? en : ne);
    const n = (text: string): string => digitsIn(language, text);
    const t = textsIn(stockCountScreenMessages, language);
    await makeItems(owner, [
      { name: 'Rice', nameNp: 'चामल', stock: { quantity: 40, rate: 80 } },
      { name: 'Tea', nameNp: 'चिया', barcode, stock: { quantity: 3, rate: 150 } },
      { name: 'Soap', nameNp: 'साबुन' },
    ]);

    await page.goto(inject('base') + screens.stockCounts);
    await page
      .getByRole('button', { name: t('add'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('dayHint')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await dialog.getByRole('button', { name: t('open'), exact: true }).click();

    // Each line is saved by itself, as soon as its field is left.
    const countedOf = (name: string) => page.getByLabel(t('countedOf', { name }), { exact: true });
    await countedOf(said('Rice', 'चामल')).fill('38');
    await countedOf(said('Rice', 'चामल')).press('Enter');
    await page.getByText(n('-2')).first().waitFor();
    await countedOf(said('Soap', 'साबुन')).fill('4');
    await countedOf(said('Soap', 'साबुन')).blur();
    await page.getByText(n('+4')).first().waitFor();
    // A scanner adds one each time; what is sold meanwhile is no difference.
    await page.getByRole('heading', { level: 1 }).click();
    await scan(page, barcode);
    await page
      .getByText(t('nowCounted', { name: said('Tea', 'चिया'), count: n('1') }))
      .first()
      .waitFor();
    // Also where it types into the field that goods are looked for in.
    await fieldOf(page, textsIn(stockPaperScreenMessages, language)('pick')).fill(barcode);
    await page.keyboard.press('Enter');
    await page
      .getByText(t('nowCounted', { name: said('Tea', 'चिया'), count: n('2') }))
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    // What nothing tells the cost of is asked for before anything is posted.
    await page.getByRole('button', { name: t('review'), exact: true }).click();
    await dialog.getByText(t('costNeeded')).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: t('post'), exact: true }).isDisabled()).toBe(true);
    await dialog.getByLabel(t('unitCostOf', { name: said('Soap', 'साबुन') })).fill('25');
    await dialog.getByLabel(t('unitCostOf', { name: said('Soap', 'साबुन') })).blur();
    await expect.poll(() => dialog.getByRole('button', { name: t('post'), exact: true }).isDisabled()).toBe(false);
    await expectAccessible(page);
    await expectToFit(page);
    await dialog.getByRole('button', { name: t('post'), exact: true }).click();

    // Two kilos of rice and a packet of tea are gone, four soaps are found.
    await expect
      .poll(async () =>
        (await callApi(stockCountContract.list, {}, caller)).rows.map(({ state, value }) => [state, value]),
      )
      .toEqual([['POSTED', -210]]);
    await dialog.getByText(t('isLive')).waitFor();
    await dialog.getByText(n('-2')).first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await page.getByText('CNT-').first().waitFor();
  },
);

test('single items come onto the sheet by name, and go off it again', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const t = textsIn(stockCountScreenMessages, 'en');
  await makeItems(owner, [{ name: 'Rice', stock: { quantity: 40, rate: 80 } }, { name: 'Salt' }]);
  await page.goto(inject('base') + screens.stockCounts);
  await page
    .getByRole('button', { name: t('add'), exact: true })
    .first()
    .click();
  await choose(page, fieldOf(page, t('scope')), t('PICKED'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('open'), exact: true })
    .click();
  await page.getByText(t('emptySheet')).waitFor();
  await choose(page, fieldOf(page, 'Add an item'), 'Rice');
  await page.getByLabel(t('countedOf', { name: 'Rice' }), { exact: true }).fill('abc');
  await page.getByLabel(t('countedOf', { name: 'Rice' }), { exact: true }).blur();
  await expect
    .poll(() => page.getByLabel(t('countedOf', { name: 'Rice' }), { exact: true }).getAttribute('aria-invalid'))
    .toBe('true');
  await page.getByRole('button', { name: t('removeLine', { name: 'Rice' }) }).click();
  await expect.poll(() => page.getByLabel(t('countedOf', { name: 'Rice' })).count()).toBe(0);
});
