import { savedFilterScreenMessages } from '@bahi/contract/reports/saved-filter/saved-filter-screen.messages';
import { savedReportScreenMessages } from '@bahi/contract/reports/saved-report/saved-report-screen.messages';
import { listBulkMessages } from '@bahi/contract/ui/list-bulk.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { readFileSync } from 'node:fs';
import { expect, inject } from 'vitest';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { fieldOf } from '../screen.ts';
import { listPath, makeBill, openShop } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'what a list is narrowed to is kept under a name, opens the list, and is forgotten ($language, $width)',
  async (view, { openPage }) => {
    const [t, words] = [
      textsIn(savedFilterScreenMessages, view.language),
      textsIn(savedReportScreenMessages, view.language),
    ];
    const ui = textsIn(uiMessages, view.language);
    const { page, owner } = await signUpOwner(openPage, view);
    const shop = await openShop(owner);
    await makeBill(owner, shop, { quantity: 2 });
    await page.goto(`${inject('base')}${listPath}?state=FINAL`);
    const menu = page.getByRole('button', { name: t('menu') });
    await menu.press('Enter');
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: t('keep') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t('addTitle') });
    await fieldOf(page, words('name')).fill('Issued ones');
    await dialog.getByRole('checkbox', { name: t('isDefault') }).press('Space');
    await expectAccessible(page);
    await expectToFit(page);
    await dialog.getByRole('button', { name: ui('save') }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await menu.getByText('Issued ones').waitFor();
    await expectToFit(page);
    await page.goto(inject('base') + listPath);
    await page.waitForURL('**?state=FINAL');
    // Cleared, it stays so; and it can be forgotten though the list is not narrowed to it.
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: t('allRows') }).press('Enter');
    await page.waitForURL((address) => address.search === '');
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: t('manage') }).press('Enter');
    await expectToFit(page);
    await page.getByRole('menuitem', { name: t('removeOf', { name: 'Issued ones' }) }).press('Enter');
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: ui('confirm') })
      .press('Enter');
    await menu.getByText(t('menu')).waitFor();
    await page.goto(inject('base') + listPath);
    await menu.waitFor();
    expect(new URL(page.url()).search).toBe('');
  },
);

test('the papers of chosen rows are one file', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const bulk = textsIn(listBulkMessages, 'en');
  const shop = await openShop(owner);
  await makeBill(owner, shop, { quantity: 1 });
  await makeBill(owner, shop, { quantity: 1 });
  await page.goto(inject('base') + listPath);
  const rows = page.locator('[data-list-keys] tbody tr');
  await rows.first().locator('button').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar', { name: bulk('bar') });
  await bar.waitFor();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await bar.getByRole('button', { name: bulk('papersAsFile') }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^invoices-.*\.pdf$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');
});
