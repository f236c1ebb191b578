import type { OwnerQuery } from '../test-database.ts';

/** Which rows are repeated how often: those of the business whose ids are above `above` and not beyond `stride` from it. */
export type Repetition = {
  businessId: number;
  above: number;
  stride: number;
  copies: number;
  /** Over so many days the copies are spread, from the first on, which is that of the rows. */
  span: number;
  firstDay: string;
};

export type Column = { name: string; type: string };

/** What is unique in a business beside ids and numbers, and what stands between it and the number of a copy. */
const distinctTexts = new Map([
  ['customer.name', ' '],
  ['expense.bill_number', '-'],
  ['purchase.bill_number', '-'],
  ['document.vendor_bill', '-'],
  ['document.customer_bill', '-'],
]);

/** The columns of a table that are stored as they are given. */
export async function columnsOf(query: OwnerQuery, table: string): Promise<Column[]> {
  const rows = await query(
    `select attname as name, typname as type from pg_attribute join pg_type on pg_type.oid = atttypid
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name, type }) => ({ name: String(name), type: String(type) }));
}

/**
 * How copy `k` of a row says a column, in SQL, with the row as `r`; null where it says it as the row does. What names
 * a row names its copy, days go on with the copies, and numbers after those of the copy before.
 */
export function repeatedColumn(
  table: string,
  { name, type }: Column,
  columns: readonly Column[],
  repetition: Repetition,
): string | null {
  const { above, stride, copies, span, firstDay } = repetition;
  const later = `(k * ${span} / ${copies})::int`;
  const of = `r.${name}`;
  const sequence = `r.sequence + k::int * (select taken from repeated_series series where series.table_name = '${table}'
    and series.kind = ${columns.some((column) => column.name === 'kind') ? 'r.kind' : `'${table.toUpperCase()}'`} and series.outlet_id = r.outlet_id and series.fiscal_year = r.fiscal_year)`;
  if (name === 'business_id') return null;
  if (type === 'int8' && (name === 'id' || name.endsWith('_id')))
    return `case when ${of} > ${above} then ${of} + k * ${stride} else ${of} end`;
  if (type === 'uuid') return `md5(${of} || ':' || k)::uuid`;
  if (type === 'date') return `${of} + ${later}`;
  if (type === 'timestamptz') return `${of} - (${span} - ${later}) * interval '1 day'`;
  if (name === 'sequence') return sequence;
  if (name === 'number' && columns.some((column) => column.name === 'sequence'))
    return `printed_number(regexp_replace(${of}, '[0-9]+$', ''), ${sequence})`;
  const day = columns.find((column) => column.type === 'date' && name === `${column.name}_bs`);
  if (day !== undefined) return `(select days_bs from repeated_days)[r.${day.name} + ${later} - '${firstDay}' + 1]`;
  const between = distinctTexts.get(`${table}.${name}`);
  return between === undefined ? null : `${of} || '${between}' || k`;
}
