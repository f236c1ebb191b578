import type { assetContract } from '@bahi/contract/books/asset/asset.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import {
  type FiscalYear,
  fiscalYearFrom,
  fiscalYearOf,
  formatFiscalYear,
  parseFiscalYear,
} from '@bahi/domain/calendar/fiscal-year';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type AssetPool, poolRates, poolsOfYear, type PoolYear, totalOfPools } from '@bahi/domain/numbers/depreciation';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readBookBalance } from '../bank-statement/bank.account.ts';
import { readOpenFrom } from '../ledger/open-days.ts';
import { registeredOf } from './asset.rows.ts';

type Contract = typeof assetContract;
export type Sheet = Answer<Contract['sheet']>;
type PostedYear = Row<'asset_year'> & { code: string | null };

/** The depreciation of the year asked for; else of the last that is over, or, where none is, of the one that runs. */
export async function getSheet(context: Context, { query }: Input<Contract['sheet']>): Promise<Sheet> {
  refuseOfOutlet(context);
  if (query.fiscalYear) return readSheet(context, readYear(context, query.fiscalYear));
  const running = fiscalYearOf(context.today, context.calendar);
  const { first } = await readPools(context, running);
  const isFirst = first === null || first >= running.startBsYear;
  return readSheet(context, isFirst ? running : fiscalYearFrom(running.startBsYear - 1, context.calendar));
}

/** Pools are of the whole business: whoever works in one outlet sees only a part of them. */
export function refuseOfOutlet({ outletId }: Pick<Context, 'outletId'>): void {
  if (outletId !== null) fail('asset.ofAllOutlets', { status: 403 });
}

/** A fiscal year as it is written, `2082/83` in either digits; refused at its field where there is none. */
export function readYear({ calendar, today, language }: Context, text: string): FiscalYear {
  const year = parseFiscalYear(text, calendar);
  const parameters = { year: formatFiscalYear(fiscalYearOf(today, calendar).label, language) };
  return year ?? fail('yearEnd.unknown', { field: 'fiscalYear', parameters });
}

/** The register, the pools of a year as it has them, and the BS year in which the first asset came. */
export async function readPools(context: Context, { startBsYear }: FiscalYear) {
  const { db, businessId, calendar } = context;
  const rows = await db.query<Row<'asset'>>('select * from asset where business_id = $1 order by id', [businessId]);
  const assets = rows.map((row) => registeredOf(row, calendar));
  const first = assets.length === 0 ? null : Math.min(...assets.map(({ year }) => year));
  const pools = poolsOfYear(assets, startBsYear);
  return { assets, pools, total: totalOfPools(pools), first };
}

/** The vouchers that posted years, the newest first. */
export function readPostedYears({ db, businessId }: Context): Promise<PostedYear[]> {
  return db.query<PostedYear>(
    `select asset_year.*, voucher.number as code from asset_year
     join voucher on voucher.business_id = asset_year.business_id and voucher.id = asset_year.voucher_id
     where asset_year.business_id = $1 order by fiscal_year desc`,
    [businessId],
  );
}

export async function readSheet(context: Context, year: FiscalYear): Promise<Sheet> {
  const { calendar, today, businessId } = context;
  const { pools, total, first } = await readPools(context, year);
  const posted = await readPostedYears(context);
  const own = posted.find(({ fiscal_year: of }) => of === year.label);
  const last = bothDates(year.lastDay, calendar);
  const openFrom = await readOpenFrom(context, { hasVat: false });
  const isOpen = openFrom === null || openFrom <= year.lastDay;
  const isOver = year.lastDay < today;
  const written = own === undefined ? total.depreciation - total.gain : 0;
  return {
    fiscalYear: year.label,
    lastDayAD: last.ad,
    lastDayBS: last.bs,
    years: yearsFrom(context, first).map(({ label }) => label),
    isOver,
    rows: [...pools].map(([pool, amounts]) => ({ pool, rate: rateOf(pool), ...told(amounts) })),
    total: told(total),
    registered: rupeesOf(total.closing + written),
    booked: rupeesOf(await readBookBalance({ ...context, businessId }, 'FIXED_ASSETS', formatAdDate(year.lastDay))),
    voucher: own === undefined ? null : voucherOf(own),
    isPostable: own === undefined && isOver && isOpen && total.depreciation + total.gain > 0,
    isReversible: own !== undefined && isOpen && posted[0] === own,
  };
}

function yearsFrom({ calendar, today }: Context, first: number | null): FiscalYear[] {
  const running = fiscalYearOf(today, calendar).startBsYear;
  const oldest = Math.min(first ?? running, running);
  return Array.from({ length: running - oldest + 1 }, (_, back) => fiscalYearFrom(running - back, calendar));
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
