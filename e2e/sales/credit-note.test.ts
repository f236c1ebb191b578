import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { paymentMessages } from '@bahi/contract/money/payment/payment.messages';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { creditNoteMessages } from '@bahi/contract/sales/credit-note/credit-note.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { screens } from '@bahi/contract/screens';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, seldom, storyViews, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { hasFocus } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { digitsIn, expectFocus, makeBill, openShop, todayOf } from '../steps/invoice-screen.ts';
import { type Owner, signUpOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

/** The words of the screens of credit notes: their own, and those of all documents with lines. */
const words = {
  namespace: 'credited',
  texts: { ...goodsLinesScreenMessages.texts, ...creditNoteScreenMessages.texts },
};

const notesOf = async ({ tokens }: Owner) =>
  (await callApi(creditNoteContract.list, { query: {} }, { token: tokens.access })).rows;
const billOf = ({ tokens }: Owner, id: number) =>
  callApi(invoiceContract.get, { params: { id } }, { token: tokens.access });

/** A bill of three sacks at 100 rupees and VAT, paid in cash when it was issued. */
async function paidBill(owner: Owner) {
  const shop = await openShop(owner);
  const { ad } = await todayOf(owner);
  const line = {
    inventoryType: 'ITEM',
    itemLedgerDetailId: shop.rice?.itemLedgerDetailId ?? 0,
    quantity: 3,
    rate: 100,
  };
  const head = { state: 'FINAL', customerId: shop.customer.id, issuedDateAD: ad, dueDateAD: ad, paymentMode: 'CASH' };
  const body = { ...head, lines: [line] };
  return callApi(invoiceContract.create, { body }, { token: owner.tokens.access });
}

function lineOf(language: Language, number: number) {
  return { number: digitsIn(language, String(number)) };
}

describe('a credit note', () => {
  test('is written by the keyboard alone: its bill found, a sack taken back, issued and printed', async ({
    openPage,
  }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    const bill = await makeBill(owner, await openShop(owner), { quantity: 3, lines: 2 });
    const t = textsIn(words, 'ne');
    await page.goto(inject('base') + screens.newCreditNote);
    const keys = page.keyboard;
    await expectFocus(fieldOf(page, t('chooseInvoice')), 'a new one begins with its bill');
    await expectAccessible(page);
    await keys.type('गणेश');
    await page.getByRole('option', { name: String(bill.code) }).waitFor();
    await keys.press('Enter');
    await expectFocus(fieldOf(page, t('case')), 'then it is asked why');
    const first = page.getByLabel(t('quantityOf', lineOf('ne', 1)));
    for (let stops = 0; stops < 8 && !(await hasFocus(first)); stops += 1) await keys.press('Tab');
    await expectFocus(first, 'the lines are reached by Tab');
    await keys.type('1');
    await page
      .getByText('१०० मा १३% भ्याट')
      .waitFor({ timeout: 500 })
      .catch(() => null);
    await expectAccessible(page);
    await keys.press('Control+Enter');
    await page.getByRole('heading', { name: new RegExp(t('doneTitle', { number: 'CRN-.*' })) }).waitFor();
    await expectFocus(page.getByRole('button', { name: t('printNow') }), 'printing is offered');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await keys.press('p');
    expect((await download).suggestedFilename()).toMatch(/^CRN-.*\.pdf$/);
    expect(await notesOf(owner)).toMatchObject([{ state: 'FINAL', case: 'RETURN', grandTotal: 113 }]);
    expect(await billOf(owner, bill.id)).toMatchObject({ creditedAmount: 113, remainingAmount: 565 });
  });

  test.for(storyViews(import.meta.filename))(
    'takes a price down of a paid bill, and what is left over is kept and paid back later, $language at $width',
    async (view, { openPage }) => {
      const { language } = view;
      const { page, owner } = await signUpOwner(openPage, view);
      const bill = await paidBill(owner);
      const t = textsIn(words, language);
      const number = String(bill.code);
      await page.goto(inject('base') + screens.invoices);
      await actOn(page, language, number, textsIn(invoiceScreenMessages, language)('credit'));
      await fieldOf(page, t('case')).fill(t('PRICE'));
      await page.getByRole('option', { name: t('PRICE') }).click();
      const amount = page.getByLabel(t('amountOf', lineOf(language, 1)));
      await amount.fill('301');
      await page.getByRole('button', { name: t('issue') }).click();
      await page
        .getByText(textsIn(creditNoteMessages, language)('amountAbove', { amount: digitsIn(language, '300.00') }))
        .waitFor();
      await expectAccessible(page);
      await amount.fill('100');
      await expectToFit(page);
      await page.getByRole('button', { name: t('saveDraft') }).click();
      await page.getByText(t('draft'), { exact: true }).first().waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      const draft = t('draftOf', { number });
      await actOn(page, language, draft, textsIn(uiMessages, language)('edit'));
      await page.getByRole('button', { name: t('issue') }).click();
      await page.getByText(t('inAdvance')).waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      expect(await notesOf(owner)).toMatchObject([{ state: 'FINAL', case: 'PRICE', grandTotal: 113 }]);

      const customer = textsIn(customerScreenMessages, language);
      await page.goto(inject('base') + screens.customers);
      await actOn(page, language, language === 'ne' ? 'गणेश किराना' : 'Ganesh Kirana', customer('payBack'));
      const paying = textsIn(settlementScreenMessages, language);
      const dialog = page.getByRole('dialog', { name: paying('refundTitle') });
      await dialog.getByText(paying('advanceSoFar')).waitFor();
      await dialog.getByText(digitsIn(language, '113.00')).waitFor();
      await fieldOf(page, textsIn(paymentDialogMessages, language)('amount')).fill('200');
      await dialog.getByRole('button', { name: paying('refundSave') }).click();
      await dialog.getByText(textsIn(paymentMessages, language)('advanceMissing')).waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      await fieldOf(page, textsIn(paymentDialogMessages, language)('amount')).fill('113');
      await dialog.getByRole('button', { name: paying('refundSave') }).click();
      await dialog.waitFor({ state: 'hidden' });
      const caller = { token: owner.tokens.access };
      const { rows } = await callApi(paymentContract.listSettlements, { query: { kind: 'PAID' } }, caller);
      expect(rows).toMatchObject([{ totalAmount: 113, customerName: 'Ganesh Kirana' }]);
    },
  );

  seldom('is shut to whoever has no right to it', async ({ openPage }) => {
    const page = await signInAs(openPage, 'cashier', { language: 'en', width: 1280, path: screens.newCreditNote });
    await page.getByText(textsIn(uiMessages, 'en')('forbiddenTitle')).waitFor();
    await expectAccessible(page);
  });
});
