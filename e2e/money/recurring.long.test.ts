import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { expenseMessages } from '@bahi/contract/money/expense/expense.messages';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, test, storyViews } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { actOn, answer, fieldOf } from '../screen.ts';
import { makeExpense, prepareExpense } from '../steps/due-documents.ts';
import { digitsIn, makeBill, openShop, todayOf } from '../steps/invoice-screen.ts';
import { type Owner, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.recurrings;
/** The server looks for what is due every ten seconds. */
const untilMade = { interval: 1000, timeout: 30_000 };

const recordsOf = async ({ tokens }: Owner) =>
  (await callApi(recurringContract.list, {}, { token: tokens.access })).rows;

describe.for(storyViews(import.meta.filename))('what comes again ($language, $width px)', ({ language, width }) => {
  const [t, ui] = [textsIn(recurringScreenMessages, language), textsIn(uiMessages, language)];

  /** Begins it in the menu of a row, from today on. */
  async function repeat(page: Page, row: string, name: string, today: string): Promise<void> {
    await actOn(page, language, row, t('repeat'));
    const dialog = page.getByRole('dialog', { name: t('addTitle') });
    await fieldOf(page, t('name')).fill(name);
    await fieldOf(page, t('firstDay')).fill(today);
    await fieldOf(page, t('dayOfMonth')).focus();
    await expectToFit(page);
    await expectAccessible(page);
    await page.keyboard.press('Control+S');
    await dialog.waitFor({ state: 'hidden' });
  }

  test('an expense is repeated from its menu, told of on its day, and entered with the bill in hand', async ({
    openPage,
  }) => {
    const { page, owner } = await signUpOwner(openPage, { language, width, path });
    await page.getByText(t('empty')).waitFor();
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    await page.getByText(t('chooseHint')).waitFor();
    await expectToFit(page);
    await page.keyboard.press('Escape');
    const { ad } = await todayOf(owner);
    await makeExpense(owner, await prepareExpense(owner));
    await page.goto(inject('base') + screens.expenses);
    await repeat(page, 'Truck from Birgunj', 'Monthly truck', ad);
    await expect.poll(async () => (await recordsOf(owner))[0]?.waitingCount, untilMade).toBe(1);

    await page.goto(inject('base') + screens.dashboard);
    await page.getByRole('link', { name: textsIn(dashboardScreenMessages, language)('RECURRING') }).click();
    await page
      .getByText(t('waitingCount', { count: digitsIn(language, '1') }))
      .first()
      .waitFor();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Monthly truck', exact: true }).click();
    await page.getByText(t('DUE')).first().waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('enter'), exact: true }).click();
    const entry = page.getByRole('dialog', { name: t('enterTitle', { name: 'Monthly truck' }) });
    await fieldOf(page, t('totalBillAmount')).fill('12000');
    await entry.getByRole('button', { name: t('enter'), exact: true }).click();
    await entry.getByText(textsIn(expenseMessages, language)('billForVat')).waitFor();
    await fieldOf(page, t('billNumber')).fill('MM-234');
    await expectToFit(page);
    await expectAccessible(page);
    await entry.getByRole('button', { name: t('enter'), exact: true }).click();
    await entry.waitFor({ state: 'hidden' });
    await page.getByText(t('ISSUED'), { exact: true }).waitFor();
    const { rows } = await callApi(expenseContract.list, {}, { token: owner.tokens.access });
    expect(rows.map(({ heading, totalBillAmount }) => `${heading} ${totalBillAmount}`).toSorted()).toEqual([
      'Monthly truck 12000',
      'Truck from Birgunj 11300',
    ]);
  });

  test('a bill comes again as a draft, and is paused', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language, width });
    const bill = await makeBill(owner, await openShop(owner));
    const { ad } = await todayOf(owner);
    await page.goto(inject('base') + screens.invoices);
    await repeat(page, String(bill.code), 'Monthly rice', ad);
    await expect.poll(async () => (await recordsOf(owner))[0]?.waitingCount, untilMade).toBe(1);
    await page.goto(inject('base') + path);
    await page.getByRole('button', { name: 'Monthly rice', exact: true }).click();
    await page.getByText(t('DRAFT'), { exact: true }).first().waitFor();
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await actOn(page, language, 'Monthly rice', t('pause'));
    await answer(page, ui('confirm'));
    await page.getByText(t('paused'), { exact: true }).first().waitFor();
    expect((await recordsOf(owner))[0]).toMatchObject({ isActive: false, nextDayAD: null });
  });
});

test('who has no right to it does not see it', async ({ openPage }) => {
  const page = await signInAs(openPage, 'cashier', { language: 'en', width: 1280, path, allowedFaults: /403/ });
  await page.getByText(textsIn(uiMessages, 'en')('forbiddenTitle')).waitFor();
});
