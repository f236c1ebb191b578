import type { assetContract } from '@bahi/contract/books/asset/asset.contract';
import type { Input } from '@bahi/contract/endpoint';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type FiscalYear, fiscalYearFrom, formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { type AssetPool, poolsOfYear, type PoolYear, totalOfPools } from '@bahi/domain/numbers/depreciation';
import { depreciationLines } from '@bahi/domain/posting/accounts/depreciation';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { insertRow, insertRows } from '../../../platform/database/write-rows.ts';
import { readOutlet } from '../ledger/document-outlet.ts';
import { refuseLocked } from '../ledger/open-days.ts';
import { writeVoucher } from '../voucher/voucher.write.ts';
import { holdRegister } from './asset.commands.ts';
import { takeBack } from './asset.dispose.ts';
import { readPools, readPostedYears, readSheet, readYear, refuseOfOutlet, type Sheet } from './asset.sheet.ts';

type Contract = typeof assetContract;

/** Posts the depreciation of a year that is over, as one voucher of its last day; each year once, in their order. */
export async function postDepreciation(context: Context, { body }: Input<Contract['post']>): Promise<Sheet> {
  refuseOfOutlet(context);
  const year = readYear(context, body.fiscalYear);
  if (year.lastDay >= context.today)
    fail('asset.notOver', {
      field: 'fiscalYear',
      parameters: { year: formatFiscalYear(year.label, context.language) },
    });
  await refuseLocked(context, { day: year.lastDay, field: 'fiscalYear', hasVat: false });
  const { id: outletId } = await readOutlet(context, body.outletId);
  await holdRegister(context, { isAlone: true });
  await refuseOutOfOrder(context, year);
  const { pools, total } = await readPools(context, year);
  const lines = depreciationLines(total).map((line) => ({ ...line, narration: null }));
  if (lines.length === 0)
    fail('asset.nothing', {
      field: 'fiscalYear',
      parameters: { year: formatFiscalYear(year.label, context.language) },
    });
  await keepYear(context, year, pools, { outletId, day: year.lastDay, narration: null, lines });
  context.say('asset.posted', { year: formatFiscalYear(year.label, context.language) });
  return readSheet(context, year);
}

/** The year before is posted, or nothing was to be written down in it. */
async function refuseOutOfOrder(context: Context, year: FiscalYear): Promise<void> {
  const posted = (await readPostedYears(context)).map(({ fiscal_year: of }) => of);
  if (posted.includes(year.label))
    fail('asset.yearPosted', {
      field: 'fiscalYear',
      parameters: { year: formatFiscalYear(year.label, context.language) },
    });
  if (posted.some((of) => of > year.label)) fail('asset.laterPosted', { field: 'fiscalYear' });
  const { assets, first } = await readPools(context, year);
  for (let at = first ?? year.startBsYear; at < year.startBsYear; at += 1) {
    const former = fiscalYearFrom(at, context.calendar).label;
    const { depreciation, gain } = totalOfPools(poolsOfYear(assets, at));
    if (!posted.includes(former) && depreciation + gain > 0)
      fail('asset.formerFirst', {
        field: 'fiscalYear',
        parameters: { year: formatFiscalYear(former, context.language) },
      });
  }
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

/** Takes the depreciation of the last year that is posted back, while that year is open. */
export async function reverseDepreciation(context: Context, { body }: Input<Contract['reverse']>): Promise<Sheet> {
  refuseOfOutlet(context);
  const year = readYear(context, body.fiscalYear);
  await holdRegister(context, { isAlone: true });
  const posted = await readPostedYears(context);
  const own = posted.find(({ fiscal_year: of }) => of === year.label);
  if (own === undefined)
    return fail('asset.notPosted', {
      field: 'fiscalYear',
      parameters: { year: formatFiscalYear(year.label, context.language) },
    });
  if (posted[0] !== own) fail('asset.laterPosted', { field: 'fiscalYear' });
  await refuseLocked(context, { day: year.lastDay, field: 'fiscalYear', hasVat: false });
  await context.db.query('delete from asset_year where business_id = $1 and id = $2', [context.businessId, own.id]);
  await takeBack(context, own.voucher_id, body.reason);
  context.say('asset.reversed', { year: formatFiscalYear(year.label, context.language) });
  return readSheet(context, year);
}
