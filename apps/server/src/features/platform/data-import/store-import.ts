import { columnLabel } from '@bahi/contract/platform/data-import/import-columns';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { planAsUsual, planForMany } from '../../../platform/database/plan-for-many.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { getImport } from './data-import.queries.ts';
import { type ImportDetail, missingColumnsOf } from './data-import.rows.ts';
import type { Made } from './import-kind.ts';
import { type NewNotice, writeNotice } from '../notice/notice.write.ts';
import { handlerOf, refuseWithoutRight } from './kinds.ts';
import { tellProgress } from './progress.ts';
import { type ImportRecord, judgeAgain, lockStaged, readStagedRows, stagedOf } from './staged.ts';

/** Stores all that is new of an import, or nothing: the rows are judged once more where they are written. */
export async function commitImport(context: Context, id: number): Promise<ImportDetail> {
  const { db, businessId } = context;
  const waiting = await lockStaged(context, id);
  refuseWithoutRight(context.can, waiting.kind);
  refuseIncomplete(context, waiting);
  await judgeAgain(context, waiting);
  const record = await lockStaged(context, id);
  if (record.error_rows > 0) fail('dataImport.hasErrors', { status: 409, parameters: { count: record.error_rows } });
  if (record.record_count === 0) fail('dataImport.nothingNew', { status: 409 });
  const progress = tellProgress(context, { importId: id, total: record.record_count });
  try {
    const rows = await readStagedRows(context, id);
    await planForMany(db);
    const made = await handlerOf(record.kind).write(context, stagedOf(record), rows, {
      importId: id,
      onWritten: progress.tell,
    });
    await keepMade(context, id, made);
    await planAsUsual(db);
  } catch (error) {
    await progress.end();
    await tellFailed(context, record);
    throw error;
  }
  db.afterCommit(progress.end);
  await db.query('delete from data_import_row where business_id = $1 and import_id = $2', [businessId, id]);
  await db.query(
    `update data_import set state = 'COMMITTED', committed_at = now(), version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id],
  );
  context.say('dataImport.committed', { count: record.record_count });
  return getImport(context, id);
}

/** Takes back what an import stored, as long as nothing has used or changed it since. */
export async function reverseImport(context: Context, id: number): Promise<ImportDetail> {
  const { db, businessId, session } = context;
  const [record] = await db.query<ImportRecord>(
    'select * from data_import where business_id = $1 and id = $2 for update',
    [businessId, id],
  );
  if (record === undefined) return failNotFound();
  if (record.state !== 'COMMITTED') return fail('dataImport.notCommitted', { status: 409 });
  refuseWithoutRight(context.can, record.kind);
  const made = await db.query<{ kind: Made['kind']; record_id: number }>(
    'select kind, record_id from data_import_record where business_id = $1 and import_id = $2 order by id',
    [businessId, id],
  );
  const handler = handlerOf(record.kind);
  await planForMany(db);
  await handler.takeBack(
    context,
    id,
    made.map(({ kind, record_id }) => ({ kind, recordId: record_id })),
  );
  await planAsUsual(db);
  await db.query(
    `update data_import set state = 'TAKEN_BACK', taken_back_at = now(), taken_back_by_name = $3, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id, session.fullName],
  );
  context.say('dataImport.takenBack');
  return getImport(context, id);
}

/** Whoever left the screen meanwhile finds at the bell that nothing was stored; written past what is taken back. */
async function tellFailed({ services, businessId, session, now }: Context, { id, file_name: name }: ImportRecord) {
  const tenant = { businessId, outletId: null, userId: session.userId };
  const notice: NewNotice = {
    kind: 'IMPORT_FAILED',
    recordId: id,
    outletId: null,
    needs: null,
    forUser: session.userId,
    name,
  };
  await services.database
    .transaction('write', tenant, (db) => writeNotice({ db, services, businessId, now }, notice))
    .catch((error: unknown) => services.log.warn({ err: error }, 'notice of an import'));
}

function refuseIncomplete({ language }: Context, { kind, headings, columns }: ImportRecord): void {
  const missing = missingColumnsOf(kind, headings, columns);
  if (missing.length === 0) return;
  const named = missing.map(({ column }) => columnLabel(kind, column, language)).join(', ');
  fail('dataImport.columnsMissing', { status: 409, parameters: { columns: named } });
}

async function keepMade({ db, businessId }: Context, importId: number, made: readonly Made[]): Promise<void> {
  await insertRows(
    db,
    'data_import_record',
    made.map(({ kind, recordId }) => ({ business_id: businessId, import_id: importId, kind, record_id: recordId })),
  );
}
