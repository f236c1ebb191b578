import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { call } from '../../../../testing/caller.ts';
import { addItem, lineOf, sell } from '../../../../testing/shop.ts';
import { unusedNumber } from '../../../../testing/unused-number.ts';
import { type AuditedShop, customerOf, dayOf, payInCash, sellSugar, spend, vendorOf } from './audited-shop.ts';
import { type Fault, several, timeOn } from './planted.ts';

/** When the return of Kartik was said, and when the books up to 25 October were locked, to be unlocked later. */
const filedAt = timeOn('2026-11-17', '12:00');
const lockedAt = timeOn('2026-10-29', '12:00');
const lockedThrough = '2026-10-25';

/** What the product refuses, and only somebody who has its database in hand can do. */
export const faultsOfHands: readonly Fault[] = [
  ...several(6, 2, (shop, day) => removed(shop, day)),
  { day: 33, plant: (shop) => removed(shop, 33, 'last') },
  ...several(1, 12, (shop, day) => removedVoucher(shop, day)),
  { day: 0, plant: (shop) => Promise.resolve({ told: [], spoiled: [...filed(shop), ...locked(shop)] }) },
  ...several(4, 12, async (shop, day) => {
    const { id } = await sellSugar(shop, { day: dayOf(day), customerId: await customerOf(shop) });
    return { told: [`AFTER_FILING INVOICE-${id}`], spoiled: [postedAt(id, timeOn('2026-11-19', '12:00'))] };
  }),
  ...several(4, 13, async (shop, day) => {
    const { id } = await sellSugar(shop, { day: dayOf(day), customerId: await customerOf(shop) });
    const spoiled = [
      `update document set state = 'CANCELLED', cancelled_at = ${timeOn('2026-11-18', '15:00')}, cancelled_by = created_by
       where id = ${id}`,
    ];
    return { told: [`AFTER_FILING INVOICE-${id}`], spoiled };
  }),
  ...several(6, 0, async (shop, _day, figure) => {
    const { id } = await spend(shop, { day: dayOf(figure), total: 517 + figure, vendorId: await vendorOf(shop) });
    return { told: [`AFTER_LOCK EXPENSE-${id}`], spoiled: [postedAt(id, timeOn('2026-10-30', '12:00'))] };
  }),
  ...several(6, 3, (shop, day) => oversold(shop, day)),
  ...several(5, 0, (shop, _day, figure) => contrary(shop, figure)),
];

function postedAt(id: number, time: string): string {
  return `update journal_entry entry set created_at = ${time} from document
    where document.id = ${id} and entry.business_id = document.business_id and entry.id = document.entry_id`;
}

function filed({ owner }: AuditedShop): string[] {
  return [
    `insert into vat_return (business_id, month_end, sequence, state, submission_number, submitted_on, said_by, said_by_name, said_at,
       taxable_sales, sales_tax, exports, exempt_sales, taxable_purchases, purchase_tax, taxable_imports, import_tax, exempt_purchases,
       exempt_imports, adjustment_credit, adjustment_debit, brought_forward, refund_asked, carried_forward,
       output_rounding_paisa, input_rounding_paisa, set_off_paisa, sales_bills, credit_notes, purchase_bills, debit_notes)
     values (${owner.businessId}, '2026-11-16', 1, 'SUBMITTED', '8300012345', '2026-11-17', ${owner.userId}, 'Sita', ${filedAt},
       0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
  ];
}

function locked({ owner }: AuditedShop): string[] {
  const act = (sequence: number, action: string, day: string, at: string) =>
    `insert into period_lock (business_id, scope, sequence, action, through_day, reason, locked_by, locked_by_name, locked_at)
     values (${owner.businessId}, 'ALL', ${sequence}, '${action}', ${day}, 'Closed', ${owner.userId}, 'Sita', ${at})`;
  return [act(1, 'LOCK', `'${lockedThrough}'`, lockedAt), act(2, 'UNLOCK', 'null', `${lockedAt} + interval '5 hours'`)];
}

/** An invoice that is there no more, told by the one after it; the last of all by the one before. */
async function removed(shop: AuditedShop, day: number, which: 'last' | 'between' = 'between') {
  const sold = async () => (await sellSugar(shop, { day: dayOf(day), customerId: await customerOf(shop) })).id;
  const [first, second] = [await sold(), await sold()];
  const [gone, witness] = which === 'last' ? [second, first] : [first, second];
  const spoiled = [
    `delete from document where id = ${gone}`,
    `delete from invoice where id = ${gone}`,
    `delete from invoice_line where invoice_id = ${gone}`,
  ];
  return { told: [`NUMBER_GAP INVOICE-${witness}`], spoiled };
}

async function removedVoucher(shop: AuditedShop, days: number) {
  const day = dayOf(days);
  const paid = async () => {
    const sold = await sellSugar(shop, { day, customerId: await customerOf(shop) });
    return (await payInCash(shop, { id: sold.id, kind: 'INVOICE', day, amount: 100 })).id;
  };
  const [gone, witness] = [await paid(), await paid()];
  return { told: [`NUMBER_GAP RECEIPT-${witness}`], spoiled: [`delete from settlement where id = ${gone}`] };
}

/** Goods of which one was sold, and of which fewer than none are kept. */
async function oversold(shop: AuditedShop, day: number) {
  const goods = { name: `Oil ${unusedNumber()}`, taxable: false, sellingPrice: 100, quantity: 5, cost: 80 };
  const { variantId } = await addItem(shop.owner, shop.outletId, goods);
  const lines = [lineOf(variantId)];
  await sell(shop, { customerId: await customerOf(shop), issuedDateAD: dayOf(day), dueDateAD: dayOf(day), lines });
  const spoiled = [`update stock_balance set quantity = -3, value_paisa = -24000 where item_variant_id = ${variantId}`];
  return { told: [`NEGATIVE_STOCK goods-${variantId}`], spoiled };
}

/** A category of income on whose days more was taken back than earned, or one of expense the other way round. */
async function contrary({ owner, outletId }: AuditedShop, figure: number) {
  const isIncome = figure % 2 === 0;
  const named = { categoryName: `Category ${unusedNumber()}`, categoryType: isIncome ? 'INCOME' : 'EXPENSE' } as const;
  const { id } = await call(owner, categoryContract.create, { body: named });
  const [account, debit, credit] = isIncome ? ['OTHER_INCOME', 5000, 0] : ['EXPENSES', 0, 7000];
  const spoiled = [
    `insert into account_day (business_id, day, outlet_id, account_code, category_id, source_kind, debit_paisa, credit_paisa)
     values (${owner.businessId}, '${dayOf(3 + figure)}', ${outletId}, '${account}', ${id}, 'VOUCHER', ${debit}, ${credit})`,
  ];
  return { told: [`CONTRARY_BALANCE account-${id}`], spoiled };
}
