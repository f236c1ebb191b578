import type { Tx } from '../database/database.ts';
import type { StoredFile } from './files.ts';

/** Bytes of a file that are held at once while they are written elsewhere. */
const pieceBytes = 128_000;

/** A file's content in pieces, all read within the transaction of whoever writes them elsewhere. */
export async function* filePieces(
  db: Tx,
  { businessId }: { businessId: number },
  { id, sizeBytes }: Pick<StoredFile, 'id' | 'sizeBytes'>,
): AsyncGenerator<Buffer> {
  for (let from = 1; from <= sizeBytes; from += pieceBytes) {
    const [row] = await db.query<{ piece: Buffer }>(
      `select substring(content from $3 for ${pieceBytes}) as piece from stored_file_content
       where business_id = $1 and file_id = $2`,
      [businessId, id, from],
    );
    if (row === undefined) throw new Error('a file has its content');
    yield row.piece;
  }
}
