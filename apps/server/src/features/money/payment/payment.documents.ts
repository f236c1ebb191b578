import type { ComponentType } from '@bahi/contract/money/payment/payment-form';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, type Paisa } from '@bahi/domain/numbers/money';
import { dueOf } from '@bahi/domain/payment-status';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';

/** The kinds of document that take payments here; purchases bring their own. */
export type PayableType = Exclude<ComponentType, 'PURCHASE'>;

/** Which document. */
export type DocumentRef = { type: PayableType; id: number };

/** A document as payments see it. `due` is zero unless it takes payments. */
export type PayableDocument = DocumentRef & {
  outletId: number;
  /** The customer; of an expense the vendor. */
  partyId: number;
  /** The invoice's number, the heading of an income or expense. */
  code: string | null;
  billedOn: CalendarDay;
  billedOnBs: string;
  dueOn: string;
  dueOnBs: string;
  isOpen: boolean;
  total: Paisa;
  paid: Paisa;
  due: Paisa;
};

/** How each kind names what all of them have. All of it is literal. */
export const payables = {
  INVOICE: { table: 'invoice', party: 'customer', day: 'issued_on', code: 'number', open: `state = 'FINAL'` },
  INCOME: { table: 'income', party: 'customer', day: 'billed_on', code: 'heading', open: 'is_active' },
  EXPENSE: { table: 'expense', party: 'vendor', day: 'billed_on', code: 'heading', open: 'is_active' },
} as const satisfies Record<PayableType, { table: string; party: string; day: string; code: string; open: string }>;

/** In this order they are locked, so that two receipts never wait for each other. */
export const payableTypes: readonly PayableType[] = ['INVOICE', 'INCOME', 'EXPENSE'];

/** Refuses, at `field`, a kind whose payments are not taken here. */
export function payableType(type: ComponentType, field = 'componentType'): PayableType {
  return type === 'PURCHASE' ? fail('payment.kindUnknown', { field }) : type;
}

/**
 * Refuses with 403 a document whose kind the caller may not read: the right to payments alone opens no incomes or
 * expenses. Bills are what payments were made for.
 */
export function refuseUnreadable({ can }: Pick<Context, 'can'>, refs: readonly DocumentRef[]): void {
  const isHidden = ({ type }: DocumentRef): boolean =>
    (type === 'INCOME' && !can('income.read')) || (type === 'EXPENSE' && !can('expense.read'));
  if (refs.some(isHidden)) fail('common.forbidden', { status: 403 });
}

/** The select list and source of a kind; `$1` is the business. */
function selectDocuments(type: PayableType): string {
  const { table, party, day, code, open } = payables[type];
  return `select id, outlet_id, ${party}_id as party_id, ${code} as code, ${day} as billed_on, ${day}_bs as billed_on_bs,
    due_on, due_on_bs, ${open} as is_open, total_paisa, paid_paisa from ${table} where business_id = $1`;
}

type Row = {
  id: number;
  outlet_id: number;
  party_id: number;
  code: string | null;
  billed_on: string;
  billed_on_bs: string;
  due_on: string;
  due_on_bs: string;
  is_open: boolean;
  total_paisa: number;
  paid_paisa: number;
};
type Reader = Pick<Context, 'db' | 'businessId'>;

/** Reads documents, in the order they were asked for. Fails with 404 for one of another business or outlet. */
export async function readDocuments(context: Reader, refs: readonly DocumentRef[]): Promise<PayableDocument[]> {
  return findDocuments(context, refs, '');
}

/** As `readDocuments`, locked until the transaction ends: payments that arrive at once are judged one after another. */
export async function lockDocuments(context: Reader, refs: readonly DocumentRef[]): Promise<PayableDocument[]> {
  return findDocuments(context, refs, 'for update');
}

async function findDocuments(
  { db, businessId }: Reader,
  refs: readonly DocumentRef[],
  locking: string,
): Promise<PayableDocument[]> {
  const found: PayableDocument[] = [];
  for (const type of payableTypes) {
    const ids = refs.filter((ref) => ref.type === type).map((ref) => ref.id);
    if (ids.length === 0) continue;
    const rows = await db.query<Row>(`${selectDocuments(type)} and id = any($2) order by id ${locking}`, [
      businessId,
      ids,
    ]);
    found.push(...rows.map((row) => documentOf(type, row)));
  }
  return refs.map(({ type, id }) => found.find((one) => one.type === type && one.id === id) ?? failNotFound());
}

/** What a customer still owes in an outlet, the oldest first; incomes for who may read them. */
export async function openDocumentsOf(
  { db, businessId, can }: Reader & Pick<Context, 'can'>,
  customerId: number,
  outletId: number,
): Promise<PayableDocument[]> {
  const found: PayableDocument[] = [];
  const types = can('income.read') ? (['INVOICE', 'INCOME'] as const) : (['INVOICE'] as const);
  for (const type of types) {
    const rows = await db.query<Row>(
      `${selectDocuments(type)} and customer_id = $2 and outlet_id = $3 and ${payables[type].open}
         and paid_paisa < total_paisa order by id`,
      [businessId, customerId, outletId],
    );
    found.push(...rows.map((row) => documentOf(type, row)));
  }
  return found.toSorted((left, right) => left.billedOn - right.billedOn || left.id - right.id);
}

function documentOf(type: PayableType, row: Row): PayableDocument {
  const billedOn = parseAdDate(row.billed_on);
  if (isDateProblem(billedOn)) throw new RangeError(`not a day of the books: ${row.billed_on}`);
  const total = asPaisa(row.total_paisa);
  const paid = asPaisa(row.paid_paisa);
  return {
    type,
    id: row.id,
    outletId: row.outlet_id,
    partyId: row.party_id,
    code: row.code,
    billedOn,
    billedOnBs: row.billed_on_bs,
    dueOn: row.due_on,
    dueOnBs: row.due_on_bs,
    isOpen: row.is_open,
    total,
    paid,
    due: row.is_open ? dueOf(total, paid) : asPaisa(0),
  };
}

/** Adds what was paid on a locked document, or takes it back when it is negative; the database keeps it within its total. */
export async function addPaid({ db, businessId }: Reader, { type, id }: DocumentRef, amount: Paisa): Promise<void> {
  await db.query(
    `update ${payables[type].table} set paid_paisa = paid_paisa + $3, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id, amount],
  );
}
