import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import { itemImageScreenMessages } from '@bahi/contract/catalogue/item-image/item-image-screen.messages';
import { itemMessages } from '@bahi/contract/catalogue/item/item.messages';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { richTextMessages } from '@bahi/contract/ui/rich-text.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { pictureOf } from '../steps/due-documents.ts';
import { createPath, digitsIn, editorOf } from '../steps/invoice-screen.ts';
import { makeItems } from '../steps/goods.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'an item is entered whole: what it is bought and sold in, when it is ordered, what it looks like ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const said = (en: string, ne: string): string => (language === 'en' ? en : ne);
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.newItem });
    const t = textsIn(itemScreenMessages, language);
    const rich = textsIn(richTextMessages, language);
    const images = textsIn(itemImageScreenMessages, language);
    const field = (label: string) => fieldOf(page, label);
    await field(t('name')).fill('Cotton socks');
    await field(t('nameNp')).fill('सुती मोजा');
    await choose(page, field(t('category')), said('Clothing', 'लुगाकपडा'));
    await choose(page, field(t('unit')), said('Pair', 'जोडी'));
    await field(t('sellingPrice')).fill('120');

    const held = page.getByLabel(t('unitHolds', { unit: said('Pair', 'जोडी') }));
    await choose(page, field(t('purchaseUnit')), said('Carton', 'कार्टुन'));
    await held.first().fill('60');
    await choose(page, field(t('salesUnit')), said('Dozen', 'दर्जन'));
    await held.last().fill('12');
    await field(t('reorderPoint')).fill('60');
    await field(t('reorderQuantity')).fill('120');
    await field(t('leadDays')).fill('7');

    const description = page.getByRole('textbox', { name: t('description') });
    await description.click();
    await page.getByRole('button', { name: rich('bold') }).click();
    await page.keyboard.type('Soft');
    await page.getByRole('button', { name: rich('bold') }).click();
    await page.keyboard.type(' <cotton>');
    const gallery = page.getByRole('region', { name: images('images'), exact: true });
    const named = async (name: string, number: number) => ({
      name,
      mimeType: 'image/png',
      buffer: await pictureOf(page, number),
    });
    await gallery.locator('input[type=file]').setInputFiles([await named('front.png', 1), await named('back.png', 2)]);
    await expect.poll(() => gallery.getByRole('listitem').count()).toBe(2);
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Control+S');
    await page.getByText(textsIn(itemMessages, language)('saved')).waitFor();

    const caller = { token: owner.tokens.access };
    const [made] = (await callApi(itemContract.list, { body: {} }, caller)).rows;
    const itemId = made?.id ?? 0;
    const saved = await callApi(itemContract.get, { params: { itemId } }, caller);
    expect(saved).toMatchObject({
      description: '<strong>Soft</strong> &lt;cotton&gt;',
      defaultUnits: { purchaseUnitConversion: 60, salesUnitConversion: 12 },
      planningData: { reorderPoint: 60, reorderQuantity: 120, leadDays: 7 },
    });
    const pictures = await callApi(itemImageContract.list, { params: { itemId } }, caller);
    expect(pictures.map(({ documentName }) => documentName)).toEqual(['front.png', 'back.png']);

    // The detail says it all, with the stress of its description.
    await page.goto(inject('base') + screenAt(screens.masterItem, { itemId }));
    await page.locator('strong', { hasText: 'Soft' }).waitFor();
    const pair = said('Pair', 'जोडी');
    await page.getByText(`${said('Dozen', 'दर्जन')} (${digitsIn(language, '12')} ${pair})`).waitFor();
    await page.getByText(`${said('Carton', 'कार्टुन')} (${digitsIn(language, '60')} ${pair})`).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    // A bill begins with one dozen; any number of dozens is typed as such.
    await page.goto(inject('base') + createPath);
    const editor = editorOf(page, language);
    await editor.cell('item', 1).fill('socks');
    await editor.choices.first().waitFor();
    await page.keyboard.press('Enter');
    const quantity = editor.cell('quantity', 1);
    const shown = async (count: string): Promise<void> => {
      await expect.poll(() => quantity.inputValue()).toBe(digitsIn(language, count));
    };
    const dozens = (count: string) =>
      editor.lines
        .first()
        .getByText(`${digitsIn(language, count)} ${said('Dozen', 'दर्जन')}`, { exact: true })
        .waitFor();
    await shown('12');
    await dozens('1');
    await quantity.fill('3');
    // Meant in dozens, the line is written so.
    await quantity.press('*');
    await shown('3');
    const count = (pairs: string) =>
      editor.lines
        .first()
        .getByText(`${digitsIn(language, pairs)} ${pair}`, { exact: true })
        .waitFor();
    await count('36');
    const unit = page.getByLabel(editor.t('unitOf', { number: digitsIn(language, '1') }), { exact: true });
    await unit.selectOption({ index: 0 });
    await quantity.fill('5');
    await editor.lines
      .first()
      .getByRole('button', {
        name: editor.t('timesUnitOf', {
          number: digitsIn(language, '1'),
          unit: said('Dozen', 'दर्जन'),
          count: digitsIn(language, '12'),
        }),
      })
      .click();
    await shown('5');
    await count('60');
    await expectAccessible(page);
    await expectToFit(page);
  },
);

test.for(storyViews(import.meta.filename))(
  'the button that leads from one step of an item to the next shows all of its words ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.dashboard });
    const [item] = await makeItems(owner, [{ name: 'Cotton kurta', nameNp: 'सुती कुर्ता' }]);
    await page.goto(inject('base') + screenAt(screens.itemAttributes, { itemId: item?.id ?? 0 }));
    const t = textsIn(itemVariantScreenMessages, view.language);
    const label = page.getByRole('button', { name: t('saveAndChoose') }).getByText(t('saveAndChoose'));
    await label.waitFor();
    expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await expectToFit(page);
  },
);
