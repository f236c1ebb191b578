import type { Answer, Input } from '@bahi/contract/endpoint';
import type { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import type { Context } from '../../../platform/core/context.ts';
import { commentsOn, mostComments } from './record-comment.queries.ts';
import { isQuietKind } from '@bahi/contract/platform/record-history/quiet-kinds';
import { partsOf } from './record-parts.ts';
import { type RecordRow, rowsOfRecord } from './record-sources.ts';
import { type KeptRow, type Names, readNames, saidLabel, saidValue } from './record-values.ts';
import type { ToldField } from './told-as.ts';
import { toldField } from './told-fields.ts';

type Contract = typeof recordHistoryContract;
type History = Answer<Contract['get']>;
type RecordEvent = History['events'][number];
type Kept = {
  id: number;
  transaction_id: string;
  at: Date;
  table_name: string;
  action: 'insert' | 'update' | 'delete';
  before: KeptRow | null;
  after: KeptRow | null;
  is_part: boolean;
  by_name: string | null;
  by_name_np: string | null;
};
/** A field that one event changed, and the row that it is of. */
type Touched = Pick<Kept, 'action'> & { field: ToldField; row: KeptRow; before: unknown; after: unknown };

/** So many events of the audit are read of the record itself, the latest ones. */
const mostOwn = 300;
/** And so many of what belongs to it: as many as one saving of a price list makes. */
const mostOfParts = 1000;

/** Who changed what of a record, the latest first, and what people wrote on it. */
export async function getRecordHistory(context: Context, { params }: Input<Contract['get']>): Promise<History> {
  const { kind, id } = params;
  const rows = await rowsOfRecord(context, kind, id);
  const [found, written] = await Promise.all([
    readEvents(context, { rows, parts: partsOf(kind), id }),
    isQuietKind(kind) ? [] : commentsOn(context, { kind, recordId: id }),
  ]);
  const own = wholeSteps(
    found.filter((event) => !event.is_part),
    mostOwn,
  );
  const ofParts = wholeSteps(
    found.filter((event) => event.is_part),
    mostOfParts,
  );
  const kept = [...own, ...ofParts].toSorted((one, other) => other.id - one.id);
  const comments = written.slice(0, mostComments);
  const names = await readNames(context, kept.flatMap(touchedBy).flatMap(referredBy));
  const isCut = found.length > kept.length || written.length > comments.length;
  return { events: eventsOf(context, { kept, names, rows }), isCut, comments };
}

/**
 * The latest events, without the oldest step where the limit went through it: of half a step what was changed would be told as
 * new. One that is larger by itself is told as far as it was read.
 */
function wholeSteps(found: readonly Kept[], most: number): Kept[] {
  const kept = found.slice(0, most);
  const cut = found[most]?.transaction_id;
  const whole = kept.filter(({ transaction_id: step }) => step !== cut);
  return whole.length > 0 ? whole : kept;
}

type Sought = { rows: readonly RecordRow[]; parts: readonly string[]; id: number };

/** What the audit has of rows, and of those that belong to a record; of each one more than is told. */
function readEvents({ db, businessId }: Context, { rows, parts, id }: Sought): Promise<Kept[]> {
  const columns =
    'event.id, event.transaction_id, event.at, event.table_name, event.action, event.before, event.after, event.user_id';
  return db.query<Kept>(
    `with own as materialized (
       select event.* from unnest($2::text[], $3::bigint[]) record (table_name, id)
       cross join lateral (
         select ${columns} from audit_event event
         where event.business_id = $1 and event.table_name = record.table_name and event.row_id = record.id
         order by event.id desc limit $4) event
       order by event.id desc limit $4),
     part as materialized (
       select event.* from unnest($5::text[]) part (table_name)
       cross join lateral (
         select ${columns} from audit_event event
         where event.business_id = $1 and event.table_name = part.table_name and event.part_of = $6
         order by event.id desc limit $7) event
       order by event.id desc limit $7)
     select event.*, person.full_name as by_name, person.full_name_np as by_name_np
     from (select own.*, false as is_part from own union all select part.*, true from part) event
     left join app_user person on person.id = event.user_id and person.business_id = $1
     order by event.id desc`,
    [businessId, rows.map(({ table }) => table), rows.map((row) => row.id), mostOwn + 1, parts, id, mostOfParts + 1],
  );
}

/** The fields that people read and that an event changed; all that is not empty of a row that came or went. */
function touchedBy(kept: Kept): Touched[] {
  const { table_name: table, action, before } = kept;
  const after = isTakenBack(kept) ? null : kept.after;
  return Object.keys({ ...before, ...after }).flatMap((column) => {
    const [was, is] = [before?.[column] ?? null, after?.[column] ?? null];
    const field = toldField(table, column);
    const row = after ?? before ?? {};
    return field === undefined || was === is ? [] : [{ field, action, row, before: was, after: is }];
  });
}

/** A payment that was edited or deleted stays, and counts no more. */
function isTakenBack({ table_name: table, before, after }: Kept): boolean {
  const key = 'reversal_entry_id';
  return table === 'payment' && before !== null && (before[key] ?? null) === null && (after?.[key] ?? null) !== null;
}

/** The records whose names say what was changed, and of which row. */
function referredBy({ field: { as, about = [] }, row, before, after }: Touched) {
  const values = [{ as, ids: [before, after] }, ...about.map((one) => ({ as: one.as, ids: [row[one.column]] }))];
  return values.flatMap(({ as: how, ids }) =>
    typeof how === 'object' && 'nameOf' in how
      ? ids.flatMap((id) => (typeof id === 'number' ? [{ of: how.nameOf, id }] : []))
      : [],
  );
}

type Read = { kept: readonly Kept[]; names: Names; rows: readonly RecordRow[] };

/** What one transaction did to the record is one event. What nobody reads, as a version alone, is none. */
function eventsOf(context: Context, { kept, names, rows }: Read): RecordEvent[] {
  const own = rows[0]?.table;
  const steps = Map.groupBy(kept, ({ transaction_id }) => transaction_id);
  return [...steps.values()].flatMap((step) => {
    const act = actOf(step.filter(({ table_name }) => table_name === own));
    // What a record was made with stands in it, or in what was changed since.
    const told = act === 'CREATED' ? [] : step.toReversed().flatMap(touchedBy);
    const said = { names, calendar: context.calendar };
    const changes = together(
      told.map((touched) => ({ ...touched, label: saidLabel(touched.field, touched.row, said) })),
    );
    const spoken = changes.flatMap(({ field, label, before, after }) => {
      const change = { before: saidValue(field, before, said), after: saidValue(field, after, said) };
      return change.before?.en === change.after?.en ? [] : [{ label, ...change }];
    });
    const [last] = step;
    if (last === undefined || (act === 'CHANGED' && spoken.length === 0)) return [];
    const by = last.by_name === null ? null : { en: last.by_name, ne: last.by_name_np ?? last.by_name };
    return [{ id: last.id, at: last.at.toISOString(), by, act, changes: spoken }];
  });
}

/**
 * A row that was written several times in one step, or anew in the place of one that went, was changed from what it was first to
 * what it is at last. Two that are called alike stay two.
 */
function together<T extends Touched & { label: { en: string } }>(touched: readonly T[]): T[] {
  const known = new Map<string, T[]>();
  return touched.flatMap((one) => {
    if (one.field.about === undefined) return [{ ...one }];
    const alike = known.get(one.label.en) ?? [];
    const first = alike.find(
      ({ row, action }) => row['id'] === one.row['id'] || (action === 'delete' && one.action === 'insert'),
    );
    if (first !== undefined) {
      Object.assign(first, { after: one.after, row: one.row, action: one.action });
      return [];
    }
    const own = { ...one };
    known.set(one.label.en, [...alike, own]);
    return [own];
  });
}

/** Who looks at a record that was deleted finds none: what is told of it is how it came and what was changed. */
function actOf(ofRecord: readonly Kept[]): RecordEvent['act'] {
  return ofRecord.some(({ action }) => action === 'insert') ? 'CREATED' : 'CHANGED';
}
