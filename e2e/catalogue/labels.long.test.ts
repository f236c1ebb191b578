import { readFileSync } from 'node:fs';
import { itemCodeMessages } from '@bahi/contract/catalogue/item-code/item-code.messages';
import { itemCodeScreenMessages } from '@bahi/contract/catalogue/item-code/item-code-screen.messages';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { labelScreenMessages } from '@bahi/contract/catalogue/label/label-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { scanMessages } from '@bahi/contract/ui/scan.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { createPath, digitsIn, editorOf, expectFocus, openShop } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { makeVariants } from '../steps/variants.ts';
import { textsIn } from '../texts.ts';

/** A scanner that works as a keyboard, where the focus happens to be. */
async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys)
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    [...Array.from(code), 'Enter'],
  );
}

const tea = '8901234567890';

test.for(storyViews(import.meta.filename))(
  'a clothes shop gives its variants codes, prints their labels and sells by scanning ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, { path: screens.dashboard, ...view });
    const caller = { token: owner.tokens.access };
    const said = <T>(en: T, ne: T): T => (language === 'en' ? en : ne);
    const n = (number: number): string => digitsIn(language, String(number));
    await openShop(owner);
    const kinds = [['Blue', 'नीलो'] as const, ['Red', 'रातो'] as const];
    const { itemId } = await makeVariants(owner, 'Kurta', kinds, { sellingPrice: 900, purchasePrice: 500 });
    const codes = textsIn(itemCodeScreenMessages, language);
    const made = textsIn(itemCodeMessages, language);
    const t = textsIn(labelScreenMessages, language);
    const words = textsIn(scanMessages, language);
    const fits = async (): Promise<void> => {
      await expectAccessible(page);
      await expectToFit(page);
    };

    // Each variant gets an SKU and a barcode of the shop's own.
    await page.goto(inject('base') + screens.items);
    await actOn(page, language, 'Kurta', codes('make'));
    await page.getByText(made('made', { barcodes: n(2), skus: n(2) })).waitFor();
    const variants = await callApi(itemVariantContract.list, { params: { id: itemId }, query: {} }, caller);
    const [red, blue] = ['Red', 'Blue'].map((value) => variants.find((one) => one.attributeValue === value));
    await page.goto(inject('base') + screenAt(screens.itemVariants, { itemId }));
    await page.getByText(red?.barcode ?? 'none').waitFor();
    await fits();

    // Their codes are typed and scanned where their prices are; what would not scan is said at its field.
    const prices = textsIn(itemVariantScreenMessages, language);
    await page.goto(inject('base') + screenAt(screens.itemPrices, { itemId }));
    const barcodeOf = (variant: string) =>
      page.getByLabel(prices('ofVariant', { name: prices('barcode'), variant }), { exact: true });
    await barcodeOf(said('Blue', 'नीलो')).fill('8901058851299');
    await page.keyboard.press('Enter');
    await expectFocus(barcodeOf(said('Red', 'रातो')), 'a scanner goes down the column');
    await page.keyboard.press('Control+S');
    await expect.poll(() => barcodeOf(said('Blue', 'नीलो')).getAttribute('aria-invalid')).toBe('true');
    await fits();
    await barcodeOf(said('Blue', 'नीलो')).fill('8901058851298');
    await page.keyboard.press('Control+S');
    await page.getByRole('heading', { name: prices('variants'), exact: true }).waitFor();
    await page.getByText('8901058851298').waitFor();

    // Their labels, and those of tea, which is scanned twice.
    await page.getByRole('link', { name: t('printLabels') }).click();
    const labelsOf = (name: string) => fieldOf(page, t('copiesFor', { name }));
    const kurta = `Kurta (${said('Red', 'रातो')})`;
    await labelsOf(kurta).waitFor();
    // Its price is the one that its label bears, with VAT.
    await page
      .getByRole('list', { name: t('picked') })
      .getByText(n(1017).replace(/^(.)/u, '$1,'))
      .first()
      .waitFor();
    await page.getByRole('heading', { name: t('title'), exact: true }).focus();
    await scan(page, tea);
    await scan(page, tea);
    await expect.poll(() => labelsOf(said('Ilam Tea', 'इलाम चिया')).inputValue()).toBe(n(2));
    await scan(page, '4006381333931');
    await page.getByText(words('unknown', { code: '4006381333931' })).waitFor();
    await choose(page, fieldOf(page, t('pick')), said('Musuro', 'मुसुरो'));
    await labelsOf(said('Musuro Dal', 'मुसुरो दाल')).waitFor();
    await labelsOf(kurta).fill('20');
    await fieldOf(page, t('startAt')).fill('5');
    await page.getByLabel(t('businessName')).check();
    // 20 and 1 of kurta, two of tea, one of dal: from the fifth place on they need a second sheet of 24.
    await page.getByText(t('total', { labels: n(24), pages: n(2) })).waitFor();
    await fits();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('save') }).click();
    const file = readFileSync(await (await download).path());
    expect([file.subarray(0, 5).toString(), file.length > 5000]).toEqual(['%PDF-', true]);
    // The look is remembered, and labels of a printer have no places on a sheet.
    await fieldOf(page, t('size')).selectOption('SINGLE_50_25');
    await fieldOf(page, t('startAt')).waitFor({ state: 'detached' });
    await page.goto(`${inject('base')}${screens.labels}?variant=${blue?.id}`);
    await expect.poll(() => fieldOf(page, t('size')).inputValue()).toBe('SINGLE_50_25');
    await labelsOf(`Kurta (${said('Blue', 'नीलो')})`).waitFor();
    expect(await page.getByLabel(t('businessName')).isChecked()).toBe(true);

    // At the counter: what is scanned stands on the bill, once more and its quantity grows.
    await page.goto(inject('base') + createPath);
    const editor = editorOf(page, language);
    await editor.customer.fill(said('Ganesh Kirana', 'गणेश किराना'));
    await page.getByRole('option', { name: said('Ganesh Kirana', 'गणेश किराना') }).click();
    await page.getByRole('button', { name: editor.t('addLine') }).focus();
    await scan(page, red?.barcode ?? 'none');
    await expect.poll(() => editor.cell('item', 1).inputValue()).toBe(kurta);
    await scan(page, '8901058851298');
    await expect.poll(() => editor.cell('item', 2).inputValue()).toBe(`Kurta (${said('Blue', 'नीलो')})`);
    await scan(page, red?.sku ?? 'none');
    await expect.poll(() => editor.cell('quantity', 1).inputValue()).toBe(n(2));
    expect(await editor.lines.count(), 'Enter of the scanner pressed no button').toBe(2);
    // One that nothing bears is told, also where a longer one has it within.
    await scan(page, '4006381333931');
    const notice = page.getByRole('alert').filter({ hasText: words('unknown', { code: '4006381333931' }) });
    await notice.waitFor();
    await fits();
    await notice.getByRole('button', { name: words('search') }).click();
    await expectFocus(editor.cell('item', 3), 'a line to search in');
    // In the cell itself a scanned code goes on to the next line.
    await editor.cell('item', 3).fill(tea);
    await page.keyboard.press('Enter');
    await expectFocus(editor.cell('item', 4), 'the next scan');
    await editor.cell('item', 4).fill('4006381333931');
    await page.keyboard.press('Enter');
    await page.getByText(editor.t('nothingFound')).waitFor();
    expect(await editor.cell('item', 4).inputValue()).toBe('4006381333931');
  },
);
