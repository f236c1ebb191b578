import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { customerSelectMessages } from '@bahi/contract/parties/customer/customer-select.messages';
import { goodsLinesMessages } from '@bahi/contract/stock/goods-lines/goods-lines.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, seldom, test } from '../browser.ts';
import {
  amountOf,
  createPath,
  editorOf,
  expectFocus,
  expectGrandTotal,
  listPath,
  makeBill,
  nextNumber,
  openShop,
  todayOf,
} from '../steps/invoice-screen.ts';
import { hasFocus } from '../keyboard.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

describe('a bill', () => {
  seldom(
    'takes the customer whose name was typed before the customers came, once they are here',
    async ({ openPage }) => {
      const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
      await openShop(owner);
      const asked = Promise.withResolvers<void>();
      const typed = Promise.withResolvers<void>();
      await page.route('**/customer/list/invoice?*', async (route) => {
        asked.resolve();
        await typed.promise;
        await route.continue();
      });
      await page.goto(inject('base') + createPath);
      const { customer, cell } = editorOf(page, 'en');
      await expectFocus(customer, 'a new bill begins with its customer');
      await asked.promise;
      await page.keyboard.type('Ganesh');
      await page.keyboard.press('Enter');
      typed.resolve();
      await expectFocus(cell('item', 1), 'the lines come next');
      await expect.poll(() => customer.inputValue()).toBe('Ganesh Kirana');
    },
  );

  test('is written by the keyboard alone, from the customer to the next bill', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    await openShop(owner);
    const number = await nextNumber(owner);
    await page.goto(inject('base') + createPath);
    const { t, customer, cell, choices, lines, totals, done } = editorOf(page, 'ne');
    const keys = page.keyboard;

    await expectFocus(customer, 'a new bill begins with its customer');
    await page.getByText(number, { exact: true }).waitFor();
    await expectAccessible(page);
    await keys.type('हरि');
    await expect.poll(() => page.getByRole('option', { name: 'गणेश किराना' }).count()).toBe(0);
    await customer.fill('११२२३');
    await page.getByRole('option', { name: 'गणेश किराना' }).getByText('९८४७०११२२३', { exact: true }).waitFor();
    await keys.press('Enter');
    await expectFocus(cell('item', 1), 'the lines come next');
    await page.getByText(textsIn(customerSelectMessages, 'ne')('noDues')).waitFor();

    await keys.type('चामल');
    await choices.filter({ hasText: 'बासमती चामल' }).waitFor();
    expect(await choices.allInnerTexts(), 'price and stock stand beside the name').toEqual([
      expect.stringMatching(/RICE[\s\S]*रु १००\.००[\s\S]*१०/),
    ]);
    await expectAccessible(page);
    await keys.press('Enter');
    await expectFocus(cell('quantity', 1), 'the quantity comes next');
    await keys.type('२.५');
    await keys.press('Enter');
    await expectFocus(cell('rate', 1), 'then the rate');
    await keys.press('Enter');
    await expectFocus(cell('discount', 1), 'then the discount');
    await keys.type('10');
    expect(await lines.first().innerText(), '2.5 × 100 less 10 %').toContain('२२५.००');
    await expectGrandTotal(totals, '२५४.२५');
    await keys.press('Enter');
    await expectFocus(cell('item', 2), 'a new line at the end');

    await keys.type('dal');
    await keys.press('Enter');
    await keys.press('Enter');
    await keys.press('Enter');
    await keys.type('r22.6');
    expect(await lines.nth(1).innerText(), '226 less 22.60, both with VAT, is 180 without').toContain('१८०.००');
    expect(await lines.nth(1).innerText()).toContain(t('vatIncluded'));
    await keys.press('ArrowUp');
    await expectFocus(cell('discount', 1), 'arrows go from line to line');
    await keys.press('ArrowDown');
    await keys.press('Enter');

    await keys.type('8901234567890');
    await keys.press('Enter');
    await expectFocus(cell('item', 4), 'what was scanned is on its line, and the next scan may come');
    await keys.type('8901234567890');
    await keys.press('Enter');
    expect(await cell('quantity', 3).inputValue(), 'scanned again, one more of it').toBe('२');
    await keys.type('rice');
    await keys.press('Enter');
    expect(await lines.count()).toBe(4);
    await keys.press('Control+Backspace');
    await expect.poll(() => lines.count(), { message: 'the line is gone' }).toBe(3);
    await expectFocus(cell('quantity', 3), 'and the line above has the focus');
    await expectGrandTotal(totals, '५७०.६५');

    await keys.press('Enter');
    await keys.press('Enter');
    await keys.press('Enter');
    await keys.press('Enter');
    await expectFocus(totals.getByLabel(t('discount')), 'Enter on an empty line leaves the lines');
    await keys.type('१०');
    await keys.press('Enter');
    await keys.type('45.5');
    expect(await amountOf(totals, t('subTotal'))).toBe('५०५.००');
    expect(await amountOf(totals, t('taxable')), '505 less 10 % and 45.50 of shipping').toBe('५००.००');
    await expectGrandTotal(totals, '५६५.००');
    await totals.getByText('पाँच सय पैँसट्ठी रुपैयाँ मात्र').waitFor();
    await expectAccessible(page);

    await keys.press('Control+Enter');
    await done.waitFor();
    await page.getByText(number, { exact: true }).first().waitFor();
    await expectFocus(page.getByRole('button', { name: t('printNow') }), 'printing is offered');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await keys.press('p');
    expect((await download).suggestedFilename()).toBe(`${number.replace('/', '-')}.pdf`);
    await keys.press('s');
    const share = page.getByRole('dialog', { name: new RegExp(t('shareTitle', { number: '.*' })) });
    expect(await share.getByLabel(t('message')).inputValue()).toContain('जम्मा: रु ५६५.००');
    await expectAccessible(page);
    await keys.press('Escape');
    await share.waitFor({ state: 'hidden' });
    await keys.press('r');
    await page.getByRole('dialog').getByText('रु ५६५.००').first().waitFor();
    await keys.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await keys.press('n');
    await expectFocus(customer, 'the next bill begins');
    expect(await lines.count()).toBe(1);
    await page.getByText(await nextNumber(owner), { exact: true }).waitFor();
  });

  test('is kept as a draft on a phone, found again, and issued', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390 });
    await openShop(owner);
    const number = await nextNumber(owner);
    await page.goto(inject('base') + createPath);
    const { t, customer, cell, totals, issue, saveDraft, choices, done } = editorOf(page, 'en');
    const ui = textsIn(uiMessages, 'en');
    await issue.click();
    await page.getByText('Add at least one line').waitFor();
    expect(await customer.inputValue(), 'whoever comes to the counter').toBe('Cash customer');
    await expectAccessible(page);

    await customer.fill('ganesh');
    await page.getByRole('option', { name: 'Ganesh Kirana' }).click();
    await cell('item', 1).fill('tea');
    await choices.filter({ hasText: 'Ilam Tea' }).click();
    await cell('quantity', 1).fill('0');
    await cell('quantity', 1).blur();
    await page.getByText('Should be greater than 0').waitFor();
    await cell('quantity', 1).fill('४');
    await expectGrandTotal(totals, '226.00');
    await expectToFit(page);
    await expectAccessible(page);
    await saveDraft.click();
    await page.getByText('Draft saved').waitFor();
    // The toast may be a moment earlier than the address.
    await expect
      .poll(() => new URL(page.url()).pathname, { message: 'a reload opens the draft' })
      .toMatch(/\/edit\/\d+$/);

    await page.goto(inject('base') + listPath);
    const card = page.getByRole('listitem').filter({ hasText: 'Ganesh Kirana' });
    expect(await card.innerText()).toContain('Rs 226.00');
    expect(await card.innerText()).toContain(t('draft'));
    await expectToFit(page);
    await card
      .getByRole('button', { name: ui('rowActions', { name: t('draftOf', { name: 'Ganesh Kirana' }) }) })
      .click();
    await page.getByRole('menuitem', { name: ui('edit') }).click();
    await expect.poll(() => cell('item', 1).inputValue()).toBe('Ilam Tea');
    expect(await cell('quantity', 1).inputValue()).toBe('4');
    await cell('rate', 1).fill('100');
    await expectGrandTotal(totals, '452.00');
    await page
      .getByRole('button', { name: t('issue') })
      .last()
      .click();
    await done.waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: t('backToList') }).click();
    const issued = page.getByRole('listitem').filter({ hasText: 'Rs 452.00' });
    await issued.getByText('Due', { exact: true }).waitFor();
    expect(await issued.innerText(), 'the number was taken when it was issued').toContain(number);
  });

  test('of more than there is in stock is warned of, refused at its cell, and takes no number', async ({
    openPage,
  }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390 });
    await openShop(owner);
    const number = await nextNumber(owner);
    await page.goto(inject('base') + createPath);
    const { t, customer, cell, issue, lines, choices, done } = editorOf(page, 'ne');
    await customer.fill('गणेश');
    await page.getByRole('option', { name: /गणेश किराना/ }).waitFor();
    await page.keyboard.press('Enter');
    await expectFocus(cell('item', 1), 'a name that arrives as one word is taken by Enter as well');
    for (const line of [1, 2]) {
      await cell('item', line).fill('rice');
      await choices.first().click();
      await cell('quantity', line).fill('6');
      if (line === 1) await page.getByRole('button', { name: t('addLine') }).click();
    }
    const warning = t('stockShort', { quantity: '१०' });
    await expect.poll(() => lines.getByText(warning).count(), { message: 'both lines together are too much' }).toBe(2);
    await expectAccessible(page);
    await issue.click();
    const refusal = textsIn(goodsLinesMessages, 'ne')('stockShort', { available: '10' });
    await expect.poll(() => cell('quantity', 2).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => hasFocus(cell('quantity', 2)), { message: 'the refused cell has the focus' }).toBe(true);
    expect(await lines.nth(1).innerText()).toMatch(new RegExp(refusal.replace('10', '(10|१०)')));
    await expectAccessible(page);
    await cell('quantity', 2).fill('4');
    await expect.poll(() => lines.getByText(warning).count()).toBe(0);
    await issue.click();
    await done.waitFor();
    await page.getByText(number, { exact: true }).waitFor();
  });

  test('is not lost with its tab, and asks before it is left', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    await openShop(owner);
    await page.goto(inject('base') + createPath);
    const { customer, cell, lines, t } = editorOf(page, 'en');
    const ui = textsIn(uiMessages, 'en');
    await customer.fill('ganesh');
    await page.getByRole('option', { name: 'Ganesh Kirana' }).click();
    await cell('item', 1).fill('tea');
    await page.keyboard.press('Enter');
    await page.keyboard.type('3');
    await page.getByRole('link', { name: ui('back') }).click();
    const question = page.getByRole('dialog', { name: ui('leaveTitle') });
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: ui('stay') }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await cell('quantity', 1).inputValue()).toBe('3');

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText(ui('draftRestored')).waitFor();
    expect(await cell('item', 1).inputValue()).toBe('Ilam Tea');
    expect(await cell('quantity', 1).inputValue()).toBe('3');
    await expectAccessible(page);
    await page.getByRole('button', { name: ui('draftDiscard') }).click();
    await expect.poll(() => cell('item', 1).inputValue()).toBe('');
    expect(await lines.count()).toBe(1);
    await page.getByRole('link', { name: ui('back') }).click();
    await page.getByRole('heading', { name: t('title') }).waitFor();
  });

  seldom('keeps what is remarked on its lines when its draft is written on', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const shop = await openShop(owner);
    const { id } = await makeBill(owner, shop, { state: 'DRAFT', lines: 2, remarks: 'Serial 4711' });
    const remarksNow = async (): Promise<(string | null)[]> => {
      const stored = await callApi(invoiceContract.get, { params: { id } }, { token: owner.tokens.access });
      return stored.lines.map(({ remarks }) => remarks);
    };
    await page.goto(`${inject('base')}/business/invoice-setup/edit/${id}`);
    const { t, cell, done, issue } = editorOf(page, 'en');
    await cell('quantity', 1).fill('3');
    await page.keyboard.press('Control+S');
    await expect.poll(() => cell('quantity', 1).inputValue()).toBe('3');
    await page.getByText('Draft saved').waitFor();
    expect(await remarksNow()).toEqual(['Serial 4711', 'Serial 4711']);
    await page.getByLabel(t('remarksOf', { number: '2' })).fill('Serial 4712, with its charger');
    await issue.click();
    await done.waitFor();
    expect(await remarksNow()).toEqual(['Serial 4711', 'Serial 4712, with its charger']);
    await page.getByRole('link', { name: t('backToList') }).click();
    await page.getByRole('row').nth(1).click();
    await page.getByRole('dialog').getByText('Serial 4712, with its charger').waitFor();
  });

  test('is not overwritten by who writes on an older state of its draft', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    const shop = await openShop(owner);
    const draft = await makeBill(owner, shop, { state: 'DRAFT', quantity: 2 });
    await page.goto(inject('base') + screenAt(screens.editInvoice, { invoiceId: draft.id }));
    const { cell, totals } = editorOf(page, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await cell('quantity', 1).fill('5');
    await makeBill(owner, shop, { id: draft.id, version: draft.version, state: 'DRAFT', quantity: 7 });
    await page.keyboard.press('Control+S');
    const notice = page.getByRole('alert').filter({ hasText: ui('changedMeanwhile') });
    await notice.waitFor();
    await expectAccessible(page);
    await notice.getByRole('button', { name: ui('loadNewest') }).click();
    await expect.poll(() => cell('quantity', 1).inputValue()).toBe('७');
    await expectGrandTotal(totals, '७९१.००');
  });

  test('says at its dates what is wrong with them; the due date follows the document date', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    await openShop(owner);
    const caller = { token: owner.tokens.access };
    await callApi(businessContract.saveIssueDays, { body: { issueDaysBack: 3 } }, caller);
    await page.goto(inject('base') + createPath);
    const { t } = editorOf(page, 'en');
    const day = await todayOf(owner);
    const date = page.getByLabel(new RegExp(`^${t('date')}`)).first();
    const due = page.getByLabel(new RegExp(`^${t('dueDate')}`)).first();
    const type = async (field: typeof date, ad: string): Promise<void> => {
      await field.fill(`${ad} AD`);
      await field.press('Tab');
    };
    await type(due, day.plus(10));
    await type(date, day.plus(-3));
    await expect
      .poll(() => due.locator('..').innerText(), { message: 'ten days later, as before' })
      .toContain(day.plus(7));
    await type(due, day.plus(-4));
    await page.getByText('The due date cannot be before the document date').waitFor();
    await type(date, day.plus(1));
    await page.getByText('Outside of the dates that can be chosen').waitFor();
    await expectAccessible(page);
  });

  seldom('of a seller without VAT has no VAT line', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390 }, { registration: 'PAN' });
    await openShop(owner);
    await page.goto(inject('base') + createPath);
    const { t, cell, choices, totals } = editorOf(page, 'en');
    await cell('item', 1).fill('dal');
    await choices.first().click();
    await expectGrandTotal(totals, '226.00');
    expect(await totals.getByText('VAT').count()).toBe(0);
    expect(await totals.getByText(t('taxable')).count()).toBe(0);
  });

  seldom('of 300 lines counts each key in its last line', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const shop = await openShop(owner);
    const draft = await makeBill(owner, shop, { state: 'DRAFT', lines: 300 });
    await page.goto(inject('base') + screenAt(screens.editInvoice, { invoiceId: draft.id }));
    const { cell, totals } = editorOf(page, 'en');
    await cell('quantity', 300).focus();
    await expectGrandTotal(totals, '33,900.00');
    for (const key of '123456789') {
      await page.keyboard.press(key === '1' ? '1' : 'Backspace');
      await page.keyboard.press(key);
    }
    await expectGrandTotal(totals, '35,934.00');
  });
});
