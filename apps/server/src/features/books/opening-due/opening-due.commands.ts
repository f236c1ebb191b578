import type { Answer, Input } from '@bahi/contract/endpoint';
import type { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { documentKinds } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { refuseEditWithout } from '../../../platform/database/write-record.ts';
import type { DocumentRow } from '../ledger/document-head.ts';
import { readOutlet } from '../ledger/document-outlet.ts';
import { readUnlockedFrom } from '../ledger/open-days.ts';
import { refuseVouchers } from '../ledger/settlement/document-credit.ts';
import { judgeDues, type OpeningDueForm, readDue } from './opening-due.judge.ts';
import { getOpeningDue } from './opening-due.queries.ts';
import { cancelDues, insertDues, openingKinds, updateDue } from './opening-due.write.ts';

type Contract = typeof openingDueContract;
type Shown = Answer<Contract['get']>;

/** Writes a new opening due, or corrects one on which nothing is paid and whose day is not locked. */
export async function saveOpeningDue(context: Context, { body }: Input<Contract['save']>): Promise<Shown> {
  refuseEditWithout(context, 'opening-due.update', body);
  const before = body.id === undefined ? null : await lockOpen(context, body.id, body.version);
  if (before !== null) refuseMoved(before, body);
  const due = readDue(context, body);
  const outletId = before?.outlet_id ?? (await readOutlet(context, body.outletId)).id;
  const [refused = []] = await judgeDues(context, body.party, [due], before === null ? null : keptOf(before));
  if (refused.length > 0) fail(refused[0]?.key ?? 'common.invalid', { fields: refused });
  const placed = { ...due, outletId };
  const id = before?.id ?? (await insertDues(context, body.party, [placed]))[0] ?? Number.NaN;
  if (before !== null) await updateDue(context, body.party, before, placed);
  context.say('openingDue.saved');
  return getOpeningDue(context, id);
}

/** Takes one back, with the reason that stays beside it. */
export async function cancelOpeningDue(context: Context, { params, body }: Input<Contract['cancel']>): Promise<Shown> {
  await cancelDues(context, [await lockOpen(context, params.id, body.version)], body.reason);
  context.say('openingDue.cancelled');
  return getOpeningDue(context, params.id);
}

/** Opening dues that may still be changed, locked until the transaction ends, in the order in which all are locked. */
export async function lockDues(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  ids: readonly number[],
): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(
    `select document.* from document join opening_due own on own.business_id = document.business_id and own.id = document.id
     where document.business_id = $1 and document.id = any($2) order by document.id for update of document`,
    [businessId, ids],
  );
}

/** One that may be changed: in force, unpaid, its day not locked, and as it was read. */
async function lockOpen(context: Context, id: number, version: number | undefined): Promise<DocumentRow> {
  const record = (await lockDues(context, [id]))[0] ?? failNotFound();
  await refuseVouchers(context, id);
  if (record.state !== 'FINAL' || record.paid_paisa > 0) fail('openingDue.notEditable', { status: 409 });
  if (version !== undefined && version !== record.version) failStale();
  const unlockedFrom = await readUnlockedFrom(context);
  if (unlockedFrom !== null && asAtOf(record) < unlockedFrom) fail('openingDue.dayLocked', { status: 409 });
  return record;
}

/** A customer's does not become a vendor's, and it stays in its outlet. */
function refuseMoved(before: DocumentRow, { party, outletId }: OpeningDueForm): void {
  if (documentKinds[before.kind].party !== party || before.kind !== openingKinds[party])
    fail('openingDue.partyStays', { field: 'party' });
  if (outletId !== null && outletId !== before.outlet_id) fail('dueDocument.outletStays', { field: 'outletId' });
}

function keptOf(before: DocumentRow): { partyId: number; asAt: CalendarDay } {
  return { partyId: before.customer_id ?? before.vendor_id ?? Number.NaN, asAt: asAtOf(before) };
}

function asAtOf({ booked_on, dated_on }: Pick<DocumentRow, 'booked_on' | 'dated_on'>): CalendarDay {
  return storedDay(booked_on ?? dated_on);
}
