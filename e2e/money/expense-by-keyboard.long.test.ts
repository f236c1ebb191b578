import { screens } from '@bahi/contract/screens';
import { vendorSelectMessages } from '@bahi/contract/parties/vendor/vendor-select.messages';
import { categoryScreenMessages } from '@bahi/contract/money/category/category-screen.messages';
import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { expenseScreenMessages } from '@bahi/contract/money/expense/expense-screen.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from '../api.ts';
import { test } from '../browser.ts';
import { emptyPdf, uploaderOf } from '../steps/due-documents.ts';
import { expectFocus } from '../steps/invoice-screen.ts';
import { tabTo } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const t = textsIn(
  { ...expenseScreenMessages, texts: { ...vendorSelectMessages.texts, ...expenseScreenMessages.texts } },
  'en',
);
const due = textsIn(dueDocumentScreenMessages, 'en');
const ui = textsIn(uiMessages, 'en');
const payment = textsIn(paymentDialogMessages, 'en');
const heading = 'Truck from Birgunj';

test('without a mouse an expense is entered, its vendor made on the way, and a part of it paid', async ({
  openPage,
}) => {
  const view = { language: 'en', width: 1280, path: screens.expenses } as const;
  const { page, owner } = await signUpOwner(openPage, view);
  await page.getByText(t('empty')).waitFor();
  await tabTo(page, page.getByRole('button', { name: t('add') }).first());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: t('createTitle') }).waitFor();
  // Asked for before the way by Tab: the browser takes a key sooner than the order to hand over the choice of files.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: textsIn(filesMessages, 'en')('choose') }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: emptyPdf });
  await expect.poll(() => uploaderOf(page, 'en').documents.count()).toBe(1);
  await typeInto(page, t('heading'), heading);
  await typeInto(page, t('party'), 'Mechi Transport');
  await page.getByRole('option', { name: t('addNew') }).waitFor();
  await page.keyboard.press('Enter');
  await enterVendor(page);
  await expect.poll(() => fieldOf(page, t('party')).inputValue()).toBe('Mechi Transport');
  await expectFocus(fieldOf(page, t('party')), 'the focus is back where the vendor was asked for');
  const category = textsIn(categoryScreenMessages, 'en');
  await typeInto(page, t('category'), 'Transport');
  await page.getByRole('option', { name: category('addNew') }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: category('addTitle') });
  await dialog.waitFor();
  await page.keyboard.press('Control+s');
  await dialog.waitFor({ state: 'hidden' });
  await expectFocus(fieldOf(page, t('category')), 'and so it is after the category');
  await typeInto(page, due('totalBillAmount'), '11300');
  await typeInto(page, t('billNumber'), 'MM-233');
  await tabTo(page, fieldOf(page, t('vatAmount')));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: ui('save'), exact: true }));
  await page.keyboard.press('Enter');

  const row = page.getByRole('row', { name: heading });
  const menu = row.getByRole('button', { name: ui('rowActions', { name: heading }) });
  await menu.waitFor();
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await markItem(page, due('payment'));
  await page.keyboard.press('Enter');
  const paying = page.getByRole('dialog', { name: payment('title', { number: heading }) });
  await paying.waitFor();
  await tabTo(page, paying.getByRole('button', { name: payment('add'), exact: true }));
  await page.keyboard.press('Enter');
  await expectFocus(paying.getByLabel(new RegExp(`^${payment('amount')}`)), 'the amount has the focus');
  await page.keyboard.type('5000');
  await tabTo(page, fieldOf(page, payment('mode')));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, paying.getByRole('button', { name: payment('save') }));
  await page.keyboard.press('Enter');
  await paying.getByRole('row', { name: /Online.*5,000\.00/ }).waitFor();
  await page.keyboard.press('Escape');
  await paying.waitFor({ state: 'hidden' });
  await expectFocus(menu, 'the focus is back at the row');
  await row.getByText(ui('partiallyPaid'), { exact: true }).waitFor();
  const { rows } = await callApi(expenseContract.list, {}, { token: owner.tokens.access });
  expect(rows).toMatchObject([{ vendorName: 'Mechi Transport', vatAmount: 1300, remainingAmount: 6300 }]);
});

/** Goes on by Tab to a field of the form, and types. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, fieldOf(page, label));
  await page.keyboard.type(text);
}

/** Goes down in the open menu until an item is marked. */
async function markItem(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  await item.waitFor();
  for (let step = 0; step < 8; step += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  expect.fail(`The arrows do not reach ${name}`);
}

/** All that a vendor's dialog asks for, which begins with the name that was typed. */
async function enterVendor(page: Page): Promise<void> {
  const words = textsIn(vendorScreenMessages, 'en');
  const dialog = page.getByRole('dialog', { name: words('addTitle') });
  await dialog.waitFor();
  const typed = [
    [words('nameNp'), 'मेची ढुवानी', ''],
    [words('vendorType'), 'Distributor', 'Enter'],
    [words('alias'), 'MECHI', ''],
    [words('contact'), '9847012345', ''],
    [words('email'), 'mechi@vendor.example', ''],
    [words('panOrVat'), '302145879', ''],
    [ui('province'), 'Lumbini', 'Enter'],
    [ui('district'), 'Rupandehi', 'Enter'],
    [ui('localBody'), 'Butwal', 'Enter'],
    [ui('ward'), '11', 'Enter'],
    [ui('tole'), 'Devinagar', ''],
    [words('addressLine'), 'House 12', ''],
  ] as const;
  for (const [label, text, after] of typed) {
    await tabTo(page, dialog.getByLabel(new RegExp(String.raw`^${label}( \*)?$`)).first());
    await page.keyboard.type(text);
    if (after === '') continue;
    await page.getByRole('option').filter({ visible: true }).first().waitFor();
    await page.keyboard.press(after);
  }
  await tabTo(page, dialog.getByRole('button', { name: ui('save') }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}
