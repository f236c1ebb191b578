import { screenAt, screens } from '@bahi/contract/screens';
import { customerSelectMessages } from '@bahi/contract/parties/customer/customer-select.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import {
  billMessages,
  createPath,
  editorOf,
  expectFocus,
  listPath,
  makeBill,
  openShop,
  todayOf,
} from '../steps/invoice-screen.ts';
import { choose, hasFocus } from '../keyboard.ts';
import { actOn, answer } from '../screen.ts';
import { openSignedIn, type Owner, signIn, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

describe('the list of bills', () => {
  test('says what belongs there, and waits for the profile of the business', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 390, path: listPath }, { profile: false });
    const t = textsIn(billMessages, 'en');
    const ui = textsIn(uiMessages, 'en');
    await page.getByText(t('emptyText')).waitFor();
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: ui('profileIncompleteTitle') });
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: ui('later') }).click();
    await page.goto(inject('base') + createPath);
    await page.getByText(ui('profileIncomplete')).last().waitFor();
    expect(await page.getByRole('region', { name: t('lines') }).count(), 'nothing can be written yet').toBe(0);
    await expectAccessible(page);
  });

  test('is searched, filtered and sorted, and its state is an address', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const shop = await openShop(owner);
    await makeBill(owner, shop, { state: 'DRAFT', quantity: 4 });
    const first = await makeBill(owner, shop, { quantity: 1 });
    const second = await makeBill(owner, shop, { quantity: 2 });
    await pay(owner, second.id, 100);
    await page.goto(inject('base') + listPath);
    const t = textsIn(billMessages, 'en');
    const ui = textsIn(uiMessages, 'en');
    const rows = page.getByRole('table', { name: t('title') }).locator('tbody tr');
    const shown = async () => (await rows.allInnerTexts()).map((row) => row.split('\t')[0]?.trim());
    const expectRows = async (expected: readonly unknown[]): Promise<void> => {
      await expect.poll(shown).toEqual(expected);
    };
    const filter = async (label: string, option: string): Promise<void> => {
      await page.getByRole('button', { name: label, exact: true }).click();
      await page.getByRole('menuitemradio', { name: option, exact: true }).click();
    };
    await page.getByText('3 in all').waitFor();
    await expectAccessible(page);

    await filter(ui('paymentStatus'), ui('partiallyPaid'));
    await expectRows([second.code]);
    await rows.getByText(ui('partiallyPaid')).waitFor();
    await page.getByRole('button', { name: ui('clearFilter', { name: ui('paymentStatus') }) }).click();
    await filter(t('state'), t('draft'));
    await expectRows([t('draft')]);
    expect(page.url()).toContain('state=DRAFT');
    await page.getByRole('button', { name: ui('clearFilter', { name: t('state') }) }).click();
    await page.getByRole('searchbox').last().fill(String(first.code));
    await expectRows([first.code]);
    await page.getByRole('searchbox').last().fill('गणेश');
    await page.getByText('3 in all').waitFor();
    await page.getByRole('button', { name: t('total') }).click();
    await expectRows([first.code, second.code, t('draft')]);
    await page.getByRole('button', { name: t('total') }).click();
    await expectRows([t('draft'), second.code, first.code]);
    await page.reload();
    await expectRows([t('draft'), second.code, first.code]);

    const day = await todayOf(owner);
    await page.goto(`${inject('base')}${listPath}?fromDateAD=${day.plus(-30)}&toDateAD=${day.plus(-1)}`);
    await page.getByText(ui('noMatchTitle')).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: ui('clearAll') }).click();
    await page.getByText('3 in all').waitFor();
    await page
      .getByRole('button', { name: t('date'), exact: true })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Today', { exact: true }).click();
    await page.keyboard.press('Escape');
    await page.waitForURL(`**${listPath}?fromDateAD=${day.ad}&toDateAD=${day.ad}`);
    await page.getByText('3 in all').waitFor();
  });
});

describe('a bill of the list', () => {
  test('is shown with its lines, its payments and its paper, and printed', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    const bill = await makeBill(owner, await openShop(owner), { quantity: 2 });
    await pay(owner, bill.id, 26);
    await page.goto(inject('base') + listPath);
    const t = textsIn(billMessages, 'ne');
    const number = String(bill.code);
    await page.getByRole('button', { name: number, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: number });
    await dialog.getByRole('row', { name: /बासमती चामल/ }).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await page.goForward();
    await dialog.getByText('दुई सय छब्बीस रुपैयाँ मात्र').waitFor();
    await dialog.getByText(t('notPrinted')).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('tab', { name: t('paymentsTab') }).click();
    await dialog.getByText('रु २००.००').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('tab', { name: t('paperTab') }).click();
    const paper = page.frameLocator(`iframe[title="${t('paperFrame', { number })}"]`);
    await paper.getByText('कर बीजक').first().waitFor();
    await paper.getByText('दुई सय छब्बीस रुपैयाँ मात्र').waitFor();
    await dialog.getByLabel(t('paperLanguage')).selectOption({ label: t('english') });
    await paper.getByText('Tax Invoice').first().waitFor();
    await withoutPaper(page);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: t('print') }).click();
    const printing = page.getByRole('dialog', { name: t('printTitle', { number }) });
    await printing.getByLabel(t('paper')).selectOption({ label: t('paperSlip') });
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await printing.getByRole('button', { name: t('savePdf') }).click();
    expect((await download).suggestedFilename()).toBe(`${String(bill.code).replace('/', '-')}.pdf`);
    await dialog.getByRole('tab', { name: t('generalTab') }).click();
    await dialog.getByText(t('printedTimes', { count: '१' })).waitFor();
  });

  test('is cancelled with a reason while nobody has it in hand', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390 });
    const shop = await openShop(owner);
    const bill = await makeBill(owner, shop, { quantity: 3 });
    const paid = await makeBill(owner, shop, { quantity: 2 });
    await pay(owner, paid.id, 10);
    await page.goto(inject('base') + listPath);
    const t = textsIn(billMessages, 'en');
    const ui = textsIn(uiMessages, 'en');
    const number = String(bill.code);
    await page.getByRole('button', { name: ui('rowActions', { name: String(paid.code) }) }).click();
    await page.getByRole('menuitem', { name: t('payment') }).waitFor();
    expect(await page.getByRole('menuitem', { name: t('cancelInvoice') }).count(), 'a payment was taken').toBe(0);
    await page.keyboard.press('Escape');

    await actOn(page, 'en', number, t('cancelInvoice'));
    const dialog = page.getByRole('dialog', { name: t('cancelTitle', { number }) });
    await dialog.getByRole('button', { name: t('cancelInvoice') }).click();
    await dialog.getByText('Required', { exact: true }).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel(new RegExp(`^${t('reason')}`)).fill('Wrong customer');
    await dialog.getByRole('button', { name: t('cancelInvoice') }).click();
    const card = page.getByRole('listitem').filter({ hasText: number });
    await card.getByText(t('cancelled')).waitFor();
    await expectToFit(page);
    await card.getByRole('button').first().click();
    await page.getByRole('dialog', { name: number }).getByText('Wrong customer').waitFor();
    await expectAccessible(page);
  });

  test('is deleted as long as it is a draft, and opens no editor once it is issued', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390 });
    const shop = await openShop(owner);
    const issued = await makeBill(owner, shop);
    await makeBill(owner, shop, { state: 'DRAFT' });
    await page.goto(inject('base') + listPath);
    const t = textsIn(billMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await actOn(page, 'ne', t('draftOf', { name: 'गणेश किराना' }), t('removeDraft'));
    await page.getByText('यो मेटाउने हो?').waitFor();
    await expectAccessible(page);
    await answer(page, ui('confirm'));
    await page.getByText(ui('count', { count: '१' })).waitFor();

    await page.goto(inject('base') + screenAt(screens.editInvoice, { invoiceId: issued.id }));
    await page.getByText(t('notDraftText')).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('viewIssued') }).click();
    await page.getByRole('dialog', { name: String(issued.code) }).waitFor();
  });

  test('may get a customer who is entered on the way', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    await openShop(owner);
    await page.goto(inject('base') + createPath);
    const { customer } = editorOf(page, 'en');
    await customer.fill('Bimala Store');
    await page.getByRole('option', { name: textsIn(customerSelectMessages, 'en')('addNew') }).click();
    const dialog = page.getByRole('dialog', { name: 'New customer' });
    await expect.poll(() => dialog.getByLabel('Name').first().inputValue()).toBe('Bimala Store');
    await dialog.getByLabel('Contact person').fill('Bimala');
    await dialog.getByLabel('Phone').fill('9807445566');
    await choose(page, dialog.getByLabel('Province'), 'Lumbini');
    await choose(page, dialog.getByLabel('District'), 'Rupandehi');
    await choose(page, dialog.getByLabel('Local body'), 'Butwal');
    await choose(page, dialog.getByLabel('Ward'), '6');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => customer.inputValue(), { message: 'the new customer is chosen' }).toBe('Bimala Store');
    await expect.poll(() => hasFocus(customer), { message: 'and has the focus' }).toBe(true);
  });
});

test.for(storyViews(import.meta.filename))(
  'bills are in order for everybody in $language at $width px',
  async (view, { openPage }) => {
    const tokens = await signIn('owner@demo.bahi', 'Namaste@2083');
    const page = await openSignedIn(openPage, { ...view, path: listPath }, tokens);
    const t = textsIn(billMessages, view.language);
    const ui = textsIn(uiMessages, view.language);
    await page.getByRole('button', { name: ui('nextPage') }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.goto(`${inject('base')}${listPath}?state=FINAL&paymentStatus=PARTIALLY_PAID`);
    const first = view.width > 1024 ? page.locator('tbody tr button').first() : page.locator('main li button').first();
    await first.click();
    for (const tab of [t('generalTab'), t('paymentsTab'), t('paperTab')]) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      if (tab === t('paperTab')) await withoutPaper(page);
      await expectAccessible(page);
    }
    await page.goto(inject('base') + createPath);
    const { customer, cell, choices } = editorOf(page, view.language);
    // On a phone nothing has the focus, or its keyboard would cover the half of the screen.
    if (view.width > 1024) await expectFocus(customer, 'a new bill begins with its customer');
    await cell('item', 1).fill('a');
    await choices.first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  },
);

/** Empties the frame of the paper: it runs no scripts, and so cannot be asked whether it is accessible. */
async function withoutPaper(page: Page): Promise<void> {
  const frame = page.locator('iframe');
  await frame.waitFor();
  await frame.evaluate((element) => {
    element.removeAttribute('sandbox');
    element.setAttribute('src', 'about:blank');
  });
}

async function pay(owner: Owner, invoiceId: number, paymentAmount: number): Promise<void> {
  const { ad: paymentDate } = await todayOf(owner);
  const rows = [{ paymentMode: 'CASH', paymentDate, paymentAmount }];
  const body = {
    componentEntityId: invoiceId,
    paymentLedgerDetailRequestDtoList: rows,
    totalPayingAmount: paymentAmount,
  };
  await callApi(paymentContract.create, { body }, { token: owner.tokens.access });
}
