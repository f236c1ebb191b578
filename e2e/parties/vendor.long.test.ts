import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import { vendorMessages } from '@bahi/contract/parties/vendor/vendor.messages';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { choose, hasFocus, tabTo } from '../keyboard.ts';
import { actOn, answer, fieldOf, optionOfFilter } from '../screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { makeVendor } from '../steps/vendors.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

const path = screens.vendors;
describe('an owner enters whom the shop buys from', () => {
  test('by keyboard: each missing field says so, then type, numbers, VAT and address', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path });
    const t = textsIn(vendorScreenMessages, 'en');
    const ui = textsIn(uiMessages, 'en');
    await page.getByText(t('empty')).waitFor();
    await tabTo(page, page.getByRole('button', { name: t('add') }).first());
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('addTitle') });
    const field = (label: string) => fieldOf(page, label);
    await expect.poll(() => hasFocus(field(t('name'))), { message: 'the form begins with the name' }).toBe(true);
    await page.keyboard.press('Control+S');
    await expect.poll(() => dialog.getByText('Required', { exact: true }).count()).toBe(13);
    await expectAccessible(page);

    await page.keyboard.type('Himal Oil Mills');
    await page.keyboard.press('Tab');
    await page.keyboard.type('हिमाल तेल उद्योग');
    await choose(page, field(t('vendorType')), 'Manufacturer');
    await dialog.getByText('In Nepali: उत्पादक').waitFor();
    await field(t('alias')).fill('HIMAL-OIL-');
    await page.keyboard.press('Tab');
    await dialog.getByText('Should be under 10 characters').waitFor();
    await field(t('alias')).fill('HIMALOIL');
    await field(t('contact')).fill('९८५७०१२३४५');
    await field(t('email')).fill('sales@himal-oil.example');
    await field(t('panOrVat')).fill('30214');
    await dialog.getByText(ui('panNine')).waitFor();
    await field(t('panOrVat')).fill('302145871');
    const vat = dialog.getByRole('checkbox', { name: t('isVatRegistered') });
    expect(await vat.isChecked(), 'most who bill are').toBe(true);
    await dialog.getByText('set off against the VAT you collect').waitFor();
    await vat.uncheck();
    await chooseButwal(page, dialog, 'en');
    await field(ui('tole')).fill('Yogikuti');
    await field(t('addressLine')).fill('Industrial Area, Block 4');
    await page.keyboard.press('Control+S');
    await page.getByRole('row', { name: /Himal Oil Mills.*HIMALOIL.*Manufacturer.*Active/ }).click();
    const detail = page.getByRole('dialog', { name: 'Himal Oil Mills' });
    await detail.getByText('Yogikuti, Butwal-11, Rupandehi').waitFor();
    await detail.getByText('Industrial Area, Block 4').waitFor();
    await detail.getByText('उत्पादक').waitFor();
    await expectAccessible(page);
  });

  test('and is told of a taken alias at its field, and of a like name after saving', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    await makeVendor(owner);
    const other = await makeVendor(owner, {
      alias: 'RAM',
      name: 'Ram Stores',
      nameNp: 'राम स्टोर्स',
      contact: '9800000001',
    });
    await page.goto(inject('base') + path);
    const t = textsIn(vendorScreenMessages, 'ne');
    await actOn(page, 'ne', other.nameNp, 'सच्याउनुहोस्');
    await fieldOf(page, t('alias')).fill('om');
    await page.keyboard.press('Control+S');
    await page.getByRole('dialog').getByText('पहिले नै छ').waitFor();
    await fieldOf(page, t('alias')).fill('RAM2');
    await fieldOf(page, t('nameNp')).fill('ओम सप्लायर्स');
    await page.keyboard.press('Control+S');
    await page.getByText(textsIn(vendorMessages, 'ne')('sameName', { name: 'ओम सप्लायर्स' })).waitFor();
    await page.getByRole('row', { name: /RAM2/ }).waitFor();
  });
});

describe('a vendor of the list', () => {
  test('keeps further addresses, of which another becomes the main one', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    await makeVendor(owner);
    await page.goto(inject('base') + path);
    const t = textsIn(vendorScreenMessages, 'en');
    const ui = textsIn(uiMessages, 'en');
    await page.getByRole('row', { name: /Om Suppliers/ }).click();
    await page.getByRole('tab', { name: t('addressesTab') }).click();
    const main = page.getByRole('row', { name: /House 12, Devinagar.*Main.*Active/ });
    await main.waitFor();
    await page.getByRole('button', { name: t('addAddress') }).click();
    const dialog = page.getByRole('dialog', { name: t('newAddress') });
    await choose(page, fieldOf(page, t('addressType')), 'Warehouse');
    await chooseButwal(page, dialog, 'en');
    await dialog.getByLabel(ui('tole')).fill('Golpark');
    await dialog.getByLabel(t('addressLine')).fill('Godown 2');
    await dialog.getByRole('checkbox', { name: t('isMain') }).check();
    await expectAccessible(page);
    await page.keyboard.press('Control+S');
    await page.getByRole('row', { name: /Godown 2, Golpark.*Warehouse.*Main.*Active/ }).waitFor();
    await page.getByText('Address saved').waitFor();

    const old = 'House 12, Devinagar, Butwal-6, Rupandehi';
    await actOn(page, 'en', old, ui('deactivate'));
    await answerTopmost(page, ui('confirm'));
    await page.getByRole('row', { name: /House 12.*Inactive/ }).waitFor();
    await actOn(page, 'en', 'Godown 2, Golpark, Butwal-11, Rupandehi', ui('deactivate'));
    await answerTopmost(page, ui('confirm'));
    await page.getByText('Make another one the main address first').waitFor();
    await page.getByRole('tab', { name: t('generalTab') }).click();
    await page.getByRole('dialog').getByText('Golpark, Butwal-11, Rupandehi').waitFor();
    await expectAccessible(page);
  });

  test('keeps the people to talk to, on a phone', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390 });
    await makeVendor(owner);
    await page.goto(inject('base') + path);
    const t = textsIn(vendorScreenMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await page.getByRole('button', { name: 'ओम सप्लायर्स', exact: true }).click();
    const terms = () => page.getByRole('dialog').getByRole('term').allInnerTexts();
    await expect
      .poll(async () => (await terms()).slice(0, 4), { message: 'Nepali stands first' })
      .toEqual([t('nameNp'), t('nameEnglish'), t('vendorTypeNp'), t('vendorType')]);
    await page.getByRole('tab', { name: t('peopleTab') }).click();
    await page.getByText(t('noPerson')).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('addPerson') }).click();
    await fieldOf(page, t('name')).fill('Gita Rai');
    await fieldOf(page, t('nameNp')).fill('गीता राई');
    await fieldOf(page, t('contact')).fill('९८४७०१०२०३');
    await expectAccessible(page);
    await answerTopmost(page, ui('save'));
    await page.getByText('गीता राई').waitFor();
    await actOn(page, 'ne', 'गीता राई', ui('edit'));
    await fieldOf(page, t('designation')).fill('हिसाब शाखा');
    await answerTopmost(page, ui('save'));
    await page.getByText('हिसाब शाखा').waitFor();
    await actOn(page, 'ne', 'गीता राई', ui('deactivate'));
    await answerTopmost(page, ui('confirm'));
    await page.getByRole('dialog').getByText(ui('inactive'), { exact: true }).waitFor();
    await expectToFit(page);
  });

  test('is found by type and by words of both languages, and made inactive', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.dashboard });
    const { rows } = await callApi(
      vendorTypeContract.list,
      { query: { search: 'Farmer' } },
      { token: owner.tokens.access },
    );
    await makeVendor(owner);
    await makeVendor(owner, {
      alias: 'DHAN',
      name: 'Dhan Bahadur',
      nameNp: 'धन बहादुर',
      contact: '9867000001',
      vendorTypeId: rows[0]?.id ?? 0,
    });
    await page.goto(inject('base') + path);
    const t = textsIn(vendorScreenMessages, 'en');
    const names = () => page.getByRole('table').locator('tbody td:first-child').allInnerTexts();
    await expect.poll(names).toEqual(['Dhan Bahadur', 'Om Suppliers']);
    await page
      .getByRole('button', { name: t('vendorType'), exact: true })
      .first()
      .click();
    await optionOfFilter(page, 'Farmer').click();
    await expect.poll(names).toEqual(['Dhan Bahadur']);
    await page
      .getByRole('button', { name: textsIn(uiMessages, 'en')('clearFilter', { name: t('vendorType') }) })
      .click();
    await page.getByRole('searchbox', { name: t('searchLabel') }).fill('ओम');
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['Om Suppliers']);
    await actOn(page, 'en', 'Om Suppliers', 'Make inactive');
    await answer(page, 'Confirm');
    await page.getByRole('row', { name: /Om Suppliers.*Inactive/ }).waitFor();
  });

  test('is found again when two filters are cleared before the page could follow', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const { vendorTypeId } = await makeVendor(owner);
    await page.goto(`${inject('base')}${path}?vendorTypeId=${vendorTypeId}&isActive=false`);
    await page.getByText('Nothing matches').waitFor();
    const ofType = textsIn(vendorScreenMessages, 'en')('vendorType');
    const clearing = page.getByRole('button', { name: new RegExp(`^Clear (${ofType}|Status)$`) });
    await expect.poll(() => clearing.count()).toBe(2);
    // A slow machine takes the second click before it has drawn what the first one did.
    await clearing.evaluateAll(async (buttons) => {
      for (const button of buttons) {
        if (button instanceof HTMLElement) button.click();
        for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
      }
    });
    await page.getByRole('row', { name: /Om Suppliers/ }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('is seen by a cashier, who is offered no change', async ({ openPage }) => {
    const page = await signInAs(openPage, 'cashier', { language: 'en', width: 1280, path });
    await page.getByRole('row', { name: /Lumbini Net/ }).click();
    const detail = page.getByRole('dialog', { name: 'Lumbini Net' });
    await detail.getByRole('tab', { name: 'Contact persons' }).click();
    await detail.getByRole('row', { name: /Bikram Rana.*9857041234/ }).waitFor();
    const offered = (await detail.getByRole('button').allInnerTexts()).filter((text) => text !== '');
    expect(offered).toEqual(['History, comments and files', 'Close']);
    expect(await page.getByRole('button', { name: 'Add vendor' }).count()).toBe(0);
  });
});

/** Chooses ward 11 of Butwal in the form. */
async function chooseButwal(page: Page, dialog: Locator, language: Language): Promise<void> {
  const ui = textsIn(uiMessages, language);
  const part = (key: 'province' | 'district' | 'localBody' | 'ward') => dialog.getByLabel(ui(key));
  await choose(page, part('province'), 'Lumbini');
  await choose(page, part('district'), 'Rupandehi');
  await choose(page, part('localBody'), 'Butwal');
  await choose(page, part('ward'), '11');
}

/** Answers the dialog that lies above the one of the vendor. */
async function answerTopmost(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').last().getByRole('button', { name: button }).click();
}
