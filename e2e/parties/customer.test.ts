import { screens } from '@bahi/contract/screens';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { customerMessages } from '@bahi/contract/parties/customer/customer.messages';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { issueBill } from '../steps/bills.ts';
import { expectAccessible, seldom, test } from '../browser.ts';
import { choose, hasFocus, tabTo } from '../keyboard.ts';
import { butwal, openSignedIn, type Owner, signIn, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.customers;

const ram = { name: 'Ram Bahadur Thapa', nameNp: 'राम बहादुर थापा', phoneNumber: '9847010203', focalPerson: 'Ram' };

describe('the first customer', () => {
  test('is entered by the keyboard alone, in Nepali with digits of either script', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'ne', width: 1280, path });
    const t = textsIn(customerScreenMessages, 'ne');
    await page.getByText(t('empty')).waitFor();
    await expectAccessible(page);

    const add = page.getByRole('button', { name: t('add') }).first();
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('addTitle') });
    const field = (label: string) => dialog.getByRole('textbox', { name: label });
    await expect
      .poll(() => hasFocus(field(t('name')).first()), { message: 'the first field has the focus' })
      .toBe(true);
    await page.keyboard.type('Ram Bahadur Thapa');
    await page.keyboard.press('Tab');
    await page.keyboard.type('राम बहादुर थापा');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ram');
    await page.keyboard.press('Tab');
    await page.keyboard.type('९८४७०१०२०३');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('60123456');
    const panWarning = textsIn(uiMessages, 'ne')('panNine');
    await dialog.getByText(panWarning).waitFor();
    await page.keyboard.type('7');
    await expect.poll(() => dialog.getByText(panWarning).count(), { message: 'nine digits need no warning' }).toBe(0);
    const pan = field(t('vatPanNo')).first();
    expect(await pan.inputValue(), 'as it is typed').toBe('601234567');
    for (const [part, place] of [
      ['province', 'लुम्बिनी'],
      ['district', 'रुपन्देही'],
      ['localBody', 'बुटवल'],
    ] as const) {
      await page.keyboard.press('Tab');
      const begun = dialog.getByRole('combobox', { name: textsIn(uiMessages, 'ne')(part) });
      expect(await begun.inputValue(), 'where the business is').toContain(place);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type('६');
    await page.getByRole('option').filter({ visible: true }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await pan.inputValue(), 'in the digits of the page once it is left').toBe('६०१२३४५६७');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ट्राफिक चोक');
    await page.keyboard.press('Enter');

    await page.getByText(textsIn(customerMessages, 'ne')('saved')).waitFor();
    const row = page.getByRole('row', { name: 'राम बहादुर थापा' });
    await row.waitFor();
    expect(await row.innerText()).toContain('९८४७०१०२०३');
    expect(await row.innerText()).toContain('ट्राफिक चोक, बुटवल-६, रुपन्देही');
    await expect
      .poll(() => hasFocus(page.getByRole('button', { name: t('add') })), { message: 'the focus is back' })
      .toBe(true);
    await expectAccessible(page);
  });

  test('is refused field by field, with every message of the form', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 390, path });
    const dialog = await openForm(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => dialog.getByText('Required', { exact: true }).count(), {
        message: 'the place is that of the business',
      })
      .toBe(4);
    expect(await hasFocus(nameOf(dialog)), 'the first wrong field has the focus').toBe(true);
    await expectAccessible(page);

    const say = async (label: string, typed: string, message: string): Promise<void> => {
      await dialog.getByLabel(label).fill(typed);
      await dialog.getByLabel(label).blur();
      await dialog.getByText(message, { exact: true }).waitFor();
    };
    await say('Email', 'ram@', 'Invalid email');
    await say('Phone', '9847010', 'Should be atleast 8 digits long');
    await say('Phone', '98470102034', 'Should not be more than 10 digits');
    await say('Phone', '98470-1020', 'Must contain only numeric characters');
    await dialog.getByLabel('Phone').fill('9847010203');
    await say('PAN', '60123456A', 'Must contain only numeric characters');
    await expectAccessible(page);
  });

  seldom('loses what depends on a place, when that place is exchanged', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path });
    const dialog = await openForm(page);
    const part = (label: string) => dialog.getByLabel(label);
    const values = async () =>
      Promise.all(['District', 'Local body', 'Ward', 'Tole'].map((label) => part(label).inputValue()));
    await choose(page, part('Province'), 'Lumbini');
    await choose(page, part('District'), 'Rupandehi');
    await choose(page, part('Local body'), 'Butwal');
    await choose(page, part('Ward'), '19');
    await part('Tole').fill('Traffic Chowk');
    expect(await values()).toEqual(['Rupandehi', 'Butwal', '19', 'Traffic Chowk']);

    await choose(page, part('Local body'), 'Siddharthanagar');
    expect(await values(), 'another local body has other wards').toEqual([
      'Rupandehi',
      'Siddharthanagar',
      '',
      'Traffic Chowk',
    ]);
    await choose(page, part('District'), 'Palpa');
    expect(await values()).toEqual(['Palpa', '', '', 'Traffic Chowk']);
    expect(await part('Ward').isDisabled(), 'wards come with the local body').toBe(true);
    await choose(page, part('Province'), 'Gandaki');
    expect(await values()).toEqual(['', '', '', '']);
  });
});

describe('a customer of the list', () => {
  test('is viewed, edited and made inactive on a phone', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390 });
    await makeCustomers(owner, [ram]);
    await page.goto(inject('base') + path);
    const t = textsIn(customerScreenMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await page.getByRole('button', { name: ram.nameNp, exact: true }).click();
    const detail = page.getByRole('dialog', { name: ram.nameNp });
    await detail.getByText('९८४७०१०२०३').waitFor();
    await expectAccessible(page);
    await page.goBack();
    await detail.waitFor({ state: 'hidden' });

    await act(page, ui('rowActions', { name: ram.nameNp }), ui('edit'));
    const form = page.getByRole('dialog', { name: t('editTitle') });
    await form.getByLabel(t('nameNp')).fill('राम थापा');
    await expectAccessible(page);
    await form.getByRole('button', { name: ui('save') }).click();
    await page.getByRole('button', { name: 'राम थापा', exact: true }).waitFor();

    await act(page, ui('rowActions', { name: 'राम थापा' }), ui('deactivate'));
    const question = page.getByRole('dialog').getByText('अवस्था परिवर्तन गर्ने हो?');
    await question.waitFor();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ui('dismiss') })
      .click();
    await question.waitFor({ state: 'hidden' });
    await page.getByText(ui('active'), { exact: true }).waitFor();
    await act(page, ui('rowActions', { name: 'राम थापा' }), ui('deactivate'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ui('confirm') })
      .click();
    await page.getByText(ui('inactive'), { exact: true }).waitFor();

    await page.getByRole('button', { name: ui('status'), exact: true }).click();
    await page.getByRole('menuitemradio', { name: ui('active'), exact: true }).click();
    await page.getByText(ui('noMatchTitle')).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: ui('clearAll') }).click();
    await page.getByRole('button', { name: 'राम थापा', exact: true }).waitFor();
  });

  seldom('may share its name with another, which is said', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    await makeCustomers(owner, [ram]);
    await page.goto(inject('base') + path);
    const dialog = await openForm(page);
    await nameOf(dialog).fill(ram.name);
    await dialog.getByLabel('Contact person').fill('Hari');
    await dialog.getByLabel('Phone').fill('071540000');
    await choose(page, dialog.getByLabel('Province'), 'Lumbini');
    await choose(page, dialog.getByLabel('District'), 'Palpa');
    await choose(page, dialog.getByLabel('Local body'), 'Tansen');
    await choose(page, dialog.getByLabel('Ward'), '3');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Customer saved').waitFor();
    await page.getByText(textsIn(customerMessages, 'en')('sameName', { name: ram.name })).waitFor();
    await expect.poll(() => page.getByRole('row', { name: ram.name }).count()).toBe(2);
  });

  seldom('is not overwritten by who edited an older state of it', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const [customer] = await makeCustomers(owner, [ram]);
    await page.goto(inject('base') + path);
    await act(page, `Actions for ${ram.name}`, 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit customer' });
    await dialog.getByLabel('Phone').fill('9847999999');
    await saveCustomer(owner, { ...ram, id: customer?.id ?? 0, version: customer?.version ?? 0, focalPerson: 'Sita' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    const notice = dialog.getByRole('alert').filter({ hasText: 'Someone else changed this meanwhile' });
    await notice.waitFor();
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Load the newest' }).click();
    await expect.poll(() => dialog.getByLabel('Contact person').inputValue()).toBe('Sita');
    expect(await dialog.getByLabel('Phone').inputValue()).toBe(ram.phoneNumber);
    await dialog.getByLabel('Phone').fill('9847999999');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: '9847999999' }).waitFor();
  });

  test('shows what it still owes, and leads to its bills', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390 });
    const bill = await issueBill(owner, 'Hari KC');
    const other = await issueBill(owner, 'Gita Sharma');
    await page.goto(inject('base') + path);
    const card = page.getByRole('listitem').filter({ hasText: 'Hari KC' });
    expect(await card.innerText(), 'with 13 % VAT').toContain('Rs 113.00');
    await expectAccessible(page);
    await act(page, 'Actions for Hari KC', 'Invoices and dues');
    await page.waitForURL('**/business/invoice-setup?customerId=*');
    await page.getByText(String(bill.code)).first().waitFor();
    expect(await page.getByText(String(other.code)).count(), 'no bill of anybody else').toBe(0);
  });

  test('keeps what was typed until leaving it is confirmed', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path });
    await page.getByRole('link', { name: 'Bahi' }).click();
    await page.waitForURL('**/dashboard');
    await page.goBack();
    const dialog = await openForm(page);
    await nameOf(dialog).fill('Gita');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await nameOf(dialog).inputValue()).toBe('Gita');
    await page.goForward();
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(new URL(page.url()).pathname).toBe(path);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('the list of customers', () => {
  test('is searched in either language, sorted and paged, and its state is an address', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const many = Array.from({ length: 42 }, (_, position) => ({
      name: `Customer ${String(position + 1).padStart(2, '0')}`,
      phoneNumber: String(9_847_000_000 + position),
      focalPerson: 'Owner',
    }));
    await makeCustomers(owner, [...many, ram]);
    await page.goto(inject('base') + path);
    const rows = page.getByRole('table').locator('tbody tr');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await page.getByText('43 in all').waitFor();
    expect(await rows.count()).toBe(10);
    expect(await pages.getByRole('button', { name: /^Page / }).allInnerTexts()).toEqual(['1', '2', '3']);
    await pages.getByRole('button', { name: 'Last page' }).click();
    await page.getByText('41–43 of 43').waitFor();
    expect(await pages.getByRole('button', { name: /^Page / }).allInnerTexts()).toEqual(['3', '4', '5']);
    expect(page.url()).toContain('page=5');
    await page.goBack();
    await page.getByText('1–10 of 43').waitFor();

    const size = page.getByLabel('Rows per page');
    expect(await size.locator('option').allInnerTexts()).toEqual(['10', '20', '30', '40', '50']);
    await size.selectOption('50');
    await expect.poll(() => rows.count()).toBe(43);
    const head = page.getByRole('columnheader', { name: 'Name' });
    expect(await head.getAttribute('aria-sort'), 'by name unless asked otherwise').toBe('ascending');
    await head.getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => rows.first().innerText()).toContain(ram.name);

    await page.getByRole('searchbox', { name: 'Search by name, phone or PAN' }).fill('थापा');
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.first().innerText()).toContain(ram.name);
    await expectAccessible(page);
    const shared = await openSignedIn(
      openPage,
      { language: 'ne', width: 390, path: page.url().replace(inject('base'), '') },
      owner.tokens,
    );
    await shared.getByRole('button', { name: ram.nameNp, exact: true }).waitFor();
    expect(await shared.getByRole('listitem').filter({ hasText: /९८४७/ }).count(), 'the same search').toBe(1);

    await rows.first().click();
    const detail = page.getByRole('dialog', { name: ram.name });
    await detail.waitFor();
    expect(page.url()).toContain('view=');
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'hidden' });
    expect(page.url()).not.toContain('view=');
    expect(page.url(), 'the search stays').toContain('search=');
  });

  seldom('says that it could not be loaded, and is loaded on asking again', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'ne', width: 390 });
    await page.route('**/customer/list**', (route) => route.abort());
    await page.goto(inject('base') + path);
    const ui = textsIn(uiMessages, 'ne');
    await page.getByText(ui('failedTitle')).waitFor();
    await expectAccessible(page);
    await page.unroute('**/customer/list**');
    await page.getByRole('button', { name: ui('retry') }).click();
    await page.getByText(textsIn(customerScreenMessages, 'ne')('empty')).waitFor();
  });

  test('is closed to who lacks the right, and offers them no Add', async ({ openPage }) => {
    const { email, password } = inject('superUser');
    const page = await openSignedIn(openPage, { language: 'en', width: 1280, path }, await signIn(email, password));
    await page.getByText('You are not allowed to see this').waitFor();
    expect(await page.getByRole('button', { name: 'Add customer' }).count()).toBe(0);
    await expectAccessible(page);
  });

  seldom('asks for the business profile first', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'ne', width: 1280, path }, { profile: false });
    const ui = textsIn(uiMessages, 'ne');
    const notice = page.getByRole('dialog', { name: ui('profileIncompleteTitle') });
    if (await notice.isVisible()) await notice.getByRole('button', { name: ui('later') }).click();
    await notice.waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: textsIn(customerScreenMessages, 'ne')('add') })
      .first()
      .click();
    await notice.getByText(ui('profileIncomplete')).waitFor();
    await expectAccessible(page);
  });
});

seldom(
  'the customer dialog is 1200 px wide in a window wider than 1300 px, and fills a phone',
  async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1301, path });
    const widthOf = async (one: Page) => (await one.getByRole('dialog').boundingBox())?.width;
    await openForm(page);
    await expect.poll(() => widthOf(page)).toBe(1200);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect.poll(() => widthOf(page)).toBeLessThan(1200);
    const phone = await openSignedIn(openPage, { language: 'en', width: 390, path }, owner.tokens);
    await openForm(phone);
    await expect.poll(() => widthOf(phone)).toBe(390);
  },
);

type Customer = {
  name: string;
  nameNp?: string;
  phoneNumber: string;
  focalPerson: string;
  id?: number;
  version?: number;
};

async function saveCustomer(owner: Owner, customer: Customer) {
  const body = { ...customer, ...(await butwal(owner.tokens.access)) };
  return callApi(customerContract.save, { body }, { token: owner.tokens.access });
}

async function makeCustomers(owner: Owner, customers: readonly Customer[]) {
  const place = await butwal(owner.tokens.access);
  const made = [];
  for (const customer of customers) {
    const sent = { body: { ...customer, ...place } };
    made.push(await callApi(customerContract.save, sent, { token: owner.tokens.access }));
  }
  return made;
}

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add customer' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await nameOf(dialog).waitFor();
  return dialog;
}

function nameOf(dialog: Locator): Locator {
  return dialog.getByRole('textbox', { name: 'Name', exact: true });
}

/** Chooses from the menu of a row. */
async function act(page: Page, menu: string, action: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
