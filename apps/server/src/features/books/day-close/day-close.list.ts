import type { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { foundBy, nepaliOrder, orderOf, readPage } from '../../../platform/database/list-query.ts';
import { seesAllBoxes } from './day-close.box.ts';
import { type DayCloseRow, dayCloseRowOf } from './day-close.rows.ts';

type List = (typeof dayCloseContract)['list'];

const sorting = {
  dateAD: sql`day_close.dated_on`,
  accountName: nepaliOrder('box.name'),
  outletName: nepaliOrder('outlet.name'),
  expectedAmount: sql`day_close.expected_paisa`,
  countedAmount: sql`day_close.counted_paisa`,
  differenceAmount: sql`day_close.difference_paisa`,
  leftAmount: sql`day_close.left_paisa`,
  closedAt: sql`day_close.closed_at`,
};

/** The closes that the caller sees, newest first unless another order is asked for. */
export async function listDayCloses(context: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { db, businessId } = context;
  let selection = db
    .tables()
    .selectFrom('day_close')
    .innerJoin('account as box', (join) =>
      join.onRef('box.business_id', '=', 'day_close.business_id').onRef('box.code', '=', 'day_close.account_code'),
    )
    .innerJoin('outlet', (join) =>
      join.onRef('outlet.business_id', '=', 'day_close.business_id').onRef('outlet.id', '=', 'day_close.outlet_id'),
    )
    .where('day_close.business_id', '=', businessId);
  for (const condition of conditions(context, query)) selection = selection.where(condition);
  const shown = selection
    .selectAll('day_close')
    .select([
      'box.id as account_id',
      'box.name as account_name',
      'box.name_np as account_name_np',
      'outlet.name as outlet_name',
      'outlet.name_np as outlet_name_np',
    ])
    .$castTo<DayCloseRow>();
  const order = orderOf(sorting, query.sort, '-dateAD', 'day_close.id');
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  return { rows: rows.map(dayCloseRowOf), recordsTotal };
}

/** A search means the boxes of that name or code: their closes are read by the index of the box. */
function conditions(
  context: Pick<Context, 'businessId' | 'calendar' | 'outletId' | 'can'>,
  query: Input<List>['query'],
): RawBuilder<SqlBool>[] {
  const { businessId, calendar, outletId } = context;
  const from = readDay(calendar, { ad: query.fromDateAD, bs: null }, { ad: 'fromDateAD', bs: 'fromDateAD' });
  const to = readDay(calendar, { ad: query.toDateAD, bs: null }, { ad: 'toDateAD', bs: 'toDateAD' });
  const found = foundBy(query.search, { names: ['sought.name', 'sought.name_np'], codes: ['sought.code'] });
  const named = found === null ? null : sql`sought.business_id = ${businessId} and ${found}`;
  const chosen =
    query.moneyAccountId === undefined
      ? null
      : sql`sought.business_id = ${businessId} and sought.id = ${query.moneyAccountId}`;
  const seen = seesAllBoxes(context)
    ? null
    : sql`sought.business_id = ${businessId} and (sought.is_built_in or sought.outlet_id = ${outletId})`;
  return [
    ...[named, chosen, seen].map((which) =>
      which === null
        ? null
        : sql<SqlBool>`day_close.account_code = any(array(select sought.code from account sought where ${which}))`,
    ),
    query.outletId === undefined ? null : sql<SqlBool>`day_close.outlet_id = ${query.outletId}`,
    query.state === undefined ? null : sql<SqlBool>`day_close.state = ${query.state}`,
    query.isActive === undefined ? null : sql<SqlBool>`(day_close.state = 'CLOSED') = ${query.isActive}`,
    query.differs === undefined
      ? null
      : query.differs
        ? sql<SqlBool>`day_close.difference_paisa <> 0`
        : sql<SqlBool>`day_close.difference_paisa = 0`,
    from === null ? null : sql<SqlBool>`day_close.dated_on >= date '1970-01-01' + ${from}::int`,
    to === null ? null : sql<SqlBool>`day_close.dated_on <= date '1970-01-01' + ${to}::int`,
  ].filter((condition) => condition !== null);
}
