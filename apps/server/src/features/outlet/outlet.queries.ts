import type { Answer } from '@bahi/contract/endpoint';
import type { outletContract } from '@bahi/contract/outlet/outlet.contract';
import type { ListQuery } from '@bahi/contract/paging';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { failNotFound } from '../../platform/errors.ts';
import { matches, orderOf, readPage, searchPattern, shownName } from '../../platform/list-query.ts';

type Contract = typeof outletContract;
type Tables = {
  outlet: {
    business_id: number;
    id: number;
    code: string;
    name: string;
    name_np: string | null;
    phone: string | null;
    email: string | null;
    province_id: number | null;
    district_id: number | null;
    local_body_id: number | null;
    ward_no: number | null;
    tole: string | null;
    is_active: boolean;
    version: number;
  };
};

/** One of the outlets that the caller sees. */
export async function getOutlet(context: Context, id: number): Promise<Answer<Contract['get']>> {
  const row = await outletsOf(context)
    .where('outlet.id', '=', id)
    .select([
      'id',
      'code',
      'name',
      'name_np as nameNp',
      'is_active as isActive',
      'phone',
      'email',
      'province_id as provinceId',
      'district_id as districtId',
      'local_body_id as localBodyId',
      'ward_no as wardNo',
      'tole',
      'version',
    ])
    .executeTakeFirst();
  return row ?? failNotFound();
}

/** The outlets that the caller sees: those of the business, or the one that is worked in. */
export async function listOutlets(context: Context, query: ListQuery): Promise<Answer<Contract['list']>> {
  const pattern = searchPattern(query.search);
  let selection = outletsOf(context);
  if (pattern !== null) selection = selection.where(matches(pattern, ['outlet.name', 'outlet.name_np', 'outlet.code']));
  if (query.isActive !== undefined) selection = selection.where('outlet.is_active', '=', query.isActive);
  const sorting = { name: shownName(context.language, 'outlet'), code: sql.ref('outlet.code') };
  const shown = selection.select(['id', 'code', 'name', 'name_np as nameNp', 'is_active as isActive']);
  return readPage(selection, shown, orderOf(sorting, query.sort, 'name', 'outlet.id'), query);
}

function outletsOf(context: Context) {
  return context.db
    .tables<Tables>()
    .selectFrom('outlet')
    .where('outlet.business_id', '=', context.businessId)
    .where(isSeenBy(context));
}

/** A token of an office sees that outlet only; an outlet user without one sees those they were assigned to. */
function isSeenBy({ businessId, outletId, session }: Context): RawBuilder<SqlBool> {
  if (outletId !== null) return sql`outlet.id = ${outletId}`;
  if (session.userType !== 'OUTLET_USER') return sql`true`;
  return sql`exists (select from user_outlet as assigned where assigned.business_id = ${businessId}
    and assigned.user_id = ${session.userId} and assigned.outlet_id = outlet.id)`;
}
