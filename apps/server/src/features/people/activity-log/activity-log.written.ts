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
import { type KeptRow, nameOf, tablesOf, toldTables, writtenKinds } from './activity-log.sources.ts';
import type { LogReader, Position, Wanted } from './activity-log.wanted.ts';

type Kept = {
  id: number;
  micros: string;
  at: Date;
  transaction_id: string;
  table_name: string;
  row_id: number;
  action: 'insert' | 'update' | 'delete';
  before: KeptRow | null;
  after: KeptRow | null;
  user_name: string | null;
  user_name_np: string | null;
};
/** What one transaction did to one record, and where it stands in the audit. */
type Written = { activity: Activity; position: Position };

/** A transaction writes so many rows of records at most that are told: of more its last ones are told apart. */
const rowsForEach = 6;

/**
 * What was written of the records that the caller may read, the newest first; `isMore`: the audit goes on behind the last of
 * them. What one transaction did to a record is one activity; what changed nothing that people read is none.
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
  const limit = wanted.limit * rowsForEach;
  const rows = await readEvents(reader, wanted, { tables, limit });
  const groups = [...Map.groupBy(rows, recordOf).values()];
  // The last group may go on behind what was read.
  const whole = rows.length < limit || groups.length < 2 ? groups : groups.slice(0, -1);
  const last = whole.at(-1)?.at(-1);
  return {
    found: whole.flatMap((group) => {
      const activity = activityOf(group, kinds);
      const end = group.at(-1);
      return activity === null || end === undefined ? [] : [{ activity, position: positionOf(end) }];
    }),
    end: rows.length < limit || last === undefined ? null : positionOf(last),
  };
}

/** Rows of one transaction of one record stand together: a document beside what its kind has of its own. */
function recordOf({ transaction_id: transaction, table_name: table, row_id: id }: Kept): string {
  const isDocument = table === 'document' || documentTables.has(table);
  return `${transaction} ${isDocument ? 'document' : table} ${id}`;
}

const documentTables: ReadonlySet<string> = new Set(documentKindNames.map((kind) => documentKinds[kind].table));

function positionOf({ micros, id }: Kept): Position {
  return { micros, id };
}

function readEvents(
  { db, businessId }: LogReader,
  { from, to, userId, afterAudit }: Wanted,
  { tables, limit }: { tables: readonly string[]; limit: number },
): Promise<Kept[]> {
  // The tables are literals of the product: so the index that has these alone is known to have them.
  const listed = tables.map((table) => `'${table}'`).join(', ');
  return db.query<Kept>(
    `select event.id, (extract(epoch from event.at) * 1000000)::bigint::text as micros, event.at, event.transaction_id, event.table_name,
       event.row_id, event.action, event.before, event.after, person.full_name as user_name, person.full_name_np as user_name_np
     from audit_event event
     left join app_user person on person.id = event.user_id and person.business_id = $1
     where event.business_id = $1 and event.at >= $2::date::timestamp at time zone 'Asia/Kathmandu'
       and event.at < ($3::date + 1)::timestamp at time zone 'Asia/Kathmandu'
       and event.table_name in (${listed}) and event.row_id is not null
       and ($4::bigint is null or event.user_id = $4)
       and ($5::bigint is null or (event.at, event.id) < ('epoch'::timestamptz + $5 * interval '1 microsecond', $6::bigint))
     order by event.at desc, event.id desc limit $7`,
    [businessId, from, to, userId ?? null, afterAudit?.micros ?? null, afterAudit?.id ?? null, limit],
  );
}

/** What a group of rows, the last first, comes to; null where nobody reads anything of it. */
function activityOf(group: readonly Kept[], kinds: readonly WrittenKind[]): Activity | null {
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
    .map((row) => nameOf(row.after ?? row.before ?? {}))
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
