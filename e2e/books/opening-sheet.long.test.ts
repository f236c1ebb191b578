import type { Locator } from 'playwright-core';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { voucherMessages } from '@bahi/contract/books/voucher/voucher.messages';
import { accountWords } from '@bahi/contract/reports/account-ledger/account-words';
import { screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { digitsIn } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** Rows that were left out while a column was read wrongly are judged anew once it is read well, and taken over. */
async function leaveOutAndMend(dialog: Locator, language: 'en' | 'ne'): Promise<void> {
  const t = textsIn(voucherScreenMessages, language);
  const text = 'Account,Remark,Debit,Credit\nX1,Cash,5000,\nX2,CAPITAL,,5000\n';
  const file = { name: 'guessed.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  const take = (count: string) =>
    dialog.getByRole('button', { name: t('sheetTake', { count: digitsIn(language, count) }) });
  await dialog.getByRole('button', { name: t('sheetLeaveOthersOut') }).click();
  const leftOut = dialog.locator('tbody').getByText(t('sheetLeftOut'), { exact: true });
  await expect.poll(() => leftOut.count()).toBe(2);
  await expect.poll(() => take('0').isDisabled()).toBe(true);
  await dialog
    .getByLabel(t('sheetColumn', { number: digitsIn(language, '2'), heading: 'Remark' }))
    .selectOption({ label: t('sheetName') });
  await expect.poll(() => take('2').isEnabled()).toBe(true);
  expect(await leftOut.count()).toBe(0);
}

test.for(storyViews(import.meta.filename))(
  'a trial balance is read from a file, what is not known is told at its row and matched by hand, and all is entered ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, view);
    const t = textsIn(voucherScreenMessages, language);
    const caller = { token: owner.tokens.access };
    await page.goto(inject('base') + screens.openingBalance);
    await page.getByRole('button', { name: t('sheetRead') }).click();
    const dialog = page.getByRole('dialog', { name: t('sheetTitle') });
    await dialog.getByRole('button', { name: t('sheetChoose') }).waitFor();
    await expectAccessible(page);
    await leaveOutAndMend(dialog, language);
    const text = 'Account,Debit,Credit\nCash,5000,\nSuspense,100,\nCAPITAL,,5100\nTotal,5100,5100\n';
    const file = { name: 'trial.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByText(textsIn(voucherMessages, language)('sheetUnknown')).waitFor();
    const take = (count: string) =>
      dialog.getByRole('button', { name: t('sheetTake', { count: digitsIn(language, count) }) });
    await expect.poll(() => take('2').isDisabled()).toBe(true);
    await expectAccessible(page);
    await expectToFit(page);
    const ofRow = dialog.getByRole('combobox', { name: t('sheetAccount', { row: digitsIn(language, '3') }) });
    await choose(page, ofRow, t('sheetLeaveOut'));
    await expect.poll(() => take('2').isEnabled()).toBe(true);
    await choose(page, ofRow, accountWords['DRAWINGS']?.[language] ?? 'none');
    await take('3').waitFor();
    await expectToFit(page);
    await take('3').click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await page.waitForURL(/[?&]view=\d+/);
    expect(await callApi(voucherContract.opening, { query: {} }, caller)).toMatchObject({ isSet: true, debit: 5100 });
  },
);
