import {
  attributeKey,
  importColumns,
  type ImportKind,
  partyOfImport,
} from '@bahi/contract/platform/data-import/import-columns';
import type { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import type { Input } from '@bahi/contract/endpoint';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { paisaOf } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay } from '../../../platform/core/days.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { changeRows } from '../../../platform/database/write-rows.ts';
import { getImport } from './data-import.queries.ts';
import type { ImportDetail } from './data-import.rows.ts';
import { refuseWithoutRight } from './kinds.ts';
import { type ImportRecord, judgeAgain, lockStaged } from './staged.ts';

type Contract = typeof dataImportContract;
type Settings = Input<Contract['saveSettings']>['body'];

/** Settles which column is what, what becomes of rows that are there and of what is not, and judges all rows anew. */
export async function saveImportSettings(
  context: Context,
  { params, body }: Input<Contract['saveSettings']>,
): Promise<ImportDetail> {
  const { db, businessId } = context;
  const record = await lockOwn(context, params.id);
  const { columns, present, makesMissing } = body;
  if (columns !== undefined) refuseColumns(record, columns);
  if (body.outletId !== undefined && body.outletId !== null) await refuseOutlet(context, body.outletId);
  const chosen = columns?.map((key) => key ?? '') ?? record.columns;
  await changeRows(
    db,
    'data_import',
    { business_id: businessId, id: record.id },
    {
      columns: chosen,
      present: present ?? record.present,
      makes_missing: makesMissing ?? record.makes_missing,
      outlet_id: outletOf(body, record),
      booked_on: asAtOf(context, body, record),
    },
  );
  if (columns !== undefined) await rememberMatch(context, record, chosen);
  await judgeAgain(context, await lockStaged(context, record.id));
  return getImport(context, record.id);
}

/** Keeps what the old program says of the same, to be seen beside what was read. */
export async function saveImportTotals(
  context: Context,
  { params, body }: Input<Contract['saveTotals']>,
): Promise<ImportDetail> {
  const { id } = await lockOwn(context, params.id);
  await changeRows(
    context.db,
    'data_import',
    { business_id: context.businessId, id },
    {
      expected_rows: body.expectedRows ?? null,
      expected_quantity: body.expectedQuantity,
      expected_value_paisa: body.expectedValue === null ? null : paisaOf(body.expectedValue),
    },
  );
  return getImport(context, id);
}

/** Writes cells of rows, or leaves rows out, and judges all anew: what is mended in one may be right in others. */
export async function saveImportRows(
  context: Context,
  { params, body }: Input<Contract['saveRows']>,
): Promise<ImportDetail> {
  const { db, businessId } = context;
  const record = await lockOwn(context, params.id);
  const refused: RefusedField[] = [];
  for (const [position, { rowNumber, cells, isLeftOut }] of body.rows.entries()) {
    const outside = cells.findIndex(({ column }) => column >= record.headings.length);
    if (outside !== -1)
      refused.push({ field: `rows.${position}.cells.${outside}.column`, key: 'dataImport.columnUnknown' });
    const known = await db.query(
      `update data_import_row own set is_left_out = coalesce($6, own.is_left_out), cells = array(
         select coalesce((select changed.value from unnest($4::int[], $5::text[]) as changed (place, value)
           where changed.place = kept.place - 1 limit 1), kept.cell)
         from unnest(own.cells) with ordinality as kept (cell, place) order by kept.place)
       where own.business_id = $1 and own.import_id = $2 and own.row_number = $3 returning own.row_number`,
      [
        businessId,
        record.id,
        rowNumber,
        cells.map(({ column }) => column),
        cells.map(({ value }) => value.normalize('NFC').trim()),
        isLeftOut ?? null,
      ],
    );
    if (known.length === 0) refused.push({ field: `rows.${position}.rowNumber`, key: 'dataImport.rowUnknown' });
  }
  if (refused.length > 0) fail('common.invalid', { fields: refused });
  await judgeAgain(context, record);
  return getImport(context, record.id);
}

/** Gives up an import that waits: nothing of it was stored. */
export async function removeImport(context: Context, id: number): Promise<Record<never, never>> {
  const record = await lockOwn(context, id);
  await context.db.query('delete from data_import where business_id = $1 and id = $2', [context.businessId, record.id]);
  context.say('dataImport.discarded');
  return {};
}

async function lockOwn(context: Context, id: number): Promise<ImportRecord> {
  const record = await lockStaged(context, id);
  refuseWithoutRight(context.can, record.kind);
  return record;
}

function outletOf({ outletId }: Settings, record: ImportRecord): number | null {
  return outletId === undefined ? record.outlet_id : outletId;
}

/** The day as at which open bills are owed; other files have none. */
function asAtOf({ calendar, today }: Context, { asAtAD }: Settings, { kind, booked_on }: ImportRecord): string | null {
  if (partyOfImport(kind) === null || asAtAD === undefined) return booked_on;
  const day = readRequiredDay(calendar, { ad: asAtAD, bs: null }, { ad: 'asAtAD', bs: 'asAtAD' });
  if (day > today) fail('common.dateFuture', { field: 'asAtAD' });
  return formatAdDate(day);
}

/** One for each column of the file, each of them known, and none twice but for attributes. */
function refuseColumns({ kind, headings }: ImportRecord, columns: readonly (string | null)[]): void {
  if (columns.length !== headings.length)
    fail('dataImport.columnsOther', { field: 'columns', parameters: { count: headings.length } });
  const fields = columns.flatMap((key, position): RefusedField[] => {
    const field = `columns.${position}`;
    if (key === null || (key === attributeKey && hasAttributes(kind))) return [];
    if (!importColumns[kind].some((column) => column.key === key)) return [{ field, key: 'dataImport.columnUnknown' }];
    return columns.indexOf(key) < position ? [{ field, key: 'dataImport.columnTwice' }] : [];
  });
  if (fields.length > 0) fail('common.invalid', { fields });
}

function hasAttributes(kind: ImportKind): boolean {
  return kind === 'ITEM';
}

async function refuseOutlet({ db, businessId, outletId }: Context, id: number): Promise<void> {
  const [outlet] = await db.query<{ is_active: boolean }>(
    'select is_active from outlet where business_id = $1 and id = $2 and ($3::bigint is null or id = $3)',
    [businessId, id, outletId],
  );
  if (outlet === undefined) fail('common.unknownRecord', { field: 'outletId' });
  if (!outlet.is_active) fail('common.inactiveRecord', { field: 'outletId' });
}

/** The next file with the same headings is matched so. */
async function rememberMatch(
  { db, businessId }: Context,
  { kind, headings }: ImportRecord,
  columns: readonly string[],
): Promise<void> {
  await db.query(
    `insert into data_import_match (business_id, kind, headings, columns) values ($1, $2, $3, $4)
     on conflict (business_id, kind, headings) do update set columns = excluded.columns, version = data_import_match.version + 1
     where data_import_match.columns <> excluded.columns returning id`,
    [businessId, kind, headings, columns],
  );
}
