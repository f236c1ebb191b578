import type { Answer, Input } from '@bahi/contract/endpoint';
import type { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { afterMove } from '@bahi/domain/posting/costs/cost-origin';
import { asPaisa, subtractPaisa } from '@bahi/domain/numbers/money';
import { numberFromQuantity, subtractQuantity } from '@bahi/domain/numbers/quantity';
import type { StockBalance } from '@bahi/domain/stock-cost';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { type Period, readPeriod } from '../../../platform/core/period.ts';
import { pageOf } from '../../../platform/database/list-query.ts';
import { readQuantity } from '../../books/ledger/balances.ts';
import {
  goodsQuery,
  type MonthRow,
  monthQuery,
  movedBefore,
  type MovedRow,
  movedWithin,
  placesQuery,
  runningQuery,
  type RunningRow,
} from './stock-card.books.ts';
import { amountOf, type GoodsRow, goodsOf, type Moved, movedOf, moveOf, onHandOf } from './stock-card.rows.ts';

type Contract = typeof stockCardContract;
export type Card = Answer<Contract['get']>;
export type CardRow = Card['rows'][number];
export type Reader = Pick<Context, 'db' | 'businessId' | 'outletId' | 'calendar' | 'can'>;
/** The goods, in which outlets, and when. */
export type Asked = { variantId: number; outletId: number | null; period: Period };
/** The card without its rows, and where they are. */
export type CardFrame = Omit<Card, 'rows' | 'recordsTotal'> & { outletIds: number[]; start: Start; moves: number };

/** One page of the card of some goods. */
export async function getStockCard(context: Context, { params, query }: Input<Contract['get']>): Promise<Card> {
  const period = readPeriod(context.calendar, query);
  const asked = { variantId: params.variantId, outletId: query.outletId ?? null, period };
  const { outletIds, start, moves, ...frame } = await readCardFrame(context, asked);
  const { limit, offset } = pageOf(query);
  const near = offset === 0 ? start : await nearestStart(context, asked, outletIds, { start, offset });
  const skipped = start.moves + offset - near.moves;
  const rows = await context.db.query<RunningRow>(
    runningQuery,
    rowsAsked(context, asked, outletIds, { start: near, skipped, limit }),
  );
  return { ...frame, rows: rows.map((row) => cardRowOf(row, context)), recordsTotal: moves };
}

/** What goods they are, what was there before the period, and what the period comes to. */
export async function readCardFrame(reader: Reader, { variantId, outletId, period }: Asked): Promise<CardFrame> {
  const [goods, outletIds] = await Promise.all([readGoods(reader, variantId), readPlaces(reader, variantId, outletId)]);
  const before = await readMovedBefore(reader, { variantId, outletIds, day: period.from, id: 0 });
  const within = await readMovedWithin(reader, { variantId, outletIds, period, before });
  const opening = balanceOf(before);
  const change = balanceOf(within);
  return {
    goods: goodsOf(goods),
    fromDateAD: formatAdDate(period.from),
    toDateAD: formatAdDate(period.to),
    opening: onHandOf(opening, reader),
    in: amountOf(within.in, reader),
    out: amountOf(within.out, reader),
    closing: onHandOf(afterMove(opening, change), reader),
    outletIds,
    start: { day: period.from, moves: before.moves, balance: opening },
    moves: within.moves,
  };
}

/** A day from which on moves are counted, with how many there were before and what was on hand. */
type Start = { day: CalendarDay; moves: number; balance: StockBalance };
type Slice = { start: Start; skipped: number; limit: number };

/** The values of `runningQuery`. */
export function rowsAsked(
  { businessId }: Pick<Reader, 'businessId'>,
  { variantId, period }: Asked,
  outletIds: readonly number[],
  { start, skipped, limit }: Slice,
): unknown[] {
  const { day, balance } = start;
  const days = [formatAdDate(day), formatAdDate(period.to)];
  return [
    businessId,
    variantId,
    outletIds,
    ...days,
    numberFromQuantity(balance.quantity),
    balance.value,
    skipped,
    limit,
  ];
}

/** The month in which a page begins, or the period's first day where that is the nearer one. */
async function nearestStart(
  { db, businessId }: Reader,
  { variantId }: Asked,
  outletIds: readonly number[],
  { start, offset }: { start: Start; offset: number },
): Promise<Start> {
  const [row] = await db.query<MonthRow>(monthQuery, [businessId, variantId, outletIds, start.moves + offset]);
  if (row === undefined || row.moves <= start.moves) return start;
  const balance = { quantity: readQuantity(row.quantity), value: asPaisa(row.value_paisa) };
  return { day: storedDay(row.month), moves: row.moves, balance };
}

/** What moved in a period; of one that is longer than its months it is what is kept of them. */
async function readMovedWithin(
  reader: Reader,
  { period, before, ...at }: { variantId: number; outletIds: readonly number[]; period: Period; before: Moved },
): Promise<Moved> {
  const { db, businessId } = reader;
  const end = addDays(period.to, 1);
  const [from, to] = [formatAdDate(period.from), formatAdDate(end)];
  if (from.slice(0, 7) !== to.slice(0, 7)) {
    const all = await readMovedBefore(reader, { ...at, day: end, id: 0 });
    return { moves: all.moves - before.moves, in: less(all.in, before.in), out: less(all.out, before.out) };
  }
  const values = [businessId, at.variantId, at.outletIds, from, formatAdDate(period.to)];
  const [sums] = await db.query<MovedRow>(movedWithin, values);
  return movedOf(sums);
}

export function cardRowOf(row: RunningRow, reader: Pick<Reader, 'can' | 'calendar'>): CardRow {
  const running = { quantity: readQuantity(row.running_quantity), value: asPaisa(row.running_paisa) };
  const { quantity, value } = amountOf(running, reader);
  return { ...moveOf(row, reader), runningQuantity: quantity, runningValue: value };
}

export async function readGoods({ db, businessId }: Reader, variantId: number): Promise<GoodsRow> {
  const [goods] = await db.query<GoodsRow>(goodsQuery, [businessId, variantId]);
  return goods ?? failNotFound();
}

/** What moved before a point in the order of day and id. */
export async function readMovedBefore(
  { db, businessId }: Reader,
  at: { variantId: number; outletIds: readonly number[]; day: CalendarDay; id: number },
): Promise<Moved> {
  const [sums] = await db.query<MovedRow>(movedBefore, [
    businessId,
    at.variantId,
    at.outletIds,
    formatAdDate(at.day),
    at.id,
  ]);
  return movedOf(sums);
}

export function balanceOf({ in: came, out: went }: Moved): StockBalance {
  return less(came, went);
}

/** The outlets in which the goods have moved; one that is asked for is there, and within the caller's token. */
async function readPlaces({ db, businessId, outletId: own }: Reader, variantId: number, asked: number | null) {
  if (asked !== null) {
    const known = await db.query('select id from outlet where business_id = $1 and id = $2', [businessId, asked]);
    if (known.length === 0 || (own !== null && own !== asked)) fail('common.unknownRecord', { field: 'outletId' });
  }
  const places = await db.query<{ outlet_id: number }>(placesQuery, [businessId, variantId, asked ?? own]);
  return places.map(({ outlet_id }) => outlet_id);
}

function less(all: StockBalance, part: StockBalance): StockBalance {
  return { quantity: subtractQuantity(all.quantity, part.quantity), value: subtractPaisa(all.value, part.value) };
}
