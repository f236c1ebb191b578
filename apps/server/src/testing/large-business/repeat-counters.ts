import type { OwnerQuery } from '../test-database.ts';
import type { Repetition } from './repeated-columns.ts';

/** How many numbers the rows took of each series: a copy's follow after those of the copy before. */
export async function noteSeries(query: OwnerQuery, { businessId, above }: Repetition): Promise<void> {
  const taken = (
    table: string,
    kind: string,
  ) => `select '${table}' as table_name, ${kind} as kind, outlet_id, fiscal_year, count(*)::int as taken
    from ${table} where business_id = ${businessId} and id > ${above} and sequence is not null
    group by ${kind}, outlet_id, fiscal_year`;
  const tables = [taken('document', 'kind'), taken('settlement', 'kind'), taken('quotation', "'QUOTATION'::text")];
  await query(`create temp table repeated_series as ${tables.join(' union all ')}`);
}

/** The transactions that wrote the rows, in their order. */
export async function transactionsOf(query: OwnerQuery, { businessId, above }: Repetition): Promise<string[]> {
  const links = await query(
    `select transaction_id::text as id from audit_link link where business_id = $1 and exists (select from audit_event event
       where event.business_id = $1 and event.transaction_id = link.transaction_id and event.id > $2) order by seq`,
    [businessId, above],
  );
  return links.map(({ id }) => String(id));
}

/** What is kept of many rows, and not audited: the numbers that were taken, all of them on the day, what is on hand, and the figures beside the books. */
export async function bringUpToDate(query: OwnerQuery, { businessId, copies }: Repetition): Promise<void> {
  await query('update number_series set last_number = last_number * ($2::int + 1) where business_id = $1', [
    businessId,
    copies,
  ]);
  await query(
    `update stock_balance balance set quantity = moved.quantity, value_paisa = moved.value_paisa, last_moved_on = moved.last_on
     from (select item_variant_id, outlet_id, sum(quantity) as quantity, sum(value_paisa)::bigint as value_paisa,
         max(moved_on) as last_on
       from stock_move where business_id = $1 group by item_variant_id, outlet_id) moved
     where balance.business_id = $1 and balance.item_variant_id = moved.item_variant_id
       and balance.outlet_id = moved.outlet_id`,
    [businessId],
  );
  for (const table of ['account_day', 'party_month', 'party_balance', 'due_day', 'district_month', 'stock_month']) {
    await query(`delete from ${table} where business_id = $1`, [businessId]);
    await query(`insert into ${table} select * from ${table}_of_books where business_id = $1`, [businessId]);
  }
}
