import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF in the order in which it is drawn, one line a piece, as a reader finds and copies it: what a piece
 * is marked with, else what its font says of its glyphs. Reads what the product writes, not any PDF.
 */
export function pdfText(pdf: Uint8Array): string {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return pageObjects(objects)
    .flatMap((page) => piecesOf(streamOf(objects.get(numberAfter(page, '/Contents')) ?? ''), fonts))
    .join('\n');
}

export function pdfPageCount(pdf: Uint8Array): number {
  return pageObjects(objectsOf(pdf)).length;
}

/** Those of the texts that do not stand behind the one before them: none, when all are read in that order. */
export function outOfOrder(text: string, parts: readonly string[]): string[] {
  let place = 0;
  return parts.filter((part) => {
    const found = text.indexOf(part, place);
    if (found >= 0) place = found + part.length;
    return found < 0;
  });
}

type Objects = ReadonlyMap<number, string>;
type Fonts = ReadonlyMap<string, ReadonlyMap<number, string>>;

function objectsOf(pdf: Uint8Array): Objects {
  const file = Buffer.from(pdf).toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1]);
  const places = [...file.slice(start).matchAll(/(\d{10}) \d{5} n/g)].map(([, place]) => Number(place));
  const found = places.map((place) =>
    file.slice(place, places.filter((other) => other > place).toSorted((a, b) => a - b)[0] ?? start),
  );
  return new Map(found.map((object) => [Number(/^\d+/.exec(object)?.[0]), object]));
}

function pageObjects(objects: Objects): string[] {
  const tree = [...objects.values()].find((object) => /\/Type \/Pages\b/.test(object)) ?? '';
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => objects.get(Number(number)) ?? '');
}

function fontsOf(objects: Objects): Fonts {
  const named = [...objects.values()].flatMap((object) => [
    ...(/\/Font\s*<<([\s\S]*?)>>/.exec(object)?.[1] ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g),
  ]);
  return new Map(
    named.map(([, name = '', number]) => {
      const map = streamOf(objects.get(numberAfter(objects.get(Number(number)) ?? '', '/ToUnicode')) ?? '');
      const glyphs = [...map.matchAll(/<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>\n/g)];
      return [name, new Map(glyphs.map(([, glyph = '', text = '']) => [Number.parseInt(glyph, 16), utf16(text)]))];
    }),
  );
}

function piecesOf(drawing: string, fonts: Fonts): string[] {
  const steps = drawing.matchAll(
    /\/Span <<\/ActualText <FEFF([0-9a-f]*)>>> BDC[\s\S]*?EMC|\/(F\d+) [\d.]+ Tf|\[((?:\((?:\\[\s\S]|[^\\)])*\)|<[^>]*>|[^\]])*)\] TJ/g,
  );
  let font: ReadonlyMap<number, string> | undefined;
  const pieces: string[] = [];
  for (const [, marked, fontName, shown] of steps) {
    if (marked !== undefined) pieces.push(utf16(marked));
    else if (fontName !== undefined) font = fonts.get(fontName);
    else
      pieces.push(
        glyphsOf(shown ?? '')
          .map((glyph) => font?.get(glyph) ?? '')
          .join(''),
      );
  }
  return pieces;
}

function glyphsOf(shown: string): number[] {
  const bytes = [...shown.matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)/g)].flatMap(([, text = '']) => literalBytes(text));
  return bytes.flatMap((byte, place) => (place % 2 === 1 ? [(bytes[place - 1] ?? 0) * 256 + byte] : []));
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function literalBytes(text: string): number[] {
  return [...text.matchAll(/\\([0-7]{3})|\\([\s\S])|([\s\S])/g)].map(([, octal, escaped, plain]) => {
    if (octal !== undefined) return Number.parseInt(octal, 8);
    if (escaped !== undefined) return escapes[escaped] ?? escaped.charCodeAt(0);
    return (plain ?? '').charCodeAt(0);
  });
}

function streamOf(object: string): string {
  const start = /stream\r?\n/.exec(object);
  if (start === null) return '';
  const length = Number(/\/Length (\d+)/.exec(object)?.[1]);
  const begin = start.index + start[0].length;
  return inflateSync(Buffer.from(object.slice(begin, begin + length), 'latin1')).toString('latin1');
}

function numberAfter(object: string, key: string): number {
  return Number(new RegExp(`${key} (\\d+) 0 R`).exec(object)?.[1]);
}

function utf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}
