import type { Answer } from '@bahi/contract/endpoint';
import type { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { type FiscalYear, fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { addDays } from '@bahi/domain/calendar/calendar-day';
import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
import { quotationSeries } from '@bahi/domain/goods/quotation';
import { stockPaperKinds, stockPapers } from '@bahi/domain/goods/stock-papers';
import { voucherKinds, vouchers } from '@bahi/domain/posting/accounts/voucher';
import type { Context } from '../../../platform/core/context.ts';
import { settlements } from '../ledger/settlement/settlements.ts';

type Series = Answer<(typeof yearEndContract)['get']>['series'][number];

/** With what the numbers of each series begin. */
const prefixes: ReadonlyMap<string, string> = new Map(
  [
    ...documentKindNames.flatMap((kind) => documentKinds[kind].series ?? []),
    ...Object.values(settlements).map(({ series }) => series),
    quotationSeries,
    ...stockPaperKinds.map((kind) => stockPapers[kind].series),
    ...voucherKinds.map((kind) => vouchers[kind].series),
  ].map(({ kind, prefix }) => [kind, prefix]),
);

/**
 * The last number of each series of a year, and the one with which the year after goes on: the first, until one is taken,
 * and none of a counter that is closed.
 */
export async function readSeries({ db, businessId, calendar, outletId }: Context, year: FiscalYear): Promise<Series[]> {
  const next = fiscalYearOf(addDays(year.lastDay, 1), calendar);
  const rows = await db.query<
    Record<'outlet_name' | 'last', string> &
      Record<'outlet_name_np' | 'next', string | null> &
      Record<'outlet_id' | 'place' | 'counter_place', number>
  >(
    `select outlet.id as outlet_id, outlet.name as outlet_name, outlet.name_np as outlet_name_np, known.place, 0 as counter_place,
       printed_number(number_begins(known.prefix, outlet.code, $2), series.last_number) as last,
       printed_number(number_begins(known.prefix, outlet.code, $3), coalesce(later.last_number, 0) + 1) as next
     from unnest($4::text[], $5::text[]) with ordinality as known (kind, prefix, place)
     join number_series series on series.business_id = $1 and series.kind = known.kind and series.fiscal_year = $2
     join outlet on outlet.business_id = $1 and outlet.id = series.outlet_id
     left join number_series later on later.business_id = $1 and later.outlet_id = series.outlet_id
       and later.kind = series.kind and later.fiscal_year = $3
     where series.last_number > 0 and ($6::bigint is null or series.outlet_id = $6)
     union all
     select outlet.id, outlet.name, outlet.name_np, known.place, counter.place,
       counter_number(counter.number_stem, $2, greatest(series.last_sequence, series.printed_last)),
       case when counter.state <> 'CLOSED' then counter_number(counter.number_stem, $3, coalesce(later.last_sequence, 0) + 1) end
     from unnest($4::text[]) with ordinality as known (kind, place)
     join counter_series series on series.business_id = $1 and series.kind = known.kind and series.fiscal_year = $2
     join sales_counter counter on counter.business_id = $1 and counter.id = series.counter_id
     join outlet on outlet.business_id = $1 and outlet.id = series.outlet_id
     left join counter_series later on later.business_id = $1 and later.counter_id = series.counter_id and later.fiscal_year = $3
     where greatest(series.last_sequence, series.printed_last) > 0 and ($6::bigint is null or series.outlet_id = $6)
     order by outlet_id, place, counter_place`,
    [businessId, year.label, next.label, [...prefixes.keys()], [...prefixes.values()], outletId],
  );
  return rows.map((row) => ({
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    last: row.last,
    next: row.next ?? '',
  }));
}
