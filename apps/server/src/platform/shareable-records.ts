import type { Context } from './context.ts';
import { fail, failNotFound, failStale } from './errors.ts';

type Writer = Pick<Context, 'db' | 'businessId'>;

/** Columns by their names, which are literals of the caller; the values come from the form. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Writes a record of a table that holds both a business's own rows and rows shared by all (business 0): a new one, or
 * the own one that is named. Answers its id. What is shared is refused with 403, another business's with 404, a stale
 * version with 409.
 */
export async function saveOwnRecord(
  context: Writer,
  table: string,
  named: { id?: number | undefined; version?: number | undefined },
  values: Values,
): Promise<number> {
  const columns = Object.keys(values);
  if (named.id !== undefined) return updateOwnRecord(context, table, { id: named.id, version: named.version }, values);
  const [inserted] = await context.db.query<{ id: number }>(
    `insert into ${table} (business_id, ${columns.join(', ')})
     values ($1, ${columns.map((_, position) => `$${position + 2}`).join(', ')}) returning id`,
    [context.businessId, ...Object.values(values)],
  );
  return inserted?.id ?? failNotFound();
}

async function updateOwnRecord(
  { db, businessId }: Writer,
  table: string,
  { id, version }: { id: number; version: number | undefined },
  values: Values,
): Promise<number> {
  const assignments = Object.keys(values).map((column, position) => `${column} = $${position + 4}`);
  const [updated] = await db.query(
    `update ${table} set ${assignments.join(', ')}, version = version + 1
     where business_id = $1 and id = $2 and version = coalesce($3, version) returning id`,
    [businessId, id, version ?? null, ...Object.values(values)],
  );
  if (updated !== undefined) return id;
  const [present] = await db.query<{ business_id: number }>(
    `select business_id from ${table} where business_id in (0, $1) and id = $2`,
    [businessId, id],
  );
  if (present === undefined) return failNotFound();
  return present.business_id === businessId ? failStale() : fail('common.sharedRecord', { status: 403 });
}

/**
 * Refuses, at `field`, what a shared row already holds: two of the same name in one select would not be told apart.
 * That of own rows is a unique constraint, and a shared row that is itself named (`id`) is no double. Letters count alike in upper and lower case.
 */
export async function refuseSharedDouble(
  { db, businessId }: Writer,
  table: string,
  { id = 0, column, value, field }: { id?: number | undefined; column: string; value: string; field: string },
): Promise<void> {
  if (businessId === 0) return;
  const [shared] = await db.query(
    `select id from ${table} where business_id = 0 and lower(${column}) = lower($1) and id <> $2`,
    [value, id],
  );
  if (shared !== undefined) fail('common.alreadyExists', { field, status: 409 });
}
