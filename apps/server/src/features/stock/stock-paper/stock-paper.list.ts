import type { stockPaperQuery } from '@bahi/contract/stock/stock-paper/stock-paper';
import type { z } from '@bahi/contract/zod';
import type { StockPaperKind } from '@bahi/domain/goods/stock-papers';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { readDatedPage } from '../../../platform/database/found-page.ts';
import { nepaliOrder } from '../../../platform/database/list-query.ts';
import type { PaperOfOutlet } from './stock-paper.rows.ts';
import { datedPapers, paperSearch } from './stock-paper.search.ts';

type Query = z.output<typeof stockPaperQuery>;
const sorting = {
  code: sql`stock_paper.number`,
  dateAD: sql`stock_paper.dated_on`,
  outletName: nepaliOrder('outlet.name'),
  value: sql`stock_paper.value_paisa`,
};

/** The papers of a kind that the caller sees, newest first unless another order is asked for. */
export async function listPapers(
  context: Context,
  kind: StockPaperKind,
  query: Query,
  more: readonly RawBuilder<SqlBool>[] = [],
): Promise<{ rows: PaperOfOutlet[]; recordsTotal: number }> {
  const { db, businessId } = context;
  let selection = db
    .tables()
    .selectFrom('stock_paper')
    .leftJoin('outlet', (join) =>
      join.onRef('outlet.business_id', '=', 'stock_paper.business_id').onRef('outlet.id', '=', 'stock_paper.outlet_id'),
    )
    .where('stock_paper.business_id', '=', businessId)
    .where('stock_paper.kind', '=', kind);
  for (const condition of [...conditions(context, query), ...more]) selection = selection.where(condition);
  const shown = selection
    .selectAll('stock_paper')
    .select(['outlet.name as outlet_name', 'outlet.name_np as outlet_name_np'])
    .$castTo<PaperOfOutlet>();
  const list = { ...datedPapers, selection, shown, sorting, newestFirst: '-dateAD' };
  return readDatedPage(context, list, await paperSearch(context, kind, query.search), query);
}

function conditions({ calendar }: Pick<Context, 'calendar'>, query: Query): RawBuilder<SqlBool>[] {
  const from = readDay(calendar, { ad: query.fromDateAD, bs: null }, { ad: 'fromDateAD', bs: 'fromDateAD' });
  const to = readDay(calendar, { ad: query.toDateAD, bs: null }, { ad: 'toDateAD', bs: 'toDateAD' });
  return [
    query.state === undefined ? null : sql<SqlBool>`stock_paper.state = ${query.state}`,
    query.isActive === undefined ? null : sql<SqlBool>`(stock_paper.state <> 'CANCELLED') = ${query.isActive}`,
    query.outletId === undefined
      ? null
      : sql<SqlBool>`${query.outletId}::bigint in (stock_paper.outlet_id, stock_paper.to_outlet_id)`,
    from === null ? null : sql<SqlBool>`stock_paper.dated_on >= date '1970-01-01' + ${from}::int`,
    to === null ? null : sql<SqlBool>`stock_paper.dated_on <= date '1970-01-01' + ${to}::int`,
  ].filter((condition) => condition !== null);
}
