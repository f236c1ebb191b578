import { inflateRawSync } from 'node:zlib';

const directoryEnd = 0x0605_4b50;
const directoryEntry = 0x0201_4b50;
const localHead = 0x0403_4b50;
const endBytes = 22;
const longestRemark = 65_535;
const mostEntries = 1000;
const deflated = 8;

/**
 * Whether a ZIP archive unpacks to more than so many bytes, whatever it says of itself: each entry is unpacked up to the
 * bound. Null for what is no archive, or one whose directory does not say where its entries are.
 */
export function unpacksAbove(archive: Uint8Array, most: number): boolean | null {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const entries = entriesOf(bytes);
  if (entries === null) return null;
  let left = most;
  for (const { packed, isDeflated } of entries) {
    left -= isDeflated ? unpackedBytes(packed, left) : packed.length;
    if (left < 0) return true;
  }
  return false;
}

type Entry = { packed: Buffer; isDeflated: boolean };

function entriesOf(bytes: Buffer): Entry[] | null {
  const end = endOf(bytes);
  if (end === null) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) return null;
  let at = bytes.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryEntry) return null;
    const entry = entryAt(bytes, at);
    if (entry === null) return null;
    entries.push(entry);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** An entry by what the directory says of it. One that leaves its length to be looked for elsewhere is none. */
function entryAt(bytes: Buffer, at: number): Entry | null {
  const [packedBytes, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
  const head = bytes.readUInt32LE(at + 42);
  if (head + 30 > bytes.length || bytes.readUInt32LE(head) !== localHead || (packedBytes === 0 && size > 0))
    return null;
  const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
  const isOpen = packedBytes === 0 && bytes.readUInt32LE(head + 18) > 0;
  if (isOpen || start + packedBytes > bytes.length) return null;
  return { packed: bytes.subarray(start, start + packedBytes), isDeflated: bytes.readUInt16LE(at + 10) === deflated };
}

function endOf(bytes: Buffer): number | null {
  for (let at = bytes.length - endBytes; at >= Math.max(0, bytes.length - endBytes - longestRemark); at -= 1)
    if (bytes.readUInt32LE(at) === directoryEnd) return at;
  return null;
}

/** How much an entry unpacks to; above the bound, that and one more. */
function unpackedBytes(packed: Buffer, most: number): number {
  if (packed.length === 0) return 0;
  try {
    return inflateRawSync(packed, { maxOutputLength: most + 1 }).length;
  } catch (error) {
    if (error instanceof RangeError) return most + 1;
    throw error;
  }
}
