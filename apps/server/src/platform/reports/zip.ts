import { crc32, createDeflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';

type Pieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
/** A file of the archive: its text or its bytes come piece by piece. */
export type ZipEntry = { readonly name: string; readonly text: Pieces };

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number };

const largest = 0xffff_ffff;
/** Sizes follow the content, and names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
const versionNeeded = 20;
/** 1980-01-01: the moment is inside the files, where it matters. */
const fixedDate = 0x0021;

/**
 * A ZIP archive, piece by piece: each entry is packed while it is read, and nothing of it is kept.
 * @throws RangeError at 4 GiB, which this form of archive cannot hold.
 */
export async function* zipChunks(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8');
    const state = { name, crc: 0, packed: 0, size: 0, offset };
    const head = Buffer.concat([numbers([4, 0x0403_4b50], ...fieldsOf(state)), name]);
    yield head;
    for await (const chunk of packed(entry.text, state)) yield chunk;
    if (state.size > largest) throw new RangeError(`${entry.name} is too large for a ZIP archive`);
    yield numbers([4, 0x0807_4b50], [4, state.crc], [4, state.packed], [4, state.size]);
    offset += head.length + state.packed + 16;
    written.push(state);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  if (offset + directory.length > largest) throw new RangeError('too much for a ZIP archive');
  yield directory;
  yield numbers(
    [4, 0x0605_4b50],
    [4, 0],
    [2, written.length],
    [2, written.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
}

async function* packed(text: ZipEntry['text'], state: Written): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: 6 });
  const source = Readable.from(counted(text, state), { objectMode: false });
  // A source that fails ends the packing with the same error.
  source.on('error', (error) => deflate.destroy(error));
  try {
    for await (const chunk of source.pipe(deflate)) {
      const bytes = Buffer.from(chunk);
      state.packed += bytes.length;
      yield bytes;
    }
  } finally {
    source.destroy();
  }
}

async function* counted(text: ZipEntry['text'], state: Written): AsyncGenerator<Buffer> {
  for await (const piece of text) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : Buffer.from(piece);
    state.crc = crc32(bytes, state.crc);
    state.size += bytes.length;
    yield bytes;
  }
}

/** What the head of a file and its entry in the directory say alike. */
function fieldsOf({ name, crc, packed: packedBytes, size }: Written): [number, number][] {
  return [
    [2, versionNeeded],
    [2, flags],
    [2, deflated],
    [2, 0],
    [2, fixedDate],
    [4, crc],
    [4, packedBytes],
    [4, size],
    [2, name.length],
    [2, 0],
  ];
}

function directoryEntry(entry: Written): Buffer {
  const attributes: [number, number][] = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, entry.offset],
  ];
  return Buffer.concat([numbers([4, 0x0201_4b50], [2, versionNeeded], ...fieldsOf(entry), ...attributes), entry.name]);
}

/** Numbers of two or four bytes, the lowest byte first. */
function numbers(...parts: [bytes: number, value: number][]): Buffer {
  const whole = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of parts) at = whole.writeUIntLE(value, at, bytes);
  return whole;
}
