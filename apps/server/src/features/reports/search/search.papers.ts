import type { StockPaperKind } from '@bahi/domain/goods/stock-papers';
import type { Context } from '../../../platform/core/context.ts';
import { datedPapers, leadsToComing, numberedAs } from '../../stock/stock-paper/stock-paper.search.ts';
import { type Asked, numberedIds } from './search.numbered.ts';
import type { FoundRow } from './search.texts.ts';

/** The papers of a kind in whose number a text stands, what begins with it first, and then the newest first. */
export async function findPapers(context: Context, kind: StockPaperKind, asked: Asked): Promise<FoundRow[]> {
  const { db, businessId } = context;
  const selection = db
    .tables()
    .selectFrom('stock_paper')
    .where('stock_paper.business_id', '=', businessId)
    .where('stock_paper.kind', '=', kind);
  const last = leadsToComing(context, kind, asked.search);
  const ids = await numberedIds(context, { ...datedPapers, selection }, numberedAs(kind), asked, { last });
  return db.query<Omit<FoundRow, 'amount_paisa'>>(
    `select paper.id, coalesce(paper.number, '') as name, null as name_np, outlet.name as remark, outlet.name_np as remark_np,
       paper.state <> 'CANCELLED' as is_active
     from stock_paper paper join outlet on outlet.business_id = paper.business_id and outlet.id = paper.outlet_id
     where paper.business_id = $1 and paper.id = any($2) order by array_position($2::bigint[], paper.id)`,
    [businessId, ids],
  );
}
