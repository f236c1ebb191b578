import type { Answer, Input } from '@bahi/contract/endpoint';
import type { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { toLatin } from '@bahi/domain/numbers/digits';
import { rightToRead } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { orderOf, readPage } from '../../../platform/database/list-query.ts';
import { remindedKinds, type Subject } from './reminder.owed.ts';
import { type ReminderRecord, type ReminderRow, reminderRow } from './reminder.rows.ts';

type Contract = typeof reminderContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'can'>;

const sorting = { remindedAt: sql`reminder.reminded_at` };

/** What was sent, of the bills and customers that the caller may read, the last first. */
export async function listReminders(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  let selection = remindersOf(context);
  for (const condition of conditions(query)) selection = selection.where(condition);
  const order = orderOf(sorting, query.sort, '-remindedAt', 'reminder.id');
  const { rows, recordsTotal } = await readPage(context, selection, shownOf(selection), order, query);
  return { rows: rows.map(reminderRow), recordsTotal };
}

type Which = Subject | { reminderIds: readonly number[] };

/** The last reminders of one bill or one customer, or some of them by their ids. */
export async function readReminders(context: Reader, which: Which): Promise<ReminderRow[]> {
  const rows = await shownOf(remindersOf(context).where(isOf(which)))
    .orderBy('reminder.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(reminderRow);
}

function isOf(which: Which): RawBuilder<SqlBool> {
  if ('reminderIds' in which) return sql`reminder.id = any(${which.reminderIds}::bigint[])`;
  return which.of === 'document' ? sql`reminder.document_id = ${which.id}` : sql`reminder.customer_id = ${which.id}`;
}

type Selection = ReturnType<typeof remindersOf>;

function shownOf(selection: Selection) {
  return selection
    .select([
      'reminder.id',
      'reminder.kind',
      'reminder.customer_id',
      'reminder.document_id',
      'reminder.offset_days',
      'reminder.period',
      'reminder.way',
      'reminder.recipient',
      'reminder.due_paisa',
      'reminder.said',
      'reminder.reminded_by_name',
      'reminder.reminded_at',
      'document.kind as document_kind',
      sql<string | null>`coalesce(document.number, document.heading)`.as('number'),
      'customer.name as customer_name',
      'customer.name_np as customer_name_np',
      'message.state',
      'message.failure',
      'message.tries',
      'message.due_at',
      'message.settled_at',
      'message.said as message_said',
    ])
    .$castTo<ReminderRecord>();
}

/** What is about a bill is for who may read such bills, what is about all dues for who may read customers. */
function remindersOf({ db, businessId, can }: Reader) {
  const readable = remindedKinds.filter((kind) => can(rightToRead(kind)));
  return db
    .tables()
    .selectFrom('reminder')
    .leftJoin('document', (join) =>
      join.onRef('document.business_id', '=', 'reminder.business_id').onRef('document.id', '=', 'reminder.document_id'),
    )
    .leftJoin('customer', (join) =>
      join.onRef('customer.business_id', '=', 'reminder.business_id').onRef('customer.id', '=', 'reminder.customer_id'),
    )
    .leftJoin('paper_message as message', (join) =>
      join.onRef('message.business_id', '=', 'reminder.business_id').onRef('message.reminder_id', '=', 'reminder.id'),
    )
    .where('reminder.business_id', '=', businessId)
    .where(
      sql<SqlBool>`case when reminder.document_id is null then ${can('customer.read')}::boolean else document.kind = any(${readable}) end`,
    );
}

function conditions(query: Input<Contract['list']>['query']): RawBuilder<SqlBool>[] {
  return [
    query.customerId === undefined ? null : sql<SqlBool>`reminder.customer_id = ${query.customerId}`,
    query.documentId === undefined ? null : sql<SqlBool>`reminder.document_id = ${query.documentId}`,
    query.kind === undefined ? null : sql<SqlBool>`reminder.kind = ${query.kind}`,
    query.state === undefined ? null : sql<SqlBool>`message.state = ${query.state}`,
    found(query.search),
  ].filter((condition) => condition !== null);
}

/** By a number or by whom it was sent to, as they are. */
function found(search: string | undefined): RawBuilder<SqlBool> | null {
  const text = toLatin(search?.trim() ?? '');
  if (text === '') return null;
  return sql`(document.number = ${text} or document.heading = ${text} or reminder.recipient = ${text})`;
}
