import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { keysMessages } from '@bahi/contract/platform/frame/keys.messages';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { screens } from '@bahi/contract/screens';
import { dateMessages } from '@bahi/contract/ui/date.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectClearInTheDark, expectToFit, test } from '../browser.ts';
import { issueBill } from '../steps/bills.ts';
import { hasFocus, leaveFocus, submissionsOf, tabTo } from '../keyboard.ts';
import { butwal, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

async function expectFocus(place: Locator): Promise<void> {
  await expect.poll(() => hasFocus(place)).toBe(true);
}

test.for([{ language: 'ne' }, { language: 'en' }] as const)(
  '? tells the keys wherever nothing is written ($language)',
  async ({ language }, { openPage }) => {
    const { page } = await signUpOwner(openPage, { language, width: 1280, path: screens.customers });
    const [t, frame] = [textsIn(keysMessages, language), textsIn(frameMessages, language)];
    const help = page.getByRole('dialog', { name: t('title') });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('?');
    await help.getByText(t('removeLine')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });

    await page.getByRole('main').getByRole('searchbox').focus();
    await page.keyboard.type('who?');
    await expect.poll(() => page.getByRole('main').getByRole('searchbox').inputValue()).toBe('who?');
    expect(await help.count(), 'what is written is written').toBe(0);

    await page.getByRole('button', { name: frame('profileMenu', { name: 'Sita Gurung' }) }).click();
    await page.getByRole('menuitem', { name: frame('keys') }).click();
    await help.waitFor();
  },
);

test('a list is walked by the arrows, and Alt+G goes everywhere', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const place = await butwal(owner.tokens.access);
  for (const [name, nameNp] of [
    ['Asha Books', 'आशा पुस्तक'],
    ['Bina Stores', 'बिना स्टोर्स'],
  ] as const) {
    const body = { name, nameNp, phoneNumber: '9857011223', focalPerson: 'Gita', ...place };
    await callApi(customerContract.save, { body }, { token: owner.tokens.access });
  }
  await page.goto(inject('base') + screens.customers);
  const row = (name: string) => page.getByRole('row').getByRole('button', { name, exact: true });
  await row('Asha Books').waitFor();
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await expectFocus(row('Asha Books'));
  await page.keyboard.press('ArrowDown');
  await expectFocus(row('Bina Stores'));
  await page.keyboard.press('ArrowUp');
  await expectFocus(row('Asha Books'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Bina Stores' }).waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(row('Bina Stores'));

  await page.keyboard.press('Alt+g');
  await expectFocus(page.getByRole('dialog').getByRole('combobox'));
});

test('Alt+F2 opens the period of a list and of a report, as in Tally', async ({ openPage }) => {
  const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.invoices });
  const words = textsIn(dateMessages, 'en');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Alt+F2');
  const periods = page.getByRole('dialog', { name: words('presets') });
  await periods.getByRole('radio', { name: words('today') }).waitFor();
  await expectAccessible(page, { colours: true });
  await expectClearInTheDark(page);
  await expect.poll(() => periods.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Space');
  await page.waitForURL(/fromDateAD=/);
  await page.keyboard.press('Escape');
  await periods.waitFor({ state: 'hidden' });

  await page.goto(inject('base') + screens.salesReport);
  await page.getByRole('button', { name: textsIn(reportScreenMessages, 'en')('backToFilter') }).waitFor();
  await page.keyboard.press('Alt+F2');
  const chosen = page.getByRole('radio', { checked: true });
  await expectFocus(chosen);
  await page.keyboard.press('ArrowUp');
  await expectFocus(chosen);
});

test('Ctrl+A accepts a form, and in a text selects what was typed', async ({ openPage }) => {
  const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.priceLists });
  const [t, ui] = [textsIn(priceListScreenMessages, 'en'), textsIn(uiMessages, 'en')];
  await page
    .getByRole('main')
    .getByRole('button', { name: t('add') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox').first();
  await expectFocus(name);
  await page.keyboard.type('Retail');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Wholesale');
  expect(await name.inputValue(), 'the key selected the text').toBe('Wholesale');
  await tabTo(page, dialog.getByRole('button', { name: ui('save') }));
  await page.keyboard.press('Control+a');
  await dialog.waitFor({ state: 'hidden' });
  // Saved, its prices are entered.
  await page.getByRole('heading', { name: 'Wholesale' }).waitFor();
});

test('Ctrl+A sends nothing where the focus is in no field of the form, and no key what lies under a dialog', async ({
  openPage,
}) => {
  const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.newService });
  const help = page.getByRole('dialog', { name: textsIn(keysMessages, 'en')('title') });
  const save = page.getByRole('main').getByRole('button', { name: textsIn(uiMessages, 'en')('save') });
  await save.waitFor();
  const sent = await submissionsOf(page);
  await leaveFocus(page);
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: textsIn(frameMessages, 'en')('search') }).focus();
  await page.keyboard.press('Control+a');
  expect(await sent(), 'neither from the page itself nor from the bar above').toBe(0);

  await leaveFocus(page);
  await page.keyboard.press('?');
  await help.waitFor();
  await leaveFocus(page);
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+a');
  expect(await sent(), 'the form lies under a dialog').toBe(0);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });

  await save.focus();
  await page.keyboard.press('Control+a');
  expect(await sent(), 'on a control of the form').toBe(1);
});

test('Ctrl+A cancels no bill, wherever the focus is', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const t = textsIn(invoiceScreenMessages, 'en');
  const { code, id } = await issueBill(owner);
  const number = code ?? '';
  await page.goto(`${inject('base')}${screens.invoices}?view=${id}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cancelInvoice') })
    .click();
  const cancelling = page.getByRole('dialog', { name: t('cancelTitle', { number }) });
  await cancelling.getByRole('textbox').fill('Written twice');
  const sent = await submissionsOf(page);
  await cancelling.getByText(t('cancelHint')).click();
  await page.keyboard.press('Control+a');
  await tabTo(page, cancelling.getByRole('button', { name: t('cancelInvoice') }));
  await page.keyboard.press('Control+a');
  await leaveFocus(page);
  await page.keyboard.press('Control+a');
  expect(await sent()).toBe(0);
  const { state } = await callApi(invoiceContract.get, { params: { id } }, { token: owner.tokens.access });
  expect(state).toBe('FINAL');
});
