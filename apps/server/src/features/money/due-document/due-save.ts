import type { CategoryType } from '@bahi/contract/money/category/category.contract';
import { type Paisa, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { PostingResult } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refuseEditWithout, saveRecord } from '../../../platform/database/write-record.ts';
import { readOutlet } from '../../books/ledger/document-outlet.ts';
import { readDueDates } from './due-dates.ts';
import { attachDocuments } from './due-files.ts';
import { dayOfRecord, postRecord, undoRecord } from './due-posting.ts';
import { type AttachedTable, lockRecord, refuseUneditable } from './due-record.ts';
import { checkReferences } from './due-references.ts';

/** What the forms of income and expense have in common, as validated. */
type DueForm = {
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
};
/** What sets one kind apart: its party, its own columns, and what it posts. */
export type DueKind = {
  table: AttachedTable;
  party: { table: 'customer' | 'vendor'; id: number };
  categoryKind: CategoryType;
  /** Judges what is the kind's own, and answers its columns and its posting in an outlet. */
  prepare: (total: Paisa) => Promise<{
    values: Readonly<Record<string, unknown>>;
    post: (outletId: number) => PostingResult;
  }>;
};

/**
 * Writes a new record, or one anew that is active and DUE, and answers its id. Each posts: an edit takes back what
 * stood, on its own day, and posts again (ledger design). What was paid is derived from payments, whatever the form
 * says. All of it is one transaction.
 */
export async function saveDueRecord(context: Context, kind: DueKind, form: DueForm): Promise<number> {
  const { table, party } = kind;
  refuseEditWithout(context, `${table}.update`, form);
  const before = form.id === undefined ? null : await lockRecord(context, table, form.id);
  if (before !== null) refuseUneditable(before, form.version);
  const { billedOn, dueOn } = readDueDates(context, form);
  await checkReferences(
    context,
    { party, category: { kind: kind.categoryKind, id: form.categoryId } },
    before === null ? null : { partyId: before.party_id, categoryId: before.category_id },
  );
  const outlet = before === null ? await readOutlet(context, form.outletId) : { id: before.outlet_id };
  if (form.outletId !== null && form.outletId !== outlet.id) fail('dueDocument.outletStays', { field: 'outletId' });
  const total = paisaFromRupees(form.totalBillAmount) ?? zeroPaisa;
  const { values, post } = await kind.prepare(total);
  const [billed, due] = [bothDates(billedOn, context.calendar), bothDates(dueOn, context.calendar)];
  const { userId, fullName } = context.session;
  const id = await saveRecord(
    context,
    table,
    form,
    {
      ...values,
      [`${party.table}_id`]: party.id,
      category_id: form.categoryId,
      billed_on: billed.ad,
      billed_on_bs: billed.bs,
      due_on: due.ad,
      due_on_bs: due.bs,
      total_paisa: total,
      description: form.description,
    },
    { outlet_id: outlet.id, created_by: userId, created_by_name: fullName },
  );
  if (before !== null) await undoRecord(context, table, before, dayOfRecord(before));
  await postRecord(context, table, { id, outletId: outlet.id, day: billedOn }, post(outlet.id));
  await attachDocuments(context, table, id, form.documents);
  context.say(`${table}.saved`);
  return id;
}
