import { screens } from '@bahi/contract/screens';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { labelScreenMessages } from '@bahi/contract/catalogue/label/label-screen.messages';
import { itemMessages } from '@bahi/contract/catalogue/item/item.messages';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { brandScreenMessages } from '@bahi/contract/catalogue/brand/brand-screen.messages';
import { itemCategoryScreenMessages } from '@bahi/contract/catalogue/item-category/item-category-screen.messages';
import { taxRateScreenMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate-screen.messages';
import { unitScreenMessages } from '@bahi/contract/catalogue/unit/unit-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, seldom, test } from '../browser.ts';
import { makeItems } from '../steps/goods.ts';
import { choose, hasFocus, tabTo } from '../keyboard.ts';
import { actOn, answer, fieldOf } from '../screen.ts';
import { openSignedIn, signIn, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.items;
const createPath = `${path}/create`;

const rice = { name: 'Basmati Rice', nameNp: 'बासमती चामल', barcode: '8901234567890' };

describe('the first item', () => {
  test('is entered by the keyboard alone, with a category, a unit and a brand made on the way', async ({
    openPage,
  }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280, path });
    const t = textsIn(itemScreenMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await page.getByText(t('empty')).waitFor();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('button', { name: t('add') }).first());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: t('createTitle') }).waitFor();
    await expectAccessible(page);

    const field = (label: string) => fieldOf(page, label);
    await tabTo(page, field(t('name')));
    await page.keyboard.type('Wai Wai Noodles');
    await page.keyboard.press('Tab');
    await page.keyboard.type('वाई वाई चाउचाउ');
    await page.keyboard.press('Tab');
    await addNew(page, 'चाउचाउ', textsIn(itemCategoryScreenMessages, 'ne')('addTitle'));
    await page.keyboard.press('Control+S');
    await expect
      .poll(() => field(t('category')).inputValue(), { message: 'the new category is chosen' })
      .toBe('चाउचाउ');
    await expect.poll(() => hasFocus(field(t('category'))), { message: 'and has the focus' }).toBe(true);
    await tabTo(page, field(t('unit')));
    const unitTexts = textsIn(unitScreenMessages, 'ne');
    const unitDialog = await addNew(page, 'Peti', unitTexts('addTitle'));
    await tabTo(page, unitDialog.getByLabel(unitTexts('shortCode')));
    await page.keyboard.type('peti');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(t('unit')).inputValue(), { message: 'the new unit is chosen' }).toBe('Peti');
    await expect.poll(() => hasFocus(field(t('unit'))), { message: 'and has the focus' }).toBe(true);
    await page.keyboard.press('Tab');
    const brandTexts = textsIn(brandScreenMessages, 'ne');
    const brandDialog = await addNew(page, 'CG', brandTexts('addTitle'));
    await tabTo(page, brandDialog.getByLabel(brandTexts('nameNp')));
    await page.keyboard.type('सीजी');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => field(t('brand')).inputValue(), { message: 'the new brand is chosen' }).toBe('सीजी');
    await tabTo(page, field(t('barcode')));
    await page.keyboard.type('8901234567890');
    await page.keyboard.press('Enter');
    await tabTo(page, field(t('sellingPrice')));
    await page.keyboard.type('१,१३०');
    expect(await page.getByText('आवश्यक छ').count(), 'the Enter of a scanner does not save').toBe(0);
    const tax = textsIn(taxRateScreenMessages, 'ne');
    await page.getByText(tax('withVat', { price: '१,२७६.९०' })).waitFor();
    await tabTo(page, page.getByLabel(tax('vatIncluded')));
    await page.keyboard.press('Space');
    await page.getByText(tax('beforeVat', { price: '१,०००.००' })).waitFor();
    await tabTo(page, field(t('purchasePrice')));
    await page.keyboard.type('800');
    await tabTo(page, field(t('purchaseDate')));
    await page.keyboard.type('2083-7-1');
    const outlet = { outlet: owner.companyNameNp };
    await tabTo(page, page.getByLabel(t('quantityOf', outlet)));
    await page.keyboard.type('१२.५');
    await page.keyboard.press('Tab');
    expect(await page.getByLabel(t('rateOf', outlet)).inputValue(), 'what was paid is offered as the cost').toBe(
      '८००.००',
    );
    await page.getByText('१०,०००.००').waitFor();
    await tabTo(page, field(t('reorderPoint')));
    await page.keyboard.type('20');
    await expectAccessible(page);
    await page.keyboard.press('Control+S');

    await page.getByText(textsIn(itemMessages, 'ne')('saved')).waitFor();
    // It is shown at once, with the ways on from it.
    const detail = page.getByRole('dialog', { name: 'वाई वाई चाउचाउ' });
    await detail.getByText('२०८३-०७-०१').waitFor();
    expect(await detail.getByRole('row', { name: owner.companyNameNp }).innerText()).toContain('१०,०००.००');
    expect(await detail.getByText(ui('active')).count()).toBe(1);
    expect(await detail.getByText('भ्याट १३ %').count(), 'the rate is named').toBe(1);
    expect(await detail.getByRole('link', { name: textsIn(labelScreenMessages, 'ne')('printLabels') }).count()).toBe(1);
    expect(await detail.getByRole('link', { name: t('add') }).count()).toBe(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'hidden' });
    const row = page.getByRole('row', { name: 'वाई वाई चाउचाउ' });
    const shown = (await row.innerText()).replaceAll(/\s+/g, ' ');
    expect(shown).toContain(`${t('low')} १२.५ Peti`);
    expect(shown).toContain('१,१३०.००');
    expect(shown).toContain('चाउचाउ');
    expect(shown, 'a code was made').toMatch(/I-\d+/);
    await expectAccessible(page);
    await row.getByRole('button', { name: 'वाई वाई चाउचाउ', exact: true }).click();
    await detail.waitFor();
  });

  test('is refused field by field, in the form and by the server', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390 });
    await makeItems(owner, [{ ...rice, code: 'RICE' }]);
    await page.goto(inject('base') + createPath);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => page.getByText('Required', { exact: true }).count(), { message: 'name, category, unit, price' })
      .toBe(4);
    expect(await hasFocus(fieldOf(page, 'Name')), 'the first wrong field has the focus').toBe(true);
    await expectAccessible(page);

    const say = async (field: Locator, typed: string, message: string): Promise<void> => {
      await field.fill(typed);
      await field.blur();
      await page.getByText(message, { exact: true }).waitFor();
    };
    const quantity = page.getByLabel(`Quantity in ${owner.companyName}`);
    await say(fieldOf(page, 'Selling price'), '-1', 'Cannot be less than 0');
    await say(fieldOf(page, 'Selling price'), 'ten', 'Enter a number only');
    await say(fieldOf(page, 'Selling price'), '10.999', 'At most two decimals');
    await say(fieldOf(page, 'Selling price'), '9999999999', 'Should be less than 10 digits');
    await say(fieldOf(page, 'Reorder point'), '1.23456', 'At most four decimals');
    await say(quantity, '0', 'Should be greater than 0');
    await expectAccessible(page);

    await fieldOf(page, 'Name').fill('Another rice');
    await fieldOf(page, 'Code').fill('RICE');
    await choose(page, fieldOf(page, 'Category'), 'Grocery');
    await choose(page, fieldOf(page, 'Unit'), 'Kilogram');
    await fieldOf(page, 'Selling price').fill('100');
    await fieldOf(page, 'Reorder point').fill('');
    await quantity.fill('5');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Required', { exact: true }).waitFor();
    const cost = page.getByLabel(`Cost of one unit in ${owner.companyName}`);
    expect(await hasFocus(cost), 'stock needs its cost').toBe(true);
    await cost.fill('80');
    await page.getByRole('button', { name: 'Save' }).click();
    const refusal = page.locator('form').getByText('Another item has this code', { exact: true });
    await refusal.waitFor();
    expect(await hasFocus(fieldOf(page, 'Code')), 'the refused field has the focus').toBe(true);
    await fieldOf(page, 'Code').fill('RICE-2');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Another rice', exact: true }).waitFor();
  });

  seldom('survives a closed tab, and is not left by mistake', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390, path: createPath });
    const t = textsIn(itemScreenMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await fieldOf(page, t('name')).fill('Sugar');
    await page.getByLabel(t('quantityOf', { outlet: owner.companyNameNp })).fill('7');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('bahi.own.draft.item'))))
      .toBe(true);
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await again.goto(inject('base') + createPath);
    await again.getByText(ui('draftRestored')).waitFor();
    expect(await fieldOf(again, t('name')).inputValue()).toBe('Sugar');
    expect(await again.getByLabel(t('quantityOf', { outlet: owner.companyNameNp })).inputValue()).toBe('७');
    await expectAccessible(again);

    await again.getByRole('button', { name: ui('cancel') }).click();
    const question = again.getByRole('dialog', { name: ui('leaveTitle') });
    await question.getByRole('button', { name: ui('stay') }).click();
    await again.getByRole('button', { name: ui('draftDiscard') }).click();
    await expect.poll(() => fieldOf(again, t('name')).inputValue()).toBe('');
    await again.getByRole('button', { name: ui('cancel') }).click();
    await again.getByText(t('empty')).waitFor();
  });
});

describe('an item of the list', () => {
  test('is edited, made inactive, and deleted only while nothing is known of it', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390 });
    await makeItems(owner, [
      { ...rice, stock: { quantity: 40, rate: 75 } },
      { name: 'Salt', nameNp: 'नुन' },
    ]);
    await page.goto(inject('base') + path);
    const t = textsIn(itemScreenMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await actOn(page, 'ne', rice.nameNp, ui('edit'));
    await page.getByRole('heading', { name: t('editTitle') }).waitFor();
    const fixed = page.getByRole('listitem').filter({ hasText: t('openingStockFixed') });
    expect(await fixed.innerText()).toContain('३,०००.००');
    expect(await fixed.getByRole('textbox').count(), 'what has moved is only shown').toBe(0);
    await expectAccessible(page);
    await fieldOf(page, t('nameNp')).fill('बासमती');
    await page.getByRole('button', { name: ui('save') }).click();
    await page.getByRole('button', { name: 'बासमती', exact: true }).waitFor();

    await actOn(page, 'ne', 'बासमती', ui('deactivate'));
    await page.getByRole('dialog').getByText(ui('confirmStatus')).waitFor();
    await expectAccessible(page);
    await answer(page, ui('confirm'));
    await page.getByText(ui('inactive'), { exact: true }).waitFor();

    await actOn(page, 'ne', 'बासमती', ui('remove'));
    await page.getByRole('dialog').getByText(ui('confirmDelete')).waitFor();
    await answer(page, ui('dismiss'));
    expect(await page.getByRole('button', { name: 'बासमती', exact: true }).count()).toBe(1);
    await actOn(page, 'ne', 'बासमती', ui('remove'));
    await answer(page, ui('confirm'));
    await page.getByText(textsIn(itemMessages, 'ne')('used')).waitFor();
    expect(await page.getByRole('button', { name: 'बासमती', exact: true }).count(), 'it stays').toBe(1);
    await actOn(page, 'ne', 'नुन', ui('remove'));
    await answer(page, ui('confirm'));
    await expect.poll(() => page.getByRole('button', { name: 'नुन', exact: true }).count()).toBe(0);
  });

  seldom('is not overwritten by who edited an older state of it', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390 });
    const [item] = await makeItems(owner, [rice]);
    if (item === undefined) throw new Error('No item was made.');
    await page.goto(`${inject('base')}${path}/edit/${item.id}`);
    await fieldOf(page, 'Name').fill('Old Basmati');
    const body = { ...item, openingStock: [], sellingPrice: 150 };
    await callApi(itemContract.update, { params: { itemId: item.id }, body }, { token: owner.tokens.access });
    await page.getByRole('button', { name: 'Save' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Load the newest' });
    await notice.waitFor();
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Load the newest' }).click();
    await expect.poll(() => fieldOf(page, 'Selling price').inputValue()).toBe('150.00');
    expect(await fieldOf(page, 'Name').inputValue(), 'the newest stands in the form').toBe(rice.name);
    await fieldOf(page, 'Name').fill('New Basmati');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'New Basmati', exact: true }).waitFor();
  });

  seldom('takes opening stock later, where it has not moved yet', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const [item] = await makeItems(owner, [{ ...rice, reorderPoint: 5 }]);
    await page.goto(`${inject('base')}${path}/edit/${item?.id}`);
    await page.getByLabel(`Quantity in ${owner.companyName}`).fill('12');
    await page.getByLabel(`Cost of one unit in ${owner.companyName}`).fill('81.25');
    await page.keyboard.press('Control+S');
    const row = page.getByRole('row', { name: rice.name });
    await row.getByText('12 Kilogram').waitFor();
    expect(await row.getByText('Low').count()).toBe(0);
    await page.goto(`${inject('base')}${path}?view=${item?.id}`);
    const stock = page.getByRole('dialog', { name: rice.name }).getByRole('row', { name: owner.companyName });
    expect(await stock.innerText()).toContain('975.00');
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    await page.getByText('Fixed, as the item has moved here').waitFor();
    expect(await page.getByLabel(`Quantity in ${owner.companyName}`).count()).toBe(0);
  });
});

describe('the list of items', () => {
  seldom('is searched, filtered and sorted', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    await makeItems(owner, [
      { ...rice, sellingPrice: 3200, stock: { quantity: 4, rate: 2900 }, reorderPoint: 4 },
      { name: 'Mustard Oil', nameNp: 'तोरीको तेल', category: 'Oil and spices', sellingPrice: 310.5, reorderPoint: 1 },
      { name: 'Salt', nameNp: 'नुन', code: 'NUN-1', sellingPrice: 25, stock: { quantity: 100, rate: 20 } },
    ]);
    await page.goto(inject('base') + path);
    const rows = page.getByRole('table').locator('tbody tr');
    const names = () => rows.locator('td:first-child').allInnerTexts();
    await expect.poll(names).toEqual(['Basmati Rice', 'Mustard Oil', 'Salt']);
    await page.getByRole('button', { name: 'Selling price (Rs)' }).click();
    await expect.poll(names).toEqual(['Salt', 'Mustard Oil', 'Basmati Rice']);
    await page.getByRole('main').getByRole('button', { name: 'Stock', exact: true }).first().click();
    await page.getByRole('menuitemradio', { name: 'Only low' }).click();
    await expect.poll(names, { message: 'at or below the reorder point' }).toEqual(['Mustard Oil', 'Basmati Rice']);
    expect(await rows.getByText('Low').count()).toBe(2);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Category', exact: true }).first().click();
    await page.keyboard.type('oil');
    await expect.poll(() => page.locator('[role=option]').allInnerTexts()).toEqual(['Oil and spices']);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['Mustard Oil']);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear Category' }).click();
    await page.getByRole('button', { name: 'Clear Stock' }).click();

    const search = page.getByRole('searchbox', { name: 'Search by name, code, SKU or barcode' });
    for (const [typed, found] of [
      ['तेल', 'Mustard Oil'],
      ['nun-1', 'Salt'],
      [rice.barcode, rice.name],
    ] as const) {
      await search.fill(typed);
      await search.press('Enter');
      await expect.poll(names, { message: typed }).toEqual([found]);
    }
    await search.fill('mobile phone');
    await page.getByText('Nothing matches').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => rows.count()).toBe(3);
  });

  test('and its form are closed to who lacks the right', async ({ openPage }) => {
    const { email, password } = inject('superUser');
    const page = await openSignedIn(openPage, { language: 'en', width: 1280, path }, await signIn(email, password));
    await page.getByText('You are not allowed to see this').waitFor();
    expect(await page.getByRole('button', { name: 'Add item' }).count()).toBe(0);
    await page.goto(inject('base') + createPath);
    await page.getByText('You are not allowed to see this').waitFor();
    await expectAccessible(page);
  });
});

seldom('a business without VAT is told that its bills carry none', async ({ openPage }) => {
  const { page } = await signUpOwner(
    openPage,
    { language: 'ne', width: 1280, path: createPath },
    { registration: 'PAN' },
  );
  const tax = textsIn(taxRateScreenMessages, 'ne');
  await page.getByText(tax('notRegistered')).waitFor();
  await fieldOf(page, textsIn(itemScreenMessages, 'ne')('sellingPrice')).fill('113');
  expect(await page.getByText(tax('withVat', { price: '१२७.६९' })).count()).toBe(0);
  await page.getByLabel(tax('taxable')).uncheck();
  expect(await page.getByLabel(tax('vatIncluded')).isDisabled(), 'what is not taxed includes no tax').toBe(true);
  await expectAccessible(page);
});

/** Types a name that is not there yet into the select that has the focus, and opens its dialog. */
async function addNew(page: Page, typed: string, dialogTitle: string): Promise<Locator> {
  await page.keyboard.type(typed);
  await page.getByRole('option', { name: textsIn(uiMessages, 'ne')('notFoundNamed', { typed }) }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: dialogTitle });
  await expect
    .poll(() => dialog.getByRole('textbox').first().inputValue(), { message: 'what was typed is taken over' })
    .toBe(typed);
  return dialog;
}
