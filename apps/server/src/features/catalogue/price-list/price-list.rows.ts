import type { Answer } from '@bahi/contract/endpoint';
import type { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import type { BsCalendar } from '@bahi/domain/calendar/bs-calendar';
import type { PriceAudience } from '@bahi/domain/goods/list-price';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import type { Row } from '../../../platform/database/table-types.ts';

export type PriceList = Answer<(typeof priceListContract)['get']>;
export type PriceListRow = Answer<(typeof priceListContract)['list']>['rows'][number];
export type PriceListPrice = Answer<(typeof priceListContract)['listPrices']>['rows'][number];

/** One of those that a list is for; `total` is how many there are. */
export type AudienceName = { price_list_id: number; id: number; name: string; name_np: string | null; total: number };

type ListRow = Row<'price_list'> & { audience: PriceAudience };

/** A list as it is answered; `names` are of those that it is for, all or the first of them. */
export function priceListRowOf(row: ListRow, names: readonly AudienceName[], calendar: BsCalendar): PriceListRow {
  const from = datesOf(row.from_day, calendar);
  const till = datesOf(row.till_day, calendar);
  return {
    id: row.id,
    name: row.name,
    nameNp: row.name_np,
    audience: row.audience,
    audienceNames: names.map(namedOf),
    audienceCount: names[0]?.total ?? 0,
    fromDateAD: from.ad,
    fromDateBS: from.bs,
    tillDateAD: till.ad,
    tillDateBS: till.bs,
    discountPercent: row.discount_hundredths === null ? null : row.discount_hundredths / 100,
    isActive: row.is_active,
    version: row.version,
  };
}

/** The same with all whom it is for, and how many prices it has. */
export function priceListOf(
  row: ListRow & { price_count: number },
  names: readonly AudienceName[],
  calendar: BsCalendar,
): PriceList {
  const named = names.map(namedOf);
  const customerGroups = row.audience === 'GROUPS' ? named : [];
  const customers = row.audience === 'CUSTOMERS' ? named : [];
  return {
    ...priceListRowOf(row, names, calendar),
    customerGroups,
    customerGroupIds: customerGroups.map(({ id }) => id),
    customers,
    customerIds: customers.map(({ id }) => id),
    remarks: row.remarks,
    priceCount: row.price_count,
  };
}

function datesOf(day: string | null, calendar: BsCalendar): { ad: string | null; bs: string | null } {
  return day === null ? { ad: null, bs: null } : bothDates(storedDay(day), calendar);
}

function namedOf({ id, name, name_np }: AudienceName) {
  return { id, name, nameNp: name_np };
}
