import {
  type ActivityAct,
  isIssued,
  rightToActivity,
  type WrittenKind,
} from '@bahi/contract/people/activity-log/activity-kinds';
import type { Activity } from '@bahi/contract/people/activity-log/activity-log.contract';
import type { Text } from '@bahi/contract/messages';
import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
import { toldField } from '../../platform/record-history/told-fields.ts';
import { deedActOf, readAccountNames, toldName, withRowsWrittenOnce } from './activity-log.deeds.ts';
import { alikeOf, type Single, toldTogether, withoutReleased, type Written } from './activity-log.matches.ts';
import { type Kept, type KeptRow, tablesOf, toldTables, writtenKinds } from './activity-log.sources.ts';
import { byTime, type LogReader, type Position, type Wanted } from './activity-log.wanted.ts';

/**
 * What was written of the records that the caller may read, the newest first; `end`: how far the audit was looked through, null
 * where that was all of it. What one transaction did to a record is one activity, and stands where its last row does; what
 * changed nothing that people read is none.
 */
export async function readWritten(
  reader: LogReader,
  wanted: Wanted,
): Promise<{ found: Written[]; end: Position | null }> {
  const kinds = (wanted.kind === undefined ? writtenKinds : writtenKinds.filter((kind) => kind === wanted.kind)).filter(
    (kind) => reader.can(rightToActivity(kind)),
  );
  const tables = tablesOf(kinds);
  if (tables.length === 0) return { found: [], end: null };
  const looked = await readEvents(reader, wanted, { tables, kinds });
  const last = looked.at(-1);
  const end = last !== undefined && last.place === wanted.window ? positionOf(last) : null;
  const whole = await completed(reader, looked, { tables, borders: [wanted.afterAudit, end] });
  const rows = await withoutReleased(reader, await withRowsWrittenOnce(reader, whole));
  const accounts = await readAccountNames(reader, rows);
  const found = [...Map.groupBy(rows, recordOf).values()].flatMap((group): Single[] => {
    const [head] = group;
    // What began on the page before was told there.
    if (head === undefined || (wanted.afterAudit !== null && byTime(positionOf(head), wanted.afterAudit) >= 0))
      return [];
    const activity = activityOf(group, kinds, (row, kind) => toldName(kind, row, { ...reader, accounts }));
    if (activity === null) return [];
    return [{ activity, position: positionOf(head), alike: alikeOf(activity, head, { ...reader, accounts }) }];
  });
  return { found: toldTogether(found), end };
}

/**
 * The rows with those beside them that stand beyond a border: what a transaction did to several records lies in between each
 * other, and a record is told as a whole, once. All rows of a transaction bear one moment.
 */
async function completed(
  { db, businessId }: LogReader,
  looked: readonly Kept[],
  { tables, borders }: { tables: readonly string[]; borders: readonly (Position | null)[] },
): Promise<Kept[]> {
  const moments = new Set(borders.flatMap((border) => (border === null ? [] : [border.micros])));
  const cut = looked.filter(({ micros }) => moments.has(micros));
  if (cut.length === 0) return [...looked];
  const beside = await db.query<Kept>(
    `${selected}, 0 as place from audit_event event ${person}
     where event.business_id = $1 and event.transaction_id = any($2::uuid[]) and event.row_id = any($3::bigint[])
       and event.table_name = any($4) and event.id <> all($5::bigint[])`,
    [
      businessId,
      [...new Set(cut.map(({ transaction_id: transaction }) => transaction))],
      [...new Set(cut.map(({ row_id: id }) => id))],
      tables,
      cut.map(({ id }) => id),
    ],
  );
  const of = new Set(cut.map(recordOf));
  return [...looked, ...beside.filter((row) => of.has(recordOf(row)))].toSorted((left, right) => byTime(right, left));
}

const selected = `select event.id, (extract(epoch from event.at) * 1000000)::bigint::text as micros, event.at, event.transaction_id,
  event.table_name, event.row_id, event.action, event.before, event.after, event.user_id, person.full_name as user_name,
  person.full_name_np as user_name_np`;
const person = 'left join app_user person on person.id = event.user_id and person.business_id = $1';

/** Rows of one transaction of one record stand together: a document beside what its kind has of its own. */
function recordOf({ transaction_id: transaction, table_name: table, row_id: id }: Kept): string {
  const isDocument = table === 'document' || documentTables.has(table);
  return `${transaction} ${isDocument ? 'document' : table} ${id}`;
}

const documentTables: ReadonlySet<string> = new Set(documentKindNames.map((kind) => documentKinds[kind].table));

function positionOf({ micros, id }: Kept): Position {
  return { micros, id };
}

/** So many rows are looked at, the last of them with it, that it is known how far; of documents those of the kinds are read. */
function readEvents(
  { db, businessId }: LogReader,
  { from, to, userId, afterAudit, window }: Wanted,
  { tables, kinds }: { tables: readonly string[]; kinds: readonly WrittenKind[] },
): Promise<Kept[]> {
  // The tables are literals of the product: so the index that has these alone is known to have them.
  const listed = tables.map((table) => `'${table}'`).join(', ');
  return db.query<Kept>(
    `${selected}, event.place from (
       select event.*, (row_number() over (order by event.at desc, event.id desc))::int as place from audit_event event
       where event.business_id = $1 and event.at >= $2::date::timestamp at time zone 'Asia/Kathmandu'
         and event.at < ($3::date + 1)::timestamp at time zone 'Asia/Kathmandu'
         and event.table_name in (${listed}) and event.row_id is not null
         and ($4::bigint is null or event.user_id = $4)
         and ($5::bigint is null or (event.at, event.id) < ('epoch'::timestamptz + $5 * interval '1 microsecond', $6::bigint))
       order by event.at desc, event.id desc limit $7) event ${person}
     where event.place = $7 or event.table_name <> 'document' or coalesce(event.after, event.before) ->> 'kind' = any($8)
     order by event.at desc, event.id desc`,
    [businessId, from, to, userId ?? null, afterAudit?.micros ?? null, afterAudit?.id ?? null, window, kinds],
  );
}

/** What a group of rows, the last first, comes to; null where nobody reads anything of it. */
function activityOf(
  group: readonly Kept[],
  kinds: readonly WrittenKind[],
  nameOf: (row: KeptRow, kind: WrittenKind) => { name: string | null; nameNp: string | null },
): Activity | null {
  const [last] = group;
  if (last === undefined) return null;
  const kind = group
    .map((row) => toldTables.get(row.table_name)?.(row.after ?? row.before ?? {}) ?? null)
    .find((one) => one !== null);
  if (kind === undefined || !kinds.includes(kind)) return null;
  const changed = labelsOf(group);
  const act = actOf(group, kind);
  if (act === 'CHANGED' && changed.length === 0) return null;
  // What every business begins with nobody has entered.
  if (act === 'ENTERED' && last.after?.['is_built_in'] === true) return null;
  const { name, nameNp } = group
    .map((row) => nameOf(row.after ?? row.before ?? {}, kind))
    .find((one) => one.name !== null) ?? {
    name: null,
    nameNp: null,
  };
  return {
    key: `written-${last.id}`,
    at: last.at.toISOString(),
    kind,
    act,
    event: null,
    outcome: null,
    userFullName: last.user_name,
    userFullNameNp: last.user_name_np,
    recordId: act === 'DELETED' && kind !== 'PAYMENT' ? null : last.row_id,
    recordName: name,
    recordNameNp: nameNp,
    changed: act === 'CHANGED' ? changed : [],
    detail: [],
    address: null,
    browser: null,
    device: null,
    times: 1,
  };
}

function actOf(group: readonly Kept[], kind: WrittenKind): ActivityAct {
  const first = group.at(-1);
  const deed = group.map((row) => deedActOf(kind, row)).find((act) => act !== null);
  if (deed !== undefined) return deed;
  if (group.some(({ action }) => action === 'delete')) return 'DELETED';
  if (group.some((row) => isNew(row, 'deleted_at'))) return 'DELETED';
  if (
    group.some(
      ({ before, after }) => before !== null && after?.['state'] === 'CANCELLED' && before['state'] !== 'CANCELLED',
    )
  )
    return 'CANCELLED';
  if (isIssued(kind) && group.some((row) => isNew(row, 'number'))) return 'ISSUED';
  return group.some(({ action }) => action === 'insert') || first === undefined ? 'ENTERED' : 'CHANGED';
}

/** Whether a column came to have a value in this. */
function isNew({ before, after }: Kept, column: string): boolean {
  return (after?.[column] ?? null) !== null && (before?.[column] ?? null) === null;
}

/** The fields that people read and that were changed, each once. */
function labelsOf(group: readonly Kept[]): Text[] {
  const labels = new Map<string, Text>();
  for (const { table_name: table, before, after } of group)
    for (const column of Object.keys({ ...before, ...after })) {
      const field = toldField(table, column);
      if (field !== undefined && (before?.[column] ?? null) !== (after?.[column] ?? null))
        labels.set(field.label.en, { en: field.label.en, ne: field.label.ne });
    }
  return [...labels.values()];
}
