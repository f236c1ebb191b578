import { deflateSync, inflateSync } from 'node:zlib';
import { pagesOf, readObjects, writeObjects } from './pdf-objects.ts';
import { createTags, decoration, type SpokenFacts, type PdfTags, utf16 } from './pdf-tags.ts';

/** Less than the distance of two lines of small print. */
const largestShiftPoints = 3;
/** A fifth larger than by the standard level, in a third of its time, which is a twentieth of a report's. */
const packingLevel = 3;

/**
 * Makes a PDF by Typst 0.13 searchable, fit to be copied and to be read out.
 *
 * Typst gives each shape of a letter one text for the whole document, which cannot be right for Devanagari, whose
 * syllables share their parts: मिति is read back as something else. What each piece of text says, in the same order, is
 * told beside it (`drawnTexts`), so every piece in the PDF is marked with it (`ActualText`, PDF 1.7, 14.9.4).
 *
 * It writes no structure either. So each line of text, which is a whole row of a table, becomes an element of one in the
 * order of reading, a picture one with its description, and all else decoration (PDF 1.7, 14.8).
 *
 * A file that is built otherwise than expected, or whose pieces do not match one to one, is left as it is.
 */
export function withReadableText(
  pdf: Uint8Array,
  textsByPage: readonly (readonly string[])[],
  facts: SpokenFacts,
): Uint8Array {
  const objects = readObjects(pdf);
  if (objects === null) return pdf;
  const pages = pagesOf(objects);
  if (pages.length !== textsByPage.length) return pdf;
  const tags = createTags(facts);
  for (const [page, { contents }] of pages.entries()) {
    const bytes = objects.bytes.get(contents);
    const marked = bytes && markPage(bytes, { tags, page, texts: textsByPage[page] ?? [] });
    if (!marked) return pdf;
    objects.bytes.set(contents, marked);
  }
  tags.write(
    objects,
    pages.map(({ page }) => page),
  );
  return writeObjects(objects);
}

type Page = { readonly tags: PdfTags; readonly page: number; readonly texts: readonly string[] };

function markPage(object: Buffer, page: Page): Buffer | null {
  const parts = /^(\d+ 0 obj\s+)<<([\s\S]*?)>>\s+stream\r?\n/.exec(object.toString('latin1'));
  const length = Number(/\/Length (\d+)/.exec(parts?.[2] ?? '')?.[1] ?? Number.NaN);
  if (parts === null || Number.isNaN(length) || !/\/Filter \/FlateDecode/.test(parts[2] ?? '')) return null;
  const packedDrawing = object.subarray(parts[0].length, parts[0].length + length);
  // The last operator of a page may end without a new line.
  const marked = markDrawing(`${inflateSync(packedDrawing).toString('latin1')}\n`, page);
  if (marked === null) return null;
  const packed = deflateSync(Buffer.from(marked, 'latin1'), { level: packingLevel });
  return Buffer.concat([
    Buffer.from(`${parts[1]}<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
}

/** Neighbouring pieces of text; a picture; lines and areas; what moves the origin, and what it is put back by. */
const drawn =
  /((?:^BT\n[\s\S]*?\nET\n)+)|(^\/\w+ Do\n)|((?:^[-\d. ]*\b(?:m|l|c|v|y|re|h|W\*?|S|s|f\*?|F|B\*?|b\*?|n)\n)+)|^(?:q|Q|(?:-?[\d.]+ ){6}cm)\n/gm;

/** Null where the pieces of text are not as many as the texts. */
function markDrawing(drawing: string, { tags, page, texts }: Page): string | null {
  const origin = createOrigin();
  let position = 0;
  let openHeight: number | null = null;
  const closed = (): string => {
    const end = openHeight === null ? '' : 'EMC\n';
    openHeight = null;
    return end;
  };
  const marked = drawing.replace(drawn, (whole, text?: string, picture?: string, path?: string) => {
    if (text !== undefined) {
      const pieces = piecesOf(text, texts, position);
      position += pieces.length;
      const height = origin.height(heightOf(text));
      const line = joined(pieces);
      const goesOn = openHeight !== null && Math.abs(openHeight - height) < 0.5;
      const begin = goesOn ? '' : closed() + tags.line(page, line.map((one) => one.text).join(' '));
      openHeight = height;
      return begin + line.map(markPiece).join('');
    }
    if (picture !== undefined) return `${closed()}${tags.picture(page)}${picture}EMC\n`;
    if (path !== undefined) return `${closed()}${decoration}${path}EMC\n`;
    origin.move(whole);
    return whole;
  });
  return position === texts.length ? marked + closed() : null;
}

/** How high on the page something is that is drawn at a height of its own; pages are moved and mirrored, never turned. */
function createOrigin() {
  const kept: (readonly [scale: number, shift: number])[] = [];
  let [scale, shift] = [1, 0];
  return {
    height: (own: number): number => scale * own + shift,
    move(operator: string): void {
      if (operator === 'q\n') kept.push([scale, shift]);
      else if (operator === 'Q\n') [scale, shift] = kept.pop() ?? [1, 0];
      else {
        const [, , , ownScale = 1, , ownShift = 0] = operator.split(' ').map(Number.parseFloat);
        [scale, shift] = [scale * ownScale, scale * ownShift + shift];
      }
    },
  };
}

type Piece = { readonly piece: string; readonly text: string };

function piecesOf(neighbours: string, texts: readonly string[], first: number): Piece[] {
  return [...neighbours.matchAll(/^BT\n[\s\S]*?\nET\n/gm)].map(([piece], index) => ({
    piece,
    text: texts[first + index] ?? '',
  }));
}

function heightOf(piece: string): number {
  return Number(/ (-?[\d.]+) Tm$/m.exec(piece)?.[1] ?? Number.NaN);
}

/**
 * A mark that is set a little higher or lower than its line is drawn as a piece of its own, in the middle of a word.
 * Such pieces become one, so that no space is read between them.
 */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let lastHeight = Number.NaN;
  for (const { piece, text } of pieces) {
    const height = heightOf(piece);
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
