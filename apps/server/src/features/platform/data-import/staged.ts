import type { ImportKind } from '@bahi/contract/platform/data-import/import-columns';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { changeRows } from '../../../platform/database/write-rows.ts';
import type { Judged, StagedImport, StagedRow } from './import-kind.ts';
import { handlerOf } from './kinds.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;
export type ImportRecord = Row<'data_import'> & { kind: ImportKind };

/** An import that waits, locked until the transaction ends; refused where it is stored already. */
export async function lockStaged({ db, businessId }: Reader, id: number): Promise<ImportRecord> {
  const [record] = await db.query<ImportRecord>(
    'select * from data_import where business_id = $1 and id = $2 for update',
    [businessId, id],
  );
  if (record === undefined) return failNotFound();
  if (record.state !== 'STAGED') return fail('dataImport.notStaged', { status: 409 });
  return record;
}

/** An import as its rows are judged. */
export function stagedOf(record: ImportRecord): StagedImport {
  return {
    id: record.id,
    kind: record.kind,
    headings: record.headings,
    columns: record.columns,
    present: record.present,
    makesMissing: record.makes_missing,
    outletId: record.outlet_id,
    asAt: record.booked_on === null ? null : storedDay(record.booked_on),
  };
}

/** The rows of an import that waits, in their order. */
export async function readStagedRows({ db, businessId }: Reader, id: number): Promise<StagedRow[]> {
  const rows = await db.query<{ row_number: number; cells: string[]; is_left_out: boolean }>(
    'select row_number, cells, is_left_out from data_import_row where business_id = $1 and import_id = $2 order by row_number',
    [businessId, id],
  );
  return rows.map(({ row_number, cells, is_left_out }) => ({ rowNumber: row_number, cells, isLeftOut: is_left_out }));
}

/** Judges all rows of an import anew, and keeps what is said of them. */
export async function judgeAgain(context: Context, record: ImportRecord): Promise<void> {
  const rows = await readStagedRows(context, record.id);
  const judged = await handlerOf(record.kind).judge(context, stagedOf(record), rows);
  await keepJudged(context, record.id, rows, judged);
}

async function keepJudged(
  { db, businessId }: Context,
  id: number,
  rows: readonly StagedRow[],
  judged: Judged,
): Promise<void> {
  await db.query(
    `update data_import_row kept set state = judged.state, problems = judged.problems::jsonb
     from unnest($3::int[], $4::text[], $5::text[]) as judged (row_number, state, problems)
     where kept.business_id = $1 and kept.import_id = $2 and kept.row_number = judged.row_number
       and (kept.state, kept.problems) is distinct from (judged.state, judged.problems::jsonb)`,
    [
      businessId,
      id,
      rows.map(({ rowNumber }) => rowNumber),
      judged.rows.map(({ state }) => state),
      judged.rows.map(({ problems }) => JSON.stringify(problems)),
    ],
  );
  const count = (state: string): number => judged.rows.filter((row) => row.state === state).length;
  await changeRows(
    db,
    'data_import',
    { business_id: businessId, id },
    {
      new_rows: count('NEW'),
      present_rows: count('PRESENT'),
      error_rows: count('ERROR'),
      left_out_rows: count('LEFT_OUT'),
      error_count: judged.rows.reduce((sum, { state, problems }) => sum + (state === 'ERROR' ? problems.length : 0), 0),
      record_count: judged.records,
      quantity: numberFromQuantity(judged.quantity),
      value_paisa: judged.value,
      missing: JSON.stringify(judged.missing),
    },
  );
}

/** Rupees of what is kept in paisa. */
export function rupeesOrNull(paisa: number | null): number | null {
  return paisa === null ? null : rupeesOf(paisa);
}
