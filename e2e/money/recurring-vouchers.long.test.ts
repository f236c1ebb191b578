import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { actOn, answer, fieldOf } from '../screen.ts';
import { makeBill, openShop, todayOf } from '../steps/invoice-screen.ts';
import { type Owner, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** The server looks for what is due every ten seconds. */
const untilMade = { interval: 1000, timeout: 30_000 };

const recordsOf = async ({ tokens }: Owner) =>
  (await callApi(recurringContract.list, {}, { token: tokens.access })).rows;

/** The accounts that lines name, by their codes. */
async function accountsOf({ tokens }: Owner): Promise<(code: string) => number> {
  const accounts = await callApi(voucherContract.accounts, {}, { token: tokens.access });
  return (code) => accounts.find((one) => one.code === code)?.id ?? 0;
}

test.for(storyViews(import.meta.filename))(
  'a write-off comes again as a draft that is looked at and entered, money moves by itself, and both are paused ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const [t, ui] = [textsIn(recurringScreenMessages, language), textsIn(uiMessages, language)];
    const words = textsIn(voucherScreenMessages, language);
    const base = inject('base');
    const { page, owner } = await signUpOwner(openPage, view);
    const caller = { token: owner.tokens.access };
    const shop = await openShop(owner);
    const bill = await makeBill(owner, shop);
    const idOf = await accountsOf(owner);
    const { ad: dateAD } = await todayOf(owner);
    const written = await callApi(
      voucherContract.journal,
      {
        body: {
          dateAD,
          narration: 'Let off each month',
          lines: [
            { accountId: idOf('CAPITAL'), debit: 10 },
            { accountId: idOf('RECEIVABLE'), credit: 10, customerId: shop.customer.id, documentId: bill.id },
          ],
        },
      },
      caller,
    );
    const moved = await callApi(
      voucherContract.contra,
      { body: { dateAD, fromAccountId: idOf('CASH'), toAccountId: idOf('BANK'), amount: 300 } },
      caller,
    );

    /** Begins it in the menu of its row, from today on. */
    async function repeat(page: Page, number: string, name: string, see: () => Promise<void>): Promise<void> {
      await page.goto(base + screens.vouchers);
      await actOn(page, language, number, t('repeat'));
      const dialog = page.getByRole('dialog', { name: t('addTitle') });
      await dialog.getByText(t('voucherHint')).waitFor();
      await fieldOf(page, t('name')).fill(name);
      await fieldOf(page, t('firstDay')).fill(dateAD);
      await fieldOf(page, t('dayOfMonth')).focus();
      await see();
      await expectToFit(page);
      await expectAccessible(page);
      await page.keyboard.press('Control+S');
      await dialog.waitFor({ state: 'hidden' });
    }

    await repeat(page, written.code, 'Monthly let-off', () => page.getByText(t('takesOldest')).waitFor());
    await expect.poll(async () => (await recordsOf(owner))[0]?.waitingCount, untilMade).toBe(1);
    await page.goto(base + screens.recurrings);
    await page.getByRole('button', { name: 'Monthly let-off', exact: true }).click();
    const detail = page.getByRole('dialog', { name: 'Monthly let-off' });
    await detail.getByText(t('DRAFT'), { exact: true }).first().waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    await detail.getByRole('link', { name: t('open'), exact: true }).click();
    const draft = page.getByRole('dialog', { name: words('viewTitle') });
    await draft.getByText(words('DRAFT'), { exact: true }).waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    await draft.getByRole('button', { name: words('enterDraft'), exact: true }).click();
    await expect.poll(() => fieldOf(page, words('narration')).inputValue()).toBe('Let off each month');
    await expectToFit(page);
    await page.getByRole('button', { name: words('save'), exact: true }).click();
    await page.getByRole('dialog').getByText(words('SETTLES')).waitFor();

    await repeat(page, moved.code, 'Cash to the bank', async () => {
      await page.getByLabel(t('postsItself')).check();
    });
    const stateOf = async (name: string) => {
      const id = (await recordsOf(owner)).find((one) => one.name === name)?.id ?? 0;
      return (await callApi(recurringContract.get, { params: { id } }, caller)).periods[0]?.state;
    };
    expect(await stateOf('Monthly let-off')).toBe('ISSUED');
    await expect.poll(() => stateOf('Cash to the bank'), untilMade).toBe('ISSUED');
    await page.goto(base + screens.recurrings);
    await page.getByRole('button', { name: 'Cash to the bank', exact: true }).click();
    await page.getByText(t('ISSUED'), { exact: true }).first().waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    for (const name of ['Monthly let-off', 'Cash to the bank']) {
      await actOn(page, language, name, t('pause'));
      await answer(page, ui('confirm'));
      await expect.poll(async () => (await recordsOf(owner)).find((one) => one.name === name)?.isActive).toBe(false);
    }
  },
);
