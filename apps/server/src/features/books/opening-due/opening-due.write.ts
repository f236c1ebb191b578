import type { PartyKind } from '@bahi/domain/document-kinds';
import { documentKinds } from '@bahi/domain/document-kinds';
import { asPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { postCancellation } from '@bahi/domain/posting/cancellation';
import { type OpeningDue, postOpeningDue } from '@bahi/domain/posting/opening-due';
import type { Posting } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import {
  type DocumentHead,
  type DocumentRow,
  newDocumentRow,
  updateDocument,
  updateOwn,
} from '../ledger/document-head.ts';
import { type EntrySource, recordPostings } from '../ledger/posting.ts';
import type { ReadDue } from './opening-due.judge.ts';

/** The kind of what customers owed, and of what vendors were owed. */
export const openingKinds = {
  customer: 'OPENING_RECEIVABLE',
  vendor: 'OPENING_PAYABLE',
} as const satisfies Record<PartyKind, keyof typeof documentKinds>;
export type OpeningKind = (typeof openingKinds)[PartyKind];

/** One that may be written: judged, and with its outlet. */
export type PlacedDue = ReadDue & { outletId: number };

/** Writes new opening dues, each posted as at its day; answers their ids in their order. */
export async function insertDues(context: Context, party: PartyKind, dues: readonly PlacedDue[]): Promise<number[]> {
  const { db, businessId } = context;
  const kind = openingKinds[party];
  const ids = await insertRows(
    db,
    'document',
    dues.map((due) => newDocumentRow(context, kind, { ...headOf(party, due), state: 'FINAL' })),
  );
  const idAt = (at: number): number => ids[at] ?? Number.NaN;
  await insertRows(
    db,
    'opening_due',
    dues.map(({ description }, at) => ({ business_id: businessId, id: idAt(at), description })),
  );
  await post(
    context,
    kind,
    dues.map((due, at) => ({ ...due, id: idAt(at), version: 1 })),
  );
  return ids;
}

/** Writes one anew: what stood is taken back on its day, and posted as it now is on its own. */
export async function updateDue(
  context: Context,
  party: PartyKind,
  before: DocumentRow,
  due: PlacedDue,
): Promise<void> {
  await updateDocument(context, openingKinds[party], before, headOf(party, due));
  await updateOwn(context, openingKinds[party], before.id, { description: due.description });
  await reverse(context, [before]);
  await post(context, openingKinds[party], [{ ...due, id: before.id, version: before.version + 1 }]);
}

/** Takes opening dues back on which nothing is paid: out of the books as at their days. */
export async function cancelDues(context: Context, records: readonly DocumentRow[], reason: string): Promise<void> {
  await reverse(context, records);
  await context.db.query(
    `update document set state = 'CANCELLED', cancel_reason = $3, version = version + 1
     where business_id = $1 and id = any($2)`,
    [context.businessId, records.map(({ id }) => id), reason],
  );
}

function headOf(party: PartyKind, due: PlacedDue): DocumentHead {
  return {
    outletId: due.outletId,
    partyId: due.partyId,
    heading: due.billNumber,
    datedOn: due.billedOn,
    dueOn: due.dueOn,
    bookedOn: due.asAt,
    total: due.total,
    vat: zeroPaisa,
    ...(party === 'customer' ? { customerBill: due.bill } : { vendorBill: due.bill }),
  };
}

/** Posts each, which from then on names its entry as its own. */
async function post(
  context: Context,
  kind: OpeningKind,
  dues: readonly (PlacedDue & { id: number; version: number })[],
): Promise<void> {
  const { db, businessId } = context;
  const posted = dues.map((due) => {
    const { id, outletId, version, asAt } = due;
    const source = { kind: documentKinds[kind].entry, sourceKind: kind, sourceId: id, sourceVersion: version };
    return { source: { ...source, outletId, day: asAt }, posting: postingOf(kind, due) };
  });
  const entryIds = await recordPostings(context, posted);
  await db.query(
    `update document set entry_id = posted.entry_id from unnest($2::bigint[], $3::bigint[]) as posted (id, entry_id)
     where document.business_id = $1 and document.id = posted.id`,
    [businessId, dues.map(({ id }) => id), entryIds],
  );
}

/** Posts the mirror of what each posted, on the same day. */
async function reverse(context: Context, records: readonly DocumentRow[]): Promise<void> {
  await recordPostings(context, records.map(reversalOf));
}

function reversalOf(record: DocumentRow): { source: EntrySource; posting: Posting } {
  const { id, kind, outlet_id: outletId, version, entry_id: reversesId, total_paisa } = record;
  if (reversesId === null || record.booked_on === null) throw new RangeError(`the document ${id} was never posted`);
  const partyId = record[`${documentKinds[kind].party}_id`] ?? Number.NaN;
  const original = postingOf(kind, { outletId, partyId, total: asPaisa(total_paisa) });
  const mirror = postCancellation(original, { balances: [], negativeStockAllowed: true });
  if (!mirror.ok) return fail('common.conflict', { status: 409 });
  const day = storedDay(record.booked_on);
  const source = { sourceKind: kind, sourceId: id, sourceVersion: version, outletId, day, reversesId };
  return { source: { ...source, kind: documentKinds[kind].reversal }, posting: mirror.posting };
}

function postingOf(kind: DocumentRow['kind'], due: OpeningDue): Posting {
  const result = postOpeningDue(kind, due);
  return result.ok ? result.posting : fail('common.aboveZero', { field: 'totalBillAmount' });
}
