import { taxPaymentScreenMessages } from '@bahi/contract/books/tax-office/tax-payment-screen.messages';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { vatReturnWords } from '@bahi/contract/reports/vat-return/vat-return-words.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { tabTo } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { makeExpense, prepareExpense } from '../steps/due-documents.ts';
import { todayOf } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

describe.for(storyViews(import.meta.filename))('in $language at $width px', (view) => {
  const { language } = view;
  const t = textsIn(vatReturnScreenMessages, language);
  const words = textsIn(vatReturnWords, language);
  const paid = textsIn(taxPaymentScreenMessages, language);

  test('VAT of a filed month is paid without a mouse, stands in box 10, and is taken back', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { ...view, isFresh: true });
    const caller = { token: owner.tokens.access };
    const { ad: today, plus } = await todayOf(owner);
    const day = plus(-60);
    const bill = { billDateAD: day, dueDateAD: day, totalBillAmount: 1130, vatAmount: 130 };
    await makeExpense(owner, await prepareExpense(owner), bill);
    const seen = await callApi(vatReturnContract.get, { query: { dayAD: day } }, caller);
    const form = { dayAD: day, figures: seen.figures, submissionNumber: '830000012345', submittedOnAD: today };
    await callApi(vatReturnContract.file, { body: { ...form, adjustmentDebit: 5000 } }, caller);

    await page.goto(inject('base') + screenAt(screens.vatReturn, { lastDay: seen.month.lastDayAD }));
    await tabTo(page, page.getByRole('button', { name: paid('deposit') }));
    await page.keyboard.press('Enter');
    const paying = page.getByRole('dialog', { name: paid('deposit') });
    await fieldOf(page, paid('voucherNumber')).fill('NRB-21');
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Control+s');
    await paying.waitFor({ state: 'hidden' });
    const boxes = page.getByRole('table', { name: t('boxes') });
    await boxes
      .getByRole('row', { name: words('voucherNumber') })
      .getByText('NRB-21')
      .waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    const now = await callApi(vatReturnContract.get, { query: { dayAD: day } }, caller);
    expect([now.typed.paid, now.leftToPay]).toEqual([4870, 0]);
    expect(await page.getByText(t('untied'), { exact: true }).count()).toBe(0);

    await actOn(page, language, 'NRB-21', paid('takeBack'));
    await fieldOf(page, paid('reason')).fill('Typed twice');
    const takingBack = page.getByRole('dialog', { name: paid('takeBack') });
    await takingBack.getByRole('button', { name: paid('takeBack') }).click();
    await takingBack.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: paid('deposit') }).waitFor();
    expect(await page.getByText(paid('isCancelled'), { exact: true }).count()).toBe(1);

    // The month before was filed elsewhere: what the portal says of it is typed.
    const before = Temporal.PlainDate.from(seen.month.firstDayAD).subtract({ days: 1 }).toString();
    await page.goto(inject('base') + screenAt(screens.vatReturn, { lastDay: before }));
    await page.getByRole('button', { name: paid('deposit') }).click();
    await fieldOf(page, paid('amount')).fill('250');
    await fieldOf(page, paid('voucherNumber')).fill('NRB-20');
    await page.keyboard.press('Control+s');
    await paying.waitFor({ state: 'hidden' });
    await page.getByText('NRB-20').first().waitFor();
    const earlier = await callApi(vatReturnContract.get, { query: { dayAD: before } }, caller);
    expect(earlier.payments.map(({ amount, isActive }) => [amount, isActive])).toEqual([[250, true]]);
  });
});
