import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, test, storyViews } from '../browser.ts';
import { actOn, answer, fieldOf } from '../screen.ts';
import {
  createPath,
  digitsIn,
  editorOf,
  expectGrandTotal,
  listPath,
  makeBill,
  openShop,
  todayOf,
} from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

describe.for(storyViews(import.meta.filename))('sold abroad ($language, $width px)', ({ language, width }) => {
  test('an export is issued without VAT to its country, and declared to the customs later', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language, width });
    await openShop(owner);
    const caller = { token: owner.tokens.access };
    const rules = { allowsFreeLines: false, roundsToRupee: false, issuesAbbreviated: false, sellsAbroad: true };
    await callApi(businessContract.saveInvoiceRules, { body: rules }, caller);
    await page.goto(inject('base') + createPath);
    const { t, customer, cell, choices, totals, issue, done } = editorOf(page, language);
    const [goods, ui] = [textsIn(goodsLinesScreenMessages, language), textsIn(uiMessages, language)];
    const known = language === 'ne' ? 'गणेश किराना' : 'Ganesh Kirana';
    await customer.fill(known);
    await page.getByRole('option', { name: known }).click();
    await cell('item', 1).fill('RICE');
    await choices.first().click();
    await cell('quantity', 1).fill('10');
    await expectGrandTotal(totals, digitsIn(language, '1,130.00'));
    await fieldOf(page, t('destination')).selectOption('EXPORT');
    await expectGrandTotal(totals, digitsIn(language, '1,000.00'));
    await expectToFit(page);
    await expectAccessible(page);
    await issue.click();
    await page
      .getByText(language === 'ne' ? 'आवश्यक छ' : 'Required')
      .first()
      .waitFor();
    await fieldOf(page, t('country')).selectOption({ label: language === 'ne' ? 'भारत' : 'India' });
    await issue.click();
    await done.waitFor();

    const { rows } = await callApi(invoiceContract.list, { query: { destination: 'EXPORT' } }, caller);
    expect(rows).toMatchObject([{ grandTotal: 1000, state: 'FINAL' }]);
    await page.goto(inject('base') + listPath);
    await actOn(page, language, String(rows[0]?.code), t('declare'));
    await fieldOf(page, goods('declarationNumber')).fill('M-18442');
    await expectToFit(page);
    await expectAccessible(page);
    await answer(page, ui('save'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const declared = await callApi(invoiceContract.get, { params: { id: rows[0]?.id ?? 0 } }, caller);
    expect(declared).toMatchObject({ declarationNumber: 'M-18442', declarationDateAD: (await todayOf(owner)).ad });
    await page.goto(`${inject('base')}${listPath}?view=${declared.id}`);
    await page.getByRole('dialog').getByText('M-18442').waitFor();
    await expectToFit(page);
  });

  test('a mistaken bill is cancelled and written anew in one step, and any bill is copied', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language, width });
    const bill = await makeBill(owner, await openShop(owner), { quantity: 3 });
    const caller = { token: owner.tokens.access };
    await page.goto(inject('base') + listPath);
    const { t, cell, totals } = editorOf(page, language);
    await actOn(page, language, String(bill.code), t('cancelAndCopy'));
    await fieldOf(page, t('reason')).fill('Wrong customer');
    await answer(page, t('cancelAndCopy'));
    await expectGrandTotal(totals, digitsIn(language, '339.00'));
    expect(await cell('quantity', 1).inputValue()).toBe(digitsIn(language, '3'));
    const { rows } = await callApi(invoiceContract.list, {}, caller);
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['CANCELLED', 'DRAFT']);
    await page.goto(inject('base') + listPath);
    await actOn(page, language, String(bill.code), t('duplicate'));
    await expectGrandTotal(totals, digitsIn(language, '339.00'));
    expect((await callApi(invoiceContract.list, { query: { state: 'DRAFT' } }, caller)).recordsTotal).toBe(2);
  });
});
