import type { Answer, Input } from '@bahi/contract/endpoint';
import type { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, type Paisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { toDevanagari, toLatin } from '@bahi/domain/numbers/digits';
import { noRows, pageOf, searchPattern } from '../../../platform/database/list-query.ts';
import { listGoods } from '../stock-paper/stock-goods.ts';
import { listPapers } from '../stock-paper/stock-paper.list.ts';
import { paperHeadOf, paperRowOf, seesCost } from '../stock-paper/stock-paper.rows.ts';
import {
  comparedColumns,
  type ComparedLine,
  comparedFrom,
  lineAnswerOf,
  sheetValues,
  shelfOrder,
} from './stock-count.lines.ts';
import { prepareCount } from './stock-count.prepare.ts';
import { type CountSheet, readSheet } from './stock-count.sheet.ts';

type Contract = typeof stockCountContract;

/** The counts that the caller sees, newest first unless another order is asked for. */
export async function listStockCounts(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const { db, businessId } = context;
  const ofScope =
    query.scope === undefined
      ? []
      : [
          sql<SqlBool>`exists (select from stock_count own where own.business_id = ${businessId}
            and own.id = stock_paper.id and own.scope = ${query.scope})`,
        ];
  const { rows, recordsTotal } = await listPapers(context, 'STOCK_COUNT', query, ofScope);
  const sheets = await Promise.all(rows.map((row) => readSheet({ db, businessId }, row.id)));
  return { rows: sheets.map((sheet) => rowOf(sheet, context)), recordsTotal };
}

/** One count, without its lines: a sheet may have thousands of them. */
export async function getStockCount(
  context: Context,
  { params }: Input<Contract['get']>,
): Promise<Answer<Contract['get']>> {
  const sheet = await readSheet(context, params.id);
  return { ...rowOf(sheet, context), ...paperHeadOf(sheet, context), isLive: sheet.is_live };
}

const shown = {
  ALL: 'true',
  OPEN: 'counted_quantity is null',
  COUNTED: 'counted_quantity is not null',
  DIFFERENT: 'counted_quantity <> compared_with',
} as const;

const sorted = { particulars: 'particulars collate "ne-x-icu"', code: 'code', counted: 'counted_quantity' } as const;

/** As the shelf stands, unless another order is asked for; fails at `sort` for one that there is not. */
function orderOfLines(sort: string | undefined): string {
  if (sort === undefined) return 'place';
  const column = Object.entries(sorted).find(([name]) => name === sort.replace(/^-/, ''))?.[1];
  if (column === undefined) return fail('common.sortUnknown', { field: 'sort' });
  return `${column} ${sort.startsWith('-') ? 'desc' : 'asc'} nulls last`;
}

/** A page of the lines of a sheet, in the order of the shelf. */
export async function listCountLines(
  context: Context,
  { params, query }: Input<Contract['lines']>,
): Promise<Answer<Contract['lines']>> {
  const { db, businessId, today } = context;
  const sheet = await readSheet(context, params.id);
  const order = orderOfLines(query.sort);
  if (query.isActive === false) return noRows;
  const { limit, offset } = pageOf(query);
  const pattern = searchPattern(query.search);
  const patterns = pattern === null ? null : [pattern, toLatin(pattern), toDevanagari(pattern)];
  const rows = await db.query<ComparedLine & { in_all: number }>(
    `select *, count(*) over ()::int as in_all from (
       select ${comparedColumns}, row_number() over (order by ${shelfOrder}) as place from ${comparedFrom}
         and ($7::text[] is null or concat_ws(' ', line.code, line.particulars, line.particulars_np, variant.sku, variant.barcode) ilike any ($7))
     ) sheet where ${shown[query.show]} order by ${order}, place limit $8 offset $9`,
    [...sheetValues(businessId, sheet, formatAdDate(today)), patterns, limit, offset],
  );
  return { rows: rows.map((line) => lineAnswerOf(line, context)), recordsTotal: rows[0]?.in_all ?? 0 };
}

/** What can be put onto a sheet. */
export function countGoods(context: Context, { query }: Input<Contract['goods']>): Promise<Answer<Contract['goods']>> {
  return listGoods(context, query);
}

/** What would be posted now. */
export async function countDifferences(
  context: Context,
  { params }: Input<Contract['differences']>,
): Promise<Answer<Contract['differences']>> {
  const sheet = await readSheet(context, params.id);
  const { different, counted, posted } = await prepareCount(context, sheet, { isPosted: false });
  const values = new Map<number, Paisa>();
  for (const { sourceLine, value } of posted.ok ? posted.posting.stockMoves : [])
    values.set(sourceLine, sumPaisa([values.get(sourceLine) ?? zeroPaisa, value]));
  const sees = seesCost(context);
  const sumOf = (isMeant: (value: number) => boolean): number | null =>
    sees ? rupeesOf(sumPaisa([...values.values()].filter(isMeant))) : null;
  return {
    rows: different.map((line, position) => {
      const value = values.get(position);
      return {
        ...lineAnswerOf(line, context),
        value: sees && value !== undefined && !line.needsCost ? rupeesOf(value) : null,
        unitCost: line.unit_cost_paisa === null || !sees ? null : rupeesOf(asPaisa(line.unit_cost_paisa)),
        needsCost: line.needsCost,
        ...(line.isFoundInBatches ? { keepsBatches: true } : {}),
        ...(line.isLostFromBatches ? { losesBatches: true } : {}),
        ...(line.batch_number === null || line.batch_expires_on === null
          ? {}
          : { batchNumber: line.batch_number, batchExpiryAD: line.batch_expires_on }),
      };
    }),
    countedCount: counted.length,
    openCount: sheet.line_count - counted.length,
    surplusValue: sumOf((value) => value > 0),
    shortageValue: sumOf((value) => value < 0),
  };
}

function rowOf(sheet: CountSheet, context: Context): Answer<Contract['list']>['rows'][number] {
  return {
    ...paperRowOf(sheet, context),
    scope: sheet.scope,
    categoryName: sheet.category_name,
    categoryNameNp: sheet.category_name_np,
    lineCount: sheet.line_count,
    countedCount: sheet.counted_count,
  };
}
