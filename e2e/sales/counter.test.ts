import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { z } from '@bahi/contract/zod';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, seldom, storyViews, test } from '../browser.ts';
import { counterOf, counterPath, scan, teaCode } from '../steps/counter-screen.ts';
import { openOutlet } from '../steps/due-documents.ts';
import { countedHand } from '../steps/counted.ts';
import { digitsIn, expectFocus, openShop } from '../steps/invoice-screen.ts';
import { addCashier, addManager, signInAt } from '../steps/outlet-user.ts';
import { type Owner, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const billsOf = async (owner: Owner) => {
  const caller = { token: owner.tokens.access };
  const { rows } = await callApi(invoiceContract.list, { query: { sort: 'code' } }, caller);
  return Promise.all(rows.map(({ id }) => callApi(invoiceContract.get, { params: { id } }, caller)));
};

describe.for(storyViews(import.meta.filename))('at the counter ($language, $width px)', ({ language, width }) => {
  test('three items are sold in at most twelve keys beside the scans, and the change stays readable', async ({
    openPage,
  }) => {
    const { page, owner } = await signUpOwner(openPage, { language, width });
    await openShop(owner);
    await page.goto(inject('base') + counterPath);
    const { input, lines, total, change, payment, last } = counterOf(page, language);
    await input.focus();
    const hand = countedHand(page);
    const press = async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      hand.counts.keys += 1;
    };
    await scan(page, teaCode);
    await hand.type('3*');
    await scan(page, 'RICE');
    await scan(page, 'DAL');
    await scan(page, teaCode);
    // Tea twice at 50 and rice thrice at 100 before VAT, dal at 226 with it.
    await expect.poll(() => total.innerText()).toBe(digitsIn(language, '678.00'));
    expect(await lines.count()).toBe(3);
    await expectToFit(page);
    await expectAccessible(page);
    await press('F9');
    await payment.waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    await hand.type('1000');
    await press('Enter');
    await expect.poll(() => change.innerText()).toBe(digitsIn(language, '322.00'));
    expect(hand.counts.keys, 'keys beside the scans').toBeLessThanOrEqual(12);
    expect(await lines.count(), 'ready for the next').toBe(0);
    await expectFocus(input, 'the next is scanned at once');

    await scan(page, teaCode);
    await lines.first().waitFor();
    expect(await last.innerText(), 'while the next is entered').toContain(digitsIn(language, '322.00'));
    await expectToFit(page);
    await page.keyboard.press('Control+Enter');
    // A double Enter sells once, exactly in cash.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await billsOf(owner)).length).toBe(2);
    const [first, second] = await billsOf(owner);
    expect(first).toMatchObject({
      grandTotal: 678,
      tenderedAmount: 1000,
      changeAmount: 322,
      paymentMode: 'CASH',
      remainingAmount: 0,
    });
    expect(first?.lines.map(({ quantity }) => quantity)).toEqual([2, 3, 1]);
    expect(second).toMatchObject({ grandTotal: 56.5, paymentMode: 'CASH', tenderedAmount: null, remainingAmount: 0 });
    // Its slip is printed by itself.
    await expect.poll(async () => (await billsOf(owner)).map(({ printCount }) => printCount)).toEqual([1, 1]);
  });
});

test('names in either script, quantities and prices by keys, and what is unknown is told', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
  await openShop(owner);
  await page.goto(inject('base') + counterPath);
  const { input, lines, total, goods } = counterOf(page, 'ne');
  await expectFocus(input, 'it begins in the input');
  await page.keyboard.type('१.५*chamal');
  await page.keyboard.press('Enter');
  await expect.poll(() => total.innerText()).toBe(digitsIn('ne', '169.50'));
  await page.keyboard.type('दाल');
  await page.keyboard.press('Enter');
  await expect.poll(() => lines.count()).toBe(2);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  const quantity = (number: string) => page.getByLabel(goods('quantityOf', { number }), { exact: true });
  expect(await quantity('२').inputValue()).toBe('२');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('4*');
  await page.keyboard.press('Enter');
  expect(await quantity('१').inputValue(), 'of the chosen line').toBe('४');
  await page.keyboard.press('F2');
  await expectFocus(page.getByLabel(goods('rateOf', { number: '१' }), { exact: true }), 'the price of the chosen line');
  await page.keyboard.type('90');
  await page.keyboard.press('Enter');
  await expectFocus(input, 'back in the input');
  await expect.poll(() => total.innerText()).toBe(digitsIn('ne', '858.80'));
  await page.keyboard.press('Delete');
  await expect.poll(() => lines.count()).toBe(1);
  await scan(page, '4006381333931');
  await page.getByRole('alert').filter({ hasText: '4006381333931' }).waitFor();
  // More than there is: the business sells nothing that it does not have.
  await page.keyboard.type('99*');
  await page.keyboard.press('Enter');
  await lines
    .first()
    .getByText(goods('stockShort', { quantity: '१०' }))
    .waitFor();
  await page.keyboard.press('F9');
  await page.keyboard.press('Enter');
  await lines.first().getByRole('alert').waitFor();
  await expectFocus(input, 'the lines are to be seen');
  expect(await billsOf(owner)).toEqual([]);
});

test('no bill goes without what is being looked up, and none is lost while one is on its way', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  await openShop(owner);
  // The shop sells more than the list that is fetched at first, and its lines are slow.
  const gate = { search: Promise.withResolvers<void>(), issue: Promise.withResolvers<void>() };
  await page.route('**/v1/items/fetch-item-price-list*', async (route) => {
    if (new URL(route.request().url()).searchParams.has('search')) {
      await gate.search.promise;
      return route.continue();
    }
    const response = await route.fetch();
    const body = z.looseObject({ data: z.array(z.looseObject({ itemCode: z.string() })) }).parse(await response.json());
    const data = body.data.filter(({ itemCode }) => itemCode !== 'DAL');
    // The page may have given it up meanwhile.
    await route.fulfill({ response, json: { ...body, data } }).catch(() => undefined);
  });
  await page.goto(inject('base') + counterPath);
  const { input, t, lines, payment } = counterOf(page, 'en');
  await expectFocus(input, 'it begins in the input');
  await scan(page, 'RICE');
  await lines.first().waitFor();
  await scan(page, 'DAL');
  await page.getByText(t('waiting', { count: '1' })).waitFor();
  for (const key of ['F9', 'F6', 'F7', 'Control+s']) await page.keyboard.press(key);
  await page.getByText(t('stillWaiting')).first().waitFor();
  expect(await page.getByRole('dialog').count(), 'neither paid nor put aside').toBe(0);
  gate.search.resolve();
  await expect.poll(() => lines.count(), { message: 'it is on the bill' }).toBe(2);
  // An amount that no line bears stops nothing that comes after it.
  await page.keyboard.type('900000000000*');
  await page.keyboard.press('Enter');
  await scan(page, 'RICE');
  await expect
    .poll(() =>
      page
        .getByLabel(/Quantity/)
        .first()
        .inputValue(),
    )
    .toBe('2');

  await page.route('**/v1/invoices', async (route) => {
    if (route.request().method() === 'POST') await gate.issue.promise;
    await route.continue();
  });
  await page.keyboard.press('F9');
  // Too little, with a double Enter; then a scan that takes itself for cash.
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await payment
    .getByRole('alert')
    .filter({ hasText: t('doubtREST') })
    .waitFor();
  await page.keyboard.press('ArrowUp');
  await scan(page, teaCode);
  await payment
    .getByRole('alert')
    .filter({ hasText: t('doubtCODE') })
    .waitFor();
  expect(await billsOf(owner), 'nothing is issued').toEqual([]);
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await payment.getByRole('button', { name: t('backToBill'), disabled: true }).waitFor();
  for (const key of ['Escape', 'F6', 'F7', 'F8']) await page.keyboard.press(key);
  await payment.waitFor();
  gate.issue.resolve();
  await expect.poll(() => lines.count(), { message: 'the next bill' }).toBe(0);
  expect(await billsOf(owner)).toMatchObject([{ grandTotal: 452, paymentMode: 'CASH', tenderedAmount: 500 }]);
});

seldom(
  'a draft of the cash customer is no credit, and a device that keeps nothing holds none',
  async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    await openShop(owner);
    await page.goto(inject('base') + counterPath);
    const { input, t, lines } = counterOf(page, 'en');
    await expectFocus(input, 'it begins in the input');
    await scan(page, 'RICE');
    await lines.first().waitFor();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.keyboard.press('F6');
    await page.getByText(t('notHeld')).first().waitFor();
    expect(await lines.count(), 'it stays').toBe(1);
    await page.keyboard.press('Control+s');
    await expect.poll(() => lines.count()).toBe(0);
    expect(await billsOf(owner)).toMatchObject([{ state: 'DRAFT', paymentMode: 'CASH' }]);
  },
);

test('a customer by phone, in parts and on credit, and nothing on credit to nobody', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  await openShop(owner);
  await page.goto(inject('base') + counterPath);
  const { input, t, payment, last } = counterOf(page, 'en');
  await expectFocus(input, 'it begins in the input');
  await scan(page, 'RICE');
  await page.keyboard.press('F9');
  expect(await payment.getByRole('button', { name: t('onCredit') }).isDisabled(), 'to the cash customer').toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('F4');
  const who = page.getByRole('dialog', { name: t('customerTitle') });
  await expectFocus(who.getByRole('combobox'), 'who it is');
  await page.keyboard.type('98470112');
  await who.getByRole('option', { name: 'Ganesh Kirana' }).waitFor();
  await page.keyboard.press('Enter');
  await expectFocus(input, 'back in the input');
  await page.keyboard.press('F9');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expectFocus(payment.getByRole('button', { name: t('onCredit') }), 'the rest');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await last.getByText('43.00').waitFor();
  // A new one by phone.
  await scan(page, 'DAL');
  await page.keyboard.press('F4');
  await expectFocus(who.getByRole('combobox'), 'who buys');
  await page.keyboard.type('9801234567');
  await who.getByText(t('customerNone')).waitFor();
  await page.keyboard.press('Enter');
  const made = page.getByRole('dialog', { name: t('newCustomer') });
  await expectFocus(made.getByRole('textbox', { name: t('name') }), 'the number is there');
  await expectAccessible(page);
  await page.keyboard.type('Sarita Thapa');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Sarita Thapa/ }).waitFor();
  await expectFocus(input, 'back in the input');
  await page.keyboard.press('F9');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await billsOf(owner)).length).toBe(2);
  expect(await billsOf(owner)).toMatchObject([
    {
      customerName: 'Ganesh Kirana',
      paymentMode: 'MIXED',
      payments: [
        { mode: 'CASH', amount: 50 },
        { mode: 'ONLINE', amount: 20 },
      ],
      remainingAmount: 43,
    },
    { customerName: 'Sarita Thapa', paymentMode: 'ONLINE', remainingAmount: 0 },
  ]);
});

test('bills are held and taken up again, also after a reload', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  await openShop(owner);
  await page.goto(inject('base') + counterPath);
  const { input, t, lines } = counterOf(page, 'en');
  await expectFocus(input, 'it begins in the input');
  await scan(page, 'RICE');
  await lines.first().waitFor();
  await page.keyboard.press('F6');
  await expect.poll(() => lines.count()).toBe(0);
  await scan(page, 'DAL');
  await scan(page, teaCode);
  await expect.poll(() => lines.count()).toBe(2);
  await page.reload();
  await expect.poll(() => lines.count(), { message: 'what was entered survives a reload' }).toBe(2);
  await page.keyboard.press('F7');
  const held = page.getByRole('dialog', { name: t('held') });
  await held.getByText(t('heldNumber', { number: '1' })).waitFor();
  await held.getByText('113.00').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => lines.count(), { message: 'and the other one is held instead' }).toBe(1);
  await page.keyboard.press('F9');
  await page.keyboard.press('Enter');
  await expect.poll(() => lines.count()).toBe(0);
  await page.getByRole('button', { name: t('heldOf', { count: '1' }) }).waitFor();
  expect(await billsOf(owner)).toMatchObject([{ grandTotal: 113 }]);
});

test('what was sold comes back by the number of its bill, and the money is paid back', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  await openShop(owner);
  await page.goto(inject('base') + counterPath);
  const { input, t, change, last } = counterOf(page, 'en');
  await expectFocus(input, 'it begins in the input');
  await page.keyboard.type('2*');
  await scan(page, 'RICE');
  await page.keyboard.press('F9');
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect.poll(() => change.innerText()).toBe('274.00');
  const [bill] = await billsOf(owner);
  const number = String(bill?.code);
  await last.getByText(number).waitFor();
  await page.keyboard.press('F8');
  const back = page.getByRole('dialog', { name: t('returnTitle') });
  const field = back.getByRole('textbox', { name: t('returnNumber') });
  await expectFocus(field, 'which bill');
  // As a scanner sends the QR of the bill.
  for (const line of ['PAN:301234567', `NO:${number}`, 'TOTAL:226']) await scan(page, line);
  const note = textsIn(creditNoteScreenMessages, 'en');
  await back.getByLabel(note('quantityOf', { number: '1' }), { exact: true }).fill('1');
  await expectAccessible(page);
  await back.getByRole('button', { name: t('returnNow') }).click();
  await expect.poll(() => page.locator('output[data-paid-back]').innerText()).toBe('113.00');
  await page.keyboard.press('Enter');
  await expectFocus(input, 'back in the input');
  const { rows } = await callApi(creditNoteContract.list, {}, { token: owner.tokens.access });
  expect(rows).toMatchObject([{ invoiceNumber: number, grandTotal: 113, case: 'RETURN', state: 'FINAL' }]);
});

seldom(
  'who works in an outlet sells there, who has several chooses, and who may make no bills is told',
  async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390 });
    await openShop(owner);
    const cashier = await addCashier(owner);
    const counter = await signInAt(openPage, { language: 'ne', width: 390 }, cashier.userName);
    await counter.goto(inject('base') + counterPath);
    const theirs = counterOf(counter, 'ne');
    await theirs.input.fill('RICE');
    await counter.keyboard.press('Enter');
    await theirs.lines.first().waitFor();
    await counter.getByRole('button', { name: theirs.t('issue') }).click();
    await theirs.payment.getByRole('button', { name: theirs.t('sell') }).click();
    await expect.poll(async () => (await billsOf(owner)).length).toBe(1);

    await openOutlet(owner);
    await page.goto(inject('base') + counterPath);
    const { t, input } = counterOf(page, 'ne');
    await page.getByText(t('chooseOutlet')).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'गोलपार्क शाखा' }).click();
    await input.waitFor();
    await page.reload();
    await input.waitFor();

    const reader = await addManager(owner, 'Reader', ['invoice'], { view: true });
    const looking = await signInAt(openPage, { language: 'ne', width: 390 }, reader.userName);
    await looking.goto(inject('base') + counterPath);
    await looking.getByText(textsIn(commonMessages, 'ne')('forbidden')).first().waitFor();
    await looking.getByText(textsIn(uiMessages, 'ne')('forbidden')).first().waitFor();
  },
);
