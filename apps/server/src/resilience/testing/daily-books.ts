import { categoryContract } from '@bahi/contract/money/category/category.contract';
import type { Endpoint } from '@bahi/contract/endpoint';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import fc from 'fast-check';
import { call, send } from '../../testing/caller.ts';
import { paying, row } from '../../testing/paying.ts';
import type { Market } from './market.ts';
import { dayBefore, picked } from './trade-calls.ts';

/** What is written, written anew, taken back and made active again beside the trade: records and receipts may change. */
export type Entry = {
  does: 'spend' | 'earn' | 'correct' | 'toggle' | 'pay a record' | 'correct a receipt' | 'delete a receipt';
  pick: number;
  rupees: number;
  daysAgo: number;
};

export const entries: fc.Arbitrary<Entry> = fc.record({
  does: fc.constantFrom(
    'spend',
    'spend',
    'earn',
    'correct',
    'toggle',
    'pay a record',
    'pay a record',
    'correct a receipt',
    'delete a receipt',
  ),
  pick: fc.nat(1000),
  rupees: fc.integer({ min: 20, max: 3000 }),
  daysAgo: fc.constantFrom(0, 0, 1, 5, 20),
});

type Kept = { kind: 'INCOME' | 'EXPENSE'; id: number; rupees: number };
/** The categories that all is entered under, and the records that there are. */
export type Ledger = { market: Market; categories: { INCOME: number; EXPENSE: number }; records: Kept[] };

export async function openLedger(market: Market): Promise<Ledger> {
  const categoryOf = async (categoryType: 'INCOME' | 'EXPENSE'): Promise<number> =>
    (await call(market.owner, categoryContract.create, { body: { categoryName: 'Various', categoryType } })).id;
  return {
    market,
    categories: { INCOME: await categoryOf('INCOME'), EXPENSE: await categoryOf('EXPENSE') },
    records: [],
  };
}

/** Does one of them; what the rules refuse changes nothing. */
export async function enter(ledger: Ledger, entry: Entry): Promise<void> {
  const { market, records } = ledger;
  const record = picked(records, entry.pick);
  if (entry.does === 'spend' || entry.does === 'earn') {
    const kind = entry.does === 'spend' ? 'EXPENSE' : 'INCOME';
    const id = await attempted(market, ...formOf(ledger, kind, entry));
    if (id !== null) records.push({ kind, id, rupees: entry.rupees });
    return;
  }
  if (entry.does === 'correct a receipt' || entry.does === 'delete a receipt') return changeReceipt(ledger, entry);
  if (record === undefined) return;
  if (entry.does === 'toggle') {
    const endpoint = record.kind === 'INCOME' ? incomeContract.toggle : expenseContract.toggle;
    await attempted(market, endpoint, { params: { id: record.id } });
  } else if (entry.does === 'correct') {
    const [endpoint, { body }] = formOf(ledger, record.kind, entry);
    await attempted(market, endpoint, { body: { ...body, id: record.id } });
  } else {
    const body = {
      componentEntityId: record.id,
      componentType: record.kind,
      ...paid(market, Math.min(entry.rupees, record.rupees)),
    };
    await attempted(market, paymentContract.create, { body });
  }
}

function paid(market: Market, rupees: number) {
  return paying([row(rupees, 'CASH', dayBefore(market, 0))]);
}

/** A receipt or payment voucher is written anew with another amount, or deleted. */
async function changeReceipt({ market }: Ledger, { does, pick, rupees }: Entry): Promise<void> {
  const { rows } = await call(market.owner, paymentContract.listSettlements, { query: { pageSize: 50 } });
  const receipt = picked(rows, pick);
  if (receipt === undefined) return;
  if (does === 'delete a receipt') {
    await attempted(market, paymentContract.removeSettlement, {
      params: { masterId: receipt.id },
      query: { reason: 'Bounced' },
    });
    return;
  }
  await attempted(market, paymentContract.updateSettlement, {
    body: { id: receipt.id, ...paid(market, Math.min(rupees, receipt.totalAmount)) },
  });
}

function formOf(
  { market, categories }: Ledger,
  kind: Kept['kind'],
  { rupees, daysAgo, pick }: Entry,
): [Endpoint, { body: object }] {
  const day = dayBefore(market, daysAgo);
  const due = { billDateAD: day, dueDateAD: day, totalBillAmount: rupees, outletId: market.outletIds[pick % 3] ?? 0 };
  if (kind === 'INCOME')
    return [
      incomeContract.save,
      { body: { ...due, incomeHeading: 'Commission', customerId: market.customerId, categoryId: categories.INCOME } },
    ];
  const bill = pick % 2 === 0 ? { billNumber: `E-${pick}`, vatAmount: Math.round(rupees / 20) } : {};
  return [
    expenseContract.save,
    { body: { ...due, ...bill, heading: `Rent ${pick}`, vendorId: market.vendorId, categoryId: categories.EXPENSE } },
  ];
}

async function attempted({ owner, ...market }: Market, endpoint: Endpoint, sent: object): Promise<number | null> {
  const response = await send(owner, endpoint, sent);
  const answer: unknown = await response.json();
  if (!response.ok) {
    market.refused.push({ does: endpoint.call, status: response.status, answer });
    return null;
  }
  return Number(Object(Object(answer).data).id);
}
