import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { call } from '../../../../testing/caller.ts';
import {
  type AuditedShop,
  buySugar,
  cashBox,
  customerOf,
  dayOf,
  panOf,
  payInCash,
  sellSugar,
  spend,
  vendorOf,
} from './audited-shop.ts';

/** Something that is done on a day of the period, from 0 on. */
export type Act = { readonly day: number; readonly run: (shop: AuditedShop) => Promise<unknown> };

/** Does all of it in the order of its days, as the numbers of invoices ask. */
export async function act(shop: AuditedShop, acts: readonly Act[]): Promise<void> {
  for (const { run } of acts.toSorted((one, other) => one.day - other.day)) await run(shop);
}

const days = Array.from({ length: 30 }, (_, day) => day);

/** A month of trade in which nothing is wrong, with much of what is nearly so; about 150 documents and payments. */
export function honestTrade(): Act[] {
  return [
    ...days.map((day): Act => ({ day, run: (shop) => tradeOf(shop, day) })),
    ...days.filter((day) => day % 3 === 0).map((day): Act => ({ day, run: (shop) => buyingOf(shop, day) })),
    ...nearly,
  ];
}

/** Two invoices, of which one is paid in cash, and an expense that is paid of it. */
async function tradeOf(shop: AuditedShop, days: number): Promise<void> {
  const day = dayOf(days);
  const first = await sellSugar(shop, { day, customerId: await customerOf(shop), quantity: 5 + days, rate: 103.5 });
  await payInCash(shop, { id: first.id, kind: 'INVOICE', day, amount: 500 });
  await sellSugar(shop, { day, customerId: shop.customerId, quantity: 2, rate: 99 });
  const cost = await spend(shop, { day, total: 317 + days * 11, vendorId: await vendorOf(shop) });
  await payInCash(shop, { id: cost.id, kind: 'EXPENSE', day, amount: 317 });
}

async function buyingOf(shop: AuditedShop, days: number): Promise<void> {
  await buySugar(shop, { day: dayOf(days), vendorId: await vendorOf(shop), quantity: 100 + days });
}

/** What a check must not take for what it looks for. */
const nearly: Act[] = [
  // Two of a day that stay within what may be spent together.
  { day: 4, run: (shop) => severalOf(shop, [4000, 5900], 4) },
  // Beyond small spending at once, and so not split.
  { day: 5, run: (shop) => severalOf(shop, [10_400, 300], 5) },
  // The same amount on two days, and two amounts of a day.
  { day: 6, run: (shop) => sameOnTwoDays(shop) },
  // The same number of two vendors.
  { day: 7, run: (shop) => sameNumber(shop, [panOf(), panOf()], ['A-77', 'A-77'], [700, 700]) },
  // Digits that are alike under one PAN, for other amounts.
  { day: 8, run: (shop) => sameNumber(shop, undefined, ['B-81', 'C-81'], [700, 900]) },
  // Written in error and cancelled before it was printed.
  {
    day: 31,
    run: async (shop) => cancel(shop, (await sellSugar(shop, { day: dayOf(31), customerId: shop.customerId })).id),
  },
  // Without a PAN, within one lakh.
  {
    day: 10,
    run: async (shop) => sellSugar(shop, { day: dayOf(10), customerId: await customerOf(shop, null), quantity: 990 }),
  },
  // For as much as the goods cost.
  { day: 11, run: (shop) => sellSugar(shop, { day: dayOf(11), customerId: shop.customerId, quantity: 2, rate: 80 }) },
  // A box out of which is paid what came in before.
  { day: 12, run: payOfBox },
  // Large and round, in daylight.
  { day: 13, run: async (shop) => spend(shop, { day: dayOf(13), total: 20_000, vendorId: await vendorOf(shop) }) },
];

async function severalOf(shop: AuditedShop, totals: readonly number[], days: number): Promise<void> {
  const vendorId = await vendorOf(shop);
  for (const total of totals) await spend(shop, { day: dayOf(days), total, vendorId });
}

async function sameOnTwoDays(shop: AuditedShop): Promise<void> {
  const vendorId = await vendorOf(shop);
  for (const [days, total] of [
    [6, 812],
    [7, 812],
    [7, 813],
  ] as const)
    await spend(shop, { day: dayOf(days), total, vendorId });
}

async function sameNumber(
  shop: AuditedShop,
  pans: readonly string[] | undefined,
  numbers: readonly string[],
  totals: readonly number[],
): Promise<void> {
  const one = await vendorOf(shop);
  for (const [place, billNumber] of numbers.entries()) {
    const vendorId = pans === undefined ? one : await vendorOf(shop, pans[place]);
    await spend(shop, { day: dayOf(7 + place), total: totals[place] ?? 0, vendorId, billNumber });
  }
}

export function cancel({ owner }: AuditedShop, id: number) {
  return call(owner, invoiceContract.cancel, { params: { id }, body: { reason: 'Slip' } });
}

async function payOfBox(shop: AuditedShop): Promise<void> {
  const day = dayOf(12);
  const box = await cashBox(shop);
  const sold = await sellSugar(shop, { day, customerId: shop.customerId, quantity: 10 });
  await payInCash(shop, { id: sold.id, kind: 'INVOICE', day, amount: 900, moneyAccountId: box.id });
  const cost = await spend(shop, { day, total: 900, vendorId: await vendorOf(shop) });
  await payInCash(shop, { id: cost.id, kind: 'EXPENSE', day, amount: 900, moneyAccountId: box.id });
}
