import type { assetContract } from '@bahi/contract/books/asset/asset.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { type FiscalYear, fiscalYearFrom, fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type AssetPool, poolRates, type PoolYear } from '@bahi/domain/numbers/depreciation';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readFiscalYear, yearsSince } from '../../../platform/core/fiscal-years.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readBookBalance } from '../bank-statement/bank.account.ts';
import { laterOf, readOpenFrom } from '../ledger/open-days.ts';
import { isUnposted, type PostedYear, readPools, readPostedYears, type ToldYear, yearsUntil } from './asset.years.ts';

type Contract = typeof assetContract;
export type Sheet = Answer<Contract['sheet']>;

/** The depreciation of the year asked for; else of the last that is over, or, where none is, of the one that runs. */
export async function getSheet(context: Context, { query }: Input<Contract['sheet']>): Promise<Sheet> {
  refuseOfOutlet(context);
  if (query.fiscalYear) return readSheet(context, readFiscalYear(context, query.fiscalYear));
  const running = fiscalYearOf(context.today, context.calendar);
  const { first } = await readPools(context, running);
  const isFirst = first === null || first >= running.startBsYear;
  return readSheet(context, isFirst ? running : fiscalYearFrom(running.startBsYear - 1, context.calendar));
}

/** Pools are of the whole business: whoever works in one outlet sees only a part of them. */
export function refuseOfOutlet({ outletId }: Pick<Context, 'outletId'>): void {
  if (outletId !== null) fail('asset.ofAllOutlets', { status: 403 });
}

export async function readSheet(context: Context, year: FiscalYear): Promise<Sheet> {
  const { calendar, businessId } = context;
  const register = await readPools(context, year);
  const { pools, total, first } = register;
  const posted = await readPostedYears(context);
  const years = yearsUntil(context, register, posted, year);
  const own = posted.find(({ fiscal_year: of }) => of === year.label);
  const last = bothDates(year.lastDay, calendar);
  // What a voucher of a later day says, or none yet, is still on the account on the last day.
  const written = ({ postedOn }: ToldYear): boolean => postedOn !== null && postedOn <= year.lastDay;
  const late = years.filter((one) => !written(one)).map((one) => one.total.depreciation - one.total.gain);
  const former = years.slice(0, -1).find(isUnposted)?.label ?? null;
  return {
    fiscalYear: year.label,
    lastDayAD: last.ad,
    lastDayBS: last.bs,
    years: yearsSince(context, first ?? year.startBsYear).map(({ label }) => label),
    isOver: year.lastDay < context.today,
    rows: [...pools].map(([pool, amounts]) => ({ pool, rate: rateOf(pool), ...told(amounts) })),
    total: told(total),
    registered: rupeesOf(total.closing + late.reduce((sum, paisa) => sum + paisa, 0)),
    booked: rupeesOf(await readBookBalance({ ...context, businessId }, 'FIXED_ASSETS', formatAdDate(year.lastDay))),
    voucher: own === undefined ? null : voucherOf(own),
    formerYear: former,
    ...(await readActs(context, year, { total, posted, own, former })),
  };
}

type Told = { total: PoolYear; posted: readonly PostedYear[]; own: PostedYear | undefined; former: string | null };

/** What may be done about a year, as the server takes it, and on which day. */
async function readActs(context: Context, year: FiscalYear, { total, posted, own, former }: Told) {
  const openFrom = await readOpenFrom(context, { hasVat: false });
  const day = laterOf(year.lastDay, openFrom);
  const isNext = own === undefined && former === null && !posted.some(({ fiscal_year: of }) => of > year.label);
  const isOver = year.lastDay < context.today && day <= context.today;
  return {
    postingDayAD: formatAdDate(day),
    isPostable: isNext && isOver && total.depreciation + total.gain > 0,
    isReversible: own !== undefined && posted[0] === own && (openFrom === null || openFrom <= storedDay(own.dated_on)),
  };
}

function rateOf(pool: AssetPool): number | null {
  return pool === 'E' ? null : poolRates[pool] / 100;
}

function told(amounts: PoolYear): Sheet['total'] {
  return {
    opening: rupeesOf(amounts.opening),
    added: rupeesOf(amounts.added),
    absorbed: rupeesOf(amounts.absorbed),
    disposed: rupeesOf(amounts.disposed),
    depreciation: rupeesOf(amounts.depreciation),
    gain: rupeesOf(amounts.gain),
    closing: rupeesOf(amounts.closing),
  };
}

function voucherOf(row: PostedYear): NonNullable<Sheet['voucher']> {
  const { voucher_id: id, code, created_by_name: postedBy, created_at: at } = row;
  return { id, code: code ?? '', postedBy, postedAt: at.toISOString() };
}
