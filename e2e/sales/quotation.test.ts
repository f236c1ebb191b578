import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, seldom, storyViews, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { answer, fieldOf } from '../screen.ts';
import { digitsIn, editorOf, expectFocus, expectGrandTotal, openShop } from '../steps/invoice-screen.ts';
import { makeQuotation, quotationWords } from '../steps/quotations.ts';
import type { Language } from '../stored-language.ts';
import { type Owner, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const quotationsOf = async ({ tokens }: Owner) =>
  (await callApi(quotationContract.list, {}, { token: tokens.access })).rows;

/** Chooses from the menu of a row, word for word: in Nepali to accept is a part of to reject. */
async function choose(page: Page, language: Language, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: textsIn(uiMessages, language)('rowActions', { name }) }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** A price list for everybody, from today on. */
async function listPrice(owner: Owner, itemLedgerDetailId: number, price: number): Promise<void> {
  const caller = { token: owner.tokens.access };
  const { id } = await callApi(priceListContract.save, { body: { name: 'Tihar', audience: 'EVERYBODY' } }, caller);
  const prices = [{ itemLedgerDetailId, fromQuantity: 1, price }];
  await callApi(priceListContract.savePrices, { params: { id }, body: { prices } }, caller);
}

describe('a quotation', () => {
  test('is written, kept as a draft and published by the keyboard alone, and shared', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    await openShop(owner);
    await page.goto(inject('base') + screens.newQuotation);
    const t = textsIn(quotationWords, 'ne');
    const { customer, cell, choices, totals } = editorOf(page, 'ne');
    const keys = page.keyboard;
    await expectFocus(customer, 'a new one begins with its customer');
    await expectAccessible(page);
    await keys.type('गणेश');
    await page.getByRole('option', { name: 'गणेश किराना' }).waitFor();
    await keys.press('Enter');
    await expectFocus(cell('item', 1), 'the lines come next');
    await keys.type('चामल');
    await choices.filter({ hasText: 'बासमती चामल' }).waitFor();
    await keys.press('Enter');
    await keys.type('4');
    await keys.press('Enter');
    await expectFocus(cell('rate', 1), 'then the rate');
    await keys.type('90');
    await keys.press('Enter');
    await expectGrandTotal(totals, '४०६.८०');
    await keys.press('Control+s');
    await page.getByText('मस्यौदा सुरक्षित भयो').waitFor();
    expect(await quotationsOf(owner)).toMatchObject([{ state: 'DRAFT', code: null, grandTotal: 406.8 }]);
    await expectToFit(page);
    await keys.press('Control+Enter');
    const number = 'QUO-HO';
    await page.getByRole('heading', { name: new RegExp(t('doneTitle', { number: `${number}.*` })) }).waitFor();
    await expectFocus(page.getByRole('button', { name: t('printNow') }), 'printing is offered');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await keys.press('p');
    expect((await download).suggestedFilename()).toMatch(/^QUO-HO-.*\.pdf$/);
    await keys.press('s');
    const share = page.getByRole('dialog', { name: new RegExp(t('shareTitle', { number: '.*' })) });
    expect(await share.getByLabel(t('message')).inputValue()).toMatch(
      /कोटेसन नं\. QUO-HO-[\s\S]*रु ४०६\.८०\nमान्य अवधि: २०/,
    );
    await expectAccessible(page);
    await keys.press('Escape');
    await share.waitFor({ state: 'hidden' });
    await keys.press('n');
    await expectFocus(customer, 'the next one is one key away');
    const [published] = await quotationsOf(owner);
    expect(published?.state).toBe('PUBLISHED');
  });

  test.for(storyViews(import.meta.filename))(
    'is accepted, turned into invoices line by line, and says what costs otherwise, $language at $width',
    async (view, { openPage }) => {
      const { language } = view;
      const { page, owner } = await signUpOwner(openPage, view);
      const caller = { token: owner.tokens.access };
      const shop = await openShop(owner);
      const quoted = await makeQuotation(owner, shop);
      const number = String(quoted.code);
      const t = textsIn(quotationWords, language);
      await page.goto(inject('base') + screens.quotations);
      await page.getByText(t('published'), { exact: true }).waitFor();
      await expectAccessible(page);
      await expectToFit(page);

      await choose(page, language, number, t('accept'));
      const accepting = page.getByRole('dialog', { name: t('acceptTitle', { number }) });
      await fieldOf(page, t('said')).fill('By phone');
      await expectAccessible(page);
      await accepting.getByRole('button', { name: t('accept'), exact: true }).click();
      await page.getByText(t('accepted'), { exact: true }).waitFor();

      const rice = shop.rice?.itemLedgerDetailId ?? 0;
      await listPrice(owner, rice, 88);

      await choose(page, language, number, t('convert'));
      const turning = page.getByRole('dialog', { name: t('convertTitle', { number }) });
      await turning.getByRole('checkbox').nth(1).uncheck();
      await expectAccessible(page);
      await turning.getByRole('button', { name: t('makeDraft') }).click();
      await page.getByText(t('changedSince')).waitFor();
      const told = {
        name: language === 'ne' ? 'बासमती चामल' : 'Basmati Rice',
        rate: '95.00',
        former: '100.00',
        present: '88.00',
      };
      const words = Object.fromEntries(Object.entries(told).map(([key, value]) => [key, digitsIn(language, value)]));
      await page.getByText(t('priceChanged', words)).waitFor();
      const { cell, totals } = editorOf(page, language);
      expect(await cell('rate', 1).inputValue()).toBe(digitsIn(language, '95.00'));
      await expectGrandTotal(totals, digitsIn(language, '214.70'));
      await expectAccessible(page);
      await expectToFit(page);

      await page.goto(inject('base') + screens.quotations);
      await choose(page, language, number, t('convert'));
      await turning.getByRole('checkbox').first().waitFor();
      expect(await turning.getByRole('checkbox').count(), 'one line is left').toBe(1);
      await expectFocus(turning.getByRole('button', { name: t('makeDraft') }), 'one key makes the rest');
      await page.keyboard.press('Enter');
      await page.getByText(t('quotedAs', { number })).click();
      const detail = page.getByRole('dialog', { name: number });
      await detail.getByText(t('converted'), { exact: true }).waitFor();
      await detail.getByText('By phone').waitFor();
      expect(await detail.getByRole('link', { name: t('invoiceDraft') }).count()).toBe(2);
      await expectAccessible(page);
      await detail.getByRole('tab', { name: t('paperTab') }).click();
      const paper = page.frameLocator(`iframe[title="${t('paperFrame', { number })}"]`);
      await paper
        .getByText(language === 'ne' ? 'मान्य अवधि' : 'Valid until')
        .first()
        .waitFor();
      const drafts = await callApi(invoiceContract.list, { query: { state: 'DRAFT' } }, caller);
      expect(drafts.rows.map(({ grandTotal }) => grandTotal).toSorted((a, b) => a - b)).toEqual([56.5, 214.7]);
      await page.goto(`${inject('base')}${screens.invoices}?view=${drafts.rows[0]?.id}`);
      await page.getByRole('dialog').getByRole('link', { name: number }).waitFor();
    },
  );

  seldom('is published from the list, copied, rejected and deleted', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const shop = await openShop(owner);
    await makeQuotation(owner, shop, { state: 'DRAFT' });
    const t = textsIn(quotationWords, 'en');
    await page.goto(inject('base') + screens.quotations);
    const draft = t('draftOf', { name: 'Ganesh Kirana' });
    await choose(page, 'en', draft, t('publish'));
    await answer(page, t('publish'));
    await page.getByText(t('published'), { exact: true }).waitFor();
    const [published] = await quotationsOf(owner);
    const number = String(published?.code);
    await choose(page, 'en', number, t('copy'));
    await page.getByRole('heading', { name: t('editTitle') }).waitFor();
    const { cell } = editorOf(page, 'en');
    await expect.poll(() => cell('rate', 1).inputValue()).toBe('95.00');
    await page.goto(inject('base') + screens.quotations);
    await choose(page, 'en', number, t('reject'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('reject') })
      .click();
    await page.getByText(t('rejected'), { exact: true }).waitFor();
    await choose(page, 'en', draft, t('removeDraft'));
    await answer(page, textsIn(uiMessages, 'en')('confirm'));
    await expect.poll(async () => (await quotationsOf(owner)).length).toBe(1);
  });

  seldom('that is over is neither accepted nor turned, and says why', async ({ openPage }) => {
    const path = `${screens.quotations}?state=EXPIRED`;
    const page = await signInAs(openPage, 'owner', { language: 'en', width: 390, path });
    const t = textsIn(quotationWords, 'en');
    await page
      .getByRole('button', { name: /^Actions for QUO-/ })
      .first()
      .click();
    const accept = page.getByRole('menuitem', { name: t('accept') });
    await accept.waitFor();
    await expectAccessible(page);
    await page.getByText(t('isOver')).first().waitFor();
    expect(await accept.isDisabled()).toBe(true);
  });
});
