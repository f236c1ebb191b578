import { randomUUID } from 'node:crypto';
import { closeSync, createReadStream, createWriteStream, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A large file that was made and waits to be sent: nothing of it is held in memory. */
export type Spooled = {
  /** Its size as whoever gets it will have it. */
  sizeBytes: number;
  /** Its bytes, once: as they are kept, which is packed by gzip where that was asked for. Destroyed, it is gone. */
  stream: Readable;
};

/**
 * Writes a file's text or bytes as they come to a temporary file that no name leads to, so that it is gone when it has
 * been sent or the process ends, and a reader on a slow line keeps no transaction open.
 */
export async function spool(
  content: AsyncIterable<string | Uint8Array>,
  { packed }: { packed: boolean },
): Promise<Spooled> {
  const name = join(tmpdir(), `bahi-${randomUUID()}.part`);
  const fd = openSync(name, 'wx+', 0o600);
  rmSync(name);
  try {
    let sizeBytes = 0;
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of content) {
        const bytes = Buffer.from(piece);
        sizeBytes += bytes.length;
        yield bytes;
      }
    };
    const target = createWriteStream('', { fd, autoClose: false, start: 0 });
    await pipeline(
      Readable.from(counted(), { objectMode: false }),
      packed ? createGzip({ level: 4 }) : new PassThrough(),
      target,
    );
    return { sizeBytes, stream: createReadStream('', { fd, autoClose: true, start: 0 }) };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}
