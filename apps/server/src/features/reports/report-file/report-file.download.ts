import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import { reportFileAt } from '@bahi/contract/reports/report-file/report-file-paths';
import type { Download } from '@bahi/contract/download';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Database, Tenant } from '../../../platform/database/database.ts';
import { readPieceInTurn } from '../../../platform/files/files.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { readOwnFile } from './report-file.queries.ts';
import { isExpired } from './report-file.rows.ts';

/** A file that is ready, for who asked for it, as long as they may see all that is in it. */
export async function downloadReportFile(context: OpenContext, id: number): Promise<Download> {
  const session = context.session ?? failInvalidToken();
  const { businessId, outletId, userId, rights } = session;
  const tenant = { businessId, outletId, userId };
  const { database } = context.services;
  const file = await database.transaction('read', tenant, (db) => readOwnFile(db, session, id));
  const needed: readonly string[] = [
    `${reportFileAt(file.report).module}.report`,
    ...(file.shows_cost ? [rightToCost] : []),
    ...file.needs,
  ];
  const held: ReadonlySet<string> = rights;
  if (needed.some((right) => !held.has(right))) fail('common.forbidden', { status: 403 });
  if (isExpired(file, context.now)) fail('reportFile.expired', { status: 410 });
  const { file_name: fileName, content_type: contentType, size_bytes: sizeBytes } = file;
  if (fileName === null || contentType === null || sizeBytes === null) fail('reportFile.notReady', { status: 409 });
  return { fileName, contentType, sizeBytes, content: streamPieces(database, tenant, { id, sizeBytes }) };
}

/** Piece by piece, each read by itself when it is taken, and in its turn. */
async function* streamPieces(
  database: Database,
  tenant: Tenant,
  { id, sizeBytes }: { id: number; sizeBytes: number },
): AsyncGenerator<Buffer> {
  let sent = 0;
  for (let position = 0; sent < sizeBytes; position += 1) {
    const [row] = await readPieceInTurn(database, tenant, (db) =>
      db.query<{ content: Buffer }>(
        'select content from report_file_piece where business_id = $1 and file_id = $2 and position = $3',
        [tenant.businessId, id, position],
      ),
    );
    if (row === undefined) throw new Error('the file expired while it was sent');
    sent += row.content.length;
    yield row.content;
  }
}
