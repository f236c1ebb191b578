import type { Services } from '../../../platform/core/services.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Claimed } from './report-file.claim.ts';
import type { MadeFile } from './report-file.make.ts';

/** Of one piece: as many as a download holds at once. */
const pieceBytes = 256_000;

/**
 * Keeps a file that was made in the database, where every server finds it, until it expires. It is thrown away where nobody
 * wants it of this server any more.
 */
export async function keepFile(services: Services, file: Claimed, made: MadeFile & { rows: number }): Promise<void> {
  const { business_id: businessId, id, tries } = file;
  const { fileName, contentType, showsCost, needs, rows, spooled } = made;
  const now = services.clock();
  try {
    await services.database.transaction('write', { businessId, outletId: null, userId: null }, async (db) => {
      const [kept] = await db.query(
        `update report_file set state = 'READY', due_at = null, rows_done = $4, rows_total = $4, shows_cost = $5,
           needs = $11, file_name = $6, content_type = $7, size_bytes = $8, settled_at = to_timestamp($9::double precision / 1000),
           expires_at = to_timestamp($10::double precision / 1000)
         where business_id = $1 and id = $2 and tries = $3 and state = 'MAKING' returning id`,
        [
          businessId,
          id,
          tries,
          rows,
          showsCost,
          fileName,
          contentType,
          spooled.sizeBytes,
          now,
          now + services.config.limits.reportFiles.keptSeconds * 1000,
          needs,
        ],
      );
      if (kept === undefined) return;
      await dropFormer(db, file);
      let position = 0;
      for await (const content of inPieces(spooled.stream)) {
        await db.query(
          'insert into report_file_piece (business_id, file_id, position, content) values ($1, $2, $3, $4)',
          [businessId, id, position, content],
        );
        position += 1;
      }
    });
  } finally {
    spooled.stream.destroy();
  }
}

/** A month's file is large: of the same month somebody has the newest alone. */
async function dropFormer(db: Tx, { business_id: businessId, id }: Claimed): Promise<void> {
  await db.query(
    `delete from report_file former using report_file own
     where own.business_id = $1 and own.id = $2 and own.report = 'month-file'
       and former.business_id = $1 and former.user_id = own.user_id and former.id < $2
       and former.state = 'READY' and former.asked_hash = own.asked_hash
       and former.outlet_id is not distinct from own.outlet_id returning former.id`,
    [businessId, id],
  );
}

async function* inPieces(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of stream) {
    held.push(part);
    bytes += part.length;
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
