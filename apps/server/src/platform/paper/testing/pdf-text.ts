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

/** What a program that reads papers out finds in one. */
export type PdfStructure = {
  readonly language: string;
  readonly elements: readonly { role: string; language: string | null; alt: string | null; text: string }[];
  /** What is drawn and belongs neither to an element nor to the decoration. */
  readonly unmarked: readonly string[];
};

/** The structure of a PDF; null of one that has none. */
export function pdfStructure(pdf: Uint8Array): PdfStructure | null {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const catalog = [...objects.values()].find((object) => /\/Type \/Catalog\b/.test(object)) ?? '';
  if (!catalog.includes('/MarkInfo << /Marked true >>')) return null;
  const root = objects.get(numberAfter(catalog, '/StructTreeRoot')) ?? '';
  const document = objects.get(numberAfter(root, '/K')) ?? '';
  const pages = new Map(
    pageObjects(objects).map((page) => [
      Number(/^\d+/.exec(page)?.[0]),
      sectionsOf(streamOf(objects.get(numberAfter(page, '/Contents')) ?? '')),
    ]),
  );
  const elements = [...(/\/K \[([^\]]*)\]/.exec(document)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, number]) => {
    const element = objects.get(Number(number)) ?? '';
    const mark = Number(/\/K (\d+)/.exec(element)?.[1]);
    const drawing = pages.get(numberAfter(element, '/Pg'))?.marked.get(mark) ?? '';
    const alt = /\/Alt <FEFF([0-9a-f]*)>/.exec(element)?.[1];
    return {
      role: /\/S \/(\w+)/.exec(element)?.[1] ?? '',
      language: /\/Lang \((\w+)\)/.exec(element)?.[1] ?? null,
      alt: alt === undefined ? null : utf16(alt),
      text: piecesOf(drawing, fonts).join(' '),
    };
  });
  const language = /\/Lang \((\w+)\)/.exec(catalog)?.[1] ?? '';
  return { language, elements, unmarked: [...pages.values()].flatMap(({ unmarked }) => unmarked) };
}

/** The parts of a page's drawing by their mark, each after the font that holds where it begins, and what has none. */
function sectionsOf(drawing: string): { marked: Map<number, string>; unmarked: string[] } {
  const marked = new Map<number, string>();
  const outside: string[] = [];
  let [depth, begun, font, mark] = [0, 0, '', -1];
  for (const step of drawing.matchAll(
    /^(?:\/\w+ (?:<<(?:\/MCID (\d+)|[^\n]*)>> BDC|BMC)|(EMC)|(\/F\d+ [\d.]+ Tf))$/gm,
  )) {
    const [whole, given, end, set] = step;
    if (set !== undefined) font = set;
    else if (end === undefined) {
      if (depth === 0) {
        outside.push(drawing.slice(begun, step.index));
        [begun, mark] = [step.index + whole.length, Number(given ?? -1)];
        if (mark >= 0) marked.set(mark, `${font}\n`);
      }
      depth += 1;
    } else {
      depth -= 1;
      if (depth === 0) {
        if (mark >= 0) marked.set(mark, (marked.get(mark) ?? '') + drawing.slice(begun, step.index));
        begun = step.index + whole.length;
      }
    }
  }
  outside.push(drawing.slice(begun));
  return { marked, unmarked: outside.flatMap((part) => part.match(/^(?:BT|S|f\*?|B\*?|.* Do)$/gm) ?? []) };
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
