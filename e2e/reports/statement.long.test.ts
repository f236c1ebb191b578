import { screenAt, screens } from '@bahi/contract/screens';
import { readFile } from 'node:fs/promises';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { statementColumns } from '@bahi/contract/reports/statement/statement-columns.messages';
import { statementScreenMessages } from '@bahi/contract/reports/statement/statement-screen.messages';
import { dateMessages } from '@bahi/contract/ui/date.messages';
import { exportMessages } from '@bahi/contract/ui/export.messages';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { issueBill } from '../steps/bills.ts';
import { storyViews, expectAccessible, expectToFit, type Opening, test } from '../browser.ts';
import { demoOutlets, signInAs } from '../demo.ts';
import { actOn, linesOf } from '../screen.ts';
import { newOwner, openSignedIn, type Owner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** A bill of Rs 113 to Hari KC, of which 50 are paid. */
async function halfPaid(): Promise<{ owner: Owner; customerId: number; number: string }> {
  const owner = await newOwner();
  const caller = { token: owner.tokens.access };
  const bill = await issueBill(owner);
  const { todayAD } = await callApi(sessionContract.init, {}, caller);
  const rows = [{ paymentMode: 'CASH', paymentDate: todayAD, paymentAmount: 50 }];
  const body = { paymentLedgerDetailRequestDtoList: rows, totalPayingAmount: 50, componentEntityId: bill.id };
  await callApi(paymentContract.create, { body: { ...body, componentType: 'INVOICE' } }, caller);
  const [customer] = (await callApi(customerContract.list, {}, caller)).rows;
  return { owner, customerId: customer?.id ?? 0, number: bill.code ?? '' };
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}

const digits = (text: string, { language }: Opening): string =>
  language === 'ne' ? text.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))) : text;

describe('the statement of a customer', () => {
  test.for(storyViews(import.meta.filename))(
    'is told from the row menu on in $language at $width px',
    async (view, { openPage }) => {
      const { owner, number } = await halfPaid();
      const t = textsIn(statementColumns, view.language);
      const words = textsIn(statementScreenMessages, view.language);
      const page = await openSignedIn(openPage, { ...view, path: screens.customers }, owner.tokens);
      await actOn(page, view.language, 'Hari KC', words('open'));
      await page.getByRole('heading', { level: 1, name: t('customerTitle') }).waitFor();
      const sums = page.getByRole('main').locator('dl');
      await sums.getByText(digits('63.00', view)).waitFor();
      await sums.getByText(words('theyOwe')).waitFor();
      await settled(page);
      await expectAccessible(page);
      await expectToFit(page);
      // Each row leads to its document.
      await page.getByRole('link', { name: number }).click();
      await page.waitForURL(/invoice-setup\?view=\d+$/);
      await page.getByRole('dialog').waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: t('customerTitle') }).waitFor();
    },
  );

  test('keeps its period in the address, and is empty before anything was recorded', async ({ openPage }) => {
    const { owner, customerId } = await halfPaid();
    const words = textsIn(statementScreenMessages, 'en');
    const dates = textsIn(dateMessages, 'en');
    const path = screenAt(screens.customerStatement, { customerId });
    const page = await openSignedIn(openPage, { language: 'en', width: 1280, path }, owner.tokens);
    await settled(page);
    await page
      .getByRole('button', { name: words('period') })
      .first()
      .click();
    await page.getByText(dates('yesterday'), { exact: true }).click();
    await page.waitForURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
    await page.getByText(words('empty')).waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByText(words('empty')).waitFor();
  });

  test('of a period of which the address has one end is of what it says', async ({ openPage }) => {
    const { owner, customerId, number } = await halfPaid();
    const { todayAD } = await callApi(sessionContract.init, {}, { token: owner.tokens.access });
    const path = screenAt(screens.customerStatement, { customerId });
    const page = await openSignedIn(openPage, { language: 'en', width: 1280, path }, owner.tokens);
    await settled(page);
    const asking = page.waitForRequest(/\/statement\?/);
    await page.goto(`${inject('base')}${path}?from=${todayAD}`);
    expect(new URL((await asking).url()).searchParams.get('fromDateAD')).toBe(todayAD);
    await page.getByText(number).waitFor();
  });

  test('has each balance on one line of a phone, and the ways that lead to it are written out', async ({
    openPage,
  }) => {
    const { owner, customerId } = await halfPaid();
    const words = textsIn(statementScreenMessages, 'ne');
    const path = `${screens.customers}?view=${customerId}`;
    const page = await openSignedIn(openPage, { language: 'ne', width: 390, path }, owner.tokens);
    const way = page.getByRole('dialog').getByRole('link', { name: words('open') });
    await way.waitFor();
    const cut = await page.getByRole('dialog').evaluate((dialog) =>
      [...dialog.querySelectorAll('button, a')]
        .flatMap((button) => [...button.querySelectorAll('span')])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    await way.click();
    const balance = page.getByText(words('balanceCard', { amount: '६३.००' }));
    await balance.waitFor();
    expect(await linesOf(balance)).toBe(1);
  });

  test('is taken along as Excel and PDF', async ({ openPage }) => {
    const { owner, customerId } = await halfPaid();
    const t = textsIn(exportMessages, 'ne');
    const path = screenAt(screens.customerStatement, { customerId });
    const page = await openSignedIn(openPage, { language: 'ne', width: 390, path }, owner.tokens);
    for (const [kind, name, head] of [
      ['excel', 'Customer statement.xlsx', 'PK'],
      ['pdf', 'Customer statement.pdf', '%P'],
    ] as const) {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: t('export') }).click();
      await page.getByRole('menuitem', { name: `${t(kind)}: ${t('inNepali')}` }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe(name);
      expect((await readFile(await file.path())).subarray(0, 2).toString('latin1')).toBe(head);
    }
  });
});

test('the statement of a vendor is reached from its details', async ({ openPage }) => {
  const t = textsIn(statementColumns, 'en');
  const words = textsIn(statementScreenMessages, 'en');
  const page = await signInAs(openPage, 'owner', { language: 'en', width: 1280, path: screens.vendors });
  await page.locator('tbody tr button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words('open') })
    .click();
  await page.getByRole('heading', { level: 1, name: t('vendorTitle') }).waitFor();
  await settled(page);
  expect(new URL(page.url()).pathname).toMatch(/^\/vendor\/vendor-setup\/statement\/\d+$/);
  await expectAccessible(page);
  // What one outlet has to do with them.
  await page.getByRole('button', { name: t('outlet'), exact: true }).click();
  await page.getByRole('menuitemradio', { name: demoOutlets[1].name }).click();
  await page.waitForURL(/outlet=\d+/);
  await settled(page);
  await page.getByRole('button', { name: `${t('outlet')} ${demoOutlets[1].name}` }).waitFor();
  await expectAccessible(page);
  // An address of nobody says so.
  await page.goto(inject('base') + screenAt(screens.vendorStatement, { vendorId: 999_999 }));
  await page.getByRole('alert').first().waitFor();
});
