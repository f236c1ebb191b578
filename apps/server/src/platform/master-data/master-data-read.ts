import { type MasterData, type MasterDataRow, type MasterDataValues, referenceNames } from '@bahi/contract/master-data';
import type { MasterDataPart } from '@bahi/contract/master-data-fields';
import type { ListQuery } from '@bahi/contract/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { failNotFound } from '../core/errors.ts';
import { foundBy, orderOf, pageOf, shownName, type Sorting } from '../database/list-query.ts';
import { columnName } from '../database/columns.ts';
import { columnOf, ownerColumnOf, referencesOf, referredBy } from './master-data-tables.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;
type Condition = RawBuilder<unknown>;

/** One record as it stands now; of a shareable resource a shared or an own one. Fails with 404. */
export async function getMasterData(context: Reader, of: MasterData, id: number): Promise<MasterDataRow> {
  const found = await read(context, of, { conditions: [sql`self.id = ${id}`], order: sql`self.id`, tail: sql`` });
  return found[0] ?? failNotFound();
}

/** A page of the records, searched in all their texts, filtered by status and by what they refer to. */
export async function listMasterData(
  context: Reader,
  of: MasterData,
  query: ListQuery & MasterDataValues,
): Promise<{ rows: MasterDataRow[]; recordsTotal: number }> {
  const conditions = conditionsOf(of, query);
  const { limit, offset } = pageOf(query);
  const order = orderOf(sortingOf(of, context), query.sort, of.sort, 'self.id');
  const [rows, counted] = await Promise.all([
    read(context, of, { conditions, order, tail: sql`limit ${limit} offset ${offset}` }),
    sql<{ total: number }>`select count(*) as total from ${sql.table(columnName(of.name))} as self
      where ${allOf([...ownOrShared(of, context), ...conditions])}`.execute(context.db.tables()),
  ]);
  return { rows, recordsTotal: counted.rows[0]?.total ?? 0 };
}

type Wanted = { conditions: readonly Condition[]; order: Condition; tail: Condition };

async function read(context: Reader, of: MasterData, { conditions, order, tail }: Wanted): Promise<MasterDataRow[]> {
  const columns = Object.entries(of.fields).map(([field, part]) => sql`${shown(field, part)} as ${sql.ref(field)}`);
  const joined = referencesOf(of).map(([field]) => {
    const [name, nameNp] = referenceNames(field);
    return sql`${sql.ref(`${field}.name`)} as ${sql.ref(name)}, ${sql.ref(`${field}.name_np`)} as ${sql.ref(nameNp)}`;
  });
  const isShared = of.scope !== 'platform' ? sql`self.business_id = 0` : sql`true`;
  const { rows } = await sql<MasterDataRow>`
    select self.id, self.is_active as "isActive", self.version, ${isShared} as "isShared",
      ${sql.join([...columns, ...joined])}
    from ${sql.table(columnName(of.name))} as self ${sql.join(joinsOf(of), sql` `)}
    where ${allOf([...ownOrShared(of, context), ...conditions])}
    order by ${order} ${tail}`.execute(context.db.tables());
  return rows;
}

function shown(field: string, part: MasterDataPart): RawBuilder<unknown> {
  const column = sql.ref(`self.${columnOf(field, part)}`);
  if (part.kind !== 'number' || part.decimals === 0) return column;
  return part.inHundredths ? sql`${column}::float8 / 100` : sql`${column}::float8`;
}

function joinsOf(of: MasterData): RawBuilder<unknown>[] {
  return referencesOf(of).map(([field, part]) => {
    const owner = ownerColumnOf(field, part, of);
    const sameOwner =
      owner === null ? sql`` : sql`and ${sql.ref(`${field}.business_id`)} = ${sql.ref(`self.${owner}`)}`;
    return sql`left join ${sql.table(columnName(referredBy(part.to, of).name))} as ${sql.ref(field)}
      on ${sql.ref(`${field}.id`)} = ${sql.ref(`self.${columnOf(field, part)}`)} ${sameOwner}`;
  });
}

function ownOrShared(of: MasterData, { businessId }: Reader): Condition[] {
  return of.scope !== 'platform' ? [sql`self.business_id in (0, ${businessId})`] : [];
}

function conditionsOf(of: MasterData, query: ListQuery & MasterDataValues): Condition[] {
  const conditions: Condition[] = [];
  const texts = Object.entries(of.fields).filter(([, part]) => part.kind === 'text');
  const search = foundBy(query.search, { names: texts.map(([field, part]) => `self.${columnOf(field, part)}`) });
  if (search !== null) conditions.push(search);
  if (query.isActive !== undefined) conditions.push(sql`self.is_active = ${query.isActive}`);
  for (const [field, part] of referencesOf(of)) {
    const wanted = query[field];
    if (typeof wanted === 'number') conditions.push(sql`${sql.ref(`self.${columnOf(field, part)}`)} = ${wanted}`);
  }
  return conditions;
}

function sortingOf(of: MasterData, { language }: Reader): Sorting {
  const byField = Object.entries(of.fields).map(([field, part]): [string, RawBuilder<unknown>] => {
    if (field === 'name') return [field, shownName(language, 'self')];
    if (part.kind === 'reference') return [field, shownName(language, field)];
    const column = sql.ref(`self.${columnOf(field, part)}`);
    return [field, part.kind === 'text' ? sql`${column} collate "ne-x-icu"` : column];
  });
  return { ...Object.fromEntries(byField), isActive: sql.ref('self.is_active') };
}

function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}
