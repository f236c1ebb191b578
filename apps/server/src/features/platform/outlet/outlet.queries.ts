import type { Answer } from '@bahi/contract/endpoint';
import type { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import type { ListQuery } from '@bahi/contract/paging';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, orderOf, readPage, shownName } from '../../../platform/database/list-query.ts';
import { type OutletDetail, outletDetailOf, type OutletRow } from './outlet.rows.ts';

type Contract = typeof outletContract;

/** One of the outlets that the caller sees. */
export async function getOutlet(context: Context, id: number): Promise<OutletDetail> {
  const row = await withNames(context, outletsOf(context).where('outlet.id', '=', id)).executeTakeFirst();
  return row === undefined ? failNotFound() : outletDetailOf(row);
}

/** The outlets that the caller sees: those of the business, or the one that is worked in. */
export async function listOutlets(context: Context, query: ListQuery): Promise<Answer<Contract['list']>> {
  const search = foundBy(query.search, {
    names: ['outlet.name', 'outlet.name_np'],
    codes: ['outlet.code', 'outlet.phone', 'outlet.phone2'],
  });
  let selection = outletsOf(context);
  if (search !== null) selection = selection.where(search);
  if (query.isActive !== undefined) selection = selection.where('outlet.is_active', '=', query.isActive);
  const sorting = {
    name: shownName(context.language, 'outlet'),
    code: sql.ref('outlet.code'),
    isActive: sql.ref('outlet.is_active'),
  };
  const order = orderOf(sorting, query.sort, 'name', 'outlet.id');
  const { rows, recordsTotal } = await readPage(context, selection, withNames(context, selection), order, query);
  return { rows: rows.map(outletDetailOf), recordsTotal };
}

function outletsOf(context: Context) {
  return context.db
    .tables()
    .selectFrom('outlet')
    .where('outlet.business_id', '=', context.businessId)
    .where(isSeenBy(context));
}

function withNames(context: Context, selection: ReturnType<typeof outletsOf>) {
  return selection
    .innerJoin('business', 'business.id', 'outlet.business_id')
    .leftJoin('local_body', 'local_body.id', 'outlet.local_body_id')
    .leftJoin('district', 'district.id', 'outlet.district_id')
    .leftJoin('address_type', 'address_type.id', 'outlet.address_type_id')
    .selectAll('outlet')
    .select([
      'business.company_name',
      'business.company_name_np',
      'business.pan',
      'local_body.name as local_body_name',
      'local_body.name_np as local_body_name_np',
      'district.name as district_name',
      'district.name_np as district_name_np',
      'address_type.name as address_type_name',
      'address_type.name_np as address_type_name_np',
      isCodeFixed(context).as('is_code_fixed'),
    ])
    .$castTo<OutletRow>();
}

/** Something was numbered in the outlet, or a device numbers there: invoices, receipts and vouchers carry its code. */
function isCodeFixed({ businessId }: Context): RawBuilder<boolean> {
  return sql`exists (select from number_series series where series.business_id = ${businessId} and series.outlet_id = outlet.id)
    or exists (select from sales_counter counter where counter.business_id = ${businessId} and counter.outlet_id = outlet.id)`;
}

/** A token of an office sees that outlet only; an outlet user without one sees those they were assigned to. */
function isSeenBy({ businessId, outletId, session }: Context): RawBuilder<SqlBool> {
  if (outletId !== null) return sql`outlet.id = ${outletId}`;
  if (session.userType !== 'OUTLET_USER') return sql`true`;
  return sql`exists (select from user_outlet as assigned where assigned.business_id = ${businessId}
    and assigned.user_id = ${session.userId} and assigned.outlet_id = outlet.id)`;
}
