import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { listPath, makeBill, openShop } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'the drawer is counted by keyboard, is short, and what stays is what the next day begins with ($language, $width px)',
  async ({ language, width }, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language, width });
    const t = textsIn(dayCloseScreenMessages, language);
    const words = textsIn(paymentDialogMessages, language);
    const said = <T>(en: T, ne: T): T => (language === 'en' ? en : ne);
    const bill = await makeBill(owner, await openShop(owner));

    await page.goto(inject('base') + listPath);
    await actOn(page, language, String(bill.code), said('Payment', 'भुक्तानी'));
    const payments = page.getByRole('dialog', { name: words('title', { number: String(bill.code) }) });
    await payments.getByRole('button', { name: words('add'), exact: true }).click();
    await payments.getByRole('button', { name: words('save') }).click();
    await payments.getByText(words('allPaid')).waitFor();

    await page.goto(inject('base') + screens.newDayClose);
    await page
      .getByText(t('nothingMoved'))
      .or(page.getByText(t('expected')).first())
      .first()
      .waitFor();
    const save = page.getByRole('button', { name: t('save'), exact: true });
    await save.click();
    const coins = page.getByLabel(t('coins'), { exact: true });
    await expect.poll(() => coins.getAttribute('aria-invalid')).toBe('true');
    const pieces = (rupees: string) => page.getByLabel(t('piecesOf', { rupees }), { exact: true });
    await pieces(said('100', '१००')).fill(said('1', '१'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => pieces(said('10', '१०')).evaluate((field) => field === document.activeElement)).toBe(true);
    const hasFocus = (rupees: string) => pieces(rupees).evaluate((field) => field === document.activeElement);
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => hasFocus(said('20', '२०'))).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => hasFocus(said('10', '१०'))).toBe(true);
    await page.keyboard.type(said('1', '१'));
    await page.getByText(t('short', { amount: said('3.00', '३.००') })).waitFor();
    await page.getByLabel(new RegExp(`^${t('reason')}`)).fill('Too much change');
    await choose(page, fieldOf(page, t('takenTo')), said('Bank', 'बैंक'));
    await page.getByLabel(new RegExp(`^${t('left')}`)).fill('60');
    await expectAccessible(page);
    await expectToFit(page);
    await save.click();

    const dialog = page.getByRole('dialog');
    await dialog.getByText('Too much change').waitFor();
    await dialog.getByText(t('short', { amount: said('3.00', '३.००') })).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    const { rows } = await callApi(dayCloseContract.list, {}, { token: owner.tokens.access });
    expect(rows).toMatchObject([{ expectedAmount: 113, countedAmount: 110, leftAmount: 60, takenAmount: 50 }]);
    await page.keyboard.press('Escape');
    await expectToFit(page);

    await page.goto(inject('base') + screens.newDayClose);
    await page.getByText(t('isClosed')).waitFor();
    await expectAccessible(page);
  },
);
