import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, seldom, test } from '../browser.ts';
import { listPath, makeBill, openShop, todayOf } from '../steps/invoice-screen.ts';
import { hasFocus } from '../keyboard.ts';
import { actOn } from '../screen.ts';
import { type Owner, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

describe('the payments of a bill', () => {
  test('lead from due over partially paid to paid', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    const bill = await makeBill(owner, await openShop(owner));
    await page.goto(inject('base') + listPath);
    const t = textsIn(paymentDialogMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    const number = String(bill.code);
    const row = page.getByRole('row', { name: number });
    await row.getByText(ui('due'), { exact: true }).waitFor();
    await actOn(page, 'ne', number, 'भुक्तानी');
    const dialog = page.getByRole('dialog', { name: t('title', { number }) });
    await dialog.getByText('रु ११३.००').first().waitFor();
    await expectAccessible(page);

    await dialog.getByRole('button', { name: t('add'), exact: true }).click();
    const amount = dialog.getByLabel(new RegExp(`^${t('amount')}`));
    await expect.poll(() => hasFocus(amount), { message: 'the amount has the focus' }).toBe(true);
    expect(await amount.inputValue(), 'all that is due is proposed').toBe('११३.००');
    await expectAccessible(page);
    await page.keyboard.type('४०');
    await page.keyboard.press('Enter');
    await page.getByText('भुक्तानी सुरक्षित भयो').waitFor();
    expect(await dialog.getByRole('tab', { name: t('historyTab') }).getAttribute('aria-selected')).toBe('true');
    await dialog.getByRole('row', { name: /४०\.००/ }).waitFor();
    await expect.poll(() => amount.count(), { message: 'the form is closed' }).toBe(0);
    await expectAccessible(page);
    const s = textsIn(settlementScreenMessages, 'ne');
    await dialog.getByText(/राखियो$/).waitFor();
    await dialog.getByRole('button', { name: s('share') }).click();
    const link = page.getByRole('link', { name: 'WhatsApp' });
    expect(decodeURIComponent(String(await link.getAttribute('href')))).toMatch(
      /^https:\/\/wa\.me\/9779\d{9}\?text=.*४०\.००/,
    );
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await row.getByText(ui('partiallyPaid'), { exact: true }).waitFor();
    expect(await row.innerText()).toContain('७३.००');

    await actOn(page, 'ne', number, 'भुक्तानी');
    await dialog.getByRole('button', { name: t('add'), exact: true }).click();
    await amount.fill('23');
    await dialog.getByRole('button', { name: t('addRow') }).click();
    expect(await amount.nth(1).inputValue(), 'the rest is proposed for the next row').toBe('५०.००');
    await dialog.getByRole('button', { name: t('addRow') }).click();
    await dialog.getByRole('button', { name: t('removeRow', { number: '३' }) }).click();
    await dialog
      .getByLabel(new RegExp(`^${t('mode')}`))
      .nth(1)
      .selectOption({ label: t('online') });
    await dialog.getByRole('button', { name: t('save') }).click();
    await dialog.getByText(t('allPaid')).waitFor();
    expect(await dialog.getByRole('row').count(), 'a head and three payments').toBe(4);
    await dialog
      .getByRole('row', { name: /५०\.००/ })
      .getByText(t('online'))
      .waitFor();
    expect(await dialog.getByRole('button', { name: t('add'), exact: true }).count(), 'nothing more to pay').toBe(0);
    await dialog.getByRole('tab', { name: t('summaryTab') }).click();
    await dialog.getByText(ui('paid'), { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await row.getByText(ui('paid'), { exact: true }).waitFor();
  });

  test('are refused with the messages of their form, on a phone', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390 });
    const bill = await makeBill(owner, await openShop(owner));
    await page.goto(inject('base') + listPath);
    const t = textsIn(paymentDialogMessages, 'en');
    await actOn(page, 'en', String(bill.code), 'Payment');
    const dialog = page.getByRole('dialog', { name: t('title', { number: String(bill.code) }) });
    await dialog.getByRole('button', { name: t('add'), exact: true }).click();
    expect(await dialog.getByRole('tab').count(), 'a narrow screen shows the form alone').toBe(0);
    const amount = dialog.getByLabel(new RegExp(`^${t('amount')}`));
    const date = dialog.getByLabel(new RegExp(`^${t('date')}`));
    const say = async (typed: string, message: string): Promise<void> => {
      await amount.fill(typed);
      await amount.blur();
      await dialog.getByText(message, { exact: true }).waitFor();
    };
    await say('', 'Required');
    await say('0', 'Should be greater than 0');
    await say('0.5', 'Should be greater than 0');
    await say('abc', 'Enter a number only');
    await say('113.01', 'cannot be greater than due amount');
    await expectAccessible(page);
    await expectToFit(page);
    await amount.fill('113');
    const day = await todayOf(owner);
    await date.fill(`${day.plus(-1)} AD`);
    await date.blur();
    await dialog.getByText('The date cannot be before the document date').waitFor();
    await date.fill(`${day.plus(1)} AD`);
    await date.blur();
    await dialog.getByText('Cannot be in the future').waitFor();
    await date.fill('');
    await date.blur();
    await dialog.getByText('Required', { exact: true }).waitFor();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  seldom('settle the last paisa of a bill', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390 });
    const bill = await makeBill(owner, await openShop(owner));
    await pay(owner, bill.id, 112.5);
    await page.goto(inject('base') + listPath);
    const t = textsIn(paymentDialogMessages, 'en');
    await actOn(page, 'en', String(bill.code), 'Payment');
    const dialog = page.getByRole('dialog', { name: t('title', { number: String(bill.code) }) });
    await dialog.getByRole('button', { name: t('add'), exact: true }).click();
    const amount = dialog.getByLabel(new RegExp(`^${t('amount')}`));
    expect(await amount.inputValue(), 'all that is due is proposed').toBe('0.50');
    await amount.fill('0.25');
    await amount.blur();
    await dialog.getByText('Should be greater than 0', { exact: true }).waitFor();
    await amount.fill('0.50');
    await dialog.getByRole('button', { name: t('save') }).click();
    await dialog.getByText(t('allPaid')).waitFor();
  });

  test('are edited while the bill is not paid, and deleted with a reason also when it is', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const bill = await makeBill(owner, await openShop(owner));
    await pay(owner, bill.id, 40);
    await page.goto(inject('base') + listPath);
    const t = textsIn(paymentDialogMessages, 'en');
    const words = textsIn(settlementScreenMessages, 'en');
    const number = String(bill.code);
    await actOn(page, 'en', number, 'Payment');
    const dialog = page.getByRole('dialog', { name: t('title', { number }) });
    await dialog.getByRole('tab', { name: t('historyTab') }).click();
    const receipt = (await dialog.getByText(/^RCT-/).innerText()).trim();
    await actOn(page, 'en', receipt, 'Edit');
    const editing = page.getByRole('dialog', { name: words('editTitle', { number: receipt }) });
    const amount = editing.getByLabel(new RegExp(`^${t('amount')}`));
    expect(await amount.inputValue()).toBe('40.00');
    await amount.fill('113.01');
    await amount.blur();
    await editing.getByText('cannot be greater than due amount', { exact: true }).waitFor();
    expect(await amount.getAttribute('aria-invalid'), 'said where it is mended').toBe('true');
    expect(await editing.getByText('Rs 0.00').count(), 'not less than nothing is left').toBe(1);
    await editing.getByRole('button', { name: t('saveChange') }).click();
    await expect.poll(() => hasFocus(amount), { message: 'it is brought into view' }).toBe(true);
    await amount.fill('113');
    await editing.getByLabel(new RegExp(`^${t('mode')}`)).selectOption({ label: t('cheque') });
    await editing.getByLabel(t('remarks')).fill('Cheque 456789');
    await expectAccessible(page);
    await editing.getByRole('button', { name: t('saveChange') }).dblclick();
    await editing.waitFor({ state: 'hidden' });
    await dialog.getByRole('row', { name: /113\.00/ }).waitFor();
    await dialog.getByText(t('allPaid')).waitFor();

    await page.getByRole('button', { name: `Actions for ${receipt}` }).click();
    expect(await page.getByRole('menuitem', { name: 'Edit' }).count(), 'what is paid is not edited').toBe(0);
    await page.getByRole('menuitem', { name: words('remove') }).click();
    const removing = page.getByRole('dialog', { name: words('deleteTitle', { number: receipt }) });
    for (const said of [receipt, 'Rs 113.00', words('oneDocument')])
      await removing.getByRole('definition').getByText(said, { exact: true }).waitFor();
    const deleting = removing.getByRole('button', { name: words('remove') });
    expect(await colourOf(deleting), 'the colour of danger').toBe(await colourOfDanger(page));
    await deleting.click();
    await removing.getByText('Required', { exact: true }).waitFor();
    await removing.getByLabel(new RegExp(`^${words('reason')}`)).fill('The cheque bounced');
    await expectAccessible(page);
    await deleting.click();
    await page.getByText('Payment deleted').waitFor();
    await dialog.getByText(t('noPayments')).waitFor();
    await dialog.getByRole('button', { name: t('add'), exact: true }).waitFor();
    await removing.waitFor({ state: 'detached' });
    await expect
      .poll(() => holdsFocus(dialog), { message: 'the row is gone, and the dialog has the focus' })
      .toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(dialog.getByRole('button', { name: 'Close', exact: true }).first())).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  seldom('are taken once by two clicks, and the second of two people keeps what they typed', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const bill = await makeBill(owner, await openShop(owner));
    await page.goto(inject('base') + listPath);
    const t = textsIn(paymentDialogMessages, 'en');
    const number = String(bill.code);
    await actOn(page, 'en', number, 'Payment');
    const dialog = page.getByRole('dialog', { name: t('title', { number }) });
    const amount = dialog.getByLabel(new RegExp(`^${t('amount')}`));
    await dialog.getByRole('button', { name: t('add'), exact: true }).click();
    await amount.fill('13');
    await dialog.getByRole('button', { name: t('save') }).dblclick();
    await dialog.getByRole('row', { name: /13\.00/ }).waitFor();
    expect(await dialog.getByRole('row').count(), 'a head and one payment').toBe(2);

    await dialog.getByRole('button', { name: t('add'), exact: true }).click();
    await amount.fill('60');
    await dialog.getByLabel(t('remarks')).fill('By Hari');
    await pay(owner, bill.id, 50);
    await dialog.getByRole('button', { name: t('save') }).click();
    await dialog.getByText('cannot be greater than due amount').first().waitFor();
    expect(await amount.inputValue(), 'nothing is lost').toBe('60.00');
    await dialog.getByRole('tab', { name: t('summaryTab') }).click();
    await dialog.getByText('Rs 50.00').first().waitFor();
    await pay(owner, bill.id, 50);
    await amount.fill('40');
    await dialog.getByRole('button', { name: t('save') }).click();
    await dialog
      .getByRole('alert')
      .getByText(/This document is paid|cannot be greater than due amount/)
      .waitFor();
    expect(await amount.inputValue(), 'nothing is lost').toBe('40.00');
    expect(await dialog.getByLabel(t('remarks')).inputValue()).toBe('By Hari');
    await expectAccessible(page);
  });
});

const holdsFocus = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((element) => element.contains(document.activeElement));

const colourOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor);

/** The crimson of the theme, as the browser writes it. */
function colourOfDanger(page: Page): Promise<string> {
  return page.evaluate(() => {
    const sample = document.createElement('i');
    sample.style.backgroundColor = 'var(--mantine-color-crimson-filled)';
    document.body.append(sample);
    const { backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return backgroundColor;
  });
}

/** Somebody takes cash for a bill through the API, at another counter. */
async function pay(owner: Owner, componentEntityId: number, paymentAmount: number): Promise<void> {
  const { ad } = await todayOf(owner);
  await callApi(
    paymentContract.createSettlement,
    {
      body: {
        componentEntityId,
        paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: ad, paymentAmount }],
        totalPayingAmount: paymentAmount,
      },
    },
    { token: owner.tokens.access },
  );
}
