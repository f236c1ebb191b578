import { expect, inject } from 'vitest';
import { expectAccessible, expectToFit, test } from '../browser.ts';
import { createPath, editorOf, expectFocus, expectGrandTotal } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { openWholesale } from '../steps/wholesale.ts';

test('a wholesaler writes two cartons and one free at the price of last time, by the keyboard alone', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  await openWholesale(owner);
  await page.goto(inject('base') + createPath);
  const { t, customer, cell, choices, lines, totals, done } = editorOf(page, 'en');
  const keys = page.keyboard;
  await customer.fill('Ganesh');
  await page.getByRole('option', { name: 'Ganesh Kirana' }).waitFor();
  await keys.press('Enter');
  await cell('item', 1).focus();
  await keys.type('biscuit');
  await choices.filter({ hasText: 'Glucose Biscuit' }).waitFor();
  await keys.press('Enter');
  await expectFocus(cell('quantity', 1), 'how many comes next');
  // What the customer last paid for a carton is said for a packet.
  await lines.getByText('Last: Rs 11.67').waitFor();
  await keys.type('2 + 1');
  await keys.press('*');
  await lines.getByText('72 Piece').waitFor();
  expect(
    await page
      .getByLabel(t('unitOf', { number: '1' }))
      .locator('option:checked')
      .innerText(),
  ).toBe('Carton (24)');
  expect(await page.getByLabel(t('freeOf', { number: '1' })).inputValue()).toBe('1');
  await lines.getByText('Last: Rs 280.00').waitFor();
  await keys.press('Enter');
  await expectFocus(cell('rate', 1), 'then the rate, of a carton');
  await expect.poll(() => cell('rate', 1).inputValue()).toBe('300.00');
  await keys.press('=');
  await expect.poll(() => cell('rate', 1).inputValue()).toBe('280.00');
  await expectGrandTotal(totals, '632.80');
  await expectAccessible(page);
  await expectToFit(page);
  await keys.press('Control+Enter');
  await done.waitFor();
});
