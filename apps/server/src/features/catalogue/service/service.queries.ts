import type { Input } from '@bahi/contract/endpoint';
import type { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import type { ListQuery } from '@bahi/contract/paging';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { dayAsked } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, noRows, orderOf, readPage, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import { taxRateOn } from '../tax-rate/tax-rate-choice.ts';
import { readServiceImage } from './service-image.ts';
import {
  type ServiceDetail,
  type ServicePriceRow,
  servicePriceRowOf,
  type ServiceRow,
  serviceRowOf,
} from './service.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;

/** One service. Another business's is not found. */
export async function getService(context: Reader, id: number): Promise<ServiceDetail> {
  const row = await services(context).selectAll('service').where('service.id', '=', id).executeTakeFirst();
  return row === undefined ? failNotFound() : { ...serviceRowOf(row), image: await readServiceImage(context, id) };
}

/** Services by name unless another order is asked for; found by either name or code. */
export async function listServices(
  context: Reader,
  query: ListQuery,
): Promise<{ rows: ServiceRow[]; recordsTotal: number }> {
  const selection = narrowed(context, query);
  const order = orderOf(sortingOf(context), query.sort, 'name', 'service.id');
  const { rows, recordsTotal } = await readPage(context, selection, selection.selectAll('service'), order, query);
  return { rows: rows.map(serviceRowOf), recordsTotal };
}

/** Every active service with its price and tax, for search and print. */
export async function listServicePrices(
  context: Reader & Pick<Context, 'calendar' | 'today'>,
  query: Input<(typeof serviceContract)['priceList']>['query'],
): Promise<{ rows: ServicePriceRow[]; recordsTotal: number }> {
  if (query.isActive === false) return noRows;
  const selection = narrowed(context, { ...query, isActive: true });
  const order = orderOf(sortingOf(context), query.sort, 'name', 'service.id');
  const taxDay = dayAsked(context, query.dayAD);
  const shown = selection.selectAll('service').select(taxRateOn('service.tax_rate_id', taxDay).as('rate_hundredths'));
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  return { rows: rows.map(servicePriceRowOf), recordsTotal };
}

function services({ db, businessId }: Reader) {
  return db.tables().selectFrom('service').where('service.business_id', '=', businessId);
}

function narrowed(context: Reader, { search, isActive }: ListQuery) {
  const found = foundBy(search, {
    names: ['service.name', 'service.name_np'],
    codes: ['service.code'],
    sound: sql.ref('service.name_sound'),
    kept: 'service',
  });
  let selection = services(context);
  if (found !== null) selection = selection.where(found);
  return isActive === undefined ? selection : selection.where('service.is_active', '=', isActive);
}

function sortingOf({ language }: Reader): Sorting {
  return {
    name: shownName(language, 'service'),
    nameNp: shownName('ne', 'service'),
    code: sql`service.code`,
    durationType: sql`service.duration_type`,
    costPrice: sql`service.price_paisa`,
    isActive: sql`service.is_active`,
  };
}
