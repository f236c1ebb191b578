import type { brandContract } from '@bahi/contract/brand/brand.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { ListQuery } from '@bahi/contract/paging';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { failNotFound } from '../../platform/errors.ts';
import { matches, orderOf, readPage, searchPattern, shownName } from '../../platform/list-query.ts';

type Contract = typeof brandContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;
type Tables = {
  brand: {
    business_id: number;
    id: number;
    name: string;
    name_np: string | null;
    is_active: boolean;
    version: number;
  };
};

/** One brand as it stands now, shared or own. */
export async function getBrand(context: Reader, id: number): Promise<Answer<Contract['save']>> {
  const row = await asAnswered(brandsOf(context).where('brand.id', '=', id)).executeTakeFirst();
  return row ?? failNotFound();
}

/** Shared and own brands together, by name. */
export async function listBrands(context: Reader, query: ListQuery): Promise<Answer<Contract['list']>> {
  const pattern = searchPattern(query.search);
  let selection = brandsOf(context);
  if (pattern !== null) selection = selection.where(matches(pattern, ['brand.name', 'brand.name_np']));
  if (query.isActive !== undefined) selection = selection.where('brand.is_active', '=', query.isActive);
  const sorting = { name: shownName(context.language, 'brand'), isActive: sql.ref('brand.is_active') };
  return readPage(selection, asAnswered(selection), orderOf(sorting, query.sort, 'name', 'brand.id'), query);
}

function brandsOf({ db, businessId }: Reader) {
  return db.tables<Tables>().selectFrom('brand').where('brand.business_id', 'in', [0, businessId]);
}

function asAnswered(selection: ReturnType<typeof brandsOf>) {
  return selection.select([
    'brand.id',
    'brand.name',
    'brand.name_np as nameNp',
    sql<boolean>`brand.business_id = 0`.as('isShared'),
    'brand.is_active as isActive',
    'brand.version',
  ]);
}
