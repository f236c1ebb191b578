import type { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, orderOf, readPage } from '../../../platform/database/list-query.ts';
import { type ImportDetail, importDetailOf, importRowOf, shownRowOf } from './data-import.rows.ts';
import type { JudgedRow } from './import-kind.ts';
import type { ImportRecord } from './staged.ts';

type Contract = typeof dataImportContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;

/** What was told of the storing of an import lately; a server that has ended tells no more. */
const isRunning = sql<boolean>`exists (select from data_import_progress progress
  where progress.business_id = data_import.business_id and progress.import_id = data_import.id
    and progress.at > now() - interval '60 seconds')`;

const sorting = {
  createdAt: sql`data_import.created_at`,
  fileName: sql`data_import.file_name`,
  recordCount: sql`data_import.record_count`,
};

/** Every import, the newest first unless another order is asked for. One is active until it is taken back. */
export async function listImports(
  context: Reader,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const { db, businessId } = context;
  let selection = db.tables().selectFrom('data_import').where('data_import.business_id', '=', businessId);
  const found = foundBy(query.search, { names: ['file_name', 'created_by_name'] });
  if (found !== null) selection = selection.where(found);
  if (query.kind !== undefined) selection = selection.where('kind', '=', query.kind);
  if (query.state !== undefined) selection = selection.where('state', '=', query.state);
  if (query.isActive !== undefined)
    selection = selection.where(sql<SqlBool>`(state <> 'TAKEN_BACK') = ${query.isActive}`);
  const order = orderOf(sorting, query.sort, '-createdAt', 'data_import.id');
  const shown = selection
    .selectAll('data_import')
    .select(isRunning.as('is_running'))
    .$castTo<ImportRecord & { is_running: boolean }>();
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  return { rows: rows.map((row) => importRowOf(row, row.is_running)), recordsTotal };
}

/** One import with all that is said of it as a whole. */
export async function getImport({ db, businessId }: Reader, id: number): Promise<ImportDetail> {
  const record = await db
    .tables()
    .selectFrom('data_import')
    .where('data_import.business_id', '=', businessId)
    .where('data_import.id', '=', id)
    .selectAll('data_import')
    .select([
      isRunning.as('is_running'),
      sql<boolean>`exists (select from data_import_match match where match.business_id = data_import.business_id
        and match.kind = data_import.kind and match.headings = data_import.headings
        and match.columns = data_import.columns)`.as('is_remembered'),
    ])
    .$castTo<ImportRecord & { is_running: boolean; is_remembered: boolean }>()
    .executeTakeFirst();
  if (record === undefined) return failNotFound();
  return importDetailOf(record, { isRunning: record.is_running, isMatchRemembered: record.is_remembered });
}

/** How far the storing of an import is. */
export async function readProgress({ db, businessId }: Reader, id: number): Promise<Answer<Contract['progress']>> {
  const [row] = await db.query<{
    state: ImportRecord['state'];
    record_count: number;
    done: number | null;
    total: number | null;
  }>(
    `select own.state, own.record_count, progress.done, progress.total from data_import own
     left join data_import_progress progress on progress.business_id = own.business_id and progress.import_id = own.id
       and progress.at > now() - interval '60 seconds'
     where own.business_id = $1 and own.id = $2`,
    [businessId, id],
  );
  if (row === undefined) return failNotFound();
  if (row.state !== 'STAGED') return { state: row.state, done: row.record_count, total: row.record_count };
  return row.total === null
    ? { state: 'STAGED', done: 0, total: row.record_count }
    : { state: 'RUNNING', done: row.done ?? 0, total: row.total };
}

const rowSorting = { rowNumber: sql`data_import_row.row_number` };

/** A page of the rows of an import that waits, with what is said of each; none are left of one that is stored. */
export async function listStagedRows(
  context: Reader,
  { params, query }: Input<Contract['rows']>,
): Promise<Answer<Contract['rows']>> {
  const { db, businessId, language } = context;
  const { kind } = await getImport(context, params.id);
  let selection = db
    .tables()
    .selectFrom('data_import_row')
    .where('data_import_row.business_id', '=', businessId)
    .where('import_id', '=', params.id);
  if (query.state !== undefined) selection = selection.where('state', '=', query.state);
  if (query.isActive !== undefined) selection = selection.where('is_left_out', '=', !query.isActive);
  if (query.search !== undefined && query.search !== '')
    selection = selection.where(
      sql<SqlBool>`position(lower(${query.search}) in lower(array_to_string(cells, ' '))) > 0`,
    );
  const order = orderOf(rowSorting, query.sort, 'rowNumber', 'row_number');
  const shown = selection
    .select(['row_number', 'cells', 'state', 'problems'])
    .$castTo<{ row_number: number; cells: string[]; state: JudgedRow['state']; problems: JudgedRow['problems'] }>();
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  return { rows: rows.map((row) => shownRowOf(row, kind, language)), recordsTotal };
}
