/** The objects of a PDF by Typst 0.13, each from `n 0 obj` to the next, what stands before them, and the trailer. */
export type PdfObjects = { readonly head: Buffer; readonly bytes: Map<number, Buffer>; readonly trailer: string };

/** Takes a file apart; null for one that is built otherwise than expected. */
export function readObjects(pdf: Uint8Array): PdfObjects | null {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
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

/** The numbers of the pages, and of what draws each, in page order. */
export function pagesOf(objects: PdfObjects): { page: number; contents: number }[] {
  const tree = [...objects.bytes.keys()].map((number) => textOf(objects, number)).find(isPageTree) ?? '';
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, page]) => {
    const contents = /\/Contents (\d+) 0 R/.exec(textOf(objects, Number(page)));
    return contents === null ? [] : [{ page: Number(page), contents: Number(contents[1]) }];
  });
}

/** The number of the catalogue, with which a reader of the file begins. */
export function catalogOf({ trailer }: PdfObjects): number {
  return Number(/\/Root (\d+) 0 R/.exec(trailer)?.[1]);
}

/** Puts `entries` at the beginning of an object's dictionary. */
export function addEntries(objects: PdfObjects, number: number, entries: string): void {
  const text = textOf(objects, number).replace(/^(\d+ 0 obj\s+<<)/, (start) => `${start}\n  ${entries}`);
  objects.bytes.set(number, Buffer.from(text, 'latin1'));
}

export function textOf({ bytes }: PdfObjects, number: number): string {
  return bytes.get(number)?.toString('latin1') ?? '';
}

/** The file of these objects, which may be more than it had. */
export function writeObjects({ head, bytes, trailer }: PdfObjects): Uint8Array {
  const parts: Buffer[] = [head];
  const offsets = new Map<number, number>();
  let offset = head.length;
  for (const [number, object] of bytes) {
    offsets.set(number, offset);
    parts.push(object);
    offset += object.length;
  }
  const size = bytes.keys().reduce((most, number) => Math.max(most, number), 0) + 1;
  const entries = Array.from({ length: size }, (_entry, number) => {
    const place = offsets.get(number);
    return place === undefined ? '0000000000 65535 f\r\n' : `${String(place).padStart(10, '0')} 00000 n\r\n`;
  });
  const sized = trailer.replace(/\/Size \d+/, `/Size ${size}`);
  parts.push(
    Buffer.from(`xref\n0 ${size}\n${entries.join('')}trailer\n${sized}\nstartxref\n${offset}\n%%EOF\n`, 'latin1'),
  );
  return Buffer.concat(parts);
}

function isPageTree(object: string): boolean {
  return /\/Type \/Pages\b/.test(object);
}
