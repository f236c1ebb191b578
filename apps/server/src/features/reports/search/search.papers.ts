import type { StockPaperKind } from '@bahi/domain/goods/stock-papers';
import type { Context } from '../../../platform/core/context.ts';
import { newestFound } from '../../../platform/database/found-page.ts';
import { findNumbers, leadsToNumbers } from '../../books/ledger/search/number-search.ts';
import { datedPapers, leadsToComing, numberedAs } from '../../stock/stock-paper/stock-paper.search.ts';
import type { FoundRow } from './search.texts.ts';

/** The papers of a kind in whose number a text stands, what begins with it first, and then the newest first. */
export async function findPapers(
  context: Context,
  kind: StockPaperKind,
  { search, wanted }: { search: string; wanted: number },
): Promise<FoundRow[]> {
  const { db, businessId } = context;
  const { runs, whole } = await findNumbers(context, numberedAs(kind), search);
  const selection = db
    .tables()
    .selectFrom('stock_paper')
    .where('stock_paper.business_id', '=', businessId)
    .where('stock_paper.kind', '=', kind);
  const ids: number[] = [];
  for (const begins of [true, false]) {
    const found = {
      runs: runs.filter((run) => run.begins === begins),
      whole: whole.filter((one) => one.begins === begins),
    };
    const coming = begins ? [] : leadsToComing(context, kind, search);
    const leads = [...leadsToNumbers(context, datedPapers, found, search), ...coming];
    if (leads.length > 0) ids.push(...(await newestFound(db, { ...datedPapers, selection }, leads, wanted)));
  }
  return db.query<FoundRow>(
    `select paper.id, coalesce(paper.number, '') as name, null as name_np, outlet.name as remark, outlet.name_np as remark_np,
       paper.state <> 'CANCELLED' as is_active
     from stock_paper paper join outlet on outlet.business_id = paper.business_id and outlet.id = paper.outlet_id
     where paper.business_id = $1 and paper.id = any($2) order by array_position($2::bigint[], paper.id)`,
    [businessId, ids.slice(0, wanted)],
  );
}
