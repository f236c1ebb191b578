import { itemPartContract } from '@bahi/contract/catalogue/item/item-address.contract';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { reorderScreen } from '@bahi/contract/purchase/reorder/reorder-screen.messages';
import { screens } from '@bahi/contract/screens';
import { describe, expect } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { issueBill } from '../steps/bills.ts';
import { makePurchase, openBuyer, purchaseEditorOf } from '../steps/purchases.ts';
import { newOwner, openSignedIn, type Owner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** A shop that wants 60 pieces of soap whenever there are no more than 48. */
async function lackingSoap() {
  const owner = await newOwner();
  const buyer = await openBuyer(owner);
  await plan(owner, buyer.soap.id, { reorderPoint: 48, reorderQuantity: 60, leadDays: 3 });
  return { owner, buyer };
}

const plan = (owner: Owner, itemId: number, planned: object) =>
  callApi(itemPartContract.savePlanningData, { body: { itemId, ...planned } }, { token: owner.tokens.access });

describe('what is to be ordered', () => {
  test.for(storyViews(import.meta.filename))(
    'is a draft of the last vendor, opened to be changed, in $language at $width px',
    async (view, { openPage }) => {
      const { language } = view;
      const { owner, buyer } = await lackingSoap();
      await makePurchase(owner, buyer, 'final');
      await issueBill(owner);
      const t = textsIn(reorderScreen, language);
      const home = textsIn(dashboardScreenMessages, language);
      const name = language === 'ne' ? 'नुहाउने साबुन' : 'Bath Soap';
      const page = await openSignedIn(openPage, { ...view, path: screens.dashboard }, owner.tokens);
      await page
        .getByRole('region', { name: home('lowStock') })
        .getByRole('link', { name: home('allLow') })
        .click();
      await page.getByRole('heading', { level: 1, name: t('title') }).waitFor();
      const quantity = page.getByLabel(t('quantityOf', { name }));
      await quantity.waitFor();
      expect(await quantity.inputValue()).toBe(language === 'ne' ? '६०' : '60');
      const vendor = page.getByRole('combobox', { name: t('vendorOf', { name }) });
      await expect.poll(() => vendor.inputValue()).not.toBe('');
      await expectAccessible(page);
      await expectToFit(page);

      await page.getByLabel(t('choose', { name })).check();
      await page.getByRole('button', { name: t('make') }).click();
      await page.waitForURL(/purchase-setup\/edit\/\d+$/);
      const editor = purchaseEditorOf(page, language);
      // Sixty pieces are five dozens.
      await expect.poll(() => editor.cell('quantity', 1).inputValue()).toBe(language === 'ne' ? '५' : '5');

      await page.goBack();
      await page.getByText(t('drafted', { quantity: '' }).trim(), { exact: false }).waitFor();
      expect(await page.getByLabel(t('choose', { name })).isDisabled()).toBe(true);
      await expectAccessible(page);
    },
  );

  test('of which nobody sold any asks from whom', async ({ openPage }) => {
    const { owner, buyer } = await lackingSoap();
    const t = textsIn(reorderScreen, 'en');
    const page = await openSignedIn(openPage, { language: 'en', width: 1280, path: screens.reorder }, owner.tokens);
    await page.getByLabel(t('choose', { name: 'Bath Soap' })).check();
    await page.getByText(t('vendorMissing')).waitFor();
    const make = page.getByRole('button', { name: t('make') });
    expect(await make.isDisabled()).toBe(true);
    await expectAccessible(page);
    const vendor = page.getByRole('combobox', { name: t('vendorOf', { name: 'Bath Soap' }) });
    await vendor.fill(buyer.registered.name);
    await page.getByRole('option', { name: buyer.registered.name }).waitFor();
    await vendor.press('Enter');
    await page.getByText(t('vendorMissing')).waitFor({ state: 'hidden' });
    await make.click();
    await page.waitForURL(/purchase-setup\/edit\/\d+$/);
  });

  test('says so while nothing lacks', async ({ openPage }) => {
    const owner = await newOwner();
    const t = textsIn(reorderScreen, 'ne');
    const page = await openSignedIn(openPage, { language: 'ne', width: 390, path: screens.reorder }, owner.tokens);
    await page.getByText(t('empty')).waitFor();
    await expectAccessible(page);
  });
});
