import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { openingDueScreenMessages } from '@bahi/contract/books/opening-due/opening-due-screen.messages';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, test, storyViews } from '../browser.ts';
import { actOn, answer } from '../screen.ts';
import { digitsIn, openShop } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test('one that was entered by mistake is cancelled with its reason', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const t = textsIn(openingDueScreenMessages, 'en');
  const { customer } = await openShop(owner);
  const caller = { token: owner.tokens.access };
  const body = {
    party: 'customer' as const,
    partyId: customer.id,
    billNumber: 'X-1',
    billDateBS: '2083-02-15',
    dueDateBS: '2083-02-15',
    asAtBS: '2083-07-01',
    totalBillAmount: 10,
  };
  const { id } = await callApi(openingDueContract.save, { body }, caller);
  await page.goto(inject('base') + screens.openingReceivables);
  await actOn(page, 'en', 'X-1', t('cancelDue'));
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: t('reason') })
    .fill('Paid in Ashwin');
  await answer(page, t('cancelDue'));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const due = await callApi(openingDueContract.get, { params: { id } }, caller);
  expect(due).toMatchObject({ isActive: false, cancelReason: 'Paid in Ashwin' });
});

test.for(storyViews(import.meta.filename))(
  'open bills come from a file as at a day, beside the sum of the old program, in $language at $width px',
  { timeout: 180_000 },
  async (view, { openPage }) => {
    const { language } = view;
    const t = textsIn(dataImportScreenMessages, language);
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.dataImports });
    const { customer } = await openShop(owner);
    const number = (value: number): string => digitsIn(language, String(value));
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel(t('kind')).selectOption('CUSTOMER_DUE');
    const rows = [
      'Customer,Bill number,Bill date,Due date,Amount left',
      `${customer.name},SB-1,२०८३/२/१५,,1250.50`,
      `Nobody here,SB-2,2026-05-29,,100`,
    ];
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bills.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n'), 'utf8') });
    await page.getByRole('heading', { name: 'bills.csv', exact: true }).waitFor();
    const cell = page.getByLabel(t('cellOf', { heading: 'Customer', number: number(3) }));
    await cell.waitFor();
    await page.getByRole('textbox', { name: t('asAt') }).fill('2083-7-1');
    await page.keyboard.press('Tab');
    await expect.poll(() => cell.isEnabled()).toBe(true);
    await cell.fill(customer.name);
    await page.keyboard.press('Enter');
    const store = page.getByRole('button', { name: t('store', { count: number(2) }) });
    await expect.poll(() => store.isEnabled()).toBe(true);
    await page.getByLabel(`${t('there')}: ${t('totalDue')}`).fill('1350.5');
    await page.keyboard.press('Tab');
    await page.getByText(t('agrees')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await store.click();
    await answer(page, t('store', { count: number(2) }));
    await page.getByText(t('COMMITTED')).first().waitFor();
    const stored = await callApi(openingDueContract.list, { query: {} }, { token: owner.tokens.access });
    expect(
      stored.rows
        .map((due) => [due.billNumber, due.asAtBS, due.totalBillAmount])
        .toSorted((a, b) => String(a[0]).localeCompare(String(b[0]))),
    ).toEqual([
      ['SB-1', '2083-07-01', 1250.5],
      ['SB-2', '2083-07-01', 100],
    ]);
    await page.getByRole('button', { name: t('takeBack') }).click();
    await answer(page, t('takeBack'));
    await page.getByText(t('TAKEN_BACK')).first().waitFor();
  },
);
