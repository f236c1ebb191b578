import type { Answer } from '@bahi/contract/endpoint';
import type { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { addDays, asCalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { FiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { vatMonthsBetween } from '@bahi/domain/calendar/vat-month';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readSheet } from '../asset/asset.sheet.ts';
import { readRunning } from '../prepaid/prepaid.queries.ts';
import { dueMonths } from '../prepaid/prepaid.rows.ts';
import { countDueInstalments } from '../loan/loan.queries.ts';
import { countersBehind, unheardSince } from '../period-lock/counters-behind.ts';
import { lockedThrough } from '../period-lock/period-lock.queries.ts';
import { type BalanceRow, countExceptions } from './year-end.figures.ts';

type Point = Answer<(typeof yearEndContract)['get']>['points'][number];

/** What is looked at before a year is closed: each point with what stands in the way, which is nothing where it is in order. */
export async function readPoints(
  context: Context,
  year: FiscalYear,
  opening: readonly BalanceRow[] | null,
): Promise<Point[]> {
  return [
    ...(await readDrafts(context, year)),
    ...(await readOpenMonths(context, year)),
    ...(await readOpenLines(context, year)),
    ...(await readDepreciation(context, year)),
    await readPrepaid(context, year),
    pointOf('LOAN_INSTALMENTS', { count: await countDueInstalments(context, year.lastDay) }),
    ...(opening === null ? [] : [unexplained(opening)]),
    pointOf('STOCK_BELOW_ZERO', { count: await countExceptions(context, year, 'NEGATIVE_STOCK') }),
    pointOf('CASH_BELOW_ZERO', { count: await countExceptions(context, year, 'CASH_BELOW_ZERO') }),
    ...(await readCounters(context, year)),
  ];
}

function pointOf(point: Point['point'], more: Partial<Point> = {}): Point {
  return {
    point,
    count: 0,
    amount: null,
    gain: null,
    draftKind: null,
    accountId: null,
    name: null,
    nameNp: null,
    ...more,
  };
}

/** Drafts that bear a day of the year and would be in the books, kind by kind: documents, vouchers, papers of stock. */
async function readDrafts({ db, businessId }: Context, { firstDay, lastDay }: FiscalYear): Promise<Point[]> {
  const rows = await db.query<{ kind: string; count: number }>(
    `select kind, count(*)::int as count from (
       select kind, dated_on from document where business_id = $1 and state = 'DRAFT'
       union all select kind, dated_on from voucher where business_id = $1 and state = 'DRAFT'
       union all select kind, dated_on from stock_paper where business_id = $1 and state = 'DRAFT') draft
     where dated_on between $2 and $3 group by kind order by kind`,
    [businessId, formatAdDate(firstDay), formatAdDate(lastDay)],
  );
  if (rows.length === 0) return [pointOf('DRAFTS')];
  return rows.map(({ kind, count }) => pointOf('DRAFTS', { count, draftKind: kind }));
}

/** Of who is registered for VAT the months of the year that are over and not locked: filing a return locks its month. */
async function readOpenMonths(context: Context, { firstDay, lastDay }: FiscalYear): Promise<Point[]> {
  const { db, businessId, calendar, today } = context;
  const [row] = await db.query<{ is_registered: boolean }>(
    `select register_type = 'VAT' as is_registered from business where id = $1`,
    [businessId],
  );
  if (row?.is_registered !== true) return [];
  const until = asCalendarDay(Math.min(today, addDays(lastDay, 1)));
  const ends = vatMonthsBetween({ first: firstDay, today: until }, 12, calendar);
  const locked = Math.max(
    (await lockedThrough(context, 'ALL')) ?? -Infinity,
    (await lockedThrough(context, 'VAT')) ?? -Infinity,
  );
  return [pointOf('VAT_MONTHS', { count: ends.filter((end) => end > locked).length })];
}

/** Lines of the bank's statements of the year that nothing in the books is matched with, account by account. */
async function readOpenLines({ db, businessId }: Context, { firstDay, lastDay }: FiscalYear): Promise<Point[]> {
  const rows = await db.query<{ id: number; name: string; name_np: string; count: number }>(
    `select account.id, account.name, account.name_np, open.count from account
     cross join lateral (select count(*)::int as count from bank_line line
       where line.business_id = $1 and line.account_code = account.code and line.dated_on between $2 and $3
         and not exists (select from bank_match_part part where part.business_id = $1 and part.line_id = line.id)) open
     where account.business_id = $1 and account.group_code in ('BANK', 'WALLET') and open.count > 0
     order by account.code`,
    [businessId, formatAdDate(firstDay), formatAdDate(lastDay)],
  );
  if (rows.length === 0) return [pointOf('BANK_LINES')];
  return rows.map(({ id, count, name, name_np: nameNp }) =>
    pointOf('BANK_LINES', { count, accountId: id, name, nameNp }),
  );
}

/** What fixed assets lose in the year, while no voucher says it; who works in one outlet sees only a part of the pools. */
async function readDepreciation(context: Context, year: FiscalYear): Promise<Point[]> {
  if (context.outletId !== null) return [];
  const { total, voucher } = await readSheet(context, year);
  const isOpen = voucher === null && total.depreciation + total.gain > 0;
  return [
    pointOf('DEPRECIATION', {
      count: isOpen ? 1 : 0,
      amount: total.depreciation,
      gain: isOpen && total.gain > 0 ? total.gain : null,
    }),
  ];
}

/** Months of prepaid expenses until the end of the year that no voucher has taken. */
async function readPrepaid(context: Context, { lastDay }: FiscalYear): Promise<Point> {
  const open = (await readRunning(context)).flatMap((entry) => dueMonths(context, entry, lastDay));
  return pointOf('PREPAID_MONTHS', { count: open.length });
}

/** What registered counters leave out of the year: once it is closed nothing of it is posted any more. */
async function readCounters(context: Context, { firstDay: from, lastDay: to }: FiscalYear): Promise<Point[]> {
  const counters = await countersBehind(context, { from, to });
  if (counters === null) return [];
  return [
    pointOf('COUNTER_INVOICES', { count: counters.reduce((sum, { numbers }) => sum + numbers.length, 0) }),
    pointOf('COUNTERS_UNHEARD', { count: unheardSince(counters, context, to).length }),
  ];
}

/** What the business began with and nobody has explained yet. */
function unexplained(opening: readonly BalanceRow[]): Point {
  const row = opening.find(({ account }) => account === 'OPENING_BALANCE');
  const paisa = (row?.openingDebit ?? 0) - (row?.openingCredit ?? 0);
  return pointOf('OPENING_BALANCE', { count: paisa === 0 ? 0 : 1, amount: rupeesOf(paisa) });
}
