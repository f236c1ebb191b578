import type { Answer } from '@bahi/contract/endpoint';
import type { ListQuery } from '@bahi/contract/paging';
import type { unitContract } from '@bahi/contract/unit/unit.contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { failNotFound } from '../../platform/errors.ts';
import { matches, orderOf, readPage, searchPattern, shownName } from '../../platform/list-query.ts';

type Contract = typeof unitContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;
type Tables = {
  unit: {
    business_id: number;
    id: number;
    name: string;
    name_np: string | null;
    short_code: string;
    alias: string | null;
    is_active: boolean;
    version: number;
  };
};

/** One unit as it stands now, shared or own. */
export async function getUnit(context: Reader, id: number): Promise<Answer<Contract['save']>> {
  const row = await asAnswered(unitsOf(context).where('unit.id', '=', id)).executeTakeFirst();
  return row ?? failNotFound();
}

/** Shared and own units together, by name; the short forms are searched too. */
export async function listUnits(context: Reader, query: ListQuery): Promise<Answer<Contract['list']>> {
  const pattern = searchPattern(query.search);
  const searched = ['unit.name', 'unit.name_np', 'unit.short_code', 'unit.alias'];
  let selection = unitsOf(context);
  if (pattern !== null) selection = selection.where(matches(pattern, searched));
  if (query.isActive !== undefined) selection = selection.where('unit.is_active', '=', query.isActive);
  const sorting = {
    name: shownName(context.language, 'unit'),
    shortCode: sql.ref('unit.short_code'),
    isActive: sql.ref('unit.is_active'),
  };
  return readPage(selection, asAnswered(selection), orderOf(sorting, query.sort, 'name', 'unit.id'), query);
}

function unitsOf({ db, businessId }: Reader) {
  return db.tables<Tables>().selectFrom('unit').where('unit.business_id', 'in', [0, businessId]);
}

function asAnswered(selection: ReturnType<typeof unitsOf>) {
  return selection.select([
    'unit.id',
    'unit.name',
    'unit.name_np as nameNp',
    'unit.short_code as shortCode',
    'unit.alias',
    sql<boolean>`unit.business_id = 0`.as('isShared'),
    'unit.is_active as isActive',
    'unit.version',
  ]);
}
