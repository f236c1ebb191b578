import type { ListQuery } from '@bahi/contract/paging';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../core/context.ts';
import { orderOf, pageOf, type Sorting } from './list-query.ts';

/** A register beside the books: each of its rows is of one outlet. */
export type Register = {
  table: string;
  /** What is joined beside each of its rows, as SQL, and by which name: its columns are told as well. */
  beside?: { joined: string; name: string };
  /** Which of its rows are meant; null: nothing is asked. */
  conditions: readonly (RawBuilder<SqlBool> | null)[];
  sorting: Sorting;
  usualSort: string;
};

/** How a row of a register says whose it is. */
export type OfOutlet = { outlet_name: string; outlet_name_np: string | null };

/** One page of a register, with what is joined beside its rows and the names of their outlets, and how many there are. */
export async function readRegister<R>(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { table, beside, conditions, sorting, usualSort }: Register,
  query: Pick<ListQuery, 'sort' | 'pageNumber' | 'pageSize'>,
): Promise<{ rows: R[]; recordsTotal: number }> {
  const asked = conditions.filter((condition) => condition !== null);
  const rows = sql`from ${sql.table(table)} ${sql.raw(beside?.joined ?? '')}
    join outlet on outlet.business_id = ${sql.ref(`${table}.business_id`)} and outlet.id = ${sql.ref(`${table}.outlet_id`)}
    where ${sql.join([sql`${sql.ref(`${table}.business_id`)} = ${businessId}`, ...asked], sql` and `)}`;
  const told = [table, ...(beside === undefined ? [] : [beside.name])].map((name) => sql`${sql.table(name)}.*`);
  const { limit, offset } = pageOf(query);
  const page = sql<R>`select ${sql.join(told)}, outlet.name as outlet_name, outlet.name_np as outlet_name_np ${rows}
    order by ${orderOf(sorting, query.sort, usualSort, `${table}.id`)} limit ${limit} offset ${offset}`;
  const [found, recordsTotal] = await Promise.all([
    page.execute(db.tables()),
    db.count(sql`select 1 as one ${rows}`.compile(db.tables())),
  ]);
  return { rows: found.rows, recordsTotal };
}
