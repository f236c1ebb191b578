import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { accountWords } from '@bahi/contract/reports/account-ledger/account-words';
import { screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a journal is typed line by line, taken back and written anew, and cash is put into the bank ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, view);
    const t = textsIn(voucherScreenMessages, language);
    const named = (code: string): string => accountWords[code]?.[language] ?? 'none';
    const vouchers = async () => (await callApi(voucherContract.list, {}, { token: owner.tokens.access })).rows;

    await page.goto(inject('base') + screens.vouchers);
    await page.getByText(t('empty')).waitFor();
    await page
      .getByRole('button', { name: t('addJournal'), exact: true })
      .first()
      .click();
    const lines = page.getByRole('list', { name: t('lines') }).getByRole('listitem');
    await choose(page, lines.nth(0).getByRole('combobox', { name: `${t('account')} 1` }), named('DRAWINGS'));
    await lines
      .nth(0)
      .getByLabel(`${t('debit')} 1`)
      .fill('750');
    await page.keyboard.press('Enter');
    // The next line has what is missing, and waits for its account.
    const second = lines.nth(1).getByRole('combobox', { name: `${t('account')} 2` });
    await expect.poll(() => second.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect
      .poll(() =>
        lines
          .nth(1)
          .getByLabel(`${t('credit')} 2`)
          .inputValue(),
      )
      .not.toBe('');
    await choose(page, second, named('CASH'));
    await page.getByText(t('balanced')).waitFor();
    await lines
      .nth(1)
      .getByLabel(`${t('credit')} 2`)
      .fill('700');
    await page.getByText(t('notBalanced', { amount: language === 'ne' ? '५०.००' : '50.00' })).waitFor();
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expectAccessible(page);
    await expectToFit(page);
    await lines
      .nth(1)
      .getByLabel(`${t('credit')} 2`)
      .fill('750');
    await page.getByRole('button', { name: t('save'), exact: true }).click();

    const dialog = page.getByRole('dialog');
    await dialog.getByText(named('DRAWINGS')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    const [journal] = await vouchers();
    const number = journal?.code ?? 'none';
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await actOn(page, language, number, t('cancel'));
    const cancelling = page.getByRole('dialog', { name: t('cancelTitle', { number }) });
    await fieldOf(page, t('reason')).fill('Slip of the pen');
    await cancelling.getByRole('button', { name: t('cancel'), exact: true }).click();
    await cancelling.waitFor({ state: 'hidden' });
    await actOn(page, language, number, t('copy'));
    await expect.poll(() => lines.count()).toBe(2);
    await page.getByText(t('balanced')).waitFor();
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await page.getByRole('dialog').getByText(named('DRAWINGS')).waitFor();

    await page.goto(inject('base') + screens.newContra);
    await choose(page, fieldOf(page, t('from')), named('CASH'));
    await choose(page, fieldOf(page, t('to')), named('BANK'));
    await fieldOf(page, t('amountRupees')).fill('1200');
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await page.getByRole('dialog').getByText(t('CONTRA_VOUCHER')).waitFor();
    expect((await vouchers()).map(({ kind, state, total }) => [kind, state, total])).toEqual([
      ['CONTRA_VOUCHER', 'POSTED', 1200],
      ['JOURNAL_VOUCHER', 'POSTED', 750],
      ['JOURNAL_VOUCHER', 'CANCELLED', 750],
    ]);

    await page.goto(inject('base') + screens.openingBalance);
    await page.getByText(t('beganNothing')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  },
);
