import { comparedBillNumber } from '@bahi/domain/bill-number';
import { type DocumentKind, documentKinds } from '@bahi/domain/document-kinds';
import type { Tx } from '../../../../platform/database/database.ts';
import { streamRows } from '../../../../platform/database/row-stream.ts';
import { type Check, type Fault, type Found, mostFaults } from '../../../../platform/verify/check.ts';
import { fiscalYearAt } from '../document.verify.ts';

type Stored = {
  id: number;
  vendor_id: number;
  bill_number: string;
  vendor_bill: string | null;
  fiscal_year: string;
  state: string;
};

/** Of the bills of vendors that documents of a kind record: those that are the same are there once, and known as such. */
export function vendorBillCheck(kind: DocumentKind): Check {
  const { table } = documentKinds[kind];
  return {
    name: `bills of ${table}`,
    holds: `every bill of a vendor that an ${table} records is kept under its fiscal year and number, and in force once`,
    look: (tx, businessId) => compare(tx, businessId, table),
  };
}

async function compare(tx: Tx, businessId: number, table: string): Promise<Found> {
  let count = 0;
  const faults: Fault[] = [];
  const inForce = new Map<string, number>();
  const text = `
    select own.id, vendor_id, bill_number, vendor_bill, state, ${fiscalYearAt('dated_on_bs')} as fiscal_year
    from ${table} own join document on document.business_id = $1 and document.id = own.id
    where own.business_id = $1 and bill_number is not null order by own.id`;
  for await (const rows of streamRows<Stored>(tx, { text, values: [businessId], atOnce: 1000 })) {
    count += rows.length;
    for (const row of rows) faults.push(...faultOf(row, inForce));
  }
  return { count, faults: faults.slice(0, mostFaults) };
}

/** `inForce` knows the bills of the rows before, each with the document that records it. */
function faultOf(row: Stored, inForce: Map<string, number>): Fault[] {
  const { id, vendor_id, bill_number, vendor_bill, fiscal_year, state } = row;
  const compared = comparedBillNumber(bill_number);
  const expected = compared === '' ? null : `${fiscal_year} ${compared}`;
  if (vendor_bill !== expected) return [{ id, bill_number, vendor_bill, expected }];
  if (state !== 'FINAL' || expected === null) return [];
  const bill = `${vendor_id} ${expected}`;
  const same = inForce.get(bill);
  inForce.set(bill, same ?? id);
  return same === undefined ? [] : [{ id, bill_number, same_as: same }];
}
