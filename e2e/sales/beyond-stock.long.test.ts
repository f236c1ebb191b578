import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { businessMessages } from '@bahi/contract/platform/business/business.messages';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screens } from '@bahi/contract/screens';
import { stockCardColumns } from '@bahi/contract/stock/stock-card/stock-card-columns.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { describe } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { makeItems } from '../steps/goods.ts';
import { butwal, newOwner, openSignedIn, type Owner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** A bill over seven kilos of what there are five of. */
async function sellSeven(owner: Owner, variantId: number): Promise<void> {
  const caller = { token: owner.tokens.access };
  const place = await butwal(owner.tokens.access);
  const buyer = { name: 'Hari KC', phoneNumber: '071540000', focalPerson: 'Hari', ...place };
  const { id: customerId } = await callApi(customerContract.save, { body: buyer }, caller);
  const { todayAD } = await callApi(sessionContract.init, {}, caller);
  const lines = [{ inventoryType: 'ITEM' as const, itemLedgerDetailId: variantId, quantity: 7, rate: 100 }];
  const body = { state: 'FINAL', customerId, issuedDateAD: todayAD, dueDateAD: todayAD, lines };
  await callApi(invoiceContract.create, { body }, caller);
}

describe('selling beyond stock', () => {
  test.for(storyViews(import.meta.filename))(
    'is allowed by the owner, and what is below zero is told, in $language at $width px',
    async (view, { openPage }) => {
      const { language } = view;
      const owner = await newOwner();
      const [rice] = await makeItems(owner, [{ name: 'Rice', nameNp: 'चामल', stock: { quantity: 5, rate: 80 } }]);
      const variantId = rice?.itemLedgerDetailId ?? 0;
      const [t, ui] = [textsIn(businessScreenMessages, language), textsIn(uiMessages, language)];
      const said = textsIn(businessMessages, language);
      const page = await openSignedIn(openPage, { ...view, path: screens.businessProfile }, owner.tokens);
      const tick = page.getByRole('checkbox', { name: t('allowsNegativeStock') });
      await tick.check();
      await page.getByRole('button', { name: ui('save') }).click();
      await page.getByText(said('stockRuleSaved')).waitFor();
      await sellSeven(owner, variantId);

      await page.reload();
      const told = page.getByText(t('placesBelowZero', { count: language === 'ne' ? '१' : '1' }));
      await told.waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      await tick.uncheck();
      await page.getByRole('button', { name: ui('save') }).click();
      await page.getByText(said('stockRuleLeft', { count: language === 'ne' ? '१' : '1' })).waitFor();

      const card = new URL(page.url());
      await page.goto(`${card.origin}${screens.stockCard}?variant=${variantId}`);
      const closing = page
        .getByRole('main')
        .locator('dl > div')
        .filter({ hasText: textsIn(stockCardColumns, language)('closing') });
      await closing.getByText(language === 'ne' ? '-२' : '-2').waitFor();
      await closing.getByText(language === 'ne' ? '-१६०.००' : '-160.00').waitFor();
    },
  );
});
