import type { Answer, Input } from '@bahi/contract/endpoint';
import type { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, nepaliOrder, orderOf, readPage } from '../../../platform/database/list-query.ts';
import { accountsOfVoucher, accountsOfVoucherNp } from '../../books/voucher/voucher.queries.ts';
import { readableRepeated } from './recurring.models.ts';
import {
  type PeriodRecord,
  type Recurring,
  recurringOf,
  type RecurringRecord,
  recurringRowOf,
} from './recurring.rows.ts';

type Contract = typeof recurringContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'calendar' | 'can'>;

/** How many of its periods a record shows: five years of months. */
const shownPeriods = 60;
const sorting = {
  name: nepaliOrder('recurring.name'),
  nextDayAD: sql`case when recurring.is_active then recurring.next_on end`,
  amount: sql`coalesce(document.total_paisa, voucher.total_paisa)`,
  isActive: sql`recurring.is_active`,
};

/** What waits for somebody, of a record; a voucher that waits for approval is told to who may approve it. */
const waiting = sql<number>`(select count(*)::int from recurring_period period
  left join document made on made.business_id = period.business_id and made.id = period.document_id
  left join voucher written on written.business_id = period.business_id and written.id = period.voucher_id
  where period.business_id = recurring.business_id and period.recurring_id = recurring.id
    and (period.state in ('DUE', 'FAILED') or made.state = 'DRAFT'
      or (written.state = 'DRAFT' and (written.is_prepared or written.approval = 'REJECTED'))))`;

/** One record with its last periods; 404 for one of another business, outlet, or of a kind that the caller may not read. */
export async function getRecurring(context: Reader, id: number): Promise<Recurring> {
  const { db, businessId } = context;
  const [row, periods] = await Promise.all([
    shownOf(recurringsOf(context)).where('recurring.id', '=', id).executeTakeFirst(),
    db.query<PeriodRecord>(
      `select period.*, coalesce(document.number, document.heading, voucher.number) as title,
         coalesce(document.state, voucher.state) as made_state,
         coalesce(document.total_paisa, voucher.total_paisa) as total_paisa, voucher.is_prepared, voucher.approval
       from recurring_period period
       left join document on document.business_id = period.business_id and document.id = period.document_id
       left join voucher on voucher.business_id = period.business_id and voucher.id = period.voucher_id
       where period.business_id = $1 and period.recurring_id = $2 order by period.due_on desc, period.id desc limit $3`,
      [businessId, id, shownPeriods],
    ),
  ]);
  return row === undefined ? failNotFound() : recurringOf(row, periods, context);
}

/** What comes next stands first, unless another order is asked for. */
export async function listRecurrings(
  context: Reader,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  let selection = recurringsOf(context);
  for (const condition of conditions(query)) selection = selection.where(condition);
  const order = orderOf(sorting, query.sort, 'nextDayAD', 'recurring.id');
  const { rows, recordsTotal } = await readPage(context, selection, shownOf(selection), order, query);
  return { rows: rows.map((row) => recurringRowOf(row, context)), recordsTotal };
}

/** How many the list has with something to do. */
export async function countWaitingRecurrings(context: Reader): Promise<number> {
  let selection = recurringsOf(context);
  for (const condition of conditions({ isWaiting: true })) selection = selection.where(condition);
  return context.db.count(selection.select(sql`1`.as('one')).compile());
}

function recurringsOf(context: Reader) {
  return context.db
    .tables()
    .selectFrom('recurring')
    .leftJoin('document', (join) =>
      join
        .onRef('document.business_id', '=', 'recurring.business_id')
        .onRef('document.id', '=', 'recurring.document_id'),
    )
    .leftJoin('voucher', (join) =>
      join.onRef('voucher.business_id', '=', 'recurring.business_id').onRef('voucher.id', '=', 'recurring.voucher_id'),
    )
    .leftJoin('customer', (join) =>
      join.onRef('customer.business_id', '=', 'document.business_id').onRef('customer.id', '=', 'document.customer_id'),
    )
    .leftJoin('vendor', (join) =>
      join.onRef('vendor.business_id', '=', 'document.business_id').onRef('vendor.id', '=', 'document.vendor_id'),
    )
    .where('recurring.business_id', '=', context.businessId)
    .where(sql<SqlBool>`recurring.kind = any(${readableRepeated(context)})`);
}

function shownOf(selection: ReturnType<typeof recurringsOf>) {
  return selection
    .selectAll('recurring')
    .select([
      sql<string | null>`coalesce(document.number, document.heading, voucher.number)`.as('title'),
      sql<string>`coalesce(customer.name, vendor.name, ${sql.raw(accountsOfVoucher)})`.as('party_name'),
      sql<string | null>`coalesce(customer.name_np, vendor.name_np, ${sql.raw(accountsOfVoucherNp)})`.as(
        'party_name_np',
      ),
      sql<number>`coalesce(document.total_paisa, voucher.total_paisa)`.as('total_paisa'),
      sql<number>`coalesce(document.vat_paisa, 0)`.as('vat_paisa'),
      waiting.as('waiting'),
    ])
    .$castTo<RecurringRecord>();
}

type Narrowed = Omit<Input<Contract['list']>['query'], 'sort' | 'pageNumber' | 'pageSize'>;

function conditions({ search, kind, isActive, isWaiting }: Narrowed): RawBuilder<SqlBool>[] {
  return [
    foundBy(search, {
      names: ['recurring.name', 'customer.name', 'customer.name_np', 'vendor.name', 'vendor.name_np'],
    }),
    kind === undefined ? null : sql<SqlBool>`recurring.kind = ${kind}`,
    isActive === undefined ? null : sql<SqlBool>`recurring.is_active = ${isActive}`,
    isWaiting === undefined ? null : sql<SqlBool>`(${waiting} > 0) = ${isWaiting}`,
  ].filter((condition) => condition !== null);
}
