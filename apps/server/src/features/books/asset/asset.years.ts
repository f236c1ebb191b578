import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type FiscalYear, fiscalYearFrom } from '@bahi/domain/calendar/fiscal-year';
import { poolsOfYear, type PoolYear, totalOfPools } from '@bahi/domain/numbers/depreciation';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { registeredOf } from './asset.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'calendar'>;
export type PostedYear = Row<'asset_year'> & { code: string | null; dated_on: string };

/** The register, the pools of a year as it has them, and the BS year in which the first asset came. */
export async function readPools({ db, businessId, calendar }: Reader, { startBsYear }: FiscalYear) {
  const rows = await db.query<Row<'asset'>>('select * from asset where business_id = $1 order by id', [businessId]);
  const assets = rows.map((row) => registeredOf(row, calendar));
  const first = assets.length === 0 ? null : Math.min(...assets.map(({ year }) => year));
  const pools = poolsOfYear(assets, startBsYear);
  return { assets, pools, total: totalOfPools(pools), first };
}

/** The vouchers that posted years, the newest first. */
export function readPostedYears({ db, businessId }: Reader): Promise<PostedYear[]> {
  return db.query<PostedYear>(
    `select asset_year.*, voucher.number as code, voucher.dated_on from asset_year
     join voucher on voucher.business_id = asset_year.business_id and voucher.id = asset_year.voucher_id
     where asset_year.business_id = $1 order by fiscal_year desc`,
    [businessId],
  );
}

/** What a year comes to, and the day on which a voucher says it; null where none does. */
export type ToldYear = { label: string; total: PoolYear; postedOn: CalendarDay | null };

/** Each year from the first asset on until the one asked for, the oldest first. */
export function yearsUntil(
  { calendar }: Reader,
  { assets, first }: Pick<Awaited<ReturnType<typeof readPools>>, 'assets' | 'first'>,
  posted: readonly PostedYear[],
  { startBsYear }: FiscalYear,
): ToldYear[] {
  const begun = first ?? startBsYear + 1;
  return Array.from({ length: Math.max(0, startBsYear - begun + 1) }, (_, at) => {
    const { label } = fiscalYearFrom(begun + at, calendar);
    const own = posted.find(({ fiscal_year: of }) => of === label);
    const postedOn = own === undefined ? null : storedDay(own.dated_on);
    return { label, total: totalOfPools(poolsOfYear(assets, begun + at)), postedOn };
  });
}

/** A year in which something is to be written down, and no voucher says it. */
export function isUnposted({ total, postedOn }: ToldYear): boolean {
  return postedOn === null && total.depreciation + total.gain > 0;
}

/** The first year until the one asked for whose depreciation is not posted; null where all of it is. */
export async function firstUnpostedYear(context: Reader, until: FiscalYear): Promise<string | null> {
  const register = await readPools(context, until);
  const years = yearsUntil(context, register, await readPostedYears(context), until);
  return years.find(isUnposted)?.label ?? null;
}
