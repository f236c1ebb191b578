import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { kindsWith } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { seesSales } from './dashboard.sees.ts';
import { type Period, periodStart } from './dashboard.trend.ts';

type Contract = typeof dashboardContract;
type Places = Answer<Contract['places']>;
type PlaceRow = {
  id: number;
  code: string;
  name: string;
  name_np: string;
  province_id: number;
  province_code: string;
  province_name: string;
  province_name_np: string;
  country_id: number;
  country_code: string;
  country_name: string;
  country_name_np: string;
  customers: number;
  sales_paisa: number;
};

/**
 * The districts in which the customers live, with what they bought less what they gave back in the period, as the report
 * of customers to reach out to tells it; provinces and countries are their sums.
 */
export async function readPlaces(
  context: Pick<Context, 'db' | 'businessId' | 'today' | 'calendar' | 'can'>,
  { query: { period } }: Input<Contract['places']>,
): Promise<Places> {
  const { db, businessId, today, can } = context;
  const [fromAD, toAD] = [formatAdDate(periodStart(context, period)), formatAdDate(today)];
  if (!can('customer.read')) return { period, fromAD, toAD, countries: [], provinces: [], districts: [] };
  const kinds = seesSales(context) ? kindsWith({ figure: 'sales' }) : [];
  const rows = await db.query<PlaceRow>(
    `select district.id, district.code, district.name, district.name_np, province.id as province_id,
       province.code as province_code, province.name as province_name, province.name_np as province_name_np,
       country.id as country_id, country.code as country_code, country.name as country_name, country.name_np as country_name_np,
       coalesce(living.customers, 0)::int as customers, coalesce(bought.paisa, 0)::bigint as sales_paisa
     from (select district_id, count(*) filter (where not is_cash_customer) as customers from customer
       where business_id = $1 group by district_id) living
     left join (
       select sold.district_id, sum(case kind.settled_by when 'RECEIVED' then 1 else -1 end * sold.total_paisa) as paisa
       from (
         select kind, district_id, total_paisa from district_month
         where business_id = $1 and kind = any($2) and month >= $3
         union all
         select document.kind, customer.district_id, document.total_paisa from document
         join customer on customer.business_id = document.business_id and customer.id = document.customer_id
         where document.business_id = $1 and document.state = 'FINAL' and document.kind = any($2) and document.dated_on >= $4
       ) sold
       join document_kind kind on kind.code = sold.kind
       group by sold.district_id
     ) bought on bought.district_id = living.district_id
     join district on district.id = living.district_id
     join province on province.id = district.province_id
     join country on country.id = province.country_id
     where living.customers > 0 or bought.paisa is not null
     order by district.code`,
    [businessId, kinds, ...sinceOf(context, period)],
  );
  return {
    period,
    fromAD,
    toAD,
    countries: regionsOf(rows, 'country'),
    provinces: regionsOf(rows, 'province'),
    districts: rows.map(districtOf),
  };
}

/** Since which month, or of shorter periods since which day; months are kept, and no document is dated after today. */
function sinceOf(context: Pick<Context, 'today' | 'calendar'>, period: Period): [string | null, string | null] {
  const from = periodStart(context, period);
  return period === 'MONTHLY' || period === 'YEARLY'
    ? [bothDates(from, context.calendar).bs.slice(0, 7), null]
    : [null, formatAdDate(from)];
}

function districtOf(row: PlaceRow): Places['districts'][number] {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    nameNp: row.name_np,
    provinceId: row.province_id,
    customers: row.customers,
    sales: rupeesOf(row.sales_paisa),
  };
}

function regionsOf(rows: readonly PlaceRow[], of: 'country' | 'province'): Places['provinces'] {
  return Array.from(
    Map.groupBy(rows, (row) => row[`${of}_id`]),
    ([id, within]) => ({
      id,
      code: within[0]?.[`${of}_code`] ?? '',
      name: within[0]?.[`${of}_name`] ?? '',
      nameNp: within[0]?.[`${of}_name_np`] ?? '',
      customers: within.reduce((sum, row) => sum + row.customers, 0),
      sales: rupeesOf(within.reduce((sum, row) => sum + row.sales_paisa, 0)),
    }),
  );
}
