import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type DocumentKind, documentKinds, kindsWith, rightToRead } from '@bahi/domain/document-kinds';
import { asPaisa, type Paisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { dueOf } from '@bahi/domain/payment-status';
import type { ListQuery } from '@bahi/contract/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, noRows, orderOf, pageOf } from '../../../platform/database/list-query.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';

/** Which document. */
export type DocumentRef = { type: DocumentKind; id: number };

/** A document as payments see it. `due` is zero unless it takes payments. */
export type PayableDocument = DocumentRef & {
  outletId: number;
  /** The customer or vendor, as the kind says. */
  partyId: number;
  /** What it is called by: its number or its heading; null for a draft. */
  code: string | null;
  billedOn: CalendarDay;
  billedOnBs: string;
  /** The first day on which it can be paid: its own, or that from which it is in these books. */
  payableFrom: CalendarDay;
  dueOn: string;
  dueOnBs: string;
  isOpen: boolean;
  total: Paisa;
  paid: Paisa;
  due: Paisa;
};

const ofCustomers = kindsWith({ party: 'customer', settledBy: 'RECEIVED' });

const ofVendors = kindsWith({ party: 'vendor', settledBy: 'PAID' });

/** What customers pay, and what is paid to vendors: out of what was given in advance, too. */
export function isPaidByAdvance(kind: DocumentKind): boolean {
  return ofCustomers.includes(kind) || ofVendors.includes(kind);
}

/**
 * Refuses with 403 a document that is private to a module which the caller may not read: the right to payments alone
 * does not open it.
 */
export function refuseUnreadable({ can }: Pick<Context, 'can'>, refs: readonly DocumentRef[]): void {
  if (refs.some(({ type }) => !isReadable(can, type))) fail('common.forbidden', { status: 403 });
}

function isReadable(can: Context['can'], kind: DocumentKind): boolean {
  return !documentKinds[kind].isPrivate || can(rightToRead(kind));
}

type Reader = Pick<Context, 'db' | 'businessId'>;

/** Reads documents, in the order they were asked for. Fails with 404 for one of another business or outlet. */
export async function readDocuments(context: Reader, refs: readonly DocumentRef[]): Promise<PayableDocument[]> {
  return findDocuments(context, refs, '');
}

/** As `readDocuments`, locked until the transaction ends: payments that arrive at once are judged one after another. */
export async function lockDocuments(context: Reader, refs: readonly DocumentRef[]): Promise<PayableDocument[]> {
  return findDocuments(context, refs, 'for update');
}

/** Everybody locks documents in the order of their ids, so that two settlements never wait for each other. */
async function findDocuments(
  { db, businessId }: Reader,
  refs: readonly DocumentRef[],
  locking: string,
): Promise<PayableDocument[]> {
  const rows = await db.query<DocumentRow>(
    `select * from document where business_id = $1 and id = any($2) order by id ${locking}`,
    [businessId, refs.map(({ id }) => id)],
  );
  const found = rows.map(documentOf);
  return refs.map(({ type, id }) => found.find((one) => one.type === type && one.id === id) ?? failNotFound());
}

type ReaderOfKinds = Reader & Pick<Context, 'can'>;
/** What a customer owes in one outlet. */
type Owed = { customerId: number; outletId: number };

/** What a customer still owes in an outlet, the oldest first: of the kinds that the caller may read. */
export async function openDocumentsOf(context: ReaderOfKinds, owed: Owed): Promise<PayableDocument[]> {
  const { rows } = await sql<DocumentRow>`select * ${openOf(context, owed)} ${oldestFirst}`.execute(
    context.db.tables(),
  );
  return rows.map(documentOf);
}

const oldestFirst = sql`order by dated_on, id`;

const openSorting = {
  componentType: sql`kind`,
  componentEntityId: sql`id`,
  code: sql`coalesce(number, heading)`,
  billDateAD: sql`dated_on`,
  billDateBS: sql`dated_on`,
  payableFromAD: sql`coalesce(booked_on, dated_on)`,
  dueDateAD: sql`due_on`,
  dueDateBS: sql`due_on`,
  totalAmount: sql`total_paisa`,
  dueAmount: sql`due_paisa`,
};

/** One page of them, and how many there are: found by number, heading or day. */
export async function openPageOf(
  context: ReaderOfKinds,
  owed: Owed,
  query: ListQuery,
): Promise<{ rows: PayableDocument[]; recordsTotal: number }> {
  const { db } = context;
  if (query.isActive === false) return noRows;
  const found = foundBy(query.search, {
    codes: ['number', 'heading', 'dated_on_bs', 'due_on_bs', sql`dated_on::text`, sql`due_on::text`],
  });
  const open = sql`${openOf(context, owed)} and ${found ?? sql`true`}`;
  const order =
    query.sort === undefined ? oldestFirst : sql`order by ${orderOf(openSorting, query.sort, 'billDateAD', 'id')}`;
  const { limit, offset } = pageOf(query);
  const page = sql<DocumentRow>`select * ${open} ${order} limit ${limit} offset ${offset}`;
  const [{ rows }, recordsTotal] = await Promise.all([
    page.execute(db.tables()),
    db.count(sql`select 1 as one ${open}`.compile(db.tables())),
  ]);
  return { rows: rows.map(documentOf), recordsTotal };
}

function openOf({ businessId, can }: ReaderOfKinds, { customerId, outletId }: Owed): RawBuilder<unknown> {
  const kinds = ofCustomers.filter((kind) => isReadable(can, kind));
  return sql`from document_due where business_id = ${businessId} and customer_id = ${customerId}
    and outlet_id = ${outletId} and kind = any(${kinds})`;
}

function documentOf(row: DocumentRow): PayableDocument {
  const billedOn = storedDay(row.dated_on);
  const total = asPaisa(row.total_paisa);
  const paid = asPaisa(row.paid_paisa);
  const isOpen = row.state === 'FINAL';
  return {
    type: row.kind,
    id: row.id,
    outletId: row.outlet_id,
    partyId: row[`${documentKinds[row.kind].party}_id`] ?? Number.NaN,
    code: row.number ?? row.heading,
    billedOn,
    billedOnBs: row.dated_on_bs,
    payableFrom: row.booked_on === null ? billedOn : storedDay(row.booked_on),
    dueOn: row.due_on,
    dueOnBs: row.due_on_bs,
    isOpen,
    total,
    paid,
    due: isOpen ? dueOf(total, paid) : zeroPaisa,
  };
}
