import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { screens } from '@bahi/contract/screens';
import { listBulkMessages } from '@bahi/contract/ui/list-bulk.messages';
import { listMenuMessages } from '@bahi/contract/ui/list-menu.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { billMessages, listPath, makeBill, openShop } from '../steps/invoice-screen.ts';
import { openSignedIn, signUpOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

const menuOf = async (page: Page, language: Language) => {
  const t = textsIn(listMenuMessages, language);
  await page.getByRole('button', { name: t('menu') }).click();
  return t;
};

const rowOf = (page: Page) => page.locator('[data-list-keys] [data-opens]').first();

describe('a list as a whole', () => {
  test('is saved as it is filtered, and its columns are chosen by the keyboard and kept', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, path: listPath });
    const t = textsIn(billMessages, 'en');
    const menu = textsIn(listMenuMessages, 'en');
    await page.getByText(t('emptyText')).waitFor();
    expect(await page.getByRole('button', { name: menu('menu') }).count(), 'nothing is there to save').toBe(0);
    const shop = await openShop(owner);
    await makeBill(owner, shop, { quantity: 2 });
    await makeBill(owner, shop, { state: 'DRAFT' });
    await page.goto(`${inject('base')}${listPath}?state=FINAL`);
    const heads = page.getByRole('table', { name: t('title') }).getByRole('columnheader');
    await heads.first().waitFor();
    const before = await heads.count();

    await page.getByRole('button', { name: menu('showTotals') }).click();
    await page.getByText(menu('counted', { count: '1' })).waitFor();

    await page.getByRole('button', { name: menu('menu') }).focus();
    await page.keyboard.press('Enter');
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: menu('excel') }).waitFor();
    await page.keyboard.press('Enter');
    const file = await saved;
    expect(file.suggestedFilename()).toBe('Invoices.xlsx');
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');

    await page.emulateMedia({ media: 'print' });
    await rowOf(page).waitFor();
    const onPaper = await page.locator('body').innerText();
    expect(onPaper).toContain('Gurung Kirana Pasal');
    expect(onPaper).toContain(t('issued'));
    for (const word of [t('add'), menu('showTotals')]) expect(onPaper).not.toContain(word);
    await page.emulateMedia({ media: 'screen' });

    await menuOf(page, 'en');
    const dueDate = page.getByRole('menuitemcheckbox', { name: t('dueDate') });
    expect(await page.getByRole('menuitemcheckbox', { name: t('number') }).count(), 'it tells the rows apart').toBe(0);
    await dueDate.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => dueDate.getAttribute('aria-checked')).toBe('false');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => heads.count()).toBe(before - 1);
    await page.reload();
    await expect.poll(() => heads.count(), { message: 'the choice is kept' }).toBe(before - 1);
    await menuOf(page, 'en');
    await page.getByRole('menuitem', { name: menu('allColumns') }).click();
    await expect.poll(() => heads.count()).toBe(before);
  });

  test.for(storyViews(import.meta.filename))(
    'is walked from record to record, over its pages ($language, $width px)',
    async (view, { openPage }) => {
      const { owner } = await signUpOwner(openPage, view);
      const shop = await openShop(owner);
      for (let bill = 0; bill < 11; bill += 1) await makeBill(owner, shop, { state: 'DRAFT' });
      const last = await makeBill(owner, shop);
      const page = await openSignedIn(
        openPage,
        { ...view, path: `${listPath}?size=10&sort=issuedDateAD` },
        owner.tokens,
      );
      const menu = textsIn(listMenuMessages, view.language);
      const opened = () => new URL(page.url()).searchParams.get('view');
      const rows = page.locator('[data-list-keys] [data-opens]');
      await expect.poll(() => rows.count()).toBe(10);
      await rows.nth(8).locator('button').first().click();
      const dialog = page.getByRole('dialog');
      const next = dialog.getByRole('button', { name: menu('nextRecord') });
      await next.waitFor();
      await expectToFit(page);
      await expectAccessible(page);
      const first = opened();
      await next.click();
      await expect.poll(opened).not.toBe(first);
      const atEnd = opened();
      await page.keyboard.press('Alt+ArrowDown');
      await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
      await expect.poll(opened).not.toBe(atEnd);
      await page.keyboard.press('Alt+ArrowUp');
      await expect.poll(opened, { message: 'and back' }).toBe(atEnd);
      await page.keyboard.press('Alt+ArrowUp');
      await expect.poll(opened).toBe(first);
      await dialog
        .getByRole('button', { name: textsIn(uiMessages, view.language)('close') })
        .first()
        .click();
      await expect.poll(opened).toBeNull();
      expect(new URL(page.url()).pathname).toBe(listPath);
      expect(last.state).toBe('FINAL');
    },
  );

  test('is not walked on beneath a dialog, nor out of what is written', async ({ openPage }) => {
    const { owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const shop = await openShop(owner);
    await makeBill(owner, shop);
    const bill = await makeBill(owner, shop);
    const path = `${listPath}?view=${bill.id}`;
    const page = await openSignedIn(openPage, { language: 'en', width: 1280, path }, owner.tokens);
    const t = textsIn(billMessages, 'en');
    const opened = () => new URL(page.url()).searchParams.get('view');
    const detail = page.getByRole('dialog', { name: String(bill.code) });
    await detail.getByRole('button', { name: textsIn(listMenuMessages, 'en')('nextRecord') }).waitFor();
    await detail.getByRole('button', { name: t('cancelInvoice') }).click();
    const above = page.getByRole('dialog', { name: t('cancelTitle', { number: String(bill.code) }) });
    const reason = above.getByRole('textbox', { name: t('reason') });
    await reason.fill('Slip');
    for (const held of [reason, above.getByRole('button', { name: t('cancelInvoice') })]) {
      await held.focus();
      await page.keyboard.press('Alt+ArrowDown');
      await page.keyboard.press('Alt+ArrowUp');
    }
    expect(await reason.inputValue()).toBe('Slip');
    expect(opened()).toBe(String(bill.id));
    await above.getByRole('button', { name: t('cancelInvoice') }).click();
    await above.waitFor({ state: 'detached' });
    await detail.waitFor();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(opened, { message: 'then it is walked again' }).not.toBe(String(bill.id));
  });

  test('is worked on several rows at once, and says which stayed as they were and why', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const caller = { token: owner.tokens.access };
    for (const name of ['Aarati', 'Kantipur', 'Wai Wai'])
      await callApi(brandContract.save, { body: { name, nameNp: 'ब्रान्ड' } }, caller);
    await page.goto(inject('base') + screens.brands);
    const t = textsIn(listBulkMessages, 'en');
    const rows = page.locator('[data-list-keys] tbody tr');
    await expect.poll(() => rows.count()).toBe(3);
    await rows.first().locator('button').first().focus();
    await page.keyboard.press('Space');
    await page.getByText(t('chosen', { count: '1' })).waitFor();
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText(t('chosen', { count: '2' })).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('deactivate') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textsIn(uiMessages, 'en')('confirm') })
      .click();
    await page.getByText('2 records changed').waitFor();
    await page.getByRole('button', { name: t('dismiss') }).click();

    const menu = await menuOf(page, 'en');
    await page.getByRole('menuitem', { name: menu('chooseRows') }).click();
    await page.getByRole('checkbox', { name: t('chooseAll') }).check();
    await page.getByRole('button', { name: t('deactivate') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textsIn(uiMessages, 'en')('confirm') })
      .click();
    await page.getByText('1 record changed').waitFor();
    await page.getByText(`Aarati: ${t('already')}`).waitFor();
  });
});
