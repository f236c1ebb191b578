import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { exportMessages } from '@bahi/contract/ui/export.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { makeBill, openShop, todayOf } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a statement is read, what is offered is matched, what is left is entered, and the report adds up ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, view);
    const t = textsIn(bankStatementScreenMessages, language);
    const caller = { token: owner.tokens.access };
    const shop = await openShop(owner);
    const { customer } = shop;
    const today = await todayOf(owner);
    const row = { paymentMode: 'ONLINE', paymentDate: today.ad, paymentAmount: 900 };
    const body = { customerId: customer.id, paymentLedgerDetailRequestDtoList: [row], totalPayingAmount: 900 };
    await callApi(paymentContract.createSettlement, { body }, caller);
    // One is paid in full, of the other 1.5 % of what it comes to without VAT is held back.
    const [paid, taxed] = [await makeBill(owner, shop), await makeBill(owner, shop, { quantity: 2 })];
    const less = taxed.grandTotal - Math.round((taxed.grandTotal - taxed.vat) * 1.5) / 100;

    await page.goto(inject('base') + screens.bankStatements);
    await page.getByText(t('nothingRead')).first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page
      .getByRole('button', { name: t('read'), exact: true })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: t('read') });
    const [account] = await callApi(bankStatementContract.accounts, {}, caller);
    const accountId = account?.id ?? 0;
    await dialog.getByLabel(t('account')).selectOption(String(accountId));
    const file = pageOf([
      [today.ad, 'FT Ganesh', 900],
      [today.ad, 'Charge', -15],
      [today.ad, 'IPS collect', paid.grandTotal],
      [today.ad, 'RTGS less tax', less],
    ]);
    await page.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('status').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('store') }).click();
    await dialog.waitFor({ state: 'hidden' });

    await page.goto(inject('base') + screenAt(screens.bankReconciliation, { accountId }));
    await page.getByRole('button', { name: `${t('match')}: FT Ganesh` }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: `${t('match')}: FT Ganesh` }).click();
    await page.getByRole('button', { name: `${t('unmatch')}: FT Ganesh` }).waitFor();
    // Several natures have that rate: somebody says which.
    await page.getByRole('combobox', { name: t('heldFor') }).selectOption({ index: 1 });
    for (const text of ['IPS collect', 'RTGS less tax']) {
      await page.getByRole('button', { name: `${t('receiveIt')}: ${text}` }).click();
      await page.getByRole('button', { name: `${t('unmatch')}: ${text}` }).waitFor();
    }
    const { rows } = await callApi(invoiceContract.list, { query: { state: 'FINAL' } }, caller);
    expect(rows.map(({ paymentStatus }) => paymentStatus)).toEqual(['PAID', 'PAID']);
    await page.getByRole('button', { name: `${t('enter')}: Charge` }).click();
    const entering = page.getByRole('dialog', { name: t('enterTitle') });
    await entering.getByLabel(t('what')).selectOption('transfer');
    await entering.getByLabel(new RegExp(`^${t('otherAccount')}`)).click();
    await page.locator('[role=option]').first().click();
    await expectAccessible(page);
    await entering.getByRole('button', { name: t('save') }).click();
    await entering.waitFor({ state: 'hidden' });

    await page.goto(inject('base') + screenAt(screens.bankReport, { accountId }));
    await page.getByText(t('addsUp')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    const total = Math.round((885 + paid.grandTotal + less) * 100) / 100;
    const report = await callApi(bankStatementContract.report, { params: { id: accountId }, query: {} }, caller);
    expect(report).toMatchObject({ bookAmount: total, statementAmount: total, books: [], lines: [] });

    const ui = textsIn(exportMessages, language);
    for (const [kind, fileName] of [
      ['excel', 'Bank reconciliation.xlsx'],
      ['pdf', 'Bank reconciliation.pdf'],
    ] as const) {
      await page.getByRole('button', { name: ui('export') }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: `${ui(kind)}: ${ui('inNepali')}` }).click();
      expect((await download).suggestedFilename()).toBe(fileName);
    }

    // What was matched leads to what it was posted for.
    await page.goto(inject('base') + screenAt(screens.bankReconciliation, { accountId }));
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.waitForURL(/[?&]view=\d+/);
  },
);

/** A statement as many banks give it: a page of a table that is named `.xls`. */
function pageOf(lines: readonly (readonly [day: string, text: string, amount: number])[]) {
  let balance = 0;
  const rows = lines.map(([day, text, amount]) => {
    balance = Math.round((balance + amount) * 100) / 100;
    return [day, text, amount < 0 ? String(-amount) : '', amount > 0 ? String(amount) : '', String(balance)];
  });
  const all = [['Date', 'Description', 'Debit', 'Credit', 'Balance'], ...rows];
  const table = all.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return {
    name: 'bank.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from(`<html><body><table>${table}</table></body></html>`),
  };
}
