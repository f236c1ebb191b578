import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { paymentMessages } from '@bahi/contract/money/payment/payment.messages';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { debitNoteMessages } from '@bahi/contract/purchase/debit-note/debit-note.messages';
import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screens } from '@bahi/contract/screens';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { hasFocus } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { digitsIn, expectFocus, todayOf } from '../steps/invoice-screen.ts';
import { makePurchase, openBuyer } from '../steps/purchases.ts';
import { type Owner, signUpOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

/** The words of the screens of debit notes: their own, and those of all documents with lines. */
const words = {
  namespace: 'debited',
  texts: { ...goodsLinesScreenMessages.texts, ...debitNoteScreenMessages.texts },
};

const notesOf = async ({ tokens }: Owner) =>
  (await callApi(debitNoteContract.list, { query: {} }, { token: tokens.access })).rows;
const billOf = ({ tokens }: Owner, id: number) =>
  callApi(purchaseContract.get, { params: { id } }, { token: tokens.access });

/** A bill of two dozens of soap, 1,084.80, that is paid. */
async function paidPurchase(owner: Owner) {
  const bill = await makePurchase(owner, await openBuyer(owner), 'final');
  const { ad } = await todayOf(owner);
  const row = { paymentMode: 'ONLINE', paymentDate: ad, paymentAmount: bill.grandTotal } as const;
  const body = {
    componentEntityId: bill.id,
    componentType: 'PURCHASE' as const,
    paymentLedgerDetailRequestDtoList: [row],
    totalPayingAmount: bill.grandTotal,
  };
  await callApi(paymentContract.create, { body }, { token: owner.tokens.access });
  return bill;
}

function lineOf(language: Language, number: number) {
  return { number: digitsIn(language, String(number)) };
}

describe('a debit note', () => {
  test('is written by the keyboard alone: its bill found, a dozen given back, issued and printed', async ({
    openPage,
  }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    const bill = await makePurchase(owner, await openBuyer(owner), 'final');
    const t = textsIn(words, 'ne');
    await page.goto(inject('base') + screens.newDebitNote);
    const keys = page.keyboard;
    await expectFocus(fieldOf(page, t('choosePurchase')), 'a new one begins with its bill');
    await expectAccessible(page);
    await keys.type('MT-1');
    await page.getByRole('option', { name: String(bill.code) }).waitFor();
    await keys.press('Enter');
    await expectFocus(fieldOf(page, t('case')), 'then it is asked why');
    const first = page.getByLabel(t('quantityOf', lineOf('ne', 1)));
    for (let stops = 0; stops < 10 && !(await hasFocus(first)); stops += 1) await keys.press('Tab');
    await expectFocus(first, 'the lines are reached by Tab');
    await keys.type('1');
    await expectAccessible(page);
    await keys.press('Control+Enter');
    await page.getByRole('heading', { name: new RegExp(t('doneTitle', { number: 'DBN-.*' })) }).waitFor();
    await expectFocus(page.getByRole('button', { name: t('printNow') }), 'printing is offered');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await keys.press('p');
    expect((await download).suggestedFilename()).toMatch(/^DBN-.*\.pdf$/);
    expect(await notesOf(owner)).toMatchObject([{ state: 'FINAL', case: 'RETURN', grandTotal: 542.4 }]);
    expect(await billOf(owner, bill.id)).toMatchObject({ debitedAmount: 542.4, remainingAmount: 542.4 });
  });

  test('gives pieces of a dozen back as pieces, and says so in the note', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390 });
    const bill = await makePurchase(owner, await openBuyer(owner), 'final');
    const t = textsIn(words, 'ne');
    await page.goto(inject('base') + screens.purchases);
    await actOn(page, 'ne', String(bill.code), textsIn(purchaseScreenMessages, 'ne')('giveBack'));
    await page.getByLabel(t('unitOf', lineOf('ne', 1))).selectOption({ index: 1 });
    await page.getByLabel(t('quantityOf', lineOf('ne', 1))).fill('५');
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: t('issue') }).click();
    await page.getByRole('heading', { name: new RegExp(t('doneTitle', { number: 'DBN-.*' })) }).waitFor();
    expect(await notesOf(owner)).toMatchObject([{ state: 'FINAL', case: 'RETURN', grandTotal: 226 }]);
    const { token, id } = { token: owner.tokens.access, id: (await notesOf(owner))[0]?.id ?? 0 };
    const { lines } = await callApi(debitNoteContract.get, { params: { id } }, { token });
    expect(lines).toMatchObject([{ quantity: 5, unit: 'pcs', netAmount: 200 }]);
    await page.goto(`${inject('base')}${screens.newDebitNote}?purchase=${bill.id}`);
    await page.getByRole('button', { name: t('all') }).click();
    await expect.poll(() => page.getByLabel(t('quantityOf', lineOf('ne', 1))).inputValue()).toBe('१९');
  });

  test.for(storyViews(import.meta.filename))(
    'takes a price down of a paid bill, and what is left over is kept and comes back later, $language at $width',
    async (view, { openPage }) => {
      const { language } = view;
      const { page, owner } = await signUpOwner(openPage, view);
      const bill = await paidPurchase(owner);
      const t = textsIn(words, language);
      const number = String(bill.code);
      await page.goto(inject('base') + screens.purchases);
      await actOn(page, language, number, textsIn(purchaseScreenMessages, language)('giveBack'));
      await fieldOf(page, t('case')).fill(t('PRICE'));
      await page.getByRole('option', { name: t('PRICE') }).click();
      await fieldOf(page, t('vendorNumber')).fill('CN-9');
      const amount = page.getByLabel(t('amountOf', lineOf(language, 1)));
      await amount.fill('961');
      await page.getByRole('button', { name: t('issue') }).click();
      await page
        .getByText(textsIn(debitNoteMessages, language)('amountAbove', { amount: digitsIn(language, '960.00') }))
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
      expect(await notesOf(owner)).toMatchObject([
        { state: 'FINAL', case: 'PRICE', grandTotal: 113, vendorNumber: 'CN-9' },
      ]);

      const vendor = textsIn(vendorScreenMessages, language);
      await page.goto(inject('base') + screens.vendors);
      const name = language === 'ne' ? (bill.vendorNameNp ?? bill.vendorName) : bill.vendorName;
      await actOn(page, language, name, vendor('receiveBack'));
      const paying = textsIn(settlementScreenMessages, language);
      const dialog = page.getByRole('dialog', { name: paying('receiveBackTitle') });
      await dialog.getByText(paying('advanceSoFar')).waitFor();
      await dialog.getByText(digitsIn(language, '113.00')).waitFor();
      await fieldOf(page, textsIn(paymentDialogMessages, language)('amount')).fill('200');
      await dialog.getByRole('button', { name: paying('receiveBackSave') }).click();
      await dialog.getByText(textsIn(paymentMessages, language)('advanceMissing')).waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      await fieldOf(page, textsIn(paymentDialogMessages, language)('amount')).fill('113');
      await dialog.getByRole('button', { name: paying('receiveBackSave') }).click();
      await dialog.waitFor({ state: 'hidden' });
      const caller = { token: owner.tokens.access };
      const { rows } = await callApi(paymentContract.listSettlements, { query: { kind: 'RECEIVED' } }, caller);
      expect(rows).toMatchObject([{ totalAmount: 113, vendorId: bill.vendorId }]);
      await page.goto(`${inject('base')}${screens.debitNotes}?view=${(await notesOf(owner))[0]?.id}`);
      await page.getByRole('dialog').getByText('CN-9').waitFor();
      await expectAccessible(page);
      await expectToFit(page);
    },
  );

  test('is shut to whoever has no right to it', async ({ openPage }) => {
    const page = await signInAs(openPage, 'cashier', { language: 'en', width: 1280, path: screens.newDebitNote });
    await page.getByText(textsIn(uiMessages, 'en')('forbiddenTitle')).waitFor();
    await expectAccessible(page);
  });
});
