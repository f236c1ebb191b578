import type { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { foundBy, nepaliOrder, orderOf, readPage } from '../../../platform/database/list-query.ts';
import { orAmount } from '../ledger/search/amount-search.ts';
import { chequeRowOf, chequesOf, seenBy, withNames } from './cheque.rows.ts';

type List = (typeof chequeContract)['list'];
type Query = Input<List>['query'];

const sorting = {
  chequeDateAD: sql`cheque.dated_on`,
  cameOnAD: sql`cheque.came_on`,
  stateDateAD: sql`cheque.state_on`,
  number: sql`cheque.number`,
  amount: sql`cheque.amount_paisa`,
  partyName: sql`coalesce(${nepaliOrder('customer.name')}, ${nepaliOrder('vendor.name')})`,
};

/** The cheques that the caller sees, the latest first unless another order is asked for, and what all of them come to. */
export async function listCheques(context: Context, { query }: Input<List>): Promise<Answer<List>> {
  const selection = meantBy(context, query);
  const order = orderOf(sorting, query.sort, '-chequeDateAD', 'cheque.id');
  const [{ rows, recordsTotal }, summed] = await Promise.all([
    readPage(context, selection, withNames(selection), order, query),
    selection.select(sql<number>`coalesce(sum(cheque.amount_paisa), 0)::bigint`.as('paisa')).executeTakeFirst(),
  ]);
  return { rows: rows.map(chequeRowOf), recordsTotal, totalAmount: rupeesOf(summed?.paisa ?? 0) };
}

type Narrowed = Omit<Query, 'sort' | 'pageNumber' | 'pageSize'>;

/** How many the list has. */
export function countCheques(context: Context, query: Narrowed): Promise<number> {
  return context.db.count(
    meantBy(context, query)
      .select(sql`1`.as('one'))
      .compile(),
  );
}

function meantBy(context: Context, query: Narrowed) {
  let selection = chequesOf(context);
  for (const condition of [...seenBy(context), ...conditions(context, query)]) selection = selection.where(condition);
  return selection;
}

/** What was entered anew or deleted is listed only where it is asked for. */
function conditions({ businessId, calendar }: Context, query: Narrowed): RawBuilder<SqlBool>[] {
  const from = readDay(calendar, { ad: query.fromDateAD, bs: null }, { ad: 'fromDateAD', bs: 'fromDateAD' });
  const to = readDay(calendar, { ad: query.toDateAD, bs: null }, { ad: 'toDateAD', bs: 'toDateAD' });
  const all: (RawBuilder<SqlBool> | null)[] = [
    query.state === undefined ? sql<SqlBool>`cheque.state <> 'REMOVED'` : sql<SqlBool>`cheque.state = ${query.state}`,
    query.kind === undefined ? null : sql<SqlBool>`cheque.kind = ${query.kind}`,
    query.isActive === undefined
      ? null
      : sql<SqlBool>`(cheque.state in ('IN_HAND', 'DEPOSITED', 'ISSUED', 'CLEARED')) = ${query.isActive}`,
    query.outletId === undefined ? null : sql<SqlBool>`cheque.outlet_id = ${query.outletId}`,
    query.customerId === undefined ? null : sql<SqlBool>`cheque.customer_id = ${query.customerId}`,
    query.vendorId === undefined ? null : sql<SqlBool>`cheque.vendor_id = ${query.vendorId}`,
    query.moneyAccountId === undefined
      ? null
      : sql<SqlBool>`cheque.account_code = any(array(select sought.code from account sought
          where sought.business_id = ${businessId} and sought.id = ${query.moneyAccountId}))`,
    from === null ? null : sql<SqlBool>`cheque.dated_on >= date '1970-01-01' + ${from}::int`,
    to === null ? null : sql<SqlBool>`cheque.dated_on <= date '1970-01-01' + ${to}::int`,
    foundCheques(businessId, query.search),
  ];
  return all.filter((condition) => condition !== null);
}

/** By its number, amount and bank, the number of its receipt, and either name of its party. */
export function foundCheques(businessId: number, search: string | undefined): RawBuilder<SqlBool> | null {
  const own = foundBy(search, { names: ['cheque.bank'], codes: ['cheque.number', 'settlement.number'] });
  const party = foundBy(search, { names: ['sought.name', 'sought.name_np'], sound: sql`sought.name_sound` });
  if (search === undefined || own === null || party === null) return null;
  const ofParty = (table: 'customer' | 'vendor') =>
    sql<SqlBool>`${sql.ref(`cheque.${table}_id`)} = any(array(select sought.id from ${sql.table(table)} sought
      where sought.business_id = ${businessId} and ${party}))`;
  return orAmount('cheque', search, sql<SqlBool>`(${own} or ${ofParty('customer')} or ${ofParty('vendor')})`);
}
