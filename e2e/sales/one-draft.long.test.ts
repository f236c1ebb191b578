import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import type { Language } from '../stored-language.ts';
import { createPath, editorOf, openShop } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** Whom and what, as far as a bill that can be issued needs it. */
async function write(page: Page, language: Language): Promise<void> {
  const { customer, cell, choices } = editorOf(page, language);
  const known = language === 'ne' ? 'गणेश किराना' : 'Ganesh Kirana';
  await customer.fill(known);
  await page.getByRole('option', { name: known }).click();
  await cell('item', 1).fill('RICE');
  await choices.first().click();
  const isKept = () => Object.keys(localStorage).some((key) => key.includes('draft.invoice.new'));
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

test.for(storyViews(import.meta.filename))(
  'a draft belongs to one tab, and is issued once whatever becomes of the answer, $language at $width',
  async (view, { openPage }) => {
    const { language } = view;
    const ui = textsIn(uiMessages, language);
    const goods = textsIn(goodsLinesScreenMessages, language);
    const { page, owner } = await signUpOwner(openPage, view);
    await openShop(owner);
    const issued = async () =>
      (await callApi(invoiceContract.list, { query: { state: 'FINAL' } }, { token: owner.tokens.access })).recordsTotal;
    const open = (tab: Page) => tab.goto(inject('base') + createPath);
    await open(page);
    await write(page, language);

    const other = await page.context().newPage();
    await open(other);
    await other.getByText(goods('openElsewhere')).waitFor();
    await expectToFit(other);
    await expectAccessible(other);
    await other.getByRole('button', { name: goods('takeOver') }).click();
    await other.getByText(ui('draftRestored')).waitFor();
    await page.getByText(goods('openElsewhere')).waitFor();
    await editorOf(other, language).issue.click();
    await editorOf(other, language).done.waitFor();
    expect(await issued()).toBe(1);

    const { t, issue, cell } = editorOf(page, language);
    await page.getByRole('button', { name: t('createTitle') }).click();
    await expect.poll(() => cell('item', 1).inputValue()).toBe('');
    for (const next of ['issue', 'reload'] as const) {
      await write(page, language);
      await page.route('**/api/v1/invoices', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        return route.abort();
      });
      const lost = page.waitForEvent('requestfailed');
      await issue.click();
      await lost;
      await page.unroute('**/api/v1/invoices');
      await cell('quantity', 1).fill('2');
      if (next === 'issue') await issue.click();
      else {
        page.once('dialog', (dialog) => void dialog.accept());
        await page.reload();
      }
      await page.getByText(new RegExp(t('notDraft', { number: 'INV-.*' }))).waitFor();
      await page.getByRole('link', { name: t('viewIssued') }).waitFor();
      await expectToFit(page);
      await page.getByRole('link', { name: t('createTitle') }).click();
      await expect.poll(() => cell('item', 1).inputValue()).toBe('');
    }
    expect(await issued()).toBe(3);
  },
);
