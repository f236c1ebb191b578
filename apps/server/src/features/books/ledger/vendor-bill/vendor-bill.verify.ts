import { comparedBillNumber } from '@bahi/domain/bill-number';
import { type DocumentKind, documentKinds } from '@bahi/domain/document-kinds';
import type { Tx } from '../../../../platform/database/database.ts';
import { streamRows } from '../../../../platform/database/row-stream.ts';
import { type Check, type Fault, type Found, mostFaults } from '../../../../platform/verify/check.ts';
import { fiscalYearAt } from '../document.verify.ts';

type Stored = {
  id: number;
  party_id: number;
  bill_number: string;
  party_bill: string | null;
  fiscal_year: string;
  state: string;
};

/**
 * Of the bills of others that documents of a kind record: those that are the same are there once, and known as such.
 * `number` is the column that says it as it was typed.
 */
export function vendorBillCheck(kind: DocumentKind, number = 'own.bill_number'): Check {
  const { entry, party } = documentKinds[kind];
  const called = entry.toLowerCase();
  return {
    name: `bills of ${called}`,
    holds: `every bill of a ${party} that an ${called} records is kept under its fiscal year and number, and in force once`,
    look: (tx, businessId) => compare(tx, businessId, kind, number),
  };
}

async function compare(tx: Tx, businessId: number, kind: DocumentKind, number: string): Promise<Found> {
  const { table, party } = documentKinds[kind];
  let count = 0;
  const faults: Fault[] = [];
  const inForce = new Map<string, number>();
  const text = `
    select own.id, ${party}_id as party_id, ${number} as bill_number, ${party}_bill as party_bill, state,
      ${fiscalYearAt('dated_on_bs')} as fiscal_year
    from ${table} own join document on document.business_id = $1 and document.id = own.id
    where own.business_id = $1 and document.kind = '${kind}' and ${number} is not null order by own.id`;
  for await (const rows of streamRows<Stored>(tx, { text, values: [businessId], atOnce: 1000 })) {
    count += rows.length;
    for (const row of rows) faults.push(...faultOf(row, inForce));
  }
  return { count, faults: faults.slice(0, mostFaults) };
}

/** `inForce` knows the bills of the rows before, each with the document that records it. */
function faultOf(row: Stored, inForce: Map<string, number>): Fault[] {
  const { id, party_id, bill_number, party_bill, fiscal_year, state } = row;
  const compared = comparedBillNumber(bill_number);
  const expected = compared === '' ? null : `${fiscal_year} ${compared}`;
  if (party_bill !== expected) return [{ id, bill_number, party_bill, expected }];
  if (state !== 'FINAL' || expected === null) return [];
  const bill = `${party_id} ${expected}`;
  const same = inForce.get(bill);
  inForce.set(bill, same ?? id);
  return same === undefined ? [] : [{ id, bill_number, same_as: same }];
}
