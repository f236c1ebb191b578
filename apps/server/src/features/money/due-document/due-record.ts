import { documentKinds, type CategoryKind } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import type { DocumentState } from '../../books/ledger/document-head.ts';
import { refuseVouchers } from '../../books/ledger/settlement/document-credit.ts';

/** A record as its edits and its toggle see it. */
export type DueRecord = {
  id: number;
  outlet_id: number;
  party_id: number;
  category_id: number;
  dated_on: string;
  dated_on_bs: string;
  total_paisa: number;
  vat_paisa: number;
  paid_paisa: number;
  state: DocumentState;
  entry_id: number | null;
  vendor_bill: string | null;
  version: number;
};

/** Locks a record until the transaction ends. Fails with 404 for one of another kind, business or outlet. */
export async function lockRecord(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  kind: CategoryKind,
  id: number,
): Promise<DueRecord> {
  const { table, party } = documentKinds[kind];
  const [record] = await db.query<DueRecord>(
    `select document.id, outlet_id, ${party}_id as party_id, own.category_id, dated_on, dated_on_bs, total_paisa, vat_paisa, paid_paisa,
       state, entry_id, vendor_bill, version
     from document join ${table} own on own.business_id = document.business_id and own.id = document.id
     where document.business_id = $1 and document.id = $2 for update of document`,
    [businessId, id],
  );
  return record ?? failNotFound();
}

/**
 * Such a record is edited only while it is active and DUE (specification, section 4), by who saw its newest form. What a
 * voucher took from it has that voucher's number.
 */
export async function refuseUneditable(
  context: Pick<Context, 'db' | 'businessId' | 'can'>,
  record: DueRecord,
  version: number | undefined,
): Promise<void> {
  await refuseVouchers(context, record.id);
  if (record.state !== 'FINAL' || record.paid_paisa > 0) fail('dueDocument.notEditable', { status: 409 });
  if (version !== undefined && version !== record.version) failStale();
}
