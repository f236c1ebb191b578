import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { describe, expect, inject } from 'vitest';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, test, storyViews } from '../browser.ts';
import { actOn, fieldOf } from '../screen.ts';
import { makeExpense, payOn, prepareExpense } from '../steps/due-documents.ts';
import { amountOf, createPath, digitsIn, editorOf, listPath, openShop } from '../steps/invoice-screen.ts';
import { textsIn } from '../texts.ts';
import { butwal, signUpOwner } from '../steps/sign-up.ts';

describe.for(storyViews(import.meta.filename))('at the counter ($language, $width px)', ({ language, width }) => {
  test('whoever walks in pays in cash, and is given back what is over', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language, width });
    await openShop(owner);
    const caller = { token: owner.tokens.access };
    const place = await butwal(owner.tokens.access);
    const walkIn = { name: 'Counter', nameNp: 'काउन्टर', phoneNumber: '9800000000', focalPerson: 'Counter' };
    await callApi(customerContract.save, { body: { ...walkIn, ...place, isWalkIn: true } }, caller);
    await page.goto(inject('base') + createPath);
    const { t, customer, cell, choices, totals, issue, done } = editorOf(page, language);
    const [known, unknown] = language === 'ne' ? ['गणेश किराना', 'काउन्टर'] : ['Ganesh Kirana', 'Counter'];
    const mode = page.getByLabel(t('paymentMode'));

    await customer.fill(known);
    await page.getByRole('option', { name: known }).click();
    expect(await mode.inputValue(), 'whom one knows buys on credit').toBe('CREDIT');
    await customer.fill(unknown);
    await page.getByRole('option', { name: unknown }).click();
    expect(await mode.inputValue()).toBe('CASH');
    await mode.selectOption('ONLINE');
    await customer.fill(known);
    await page.getByRole('option', { name: known }).click();
    expect(await mode.inputValue(), 'what was chosen stays').toBe('ONLINE');
    await mode.selectOption('CASH');
    await customer.fill(unknown);
    await page.getByRole('option', { name: unknown }).click();
    expect(await mode.inputValue()).toBe('CASH');

    await cell('item', 1).fill('RICE');
    await choices.first().click();
    const given = page.getByLabel(t('tendered'), { exact: true });
    await given.fill('100');
    expect(await amountOf(totals, t('lacking'))).toBe(digitsIn(language, '13.00'));
    await issue.click();
    await page
      .getByText(language === 'en' ? 'Less than the total' : 'जम्मा रकमभन्दा कम छ')
      .first()
      .waitFor();
    await given.fill('500');
    expect(await amountOf(totals, t('change'))).toBe(digitsIn(language, '387.00'));
    await expectToFit(page);
    await expectAccessible(page);
    await issue.click();

    await done.waitFor();
    const panel = page.getByRole('region', { name: new RegExp(t('doneTitle', { number: '.*' })) });
    await panel.getByText(digitsIn(language, '387.00')).waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    const { rows } = await callApi(invoiceContract.list, {}, caller);
    expect(rows).toMatchObject([{ grandTotal: 113, paidAmount: 113, remainingAmount: 0, paymentStatus: 'PAID' }]);

    // To cancel it, its receipt is deleted first: what the till has paid out since, it does not hold any more.
    const expense = await makeExpense(owner, await prepareExpense(owner));
    await payOn(owner, 'EXPENSE', expense.id, 100);
    const [payment, settlement] = [
      textsIn(paymentDialogMessages, language),
      textsIn(settlementScreenMessages, language),
    ];
    await page.goto(inject('base') + listPath);
    const id = rows[0]?.id ?? 0;
    const number = String(rows[0]?.code);
    await actOn(page, language, number, t('cancelPaid'));
    const { receiptNumber } = await callApi(invoiceContract.get, { params: { id } }, caller);
    const removal = page.getByRole('dialog', { name: settlement('deleteTitle', { number: String(receiptNumber) }) });
    await removal.getByText(payment('emptyTill', { amount: digitsIn(language, '13.00') })).waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    await fieldOf(page, settlement('reason')).fill('Slip');
    await removal.getByRole('button', { name: settlement('remove') }).click();
    // From there it goes on to the invoice.
    const cancelling = page.getByRole('dialog', { name: t('cancelTitle', { number }) });
    await cancelling.waitFor();
    await fieldOf(page, t('reason')).fill('Slip');
    await cancelling.getByRole('button', { name: t('cancelInvoice') }).click();
    await cancelling.waitFor({ state: 'hidden' });
    expect((await callApi(invoiceContract.get, { params: { id } }, caller)).state).toBe('CANCELLED');
  });
});
