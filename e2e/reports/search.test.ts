import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { screens } from '@bahi/contract/screens';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { searchScreenMessages } from '@bahi/contract/reports/search/search-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { issueBill } from '../steps/bills.ts';
import { expectAccessible, expectClearInTheDark, expectToFit, seldom, storyViews, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { digitsIn, todayOf } from '../steps/invoice-screen.ts';
import { hasFocus } from '../keyboard.ts';
import { butwal, newOwner, openSignedIn, type Owner, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const paletteOf = (page: Page): Locator => page.getByRole('dialog').getByRole('combobox');

async function openPalette(page: Page): Promise<Locator> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const field = paletteOf(page);
  await expect.poll(() => hasFocus(field)).toBe(true);
  return field;
}

async function addCustomer(owner: Owner, name: string, nameNp: string): Promise<number> {
  const body = { name, nameNp, phoneNumber: '9857011223', focalPerson: 'Gita', ...(await butwal(owner.tokens.access)) };
  return (await callApi(customerContract.save, { body }, { token: owner.tokens.access })).id;
}

/** What the field says is marked. */
async function markedIn(page: Page): Promise<string> {
  const id = await paletteOf(page).getAttribute('aria-activedescendant');
  return id === null ? '' : page.locator(`[id="${id}"]`).innerText();
}

describe('Ctrl+K', () => {
  test.for(storyViews(import.meta.filename))(
    'goes to a record and to a screen in $language at $width px',
    async (view, { openPage }) => {
      const t = textsIn(searchScreenMessages, view.language);
      const { page, owner } = await signUpOwner(openPage, { path: screens.dashboard, ...view });
      await addCustomer(owner, 'Gita Books', 'गीता पुस्तक');
      let field = await openPalette(page);
      await page.getByRole('group', { name: t('SCREEN') }).waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      await field.fill(view.language === 'ne' ? 'पुस्तक' : 'gita');
      await page.getByRole('group', { name: t('CUSTOMER') }).waitFor();
      await expect.poll(() => markedIn(page)).toMatch(/Gita Books|गीता पुस्तक/);
      expect(await markedIn(page), 'the phone in the digits of the language').toContain(
        digitsIn(view.language, '9857011223'),
      );
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await page.waitForURL(/customer-setup\?view=\d+$/);
      const dialog = page.getByRole('dialog');
      await dialog.getByText('9857011223').or(dialog.getByText('९८५७०११२२३')).first().waitFor();
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), {
          message: 'the focus is in it',
        })
        .toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      // What was chosen is offered again.
      field = await openPalette(page);
      const recent = page.getByRole('group', { name: t('RECENT') });
      await recent.getByRole('option').first().waitFor();
      expect(await recent.getByRole('option').count()).toBe(1);
      await field.fill(t('profile'));
      await expect.poll(() => markedIn(page)).toContain(t('profile'));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/view-profile');
    },
  );

  test('finds a bill by its number, in digits of both scripts, and opens it', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280, path: screens.dashboard });
    const bill = await issueBill(owner);
    const number = bill.code ?? '';
    const field = await openPalette(page);
    await field.fill(number.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))));
    await page.getByRole('option', { name: number }).click();
    await page.waitForURL(new RegExp(`invoice-setup\\?view=${bill.id}$`));
    await page.getByRole('dialog').waitFor();
  });

  test('finds what was received by its amount, and people by their names', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280, path: screens.dashboard });
    const t = textsIn(searchScreenMessages, 'ne');
    const customerId = await addCustomer(owner, 'Gita Books', 'गीता पुस्तक');
    const payment = { paymentMode: 'CASH', paymentDate: (await todayOf(owner)).ad, paymentAmount: 1435.1 };
    const body = { customerId, paymentLedgerDetailRequestDtoList: [payment], totalPayingAmount: 1435.1 };
    const { id } = await callApi(paymentContract.createSettlement, { body }, { token: owner.tokens.access });
    let field = await openPalette(page);
    await field.fill('१४३५.१०');
    const receipts = page.getByRole('group', { name: t('RECEIVED') });
    await receipts.getByText('गीता पुस्तक · रु १,४३५.१०').waitFor();
    await expectAccessible(page, { colours: true });
    await expectClearInTheDark(page);
    await expectToFit(page);
    await receipts.getByRole('option').click();
    await page.waitForURL((url) => url.search === `?kind=RECEIVED&view=${id}`);
    await page.getByRole('dialog').getByText('गीता पुस्तक').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    field = await openPalette(page);
    await field.fill(owner.fullName);
    await page
      .getByRole('group', { name: t('USER') })
      .getByRole('option', { name: owner.fullName })
      .click();
    await page.waitForURL(/userlist\?view=\d+$/);
    await page.getByRole('dialog', { name: owner.fullName }).waitFor();
  });

  test('goes to what is settled for the business, and to parts of the profile', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.dashboard });
    const field = await openPalette(page);
    await field.fill('udharo sima');
    await expect.poll(() => markedIn(page)).toContain('Credit limits');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${screens.businessProfile}#credit`);
    const rule = page.getByRole('heading', { name: 'Credit limits' });
    await rule.waitFor();
    const isInView = () =>
      rule.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top >= 0 && top < window.innerHeight;
      });
    await expect.poll(isInView).toBe(true);

    // Another rule is saved where it stands: the page does not go back to the one that was looked for.
    const another = page.getByRole('main').locator('form').first();
    await another.getByRole('checkbox').first().click();
    const saving = another.getByRole('button', { name: textsIn(uiMessages, 'en')('save') });
    await saving.scrollIntoViewIfNeeded();
    const saved = page.waitForResponse((response) => response.request().method() !== 'GET');
    await saving.click();
    await saved;
    await saving.waitFor({ state: 'detached' });
    expect(await isInView(), 'the page jumped').toBe(false);
    await (await openPalette(page)).fill('change pass');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${screens.profile}?tab=password`);
  });

  test('Enter that is faster than the search takes what it finds', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.dashboard });
    const id = await addCustomer(owner, 'Gita Books', 'गीता पुस्तक');
    await openPalette(page);
    await page.keyboard.insertText('gita b');
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`customer-setup\\?view=${id}$`));
  });

  test('keeps every key from Ctrl+K on, though its field has yet to come', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.dashboard });
    const id = await addCustomer(owner, 'Gita Books', 'गीता पुस्तक');
    await page.getByRole('heading', { level: 1 }).waitFor();
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/SearchPalette-*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gitaa');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(' b');
    arrive();
    await expect.poll(() => paletteOf(page).inputValue()).toBe('gita b');
    await page.keyboard.type('ook');
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`customer-setup\\?view=${id}$`));

    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // The field is there at once by now, and Enter comes before it all the same.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('outlets');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/business/outlet-setup');
  });

  seldom('leaves the keys to who turns back to the page before it has come', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path: `${screens.customers}?new=1` });
    const name = page.getByRole('dialog').getByRole('textbox').first();
    await name.waitFor();
    await page.route('**/assets/SearchPalette-*.js', () => undefined);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('un');
    await name.click();
    await page.keyboard.type('Gita');
    expect(await name.inputValue()).toBe('Gita');
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  test('knows by other names what can be begun, as they sound in either script', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'ne', width: 1280, path: screens.dashboard });
    const field = await openPalette(page);
    const t = textsIn(searchScreenMessages, 'ne');
    for (const [typed, word] of [
      ['naya bil', 'newInvoice'],
      ['bikri', 'newInvoice'],
      ['sell', 'newInvoice'],
      ['receive pay', 'receivePayment'],
      ['असुली', 'receivePayment'],
      ['kharcha', 'newExpense'],
      ['karmachari', 'newUser'],
      ['माल', 'newItem'],
    ] as const) {
      await field.fill(typed);
      await page
        .getByRole('group', { name: t('ACTION') })
        .getByRole('option', { name: t(word) })
        .waitFor();
    }
  });

  seldom('offers first what is chosen most', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.dashboard });
    const t = textsIn(searchScreenMessages, 'en');
    const field = await openPalette(page);
    await field.fill('new');
    await expect.poll(() => markedIn(page)).toBe(t('newInvoice'));
    await page.getByRole('option', { name: t('newService') }).click();
    await page.waitForURL(`**${screens.newService}`);
    await (await openPalette(page)).fill('new');
    await expect.poll(() => markedIn(page)).toBe(t('newService'));
  });

  test('moves by the arrows, around the ends, over all groups; Escape closes and the focus returns', async ({
    openPage,
  }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.dashboard });
    const button = page.getByRole('button', { name: textsIn(frameMessages, 'en')('search') });
    await button.click();
    const options = page.getByRole('option');
    await options.first().waitFor();
    const names = await options.allInnerTexts();
    expect(await markedIn(page)).toBe(names[0]);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => markedIn(page)).toBe(names.at(-1));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => markedIn(page)).toBe(names[1]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(button)).toBe(true);
  });

  seldom('begins a new customer from anywhere', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 390, path: screens.profile });
    await page.getByRole('button', { name: textsIn(frameMessages, 'en')('search') }).click();
    const t = textsIn(searchScreenMessages, 'en');
    await paletteOf(page).fill('new cust');
    await page.getByRole('option', { name: t('newCustomer') }).click();
    await page.getByRole('dialog', { name: textsIn(customerScreenMessages, 'en')('addTitle') }).waitFor();
    expect(new URL(page.url()).search, 'Back and a reload begin no other one').toBe('');
    expect(new URL(page.url()).pathname).toBe(screens.customers);
  });

  seldom('offers no screen again that one may no longer open', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.dashboard });
    const t = textsIn(searchScreenMessages, 'en');
    await openPalette(page);
    await page.getByRole('option', { name: 'Outlets Settings' }).click();
    await page.waitForURL('**/business/outlet-setup');
    await openPalette(page);
    const recent = page.getByRole('group', { name: t('RECENT') });
    await recent.getByRole('option', { name: 'Outlets' }).waitFor();
    await page.route('**/api/v1/menu/get/user/**', (route) =>
      route.fulfill({ json: { data: [], message: '', status: 200 } }),
    );
    await page.goto(`${inject('base')}${screens.dashboard}`);
    await openPalette(page);
    await page.getByRole('option', { name: t('newCustomer') }).waitFor();
    expect(await recent.count()).toBe(0);
  });

  seldom('forgets what was chosen when one signs out', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.dashboard });
    await openPalette(page);
    await page.getByRole('option', { name: 'Outlets Settings' }).click();
    await page.waitForURL('**/business/outlet-setup');
    const own = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bahi.own.')));
    expect(await own()).toHaveLength(1);
    const frame = textsIn(frameMessages, 'en');
    await page.getByRole('button', { name: frame('profileMenu', { name: owner.fullName }) }).click();
    await page.getByRole('menuitem', { name: frame('logout') }).click();
    await page.waitForURL(`${inject('base')}${screens.login}`);
    expect(await own()).toEqual([]);
  });

  seldom('asks for the profile first, where it is incomplete', async ({ openPage }) => {
    const { page } = await signUpOwner(
      openPage,
      { language: 'en', width: 1280, path: screens.dashboard },
      { profile: false },
    );
    await openPalette(page);
    await page.getByRole('option', { name: textsIn(searchScreenMessages, 'en')('newInvoice') }).click();
    await page.getByRole('dialog', { name: textsIn(uiMessages, 'en')('profileIncompleteTitle') }).waitFor();
  });

  test('offers a cashier what a cashier may do', async ({ openPage }) => {
    const page = await signInAs(openPage, 'cashier', { language: 'en', width: 1280 });
    await openPalette(page);
    const t = textsIn(searchScreenMessages, 'en');
    await page.getByRole('option', { name: t('newInvoice') }).waitFor();
    expect(await page.getByRole('option', { name: t('newOutlet') }).count()).toBe(0);
    expect(await page.getByRole('option', { name: 'Roles' }).count()).toBe(0);
  });

  seldom('leads on to the list where more fit than are shown', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.dashboard });
    for (let number = 1; number < 8; number += 1) await addCustomer(owner, `Tap ${number}`, `धारा ${number}`);
    const field = await openPalette(page);
    await field.fill('tap');
    const t = textsIn(searchScreenMessages, 'en');
    await page.getByRole('option', { name: t('more', { list: t('CUSTOMER') }) }).click();
    await page.waitForURL(/customer-setup\?search=tap$/);
    await page.getByText('Tap 7').first().waitFor();
  });

  test('says when nothing fits, and when it cannot search; screens are found all the same', async ({ openPage }) => {
    const owner = await newOwner();
    const opening = { language: 'en', width: 1280 } as const;
    const page = await openSignedIn(
      openPage,
      { path: screens.dashboard, ...opening, allowedFaults: /api\/v1\/search/ },
      owner.tokens,
    );
    const t = textsIn(searchScreenMessages, 'en');
    let field = await openPalette(page);
    await field.fill('zzz nothing');
    await page.getByText(t('nothing')).waitFor();
    await expectAccessible(page);
    await page.route('**/api/v1/search?**', (route) => route.abort());
    field = paletteOf(page);
    await field.fill('customers');
    await page.getByText(t('failed')).waitFor();
    const places = page.getByRole('group', { name: t('SCREEN') });
    await places.getByRole('option', { name: /^Customers/ }).waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/v1/search?**');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textsIn(uiMessages, 'en')('retry') })
      .click();
    await expect.poll(() => page.getByText(t('failed')).count()).toBe(0);
  });
});
