import type { Right } from '@bahi/contract/access';
import type { Status } from '@bahi/contract/enumeration';
import type { Context } from '../core/context.ts';
import type { NewRow, RecordTable, RowChange, TableName } from './table-types.ts';
import type { Change } from './write-rows.ts';
import { fail, failNotFound, failStale } from '../core/errors.ts';

type Writer = Pick<Context, 'db' | 'businessId'>;

/** Values by their columns. */
type Values = Readonly<Record<string, unknown>>;
/** What a form says of the record it edits: nothing for a new one. */
type Named = { id?: number | undefined; version?: number | undefined };
/** What a new row says beside its changes. */
type Rest<T extends TableName, V> = Omit<NewRow<T>, (keyof V & keyof NewRow<T>) | 'business_id'>;

/**
 * Writes what a form holds into a table of the business: a new row, which also gets `onlyNew`, or the row that is
 * named. Answers the id. Fails with 404 for a row of another business, with 403 for one that is shared by all
 * (business 0), and with 409 where the form was read before somebody else's save; without a version it is taken.
 */
export async function saveRecord<T extends RecordTable, N extends Named, V extends RowChange<T>>(
  context: Writer,
  table: T,
  named: N,
  values: Change<T, V>,
  ...[onlyNew]: N extends { id: number } ? [] : Record<never, never> extends Rest<T, V> ? [Rest<T, V>?] : [Rest<T, V>]
): Promise<number> {
  return saveDeclared(context, table, named, values, onlyNew);
}

/** As `saveRecord`, for tables and columns that master data declares: literals of the product all the same. */
export async function saveDeclared(
  context: Writer,
  table: string,
  { id, version }: Named,
  values: Values,
  onlyNew: Values = {},
): Promise<number> {
  if (id === undefined) return insertDeclared(context, table, { ...values, ...onlyNew });
  const { db, businessId } = context;
  const assignments = Object.keys(values).map((column, position) => `${column} = $${position + 4}`);
  const [updated] = await db.query(
    `update ${table} set ${assignments.join(', ')}, version = version + 1
     where business_id = $1 and id = $2 and version = coalesce($3, version) returning id`,
    [businessId, id, version ?? null, ...Object.values(values)],
  );
  return updated === undefined ? failUnwritten(context, table, id) : id;
}

/**
 * Refuses with 403 to write a record that is there already (`id`) for who may only make new ones. One call saves both,
 * and its contract asks for the right to create.
 */
export function refuseEditWithout(context: Pick<Context, 'can'>, right: Right, { id }: Named): void {
  if (id !== undefined && !context.can(right)) fail('common.forbidden', { status: 403 });
}

/**
 * Switches a row between active and inactive, and says so. Fails as `saveRecord` does: also where somebody else has made
 * it what is `wanted` meanwhile.
 */
export async function toggleRecord(
  context: Pick<Context, 'db' | 'businessId' | 'say'>,
  table: RecordTable,
  id: number,
  wanted?: boolean,
): Promise<void> {
  const [toggled] = await context.db.query(
    `update ${table} set is_active = not is_active, version = version + 1
     where business_id = $1 and id = $2 and is_active is distinct from $3 returning id`,
    [context.businessId, id, wanted ?? null],
  );
  if (toggled === undefined) await failUnwritten(context, table, id);
  context.say('common.statusChanged');
}

/** Sets whether a row is active, and says so; other words than these two are refused. Fails as `saveRecord` does. */
export async function setRecordStatus(
  context: Pick<Context, 'db' | 'businessId' | 'say'>,
  table: RecordTable,
  id: number,
  status: Status,
): Promise<void> {
  if (status !== 'ACTIVE' && status !== 'INACTIVE') fail('common.choiceUnknown', { field: 'status' });
  const [changed] = await context.db.query(
    `update ${table} set is_active = $3, version = version + 1 where business_id = $1 and id = $2 returning id`,
    [context.businessId, id, status === 'ACTIVE'],
  );
  if (changed === undefined) await failUnwritten(context, table, id);
  context.say('common.statusChanged');
}

/** As `insertRow`, for tables and columns that are declared. */
export async function insertDeclared({ db, businessId }: Writer, table: string, values: Values): Promise<number> {
  const columns = Object.keys(values);
  const [inserted] = await db.query<{ id: number }>(
    `insert into ${table} (business_id, ${columns.join(', ')})
     values ($1, ${columns.map((_, position) => `$${position + 2}`).join(', ')}) returning id`,
    [businessId, ...Object.values(values)],
  );
  if (inserted === undefined) throw new Error(`a new row of ${table} answers its id`);
  return inserted.id;
}

/** Says why a row was not written: it is not there, not the business's own, or newer than the form. */
export async function failUnwritten({ db, businessId }: Writer, table: string, id: number): Promise<never> {
  const [present] = await db.query<{ business_id: number }>(
    `select business_id from ${table} where business_id in (0, $1) and id = $2`,
    [businessId, id],
  );
  if (present === undefined) return failNotFound();
  return present.business_id === businessId ? failStale() : fail('common.sharedRecord', { status: 403 });
}

/**
 * Refuses, at `field`, what a shared row already holds: two of the same name in one select would not be told apart.
 * That of own rows is a unique constraint, and a shared row that is itself named (`id`) is no double. Letters count
 * alike in upper and lower case.
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
