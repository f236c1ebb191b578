import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { vendorSelectMessages } from '@bahi/contract/parties/vendor/vendor-select.messages';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { callApi } from '../api.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';
import { prepareExpense } from './due-documents.ts';
import { digitsIn, todayOf } from './invoice-screen.ts';
import type { Owner } from './sign-up.ts';

/** A purchase of today through the API: ten pots at 300 rupees and thirty plates at 50, of one vendor. */
export async function makeCarried(owner: Owner) {
  const caller = { token: owner.tokens.access };
  const vendors = await prepareExpense(owner);
  const [categories, units] = await Promise.all([
    callApi(itemCategoryContract.list, {}, caller),
    callApi(unitContract.list, {}, caller),
  ]);
  const unitId = units.rows.find(({ name }) => name === 'Piece')?.id ?? 0;
  const item = async (name: string, nameNp: string, code: string) => {
    const own = { name, nameNp, code, sellingPrice: 400, unitId, categoryId: categories.rows[0]?.id ?? 0 };
    return (await callApi(itemContract.create, { body: { ...own, openingStock: [] } }, caller)).itemLedgerDetailId;
  };
  const [pots, plates] = [await item('Pot', 'भाँडो', 'POT'), await item('Plate', 'थाल', 'PLATE')];
  const { ad } = await todayOf(owner);
  const body = {
    vendorId: vendors.registered.id,
    billNumber: 'MT-77',
    issuedDateAD: ad,
    dueDateAD: ad,
    lines: [
      { inventoryType: 'ITEM', itemLedgerDetailId: pots, unitId, quantity: 10, rate: 300 },
      { inventoryType: 'ITEM', itemLedgerDetailId: plates, unitId, quantity: 30, rate: 50 },
    ],
  };
  const purchase = await callApi(purchaseContract.save, { params: { type: 'final' }, body }, caller);
  return { ...vendors, purchase };
}

export async function costsOf(owner: Owner, purchaseId: number) {
  const sent = { params: { invoiceId: purchaseId } };
  return callApi(directCostContract.ofInvoice, sent, { token: owner.tokens.access });
}

/** The address of the costs of a purchase. */
export function costsAt(purchaseSetupId: number): string {
  return inject('base') + screenAt(screens.purchaseCosts, { purchaseSetupId });
}

/** The rows, tables and words of the costs of a purchase, in one language. */
export function costScreenOf(page: Page, language: Language) {
  const t = textsIn(directCostScreenMessages, language);
  const row = (number: number): Locator =>
    page.getByRole('group', { name: t('row', { number: digitsIn(language, String(number)) }) });
  const list = (name: 'goods' | 'preview' | 'entered'): Locator =>
    page.getByRole('table', { name: t(name) }).or(page.getByRole('list', { name: t(name), exact: true }));
  return {
    t,
    vendorWord: textsIn(vendorSelectMessages, language)('party'),
    row,
    goods: list('goods'),
    preview: list('preview'),
    entered: list('entered'),
    save: page.getByRole('button', { name: t('save'), exact: true }),
    addRow: page.getByRole('button', { name: t('addRow') }),
    /** A field of a row. */
    field: (number: number, word: Parameters<typeof t>[0]): Locator => within(row(number), t(word)),
    /** Chooses by typing in a select of a row. */
    choose: async (number: number, label: string, typed: string): Promise<void> => {
      await within(row(number), label).fill(typed);
      await page
        .getByRole('option', { name: typed, exact: true })
        .or(page.getByRole('option', { name: typed }))
        .first()
        .click();
    },
  };
}

function within(place: Locator, label: string): Locator {
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return place.getByLabel(new RegExp(String.raw`^${escaped}( \*)?$`)).first();
}
