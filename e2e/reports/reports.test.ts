import { readFile } from 'node:fs/promises';
import { exportMessages } from '@bahi/contract/ui/export.messages';
import { ageReceivable } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import { customerReachOut } from '@bahi/contract/reports/customer-reach-out/customer-reach-out.contract';
import { exceptionalReport } from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import { expenseReport } from '@bahi/contract/reports/expense-report/expense-report.contract';
import { invoiceWiseSales } from '@bahi/contract/reports/invoice-wise-sales/invoice-wise-sales.contract';
import { purchaseRegister } from '@bahi/contract/reports/purchase-register/purchase-register.contract';
import { salesRegister } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { salesReturnRegister } from '@bahi/contract/reports/sales-return-register/sales-return-register.contract';
import { expiryReport } from '@bahi/contract/reports/expiry-report/expiry-report.contract';
import { inventoryReport } from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { itemWiseSales } from '@bahi/contract/reports/item-wise-sales/item-wise-sales.contract';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { accountLedger } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { balanceSheet } from '@bahi/contract/reports/balance-sheet/balance-sheet.contract';
import { dayBook } from '@bahi/contract/reports/day-book/day-book.contract';
import { cashFlow } from '@bahi/contract/reports/cash-flow/cash-flow.contract';
import { profitAndLoss } from '@bahi/contract/reports/profit-and-loss/profit-and-loss.contract';
import { salesView } from '@bahi/contract/sales/sales-view/sales-view.contract';
import { trialBalance } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectAccessible, expectToFit, seldom, storyViews, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

/** Each report that is nothing but its declaration: where it is, and what a row leads to. */
const reports = [
  { report: invoiceWiseSales, path: screens.invoiceWiseSales, leadsTo: /[?&]bill=/ },
  { report: salesRegister, path: screens.salesRegister, leadsTo: /invoice-setup\?view=\d+/ },
  { report: salesReturnRegister, path: screens.salesReturnRegister, leadsTo: /credit-note\?view=\d+/ },
  { report: salesView, path: screens.standardSalesView, leadsTo: /invoice-setup\?view=\d+/ },
  { report: purchaseRegister, path: screens.purchaseRegister, leadsTo: /[?&]view=\d+/ },
  { report: ageReceivable, path: screens.ageReceivable, leadsTo: /customer-setup\/statement\/\d+/ },
  { report: itemWiseSales, path: screens.itemWiseSales, leadsTo: /sales-report\?show=result.*itemOrServiceId=\d+/ },
  { report: expiryReport, path: screens.expiryReport, leadsTo: /stock-card\?variant=\d+&outlet=\d+/ },
  { report: inventoryReport, path: screens.inventoryReport, leadsTo: /stock-card\?variant=\d+&outlet=\d+&from=.*&to=/ },
  { report: customerReachOut, path: screens.customerReachOut, leadsTo: /customer-setup\/statement\/\d+/ },
  { report: exceptionalReport, path: screens.exceptionalReport, leadsTo: /[?&]view=\d+/ },
  { report: expenseReport, path: screens.expenseReport, leadsTo: /expense-setup\?view=\d+/ },
  { report: trialBalance, path: screens.trialBalance, leadsTo: /account-ledger\?show=result.*account=CASH/ },
  { report: accountLedger, path: screens.accountLedger, leadsTo: /[?&]view=\d+/ },
  { report: dayBook, path: screens.dayBook, leadsTo: /[?&]view=\d+/ },
  { report: profitAndLoss, path: screens.profitAndLoss, leadsTo: /account-ledger\?show=result.*account=SALES/ },
  { report: balanceSheet, path: screens.balanceSheet, leadsTo: /account-ledger\?show=result.*account=CASH/ },
  { report: cashFlow, path: screens.cashFlow, leadsTo: /day-book\?show=result.*flow=CUSTOMERS/ },
];

/** They are all made of one part: those that are read each day tell of it, and the long run of all others. */
const everyDay: readonly unknown[] = [salesRegister, ageReceivable, inventoryReport, balanceSheet];

describe.each(reports)('$report.title.en', ({ report, path, leadsTo }) => {
  const tell = everyDay.includes(report) ? test : seldom;
  tell.for(storyViews(path))(
    'leads from its filter to rows, a record and files, in $language at $width px',
    async (view, { openPage }) => {
      const { language, width } = view;
      const t = textsIn(reportScreenMessages, language);
      const page = await signInAs(openPage, 'owner', { ...view, path });
      await shown(page, language);
      await expectAccessible(page);
      await expectToFit(page);
      const alone = await page
        .locator('[data-place=more]')
        .evaluateAll((values) =>
          values.flatMap((value) =>
            ['', '—'].includes(value.lastElementChild?.textContent?.trim() ?? '') ? [value.textContent] : [],
          ),
        );
      expect(alone, 'heads on cards behind which nothing stands').toEqual([]);

      await page.getByRole('button', { name: t('backToFilter') }).click();
      await page.getByRole('button', { name: t('generate') }).waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      if (report.time === 'period') await page.locator('label:has(input[type=radio])').nth(3).click();
      await page.getByRole('button', { name: t('generate') }).click();
      await shown(page, language);
      expect(new URL(page.url()).searchParams.get('show')).toBe('result');

      const names = textsIn(exportMessages, language);
      for (const kind of ['excel', 'pdf'] as const) {
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: names('export'), exact: true }).click();
        await page
          .getByRole('menuitem', { name: `${names(kind)}: ${names(language === 'ne' ? 'inNepali' : 'inEnglish')}` })
          .click();
        const file = await saving;
        expect(file.suggestedFilename()).toBe(`${report.fileName}.${kind === 'excel' ? 'xlsx' : 'pdf'}`);
        expect((await readFile(await file.path())).length).toBeGreaterThan(3000);
      }
      expect(await page.locator('[data-kind]').count(), 'no toast says so').toBe(0);

      const title = report.title[language];
      const rows =
        width < 1000
          ? page.getByRole('list', { name: title })
          : page.getByRole('table', { name: title }).locator('tbody');
      await rows.getByRole('button').first().click();
      await page.waitForURL(leadsTo);
      await page.goBack();
      await shown(page, language);
    },
  );
});

test('a cell that stands on other lines than its row leads there by its name', async ({ openPage }) => {
  const page = await signInAs(openPage, 'owner', { language: 'en', width: 1280, path: screens.customerReachOut });
  await shown(page, 'en');
  await page
    .getByRole('link', { name: /^Sales in the period \(Rs\): [\d,.]+$/ })
    .first()
    .press('Enter');
  await page.waitForURL(/sales-report\?show=result.*customerId=\d+.*withReturns=true/);
  await shown(page, 'en');
});

test('a report is closed to who lacks the right', async ({ openPage }) => {
  const page = await signInAs(openPage, 'cashier', { language: 'ne', width: 390, path: screens.ageReceivable });
  await page.getByText(textsIn(uiMessages, 'ne')('forbiddenTitle')).waitFor();
  for (const { path } of reports) {
    await page.goto(`${inject('base')}${path}`);
    await page.getByText(textsIn(uiMessages, 'ne')('forbiddenTitle')).waitFor();
  }
});

/** The result is there, with rows to be taken along. */
async function shown(page: Page, language: Language): Promise<void> {
  await page.getByRole('region', { name: textsIn(reportScreenMessages, language)('filterSummary') }).waitFor();
  await page.getByRole('button', { name: textsIn(exportMessages, language)('export'), exact: true }).waitFor();
}
