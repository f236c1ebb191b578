import type { OwnerConnection } from './database.ts';

type Column = {
  table: string;
  name: string;
  /** The type as PostgreSQL calls it; of an array, that of its elements. */
  type: string;
  isArray: boolean;
  isNullable: boolean;
  isIdentity: boolean;
  hasDefault: boolean;
  isOfView: boolean;
  checks: string[];
};

const catalog = `
  select c.relname as table, a.attname as name, format_type(coalesce(nullif(t.typelem, 0), t.oid), null) as type,
    t.typcategory = 'A' as "isArray", not a.attnotnull as "isNullable", a.attidentity = 'a' as "isIdentity",
    a.atthasdef or a.attidentity = 'd' as "hasDefault", c.relkind = 'v' as "isOfView",
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not starts_with(c.relname, 'schema_')
  order by c.relname, a.attnum`;

/** What the driver makes of each type, as `openDatabase` has set it up. A type that is not here is a fault. */
export const driverTypes: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  text: 'string',
  name: 'string',
  uuid: 'string',
  date: 'string',
  numeric: 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
};

/** What a statement writes where that is not what it reads: JSON as its text, a quantity as a number, too. */
const writtenTypes: Readonly<Record<string, string>> = { unknown: 'string', numeric: 'number | string' };

/** The types of all tables and views of a migrated database, as the text of `tables.ts`. */
export async function describeTables(client: OwnerConnection): Promise<string> {
  const { rows } = await client.query<Column>(catalog);
  const tables = Map.groupBy(rows, (row) => row.table);
  return [
    '// Longer than 200 lines because it is made from the migrated database, by `npm run tables`. Not edited by hand.',
    "import type { Asked, Given, Known } from './table-types.ts';",
    '',
    'export type Tables = {',
    ...[...tables].flatMap(([table, columns]) => [
      `  ${table}: {`,
      ...columns.map((column) => wrapped(`    ${column.name}: ${columnType(column)};`)),
      '  };',
    ]),
    '};',
    '',
  ].join('\n');
}

const longestLine = 120;

/** As the formatter has it: of many words each on a line. */
function wrapped(line: string): string {
  if (line.length <= longestLine) return line;
  return line.replace(/<(.*)>;$/, (_, words: string) => {
    const together = `      ${words}`;
    return `<\n${together.length <= longestLine ? together : `      | ${words.replaceAll(' | ', '\n      | ')}`}\n    >;`;
  });
}

function columnType(column: Column): string {
  const orNull = column.isNullable ? ' | null' : '';
  const value = valueType(column);
  const written = writtenTypes[value] ?? writtenTypes[column.type];
  const read = value === 'unknown' ? value : value + orNull;
  const types = written === undefined ? read : `${read}, ${written}${orNull}`;
  if (column.isOfView || column.isIdentity) return `Known<${read}>`;
  // The database has a default for the business, too; a statement names it all the same.
  return column.hasDefault && column.name !== 'business_id' ? `Given<${types}>` : `Asked<${types}>`;
}

function valueType({ table, name, type, isArray, checks }: Column): string {
  const words = checks.flatMap(wordsOf);
  const one = words.length > 0 ? words.join(' | ') : driverTypes[type];
  if (one === undefined) throw new Error(`What the driver makes of ${table}.${name}, a ${type}, is not said`);
  return isArray ? `${words.length > 1 ? `(${one})` : one}[]` : one;
}

/** The words that a check allows: `kind = ANY (ARRAY['A'::text, 'B'::text])`, or all in an array that is within one. */
function wordsOf(check: string): string[] {
  const list = /^CHECK \(\(\w+ (?:= ANY \(|<@ )ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)?\)\)$/.exec(check)?.[1];
  const single = /^CHECK \(\(\w+ = ('[^']*')::text\)\)$/.exec(check)?.[1];
  return list?.split(', ').map((word) => word.replace(/::text$/, '')) ?? (single === undefined ? [] : [single]);
}
