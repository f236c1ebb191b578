import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { itemVariantMessages } from '@bahi/contract/catalogue/item-variant/item-variant.messages';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { actOn, answer, fieldOf } from '../screen.ts';
import { openOutlet } from '../steps/due-documents.ts';
import { makeItems } from '../steps/goods.ts';
import { createPath, digitsIn, editorOf, expectFocus, openShop } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { makeAttribute, makeVariants } from '../steps/variants.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a clothes shop makes a design in sizes and colours, prices each, and sells one of them ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, { path: screens.dashboard, ...view });
    const caller = { token: owner.tokens.access };
    const said = <T>(en: T, ne: T): T => (language === 'en' ? en : ne);
    await openShop(owner);
    await makeAttribute(
      owner,
      ['Fit', 'नाप'],
      [
        ['Small', 'सानो'],
        ['Large', 'ठूलो'],
      ],
    );
    await makeAttribute(
      owner,
      ['Shade', 'छटा'],
      [
        ['Red', 'रातो'],
        ['Blue', 'नीलो'],
      ],
    );
    const itemId = (await makeItems(owner, [{ name: 'Kurta', nameNp: 'कुर्ता', sellingPrice: 800 }]))[0]?.id ?? 0;
    const t = textsIn(itemVariantScreenMessages, language);
    const ui = textsIn(uiMessages, language);
    const words = textsIn(itemVariantMessages, language);
    const heading = (step: string) => page.getByRole('heading', { name: step, exact: true }).waitFor();
    const fits = async (): Promise<void> => {
      await expectAccessible(page);
      await expectToFit(page);
    };

    // Its attributes.
    await page.goto(inject('base') + screens.items);
    await actOn(page, language, said('Kurta', 'कुर्ता'), t('attributes'));
    await heading(t('attributes'));
    for (const [row, name] of [said('Fit', 'नाप'), said('Shade', 'छटा')].entries()) {
      await page.getByRole('button', { name: t('addAttribute') }).click();
      const group = page.getByRole('group', {
        name: t('attributeRow', { number: digitsIn(language, String(row + 1)) }),
      });
      await choose(page, group.getByRole('combobox').first(), name);
      await choose(page, fieldOf(page, t('valuesOf', { attribute: name })), ui('selectAll'));
      await page.keyboard.press('Tab');
    }
    await page
      .getByText(t('combinationCount', { count: digitsIn(language, '4'), made: digitsIn(language, '0') }))
      .waitFor();
    await fits();
    await page.keyboard.press('Control+S');

    // The combinations: none is made before it is asked for.
    await heading(t('combinations'));
    const chosen = page.getByRole('checkbox', { name: said('Small, Blue', 'सानो, नीलो') });
    await chosen.check();
    await fits();
    await page.getByRole('button', { name: t('makeChosen', { count: digitsIn(language, '1') }) }).click();
    await chosen.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: t('makeAll', { count: digitsIn(language, '4') }) }).click();
    await answer(page, t('makeAll', { count: digitsIn(language, '4') }));
    await expect.poll(() => page.getByText(t('isMade'), { exact: true }).count()).toBe(4);

    // Their prices, from cell to cell; what is refused is said there.
    await page
      .getByRole('navigation', { name: t('steps') })
      .getByRole('link', { name: t('prices') })
      .click();
    await heading(t('prices'));
    const cell = (name: 'sellingPrice' | 'purchasePrice' | 'mrp' | 'openingStock', variant: string) =>
      page.getByLabel(t('ofVariant', { name: t(name), variant }), { exact: true });
    const [first, second] = [said('Large, Red', 'ठूलो, रातो'), said('Large, Blue', 'ठूलो, नीलो')];
    const filling = page.getByRole('group', { name: t('fill') });
    await filling.getByLabel(t('sellingPrice')).fill('900');
    await filling.getByRole('button', { name: t('fillIn') }).click();
    await expect.poll(() => cell('sellingPrice', second).inputValue()).toBe(digitsIn(language, '900.00'));
    await cell('sellingPrice', first).fill('950');
    await page.keyboard.press('Enter');
    await expectFocus(cell('sellingPrice', second), 'Enter leads down the column');
    await cell('mrp', first).fill('1000');
    await cell('openingStock', first).fill('5');
    await page.keyboard.press('Control+S');
    await page.getByText(textsIn(commonMessages, language)('isRequired')).waitFor();
    await cell('purchasePrice', first).fill('600');
    await page.keyboard.press('Control+S');
    // 950 and VAT are 1,073.50.
    await page
      .getByRole('list', { name: t('prices'), exact: true })
      .getByText(words('aboveMrp'))
      .waitFor();
    await fits();
    await cell('mrp', first).fill('1100');
    await page.keyboard.press('Control+S');

    // The variants, one of which has stock: its value stays with the item, and it is not deleted.
    await heading(t('variants'));
    await page.getByText(digitsIn(language, '950.00')).waitFor();
    await fits();
    await actOn(page, language, first, ui('remove'));
    await answer(page, ui('confirm'));
    await page.getByText(words('used')).waitFor();
    await actOn(page, language, first, ui('edit'));
    await fieldOf(page, t('barcode')).fill('8901234500019');
    await page.keyboard.press('Control+S');
    await page.getByText('8901234500019').waitFor();
    await page.goto(inject('base') + screenAt(screens.itemAttributes, { itemId }));
    const sizes = fieldOf(page, t('valuesOf', { attribute: said('Fit', 'नाप') }));
    await sizes.focus();
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: t('saveAndChoose') }).click();
    const refusal = page.getByRole('group').getByText(words('valueUsed', { value: said('Large', 'ठूलो') }));
    await refusal.waitFor();
    await fits();

    // It is found by its barcode, with price and stock, and sold.
    await page.goto(inject('base') + createPath);
    const editor = editorOf(page, language);
    await editor.customer.fill(said('Ganesh Kirana', 'गणेश किराना'));
    await page.getByRole('option', { name: said('Ganesh Kirana', 'गणेश किराना') }).click();
    await editor.cell('item', 1).fill('8901234500019');
    await editor.choices.filter({ hasText: digitsIn(language, '950.00') }).waitFor();
    await fits();
    await page.keyboard.press('Enter');
    await editor.issue.click();
    await editor.done.waitFor();
    const variants = await callApi(itemVariantContract.list, { params: { id: itemId }, query: {} }, caller);
    expect(
      variants.map(({ attributeValue, sellingPrice, quantity }) => [attributeValue, sellingPrice, quantity]),
    ).toEqual([
      ['Small, Red', 900, 0],
      ['Small, Blue', 900, 0],
      ['Large, Red', 950, 4],
      ['Large, Blue', 900, 0],
    ]);
  },
);

test('opening stock is typed for one outlet after the other and saved for both', async ({ openPage }) => {
  const view = { language: 'en', width: 1280 } as const;
  const { page, owner } = await signUpOwner(openPage, view);
  const caller = { token: owner.tokens.access };
  await openOutlet(owner);
  const { rows: outlets } = await callApi(outletContract.list, {}, caller);
  const values = [
    ['Small', 'सानो'],
    ['Large', 'ठूलो'],
  ] as const;
  const { itemId } = await makeVariants(owner, 'Kurta', values, { sellingPrice: 800, purchasePrice: 500 });
  const t = textsIn(itemVariantScreenMessages, 'en');
  await page.goto(inject('base') + screenAt(screens.itemPrices, { itemId }));
  const cell = (variant: string) =>
    page.getByLabel(t('ofVariant', { name: t('openingStock'), variant }), { exact: true });
  const outlet = page.getByRole('combobox', { name: t('outlet') });
  await expect.poll(() => outlet.inputValue()).not.toBe('');
  const first = await outlet.inputValue();
  const second = outlets.find(({ name }) => name !== first)?.name ?? '';
  await cell('Small').fill('5');
  await choose(page, outlet, second);
  await expect.poll(() => cell('Small').inputValue()).toBe('');
  await cell('Small').fill('3');
  await cell('Large').fill('0');
  // What is wrong stands at another outlet than the one that is shown.
  await choose(page, outlet, first);
  await expect.poll(() => cell('Small').inputValue()).toBe('5');
  await page.keyboard.press('Control+S');
  await expect.poll(() => outlet.inputValue()).toBe(second);
  await cell('Large').fill('2');
  await page.keyboard.press('Control+S');
  await page.getByRole('heading', { name: t('variants'), exact: true }).waitFor();
  const variants = await callApi(itemVariantContract.list, { params: { id: itemId }, query: {} }, caller);
  const stockIn = (outletName: string) =>
    variants.map(({ stock }) => stock.find((one) => one.outletName === outletName)?.quantity);
  expect(variants.map(({ attributeValue }) => attributeValue)).toEqual(['Small', 'Large']);
  expect([stockIn(first), stockIn(second)]).toEqual([
    [5, 0],
    [3, 2],
  ]);
});
