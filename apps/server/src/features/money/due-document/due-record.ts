import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';

/** The tables of income and expense: what they have in common is read by these functions. */
export type AttachedTable = 'income' | 'expense';

/** A record as its edits and its toggle see it. */
export type DueRecord = {
  id: number;
  outlet_id: number;
  party_id: number;
  category_id: number;
  billed_on: string;
  total_paisa: number;
  vat_paisa: number;
  paid_paisa: number;
  is_active: boolean;
  entry_id: number | null;
  version: number;
};

const columns = {
  income: 'customer_id as party_id, 0 as vat_paisa',
  expense: 'vendor_id as party_id, vat_paisa',
} as const;

/** Locks a record until the transaction ends. Fails with 404 for one of another business or outlet. */
export async function lockRecord(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  table: AttachedTable,
  id: number,
): Promise<DueRecord> {
  const [record] = await db.query<DueRecord>(
    `select id, outlet_id, ${columns[table]}, category_id, billed_on, total_paisa, paid_paisa, is_active, entry_id, version
     from ${table} where business_id = $1 and id = $2 for update`,
    [businessId, id],
  );
  return record ?? failNotFound();
}

/** An income or expense is edited only while it is active and DUE (specification, section 4), by who saw its newest form. */
export function refuseUneditable(record: DueRecord, version: number | undefined): void {
  if (!record.is_active || record.paid_paisa > 0) fail('dueDocument.notEditable', { status: 409 });
  if (version !== undefined && version !== record.version) failStale();
}
