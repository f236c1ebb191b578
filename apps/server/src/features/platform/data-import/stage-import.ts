import { type ImportKind, partyOfImport, usualAttributes } from '@bahi/contract/platform/data-import/import-columns';
import { knownColumns, matchImportHeadings } from '@bahi/contract/platform/data-import/import-matching';
import {
  type dataImportContract,
  longestImportCell,
  mostImportColumns,
  mostImportRows,
} from '@bahi/contract/platform/data-import/data-import.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { headingRow } from '@bahi/domain/import/headings';
import { looksLikeLegacyNepali } from '@bahi/domain/import/legacy-font';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { readTable } from '../../../platform/files/read-table.ts';
import type { TableRow } from '../../../platform/files/table-job.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { getImport } from './data-import.queries.ts';
import { refuseWithoutRight } from './kinds.ts';
import { judgeAgain, lockStaged } from './staged.ts';

type Upload = (typeof dataImportContract)['upload'];

const field = 'file';
/** A table of 10,000 rows has one. */
const largestBytes = 5_000_000;
/** Above the headings some programs put the name of the firm and the days. */
const mostTitleRows = 10;

/** Reads a file, matches its columns and judges its rows: nothing of it is stored but that it waits. */
export async function stageImport(open: OpenContext, { body: { kind } }: Input<Upload>): Promise<Answer<Upload>> {
  const session = open.session ?? failInvalidToken();
  const { businessId, outletId, userId, rights } = session;
  const can: Context['can'] = (right) => rights.has(right);
  refuseWithoutRight(can, kind);
  const file = open.files.find((one) => one.field === field) ?? fail('common.fileMissing', { field });
  if (file.content.length > largestBytes) fail('dataImport.fileLarge', { field, status: 413 });
  const rows = await readTable({
    businessId,
    field,
    content: file.content,
    limits: { rows: mostImportRows + mostTitleRows + 1, columns: mostImportColumns, characters: longestImportCell },
    signal: open.exchange.signal,
  });
  const table = tableOf(kind, rows);
  return open.services.database.transaction('write', { businessId, outletId, userId }, async (db) => {
    const context: Context = { ...open, db, session, businessId, outletId, can };
    const id = await insertImport(context, { kind, fileName: file.name, ...table });
    await judgeAgain(context, await lockStaged(context, id));
    return getImport(context, id);
  });
}

type Table = { headings: string[]; rows: readonly TableRow[] };

/** The headings of a file and the rows below them. */
function tableOf(kind: ImportKind, rows: readonly TableRow[]): Table {
  const first = rows.slice(0, mostTitleRows).map(({ cells }) => cells);
  const at = headingRow(first, knownColumns(kind));
  const below = rows.slice(at + 1);
  if (below.length === 0) fail('dataImport.onlyHeading', { field });
  if (below.length > mostImportRows) fail('dataImport.rowsMany', { field, parameters: { count: below.length } });
  const width = Math.max(...rows.slice(at).map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, column) => first[at]?.[column] ?? '');
  const isKnown = matchImportHeadings(kind, headings).some((key) => key !== null);
  if (!isKnown && looksLikeLegacyNepali(headings)) fail('dataImport.headingLegacy', { field });
  return { headings, rows: below };
}

async function insertImport(
  context: Context,
  { kind, fileName, headings, rows }: Table & { kind: ImportKind; fileName: string },
): Promise<number> {
  const { db, businessId, session } = context;
  const [columns, outletId, bookedOn] = await Promise.all([
    matchColumns(context, kind, headings),
    onlyOutlet(context),
    usualCutOver(context, kind),
  ]);
  const id = await insertRow(db, 'data_import', {
    business_id: businessId,
    kind,
    file_name: fileName.slice(-200).toWellFormed() || '?',
    headings,
    columns,
    outlet_id: outletId,
    booked_on: bookedOn,
    row_count: rows.length,
    expected_rows: null,
    expected_quantity: null,
    expected_value_paisa: null,
    created_by: session.userId,
    created_by_name: session.fullName,
    committed_at: null,
    taken_back_at: null,
    taken_back_by_name: null,
  });
  await db.query(
    `insert into data_import_row (business_id, import_id, row_number, cells)
     select $1, $2, (one ->> 0)::int, array(select jsonb_array_elements_text(one -> 1))
     from jsonb_array_elements($3::jsonb) one returning row_number`,
    [businessId, id, JSON.stringify(rows.map(({ number, cells }) => [number, padded(cells, headings.length)]))],
  );
  return id;
}

/** As the business matched a file with these headings before, else as headings are known. */
async function matchColumns(context: Context, kind: ImportKind, headings: readonly string[]): Promise<string[]> {
  const { db, businessId } = context;
  const [remembered] = await db.query<{ columns: string[] }>(
    'select columns from data_import_match where business_id = $1 and kind = $2 and headings = $3',
    [businessId, kind, headings],
  );
  if (remembered !== undefined) return remembered.columns;
  const attributes = kind === 'ITEM' ? await attributeNames(context) : [];
  return matchImportHeadings(kind, headings, attributes).map((key) => key ?? '');
}

async function attributeNames({ db, businessId }: Context): Promise<string[]> {
  const rows = await db.query<{ name: string; name_np: string | null }>(
    'select name, name_np from attribute where business_id in (0, $1) and is_active',
    [businessId],
  );
  return [
    ...usualAttributes.flatMap(({ names }) => names),
    ...rows.flatMap(({ name, name_np }) => [name, name_np ?? name]),
  ];
}

/** The outlet of who works in one, or of a business that has one. */
async function onlyOutlet({ db, businessId, outletId }: Context): Promise<number | null> {
  const rows = await db.query<{ id: number }>(
    'select id from outlet where business_id = $1 and is_active and ($2::bigint is null or id = $2) limit 2',
    [businessId, outletId],
  );
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** The day as at which what is owed was entered last, else today: it is shown, and chosen anew. */
async function usualCutOver({ db, businessId, today }: Context, kind: ImportKind): Promise<string | null> {
  if (partyOfImport(kind) === null) return null;
  const [latest] = await db.query<{ booked_on: string | null }>(
    `select max(booked_on) as booked_on from document where business_id = $1 and state = 'FINAL' and booked_on is not null`,
    [businessId],
  );
  return latest?.booked_on ?? formatAdDate(today);
}

function padded(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, column) => cells[column] ?? '');
}
