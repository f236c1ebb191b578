import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, nepaliOnPhone, seldom, test } from '../browser.ts';
import { actOn } from '../screen.ts';
import { uploaderOf, pictureOf } from '../steps/due-documents.ts';
import { expectFocus, expectGrandTotal } from '../steps/invoice-screen.ts';
import { makePurchase, openBuyer, purchaseEditorOf } from '../steps/purchases.ts';
import { type Owner, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const atDesk = { language: 'en', width: 1280 } as const;

async function billsOf({ tokens }: Owner) {
  return (await callApi(purchaseContract.list, {}, { token: tokens.access })).rows;
}

describe('a purchase bill', () => {
  test('is entered by the keyboard alone, by the dozen, paid in part, and stands in list and statement', async ({
    openPage,
  }) => {
    const { page, owner } = await signUpOwner(openPage, atDesk);
    const { registered } = await openBuyer(owner);
    await page.goto(inject('base') + screens.newPurchase);
    const { t, vendor, field, cell, choices, lines, totals, done } = purchaseEditorOf(page, 'en');
    const keys = page.keyboard;

    await expectFocus(vendor, 'a new bill begins with its vendor');
    await keys.type('Mechi');
    await page.getByRole('option', { name: 'Mechi Transport' }).waitFor();
    await keys.press('Enter');
    await expectFocus(field('billNumber'), 'the number on the paper comes next');
    await page.getByText(t('billNumberFree')).waitFor();
    expect(await field('billNumber').getAttribute('aria-required'), 'nothing is set off yet').toBeNull();
    await keys.type('MT-२०१');
    // The dates, the origin and the rates without VAT are right as they are.
    for (let field = 0; field < 5; field += 1) await keys.press('Enter');
    await expectFocus(cell('item', 1), 'the lines come after the head');
    await keys.type('soap');
    await choices.filter({ hasText: 'Bath Soap' }).waitFor();
    await keys.press('Enter');
    await expectFocus(cell('quantity', 1), 'the quantity comes next');
    await expect.poll(() => cell('unit', 1).locator('option:checked').innerText()).toBe('Dozen (12)');
    await expect.poll(() => cell('rate', 1).inputValue(), { message: 'twelve pieces at 40' }).toBe('480.00');
    await keys.type('2');
    await keys.press('Enter');
    await expectFocus(cell('unit', 1), 'then the unit');
    await keys.press('ArrowUp');
    await expect.poll(() => cell('unit', 1).locator('option:checked').innerText()).toBe('Piece');
    await expect.poll(() => cell('rate', 1).inputValue(), { message: 'the rate is one of a piece' }).toBe('40.00');
    await keys.press('ArrowDown');
    await expect.poll(() => cell('rate', 1).inputValue()).toBe('480.00');
    await keys.press('Enter');
    await expectFocus(cell('rate', 1), 'then the rate');
    await keys.press('Enter');
    await keys.press('Enter');
    await expectFocus(cell('item', 2), 'a new line at the end');
    await expectGrandTotal(totals, '1,084.80');
    await page.getByText(t('billNumberNeeded')).waitFor();
    expect(await field('billNumber').getAttribute('aria-required'), 'VAT is set off by it').toBe('true');

    await keys.type('carp');
    await choices.filter({ hasText: 'Carpenter' }).waitFor();
    await keys.press('Enter');
    await keys.press('Enter');
    await expectFocus(cell('rate', 2), 'a service has no other unit');
    await keys.type('500');
    await keys.press('Enter');
    await keys.press('Enter');
    await expectFocus(cell('goesTo', 2), 'what a service is spent for is asked');
    await keys.press('Control+Enter');
    await lines.nth(1).getByText('Required').waitFor();
    await cell('goesTo', 2).selectOption({ label: 'Transport' });
    await field('roundingAmount').fill('0.2');
    await expectGrandTotal(totals, '1,650.00');
    await page.getByText(t('vatSetOff')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await keys.press('Control+Enter');

    await done.waitFor();
    await expectFocus(page.getByRole('button', { name: t('add') }), 'the next bill is one key away');
    await keys.press('p');
    const payment = textsIn(paymentDialogMessages, 'en');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Amount( \*)?$/).fill('650');
    await dialog.getByLabel(/^Payment mode/).selectOption({ label: payment('online') });
    await dialog.getByRole('button', { name: payment('save') }).click();
    await dialog.getByRole('tab', { name: payment('historyTab') }).waitFor();
    await keys.press('Escape');
    await page.getByText('1,000.00').waitFor();

    await page.goto(inject('base') + screens.purchases);
    const row = page.getByRole('row').filter({ hasText: 'MT-201' });
    await row.getByText('1,650.00').waitFor();
    await row.getByText('Partially Paid').waitFor();
    await row.getByText('Mechi Transport').click();
    const detail = page.getByRole('dialog');
    await detail.getByText('24 pcs into stock · costs Rs 960.00').waitFor();
    await detail.getByText('Transport · costs Rs 500.00').waitFor();
    await expectAccessible(page);
    await detail.getByRole('tab', { name: t('paymentsTab') }).click();
    await detail.getByText('650.00').first().waitFor();
    await page.goto(inject('base') + screenAt(screens.vendorStatement, { vendorId: registered.id }));
    const [bill] = await billsOf(owner);
    await page.getByText('Purchase bill').first().waitFor();
    await page.getByRole('link', { name: bill?.code ?? '' }).waitFor();
  });

  seldom('of imported goods waits as a draft for its declaration, and is refused without', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, atDesk);
    const buyer = await openBuyer(owner);
    const draft = await makePurchase(owner, buyer, 'draft');
    await page.goto(inject('base') + screenAt(screens.editPurchase, { purchaseSetupId: draft.id }));
    const { t, field, totals, issue, saveDraft, done } = purchaseEditorOf(page, 'en');
    await expectGrandTotal(totals, '1,084.80');
    await field('origin').selectOption('IMPORT');
    await expectGrandTotal(totals, '960.00');
    await page.getByText(t('vatAtCustoms')).waitFor();
    await issue.click();
    for (const word of ['declarationNumber', 'declarationDate', 'country'] as const)
      await expect.poll(() => field(word).getAttribute('aria-invalid'), { message: word }).toBe('true');
    await expectFocus(field('declarationNumber'), 'the first mistake is mended first');
    await saveDraft.click();
    await page.getByText('Draft saved').waitFor();

    await field('declarationNumber').fill('M-१२३');
    await field('declarationDate').fill('2083-08-01');
    await field('country').selectOption({ label: 'India' });
    const uploader = uploaderOf(page, 'en');
    await uploader.put('bill.png', 'image/png', await pictureOf(page));
    await uploader.preview('bill.png').waitFor();
    await page.keyboard.press('Control+S');
    await expect.poll(async () => (await billsOf(owner)).map(({ origin }) => origin)).toEqual(['IMPORT']);
    await page.reload();
    await uploader.preview('bill.png').waitFor();
    expect(await field('declarationNumber').inputValue()).toBe('M-123');
    await issue.click();
    await done.waitFor();
    expect(await billsOf(owner)).toMatchObject([{ state: 'FINAL', origin: 'IMPORT', grandTotal: 960 }]);
  });

  seldom('of a number that the vendor has already sent is refused at its field', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, atDesk);
    const buyer = await openBuyer(owner);
    await makePurchase(owner, buyer, 'final', 'MT-7');
    const draft = await makePurchase(owner, buyer, 'draft', 'MT-8');
    await page.goto(inject('base') + screenAt(screens.editPurchase, { purchaseSetupId: draft.id }));
    const { field, cell, totals, issue } = purchaseEditorOf(page, 'en');
    await field('billNumber').fill('mt 7');
    await cell('taxed', 1).uncheck();
    await expectGrandTotal(totals, '960.00');
    await issue.click();
    await expect.poll(() => field('billNumber').getAttribute('aria-invalid')).toBe('true');
    await expectFocus(field('billNumber'), 'the refused number has the focus');
  });
});

test('on a phone in Nepali a bill is entered, survives a closed tab, and is cancelled', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { ...nepaliOnPhone, path: screens.purchases });
  await openBuyer(owner);
  const { t, vendor, field, cell, choices, totals, issue, done } = purchaseEditorOf(page, 'ne');
  await page.getByText(t('emptyText')).waitFor();
  await page.goto(inject('base') + screens.newPurchase);
  await vendor.fill('घरबेटी');
  await page.getByRole('option', { name: 'घरबेटी' }).click();
  await field('billNumber').fill('१२');
  await cell('item', 1).fill('साबुन');
  await choices.first().click();
  await expect.poll(() => cell('rate', 1).inputValue()).toBe('४८०.००');
  await page.getByText(t('vatNone')).waitFor();
  await expectAccessible(page);
  await expectToFit(page);
  await page.waitForTimeout(1000);
  await page.reload();
  await expect.poll(() => cell('item', 1).inputValue(), { message: 'what was written is there' }).toBe('नुहाउने साबुन');
  await expectGrandTotal(totals, '४८०.००');
  await issue.click();
  await done.waitFor();
  await expectToFit(page);

  const [bill] = await billsOf(owner);
  await page.goto(inject('base') + screens.purchases);
  await actOn(page, 'ne', bill?.code ?? '', t('cancelBill'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('reason') }).fill('दोहोरो प्रविष्टि');
  await dialog.getByRole('button', { name: t('cancelBill') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('main').getByText(t('cancelled'), { exact: true }).first().waitFor();
  expect(await billsOf(owner)).toMatchObject([{ state: 'CANCELLED' }]);
});
