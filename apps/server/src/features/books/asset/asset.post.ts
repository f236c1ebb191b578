import type { assetContract } from '@bahi/contract/books/asset/asset.contract';
import type { Input } from '@bahi/contract/endpoint';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type FiscalYear, fiscalYearFrom, formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import type { AssetPool, PoolYear } from '@bahi/domain/numbers/depreciation';
import { depreciationLines } from '@bahi/domain/posting/accounts/depreciation';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readFiscalYear } from '../../../platform/core/fiscal-years.ts';
import { insertRow, insertRows } from '../../../platform/database/write-rows.ts';
import { readOutlet } from '../ledger/document-outlet.ts';
import { openDayFrom, refuseLocked } from '../ledger/open-days.ts';
import { takeBackById } from '../voucher/voucher.cancel.ts';
import { writeVoucher } from '../voucher/voucher.write.ts';
import { holdRegister } from './asset.commands.ts';
import { readSheet, refuseOfOutlet, type Sheet } from './asset.sheet.ts';
import { firstUnpostedYear, readPools, readPostedYears } from './asset.years.ts';

type Contract = typeof assetContract;

/**
 * Posts the depreciation of a year that is over, each year once and in their order, as one voucher of its last day; where
 * that day is locked, of the first open day after it, as what comes late is posted.
 */
export async function postDepreciation(context: Context, { body }: Input<Contract['post']>): Promise<Sheet> {
  refuseOfOutlet(context);
  const year = readFiscalYear(context, body.fiscalYear);
  const named = { field: 'fiscalYear', parameters: { year: formatFiscalYear(year.label, context.language) } };
  if (year.lastDay >= context.today) fail('asset.notOver', named);
  const { id: outletId } = await readOutlet(context, body.outletId);
  await holdRegister(context, { isAlone: true });
  await refuseOutOfOrder(context, year);
  const day = await openDayFrom(context, year.lastDay, { hasVat: false });
  if (day > context.today) await refuseLocked(context, { day: year.lastDay, field: 'fiscalYear', hasVat: false });
  const { pools, total } = await readPools(context, year);
  const lines = depreciationLines(total).map((line) => ({ ...line, narration: null }));
  if (lines.length === 0) fail('asset.nothing', named);
  await keepYear(context, year, pools, { outletId, day, narration: null, lines });
  context.say('asset.posted', named.parameters);
  return readSheet(context, year);
}

/** The years before are posted, or nothing was to be written down in them. */
async function refuseOutOfOrder(context: Context, year: FiscalYear): Promise<void> {
  const { calendar, language } = context;
  const posted = (await readPostedYears(context)).map(({ fiscal_year: of }) => of);
  const named = (label: string) => ({ field: 'fiscalYear', parameters: { year: formatFiscalYear(label, language) } });
  if (posted.includes(year.label)) fail('asset.yearPosted', named(year.label));
  if (posted.some((of) => of > year.label)) fail('asset.laterPosted', { field: 'fiscalYear' });
  const former = await firstUnpostedYear(context, fiscalYearFrom(year.startBsYear - 1, calendar));
  if (former !== null) fail('asset.formerFirst', named(former));
}

type Written = Parameters<typeof writeVoucher>[2] & { day: CalendarDay };

async function keepYear(
  context: Context,
  year: FiscalYear,
  pools: ReadonlyMap<AssetPool, PoolYear>,
  voucher: Written,
): Promise<void> {
  const { db, businessId, session } = context;
  const voucherId = await writeVoucher(context, 'ASSET_VOUCHER', voucher);
  const yearId = await insertRow(db, 'asset_year', {
    business_id: businessId,
    fiscal_year: year.label,
    voucher_id: voucherId,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
  const rows = [...pools].map(([pool, amounts]) => ({
    business_id: businessId,
    asset_year_id: yearId,
    pool,
    opening_paisa: amounts.opening,
    added_paisa: amounts.added,
    absorbed_paisa: amounts.absorbed,
    disposed_paisa: amounts.disposed,
    depreciation_paisa: amounts.depreciation,
    gain_paisa: amounts.gain,
    closing_paisa: amounts.closing,
  }));
  await insertRows(db, 'asset_year_pool', rows);
}

/** Takes the depreciation of the last year that is posted back, while the day of its voucher is open. */
export async function reverseDepreciation(context: Context, { body }: Input<Contract['reverse']>): Promise<Sheet> {
  refuseOfOutlet(context);
  const year = readFiscalYear(context, body.fiscalYear);
  const named = { field: 'fiscalYear', parameters: { year: formatFiscalYear(year.label, context.language) } };
  await holdRegister(context, { isAlone: true });
  const posted = await readPostedYears(context);
  const own = posted.find(({ fiscal_year: of }) => of === year.label);
  if (own === undefined) return fail('asset.notPosted', named);
  if (posted[0] !== own) fail('asset.laterPosted', { field: 'fiscalYear' });
  await refuseLocked(context, { day: storedDay(own.dated_on), field: 'fiscalYear', hasVat: false });
  await context.db.query('delete from asset_year where business_id = $1 and id = $2', [context.businessId, own.id]);
  await takeBackById(context, own.voucher_id, body.reason);
  context.say('asset.reversed', named.parameters);
  return readSheet(context, year);
}
