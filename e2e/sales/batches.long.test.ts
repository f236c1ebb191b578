import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { businessMessages } from '@bahi/contract/platform/business/business.messages';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { batchMessages } from '@bahi/contract/stock/batch/batch.messages';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { openPharmacy } from '../steps/batches.ts';
import { createPath, digitsIn, editorOf, openShop } from '../steps/invoice-screen.ts';
import { purchaseEditorOf } from '../steps/purchases.ts';
import { newOwner, openSignedIn, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

describe('batches that expire', () => {
  test.for(storyViews(import.meta.filename))(
    'are nothing to a business until its owner switches them on, in $language at $width px',
    async (view, { openPage }) => {
      const { language } = view;
      const { page } = await signUpOwner(openPage, view);
      const [t, batch, item] = [
        textsIn(businessScreenMessages, language),
        textsIn(batchScreenMessages, language),
        textsIn(itemScreenMessages, language),
      ];
      await page.goto(inject('base') + screens.newItem);
      await fieldOf(page, item('name')).waitFor();
      expect(await page.getByRole('checkbox', { name: batch('keepsBatches') }).count()).toBe(0);

      await page.goto(inject('base') + screens.businessProfile);
      const tick = page.getByRole('checkbox', { name: t('keepsBatches') });
      await tick.check();
      await expectAccessible(page);
      await page.getByRole('button', { name: textsIn(uiMessages, language)('save') }).click();
      await page.getByText(textsIn(businessMessages, language)('batchRuleSaved')).waitFor();

      await page.goto(inject('base') + screens.newItem);
      await page.getByRole('checkbox', { name: batch('keepsBatches') }).check();
      await page.locator('input[name="openingStock.0.batchNumber"]').fill('S-1');
      await expectAccessible(page);
      await expectToFit(page);
    },
  );

  test.for(storyViews(import.meta.filename))(
    'come with a bill, leave first expired first, and are told of before they expire, in $language at $width px',
    async (view, { openPage }) => {
      const { language } = view;
      const owner = await newOwner();
      const caller = { token: owner.tokens.access };
      await openShop(owner);
      const { pills, plus } = await openPharmacy(owner);
      const batch = textsIn(batchScreenMessages, language);
      const page = await openSignedIn(openPage, { ...view, path: screens.newPurchase }, owner.tokens);
      const name = language === 'ne' ? 'पारासिटामोल' : 'Paracetamol';

      // A bill of a vendor names batch and expiry.
      const bought = purchaseEditorOf(page, language);
      await bought.vendor.fill('Mechi');
      await page
        .getByRole('option', { name: /Mechi|मेची/ })
        .first()
        .waitFor();
      await page.keyboard.press('Enter');
      await bought.field('billNumber').fill('MED-2');
      await bought.cell('item', 1).fill('parac');
      await bought.choices.first().click();
      const number = digitsIn(language, '1');
      await bought.cell('quantity', 1).fill('5');
      await bought.cell('rate', 1).fill('1');
      await page.getByLabel(batch('batchOf', { number })).waitFor();
      await bought.issue.click();
      await page.getByText(textsIn(batchMessages, language)('missing')).first().waitFor();
      await page.getByLabel(batch('batchOf', { number })).fill('c3');
      const expiry = page.getByLabel(batch('expiryOf', { number }));
      await expiry.fill(plus(300));
      await expiry.press('Tab');
      await expectAccessible(page);
      await expectToFit(page);
      await bought.issue.click();
      await bought.done.waitFor();
      const bills = await callApi(purchaseContract.list, { query: { sort: '-code' } }, caller);
      const params = { id: bills.rows[0]?.id ?? 0 };
      const bill = await callApi(purchaseContract.get, { params }, caller);
      expect(bill.lines[0]).toMatchObject({ batchNumber: 'C3', batchExpiryAD: plus(300) });

      // A bill of a customer takes what expires first, unless another is chosen.
      await page.goto(inject('base') + createPath);
      const { customer, cell, choices, issue, done } = editorOf(page, language);
      await customer.fill('Ganesh');
      await page
        .getByRole('option', { name: /Ganesh|गणेश/ })
        .first()
        .waitFor();
      await page.keyboard.press('Enter');
      await cell('item', 1).fill('parac');
      await choices.first().click();
      await cell('quantity', 1).fill('4');
      const chosen = page.getByLabel(batch('batchOf', { number }));
      await expect.poll(() => chosen.locator('option').count()).toBe(4);
      await expectAccessible(page);
      await expectToFit(page);
      await issue.click();
      await done.waitFor();
      const [sold] = (await callApi(invoiceContract.list, {}, caller)).rows;
      await page.goto(`${inject('base')}${screens.invoices}?view=${sold?.id}`);
      const told = { batch: 'A1', expiry: digitsIn(language, plus(20)), quantity: digitsIn(language, '4') };
      await page.getByText(batch('moved', told)).waitFor();
      await expectToFit(page);

      // What is left of it is told.
      await page.goto(inject('base') + screens.expiryReport);
      const t = textsIn(reportScreenMessages, language);
      await page.getByRole('region', { name: t('filterSummary') }).waitFor();
      await page.getByText(name).first().waitFor();
      await page.getByText('A1').first().waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      await page.goto(inject('base') + screens.dashboard);
      const home = textsIn(dashboardScreenMessages, language);
      await page.getByRole('link', { name: home('EXPIRING') }).waitFor();
      await page.goto(`${inject('base')}${screens.stockCard}?variant=${pills.itemLedgerDetailId}`);
      await page.getByText(batch('moved', told)).waitFor();
      await expectToFit(page);

      // What is damaged may be of another batch.
      await page.goto(inject('base') + screens.newWriteOff);
      await choose(page, fieldOf(page, textsIn(stockPaperScreenMessages, language)('pick')), name);
      await fieldOf(page, batch('batch')).waitFor();
      await expectAccessible(page);
      await expectToFit(page);

      // What a count finds names its batch.
      const { outletId } = bill;
      const sheet = { outletId, dateAD: plus(0), scope: 'PICKED' };
      const { id } = await callApi(stockCountContract.create, { body: sheet }, caller);
      const line = { itemLedgerDetailId: pills.itemLedgerDetailId, quantity: 60 };
      await callApi(stockCountContract.saveLine, { params: { id }, body: line }, caller);
      await page.goto(inject('base') + screenAt(screens.countSheet, { countId: id }));
      await page
        .getByRole('button', { name: textsIn(stockCountScreenMessages, language)('review') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(new RegExp(`^${batch('batchNumber')} · `)).fill('B2');
      const found = dialog.getByLabel(new RegExp(`^${batch('expiry')} · `));
      await found.fill(plus(200));
      await found.press('Tab');
      await expectAccessible(page);
    },
  );
});
