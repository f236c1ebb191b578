/**
 * The container of Excel files of 1997 to 2003 (OLE compound file): streams in chains of sectors, as a table of sectors has
 * them. A chain is followed no further than there are sectors, so that one that leads into itself ends.
 */

/** What a file of this kind says wrongly of itself. */
export class DamagedFile extends Error {}

const mark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const headBytes = 512;
const entryBytes = 128;
/** Sectors of the table that the head itself names. */
const namedInHead = 109;
/** From here on a number is no sector: the end of a chain, a free one, one of the table. */
const firstSpecial = 0xffff_fffa;
const streamType = 2;
const rootType = 5;

type Entry = { name: string; type: number; start: number; size: number };
type Container = { bytes: Buffer; sectorBytes: number; table: readonly number[] };

/** Whether the bytes begin as such a file does. */
export function isCompoundFile(bytes: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}

/** The names of the streams, and one of them by its name; null where it has none of that name. */
export function openCompoundFile(bytes: Buffer): { names: readonly string[]; read: (name: string) => Buffer | null } {
  if (bytes.length < headBytes) throw new DamagedFile('shorter than its head');
  const [shift, smallShift] = [bytes.readUInt16LE(30), bytes.readUInt16LE(32)];
  if ((shift !== 9 && shift !== 12) || smallShift !== 6) throw new DamagedFile('sectors of no known size');
  const sectorBytes = 1 << shift;
  const container = { bytes, sectorBytes, table: tableOf(bytes, sectorBytes) };
  const entries = entriesOf(chainOf(container, bytes.readUInt32LE(48)));
  const largestSmall = bytes.readUInt32LE(56);
  return {
    names: entries.filter(({ type }) => type === streamType).map(({ name }) => name),
    read: (name) => {
      const entry = entries.find((one) => one.type === streamType && one.name === name);
      if (entry === undefined) return null;
      const isSmall = entry.size < largestSmall;
      const stream = isSmall ? smallStream(container, entries, entry) : chainOf(container, entry.start);
      if (stream.length < entry.size) throw new DamagedFile('a stream ends too early');
      return stream.subarray(0, entry.size);
    },
  };
}

/** Which sector follows each one. The sectors of this table stand in the head, and further ones in a chain of their own. */
function tableOf(bytes: Buffer, sectorBytes: number): number[] {
  const sectors = sectorsIn(bytes, sectorBytes);
  const named = Array.from({ length: namedInHead }, (_, at) => bytes.readUInt32LE(76 + at * 4));
  let further = bytes.readUInt32LE(68);
  for (let read = 0; further < firstSpecial; read += 1) {
    if (read > sectors) throw new DamagedFile('the table of sectors leads into itself');
    const numbers = numbersOf(sectorAt({ bytes, sectorBytes }, further));
    named.push(...numbers.slice(0, -1));
    further = numbers.at(-1) ?? firstSpecial;
  }
  const own = named.filter((sector) => sector < firstSpecial);
  if (own.length > sectors) throw new DamagedFile('more sectors of the table than there are');
  return own.flatMap((sector) => numbersOf(sectorAt({ bytes, sectorBytes }, sector)));
}

function sectorsIn(bytes: Buffer, sectorBytes: number): number {
  return Math.ceil(bytes.length / sectorBytes);
}

function sectorAt({ bytes, sectorBytes }: Pick<Container, 'bytes' | 'sectorBytes'>, sector: number): Buffer {
  const start = (sector + 1) * sectorBytes;
  if (start >= bytes.length) throw new DamagedFile('a sector beyond the end');
  const found = bytes.subarray(start, start + sectorBytes);
  // Some programs cut the last sector where its stream ends.
  return found.length === sectorBytes ? found : Buffer.concat([found, Buffer.alloc(sectorBytes - found.length)]);
}

function numbersOf(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32LE(at * 4));
}

function chainOf(container: Container, start: number): Buffer {
  const most = sectorsIn(container.bytes, container.sectorBytes);
  return Buffer.concat(placesOf(container.table, start, most).map((sector) => sectorAt(container, sector)));
}

/** The places of a chain in their order. */
function placesOf(table: readonly number[], start: number, most: number): number[] {
  const places: number[] = [];
  for (let at = start; at < firstSpecial; at = table[at] ?? firstSpecial) {
    if (places.length > most) throw new DamagedFile('a chain leads into itself');
    places.push(at);
  }
  return places;
}

/** Small streams stand in pieces of 64 bytes within the stream of the root. */
function smallStream(container: Container, entries: readonly Entry[], { start }: Entry): Buffer {
  const root = entries.find(({ type }) => type === rootType);
  if (root === undefined) throw new DamagedFile('no root');
  const whole = chainOf(container, root.start);
  const table = numbersOf(chainOf(container, container.bytes.readUInt32LE(60)));
  const places = placesOf(table, start, whole.length / 64);
  return Buffer.concat(places.map((at) => whole.subarray(at * 64, at * 64 + 64)));
}

function entriesOf(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, at) => {
    const entry = directory.subarray(at * entryBytes, (at + 1) * entryBytes);
    const letters = Math.min(64, Math.max(0, entry.readUInt16LE(64) - 2));
    return {
      name: entry.toString('utf16le', 0, letters),
      type: entry.readUInt8(66),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}
