import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { vendorSelectMessages } from '@bahi/contract/parties/vendor/vendor-select.messages';
import type { Page } from 'playwright-core';
import { callApi } from '../api.ts';
import { fieldOf } from '../screen.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';
import { prepareExpense } from './due-documents.ts';
import { makeServices } from './goods.ts';
import { digitsIn, todayOf } from './invoice-screen.ts';
import type { Owner } from './sign-up.ts';

/** The words of the screens of purchase bills: their own, and those of all documents with lines. */
const purchaseMessages = {
  namespace: 'purchaseBill',
  texts: { ...goodsLinesScreenMessages.texts, ...vendorSelectMessages.texts, ...purchaseScreenMessages.texts },
};

/** A shop that buys: soap by the dozen, a carpenter, a vendor who charges VAT and one who does not. */
export async function openBuyer(owner: Owner) {
  const caller = { token: owner.tokens.access };
  const [categories, units] = await Promise.all([
    callApi(itemCategoryContract.list, {}, caller),
    callApi(unitContract.list, {}, caller),
  ]);
  const unitOf = (name: string) => units.rows.find((unit) => unit.name === name)?.id;
  const soap = await callApi(
    itemContract.create,
    {
      body: {
        name: 'Bath Soap',
        nameNp: 'नुहाउने साबुन',
        code: 'SOAP',
        sellingPrice: 60,
        purchasePrice: 40,
        categoryId: categories.rows[0]?.id ?? 0,
        unitId: unitOf('Piece') ?? 0,
        defaultUnits: { purchaseUnitId: unitOf('Dozen'), purchaseUnitConversion: 12 },
        openingStock: [],
      },
    },
    caller,
  );
  const [carpenter] = await makeServices(owner, [{ name: 'Carpenter', nameNp: 'सिकर्मी' }]);
  return { ...(await prepareExpense(owner)), soap, carpenter };
}

type Buyer = Awaited<ReturnType<typeof openBuyer>>;

/** A bill through the API: two dozens of soap at 480 rupees before VAT, so 1,084.80. */
export async function makePurchase(owner: Owner, buyer: Buyer, type: 'draft' | 'final', billNumber = 'MT-1') {
  const { ad } = await todayOf(owner);
  const itemLedgerDetailId = buyer.soap.itemLedgerDetailId;
  const caller = { token: owner.tokens.access };
  const { unitId } = await callApi(
    purchaseContract.lineDetail,
    { query: { inventoryType: 'ITEM', id: itemLedgerDetailId } },
    caller,
  );
  const body = {
    vendorId: buyer.registered.id,
    billNumber,
    issuedDateAD: ad,
    dueDateAD: ad,
    lines: [{ inventoryType: 'ITEM', itemLedgerDetailId, unitId, quantity: 2, rate: 480 }],
  };
  return callApi(purchaseContract.save, { params: { type }, body }, caller);
}

/** The fields, cells and words of the editor in one language. */
export function purchaseEditorOf(page: Page, language: Language) {
  const t = textsIn(purchaseMessages, language);
  const totals = page.getByRole('region', { name: t('totals') });
  return {
    t,
    vendor: fieldOf(page, t('party')),
    field: (word: 'billNumber' | 'declarationNumber' | 'declarationDate' | 'country' | 'origin' | 'roundingAmount') =>
      fieldOf(page, t(word)),
    cell: (name: 'item' | 'quantity' | 'unit' | 'rate' | 'discount' | 'goesTo' | 'taxed', line: number) =>
      page.getByLabel(t(`${name}Of`, { number: digitsIn(language, String(line)) }), { exact: true }),
    choices: page.getByRole('listbox', { name: t('choices') }).getByRole('option'),
    lines: page.getByRole('region', { name: t('lines') }).getByRole('listitem'),
    totals,
    issue: totals.getByRole('button', { name: t('issue') }),
    saveDraft: page.getByRole('button', { name: t('saveDraft') }),
    /** The heading after it is entered. */
    done: page.getByRole('heading', { name: new RegExp(t('doneTitle', { number: '.*' })) }),
  };
}
