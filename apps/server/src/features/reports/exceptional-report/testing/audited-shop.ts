import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { exceptionalReportContract } from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import { call } from '../../../../testing/caller.ts';
import { addressIn } from '../../../../testing/people.ts';
import { bought, buy } from '../../../../testing/purchases.ts';
import { addItem, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../../testing/shop.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { unusedNumber } from '../../../../testing/unused-number.ts';
import { addVendor } from '../../../../testing/vendors.ts';

/** A shop with much sugar at a cost of Rs 80, an expense category, and an own PAN for everybody it deals with. */
export type AuditedShop = Shop & { app: TestApp; sugar: Shop['tea']; categoryId: number };

/** Kartik 2083 and the days of Mangsir until today. */
export const period = { fromDateAD: '2026-10-18', toDateAD: '2026-11-20' };

export async function openAuditedShop(app: TestApp): Promise<AuditedShop> {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  const goods = { name: 'Sugar', taxable: false, sellingPrice: 100, quantity: 90_000, cost: 80 };
  const sugar = await addItem(shop.owner, shop.outletId, goods);
  const body = { categoryName: 'Repairs', categoryType: 'EXPENSE' } as const;
  const category = await call(shop.owner, categoryContract.create, { body });
  return { ...shop, app, sugar, categoryId: category.id };
}

/** The day of the period that comes so many days after its first. */
export function dayOf(days: number): string {
  const inOctober = 18 + days;
  return inOctober > 31 ? `2026-11-${String(inOctober - 31).padStart(2, '0')}` : `2026-10-${inOctober}`;
}

/** A customer with a PAN, unless another or none is given. */
export async function customerOf({ owner }: Shop, vatPanNo: string | null = panOf()): Promise<number> {
  const named = { name: `Customer ${unusedNumber()}`, phoneNumber: '9841000000', focalPerson: 'Ram', vatPanNo };
  return (await call(owner, customerContract.save, { body: { ...named, ...(await addressIn(owner)) } })).id;
}

export function panOf(): string {
  return `3${unusedNumber()}`;
}

export async function vendorOf({ owner }: Shop, panOrVat = panOf()): Promise<number> {
  return (await addVendor(owner, { alias: `V${unusedNumber()}`, name: `Vendor ${unusedNumber()}`, panOrVat })).id;
}

type Spent = { day: string; total: number; vendorId: number; billNumber?: string };

/** An expense without VAT. */
export async function spend({ owner, categoryId }: AuditedShop, { day, total, vendorId, billNumber }: Spent) {
  const number = billNumber ?? `E${unusedNumber()}`;
  const named = { heading: `Repair ${number}`, vendorId, categoryId, totalBillAmount: total, billNumber: number };
  return call(owner, expenseContract.save, { body: { ...named, billDateAD: day, dueDateAD: day } });
}

/** An invoice of so much sugar. */
export function sellSugar(shop: AuditedShop, { day, customerId, quantity = 3, rate = 101 }: Sold) {
  const lines = [lineOf(shop.sugar.variantId, { quantity, rate })];
  return sell(shop, { customerId, issuedDateAD: day, dueDateAD: day, lines });
}
type Sold = { day: string; customerId: number; quantity?: number; rate?: number };

/** A purchase of sugar without VAT. */
export function buySugar(shop: AuditedShop, { day, vendorId, quantity, billNumber }: Bought) {
  const lines = [bought(shop.sugar.variantId, { quantity, rate: 80 })];
  const number = billNumber === undefined ? {} : { billNumber };
  return buy(shop, { vendorId, issuedDateAD: day, dueDateAD: day, lines, ...number });
}
type Bought = { day: string; vendorId: number; quantity: number; billNumber?: string };

type Paid = {
  id: number;
  kind: 'INVOICE' | 'EXPENSE' | 'PURCHASE';
  day: string;
  amount: number;
  moneyAccountId?: number;
};

/** A payment in cash of a document, out of the usual box or another one. */
export function payInCash({ owner }: Shop, { id, kind, day, amount, moneyAccountId }: Paid) {
  const row = {
    paymentMode: 'CASH',
    paymentDate: day,
    paymentAmount: amount,
    ...(moneyAccountId === undefined ? {} : { moneyAccountId }),
  };
  const body = {
    componentEntityId: id,
    componentType: kind,
    paymentLedgerDetailRequestDtoList: [row],
    totalPayingAmount: amount,
  };
  return call(owner, paymentContract.createSettlement, { body });
}

/** What a customer pays without owing anything. */
export function payAhead(
  { owner, outletId }: Shop,
  customerId: number,
  { day, amount }: { day: string; amount: number },
) {
  const row = { paymentMode: 'CASH', paymentDate: day, paymentAmount: amount };
  const body = { customerId, outletId, paymentLedgerDetailRequestDtoList: [row], totalPayingAmount: amount };
  return call(owner, paymentContract.createSettlement, { body });
}

/** A further cash box. */
export async function cashBox({ owner }: Shop): Promise<{ id: number; code: string }> {
  const code = `BOX${unusedNumber()}`;
  const body = { kind: 'CASH', code, name: code, nameNp: code } as const;
  return { id: (await call(owner, moneyAccountContract.save, { body })).id, code };
}

/** Statements past what the database refuses, as of somebody who has it in hand. */
export async function spoil({ app }: AuditedShop, statements: readonly string[]): Promise<void> {
  await app.asOwner(['set session_replication_role = replica', ...statements].join(';\n'));
}

/** What stands in the books was written at eleven on its own day: the clock of the database is that of the machine. */
export async function writeOnItsDay(shop: AuditedShop): Promise<void> {
  const at = (day: string) => `(${day} + time '11:00') at time zone 'Asia/Kathmandu'`;
  const mine = `where business_id = ${shop.owner.businessId}`;
  await spoil(shop, [
    `update document set created_at = ${at('dated_on')}, issued_at = case when issued_at is null then null else ${at('dated_on')} end,
       cancelled_at = case when cancelled_at is null then null else ${at('dated_on')} + interval '1 hour' end ${mine}`,
    `update settlement set created_at = ${at('received_on')} ${mine}`,
    `update journal_entry set created_at = ${at('posting_date')} ${mine}`,
  ]);
}

/** A finding as its check and what it leads to: `NUMBER_GAP INVOICE-7`. */
export async function findingsOf({ owner }: Shop, filter: object = {}): Promise<string[]> {
  const found: string[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const body = { ...period, ...filter, pageNumber, pageSize: 200 };
    const { rows, recordsTotal } = await call(owner, exceptionalReportContract.generate, { body });
    found.push(...rows.map(({ findingKey, ...row }) => `${findingKey.split(' ')[0]} ${leadOf(row)}`));
    if (found.length >= recordsTotal) return found.toSorted();
  }
}

type Lead = { leadsTo: string; leadId: number | null; leadCode: string | null };

function leadOf({ leadsTo, leadId, leadCode }: Lead): string {
  return `${leadsTo === 'source' ? leadCode : leadsTo}-${leadId ?? leadCode ?? ''}`;
}

/** Further documents like one of them, of these days and totals; answers their ids in this order. */
export async function repeated(
  shop: AuditedShop,
  id: number,
  papers: readonly { total: number; day?: string; vendorId?: number }[],
): Promise<number[]> {
  const [row] = await shop.app.asOwner('select max(id) as id from document');
  const firstId = Number(row?.['id']) + 1;
  const others = papers.map(({ total, day, vendorId }, place) => ({
    id: firstId + place,
    sequence: firstId + place,
    total_paisa: Math.round(total * 100),
    vendor_bill: null,
    issue_key: null,
    ...(day === undefined ? {} : { dated_on: day, due_on: day }),
    ...(vendorId === undefined ? {} : { vendor_id: vendorId }),
  }));
  await spoil(shop, [
    `insert into document overriding system value
     select (jsonb_populate_record(own, other || jsonb_build_object('number', own.number || (other ->> 'id'),
       'sequence', case when own.sequence is null then null else (other ->> 'sequence')::int end))).*
     from document own, jsonb_array_elements('${JSON.stringify(others)}') other where own.id = ${id}`,
    `select setval(pg_get_serial_sequence('document', 'id'), ${firstId + papers.length})`,
  ]);
  return others.map((other) => other.id);
}
