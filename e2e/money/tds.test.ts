import { taxPaymentScreenMessages } from '@bahi/contract/books/tax-office/tax-payment-screen.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { describe, expect, inject } from 'vitest';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
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
});
