import { DamagedFile } from './compound-file.ts';

/** A record of a workbook of 1997 to 2003 (BIFF8): what it is, and what stands in it. */
export type BiffRecord = { readonly kind: number; readonly at: number; readonly data: Buffer };

/** The kinds that are read; all others tell how a sheet looks. */
export const biff = {
  begin: 0x0809,
  end: 0x000a,
  goesOn: 0x003c,
  password: 0x002f,
  since1904: 0x0022,
  sheet: 0x0085,
  format: 0x041e,
  style: 0x00e0,
  sharedTexts: 0x00fc,
  sharedText: 0x00fd,
  text: 0x0204,
  richText: 0x00d6,
  number: 0x0203,
  shortNumber: 0x027e,
  shortNumbers: 0x00bd,
  truthOrFault: 0x0205,
  formula: 0x0006,
  formulaText: 0x0207,
} as const;

/** The records from a place in the stream on. */
export function* recordsFrom(stream: Buffer, start: number): Generator<BiffRecord> {
  for (let at = start; at + 4 <= stream.length;) {
    const length = stream.readUInt16LE(at + 2);
    if (at + 4 + length > stream.length) throw new DamagedFile('a record beyond the end');
    yield { kind: stream.readUInt16LE(at), at, data: stream.subarray(at + 4, at + 4 + length) };
    at += 4 + length;
  }
}

const isWide = 1;
const isExtended = 4;
const isRich = 8;

/** A text with a head of its own within one record; of a text that goes on in the next one, what stands here. */
export function textAt(data: Buffer, at: number, { isShort = false } = {}): string {
  const letters = isShort ? data.readUInt8(at) : data.readUInt16LE(at);
  const flags = data.readUInt8(at + (isShort ? 1 : 2));
  const extras = (flags & isRich ? 2 : 0) + (flags & isExtended ? 4 : 0);
  const start = at + (isShort ? 2 : 3) + extras;
  return flags & isWide
    ? data.toString('utf16le', start, Math.min(data.length, start + letters * 2))
    : data.toString('latin1', start, Math.min(data.length, start + letters));
}

/** The texts that cells share: one record and those that it goes on in, which break a text with a flag of their own. */
export function sharedTextsOf(parts: readonly Buffer[]): string[] {
  const [first] = parts;
  if (first === undefined) return [];
  const cursor = new PartCursor(parts);
  cursor.skip(4);
  const count = cursor.number(4);
  const texts: string[] = [];
  while (texts.length < count) {
    const [letters, flags] = [cursor.number(2), cursor.number(1)];
    const runs = flags & isRich ? cursor.number(2) : 0;
    const extra = flags & isExtended ? cursor.number(4) : 0;
    texts.push(cursor.text(letters, (flags & isWide) !== 0));
    cursor.skip(runs * 4 + extra);
  }
  return texts;
}

/** Goes through several parts as through one. */
class PartCursor {
  private part = 0;
  private at = 0;
  private readonly parts: readonly Buffer[];

  constructor(parts: readonly Buffer[]) {
    this.parts = parts;
  }

  number(bytes: 1 | 2 | 4): number {
    let value = 0;
    for (let read = 0; read < bytes; read += 1) {
      const part = this.current();
      value += part.readUInt8(this.at) * 256 ** read;
      this.at += 1;
    }
    return value;
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0;) {
      const step = Math.min(left, this.current().length - this.at);
      this.at += step;
      left -= step;
    }
  }

  /** Letters of one or two bytes; where they go on in the next part, it says anew which of both. */
  text(letters: number, startsWide: boolean): string {
    const pieces: string[] = [];
    let wide = startsWide;
    for (let left = letters; left > 0;) {
      if (this.isAtEndOfPart()) wide = (this.number(1) & isWide) !== 0;
      const part = this.current();
      const taken = Math.min(left, Math.floor((part.length - this.at) / (wide ? 2 : 1)));
      if (taken === 0) throw new DamagedFile('a letter in two parts');
      const next = this.at + taken * (wide ? 2 : 1);
      pieces.push(part.toString(wide ? 'utf16le' : 'latin1', this.at, next));
      this.at = next;
      left -= taken;
    }
    return pieces.join('');
  }

  private isAtEndOfPart(): boolean {
    return this.at >= (this.parts[this.part]?.length ?? 0);
  }

  /** The part that is gone through; the next one where it is at its end. */
  private current(): Buffer {
    while (this.part < this.parts.length && this.isAtEndOfPart()) {
      this.part += 1;
      this.at = 0;
    }
    return this.parts[this.part] ?? damaged();
  }
}

function damaged(): never {
  throw new DamagedFile('texts beyond the end');
}
