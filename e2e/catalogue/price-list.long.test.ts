import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { priceListMessages } from '@bahi/contract/catalogue/price-list/price-list.messages';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { makeItems } from '../steps/goods.ts';
import { createPath, digitsIn, editorOf, expectFocus, listPath, openShop, todayOf } from '../steps/invoice-screen.ts';
import { butwal, type Owner, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** A wholesaler with soap at 100 rupees, and one customer who is a retailer. */
async function openWholesale(owner: Owner) {
  const caller = { token: owner.tokens.access };
  const { customer } = await openShop(owner);
  const [soap] = await makeItems(owner, [
    { name: 'Soap', nameNp: 'साबुन', code: 'SOAP', sellingPrice: 100, stock: { quantity: 500, rate: 60 } },
  ]);
  const group = await callApi(customerGroupContract.save, { body: { name: 'Retailers', nameNp: 'खुद्रा पसल' } }, caller);
  const body = {
    id: customer.id,
    name: 'Ganesh Kirana',
    nameNp: 'गणेश किराना',
    phoneNumber: '9847011223',
    focalPerson: 'Ganesh',
    customerGroupId: group.id,
    ...(await butwal(owner.tokens.access)),
  };
  await callApi(customerContract.save, { body }, caller);
  return { customer, soap, group, caller };
}

test.for(storyViews(import.meta.filename))(
  'a wholesaler writes a list for retailers, and the bill of one says which price it took; one that is typed stays ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, { path: screens.dashboard, ...view });
    const said = <T>(en: T, ne: T): T => (language === 'en' ? en : ne);
    const digits = (text: string) => digitsIn(language, text);
    const { caller } = await openWholesale(owner);
    const { plus } = await todayOf(owner);
    const t = textsIn(priceListScreenMessages, language);
    const ui = textsIn(uiMessages, language);
    const keys = page.keyboard;

    // The list: for whom, and until when.
    await page.goto(inject('base') + screens.priceLists);
    await page.getByText(t('empty')).waitFor();
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    const form = page.getByRole('dialog');
    const name = form.getByLabel(t('name'), { exact: false }).first();
    await expectFocus(name, 'the name comes first');
    // Leaving the name says that it is missing, and moves the button away that is being pressed: it is pressed all the same.
    const save = form.getByRole('button', { name: ui('save') });
    const at = await save.boundingBox();
    await page.mouse.move((at?.x ?? 0) + (at?.width ?? 0) / 2, (at?.y ?? 0) + 3);
    await page.mouse.down();
    await form.getByText(said('Required', 'आवश्यक छ')).waitFor();
    await page.mouse.up();
    await expectFocus(name, 'saving leads to what is missing');
    await name.fill('Retailers 2083');
    await form.getByLabel(t('nameNp')).fill('खुद्रा २०८३');
    await choose(page, form.getByRole('combobox', { name: t('audience') }), t('GROUPS'));
    await form.getByRole('button', { name: ui('save') }).click();
    await form.getByText(said('Required', 'आवश्यक छ')).waitFor();
    await choose(page, form.getByRole('combobox', { name: t('customerGroups') }), said('Retailers', 'खुद्रा पसल'));
    await keys.press('Escape');
    await expectAccessible(page);
    await form.getByRole('button', { name: ui('save') }).click();

    // Its prices come next, by the keyboard: from one piece on, and from ten.
    await page.getByRole('heading', { name: said('Retailers 2083', 'खुद्रा २०८३') }).waitFor();
    await page.getByText(t('pricesEmpty')).waitFor();
    await page.getByRole('button', { name: t('addPrice') }).click();
    const item = (number: number) =>
      page.getByRole('combobox', { name: t('itemOfRow', { number: digits(String(number)) }) });
    const cell = (name: 'fromQuantity' | 'price', number: number) =>
      page.getByLabel(t('ofNewRow', { name: t(name), number: digits(String(number)) }), { exact: true });
    await expectFocus(item(1), 'a new row begins with what is sold');
    await choose(page, item(1), said('Soap', 'साबुन'));
    await expectFocus(cell('fromQuantity', 1), 'then from how many on');
    await keys.press('Enter');
    await expectFocus(cell('price', 1), 'then the price');
    await keys.type('97');
    await keys.press('Enter');
    await expectFocus(item(2), 'and the next row');
    await choose(page, item(2), said('Soap', 'साबुन'));
    await keys.press('Enter');
    await keys.type('92.50');
    await keys.press('Control+S');
    await page.getByText(textsIn(priceListMessages, language)('twice')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await cell('fromQuantity', 2).fill('10');
    await keys.press('Control+S');
    const prices = page.getByRole('list', { name: t('prices'), exact: true }).getByRole('listitem');
    await expect.poll(() => prices.count()).toBe(2);
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('link', { name: ui('back') }).click();
    await page.getByText(said('Retailers 2083', 'खुद्रा २०८३')).first().waitFor();
    await expectToFit(page);

    // The bill of a member: 12 pieces, and the line says which price it took and why.
    await page.goto(inject('base') + createPath);
    const editor = editorOf(page, language);
    const chooseCustomer = async (): Promise<void> => {
      await editor.customer.fill(said('Ganesh', 'गणेश'));
      await page.getByRole('option', { name: said('Ganesh Kirana', 'गणेश किराना') }).waitFor();
      await keys.press('Enter');
      await expectFocus(editor.cell('item', 1), 'the lines come next');
    };
    await chooseCustomer();
    await editor.cell('item', 1).fill('SOAP');
    await editor.choices.first().waitFor();
    await keys.press('Enter');
    const line = editor.lines.first();
    const rate = editor.cell('rate', 1);
    await expect.poll(() => rate.inputValue()).toBe(digits('97.00'));
    await editor.cell('quantity', 1).fill('12');
    await expect.poll(() => rate.inputValue(), { message: 'the price follows the quantity' }).toBe(digits('92.50'));
    await line.getByText(said('Retailers 2083', 'खुद्रा २०८३')).waitFor();
    expect(await line.innerText()).toContain(digits('10'));
    await expectAccessible(page);
    await expectToFit(page);

    // Another price is typed: it stays when the quantity moves, and the list's is offered.
    await rate.fill('90');
    await editor.cell('quantity', 1).fill('2');
    const take = page.getByRole('button', {
      name: t('takePriceOf', { price: digits('97.00'), number: digits('1') }),
    });
    await take.waitFor();
    expect(await rate.inputValue()).toMatch(/^(90|९०)/u);
    await expectToFit(page);
    await take.click();
    await expect.poll(() => rate.inputValue()).toBe(digits('97.00'));
    await editor.cell('quantity', 1).fill('12');
    await expect.poll(() => rate.inputValue()).toBe(digits('92.50'));
    await rate.focus();
    await keys.press('Control+Enter');
    await editor.done.waitFor();

    // The bill says it, too, and goes on to when the list has ended; the next one takes the usual price.
    const [bill] = (await callApi(invoiceContract.list, {}, caller)).rows;
    const [list] = (await callApi(priceListContract.list, {}, caller)).rows;
    const stored = await callApi(priceListContract.get, { params: { id: list?.id ?? 0 } }, caller);
    const ended = { ...stored, tillDateAD: plus(-1), tillDateBS: '', remarks: '' };
    await callApi(
      priceListContract.save,
      { body: { ...ended, discountPercent: '', name: 'Renamed', nameNp: '' } },
      caller,
    );
    await page.goto(`${inject('base')}${listPath}?view=${bill?.id ?? 0}`);
    await page.getByRole('dialog').getByText(said('Retailers 2083', 'खुद्रा २०८३')).waitFor();
    await expectToFit(page);
    await page.goto(inject('base') + createPath);
    await chooseCustomer();
    await editor.cell('item', 1).fill('SOAP');
    await editor.choices.first().waitFor();
    await keys.press('Enter');
    await editor.cell('quantity', 1).fill('12');
    await expect.poll(() => rate.inputValue()).toBe(digits('100.00'));
    expect(await line.getByRole('button', { name: t('takePrice') }).count()).toBe(0);
  },
);

test('a list is filled in for all goods at once, and its copy has the same prices', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
  const { caller } = await openWholesale(owner);
  const t = textsIn(priceListScreenMessages, 'en');
  const ui = textsIn(uiMessages, 'en');
  const body = { name: 'Dashain', nameNp: 'दशैँ', audience: 'EVERYBODY' as const };
  const { id } = await callApi(priceListContract.save, { body }, caller);
  await page.goto(inject('base') + screenAt(screens.priceListPrices, { priceListId: id }));
  await page.getByRole('button', { name: t('fill') }).click();
  await fieldOf(page, t('percentOff')).fill('5');
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('fillIn') })
    .click();
  const rows = page.getByRole('list', { name: t('prices'), exact: true }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(4);
  expect(await page.getByLabel(t('ofItem', { name: t('price'), item: 'Soap' })).inputValue()).toBe('95.00');

  // What is taken off goes when it is saved, and not before.
  await page.getByRole('button', { name: t('removePrice', { item: 'Soap' }) }).click();
  await page.getByText(t('unsaved', { count: '1' })).waitFor();
  await page.getByRole('button', { name: t('savePrices') }).click();
  await expect.poll(() => rows.count()).toBe(3);

  await page.goto(inject('base') + screens.priceLists);
  await actOn(page, 'en', 'Dashain', t('copy'));
  const form = page.getByRole('dialog');
  await expect.poll(() => form.getByLabel(t('name'), { exact: false }).first().inputValue()).toBe('Dashain (copy)');
  await form.getByRole('button', { name: ui('save') }).click();
  await page.getByRole('heading', { name: 'Dashain (copy)' }).waitFor();
  await expect.poll(() => rows.count()).toBe(3);
});
