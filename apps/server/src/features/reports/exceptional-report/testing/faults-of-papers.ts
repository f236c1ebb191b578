import { allowedDebit } from './turned.ts';
import {
  type AuditedShop,
  buySugar,
  customerOf,
  dayOf,
  panOf,
  payInCash,
  sellSugar,
  spend,
  vendorOf,
} from './audited-shop.ts';
import { cancel } from './honest-trade.ts';
import { type Fault, onDay, several, timeOn } from './planted.ts';

/** What people do through the product's doors, or with the hours and stamps of what they wrote there. */
export const faultsOfPapers: readonly Fault[] = [
  ...several(8, 2, async (shop, day, figure) => {
    const { id } = await spend(shop, {
      day: dayOf(day),
      total: 20_000 + figure * 3000,
      vendorId: await vendorOf(shop),
    });
    return {
      told: [`ROUND_AT_NIGHT EXPENSE-${id}`],
      spoiled: [wroteAt('document', id, dayOf(day), figure % 2 === 0 ? '23:10' : '02:40')],
    };
  }),
  ...several(2, 9, async (shop, day) => {
    const sold = await sellSugar(shop, {
      day: dayOf(day),
      customerId: await customerOf(shop),
      quantity: 300,
      rate: 101,
    });
    const { id } = await payInCash(shop, { id: sold.id, kind: 'INVOICE', day: dayOf(day), amount: 30_000 });
    return { told: [`ROUND_AT_NIGHT RECEIPT-${id}`], spoiled: [wroteAt('settlement', id, dayOf(day), '22:05')] };
  }),
  ...several(4, 3, (shop, day, figure) => split(shop, day, [3010 + figure, 3520, 3900])),
  ...several(2, 5, (shop, day, figure) => split(shop, day, [27_500 + figure, 22_600])),
  ...several(2, 6, (shop, day, figure) => splitPurchase(shop, day, 400 + figure)),
  ...several(8, 4, (shop, day, figure) => sameDigits(shop, day, figure)),
  ...several(4, 5, (shop, day, figure) => samePan(shop, day, figure)),
  ...several(8, 7, async (shop, day, figure) => {
    const vendorId = await vendorOf(shop);
    const bill = { day: dayOf(day), total: 611 + figure, vendorId };
    const pair = [await spend(shop, bill), await spend(shop, bill)];
    return { told: pair.map(({ id }) => `DUPLICATE_AMOUNT EXPENSE-${id}`) };
  }),
  ...several(10, 2, async (shop, day, figure) => {
    const customerId = await customerOf(shop);
    const { id } = await sellSugar(shop, { day: dayOf(day), customerId, quantity: 4 + figure, rate: 79 - figure });
    return { told: [`BELOW_COST INVOICE-${id}`] };
  }),
  // What is cancelled is of the month that is not over.
  ...onDay(6, 31, async (shop, day) => {
    const { id } = await sellSugar(shop, { day: dayOf(day), customerId: await customerOf(shop) });
    await cancel(shop, id);
    return { told: [`CANCELLED_PRINTED INVOICE-${id}`], spoiled: [printedAt(shop, id, dayOf(day), '11:20')] };
  }),
  ...several(6, 6, async (shop, day, figure) => {
    const customerId = await customerOf(shop, figure % 2 === 0 ? null : '12345');
    for (const quantity of [600, 500 + figure]) await sellSugar(shop, { day: dayOf(day), customerId, quantity });
    return { told: [`NO_PAN sales-${customerId}`] };
  }),
  ...several(4, 1, async (shop, day, figure) => {
    const { id } = await sellSugar(shop, { day: dayOf(day), customerId: await customerOf(shop) });
    return { told: [`BACK_DATED INVOICE-${id}`], spoiled: [issuedAfter(id, 8 + figure)] };
  }),
  ...several(4, 1, async (shop, day, figure) => {
    const { id } = await spend(shop, { day: dayOf(day), total: 431 + figure, vendorId: await vendorOf(shop) });
    return { told: [`BACK_DATED EXPENSE-${id}`], spoiled: [issuedAfter(id, 31 + figure)] };
  }),
  ...several(2, 2, async (shop, day) => {
    const { id } = await spend(shop, { day: dayOf(day), total: 433, vendorId: await vendorOf(shop) });
    const paid = await payInCash(shop, { id, kind: 'EXPENSE', day: dayOf(day), amount: 433 });
    const spoiled = [`update settlement set created_at = created_at + interval '9 days' where id = ${paid.id}`];
    return { told: [`BACK_DATED RECEIPT-${paid.id}`], spoiled };
  }),
  ...allowedDebit,
];

function wroteAt(table: 'document' | 'settlement', id: number, day: string, time: string): string {
  return `update ${table} set created_at = ${timeOn(day, time)} where id = ${id}`;
}

function issuedAfter(id: number, days: number): string {
  return `update document set issued_at = issued_at + interval '${days} days' where id = ${id}`;
}

function printedAt({ owner }: AuditedShop, id: number, day: string, time: string): string {
  return `insert into invoice_print (business_id, invoice_id, copy_number, paper, printed_by, printed_by_name, printed_at)
    values (${owner.businessId}, ${id}, 0, 'A4', ${owner.userId}, 'Sita', ${timeOn(day, time)})`;
}

async function split(shop: AuditedShop, day: number, totals: readonly number[]) {
  const vendorId = await vendorOf(shop);
  const told: string[] = [];
  for (const total of totals)
    told.push(`SPLIT_UNDER_LIMIT EXPENSE-${(await spend(shop, { day: dayOf(day), total, vendorId })).id}`);
  return { told };
}

async function splitPurchase(shop: AuditedShop, day: number, quantity: number) {
  const vendorId = await vendorOf(shop);
  const told: string[] = [];
  for (const more of [0, 7])
    told.push(
      `SPLIT_UNDER_LIMIT PURCHASE-${(await buySugar(shop, { day: dayOf(day), vendorId, quantity: quantity + more })).id}`,
    );
  return { told };
}

/** The same paper under another way of writing its number, some days later. */
async function sameDigits(shop: AuditedShop, day: number, figure: number) {
  const vendorId = await vendorOf(shop);
  const total = 2210 + figure;
  const one = await spend(shop, { day: dayOf(day), total, vendorId, billNumber: `INV/00${310 + figure}` });
  const other = await spend(shop, { day: dayOf(day + 1), total, vendorId, billNumber: `Bill no ${310 + figure}` });
  return { told: [one, other].map(({ id }) => `DUPLICATE_NUMBER EXPENSE-${id}`) };
}

/** The same paper with a second record of its vendor, once as a purchase and once as an expense. */
async function samePan(shop: AuditedShop, day: number, figure: number) {
  const pan = panOf();
  const billNumber = `NEA-${700 + figure}`;
  const bought = await buySugar(shop, {
    day: dayOf(day),
    vendorId: await vendorOf(shop, pan),
    quantity: 21,
    billNumber,
  });
  const spent = await spend(shop, { day: dayOf(day), total: 900, vendorId: await vendorOf(shop, pan), billNumber });
  return { told: [`DUPLICATE_NUMBER PURCHASE-${bought.id}`, `DUPLICATE_NUMBER EXPENSE-${spent.id}`] };
}
