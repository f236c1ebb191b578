import { taxPaymentScreenMessages } from '@bahi/contract/books/tax-office/tax-payment-screen.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { vendorSelectMessages } from '@bahi/contract/parties/vendor/vendor-select.messages';
import { accountWords } from '@bahi/contract/reports/account-ledger/account-words';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { describe, expect, inject } from 'vitest';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { makeExpense, prepareExpense } from '../steps/due-documents.ts';
import { digitsIn } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

describe.for(storyViews(import.meta.filename))('in $language at $width px', (view) => {
  const { language, width } = view;
  const t = textsIn(tdsScreenMessages, language);
  const words = textsIn(tdsWords, language);
  const pay = textsIn(paymentDialogMessages, language);
  const paid = textsIn(taxPaymentScreenMessages, language);
  const ui = textsIn(uiMessages, language);
  const heading = 'Truck from Birgunj';

  test('an expense is paid less tax, and the tax of the month is paid to the tax office', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    await makeExpense(owner, await prepareExpense(owner));
    await page.goto(inject('base') + screens.expenses);
    await actOn(page, language, heading, language === 'ne' ? 'भुक्तानी' : 'Payment');
    const dialog = page.getByRole('dialog', { name: pay('title', { number: heading }) });
    await dialog.getByRole('button', { name: pay('add'), exact: true }).click();
    await dialog.getByLabel(new RegExp(`^${pay('mode')}`)).selectOption({ value: 'ONLINE' });
    await dialog.getByRole('button', { name: pay('addRow') }).click();
    await dialog
      .getByLabel(new RegExp(`^${pay('mode')}`))
      .nth(1)
      .selectOption({ value: 'TDS' });
    const base = fieldOf(page, words('base'));
    await expect.poll(() => base.inputValue()).not.toBe('');
    await fieldOf(page, words('nature')).selectOption({ value: 'CONTRACT' });
    const amounts = dialog.getByLabel(new RegExp(String.raw`^${pay('amount')}( \*)?$`));
    await expect.poll(() => amounts.nth(1).inputValue()).toBe(digitsIn(language, '150.00'));
    await expectAccessible(page);
    await expectToFit(page);
    await dialog.getByRole('button', { name: pay('save') }).click();
    const history = dialog.getByRole('tab', { name: pay('historyTab') });
    await expect.poll(() => history.getAttribute('aria-selected')).toBe('true');

    await page.goto(inject('base') + screens.tds);
    const months = page.getByRole(width < 1024 ? 'listitem' : 'row').filter({ hasText: digitsIn(language, '150.00') });
    await months.getByRole('button').or(months.getByRole('link')).first().click();
    await page.getByRole('button', { name: paid('deposit') }).click();
    const paying = page.getByRole('dialog', { name: paid('deposit') });
    await fieldOf(page, paid('voucherNumber')).fill('NRB-1');
    await paying.getByRole('button', { name: ui('save') }).click();
    await paying.waitFor({ state: 'hidden' });
    await page.getByText('NRB-1').first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    expect(await page.getByText(t('untied'), { exact: true }).count()).toBe(0);
  });

  test('a salary is written as a journal that holds tax back, which stands in the month', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    await makeExpense(owner, await prepareExpense(owner));
    const v = textsIn(voucherScreenMessages, language);
    const named = (code: string): string => accountWords[code]?.[language] ?? 'none';
    await page.goto(inject('base') + screens.newJournal);
    const lines = page.getByRole('list', { name: v('lines') }).getByRole('listitem');
    const accountOf = (at: number) => lines.nth(at - 1).getByRole('combobox', { name: `${v('account')} ${at}` });
    const category = language === 'ne' ? 'ढुवानी' : 'Transport';
    await choose(page, accountOf(1), category);
    await lines
      .nth(0)
      .getByLabel(`${v('debit')} 1`)
      .fill('50000');
    await choose(page, accountOf(2), named('TDS_PAYABLE'));
    const payee = textsIn(vendorSelectMessages, language)('party');
    const ofPayee = lines.nth(1).getByRole('combobox', { name: `${payee} 2` });
    const vendor = language === 'ne' ? 'मेची ढुवानी' : 'Mechi Transport';
    await ofPayee.fill(vendor);
    await page.getByRole('option').filter({ hasText: vendor, visible: true }).first().click();
    await lines
      .nth(1)
      .getByLabel(`${words('nature')} 2`)
      .selectOption({ value: 'SOCIAL_SECURITY' });
    const base = lines.nth(1).getByLabel(`${words('base')} 2`);
    // Social security is of a part of the salary alone, which nobody guesses.
    expect(await base.inputValue()).toBe('');
    await base.fill('50000');
    const tax = lines.nth(1).getByLabel(`${v('credit')} 2`);
    await expect.poll(() => tax.inputValue()).toBe(digitsIn(language, '500.00'));
    await expectAccessible(page);
    await expectToFit(page);
    await tax.press('Enter');
    await choose(page, accountOf(3), named('BANK'));
    const bank = lines.nth(2).getByLabel(`${v('credit')} 3`);
    await expect.poll(() => bank.inputValue()).toBe(digitsIn(language, '49,500.00'));
    await page.getByRole('button', { name: v('save'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words('SOCIAL_SECURITY')).first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    await page.goto(inject('base') + screens.tds);
    const months = page.getByRole(width < 1024 ? 'listitem' : 'row').filter({ hasText: digitsIn(language, '500.00') });
    await months.getByRole('button').or(months.getByRole('link')).first().click();
    await page.getByText(words('SOCIAL_SECURITY')).first().waitFor();
    expect(await page.getByText(t('untied'), { exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await expectToFit(page);
  });
});
