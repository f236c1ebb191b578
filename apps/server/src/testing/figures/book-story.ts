import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { call } from '../caller.ts';
import { credit, returnOf } from '../credit-notes.ts';
import { paying, row } from '../paying.ts';
import { allowDaysBack, lineOf, openShop, sell, type Shop } from '../shop.ts';
import type { TestApp } from '../test-app.ts';
import { addVendor } from '../vendors.ts';

/**
 * A shop whose books were worked out by hand. Chaitra 2081: opening stock of 8,000 and 7,500. Ashadh 2083, the fiscal year
 * before: two kilos of rice on credit for 200, at a cost of 160. Mangsir 2083: three packets of tea for 600 and VAT of 78,
 * at a cost of 450; 400 of them paid in cash; one packet back; a rent of 900 that is owed; a commission of 300.
 */
export async function openBooks(
  app: TestApp,
): Promise<Shop & { rentId: number; commissionId: number; number: string }> {
  const shop = await openShop(app);
  const { owner, customerId } = shop;
  await allowDaysBack(shop);
  await sell(shop, {
    issuedDateAD: '2026-07-01',
    dueDateAD: '2026-07-01',
    lines: [lineOf(shop.rice.variantId, { quantity: 2 })],
  });
  const tea = lineOf(shop.tea.variantId, { quantity: 3, rate: 200 });
  const bill = await sell(shop, { issuedDateAD: '2026-11-18', dueDateAD: '2026-11-19', lines: [tea] });
  await call(owner, paymentContract.create, {
    body: { componentEntityId: bill.id, componentType: 'INVOICE', ...paying([row(400, 'CASH', '2026-11-19')]) },
  });
  await credit(shop, returnOf(bill, [1], { issuedDateAD: '2026-11-20' }));
  const category = async (categoryName: string, categoryType: 'INCOME' | 'EXPENSE') =>
    (await call(owner, categoryContract.create, { body: { categoryName, categoryType } })).id;
  const [rentId, commissionId] = [await category('Rent', 'EXPENSE'), await category('Commission', 'INCOME')];
  const day = { billDateAD: '2026-11-20', dueDateAD: '2026-11-20' };
  const { id: vendorId } = await addVendor(owner);
  await call(owner, expenseContract.save, {
    body: { heading: 'Rent of Mangsir', vendorId, categoryId: rentId, ...day, totalBillAmount: 900 },
  });
  await call(owner, incomeContract.save, {
    body: { heading: 'Commission', customerId, categoryId: commissionId, ...day, totalBillAmount: 300 },
  });
  return { ...shop, rentId, commissionId, number: bill.code ?? '' };
}
