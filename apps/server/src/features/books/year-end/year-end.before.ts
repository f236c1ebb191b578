import type { Answer } from '@bahi/contract/endpoint';
import type { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import type { FiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { closingLines } from '@bahi/domain/posting/accounts/year-closing';
import type { Context } from '../../../platform/core/context.ts';
import { firstUnpostedYear } from '../asset/asset.years.ts';
import { balancesOf, readProfit } from './year-end.figures.ts';
import { readYears, type YearState } from './year-end.year.ts';

type Before = Answer<(typeof yearEndContract)['get']>['before'];

/**
 * What has to be done before a year is closed: nothing more can be written into it afterwards, so that its depreciation
 * and that of the years before comes first, and years are closed in their order. Null: nothing.
 */
export async function readBefore(
  context: Context,
  year: FiscalYear,
  { closedThrough }: Pick<YearState, 'closedThrough'>,
): Promise<Before> {
  for (const former of (await readYears(context)).toReversed()) {
    if (former.lastDay >= year.lastDay) break;
    const isClosed = closedThrough !== null && former.lastDay <= closedThrough;
    if (!isClosed && (await isEarning(context, former))) return { act: 'CLOSE', fiscalYear: former.label };
  }
  const unposted = await firstUnpostedYear(context, year);
  return unposted === null ? null : { act: 'DEPRECIATION', fiscalYear: unposted };
}

/** Anything is left on the accounts of income and expense of a year, in any outlet. */
async function isEarning(context: Context, year: FiscalYear): Promise<boolean> {
  for (const outletId of await readOutletIds(context))
    if (closingLines(balancesOf(await readProfit(context, year, outletId)), 'CAPITAL').length > 0) return true;
  return false;
}

/** All outlets of the business, in their order. */
export async function readOutletIds({ db, businessId }: Context): Promise<number[]> {
  const rows = await db.query<{ id: number }>('select id from outlet where business_id = $1 order by id', [businessId]);
  return rows.map(({ id }) => id);
}
