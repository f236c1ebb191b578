import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screens } from '@bahi/contract/screens';
import { goodsLinesMessages } from '@bahi/contract/stock/goods-lines/goods-lines.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, test } from '../browser.ts';
import { fieldOf } from '../screen.ts';
import { createPath, editorOf, listPath, makeBill, openShop, todayOf } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test('a draft of a former day is issued today, or on a day back that the owner allows and its goods were there', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const { plus } = await todayOf(owner);
  const shop = await openShop(owner, { purchaseDateAD: plus(-1) });
  const caller = { token: owner.tokens.access };
  const draft = await makeBill(owner, shop, { state: 'DRAFT' });
  const { lines, customerId } = await callApi(invoiceContract.get, { params: { id: draft.id } }, caller);
  const days = { issuedDateAD: plus(-9), dueDateAD: plus(-2) };
  const body = { ...days, id: draft.id, customerId, state: 'DRAFT', lines: lines.map((line) => ({ ...line })) };
  await callApi(invoiceContract.update, { body }, caller);

  await page.goto(`${inject('base')}${listPath}/edit/${draft.id}`);
  const date = fieldOf(page, textsIn(goodsLinesScreenMessages, 'en')('date'));
  await date.waitFor();
  const todayBS = await date.inputValue();
  await page.goto(inject('base') + createPath);
  expect(await date.inputValue(), 'a new bill and an old draft bear the same day').toBe(todayBS);
  const outside = page.getByText(/^No day before .*: the owner decides how many days back are allowed$/);
  await date.fill(plus(-2));
  await date.press('Tab');
  await outside.waitFor();

  const t = textsIn(businessScreenMessages, 'en');
  await page.goto(inject('base') + screens.businessProfile);
  await fieldOf(page, t('issueDaysBack')).fill('३');
  await expectAccessible(page);
  await page.getByRole('button', { name: textsIn(uiMessages, 'en')('save'), exact: true }).click();
  await expect.poll(() => fieldOf(page, t('issueDaysBack')).inputValue()).toBe('3');
  // What is being saved goes with the page that is left.
  await page.waitForLoadState('networkidle');

  await page.goto(`${inject('base')}${listPath}/edit/${draft.id}`);
  // The day of a former draft becomes today once the rules of the business are there.
  await expect.poll(() => date.inputValue()).toBe(todayBS);
  await page.waitForLoadState('networkidle');
  await date.fill(plus(-4));
  await date.press('Tab');
  await outside.waitFor();
  await date.fill(plus(-2));
  await date.press('Tab');
  await expect.poll(() => outside.count()).toBe(0);
  const { t: words, cell, lines: rows, issue, done } = editorOf(page, 'en');
  await rows.getByText(words('outOfStock')).waitFor();
  await issue.click();
  await expect.poll(() => cell('quantity', 1).getAttribute('aria-invalid')).toBe('true');
  const refusal = textsIn(goodsLinesMessages, 'en')('stockLater', {
    item: 'Basmati Rice',
    day: String.raw`\d+ \w+ 20\d\d`,
  });
  expect(await rows.nth(0).innerText(), 'the day before the goods came').toMatch(new RegExp(refusal));
  await expectAccessible(page);
  await date.fill(plus(-1));
  await date.press('Tab');
  await rows.getByText(words('inStock', { quantity: '10' })).waitFor();
  await issue.click();
  await done.waitFor();
  const issued = await callApi(invoiceContract.get, { params: { id: draft.id } }, caller);
  expect([issued.state, issued.issuedDateAD, issued.dueDateAD]).toEqual([
    'FINAL',
    plus(-1),
    // A day that was typed wrongly in between leaves the due date where it was; it follows the one after.
    plus(8),
  ]);
});
