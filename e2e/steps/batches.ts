import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { callApi } from '../api.ts';
import { prepareExpense } from './due-documents.ts';
import { todayOf } from './invoice-screen.ts';
import type { Owner } from './sign-up.ts';

/** A pharmacy whose tablets keep batches: ten that expire in twenty days, and forty that expire in two hundred. */
export async function openPharmacy(owner: Owner) {
  const caller = { token: owner.tokens.access };
  await callApi(businessContract.saveBatchRule, { body: { keepsBatches: true } }, caller);
  const [categories, units] = await Promise.all([
    callApi(itemCategoryContract.list, {}, caller),
    callApi(unitContract.list, {}, caller),
  ]);
  const body = {
    name: 'Paracetamol 500',
    nameNp: 'पारासिटामोल ५००',
    sellingPrice: 2,
    taxable: false,
    categoryId: categories.rows[0]?.id ?? 0,
    unitId: units.rows.find(({ name }) => name === 'Piece')?.id ?? 0,
    keepsBatches: true,
  };
  const pills = await callApi(itemContract.create, { body }, caller);
  const { registered } = await prepareExpense(owner);
  const { ad, plus } = await todayOf(owner);
  const line = { inventoryType: 'ITEM' as const, itemLedgerDetailId: pills.itemLedgerDetailId, rate: 1 };
  const purchase = {
    vendorId: registered.id,
    billNumber: 'MED-1',
    issuedDateAD: ad,
    dueDateAD: ad,
    lines: [
      { ...line, quantity: 40, batchNumber: 'B2', batchExpiryAD: plus(200) },
      { ...line, quantity: 10, batchNumber: 'A1', batchExpiryAD: plus(20) },
    ],
  };
  await callApi(purchaseContract.save, { params: { type: 'final' }, body: purchase }, caller);
  return { pills, vendor: registered, plus };
}
