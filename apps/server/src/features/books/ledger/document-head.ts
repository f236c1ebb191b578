import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type DocumentKind, documentKinds, kindsWith, rightToRead } from '@bahi/domain/document-kinds';
import type { Paisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import type { NewRow, Row } from '../../../platform/database/table-types.ts';
import { insertDeclared, saveRecord } from '../../../platform/database/write-record.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';

export type DocumentState = 'DRAFT' | 'FINAL' | 'CANCELLED';

/** The table `document`, which every kind has in common. Amounts are paisa, days `YYYY-MM-DD`. */
export type DocumentRow = Row<'document'> & { kind: DocumentKind };

/** What a form says of the head; whose the party is, follows from the kind. */
export type DocumentHead = {
  outletId: number;
  partyId: number;
  heading: string | null;
  datedOn: CalendarDay;
  dueOn: CalendarDay;
  total: Paisa;
  vat: Paisa;
  /** The bill of a vendor that it records (`vendorBillOf`), and that of a customer which was written before. */
  vendorBill?: string | null;
  customerBill?: string | null;
  /** The day from which it is in the books, where that is not its own. */
  bookedOn?: CalendarDay;
};

type Writer = Pick<Context, 'db' | 'businessId' | 'calendar' | 'session'>;

/** Writes the head of a new document and answers its id; its kind's own row must follow. */
export function insertDocument(
  context: Writer,
  kind: DocumentKind,
  head: DocumentHead & { state: 'DRAFT' | 'FINAL' },
): Promise<number> {
  return insertRow(context.db, 'document', newDocumentRow(context, kind, head));
}

/** The row of a new document's head. */
export function newDocumentRow(
  context: Writer,
  kind: DocumentKind,
  { state, ...head }: DocumentHead & { state: 'DRAFT' | 'FINAL' },
): NewRow<'document'> {
  const { userId, fullName } = context.session;
  return {
    ...notYet,
    business_id: context.businessId,
    kind,
    party_kind: documentKinds[kind].party,
    state,
    ...headValues(context, kind, head),
    created_by: userId,
    created_by_name: fullName,
  };
}

/** What comes when the document is issued, posted or cancelled. */
const notYet = {
  number: null,
  fiscal_year: null,
  sequence: null,
  counter_id: null,
  foreign_total: null,
  issued_at: null,
  cancelled_at: null,
  cancelled_by: null,
  cancelled_by_name: null,
  cancel_reason: null,
  entry_id: null,
  issue_key: null,
};

/** Writes the head of a document anew. Fails with 409 where the form was read before somebody else's save. */
export async function updateDocument(
  context: Writer,
  kind: DocumentKind,
  { id, version }: { id: number; version?: number | undefined },
  head: DocumentHead,
): Promise<void> {
  await saveRecord(context, 'document', { id, version }, headValues(context, kind, head));
}

/** What a kind has of its own beside the head: every column of its table but those with a default. */
export type OwnValues<K extends DocumentKind> = Omit<NewRow<(typeof documentKinds)[K]['table']>, 'business_id' | 'id'>;

/** Writes what a new document's kind has of its own. */
export async function insertOwn<K extends DocumentKind>(
  context: Writer,
  kind: K,
  id: number,
  values: OwnValues<K>,
): Promise<void> {
  await insertDeclared(context, documentKinds[kind].table, { id, ...values });
}

/** Writes what a document's kind has of its own anew. */
export async function updateOwn<K extends DocumentKind>(
  { db, businessId }: Writer,
  kind: K,
  id: number,
  values: OwnValues<K>,
): Promise<void> {
  const assignments = Object.keys(values).map((column, position) => `${column} = $${position + 3}`);
  await db.query(
    `update ${documentKinds[kind].table} set ${assignments.join(', ')} where business_id = $1 and id = $2`,
    [businessId, id, ...Object.values(values)],
  );
}

function headValues({ calendar }: Writer, kind: DocumentKind, head: DocumentHead) {
  const { party } = documentKinds[kind];
  const [dated, due] = [bothDates(head.datedOn, calendar), bothDates(head.dueOn, calendar)];
  return {
    outlet_id: head.outletId,
    customer_id: party === 'customer' ? head.partyId : null,
    vendor_id: party === 'vendor' ? head.partyId : null,
    heading: head.heading,
    dated_on: dated.ad,
    dated_on_bs: dated.bs,
    due_on: due.ad,
    due_on_bs: due.bs,
    total_paisa: head.total,
    vat_paisa: head.vat,
    vendor_bill: head.vendorBill ?? null,
    customer_bill: head.customerBill ?? null,
    booked_on: head.bookedOn === undefined ? null : formatAdDate(head.bookedOn),
  };
}

/** The kinds of these facts whose documents the caller may read. */
export function readableKinds({ can }: Pick<Context, 'can'>, facts: Parameters<typeof kindsWith>[0]): DocumentKind[] {
  return kindsWith(facts).filter((kind) => can(rightToRead(kind)));
}
