import { deflateSync, inflateSync } from 'node:zlib';

/** Less than the distance of two lines of small print. */
const largestShiftPoints = 3;

/**
 * Makes the text of a PDF by Typst 0.13 searchable and fit to be copied. Typst gives each shape of a letter one text
 * for the whole document, which cannot be right for Devanagari, whose syllables share their parts: मिति is read back
 * as something else. Its SVG of the same document holds each piece of text as it was set, in the same order, so every
 * piece in the PDF is marked with what it says (`ActualText`, PDF 1.7, 14.9.4).
 *
 * A page whose pieces do not match one to one is left as it is; so is a file that is built otherwise than expected.
 */
export function withReadableText(pdf: Uint8Array, svg: string): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const objects = readObjects(file);
  if (objects === null) return pdf;
  const textsByPage = pieceTexts(svg);
  const contents = contentObjects(objects);
  if (contents.length !== textsByPage.length) return pdf;
  contents.forEach((number, page) => {
    const bytes = objects.bytes.get(number);
    const marked = bytes && markPage(bytes, textsByPage[page] ?? []);
    if (marked) objects.bytes.set(number, marked);
  });
  return writeObjects(objects);
}

/** The objects of the file, each from `n 0 obj` to the next, what stands before them, and the trailer's dictionary. */
type PdfObjects = { readonly head: Buffer; readonly bytes: Map<number, Buffer>; readonly trailer: string };

function readObjects(file: Buffer): PdfObjects | null {
  const tail = file.toString('latin1', Math.max(0, file.length - 64));
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? Number.NaN);
  if (!(start < file.length)) return null;
  const table = /^xref\s+0 (\d+)\s+([\s\S]*?)trailer\s+(<<[\s\S]*>>)\s+startxref/.exec(file.toString('latin1', start));
  if (table === null) return null;
  const [, count = '', entries = '', trailer = ''] = table;
  const offsets = [...entries.matchAll(/(\d{10}) \d{5} ([nf])/g)].map(([, offset, kind], number) => ({
    number,
    offset: kind === 'n' ? Number(offset) : -1,
  }));
  if (offsets.length !== Number(count)) return null;
  const used = offsets.filter(({ offset }) => offset >= 0).toSorted((left, right) => left.offset - right.offset);
  const bytes = new Map(
    used.map(({ number, offset }, position) => [number, file.subarray(offset, used[position + 1]?.offset ?? start)]),
  );
  return { head: file.subarray(0, used[0]?.offset ?? start), bytes, trailer };
}

/** The numbers of the objects that draw the pages, in page order. */
function contentObjects({ bytes }: PdfObjects): number[] {
  const text = (number: number): string => bytes.get(number)?.toString('latin1') ?? '';
  const tree = [...bytes.keys()].map(text).find((object) => /\/Type \/Pages\b/.test(object)) ?? '';
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, page]) => {
    const contents = /\/Contents (\d+) 0 R/.exec(text(Number(page)));
    return contents === null ? [] : [Number(contents[1])];
  });
}

/** What each piece of text says, page by page, in the order in which the pieces are drawn. */
function pieceTexts(svg: string): string[][] {
  return svg
    .split('<g class="typst-page"')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<h5:div class="tsel"[^>]*>([^<]*)<\/h5:div>/g)].map(([, text = '']) => plain(text)),
    );
}

function plain(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function markPage(object: Buffer, texts: readonly string[]): Buffer | null {
  const parts = /^(\d+ 0 obj\s+)<<([\s\S]*?)>>\s+stream\r?\n/.exec(object.toString('latin1'));
  const length = Number(/\/Length (\d+)/.exec(parts?.[2] ?? '')?.[1] ?? Number.NaN);
  if (parts === null || Number.isNaN(length) || !/\/Filter \/FlateDecode/.test(parts[2] ?? '')) return null;
  const packedDrawing = object.subarray(parts[0].length, parts[0].length + length);
  // The last operator of a page may end without a new line.
  const drawing = `${inflateSync(packedDrawing).toString('latin1')}\n`;
  let position = 0;
  const marked = drawing.replace(/(?:^BT\n[\s\S]*?\nET\n)+/gm, (neighbours) => {
    const pieces = [...neighbours.matchAll(/^BT\n[\s\S]*?\nET\n/gm)].map(([piece]) => piece);
    const said = pieces.map((piece, index) => ({ piece, text: texts[position + index] ?? '' }));
    position += pieces.length;
    return joined(said).map(markPiece).join('');
  });
  if (position !== texts.length) return null;
  const packed = deflateSync(Buffer.from(marked, 'latin1'));
  return Buffer.concat([
    Buffer.from(`${parts[1]}<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
}

type Piece = { readonly piece: string; readonly text: string };

/**
 * A mark that is set a little higher or lower than its line is drawn as a piece of its own, in the middle of a word.
 * Such pieces become one, so that no space is read between them.
 */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let lastHeight = Number.NaN;
  for (const { piece, text } of pieces) {
    const height = Number(/ (-?[\d.]+) Tm$/m.exec(piece)?.[1] ?? Number.NaN);
    const shift = Math.abs(height - lastHeight);
    const last = shift > 0 && shift < largestShiftPoints ? result.pop() : undefined;
    result.push({ piece: (last?.piece ?? '') + piece, text: (last?.text ?? '') + text });
    lastHeight = height;
  }
  return result;
}

/** Digits of both scripts have one shape each, never shared, and are read back as they are. */
function markPiece({ piece, text }: Piece): string {
  if (/^[\d०-९.,]+$/.test(text)) return piece;
  return `/Span <</ActualText <FEFF${utf16(text)}>>> BDC\n${piece}EMC\n`;
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex');
}

function writeObjects({ head, bytes, trailer }: PdfObjects): Uint8Array {
  const parts: Buffer[] = [head];
  const offsets = new Map<number, number>();
  let offset = head.length;
  for (const [number, object] of bytes) {
    offsets.set(number, offset);
    parts.push(object);
    offset += object.length;
  }
  const size = Math.max(...offsets.keys()) + 1;
  const entries = Array.from({ length: size }, (_entry, number) => {
    const place = offsets.get(number);
    return place === undefined ? '0000000000 65535 f\r\n' : `${String(place).padStart(10, '0')} 00000 n\r\n`;
  });
  parts.push(
    Buffer.from(`xref\n0 ${size}\n${entries.join('')}trailer\n${trailer}\nstartxref\n${offset}\n%%EOF\n`, 'latin1'),
  );
  return Buffer.concat(parts);
}
