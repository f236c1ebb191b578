import type { stockCountForm } from '@bahi/contract/stock/stock-count/stock-count.contract';
import type { z } from '@bahi/contract/zod';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { isScanned } from '../../catalogue/item/item-search.ts';
import type { PaperOfOutlet, StockPaper } from '../stock-paper/stock-paper.rows.ts';

type Form = z.output<typeof stockCountForm>;
type Reader = Pick<Context, 'db' | 'businessId'>;
export const mostCounted = 2000;

/** The head of a count with what is its own. */
export type CountSheet = PaperOfOutlet & {
  scope: 'ALL' | 'CATEGORY' | 'PICKED';
  is_live: boolean;
  category_name: string | null;
  category_name_np: string | null;
  line_count: number;
  counted_count: number;
};

/** What a row of the list and the head of a sheet have beside the paper's own columns; the paper is called `stock_paper`. */
export const countColumns = `own.scope, own.is_live, category.name as category_name, category.name_np as category_name_np,
  lines.line_count, lines.counted_count`;
export const countJoins = `join stock_count own on own.business_id = stock_paper.business_id and own.id = stock_paper.id
  left join item_category category on category.business_id = own.category_business_id and category.id = own.category_id
  cross join lateral (select count(*)::int as line_count, count(line.counted_quantity)::int as counted_count
    from stock_count_line line where line.business_id = stock_paper.business_id and line.paper_id = stock_paper.id) lines`;

/** One count; 404 for another business's or another outlet's. */
export async function readSheet({ db, businessId }: Reader, id: number): Promise<CountSheet> {
  const [row] = await db.query<CountSheet>(
    `select stock_paper.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np, ${countColumns}
     from stock_paper
     join outlet on outlet.business_id = stock_paper.business_id and outlet.id = stock_paper.outlet_id ${countJoins}
     where stock_paper.business_id = $1 and stock_paper.id = $2`,
    [businessId, id],
  );
  return row ?? failNotFound();
}

/**
 * The sheet while a line of it is written: others write theirs at the same time, but nobody posts it before. Refused
 * once it is posted.
 */
export async function holdSheet(
  { db, businessId }: Reader,
  id: number,
): Promise<Pick<StockPaper, 'id' | 'outlet_id' | 'dated_on'> & { is_live: boolean }> {
  const [row] = await db.query<Pick<StockPaper, 'id' | 'outlet_id' | 'dated_on' | 'state'> & { is_live: boolean }>(
    `select paper.id, paper.outlet_id, paper.dated_on, paper.state, own.is_live from stock_paper paper
     join stock_count own on own.business_id = paper.business_id and own.id = paper.id
     where paper.business_id = $1 and paper.id = $2 for share of paper`,
    [businessId, id],
  );
  if (row === undefined) return failNotFound();
  return row.state === 'DRAFT' ? row : fail('stockPaper.postedImmutable', { status: 409 });
}

/** The shared or own category that is counted; refused at its field where it is not there. */
export async function readCategory(
  { db, businessId }: Reader,
  { scope, itemCategoryId }: Pick<Form, 'scope' | 'itemCategoryId'>,
): Promise<{ business_id: number; id: number } | null> {
  if (scope !== 'CATEGORY' || itemCategoryId === null) return null;
  const [row] = await db.query<{ business_id: number; id: number }>(
    'select business_id, id from item_category where business_id in (0, $1) and id = $2',
    [businessId, itemCategoryId],
  );
  return row ?? fail('common.unknownRecord', { field: 'itemCategoryId' });
}

/**
 * Puts onto a new sheet what can be on the shelf: what is sold, of the category if one is counted, and what the books
 * have there though it is retired. Answers how many lines there are.
 */
export async function fillSheet(
  { db, businessId }: Reader,
  { paperId, outletId, categoryId }: { paperId: number; outletId: number; categoryId: number | null },
): Promise<number> {
  const rows = await db.query<{ id: number }>(
    `insert into stock_count_line (business_id, paper_id, item_variant_id, code, particulars, particulars_np, unit, unit_np)
     select $1, $2, variant.id, ${lineTexts}
     from ${variantsToCount}
     left join stock_balance balance on balance.business_id = variant.business_id and balance.item_variant_id = variant.id
       and balance.outlet_id = $3
     where variant.business_id = $1 and ($4::bigint is null or $4 in (item.category_id, item.sub_category_id))
       and ((item.is_active and variant.is_active) or balance.quantity <> 0)
     order by variant.id limit $5 returning id`,
    [businessId, paperId, outletId, categoryId, mostCounted + 1],
  );
  if (rows.length > mostCounted) fail('stockCount.sheetFull', { field: 'scope', parameters: { most: mostCounted } });
  return rows.length;
}

/** Puts one variant onto a sheet where it is not on it yet. Fails at its field where there is none. */
export async function putOnSheet(
  { db, businessId }: Reader,
  { paperId, variantId }: { paperId: number; variantId: number },
): Promise<void> {
  const known = await db.query(
    `select id from stock_count_line where business_id = $1 and paper_id = $2 and item_variant_id = $3`,
    [businessId, paperId, variantId],
  );
  if (known.length > 0) return;
  const variants = await db.query('select id from item_variant where business_id = $1 and id = $2', [
    businessId,
    variantId,
  ]);
  if (variants.length === 0) fail('goodsLines.itemUnknown', { field: 'itemLedgerDetailId' });
  await db.query(
    `insert into stock_count_line (business_id, paper_id, item_variant_id, code, particulars, particulars_np, unit, unit_np)
     select $1, $2, variant.id, ${lineTexts} from ${variantsToCount}
     where variant.business_id = $1 and variant.id = $3
     on conflict on constraint stock_count_line_variant_key do nothing returning id`,
    [businessId, paperId, variantId],
  );
}

/** The variant whose barcode or SKU a scanner read; fails at `code` where there is none. */
export async function variantOfCode({ db, businessId }: Reader, code: string): Promise<number> {
  const found = await db
    .tables()
    .selectFrom('item_variant as variant')
    .select('variant.id')
    .where('variant.business_id', '=', businessId)
    .where(isScanned(code))
    .orderBy('variant.is_active', 'desc')
    .orderBy('variant.id')
    .limit(1)
    .execute();
  return found[0]?.id ?? fail('stockCount.codeUnknown', { field: 'code', parameters: { code } });
}

const lineTexts = `item.code, concat_ws(' ', item.name, variant.attribute_value),
  case when item.name_np is null then null else concat_ws(' ', item.name_np, variant.attribute_value_np) end,
  unit.short_code, coalesce(unit.name_np, unit.short_code)`;
const variantsToCount = `item_variant variant
  join item on item.business_id = variant.business_id and item.id = variant.item_id
  join unit on unit.business_id = item.unit_business_id and unit.id = item.unit_id`;
