import type { OwnerConnection } from '../../platform/database/database.ts';
import { driverTypes } from '../../platform/database/describe-tables.ts';

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number };
/** Says of a prepared statement the type of its rows, as the driver makes them of what the database says. */
export type Describe = (text: string) => Promise<string>;

type Known = { columns: ReadonlyMap<string, string>; types: ReadonlyMap<number, string> };

/** Asks the migrated database of statements without running them: those of columns have the columns' own types. */
export async function describer(client: OwnerConnection): Promise<Describe> {
  const [columns, types] = [
    await client.query<{ place: string; type: string }>(
      `select c.oid || '.' || a.attnum as place, format('RowOf<%L>[%L]', c.relname, a.attname) as type
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not starts_with(c.relname, 'schema_')`,
    ),
    await client.query<{ oid: number; name: string; element: string | null }>(
      `select oid::int, format_type(oid, null) as name, case when typcategory = 'A' then format_type(typelem, null) end as element
       from pg_type`,
    ),
  ];
  const known: Known = {
    columns: new Map(columns.rows.map(({ place, type }) => [place, type])),
    types: new Map(types.rows.map(({ oid, name, element }) => [oid, driverType(name, element)])),
  };
  return async (text) => {
    const fields = await prepare(client, text);
    // Of columns that are called alike the driver keeps the last.
    const byName = new Map(fields.map((field) => [field.name, typeOf(field, known)]));
    return `{ ${[...byName].map(([name, type]) => `${JSON.stringify(name)}: ${type}`).join('; ')} }`;
  };
}

function driverType(name: string, element: string | null): string {
  return element === null ? (driverTypes[name] ?? 'never') : `${driverTypes[element] ?? 'never'}[]`;
}

/** Whether an expression may be null is not known; a column says it. */
function typeOf({ tableID, columnID, dataTypeID }: Field, { columns, types }: Known): string {
  return columns.get(`${tableID}.${columnID}`) ?? `Unsure<${types.get(dataTypeID) ?? 'never'}>`;
}

/** Has the database prepare a statement, and answers what its rows would hold. */
function prepare(client: OwnerConnection, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = [];
    client.query({
      submit(connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (described: { fields: Field[] }) => void (fields = described.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    });
  });
}
