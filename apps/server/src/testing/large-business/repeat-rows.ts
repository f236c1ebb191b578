import { type AuditedTable, digestOfRow, digestOfRows, settingsOfTexts } from '../../platform/verify/audited.ts';
import type { OwnerQuery } from '../test-database.ts';
import { columnsOf, repeatedColumn, type Repetition } from './repeated-columns.ts';

/** A table of which rows are repeated, what its events leave out, and whether they have its rows by their digest. */
export type RepeatedTable = { name: string; leftOut: readonly string[]; isDigested: boolean };

/** Kept of other rows: brought up to date in the end, and not repeated. */
const keptOfOthers = ['audit_event', 'audit_link', 'audit_head', 'stock_balance', 'number_series', 'idempotency'];

/**
 * The tables with rows of the repetition.
 * @throws Error when one of them would not be repeated rightly: then this needs to learn of it.
 */
export async function tablesToRepeat(
  query: OwnerQuery,
  { businessId, above }: Repetition,
  audited: readonly AuditedTable[],
): Promise<RepeatedTable[]> {
  const written = await query(
    `select distinct table_name as name from audit_event where business_id = $1 and id > $2 order by name`,
    [businessId, above],
  );
  const tables = written.map(({ name }) => {
    const table = audited.find(({ table_name }) => table_name === name);
    if (table?.has_id !== true) throw new Error(`rows of ${String(name)} cannot be repeated: they have no id`);
    return { name: table.table_name, leftOut: table.left_out, isDigested: table.is_digested };
  });
  const others = await query(
    `select relname as name from pg_class relation where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname <> all($1) and (select count(*) from pg_attribute where attrelid = relation.oid
         and attname in ('business_id', 'id') and atttypid = 'int8'::regtype) = 2`,
    [[...keptOfOthers, ...tables.map(({ name }) => name)]],
  );
  for (const { name } of others) {
    const found = await query(`select 1 from ${String(name)} where business_id = $1 and id > $2 limit 1`, [
      businessId,
      above,
    ]);
    if (found.length > 0) throw new Error(`rows of ${String(name)} cannot be repeated: no event says them`);
  }
  return tables;
}

/** Takes away what indexes of the tables hold no rule, while rows are written in bulk; answers how they are made anew. */
export async function dropIndexes(query: OwnerQuery, tables: readonly string[]): Promise<string[]> {
  const indexes = await query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not indisunique`,
    [tables],
  );
  for (const { name } of indexes) await query(`drop index ${String(name)}`);
  return indexes.map(({ definition }) => String(definition));
}

/** Writes the copies of a table's rows. */
export async function repeatRows(query: OwnerQuery, table: string, repetition: Repetition): Promise<void> {
  const columns = await columnsOf(query, table);
  const values = columns.map((column) => repeatedColumn(table, column, columns, repetition) ?? `r.${column.name}`);
  await query(
    `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value
     select ${values.join(', ')} from ${everyCopy(table, repetition)}`,
  );
}

/** Writes the copies of what was noted of them: each event says its row, or its rows, as the copy is. */
export async function repeatEvents(
  query: OwnerQuery,
  tables: readonly RepeatedTable[],
  repetition: Repetition,
): Promise<void> {
  const documents = new Map<RepeatedTable, string>();
  for (const table of tables.filter(({ isDigested }) => !isDigested))
    documents.set(table, await repeatedDocument(query, table, repetition));
  const { businessId, above, stride } = repetition;
  const ids = `array(select case when id > ${above} then id + k * ${stride} else id end from unnest(r.row_ids) id)`;
  const digests = tables.flatMap(({ name, isDigested }) =>
    isDigested
      ? `when '${name}' then (select ${digestOfRows} from ${name} kept where kept.business_id = ${businessId} and kept.id = any(${ids}))`
      : [],
  );
  for (const [{ name, leftOut }, document] of documents)
    if (leftOut.length === 0)
      digests.push(
        `when '${name}' then case when r.after is not null then ${digestOfRow(`json_populate_record(null::${name}, ${document.replaceAll('$document', 'noted.after')})`)} end`,
      );
  const cases = [...documents].map(([{ name }, document]) => `when '${name}' then ${document}`);
  for (const [name, value] of Object.entries(settingsOfTexts)) await query(`set ${name} = '${value}'`);
  const columns = await columnsOf(query, 'audit_event');
  const values = columns.map((column) => {
    if (column.type === 'json')
      return `case noted.table_name ${cases.map((text) => text.replaceAll('$document', `noted.${column.name}`)).join(' ')} end`;
    if (column.name === 'row_ids') return `case when r.row_ids is not null then ${ids} end`;
    if (column.name === 'digest') return `case r.table_name ${digests.join(' ')} end`;
    return repeatedColumn('audit_event', column, columns, repetition) ?? `r.${column.name}`;
  });
  await query(
    `insert into audit_event (${columns.map(({ name }) => name).join(', ')}) overriding system value
     select ${values.join(', ')} from ${everyCopy('audit_event', repetition)}
     cross join lateral (select r.*) noted`,
  );
}

async function repeatedDocument(
  query: OwnerQuery,
  { name: table, leftOut }: RepeatedTable,
  repetition: Repetition,
): Promise<string> {
  const columns = await columnsOf(query, table);
  const changed = columns
    .filter(({ name }) => !leftOut.includes(name))
    .flatMap((column) => {
      const value = repeatedColumn(table, column, columns, repetition);
      return value === null ? [] : [`'${column.name}', ${value}`];
    });
  const needed = new Set(changed.flatMap((value) => [...value.matchAll(/r\.(\w+)/g)].map(([, name]) => name)));
  const record = columns.flatMap(({ name, type }) => (needed.has(name) ? [`${name} ${type}`] : [])).join(', ');
  return `(select ($document::jsonb || jsonb_build_object(${changed.join(', ')}))::json
    from json_to_record($document) as r (${record}))`;
}

/** Copy after copy, as they would have been written. */
function everyCopy(table: string, { businessId, above, stride, copies }: Repetition): string {
  return `generate_series(1, ${copies}::bigint) k cross join lateral (select * from ${table}
    where business_id = ${businessId} and id > ${above} and id <= ${above + stride} order by id offset 0) r`;
}
