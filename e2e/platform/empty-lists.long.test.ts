import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { prepaidScreenMessages } from '@bahi/contract/books/prepaid/prepaid-screen.messages';
import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { exampleItem } from '@bahi/contract/catalogue/item/example-item';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { readyItemScreenMessages } from '@bahi/contract/catalogue/ready-item/ready-item-screen.messages';
import { serviceScreenMessages } from '@bahi/contract/catalogue/service/service-screen.messages';
import { openingDueScreenMessages } from '@bahi/contract/books/opening-due/opening-due-screen.messages';
import { expenseScreenMessages } from '@bahi/contract/money/expense/expense-screen.messages';
import { incomeScreenMessages } from '@bahi/contract/money/income/income-screen.messages';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { savedReportScreenMessages } from '@bahi/contract/reports/saved-report/saved-report-screen.messages';
import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { writeOffScreenMessages } from '@bahi/contract/stock/write-off/write-off-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { tabTo } from '../keyboard.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { goWithin } from '../steps/within-page.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

/** What each list says while it has nothing, and what it leads to. */
function emptyLists(language: Language): readonly (readonly [path: string, said: string, next: string])[] {
  const ui = textsIn(uiMessages, language);
  const item = textsIn(itemScreenMessages, language);
  const service = textsIn(serviceScreenMessages, language);
  const ready = textsIn(readyItemScreenMessages, language);
  const prices = textsIn(priceListScreenMessages, language);
  const opening = textsIn(openingDueScreenMessages, language);
  const expense = textsIn(expenseScreenMessages, language);
  const income = textsIn(incomeScreenMessages, language);
  const settlement = textsIn(settlementScreenMessages, language);
  const recurring = textsIn(recurringScreenMessages, language);
  const customer = textsIn(customerScreenMessages, language);
  const vendor = textsIn(vendorScreenMessages, language);
  const imported = textsIn(dataImportScreenMessages, language);
  const debitNote = textsIn(debitNoteScreenMessages, language);
  const cost = textsIn(directCostScreenMessages, language);
  const purchase = textsIn(purchaseScreenMessages, language);
  const saved = textsIn(savedReportScreenMessages, language);
  const creditNote = textsIn(creditNoteScreenMessages, language);
  const invoice = textsIn(invoiceScreenMessages, language);
  const quotation = textsIn(quotationScreenMessages, language);
  const collect = textsIn(collectScreenMessages, language);
  const reminder = textsIn(reminderScreenMessages, language);
  const sharing = textsIn(sharingScreenMessages, language);
  const cbms = textsIn(cbmsScreenMessages, language);
  const transfer = textsIn(stockTransferScreenMessages, language);
  const cheque = textsIn(chequeScreenMessages, language);
  const asset = textsIn(assetScreenMessages, language);
  const prepaid = textsIn(prepaidScreenMessages, language);
  const loan = textsIn(loanScreenMessages, language);
  const counter = textsIn(salesCounterScreenMessages, language);
  const dayClose = textsIn(dayCloseScreenMessages, language);
  const writeOff = textsIn(writeOffScreenMessages, language);
  return [
    [screens.items, item('empty'), item('addExample')],
    [screens.services, service('empty'), ready('title')],
    [screens.priceLists, prices('empty'), prices('add')],
    [screens.openingReceivables, opening('customerEmpty'), ui('fromFile')],
    [screens.openingPayables, opening('vendorEmpty'), ui('fromFile')],
    [screens.expenses, expense('empty'), expense('add')],
    [screens.incomes, income('empty'), income('add')],
    [screens.payments, settlement('empty'), settlement('add')],
    [screens.recurrings, recurring('empty'), recurring('add')],
    [screens.customers, customer('empty'), ui('fromFile')],
    [screens.vendors, vendor('empty'), ui('fromFile')],
    [screens.dataImports, imported('empty'), imported('add')],
    [screens.purchases, purchase('emptyText'), purchase('add')],
    [screens.debitNotes, debitNote('emptyText'), debitNote('add')],
    [screens.directCosts, cost('emptyText'), cost('toPurchases')],
    [screens.savedReports, saved('emptyText'), ui('toReports')],
    [screens.invoices, invoice('emptyText'), invoice('add')],
    [screens.creditNotes, creditNote('emptyText'), creditNote('add')],
    [screens.quotations, quotation('emptyText'), quotation('add')],
    [screens.salesCounters, counter('empty'), counter('add')],
    [screens.counterInvoices, counter('invoicesEmpty'), counter('title')],
    [screens.collect, collect('empty'), ui('toInvoices')],
    [screens.reminders, reminder('emptyText'), ui('toInvoices')],
    [screens.sharings, sharing('emptyText'), ui('toInvoices')],
    [screens.cbms, cbms('emptyText'), ui('toInvoices')],
    [screens.stockTransfers, transfer('emptyText'), transfer('add')],
    [screens.cheques, cheque('emptyText'), cheque('toPayments')],
    [screens.assets, asset('empty'), asset('add')],
    [screens.prepaidExpenses, prepaid('empty'), prepaid('add')],
    [screens.loans, loan('empty'), loan('add')],
    [screens.dayCloses, dayClose('emptyText'), dayClose('add')],
    [screens.writeOffs, writeOff('emptyText'), writeOff('add')],
  ];
}

/** The rows of a list and what stands in their place. */
const listOf = (page: Page) => page.locator('[data-list-keys]');

test.for(storyViews(import.meta.filename))(
  'each empty list says what to do next ($language, $width)',
  async (view, { openPage }) => {
    const { page } = await signUpOwner(openPage, { ...view, path: screens.items });
    for (const [path, said, next] of emptyLists(view.language)) {
      await goWithin(page, view, path);
      await listOf(page).getByText(said).waitFor();
      const way = listOf(page)
        .getByRole('button', { name: next })
        .or(listOf(page).getByRole('link', { name: next }));
      expect(await way.count(), `${path}: ${next}`).toBe(1);
      await expectToFit(page);
    }
    await expectAccessible(page);
  },
);

test.for(storyViews(import.meta.filename))(
  'an example item is made by one button and deleted as any other ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.items });
    const t = textsIn(itemScreenMessages, view.language);
    const ui = textsIn(uiMessages, view.language);
    const name = view.language === 'ne' ? exampleItem.nameNp : exampleItem.name;
    const example = page.getByRole('button', { name: t('addExample') });
    await tabTo(page, example);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText(name).first().waitFor();
    const { rows } = await callApi(itemContract.list, { body: {} }, { token: owner.tokens.access });
    expect(rows).toMatchObject([{ ...exampleItem, stockQuantity: 0 }]);

    await page.getByRole('searchbox', { name: t('searchLabel') }).fill('zzz');
    await page.getByText(ui('noMatchTitle')).waitFor();
    expect(await example.count(), 'a search that finds nothing is no empty list').toBe(0);
    await page.getByRole('button', { name: ui('clearAll') }).click();
    await page.getByRole('button', { name: ui('rowActions', { name }) }).click();
    await page.getByRole('menuitem', { name: ui('remove') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ui('confirm') })
      .click();
    await page.getByText(t('empty')).waitFor();
  },
);

test('a list that can be brought in from a file leads to it', async ({ openPage }) => {
  const { page } = await signUpOwner(openPage, { language: 'ne', width: 390, path: screens.customers });
  const ui = textsIn(uiMessages, 'ne');
  const t = textsIn(dataImportScreenMessages, 'ne');
  await page.getByRole('link', { name: ui('fromFile') }).click();
  const kind = page.getByRole('dialog', { name: t('add') }).getByLabel(t('kind'));
  await kind.waitFor();
  expect(await kind.inputValue()).toBe('CUSTOMER');
  await page.keyboard.press('Escape');
  await kind.waitFor({ state: 'hidden' });
  await page.getByText(t('empty')).waitFor();
});
