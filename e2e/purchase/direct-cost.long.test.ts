import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { directCostMessages } from '@bahi/contract/purchase/direct-cost/direct-cost.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, nepaliOnPhone, test } from '../browser.ts';
import { actOn, answer } from '../screen.ts';
import { expectFocus } from '../steps/invoice-screen.ts';
import { costsAt, costScreenOf, costsOf, makeCarried } from '../steps/landed-costs.ts';
import { addManager, signInAt } from '../steps/outlet-user.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const atDesk = { language: 'en', width: 1280 } as const;

/** What stands in the last columns of each row of goods. */
function lastCells(table: Locator, count: number): Promise<string[][]> {
  return table
    .locator('tbody tr')
    .evaluateAll(
      (rows, many) =>
        rows.map((row) => [...row.querySelectorAll('td')].slice(-many).map(({ textContent }) => textContent)),
      count,
    );
}

test('costs are added to a purchase, spread differently, seen before they are saved, paid and cancelled', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, atDesk);
  const { purchase } = await makeCarried(owner);
  await page.goto(inject('base') + screens.purchases);
  const { t, vendorWord, field, choose, goods, preview, entered, addRow } = costScreenOf(page, 'en');
  await actOn(page, 'en', purchase.code ?? '', t('title'));
  await page.getByRole('heading', { name: t('ofPurchase', { number: purchase.code ?? '' }) }).waitFor();
  await page.getByText(t('noneEntered')).waitFor();
  expect(await lastCells(goods, 3)).toEqual([
    ['3,000.00', '0.00', '300.00'],
    ['1,500.00', '0.00', '50.00'],
  ]);

  await choose(1, t('kind'), 'Freight');
  await expect.poll(() => field(1, 'spreadBy').inputValue(), { message: 'the kind says it' }).toBe('Quantity');
  await field(1, 'perUnitCost').fill('15');
  await field(1, 'totalCost').fill('६००');
  await expect.poll(() => field(1, 'perUnitCost').inputValue(), { message: 'one of the two' }).toBe('');
  await choose(1, vendorWord, 'Mechi Transport');
  await field(1, 'vat').fill('78');
  await field(1, 'billNumber').fill('TR-९');
  await addRow.click();
  await expectFocus(field(2, 'kind'), 'the new cost begins with its kind');
  await choose(2, t('kind'), 'Customs duty');
  await field(2, 'totalCost').fill('900.01');
  await choose(2, vendorWord, 'House owner');
  await expect.poll(() => field(2, 'vat').count(), { message: 'of a vendor without VAT none is set off' }).toBe(0);
  await field(2, 'paidHow').selectOption({ label: 'Cash' });
  const seen = [
    ['750.01', '375.00'],
    ['750.00', '75.00'],
  ];
  await expect.poll(() => lastCells(preview, 2)).toEqual(seen);
  await expectAccessible(page);
  await expectToFit(page);
  await page.keyboard.press('Control+S');

  await page.getByText(textsIn(directCostMessages, 'en')('saved')).waitFor();
  await entered.getByText('Freight').waitFor();
  await expect.poll(() => lastCells(goods, 2), { message: 'as it was seen before' }).toEqual(seen);
  await expect.poll(() => field(1, 'totalCost').inputValue(), { message: 'the form begins anew' }).toBe('');
  expect(await costsOf(owner, purchase.id)).toMatchObject({
    costs: [
      { netAmount: 600, vatAmount: 78, billNumber: 'TR-9', paymentStatus: 'DUE' },
      { netAmount: 900.01, vatAmount: 0, paymentStatus: 'PAID' },
    ],
  });
  await expectAccessible(page);

  await actOn(page, 'en', 'Freight', t('cancelCost'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('reason') }).fill('Of another load');
  await dialog.getByRole('button', { name: t('cancelCost') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(() => lastCells(goods, 2))
    .toEqual([
      ['600.01', '360.00'],
      ['300.00', '60.00'],
    ]);
  await entered.getByText('Cancelled').waitFor();

  await page.goto(inject('base') + screens.directCosts);
  await page.getByRole('row').filter({ hasText: 'Customs duty' }).getByText('Customs duty').click();
  await dialog.getByText('900.01').first().waitFor();
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: t('paymentsTab') }).click();
  await dialog.getByText('Cash').first().waitFor();
  await dialog.getByRole('tab', { name: t('generalTab') }).click();
  await dialog.getByRole('link', { name: purchase.code ?? '' }).click();
  await page.getByRole('heading', { name: t('ofPurchase', { number: purchase.code ?? '' }) }).waitFor();
});

test('what is wrong with a cost stands at its field, and what is written is not left unasked', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, atDesk);
  const { purchase } = await makeCarried(owner);
  await page.goto(costsAt(purchase.id));
  const { t, vendorWord, field, row, choose, entered, save, addRow } = costScreenOf(page, 'en');
  await save.click();
  await expect.poll(() => field(1, 'kind').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => field(1, 'totalCost').getAttribute('aria-invalid')).toBe('true');
  await choose(1, t('kind'), 'Freight');
  await field(1, 'totalCost').fill('500');
  await choose(1, vendorWord, 'Mechi Transport');
  await field(1, 'billNumber').fill('TR-1');
  await save.click();
  await entered.getByText('Freight').waitFor();

  await choose(1, t('kind'), 'Insurance');
  await field(1, 'totalCost').fill('50');
  await choose(1, vendorWord, 'House owner');
  await addRow.click();
  await choose(2, t('kind'), 'Freight');
  await field(2, 'totalCost').fill('70');
  await choose(2, vendorWord, 'Mechi Transport');
  await field(2, 'vat').fill('9');
  await save.click();
  await row(2).getByText(textsIn(directCostMessages, 'en')('billForVat')).waitFor();
  await field(2, 'billNumber').fill('tr 1');
  await save.click();
  await expect
    .poll(() => field(2, 'billNumber').getAttribute('aria-invalid'), { message: 'only the server knows that one' })
    .toBe('true');
  await expectFocus(field(2, 'billNumber'), 'the refused number has the focus');
  expect((await costsOf(owner, purchase.id)).costs).toHaveLength(1);

  await page.getByRole('link', { name: textsIn(uiMessages, 'en')('back') }).click();
  await answer(page, textsIn(uiMessages, 'en')('leave'));
  await page
    .getByRole('dialog')
    .getByText(purchase.code ?? '')
    .first()
    .waitFor();
});

test('a draft says that no costs can be added to it', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { path: screens.dashboard, ...atDesk });
  const { purchase, registered } = await makeCarried(owner);
  const [line] = purchase.lines;
  const body = {
    vendorId: registered.id,
    issuedDateAD: purchase.issuedDateAD,
    dueDateAD: purchase.dueDateAD,
    lines: [
      {
        inventoryType: 'ITEM',
        itemLedgerDetailId: line?.itemLedgerDetailId,
        unitId: line?.unitId,
        quantity: 1,
        rate: 1,
      },
    ],
  };
  const caller = { token: owner.tokens.access };
  const draft = await callApi(purchaseContract.save, { params: { type: 'draft' }, body }, caller);
  await page.goto(costsAt(draft.id));
  const { save } = costScreenOf(page, 'en');
  await page.getByText(textsIn(directCostMessages, 'en')('ofFinalOnly')).waitFor();
  await page.getByText(textsIn(purchaseScreenMessages, 'en')('draft'), { exact: true }).waitFor();
  expect(await save.count()).toBe(0);
});

test('who may only read purchases sees their costs and no form, and who may not read them neither', async ({
  openPage,
}) => {
  const { owner } = await signUpOwner(openPage, atDesk);
  const { purchase } = await makeCarried(owner);
  const reader = await addManager(owner, 'Gita Rana', ['purchase'], { view: true });
  const other = await addManager(owner, 'Bina Magar', ['customer']);
  const page = await signInAt(openPage, atDesk, reader.userName);
  await page.goto(costsAt(purchase.id));
  const { t, goods, save } = costScreenOf(page, 'en');
  await goods.getByText('3,000.00').first().waitFor();
  await page.getByText(t('noneEntered')).waitFor();
  expect(await save.count()).toBe(0);
  const elsewhere = await signInAt(openPage, atDesk, other.userName);
  await elsewhere.goto(costsAt(purchase.id));
  await elsewhere.getByText(textsIn(uiMessages, 'en')('forbiddenTitle')).waitFor();
});

test('on a phone in Nepali a kind of cost is made on the way, added by the unit and paid', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, nepaliOnPhone);
  const { purchase } = await makeCarried(owner);
  await page.goto(costsAt(purchase.id));
  const { t, vendorWord, field, choose, goods, preview, entered, save } = costScreenOf(page, 'ne');
  await field(1, 'kind').fill('भरिया ज्याला');
  await page.getByRole('option', { name: t('addKind') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: textsIn(uiMessages, 'ne')('save') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => field(1, 'kind').inputValue()).toBe('भरिया ज्याला');
  await field(1, 'perUnitCost').fill('२.५');
  await choose(1, vendorWord, 'घरबेटी');
  await preview.getByText('२५.००').waitFor();
  await preview.getByText('३०२.५०').waitFor();
  await expectAccessible(page);
  await expectToFit(page);
  await save.click();
  await entered.getByText('भरिया ज्याला').waitFor();
  await goods.getByText('३०२.५०').waitFor();
  await expectToFit(page);
  await expectAccessible(page);
  await actOn(page, 'ne', 'भरिया ज्याला', t('payment'));
  const payment = textsIn(paymentDialogMessages, 'ne');
  await dialog.getByRole('button', { name: payment('add') }).click();
  await dialog.getByLabel(new RegExp(`^${payment('mode')}`)).selectOption({ label: payment('online') });
  await dialog.getByRole('button', { name: payment('save') }).click();
  await dialog.getByRole('tab', { name: payment('historyTab') }).waitFor();
  await page.keyboard.press('Escape');
  await entered.getByText(textsIn(uiMessages, 'ne')('paid')).waitFor();
  expect(await costsOf(owner, purchase.id)).toMatchObject({
    costs: [{ perUnitCost: 2.5, netAmount: 100, paidAmount: 100 }],
  });
});
