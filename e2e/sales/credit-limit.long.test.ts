import { valuesOfRecord } from '@bahi/contract/form-values';
import { customerContract, customerForm } from '@bahi/contract/parties/customer/customer.contract';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { creditLimitMessages } from '@bahi/contract/sales/credit-limit/credit-limit.messages';
import { creditLimitScreenMessages } from '@bahi/contract/sales/credit-limit/credit-limit-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { fieldOf } from '../screen.ts';
import { issueBill } from '../steps/bills.ts';
import type { Language } from '../stored-language.ts';
import {
  createPath,
  digitsIn,
  editorOf,
  expectFocus,
  listPath,
  makeBill,
  openShop,
  todayOf,
} from '../steps/invoice-screen.ts';
import { addManager, signInAt } from '../steps/outlet-user.ts';
import { butwal, type Owner, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** A shop whose customer may owe Rs 1,000 for 15 days, and owes Rs 452 of that. */
async function openLimited(owner: Owner) {
  const shop = await openShop(owner);
  const { id, name, nameNp, phoneNumber, focalPerson } = shop.customer;
  const who = { id, name, nameNp, phoneNumber, focalPerson, ...(await butwal(owner.tokens.access)) };
  const terms = { creditLimit: 1000, creditDays: 15 };
  await callApi(customerContract.save, { body: { ...who, ...terms } }, { token: owner.tokens.access });
  await makeBill(owner, shop, { quantity: 4 });
}

/** The owner stops what goes beyond. */
async function stopBeyond(page: Page, language: Language): Promise<void> {
  const t = textsIn(businessScreenMessages, language);
  await page.goto(inject('base') + screens.businessProfile);
  await fieldOf(page, t('creditRule')).click();
  await page.getByRole('option', { name: t('STOP') }).click();
  const save = page.getByRole('button', { name: textsIn(uiMessages, language)('save'), exact: true });
  await save.click();
  await save.waitFor({ state: 'detached' });
  await expectAccessible(page);
  await expectToFit(page);
}

test.for(storyViews(import.meta.filename))(
  'an invoice beyond the credit limit is stopped, kept as a draft and passed by the owner with a reason, $language at $width',
  async (view, { openPage }) => {
    const { language } = view;
    const base = inject('base');
    const { page, owner } = await signUpOwner(openPage, view);
    const caller = { token: owner.tokens.access };
    await openLimited(owner);
    await stopBeyond(page, language);
    const t = textsIn(creditLimitScreenMessages, language);
    const said = textsIn(creditLimitMessages, language);
    const rupees = (amount: string): { amount: string } => ({ amount: digitsIn(language, amount) });

    const rights = { create: true, update: true, view: true };
    const clerk = await addManager(owner, 'Gita Rai', ['invoice', 'customer', 'item', 'payment'], rights);
    const desk = await signInAt(openPage, view, clerk.userName);
    const editor = editorOf(desk, language);
    await desk.goto(base + createPath);
    const known = language === 'ne' ? 'गणेश किराना' : 'Ganesh Kirana';
    await editor.customer.fill(known);
    await desk.getByRole('option', { name: known }).click();
    await desk
      .getByText(`${t('owed', rupees('452.00'))} · ${t('limit', rupees('1,000.00'))} · ${t('left', rupees('548.00'))}`)
      .waitFor();
    await editor.cell('item', 1).fill('RICE');
    await editor.choices.first().click();
    await editor.cell('quantity', 1).fill('4');
    expect(await desk.getByText(said('askForPass')).count(), 'what is within the limit is not warned of').toBe(0);
    await editor.cell('quantity', 1).fill('6');
    const beyond = desk.getByRole('status').filter({ hasText: t('over', rupees('130.00')) });
    await beyond.filter({ hasText: said('askForPass') }).waitFor();
    await expectAccessible(desk);
    await expectToFit(desk);
    await editor.issue.click();
    await desk
      .getByText(
        digitsIn(language, language === 'ne' ? 'सीमा रु 1,000.00, बाँकी रु 452.00' : 'limit Rs 1,000.00, owed Rs 452.00'),
      )
      .first()
      .waitFor();
    await expectFocus(editor.customer, 'what is refused takes the focus');
    await expectAccessible(desk);
    await editor.saveDraft.click();
    await desk.waitForURL(`**${listPath}/edit/*`);

    const { rows } = await callApi(invoiceContract.list, { query: { state: 'DRAFT' } }, caller);
    const params = { id: rows[0]?.id ?? 0 };
    const { plus } = await todayOf(owner);
    expect(rows[0]?.dueDateAD, 'the due date is proposed by the credit period').toBe(plus(15));

    await page.goto(base + screenAt(screens.editInvoice, { invoiceId: params.id }));
    const own = editorOf(page, language);
    const reason = fieldOf(page, t('reason'));
    await reason.waitFor();
    await own.issue.click();
    await page.getByText(said('reasonNeeded')).first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await reason.fill('शुक्रबार तिर्नुहुन्छ');
    await own.issue.click();
    await own.done.waitFor();
    expect(await callApi(invoiceContract.get, { params }, caller)).toMatchObject({
      state: 'FINAL',
      creditPassedBy: owner.fullName,
      creditReason: 'शुक्रबार तिर्नुहुन्छ',
    });
    await page.goto(`${base}${listPath}?view=${params.id}`);
    await page.getByRole('dialog').getByText(`${owner.fullName}: शुक्रबार तिर्नुहुन्छ`).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  },
);

test('the due date is proposed by the customer who is chosen, and stays what somebody made of it', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  await openLimited(owner);
  const { t, customer } = editorOf(page, 'en');
  const { plus } = await todayOf(owner);
  const due = page.getByLabel(new RegExp(`^${t('dueDate')}`)).first();
  const shown = (): Promise<string> => due.locator('..').innerText();
  const choose = async (): Promise<void> => {
    await customer.fill('Ganesh Kirana');
    await page.getByRole('option', { name: 'Ganesh Kirana' }).click();
  };
  await page.goto(inject('base') + createPath);
  await due.fill(`${plus(3)} AD`);
  await due.press('Tab');
  await choose();
  await page.getByText('credit period 15 days').waitFor();
  expect(await shown()).toContain(plus(3));
  await page.reload();
  await page.getByRole('button', { name: textsIn(uiMessages, 'en')('draftDiscard') }).click();
  await choose();
  await expect.poll(shown).toContain(plus(15));
});

test.for(storyViews(import.meta.filename))(
  'the list of customers finds who is over their credit limit, $language at $width',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const caller = { token: owner.tokens.access };
    await openLimited(owner);
    // Within a limit, over it, and without one.
    const over = await issueBill(owner, 'Hari KC');
    await issueBill(owner, 'Sita Rai');
    const params = { id: over.customerId };
    const found = await callApi(customerContract.get, { params }, caller);
    const body = { ...valuesOfRecord(customerForm, found), creditLimit: 112.99 };
    await callApi(customerContract.save, { body }, caller);
    const t = textsIn(customerScreenMessages, view.language);
    const ui = textsIn(uiMessages, view.language);
    const menus = page.getByRole('button', { name: new RegExp(ui('rowActions', { name: '' }).trim()) });
    await page.goto(inject('base') + screens.customers);
    await expect.poll(() => menus.count()).toBe(3);
    await page.getByRole('button', { name: t('creditLimit'), exact: true }).click();
    await page.getByRole('menuitemradio', { name: t('isOverLimit'), exact: true }).click();
    await expect.poll(() => menus.count()).toBe(1);
    await page.getByRole('button', { name: ui('rowActions', { name: 'Hari KC' }) }).waitFor();
    expect(page.url(), 'the list can be shared').toContain('isOverLimit=true');
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: ui('clearFilter', { name: t('creditLimit') }) }).click();
    await expect.poll(() => menus.count()).toBe(3);
    await page.getByRole('button', { name: t('creditLimit'), exact: true }).click();
    await page.getByRole('menuitemradio', { name: t('isWithinLimit'), exact: true }).click();
    await expect.poll(() => menus.count()).toBe(2);
  },
);
