import { categoryTypeOfSettled } from '@bahi/contract/money/category/category.contract';
import { addDays, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { documentKinds, type CategoryKind } from '@bahi/domain/document-kinds';
import { type Paisa, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { PostingResult } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { dayInBothCalendars, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refuseEditWithout } from '../../../platform/database/write-record.ts';
import {
  type DocumentHead,
  insertDocument,
  insertOwn,
  type OwnValues,
  updateDocument,
  updateOwn,
} from '../../books/ledger/document-head.ts';
import { readOutlet } from '../../books/ledger/document-outlet.ts';
import { readOpenDays, refuseLocked } from '../../books/ledger/open-days.ts';
import { refuseKnownBill } from '../../books/ledger/vendor-bill/vendor-bill.ts';
import { type DuePayment, payAtEntry } from './due-payment.ts';
import { readDueDates } from './due-dates.ts';
import { attachDocuments } from './due-files.ts';
import { editDays, postRecord, reverseRecord } from './due-posting.ts';
import { type DueRecord, lockRecord, refuseUneditable } from './due-record.ts';
import { checkReferences } from './due-references.ts';

/** What the forms of such records have in common, as validated. */
export type DueForm = {
  id?: number | undefined;
  version?: number | undefined;
  outletId: number | null;
  categoryId: number;
  billDateAD: string | null;
  billDateBS: string | null;
  dueDateAD: string | null;
  dueDateBS: string | null;
  totalBillAmount: number;
  description: string | null;
  documents?: string[] | undefined;
} & DuePayment;
/** What each of them keeps in the table of its kind. */
export type SharedColumns = { category_id: number; description: string | null };
/** What sets one kind apart: its party, its own columns, and what it posts. */
export type DueKind<K extends CategoryKind> = {
  kind: K;
  partyId: number;
  heading: string | null;
  /**
   * Judges what is the kind's own, and answers its columns with those that such records share, the VAT in its total,
   * the bill of a vendor behind it and its posting in an outlet.
   */
  prepare: (
    total: Paisa,
    shared: SharedColumns,
    day: CalendarDay,
  ) => Promise<{
    own: OwnValues<K>;
    vat: Paisa;
    vendorBill: string | null;
    post: (outletId: number) => PostingResult;
  }>;
};

/**
 * Writes a new record, or one anew that is active and DUE, and answers its id. Each posts: an edit takes back what
 * stood, on its own day or, where that is locked, the first open one, and posts again (ledger design). What was paid is derived from payments, whatever the form
 * says. All of it is one transaction.
 */
export async function saveDueRecord<K extends CategoryKind>(
  context: Context,
  due: DueKind<K>,
  form: DueForm,
): Promise<number> {
  const { kind, partyId } = due;
  const { contract, module, party, settledBy } = documentKinds[kind];
  refuseEditWithout(context, `${module}.update`, form);
  const before = form.id === undefined ? null : await lockRecord(context, kind, form.id);
  if (before !== null) await refuseUneditable(context, before, form.version);
  const { billedOn, dueOn } = readDueDates(context, form);
  await checkReferences(
    context,
    { party: { table: party, id: partyId }, category: { kind: categoryTypeOfSettled[settledBy], id: form.categoryId } },
    before === null ? null : { partyId: before.party_id, categoryId: before.category_id },
  );
  const outlet = before === null ? await readOutlet(context, form.outletId) : { id: before.outlet_id, code: '' };
  if (form.outletId !== null && form.outletId !== outlet.id) fail('dueDocument.outletStays', { field: 'outletId' });
  const total = paisaFromRupees(form.totalBillAmount) ?? zeroPaisa;
  const shared = { category_id: form.categoryId, description: form.description };
  const { own, vat, vendorBill, post } = await due.prepare(total, shared, billedOn);
  await refuseKnownBill(context, { vendorId: partyId, vendorBill }, form.id);
  const head = { outletId: outlet.id, partyId, heading: due.heading, datedOn: billedOn, dueOn, total, vat, vendorBill };
  if (before !== null) await refuseTaxOfLocked(context, before, { vat, total, billedOn });
  if (before === null || billedOn !== storedDay(before.dated_on))
    await refuseLocked(context, { day: billedOn, field: 'billDateBS', hasVat: vat > 0 });
  const id = await write(context, kind, { before, head, own });
  await postSaved(context, kind, { id, before, head }, post(outlet.id));
  await attachDocuments(context, kind, id, form.documents);
  // Last, for its number is taken until the transaction ends.
  if (before === null) await payAtEntry(context, kind, form, { id, partyId, outlet, billedOn, total });
  context.say(`${contract}.saved`);
  return id;
}

/**
 * What bears tax stands in the register of its month, and its return is of that: once the month is locked for VAT neither
 * changes. What bears none is posted on the first open day.
 */
async function refuseTaxOfLocked(
  context: Context,
  before: DueRecord,
  now: { vat: number; total: number; billedOn: CalendarDay },
): Promise<void> {
  const day = storedDay(before.dated_on);
  const isSame = before.vat_paisa === now.vat && before.total_paisa === now.total && day === now.billedOn;
  if (isSame || (before.vat_paisa === 0 && now.vat === 0)) return;
  const { unlockedFrom } = await readOpenDays(context, { hasVat: true });
  if (unlockedFrom === null || day >= unlockedFrom) return;
  const through = dayInBothCalendars(context, addDays(unlockedFrom, -1));
  fail('dueDocument.taxLocked', { field: 'vatAmount', parameters: { day: through } });
}

type Saved = { id: number; before: DueRecord | null; head: DocumentHead };

/** Posts what was saved; of an edit after what stood was taken back. */
async function postSaved(
  context: Context,
  kind: CategoryKind,
  { id, before, head: { outletId, datedOn, vat } }: Saved,
  result: PostingResult,
): Promise<void> {
  if (before === null) return postRecord(context, kind, { id, outletId, day: datedOn, version: 1 }, result);
  const hasVat = vat > 0 || before.vat_paisa > 0;
  const { back, anew } = await editDays(context, before, { billedOn: datedOn, hasVat });
  await reverseRecord(context, kind, before, back);
  await postRecord(context, kind, { id, outletId, day: anew, version: before.version + 1 }, result);
}

type Written<K extends CategoryKind> = { before: DueRecord | null; head: DocumentHead; own: OwnValues<K> };

/** Writes the head and the kind's own row; answers the id. */
async function write<K extends CategoryKind>(
  context: Context,
  kind: K,
  { before, head, own }: Written<K>,
): Promise<number> {
  if (before === null) {
    const id = await insertDocument(context, kind, { ...head, state: 'FINAL' });
    await insertOwn(context, kind, id, own);
    return id;
  }
  await updateDocument(context, kind, before, head);
  await updateOwn(context, kind, before.id, own);
  return before.id;
}
