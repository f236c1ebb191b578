import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { call, send } from '../caller.ts';
import { paying, row } from '../paying.ts';
import { addOutlet, firstOutletId, openBusiness, type Person } from '../people.ts';
import { addCustomer, type InvoiceBody, lineOf } from '../shop.ts';
import type { TestApp } from '../test-app.ts';
import { addVendor } from '../vendors.ts';
import { buyOfferAndTakeBack } from './buying-day.ts';

/** A shop with two outlets that trades in five items, of which it has enough for any number of days. */
export type TradingShop = {
  owner: Person;
  outletIds: readonly [number, number];
  customerId: number;
  vendorId: number;
  incomeCategoryId: number;
  expenseCategoryId: number;
  variantIds: readonly number[];
  day: string;
};

/** Invoices of a trading day that are in force, each of five lines, and how many of them are paid in full. */
export const billsOfDay = 10;
export const paidBillsOfDay = 8;

/** What it sells: of each kind of tax and of price. The costs are even, so that goods cost the same on every day. */
const goods = [
  { name: 'Rice', taxable: false, sellingPrice: 100, cost: 80 },
  { name: 'Tea', taxable: true, sellingPrice: 200, cost: 150 },
  { name: 'Oil', taxable: true, sellingPrice: 226, cost: 170, vatIncluded: true },
  { name: 'Soap', taxable: true, sellingPrice: 45.5, cost: 31 },
  { name: 'Lentils', taxable: false, sellingPrice: 180, cost: 149 },
];
const openingQuantity = 10_000_000;

export async function openTradingShop(app: Pick<TestApp, 'services' | 'base' | 'asOwner'>): Promise<TradingShop> {
  const owner = await openBusiness(app);
  const outletIds = [await firstOutletId(owner), await addOutlet(app, owner, 'PKR')] as const;
  const [categories, units] = [
    await call(owner, itemCategoryContract.list, {}),
    await call(owner, unitContract.list, {}),
  ];
  const kinds = { categoryId: categories.rows[0]?.id ?? 0, unitId: units.rows[0]?.id ?? 0 };
  const variantIds: number[] = [];
  for (const { cost, ...sold } of goods) {
    const openingStock = outletIds.map((outletId) => ({ outletId, quantity: openingQuantity, rate: cost }));
    const item = await call(owner, itemContract.create, { body: { ...sold, ...kinds, openingStock } });
    variantIds.push(item.itemLedgerDetailId);
  }
  const categoryOf = async (categoryName: string, categoryType: string): Promise<number> =>
    (await call(owner, categoryContract.create, { body: { categoryName, categoryType } })).id;
  return {
    owner,
    outletIds,
    variantIds,
    customerId: await addCustomer(owner, 'Ram Kirana'),
    vendorId: (await addVendor(owner)).id,
    incomeCategoryId: await categoryOf('Commission', 'INCOME'),
    expenseCategoryId: await categoryOf('Electricity', 'EXPENSE'),
    day: formatAdDate(todayInKathmandu(app.services.clock())),
  };
}

/** A day of the shop's trade, through the calls that its people use: bills of every kind, paid and not, and all around them. */
export async function tradeForADay(shop: TradingShop): Promise<void> {
  const { outletIds, day, owner } = shop;
  const customerId = await addCustomer(owner, 'Sita Suppliers');
  await sell(shop, { paymentMode: 'CASH', tenderedAmount: 5000 });
  await sell(shop, { paymentMode: 'CASH', customerId });
  await sell(shop, { paymentMode: 'CASH', outletId: outletIds[1] });
  const online = await sell(shop, { paymentMode: 'ONLINE' });
  await sell(shop, { paymentMode: 'CHEQUE', discountType: '2', discount: 25 });
  const printed = await sell(shop, { customerId, discountType: '1', discount: 5 });
  await (await send(owner, invoiceContract.print, { params: { id: printed.id }, body: {} })).arrayBuffer();
  await pay(shop, printed, [row(printed.grandTotal, 'CASH', day)]);
  const halves = await sell(shop, { outletId: outletIds[1], shippingCharge: 40 });
  await pay(shop, halves, [row(300, 'CHEQUE', day), row(halves.grandTotal - 300, 'ONLINE', day)]);
  const late = await sell(shop, {});
  await bounce(shop, late, 120);
  await pay(shop, late, [row(late.grandTotal, 'CASH', day)]);
  await pay(shop, await sell(shop, {}), [row(100, 'CASH', day)]);
  await sell(shop, { customerId });
  await buyOfferAndTakeBack(shop, online, goods);
  await sell(shop, { state: 'DRAFT' });
  const slip = await sell(shop, {});
  await call(owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  await earnAndSpend(shop);
}

type Bill = { id: number; grandTotal: number };

function sell({ owner, customerId, outletIds, variantIds, day }: TradingShop, bill: Partial<InvoiceBody>) {
  const lines = variantIds.map((variantId, position) =>
    lineOf(variantId, { quantity: 1 + (position % 3), rate: goods[position]?.sellingPrice ?? 1 }),
  );
  const body = {
    state: 'FINAL' as const,
    customerId,
    outletId: outletIds[0],
    issuedDateAD: day,
    dueDateAD: day,
    lines,
    ...bill,
  };
  return call(owner, invoiceContract.create, { body });
}

async function pay({ owner }: TradingShop, { id }: Bill, rows: ReturnType<typeof row>[]): Promise<void> {
  await call(owner, paymentContract.create, {
    body: { componentEntityId: id, componentType: 'INVOICE', ...paying(rows) },
  });
}

/** A cheque that is received and bounces. */
async function bounce({ owner, day }: TradingShop, bill: Bill, amount: number): Promise<void> {
  const { id } = await call(owner, paymentContract.createSettlement, {
    body: { componentEntityId: bill.id, ...paying([row(amount, 'CHEQUE', day)]) },
  });
  await call(owner, paymentContract.removeSettlement, { params: { masterId: id }, query: { reason: 'Bounced' } });
}

/** An income of which a part is paid, and an expense with VAT that is paid. */
async function earnAndSpend(shop: TradingShop): Promise<void> {
  const { owner, customerId, vendorId, day } = shop;
  const common = { billDateAD: day, dueDateAD: day, outletId: shop.outletIds[0] };
  const earned = { incomeHeading: 'Commission', categoryId: shop.incomeCategoryId, totalBillAmount: 500 };
  const income = await call(owner, incomeContract.save, { body: { ...common, ...earned, customerId } });
  const spent = { heading: 'Electricity', categoryId: shop.expenseCategoryId, billNumber: 'E-1' };
  const expense = await call(owner, expenseContract.save, {
    body: { ...common, ...spent, vendorId, totalBillAmount: 1130, vatAmount: 130 },
  });
  for (const [componentType, componentEntityId, amount] of [
    ['INCOME', income.id, 200],
    ['EXPENSE', expense.id, 1130],
  ] as const)
    await call(owner, paymentContract.create, {
      body: { componentEntityId, componentType, ...paying([row(amount, 'CASH', day)]) },
    });
}
