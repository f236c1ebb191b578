import type { Asking } from './attempt.ts';
import type { QueryCheck } from './check.ts';

export type AuditedTable = {
  table_name: string;
  /** The column that names the business whose chain an event joins; `no_business` where it is the platform's. */
  business_column: string;
  /** Not in its events: what is secret, and what the database itself works out of the others. */
  left_out: string[];
  /** What tells its rows apart within a business. */
  key_columns: string[];
  has_id: boolean;
  /** Its rows are written once: an event has all of a statement by their digest. */
  is_digested: boolean;
};

/** Every audited table, found by its trigger. */
export function auditedTables(tx: Asking): Promise<AuditedTable[]> {
  return tx.query<AuditedTable>(
    `select argument[1] as table_name, argument[2] as business_column,
       coalesce(string_to_array(nullif(argument[3], ''), ','), '{}') || array(
         select attname::text from pg_attribute where attrelid = tgrelid and attgenerated <> '') as left_out,
       array(select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
         where indrelid = tgrelid and indisprimary and attname <> 'business_id' order by attnum) as key_columns,
       exists (select from pg_attribute where attrelid = tgrelid and attname = 'id' and not attisdropped) as has_id,
       exists (select from pg_proc where pg_proc.oid = tgfoid and proname = 'write_audit_digest') as is_digested
     from (select tgrelid, tgfoid, string_to_array(encode(tgargs, 'escape'), '\\000') as argument
       from pg_trigger where tgname = 'audit' and tgrelid = to_regclass(split_part(encode(tgargs, 'escape'), '\\000', 1))) audited
     order by table_name`,
  );
}

/**
 * Each row is what its last audit event says, none is without an event, and none is missing that was not deleted. With
 * the chain over the events, nobody changes a row past the product unseen. A column that was added later is empty in
 * the rows before it, and their events do not name it.
 */
export function auditedCheck(audited: AuditedTable): QueryCheck {
  const { table_name: table, left_out, has_id, is_digested } = audited;
  const own = ownRows(audited);
  return {
    name: `rows of ${table}`,
    holds: `every row of ${table} is what was last written of it`,
    counts: `select count(*) as n from ${table} where ${own}`,
    faults: is_digested
      ? faultsOfDigests(table)
      : has_id && left_out.length === 0
        ? faultsOfRows(table, own)
        : faultsOfDocuments(audited, own),
  };
}

/** Tells the rows of the business `$1`, or of the platform where it is 0. */
export function ownRows({ business_column: column }: AuditedTable): string {
  return column === 'no_business' ? '$1 = 0' : `${column} = $1`;
}

/** What the texts of rows depend on beside the rows, as the triggers of the audit have it: they are compared under these. */
export const settingsOfTexts = { timezone: 'UTC', datestyle: 'ISO, YMD' } as const;

/** In SQL the digest of rows, which are called `kept`: what changes the database could change a function of it too. */
export const digestOfRows = `sha256(convert_to(string_agg(rtrim(kept::text, ',)'), e'\\x1e' order by kept.id), 'UTF8'))`;

/** The same of one row. */
export function digestOfRow(row: string): string {
  return `sha256(convert_to(rtrim(${row}::text, ',)'), 'UTF8'))`;
}

/** Of rows that are written once: each event has its rows as they are, and no row is without one. */
function faultsOfDigests(table: string): string {
  return `
    with event as materialized (
      select id, row_ids, digest is distinct from (
        select ${digestOfRows} from ${table} kept where kept.business_id = $1 and kept.id = any(row_ids)) as is_other
      from audit_event where business_id = $1 and table_name = '${table}')
    select id as event_id, row_ids as keys from event where is_other
    union all
    select null, array[kept.id] from (select id from ${table} where business_id = $1) kept
    left join (select unnest(row_ids) as id from event) said on said.id = kept.id
    where said.id is null and (select count(*) from ${table} where business_id = $1)
      is distinct from (select sum(cardinality(row_ids)) from event)`;
}

/**
 * Of tables with many rows: each is known by the digest in its last event. Rows and events come by their indexes in one
 * order, so that nothing is sorted or kept, and of what holds no document is unpacked. Where a digest is of another form,
 * as after a column was dropped, the document decides.
 */
function faultsOfRows(table: string, own: string): string {
  return `
    select row_key as key, to_jsonb(row) as row, written from (
      select coalesce(kept.row_key, last.row_key) as row_key, kept.row_key is null as is_gone, kept.row,
        (select after from audit_event event where event.business_id = $1 and event.id = last.event_id) as written
      from (select id as row_key, stored as row from ${table} stored where ${own}) kept
      full join (select distinct on (row_id) row_id as row_key, id as event_id, digest
        from audit_event where business_id = $1 and table_name = '${table}' order by row_id, audit_event.id desc
      ) last on last.row_key = kept.row_key
      where case when kept.row_key is null then null else ${digestOfRow('kept.row')} end is distinct from last.digest
      offset 0
    ) other where is_gone <> (written is null) or row *<> json_populate_record(null::${table}, written)`;
}

/** Of tables whose rows are not whole in their events, or have no id. */
function faultsOfDocuments({ table_name: table, left_out, key_columns, has_id }: AuditedTable, own: string): string {
  const without = left_out.length === 0 ? '' : ` - '{${left_out.join(',')}}'::text[]`;
  const keyOf = (row: string) => `jsonb_build_array(${key_columns.map((key) => `${row} -> '${key}'`).join(', ')})`;
  const rowKey = has_id ? 'id' : keyOf('to_jsonb(stored)');
  const eventKey = has_id ? 'row_id' : keyOf('coalesce(after, before)');
  // A moment is written as the time zone of its day had it: made a row again, it is the moment alone.
  const written = `case when after is not null then jsonb_strip_nulls(to_jsonb(json_populate_record(null::${table}, after))${without}) end`;
  return `
    select coalesce(kept.row_key, last.row_key) as key, kept.row, last.written
    from (select ${rowKey} as row_key, jsonb_strip_nulls(to_jsonb(stored)${without}) as row
      from ${table} stored where ${own}) kept
    full join (select distinct on (${eventKey}) ${eventKey} as row_key, ${written} as written
      from audit_event where business_id = $1 and table_name = '${table}' order by ${eventKey}, audit_event.id desc
    ) last on last.row_key = kept.row_key
    where kept.row is distinct from last.written`;
}
