import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { MasterDataRow } from '@bahi/contract/master-data';
import { longestList } from '@bahi/contract/paging';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { pageOfRows } from '../../../platform/database/list-query.ts';
import { getMasterData, listMasterData } from '../../../platform/master-data/master-data-read.ts';

type Contract = typeof taxRateContract;
type TaxRate = Answer<Contract['get']>;
const { masterData } = taxRateContract;

/** A tax rate as it is today, with what changed it and is going to. */
export async function getTaxRate(context: Context, id: number): Promise<TaxRate> {
  const [found] = await asOfToday(context, [await getMasterData(context, masterData, id)]);
  return taxRateContract.get.answer.parse(found);
}

/** The tax rates, highest of today first unless another order is asked for. There are few: all are read, then a page taken. */
export async function listTaxRates(
  context: Context,
  query: Input<Contract['list']>['query'],
): Promise<Answer<Contract['list']>> {
  const { rows } = await listMasterData(context, masterData, { ...query, pageNumber: 0, pageSize: longestList });
  const rates = await asOfToday(context, rows);
  const sort = query.sort ?? masterData.sort;
  if (sort === 'rate') rates.sort((one, other) => one.rate - other.rate);
  if (sort === '-rate') rates.sort((one, other) => other.rate - one.rate);
  return pageOfRows(rates, query);
}

type ChangeRow = { tax_rate_id: number; from_day: string; rate_hundredths: number };

async function asOfToday(context: Context, rows: readonly MasterDataRow[]): Promise<TaxRate[]> {
  const { db, today, calendar } = context;
  const ids = rows.map(({ id }) => id);
  const [used, found] = await Promise.all([
    db.query<{ id: number }>('select id from tax_rate where id = any($1) and is_used', [ids]),
    db.query<ChangeRow>(
      'select tax_rate_id, from_day, rate_hundredths from tax_rate_change where tax_rate_id = any($1) order by from_day',
      [ids],
    ),
  ]);
  return rows.map((row) => {
    const changes = found
      .filter((change) => change.tax_rate_id === row.id)
      .map(({ from_day, rate_hundredths }) => {
        const day = bothDates(storedDay(from_day), calendar);
        return { fromDayAD: day.ad, fromDayBS: day.bs, rate: rate_hundredths / 100 };
      });
    const current = changes.findLast(({ fromDayAD }) => fromDayAD <= formatAdDate(today));
    return taxRateContract.get.answer.parse({
      ...row,
      rate: current?.rate ?? row['rate'],
      firstRate: row['rate'],
      isUsed: used.some(({ id }) => id === row.id),
      sinceAD: current?.fromDayAD ?? null,
      sinceBS: current?.fromDayBS ?? null,
      changes,
    });
  });
}
