import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { callApi } from '../api.ts';
import { openShop, todayOf } from './invoice-screen.ts';
import type { Owner } from './sign-up.ts';

/**
 * A wholesaler of biscuits, who may give goods along: 480 packets on the shelf at 10, sold at 12.50 a packet and in
 * cartons of 24; Ganesh Kirana has paid 280 for a carton of them.
 */
export async function openWholesale(owner: Owner): Promise<void> {
  const caller = { token: owner.tokens.access };
  await openShop(owner);
  const rules = { allowsFreeLines: true, roundsToRupee: false, issuesAbbreviated: false, sellsAbroad: false };
  await callApi(businessContract.saveInvoiceRules, { body: rules }, caller);
  const [categories, units, outlets, customers, { ad }] = await Promise.all([
    callApi(itemCategoryContract.list, {}, caller),
    callApi(unitContract.list, {}, caller),
    callApi(outletContract.list, {}, caller),
    callApi(customerContract.list, { query: { search: 'Ganesh' } }, caller),
    todayOf(owner),
  ]);
  const unitOf = (name: string) => units.rows.find((unit) => unit.name === name)?.id ?? 0;
  const body = {
    name: 'Glucose Biscuit',
    nameNp: 'ग्लुकोज बिस्कुट',
    code: 'BIS',
    sellingPrice: 12.5,
    categoryId: categories.rows[0]?.id ?? 0,
    unitId: unitOf('Piece'),
    defaultUnits: { salesUnitId: unitOf('Carton'), salesUnitConversion: 24 },
    openingStock: [{ outletId: outlets.rows[0]?.id ?? 0, quantity: 480, rate: 10 }],
  };
  const { itemLedgerDetailId } = await callApi(itemContract.create, { body }, caller);
  const sold = { inventoryType: 'ITEM' as const, itemLedgerDetailId, unitId: unitOf('Carton'), quantity: 1, rate: 280 };
  const bill = {
    state: 'FINAL' as const,
    customerId: customers.rows[0]?.id ?? 0,
    issuedDateAD: ad,
    dueDateAD: ad,
    lines: [sold],
  };
  await callApi(invoiceContract.create, { body: bill }, caller);
}
