import type { Right } from '@bahi/contract/access';
import type { Tx } from '../../../platform/database/database.ts';
import { streamRows } from '../../../platform/database/row-stream.ts';
import {
  namedTables,
  type OwnTable,
  ownRows,
  readOwnTables,
  readShareableTables,
  sharedNames,
  sharedNamesValues,
} from './data-download.tables.ts';

type Owner = { businessId: number; rights: ReadonlySet<Right> };
type Counted = { rows: number };
type Line = { line: string };
/** What the file says of itself before the records. */
export type JsonHead = {
  madeAt: string;
  madeAtBS: string;
  madeBy: string;
  language: string;
  /** Said of a sample business: nothing in the file is real. */
  mark?: string;
  /** Where the audit chain stood. */
  chain: string;
  about: string;
};

const rowsAtOnce = 500;
/** Of tables that hold contents of files. */
const contentsAtOnce = 2;

/**
 * One JSON object, piece by piece: the head, `business`, `tables` with every row of the business as it is kept, uploaded
 * files included, and `shared` with the names of what these rows refer to beside them.
 */
export async function* jsonPieces(
  db: Tx,
  { businessId, rights, head, counted }: Owner & { head: JsonHead; counted: Counted },
): AsyncGenerator<string> {
  yield `{"format":"bahi-data-1","head":${JSON.stringify(head)},\n"business":`;
  const [business] = await db.query<Line>('select row_to_json(business)::text as line from business where id = $1', [
    businessId,
  ]);
  yield `${business?.line ?? null},\n"tables":{`;
  const tables = await readOwnTables(db, rights);
  for (const [position, table] of tables.entries()) {
    yield `${position === 0 ? '' : ','}\n${JSON.stringify(table.name)}:`;
    yield* listOf(db, { text: ownRows(table), values: [businessId], atOnce: batchOf(table) }, counted);
  }
  yield '},\n"shared":{';
  const shareable = await readShareableTables(db, tables);
  const shared = [...namedTables.map((name) => ({ name, table: undefined })), ...shareable.map(asShared)];
  for (const [position, { name, table }] of shared.entries()) {
    yield `${position === 0 ? '' : ','}\n${JSON.stringify(name)}:`;
    const text = sharedNames(name, table);
    yield* listOf(db, { text, values: sharedNamesValues, atOnce: rowsAtOnce }, { rows: 0 });
  }
  yield '}}\n';
}

type Query = { text: string; values: readonly unknown[]; atOnce: number };

async function* listOf(db: Tx, query: Query, counted: Counted): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for await (const rows of streamRows<Line>(db, query)) {
    counted.rows += rows.length;
    yield separator + rows.map(({ line }) => line).join(',\n');
    separator = ',\n';
  }
  yield ']';
}

function batchOf({ columns }: OwnTable): number {
  return columns.some(({ name, isBytes }) => isBytes && name === 'content') ? contentsAtOnce : rowsAtOnce;
}

function asShared(table: OwnTable): { name: string; table: OwnTable } {
  return { name: table.name, table };
}
