import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { test } from '../browser.ts';
import { createPath, editorOf } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { openWholesale } from '../steps/wholesale.ts';

test('a carton is chosen of a line that nobody has counted, and of one of a stored draft', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  await openWholesale(owner);
  await page.goto(inject('base') + createPath);
  const { t, customer, cell, choices, lines } = editorOf(page, 'en');
  await customer.fill('Ganesh');
  await page.getByRole('option', { name: 'Ganesh Kirana' }).waitFor();
  await page.keyboard.press('Enter');
  await cell('item', 1).fill('biscuit');
  await choices.filter({ hasText: 'Glucose Biscuit' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => cell('quantity', 1).inputValue()).toBe('24');
  const unit = page.getByLabel(t('unitOf', { number: '1' }));
  await unit.selectOption({ label: 'Carton (24)' });
  await expect.poll(() => cell('quantity', 1).inputValue()).toBe('1');
  await lines.getByText('24 Piece').waitFor();

  const caller = { token: owner.tokens.access };
  const [bill] = (await callApi(invoiceContract.list, { query: {} }, caller)).rows;
  const {
    customerId,
    issuedDateAD,
    dueDateAD,
    lines: sold,
  } = await callApi(invoiceContract.get, { params: { id: bill?.id ?? 0 } }, caller);
  const line = { inventoryType: 'ITEM' as const, quantity: 3, rate: 12.5 };
  const ofItem = sold.map(({ itemLedgerDetailId }) => ({ ...line, itemLedgerDetailId }));
  const body = { state: 'DRAFT' as const, customerId, issuedDateAD, dueDateAD, lines: ofItem };
  const draft = await callApi(invoiceContract.create, { body }, caller);
  await page.goto(inject('base') + screenAt(screens.editInvoice, { invoiceId: draft.id }));
  await cell('quantity', 1).focus();
  await unit.waitFor();
  await lines.getByText('Last: Rs 11.67').waitFor();
  await page.keyboard.press('*');
  await lines.getByText('72 Piece').waitFor();
  await expect.poll(() => cell('rate', 1).inputValue()).toBe('300.00');
});
