import type { Answer, Input } from '@bahi/contract/endpoint';
import type { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { daysBetween } from '@bahi/domain/calendar/calendar-day';
import { type DocumentKind, isDocumentKind, rightToRead } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { remindedKinds } from '../reminder/reminder.owed.ts';
import { readDues } from './collect.queries.ts';
import { promisesOf } from './promise.queries.ts';

type Panel = Answer<(typeof collectContract)['get']>;

/** So many bills are listed, those that are due first. */
const mostBills = 200;

type BillRow = {
  id: number;
  kind: string;
  number: string | null;
  dated_on: string;
  dated_on_bs: string;
  due_on: string;
  due_on_bs: string;
  total_paisa: number;
  owed_paisa: number;
};

/** What one customer owes, bill by bill, and what they promised; 404 of one who owes nothing that the caller sees. */
export async function getDues(
  context: Context,
  { params, query }: Input<(typeof collectContract)['get']>,
): Promise<Panel> {
  const { db, businessId } = context;
  const customer = (await readDues(context, params.customerId, query.outletId)) ?? failNotFound();
  const rows = await db.query<BillRow>(
    `select id, kind, coalesce(number, heading) as number, dated_on, dated_on_bs, due_on, due_on_bs, total_paisa, owed_paisa
     from document_due where business_id = $1 and customer_id = $2 and ($4::bigint is null or outlet_id = $4)
     order by due_on, id limit $3`,
    [businessId, params.customerId, mostBills + 1, query.outletId ?? null],
  );
  return {
    customer,
    bills: rows.slice(0, mostBills).map((row) => billOf(context, row)),
    isCut: rows.length > mostBills,
    promises: await promisesOf(context, params.customerId),
  };
}

function billOf({ can, today }: Context, row: BillRow): Panel['bills'][number] {
  const mayRead = isDocumentKind(row.kind) && can(rightToRead(row.kind));
  const known: readonly DocumentKind[] = remindedKinds;
  return {
    id: row.id,
    kind: row.kind,
    number: mayRead ? row.number : null,
    isReminded: mayRead && known.some((kind) => kind === row.kind),
    dateAD: row.dated_on,
    dateBS: row.dated_on_bs,
    dueDateAD: row.due_on,
    dueDateBS: row.due_on_bs,
    daysLate: daysBetween(storedDay(row.due_on), today),
    totalAmount: rupeesOf(row.total_paisa),
    dueAmount: rupeesOf(row.owed_paisa),
  };
}
