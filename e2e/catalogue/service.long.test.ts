import { screens } from '@bahi/contract/screens';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { serviceMessages } from '@bahi/contract/catalogue/service/service.messages';
import { serviceScreenMessages } from '@bahi/contract/catalogue/service/service-screen.messages';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, test } from '../browser.ts';
import { makeServices } from '../steps/goods.ts';
import { choose, hasFocus, tabTo } from '../keyboard.ts';
import { actOn, answer, fieldOf } from '../screen.ts';
import { butwal, openSignedIn, type Owner, signIn, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.services;
const createPath = `${path}/create`;

const repair = { name: 'Computer repair', nameNp: 'कम्प्युटर मर्मत', durationType: 'HOURLY', costPrice: 800 };

describe('the first service', () => {
  test('is entered by the keyboard alone', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path });
    const t = textsIn(serviceScreenMessages, 'en');
    await page.getByText(t('empty')).waitFor();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('button', { name: t('add') }).first());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: t('createTitle') }).waitFor();
    await tabTo(page, fieldOf(page, 'Name'));
    await page.keyboard.type('Home delivery');
    await page.keyboard.press('Tab');
    await page.keyboard.type('घरसम्म ढुवानी');
    await tabTo(page, fieldOf(page, 'Charged'));
    await choose(page, fieldOf(page, 'Charged'), 'month');
    await tabTo(page, fieldOf(page, 'Price'));
    await page.keyboard.type('२२६०');
    await page.getByText('With VAT: Rs 2,553.80').waitFor();
    await tabTo(page, page.getByLabel('The price includes VAT'));
    await page.keyboard.press('Space');
    await page.getByText('Before VAT: Rs 2,000.00').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Control+S');
    await page.getByText(textsIn(serviceMessages, 'en')('saved')).waitFor();
    const row = page.getByRole('row', { name: 'Home delivery' });
    const shown = (await row.innerText()).replaceAll(/\s+/g, ' ');
    expect(shown).toMatch(/S-\d+ By the month Included 2,260\.00 Active/);
    await expectAccessible(page);
    await row.click();
    const detail = page.getByRole('dialog', { name: 'Home delivery' });
    await detail.getByText('घरसम्म ढुवानी').waitFor();
    await expectAccessible(page);
  });

  test('is refused field by field, and its draft survives a closed tab', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390 });
    await makeServices(owner, [repair]);
    await page.goto(inject('base') + createPath);
    const t = textsIn(serviceScreenMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await page.getByRole('button', { name: ui('save') }).click();
    await expect.poll(() => page.getByText('आवश्यक छ', { exact: true }).count(), { message: 'name and price' }).toBe(2);
    expect(await hasFocus(fieldOf(page, t('name'))), 'the first wrong field has the focus').toBe(true);
    await expectAccessible(page);
    await fieldOf(page, t('costPrice')).fill('आठ सय');
    await fieldOf(page, t('costPrice')).blur();
    await page.getByText('सङ्ख्या मात्र लेख्नुहोस्').waitFor();
    await fieldOf(page, t('name')).fill(repair.name);
    await fieldOf(page, t('costPrice')).fill('९००');
    await page.getByRole('button', { name: ui('save') }).click();
    await page.locator('form').getByText(textsIn(commonMessages, 'ne')('nameTaken'), { exact: true }).waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('bahi.own.draft.service'))),
      )
      .toBe(true);

    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await again.goto(inject('base') + createPath);
    await again.getByText(ui('draftRestored')).waitFor();
    expect(await fieldOf(again, t('costPrice')).inputValue()).toBe('९००.००');
    await fieldOf(again, t('name')).fill('Phone repair');
    await again.getByRole('button', { name: ui('save') }).click();
    await again.getByRole('button', { name: 'Phone repair', exact: true }).waitFor();
    await again.goto(inject('base') + createPath);
    await again.getByRole('heading', { name: t('createTitle') }).waitFor();
    expect(await fieldOf(again, t('name')).inputValue(), 'what was saved is no draft any more').toBe('');
  });
});

describe('a service of the list', () => {
  test('is made inactive, and deleted only while it stands in no bill', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390 });
    const [billed] = await makeServices(owner, [repair, { name: 'Cleaning' }]);
    await billService(owner, billed?.id ?? 0);
    await page.goto(inject('base') + path);
    await actOn(page, 'en', repair.name, 'Make inactive');
    await page.getByText('Are you sure you want to change the status?').waitFor();
    await expectAccessible(page);
    await answer(page, 'Confirm');
    await page.getByText('Inactive', { exact: true }).waitFor();
    await actOn(page, 'en', repair.name, 'Make active');
    await answer(page, 'Confirm');
    await expect.poll(() => page.getByText('Inactive', { exact: true }).count()).toBe(0);

    await actOn(page, 'en', repair.name, 'Delete');
    await page.getByText('Are you sure you want to delete this?').waitFor();
    await answer(page, 'Confirm');
    await page.getByText(textsIn(serviceMessages, 'en')('used')).waitFor();
    expect(await page.getByRole('button', { name: repair.name, exact: true }).count(), 'it stays').toBe(1);
    await actOn(page, 'en', 'Cleaning', 'Delete');
    await answer(page, 'Confirm');
    await expect.poll(() => page.getByRole('button', { name: 'Cleaning', exact: true }).count()).toBe(0);
  });

  test('is not overwritten by who edited an older state of it', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    const [service] = await makeServices(owner, [repair]);
    if (service === undefined) throw new Error('No service was made.');
    await page.goto(inject('base') + path);
    const t = textsIn(serviceScreenMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await page.getByRole('button', { name: ui('rowActions', { name: repair.nameNp }) }).click();
    await page.getByRole('menuitem', { name: ui('edit') }).click();
    await fieldOf(page, t('costPrice')).fill('1000');
    await callApi(serviceContract.save, { body: { ...service, costPrice: 850 } }, { token: owner.tokens.access });
    await page.getByRole('button', { name: ui('save') }).click();
    const newest = page.getByRole('alert').getByRole('button', { name: ui('loadNewest') });
    await newest.waitFor();
    await expectAccessible(page);
    await newest.click();
    await expect.poll(() => fieldOf(page, t('costPrice')).inputValue()).toBe('८५०.००');
    await fieldOf(page, t('costPrice')).fill('1000');
    await page.keyboard.press('Control+S');
    await page.getByRole('row', { name: repair.nameNp }).getByText('१,०००.००').waitFor();
  });

  test('is found by its name in either language or its code, and by its status', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    await makeServices(owner, [repair, { name: 'Cleaning', nameNp: 'सरसफाइ', costPrice: 300 }]);
    await page.goto(inject('base') + path);
    const t = textsIn(serviceScreenMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    const names = () => page.getByRole('table').locator('tbody td:first-child').allInnerTexts();
    await expect.poll(names).toEqual([repair.nameNp, 'सरसफाइ']);
    await page.getByRole('button', { name: t('costPriceColumn') }).click();
    await expect.poll(names, { message: 'the cheapest first' }).toEqual(['सरसफाइ', repair.nameNp]);
    const search = page.getByRole('searchbox', { name: ui('searchByNameOrCode') });
    for (const typed of ['computer', 'मर्मत', 'S-0001']) {
      await search.fill(typed);
      await search.press('Enter');
      await expect.poll(names, { message: typed }).toEqual([repair.nameNp]);
    }
    await page
      .getByRole('button', { name: ui('status'), exact: true })
      .first()
      .click();
    await page.getByRole('menuitemradio', { name: ui('inactive') }).click();
    await page.getByText(ui('noMatchTitle')).waitFor();
    await expectAccessible(page);
  });
});

test('services and their form are closed to who lacks the right', async ({ openPage }) => {
  const { email, password } = inject('superUser');
  const page = await openSignedIn(openPage, { language: 'ne', width: 390, path }, await signIn(email, password));
  const ui = textsIn(uiMessages, 'ne');
  await page.getByText(ui('forbiddenTitle')).waitFor();
  await page.goto(inject('base') + createPath);
  await page.getByText(ui('forbiddenTitle')).waitFor();
  await expectAccessible(page);
});

/** Puts a service on a bill that is still a draft. */
async function billService(owner: Owner, serviceId: number): Promise<void> {
  const caller = { token: owner.tokens.access };
  const { todayAD } = await callApi(sessionContract.init, {}, caller);
  const customer = { name: 'Ram Thapa', phoneNumber: '9847010203', focalPerson: 'Ram' };
  const { id } = await callApi(
    customerContract.save,
    { body: { ...customer, ...(await butwal(owner.tokens.access)) } },
    caller,
  );
  const lines = [{ inventoryType: 'SERVICE', serviceId, quantity: 1, rate: 800 }];
  const body = { customerId: id, issuedDateAD: todayAD, dueDateAD: todayAD, lines };
  await callApi(invoiceContract.create, { body }, caller);
}
