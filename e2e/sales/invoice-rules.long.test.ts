import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { goodsLinesMessages } from '@bahi/contract/stock/goods-lines/goods-lines.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { paperMessages } from '@bahi/contract/paper/paper.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import {
  amountOf,
  createPath,
  digitsIn,
  editorOf,
  expectGrandTotal,
  listPath,
  openShop,
} from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'rules of invoices that are changed beside an open one are told, shown, and hold for it, $language at $width',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, view);
    await openShop(owner);
    const { customer, cell, choices, lines, totals, issue, done, t } = editorOf(page, language);
    await page.goto(inject('base') + createPath);
    const known = language === 'ne' ? 'गणेश किराना' : 'Ganesh Kirana';
    await customer.fill(known);
    await page.getByRole('option', { name: known }).click();
    await cell('item', 1).fill('RICE');
    await choices.first().click();
    await cell('quantity', 1).fill('10');
    await cell('rate', 1).fill('100.04');
    await expectGrandTotal(totals, digitsIn(language, '1,130.45'));

    const business = textsIn(businessScreenMessages, language);
    const other = await page.context().newPage();
    await other.goto(inject('base') + screens.businessProfile);
    for (const rule of ['allowsFreeLines', 'roundsToRupee'] as const)
      await other.getByRole('checkbox', { name: business(rule) }).check();
    await expectAccessible(other);
    await expectToFit(other);
    const save = other.getByRole('button', { name: textsIn(uiMessages, language)('save'), exact: true });
    await save.click();
    await save.waitFor({ state: 'detached' });
    await other.close();

    await issue.click();
    await page.getByText(textsIn(goodsLinesMessages, language)('totalDiffers')).first().waitFor();
    await expectGrandTotal(totals, digitsIn(language, '1,130.00'));
    expect(await amountOf(totals, t('rounding'))).toContain(digitsIn(language, '0.45'));
    expect(await cell('quantity', 1).inputValue(), 'nothing that was typed is lost').toBe(digitsIn(language, '10'));
    await expectAccessible(page);

    await page.getByRole('button', { name: t('addLine') }).click();
    await cell('item', 2).fill('TEA');
    await choices.first().click();
    await cell('rate', 2).fill('0');
    await expectGrandTotal(totals, digitsIn(language, '1,130.00'));
    expect(await lines.count()).toBe(2);
    await issue.click();
    await done.waitFor();
    await page.goto(inject('base') + listPath);
    await page
      .getByText(/INV-.*00001/)
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('rounding'), { exact: true }).waitFor();
    await expectToFit(page);
    const screen = textsIn(invoiceScreenMessages, language);
    await dialog.getByRole('tab', { name: screen('paperTab') }).click();
    const paper = page.frameLocator('iframe');
    for (const said of ['rounding', 'free'] as const)
      await paper.getByText(textsIn(paperMessages, language)(said)).first().waitFor();
  },
);
