import type { Right } from '@bahi/contract/access';
import type { Tx } from '../../../platform/database/database.ts';

/** A table with rows of the business, and the columns that go into the file. */
export type OwnTable = {
  name: string;
  columns: { name: string; isBytes: boolean }[];
  /** The columns of its primary key, in whose order its rows stand. */
  key: string;
};

/**
 * Tables with rows of a business that are left out:
 * - idempotency: the keys by which a request that is sent twice is done once; technical, and gone after three days.
 * - data_import_row, data_import_progress: what was read of a file and is no record yet, gone after a week.
 * - report_file, report_file_piece: reports that were made as files of what is there, gone after days.
 */
export const leftOutTables: readonly string[] = [
  'idempotency',
  'data_import_row',
  'data_import_progress',
  'report_file',
  'report_file_piece',
];

/** Tables that a right of its own opens: they are left out for who lacks it. */
export const guardedTables: readonly { name: string; right: Right }[] = [
  { name: 'security_event', right: 'security-log.read' },
];

/**
 * Columns that are left out:
 * - app_user.password_hash: it is no record of the business, and could be tried against.
 * - sales_counter.device_key: what a device shows that it is the counter.
 */
export const leftOutColumns: readonly string[] = ['app_user.password_hash', 'sales_counter.device_key'];

/** Tables of all, of which records of a business name rows: their names go along. */
export const namedTables = [
  'country',
  'province',
  'district',
  'local_body_type',
  'local_body',
  'business_type',
  'tax_rate',
  'vat_group',
  'address_type',
  'vendor_type',
  'unit_type',
  'module',
] as const;

const nameColumns = ['id', 'code', 'short_code', 'name', 'name_np', 'value', 'value_alias', 'rate_hundredths'];

/** Every table that says whose a row is, and may be read: whoever adds one need not remember this file. */
export async function readOwnTables(db: Tx, rights: ReadonlySet<Right>): Promise<OwnTable[]> {
  const guarded = guardedTables.filter(({ right }) => !rights.has(right)).map(({ name }) => name);
  const tables = await db.query<OwnTable & { columns: OwnTable['columns'] | null }>(
    `select class.relname as name,
       (select string_agg(quote_ident(attname), ', ' order by place) from pg_constraint
        cross join unnest(conkey) with ordinality part (number, place)
        join pg_attribute on attrelid = class.oid and attnum = part.number
        where conrelid = class.oid and contype = 'p') as key,
       (select json_agg(json_build_object('name', attname, 'isBytes', atttypid = 'bytea'::regtype) order by attnum)
        from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped
          and class.relname || '.' || attname <> all ($2)) as columns
     from pg_class class
     where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and class.relname <> all ($1)
       and exists (select from pg_attribute where attrelid = class.oid and attname = 'business_id' and not attisdropped)
     order by class.relname`,
    [[...leftOutTables, ...guarded], leftOutColumns],
  );
  return tables.map((table) => ({ ...table, columns: table.columns ?? [] }));
}

/** The query of one table's own rows, each as a line of JSON; bytes are written as base64. $1 is the business. */
export function ownRows({ name, columns, key }: OwnTable): string {
  const selected = columns.map((column) =>
    column.isBytes
      ? `translate(encode(${quoted(column.name)}, 'base64'), e'\\n', '') as ${quoted(column.name)}`
      : quoted(column.name),
  );
  return `select row_to_json(own)::text as line from (select ${selected.join(', ')} from ${quoted(name)}
    where business_id = $1 order by ${key}) own`;
}

/** The query of the names that a table of all holds, or of a shareable table the names of the rows that all share. */
export function sharedNames(name: string, table: OwnTable | undefined): string {
  const filter = table === undefined ? '' : 'where business_id = 0';
  return `select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(shared)) as field (key, value)
      where key = any ($1))::text as line
    from ${quoted(name)} shared ${filter} order by id`;
}

export const sharedNamesValues: readonly unknown[] = [nameColumns];

/** Of the tables of businesses those in which all share rows that have names. */
export async function readShareableTables(db: Tx, tables: readonly OwnTable[]): Promise<OwnTable[]> {
  const policies = await db.query<{ name: string }>(
    `select tablename as name from pg_policies where schemaname = 'public' and policyname = 'shared_or_own'`,
  );
  const shareable = new Set(policies.map(({ name }) => name));
  const isNamed = ({ columns }: OwnTable): boolean => columns.some(({ name }) => name === 'name' || name === 'value');
  return tables.filter((table) => shareable.has(table.name) && isNamed(table));
}

/** Names come from the database's own catalogue. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
