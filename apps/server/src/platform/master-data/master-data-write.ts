import type { Status } from '@bahi/contract/enumeration';
import type { MasterData, MasterDataRow, MasterDataValues } from '@bahi/contract/master-data';
import type { Context } from '../core/context.ts';
import { fail, failNotFound, failStale, type RefusedField } from '../core/errors.ts';
import { getMasterData } from './master-data-read.ts';
import { columnName } from '../database/columns.ts';
import { columnOf, ownerColumnOf, referencesOf, referredBy } from './master-data-tables.ts';
import { failUnwritten, refuseEditWithout, refuseSharedDouble, saveDeclared } from '../database/write-record.ts';

/**
 * Writes what the form holds: a new record, or the one it names. What it refers to must be there and active (an
 * inactive one may stay); editing asks for the right to update. Answers the record as it stands then.
 */
export async function saveMasterData(context: Context, of: MasterData, form: MasterDataValues): Promise<MasterDataRow> {
  const id = await writeMasterData(context, of, form);
  context.say('common.saved');
  return getMasterData(context, of, id);
}

/** As `saveMasterData`, for what is composed: says nothing yet, and answers the id alone. */
export async function writeMasterData(context: Context, of: MasterData, form: MasterDataValues): Promise<number> {
  const named = { id: numberOf(form['id']), version: numberOf(form['version']) };
  refuseEditWithout(context, `${of.module}.update`, named);
  const owners = await checkReferences(context, of, form, named.id);
  const values: Record<string, unknown> = { ...owners };
  for (const [field, part] of Object.entries(of.fields)) {
    const value = form[field] ?? null;
    const isHundredths = part.kind === 'number' && part.inHundredths && typeof value === 'number';
    values[columnOf(field, part)] = isHundredths ? Math.round(value * 100) : value;
  }
  if (of.scope === 'platform') return savePlatformRecord(context, columnName(of.name), named, values);
  for (const field of of.unique) {
    const value = form[field];
    const column = columnName(field);
    if (typeof value === 'string')
      await refuseSharedDouble(context, columnName(of.name), { id: named.id, column, value, field });
  }
  return saveDeclared(context, columnName(of.name), named, values);
}

/**
 * Makes a record active or inactive; without a status it flips. Nothing is made inactive above active records, and
 * nothing active below an inactive one.
 */
export async function setMasterDataStatus(
  context: Context,
  of: MasterData,
  id: number,
  status: Status | null,
): Promise<MasterDataRow> {
  if (status !== null && status !== 'ACTIVE' && status !== 'INACTIVE')
    fail('common.choiceUnknown', { field: 'status' });
  // Whoever puts something below it waits, or is waited for.
  await context.db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [placeOf(of, id)]);
  const record = await getMasterData(context, of, id);
  const isOfOthers = of.scope !== 'platform' && record.isShared && context.businessId !== 0;
  if (isOfOthers) fail('common.sharedRecord', { status: 403 });
  const isActive = status === null ? !record.isActive : status === 'ACTIVE';
  if (isActive) await refuseBelowInactive(context, of, record);
  else await refuseAboveActive(context, of, record);
  const table = columnName(of.name);
  const whose = of.scope !== 'platform' ? ' and business_id = $3' : '';
  const [updated] = await context.db.query(
    `update ${table} set is_active = $2, version = version + 1 where id = $1${whose} returning id`,
    of.scope !== 'platform' ? [id, isActive, context.businessId] : [id, isActive],
  );
  if (updated === undefined) await failUnwritten(context, table, id);
  context.say('common.statusChanged');
  return getMasterData(context, of, id);
}

async function refuseAboveActive(context: Context, of: MasterData, record: MasterDataRow): Promise<void> {
  for (const [child, field] of Object.entries(of.children)) {
    const whose = of.scope !== 'platform' ? 'business_id in (0, $2) and' : '$2::bigint is not null and';
    const [found] = await context.db.query<{ count: number }>(
      `select count(*) as count from ${columnName(child)} where ${whose} ${columnName(field)} = $1 and is_active`,
      [record.id, context.businessId],
    );
    const name = context.language === 'ne' ? (record.nameNp ?? record.name) : record.name;
    if (found !== undefined && found.count > 0)
      fail('masterData.holdsActive', { status: 409, parameters: { name, count: found.count } });
  }
}

async function refuseBelowInactive(context: Context, of: MasterData, record: MasterDataRow): Promise<void> {
  for (const [field, part] of referencesOf(of)) {
    const parentId = record[field];
    if (typeof parentId !== 'number') continue;
    await holdMasterData(context, referredBy(part.to, of), parentId);
    const parent = await getMasterData(context, referredBy(part.to, of), parentId);
    if (!parent.isActive) fail('masterData.parentInactive', { status: 409 });
  }
}

/** Refuses each reference that leads nowhere or to what is inactive; answers whose the shared ones are, by column. */
async function checkReferences(
  context: Context,
  of: MasterData,
  form: MasterDataValues,
  id: number | undefined,
): Promise<Record<string, number | null>> {
  const refused: RefusedField[] = [];
  const owners: Record<string, number | null> = {};
  const references = referencesOf(of);
  const before = references.length > 0 && id !== undefined ? await getMasterData(context, of, id) : null;
  for (const [field, part] of references) {
    const owner = ownerColumnOf(field, part, of);
    const chosen = form[field];
    if (owner !== null) owners[owner] = null;
    if (typeof chosen !== 'number') continue;
    const found = await findReferred(context, referredBy(part.to, of), chosen);
    if (found === null) refused.push({ field, key: 'common.unknownRecord' });
    else if (!found.isActive && before?.[field] !== chosen) refused.push({ field, key: 'common.inactiveRecord' });
    else if (owner !== null) owners[owner] = found.businessId;
  }
  if (refused.length > 0) fail('common.invalid', { fields: refused });
  return owners;
}

type Referred = { isActive: boolean; businessId: number };

/** Keeps a record from being made inactive until this transaction has put something below it. */
export async function holdMasterData({ db }: Pick<Context, 'db'>, of: MasterData, id: number): Promise<void> {
  await db.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [placeOf(of, id)]);
}

async function findReferred(context: Context, to: MasterData, id: number): Promise<Referred | null> {
  const { db, businessId } = context;
  await holdMasterData(context, to, id);
  const [found] =
    to.scope !== 'platform'
      ? await db.query<Referred>(
          `select is_active as "isActive", business_id as "businessId" from ${columnName(to.name)}
           where business_id in (0, $2) and id = $1`,
          [id, businessId],
        )
      : await db.query<Referred>(
          `select is_active as "isActive", 0 as "businessId" from ${columnName(to.name)} where id = $1`,
          [id],
        );
  return found ?? null;
}

async function savePlatformRecord(
  { db }: Pick<Context, 'db'>,
  table: string,
  { id, version }: { id: number | undefined; version: number | undefined },
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const columns = Object.keys(values);
  if (id === undefined) {
    const [inserted] = await db.query<{ id: number }>(
      `insert into ${table} (${columns.join(', ')})
       values (${columns.map((_, position) => `$${position + 1}`).join(', ')}) returning id`,
      Object.values(values),
    );
    return inserted?.id ?? failNotFound();
  }
  const [updated] = await db.query(
    `update ${table} set ${columns.map((column, position) => `${column} = $${position + 3}`).join(', ')},
       version = version + 1
     where id = $1 and version = coalesce($2, version) returning id`,
    [id, version ?? null, ...Object.values(values)],
  );
  if (updated !== undefined) return id;
  const [present] = await db.query(`select id from ${table} where id = $1`, [id]);
  return present === undefined ? failNotFound() : failStale();
}

function placeOf(of: MasterData, id: number): string {
  return `${columnName(of.name)}:${id}`;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
