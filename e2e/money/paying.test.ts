import { screens } from '@bahi/contract/screens';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { paymentMessages } from '@bahi/contract/money/payment/payment.messages';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, seldom, storyViews, test } from '../browser.ts';
import { makeExpense, makeIncome, prepareExpense, prepareIncome } from '../steps/due-documents.ts';
import { digitsIn, listPath, makeBill, openShop, todayOf } from '../steps/invoice-screen.ts';
import { addCashier, signInAt } from '../steps/outlet-user.ts';
import { actOn } from '../screen.ts';
import { type Owner, signUpOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

const settlementsPath = screens.payments;

const words = (language: Language) => ({
  t: textsIn(paymentDialogMessages, language),
  receipt: textsIn(settlementScreenMessages, language),
  ui: textsIn(uiMessages, language),
});

/** Money of a customer through the API, as at another counter: onto one bill, or onto the oldest that is due. */
async function receive(owner: Owner, onto: { componentEntityId: number } | { customerId: number }, rupees: number) {
  const { ad } = await todayOf(owner);
  const row = { paymentMode: 'CASH', paymentDate: ad, paymentAmount: rupees };
  const body = { ...onto, paymentLedgerDetailRequestDtoList: [row], totalPayingAmount: rupees };
  return callApi(paymentContract.createSettlement, { body }, { token: owner.tokens.access });
}

describe.for(storyViews(import.meta.filename))('in $language at $width px', (view) => {
  const { language, width } = view;
  const { t, receipt, ui } = words(language);
  const payWord = language === 'ne' ? 'भुक्तानी' : 'Payment';
  const amountsOf = (dialog: Locator): Locator => dialog.getByLabel(new RegExp(String.raw`^${t('amount')}( \*)?$`));

  test.for([
    { kind: 'income', path: screens.incomes, heading: 'Kartik commission', total: '5,000.00' },
    { kind: 'expense', path: screens.expenses, heading: 'Truck from Birgunj', total: '11,300.00' },
  ] as const)('an $kind is paid in two modes, and its history tells both', async (record, { openPage }) => {
    const { kind, path, heading, total } = record;
    const { page, owner } = await signUpOwner(openPage, view);
    if (kind === 'income') await makeIncome(owner, await prepareIncome(owner));
    else await makeExpense(owner, await prepareExpense(owner));
    await page.goto(inject('base') + path);
    await actOn(page, language, heading, payWord);
    const dialog = page.getByRole('dialog', { name: t('title', { number: heading }) });
    await dialog.getByRole('button', { name: t('add'), exact: true }).click();
    await amountsOf(dialog).fill('1500');
    await dialog.getByRole('button', { name: t('addRow') }).click();
    await amountsOf(dialog).nth(1).fill('500.50');
    await dialog
      .getByLabel(new RegExp(`^${t('mode')}`))
      .nth(1)
      .selectOption({ label: t('cheque') });
    await dialog.getByLabel(t('remarks')).fill('456789');
    await expectAccessible(page);
    await expectToFit(page);
    const empty = t('emptyTill', { amount: digitsIn(language, '0.00') });
    await expect.poll(() => dialog.getByText(empty).count()).toBe(kind === 'expense' ? 1 : 0);
    await dialog.getByRole('button', { name: t('save') }).click();
    if (kind === 'expense') await page.getByRole('button', { name: t('saveAnyway') }).click();
    const history = dialog.getByRole('tab', { name: t('historyTab') });
    await expect.poll(() => history.getAttribute('aria-selected')).toBe('true');
    const payments = dialog.getByRole(width < 1024 ? 'listitem' : 'row');
    for (const [mode, amount] of [
      [t('cash'), '1,500.00'],
      [t('cheque'), '500.50'],
    ] as const)
      await payments.filter({ hasText: mode }).getByText(digitsIn(language, amount)).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const left = digitsIn(language, total === '5,000.00' ? '2,999.50' : '9,299.50');
    const shown = page.getByRole(width < 1024 ? 'listitem' : 'row').filter({ hasText: heading });
    await shown.getByText(width < 1024 ? `${ui('left')} ${ui('rupees')} ${left}` : left).waitFor();
    await shown.getByText(ui('partiallyPaid'), { exact: true }).waitFor();
  });

  seldom(
    'of two people who take money for one bill at once the second reads what is left, and can close',
    async ({ openPage }) => {
      const { page, owner } = await signUpOwner(openPage, view);
      const bill = await makeBill(owner, await openShop(owner));
      const number = String(bill.code);
      await page.goto(inject('base') + listPath);
      await actOn(page, language, number, payWord);
      const dialog = page.getByRole('dialog', { name: t('title', { number }) });
      await dialog.getByRole('button', { name: t('add'), exact: true }).click();
      await amountsOf(dialog).waitFor();
      await receive(owner, { componentEntityId: bill.id }, 50);
      await dialog.getByRole('button', { name: t('save') }).click();
      const refusal = textsIn(paymentMessages, language)('aboveDue');
      const toast = page.getByRole('alert').filter({ hasText: refusal }).and(page.locator('[data-kind=error]'));
      await toast.waitFor();
      const close = dialog.getByRole('button', { name: ui('close'), exact: true }).first();
      expect(await isCovered(close, toast), 'the button that closes the dialog is free').toBe(false);
      await dialog.getByRole('form').getByText(refusal).waitFor();
      await dialog
        .getByRole('form')
        .getByText(`${ui('rupees')} ${digitsIn(language, '63.00')}`)
        .waitFor();
      await expectAccessible(page);
      await amountsOf(dialog).fill('63');
      await dialog.getByRole('button', { name: t('save') }).click();
      await dialog.getByText(t('allPaid')).waitFor();
    },
  );

  test('a receipt over several bills is edited, and goes onto them anew', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { path: screens.dashboard, ...view });
    const shop = await openShop(owner);
    const bills = [await makeBill(owner, shop), await makeBill(owner, shop, { quantity: 2 })];
    const numbers = bills.map(({ code }) => String(code));
    const { ad } = await todayOf(owner);
    const row = { paymentMode: 'CASH', paymentDate: ad, paymentAmount: 100 };
    const allocations = bills.map(({ id }, place) => ({
      componentType: 'INVOICE',
      componentEntityId: id,
      amount: place === 0 ? 60 : 40,
    }));
    const body = {
      customerId: shop.customer.id,
      allocations,
      paymentLedgerDetailRequestDtoList: [row],
      totalPayingAmount: 100,
    };
    const made = await callApi(paymentContract.createSettlement, { body }, { token: owner.tokens.access });
    const name = String(made.number);
    await page.goto(inject('base') + settlementsPath);
    await actOn(page, language, name, ui('edit'));
    const dialog = page.getByRole('dialog', { name: receipt('editTitle', { number: name }) });
    const amounts = numbers.map((number) => dialog.getByLabel(receipt('allocationOf', { name: number })));
    await expect.poll(() => amounts[0]?.inputValue()).toBe(digitsIn(language, '60.00'));
    expect(await amounts[1]?.inputValue()).toBe(digitsIn(language, '40.00'));
    await amountsOf(dialog).first().fill('150');
    await amounts[0]?.fill('113');
    await amounts[1]?.fill('37');
    await expectAccessible(page);
    await expectToFit(page);
    await dialog.getByRole('button', { name: receipt('save') }).click();
    await dialog.waitFor({ state: 'hidden' });
    const { dueAmount } = await callApi(
      paymentContract.ofComponent,
      { params: { componentTypeKey: 'INVOICE', componentEntityId: bills[1]?.id ?? 0 } },
      { token: owner.tokens.access },
    );
    expect(dueAmount).toBe(189);
    await page.getByRole('button', { name: ui('rowActions', { name }) }).click();
    await page.getByRole('menuitem', { name: receipt('remove') }).waitFor();
    expect(await page.getByRole('menuitem', { name: ui('edit') }).count(), 'its first bill is paid now').toBe(0);
  });

  seldom('who takes payments and may not change them sees no button that would', async ({ openPage }) => {
    const { page: ownerPage, owner } = await signUpOwner(openPage, view);
    const bill = await makeBill(owner, await openShop(owner));
    const made = await receive(owner, { componentEntityId: bill.id }, 40);
    const [number, name] = [bill.code, made.number].map((code) => String(code));
    const cashier = await addCashier(owner);
    const page = await signInAt(openPage, view, cashier.userName);
    await page.goto(inject('base') + settlementsPath);
    await page
      .getByRole('button', { name: receipt('add') })
      .first()
      .waitFor();
    await page.getByRole('button', { name: ui('rowActions', { name: name ?? '' }) }).click();
    await page.getByRole('menuitem', { name: receipt('print') }).waitFor();
    // Whoever takes the money gives its receipt, on paper or as a link.
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([ui('view'), receipt('print'), receipt('share')]);
    await page.getByRole('menuitem', { name: ui('view') }).click();
    const detail = page.getByRole('dialog', { name: name ?? '' });
    await detail.getByRole('button', { name: receipt('print') }).waitFor();
    for (const word of [ui('edit'), receipt('remove')])
      expect(await detail.getByRole('button', { name: word }).count()).toBe(0);
    await expectAccessible(page);
    await page.goto(inject('base') + listPath);
    await actOn(page, language, number ?? '', payWord);
    const dialog = page.getByRole('dialog', { name: t('title', { number: number ?? '' }) });
    await dialog.getByRole('button', { name: t('add'), exact: true }).waitFor();
    await dialog.getByRole('tab', { name: t('historyTab') }).click();
    await dialog.getByRole('button', { name: ui('rowActions', { name: name ?? '' }) }).click();
    await page.getByRole('menuitem', { name: receipt('print') }).waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([receipt('print'), receipt('share')]);

    await ownerPage.goto(inject('base') + settlementsPath);
    await ownerPage.getByRole('button', { name: ui('rowActions', { name: name ?? '' }) }).click();
    await ownerPage.getByRole('menuitem', { name: ui('edit') }).waitFor();
    await ownerPage.getByRole('menuitem', { name: receipt('remove') }).waitFor();
  });
});

/** Whether something lies over another, as far as their places on the screen go. */
async function isCovered(lower: Locator, upper: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([lower.boundingBox(), upper.boundingBox()]);
  if (one === null || other === null) throw new Error('Both are to be seen');
  const apart =
    other.x >= one.x + one.width ||
    other.x + other.width <= one.x ||
    other.y >= one.y + one.height ||
    other.y + other.height <= one.y;
  return !apart;
}
