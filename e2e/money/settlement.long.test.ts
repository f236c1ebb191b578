import { screens } from '@bahi/contract/screens';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { expectAccessible, expectToFit, test } from '../browser.ts';
import { makeIncome, openOutlet, prepareIncome } from '../steps/due-documents.ts';
import { makeBill, openShop, todayOf } from '../steps/invoice-screen.ts';
import { choose, hasFocus } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const settlementsPath = screens.payments;

test('by keyboard alone a customer pays several bills at once, the oldest first, and leaves an advance', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
  const shop = await openShop(owner);
  const first = await makeBill(owner, shop);
  const second = await makeBill(owner, shop);
  const t = textsIn(settlementScreenMessages, 'ne');
  const dialogWords = textsIn(paymentDialogMessages, 'ne');
  await page.goto(inject('base') + settlementsPath);
  const add = page.getByRole('button', { name: t('add') }).first();
  await add.waitFor();
  await expectAccessible(page);
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('receiveTitle') });
  const customer = dialog.getByRole('combobox', { name: t('customer') });
  await expect.poll(() => hasFocus(customer), { message: 'the customer has the focus' }).toBe(true);
  await dialog.getByText(t('chooseCustomer')).waitFor();
  await page.keyboard.type('गणेश');
  await page.keyboard.press('Enter');
  const bills = dialog.getByRole('list', { name: t('openDocuments') }).getByRole('listitem');
  await expect.poll(() => bills.count()).toBe(2);
  expect(await bills.first().innerText()).toContain(String(first.code));
  await expectAccessible(page);

  const amount = dialog.getByLabel(new RegExp(`^${dialogWords('amount')}`));
  await tabTo(page, amount);
  await page.keyboard.type('२५०');
  await expect.poll(() => dialog.getByText(t('becomesAdvance')).locator('..').innerText()).toContain('२४.००');
  expect(await bills.nth(1).innerText()).toContain('११३.००');
  await page.keyboard.press('Control+s');
  await page.getByText('भुक्तानी सुरक्षित भयो').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  const saved = page.getByRole('dialog', { name: /राखियो$/ });
  await expect.poll(() => hasFocus(saved.getByRole('button', { name: t('print') }))).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await saved.waitFor({ state: 'hidden' });
  const row = page.getByRole('row', { name: /गणेश किराना/ });
  await row.getByText('२५०.००').waitFor();
  await row.getByText('२४.००').waitFor();

  await row.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: /^RCT/ });
  for (const bill of [first, second]) await detail.getByRole('link', { name: String(bill.code) }).waitFor();
  await expectAccessible(page);
  await detail.getByRole('tab', { name: t('paperTab') }).click();
  const paper = page.frameLocator('iframe[title^="कागजमा"]');
  await paper.getByRole('heading', { name: /रसिद/ }).waitFor();
  await paper.getByText('दुई सय पचास रुपैयाँ मात्र').waitFor();
});

test('amounts are chosen for each bill, an advance pays the next one, and a mistake is deleted with a reason', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390 });
  const shop = await openShop(owner);
  const bills = [await makeBill(owner, shop), await makeBill(owner, shop)];
  const t = textsIn(settlementScreenMessages, 'en');
  const words = textsIn(paymentDialogMessages, 'en');
  await page.goto(`${inject('base')}${screens.customers}`);
  await actOn(page, 'en', 'Ganesh Kirana', textsIn(customerScreenMessages, 'en')('receive'));
  const dialog = page.getByRole('dialog', { name: t('receiveTitle') });
  const amount = dialog.getByLabel(new RegExp(`^${words('amount')}`));
  await amount.fill('150');
  await dialog.getByLabel(t('spread')).selectOption({ label: t('asChosen') });
  const amounts = bills.map((bill) => dialog.getByLabel(t('allocationOf', { name: String(bill.code) })));
  expect(await amounts[0]?.inputValue(), 'choosing begins with the oldest first').toBe('113.00');
  await amounts[0]?.fill('113.5');
  await amounts[0]?.blur();
  await dialog.getByText('cannot be greater than due amount', { exact: true }).waitFor();
  await amounts[0]?.fill('100');
  await amounts[1]?.fill('60');
  await amounts[1]?.blur();
  await dialog.getByText('More is given out than is paid', { exact: true }).waitFor();
  await expectAccessible(page);
  await expectToFit(page);
  await amounts[1]?.fill('20');
  await dialog.getByRole('button', { name: t('save') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await closeSaved(page);
  const cards = page.getByRole('listitem').filter({ hasText: 'Ganesh Kirana' });
  await cards.getByText('Rs 150.00').waitFor();

  // The advance of 30 pays what is left of the first bill, and 17 of it are there still.
  await page
    .getByRole('button', { name: t('add') })
    .first()
    .click();
  await fieldOf(page, t('customer')).fill('Ganesh');
  await page.keyboard.press('Enter');
  await dialog.getByText(t('advanceSoFar')).waitFor();
  await dialog.getByLabel(new RegExp(`^${words('mode')}`)).selectOption('ADVANCE');
  await amount.fill('31');
  await amount.blur();
  await dialog.getByText('There is not that much in advance', { exact: true }).waitFor();
  await amount.fill('13');
  await dialog.getByRole('button', { name: t('save') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await closeSaved(page);
  await cards.getByText('Rs 13.00').waitFor();

  const number = (await cards.filter({ hasText: 'Rs 13.00' }).getByText(/^RCT-/).innerText()).trim();
  await actOn(page, 'en', number, t('remove'));
  const removing = page.getByRole('dialog', { name: t('deleteTitle', { number }) });
  await removing.getByLabel(new RegExp(`^${t('reason')}`)).fill('Wrong customer');
  await removing.getByRole('button', { name: t('remove') }).click();
  await cards.filter({ hasText: 'Rs 13.00' }).getByText(t('deleted')).waitFor();
  await page.getByRole('button', { name: textsIn(uiMessages, 'en')('status') }).click();
  await page.getByRole('menuitemradio', { name: t('inForce') }).click();
  await expect.poll(() => cards.count(), { message: 'the deleted one is filtered out' }).toBe(1);
  await expectAccessible(page);
  await expectToFit(page);
});

test('an owner of several outlets is proposed the one where the customer has owed longest', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const bill = await makeBill(owner, await openShop(owner));
  const second = await openOutlet(owner);
  const prepared = await prepareIncome(owner);
  const day = await todayOf(owner);
  await makeIncome(owner, prepared, { outletId: second.id, billDateAD: day.plus(-3) });
  const t = textsIn(settlementScreenMessages, 'en');
  await page.goto(inject('base') + settlementsPath);
  await page
    .getByRole('button', { name: t('add') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('receiveTitle') });
  const [customer, outlet] = [fieldOf(page, t('customer')), fieldOf(page, t('outlet'))];
  const bills = dialog.getByRole('list', { name: t('openDocuments') });
  await choose(page, customer, 'Himal');
  await expect.poll(() => outlet.inputValue()).toBe(second.name);
  await bills.getByText('Kartik commission').waitFor();
  await choose(page, customer, 'Ganesh');
  await expect.poll(() => outlet.inputValue()).toBe('Gurung Kirana Pasal');
  await bills.getByText(String(bill.code)).waitFor();
  await choose(page, outlet, second.name);
  await dialog.getByText(t('nothingDue')).waitFor();
  await choose(page, customer, 'Himal');
  await bills.getByText('Kartik commission').waitFor();
  await choose(page, customer, 'Ganesh');
  await dialog.getByText(t('nothingDue')).waitFor();
  expect(await outlet.inputValue(), 'what was chosen stays').toBe(second.name);
  await expectAccessible(page);
});

/** What comes next once a receipt is saved is looked at in the story above. */
async function closeSaved(page: Parameters<typeof fieldOf>[0]): Promise<void> {
  const saved = page.getByRole('dialog', { name: /(is saved|राखियो)$/ });
  await saved.waitFor();
  await page.keyboard.press('Escape');
  await saved.waitFor({ state: 'hidden' });
}

/** Goes on by Tab until the field has the focus. */
async function tabTo(page: Parameters<typeof fieldOf>[0], field: ReturnType<typeof fieldOf>): Promise<void> {
  for (let step = 0; step < 12 && !(await hasFocus(field)); step += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(field), 'the amount is reached by Tab').toBe(true);
}
