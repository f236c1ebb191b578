import { yearSums, type yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { profitAndLossContract } from '@bahi/contract/reports/profit-and-loss/profit-and-loss.contract';
import { trialBalanceContract } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { addDays } from '@bahi/domain/calendar/calendar-day';
import { type FiscalYear, fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import type { Context } from '../../../platform/core/context.ts';
import { readFiscalYear } from '../../../platform/core/fiscal-years.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readBefore } from './year-end.before.ts';
import { type BalanceRow, type ProfitRow, readOpeningOfNext, readProfit } from './year-end.figures.ts';
import { readPoints } from './year-end.points.ts';
import { readSeries } from './year-end.series.ts';
import { type ClosingRow, daysOf, readClosing, readState, readYears } from './year-end.year.ts';

type Contract = typeof yearEndContract;
export type YearEnd = Answer<Contract['get']>;

/** The end of the year asked for; else of the last one that is over, or, where none is, of the one that runs. */
export async function getYearEnd(context: Context, { query }: Input<Contract['get']>): Promise<YearEnd> {
  if (query.fiscalYear) return readYearEnd(context, readFiscalYear(context, query.fiscalYear));
  const [running, before] = await readYears(context);
  return readYearEnd(context, before ?? running ?? fiscalYearOf(context.today, context.calendar));
}

/** All that is told of the end of a year, read one after another: each of it is a report of its own. */
export async function readYearEnd(context: Context, year: FiscalYear): Promise<YearEnd> {
  const state = await readState(context, year);
  const closing = await readClosing(context, year);
  const profit = context.can(profitAndLossContract.generate.access) ? await readProfit(context, year, null) : null;
  const seesOpening = state.isOver && context.can(trialBalanceContract.generate.access);
  const opening = seesOpening ? await readOpeningOfNext(context, year) : null;
  const seesAll = context.outletId === null;
  const isNext = seesAll && state.isOver && !state.isLocked && !state.isClosed && !state.isLaterClosed;
  const before = isNext ? await readBefore(context, year, state) : null;
  return {
    fiscalYear: year.label,
    ...daysOf(context, year),
    nextYear: fiscalYearOf(addDays(year.lastDay, 1), context.calendar).label,
    isOver: state.isOver,
    years: (await readYears(context)).map(({ label }) => label),
    isLocked: state.isLocked,
    closing: closingOf(closing, profit !== null),
    before,
    isClosable: isNext && before === null,
    isReopenable: seesAll && state.isClosed && !state.isLocked && !state.isLaterClosed,
    points: await readPoints(context, year, opening),
    sums: profit === null ? null : sumsOf(profit),
    opening: opening === null ? null : openingOf(opening),
    series: await readSeries(context, year),
  };
}

function closingOf(rows: readonly ClosingRow[], seesProfit: boolean): YearEnd['closing'] {
  const [first] = rows;
  if (first === undefined) return null;
  return {
    onto: rows.find(({ profit_paisa: profit }) => profit !== 0)?.onto ?? first.onto,
    closedBy: first.created_by_name,
    closedAt: first.created_at.toISOString(),
    vouchers: rows.map((row) => ({
      id: row.id,
      code: row.number ?? '',
      outletName: row.outlet_name,
      outletNameNp: row.outlet_name_np,
      profit: seesProfit ? rupeesOf(row.profit_paisa) : null,
    })),
  };
}

function sumsOf(rows: readonly ProfitRow[]): NonNullable<YearEnd['sums']> {
  return yearSums.map((sum) => ({ sum, amount: rupeesOf(rows.find((row) => row.sum === sum)?.amount ?? 0) }));
}

function openingOf(rows: readonly BalanceRow[]): NonNullable<YearEnd['opening']> {
  const sum = (of: 'openingDebit' | 'openingCredit'): number =>
    rupeesOf(rows.reduce((total, row) => total + (row[of] ?? 0), 0));
  return {
    rows: rows.map((row) => ({
      account: row.account,
      name: row.name,
      nameNp: row.nameLocLang,
      debit: rupeesOf(row.openingDebit ?? 0),
      credit: rupeesOf(row.openingCredit ?? 0),
    })),
    debit: sum('openingDebit'),
    credit: sum('openingCredit'),
  };
}
