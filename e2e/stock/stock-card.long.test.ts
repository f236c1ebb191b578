import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screens } from '@bahi/contract/screens';
import { moveReasons, moveWords } from '@bahi/contract/stock/stock-card/move-words.messages';
import { stockCardColumns } from '@bahi/contract/stock/stock-card/stock-card-columns.messages';
import { stockCardScreen } from '@bahi/contract/stock/stock-card/stock-card-screen.messages';
import { exportMessages } from '@bahi/contract/ui/export.messages';
import { describe, expect } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { actOn } from '../screen.ts';
import { makePurchase, openBuyer } from '../steps/purchases.ts';
import { newOwner, openSignedIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** Two dozens of soap at 480, then one at 600. */
async function boughtTwice() {
  const owner = await newOwner();
  const buyer = await openBuyer(owner);
  const first = await makePurchase(owner, buyer, 'final');
  const { lines, vendorId, issuedDateAD, dueDateAD } = first;
  const { itemLedgerDetailId, unitId } = lines[0] ?? {};
  const body = {
    vendorId,
    issuedDateAD,
    dueDateAD,
    billNumber: 'MT-2',
    lines: [{ inventoryType: 'ITEM' as const, itemLedgerDetailId, unitId, quantity: 1, rate: 600 }],
  };
  const caller = { token: owner.tokens.access };
  const second = await callApi(purchaseContract.save, { params: { type: 'final' }, body }, caller);
  return { owner, buyer, numbers: [first.code ?? '', second.code ?? ''] };
}

describe('the stock card of an item', () => {
  test.for(storyViews(import.meta.filename))(
    'is reached from the menu of the item and says why a cost is what it is, in $language at $width px',
    async (view, { openPage }) => {
      const { language, width } = view;
      const { owner, buyer, numbers } = await boughtTwice();
      const [columns, words] = [textsIn(stockCardColumns, language), textsIn(stockCardScreen, language)];
      const [kinds, reasons] = [textsIn(moveWords, language), textsIn(moveReasons, language)];
      const digits = (text: string): string =>
        language === 'ne' ? text.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))) : text;
      const page = await openSignedIn(openPage, { ...view, path: screens.items }, owner.tokens);
      const item = language === 'ne' ? 'नुहाउने साबुन' : 'Bath Soap';
      await actOn(page, language, item, words('open'));
      await page.waitForURL(new RegExp(`stock-card\\?variant=${buyer.soap.itemLedgerDetailId}$`));
      await page.getByRole('heading', { level: 1, name: columns('title') }).waitFor();
      const sums = page.getByRole('main').locator('dl');
      // 24 at 40 and 12 at 50.
      await sums.getByText(digits('36'), { exact: false }).first().waitFor();
      await sums.getByText(digits('1,560.00')).first().waitFor();
      await expectAccessible(page);
      await expectToFit(page);

      const row = page
        .getByRole('row')
        .or(page.getByRole('listitem'))
        .filter({ hasText: numbers[1] ?? '' });
      await row.getByRole('button', { name: width > 1024 ? /\d|[०-९]/ : kinds('RECEIPT') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(reasons('RECEIPT')).waitFor();
      const table = dialog.getByRole('table', { name: words('whyTable') });
      await table.getByText(numbers[0] ?? '').waitFor();
      const before = table.getByRole('row').filter({ hasText: words('before') });
      expect((await before.getByRole('cell').allTextContents()).filter((text) => text !== '')).toEqual(
        ['24', '40.00', '960.00'].map(digits),
      );
      await expectAccessible(page);
      await expectToFit(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });

      // Each row leads to its document.
      await page.getByRole('link', { name: numbers[0] ?? '' }).click();
      await page.waitForURL(/purchase-setup\?view=\d+$/);
    },
  );

  test('is taken away as a file, and chosen by name from the menu on', async ({ openPage }) => {
    const { owner, numbers } = await boughtTwice();
    const words = textsIn(stockCardScreen, 'en');
    const names = textsIn(exportMessages, 'en');
    const page = await openSignedIn(openPage, { language: 'en', width: 1280, path: screens.stockCard }, owner.tokens);
    await page.getByText(words('pickFirst')).waitFor();
    await expectAccessible(page);
    const pick = page.getByRole('combobox', { name: words('pick') });
    await pick.fill('soap');
    await page.getByRole('option', { name: /Bath Soap/ }).waitFor();
    await pick.press('Enter');
    await page.getByRole('link', { name: numbers[1] ?? '' }).waitFor();
    expect(await pick.inputValue()).toBe('Bath Soap');
    const loading = page.waitForEvent('download');
    await page.getByRole('button', { name: names('export') }).click();
    await page.getByRole('menuitem', { name: `${names('excel')}: ${names('inEnglish')}` }).click();
    expect((await loading).suggestedFilename()).toBe('Stock card.xlsx');
  });
});
