import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { yearEndScreenMessages } from '@bahi/contract/books/year-end/year-end-screen.messages';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { submissionsOf } from '../keyboard.ts';
import { todayOf } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a year that is over is looked at, closed, taken back and locked ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const t = textsIn(yearEndScreenMessages, view.language);
    const caller = { token: owner.tokens.access };
    const account = { code: 'FEES', name: 'Fees', nameNp: 'शुल्क', groupCode: 'OTHER_INCOME' };
    await callApi(ownAccountContract.save, { body: account }, caller);
    const accounts = await callApi(voucherContract.accounts, {}, caller);
    const idOf = (code: string) => accounts.find((one) => one.code === code)?.id ?? 0;
    const { plus } = await todayOf(owner);
    // So many days ago another fiscal year ran.
    const lines = [
      { accountId: idOf('CASH'), debit: 700 },
      { accountId: idOf('FEES'), credit: 700 },
    ];
    await callApi(voucherContract.journal, { body: { dateAD: plus(-366), lines } }, caller);

    await page.goto(inject('base') + screens.yearEnd);
    await page.getByText(t('open'), { exact: true }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: t('close') }).click();
    const closing = page.getByRole('dialog');
    await closing.getByRole('radio').first().waitFor();
    const sent = await submissionsOf(page);
    await page.keyboard.press('Control+a');
    await closing.getByRole('button', { name: t('close') }).focus();
    await page.keyboard.press('Control+a');
    expect(await sent(), 'no year is closed by a key that selects elsewhere').toBe(0);
    await closing.getByRole('radio', { name: t('CAPITAL') }).check();
    await expectAccessible(page);
    await closing.getByRole('button', { name: t('close') }).click();
    await closing.waitFor({ state: 'hidden' });
    await page.getByText(t('closed'), { exact: true }).waitFor();
    await expectToFit(page);

    await page.getByRole('button', { name: t('reopen') }).click();
    const reopening = page.getByRole('dialog', { name: t('reopen') });
    await reopening.getByLabel(new RegExp(`^${t('reason')}`)).fill('A bill was forgotten');
    await expectAccessible(page);
    await reopening.getByRole('button', { name: t('reopen') }).click();
    await reopening.waitFor({ state: 'hidden' });
    await page.getByText(t('open'), { exact: true }).waitFor();

    await page.getByRole('button', { name: t('lock'), exact: true }).click();
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await page.getByText(t('locked'), { exact: true }).waitFor();
    const { closing: none, isLocked } = await callApi(yearEndContract.get, { query: {} }, caller);
    expect([none, isLocked]).toEqual([null, true]);
  },
);
