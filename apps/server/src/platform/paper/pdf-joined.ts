import { setImmediate as breathe } from 'node:timers/promises';
import type { Language } from '@bahi/domain/language';
import { addEntries, catalogOf, type PdfObjects, readObjects, textOf, writeObjects } from './pdf-objects.ts';
import { utf16 } from './pdf-tags.ts';

type Joined = { title: string; language: Language };
/** A paper within the file: what its catalogue named, by the numbers that it has there. */
type Part = {
  pages: number;
  count: number;
  elements: number;
  marks: readonly (readonly [place: number, list: string])[];
};

/**
 * One file of several papers by Typst, in their order: each with its pages, fonts and structure as it was. What several of
 * them have alike is there several times, as they are a few dozen kilobytes.
 * @throws Error for a file that is built otherwise than ours are.
 */
export async function joinPdfs(pdfs: readonly Uint8Array[], { title, language }: Joined): Promise<Uint8Array> {
  const [catalog, pages, structure, parents, info] = [1, 2, 3, 4, 5];
  const all: PdfObjects = { head: Buffer.alloc(0), bytes: new Map(), trailer: '' };
  const parts: Part[] = [];
  let last = info;
  let head: Buffer = Buffer.from('%PDF-1.7\n', 'latin1');
  let places = 0;
  for (const pdf of pdfs) {
    const own = readObjects(pdf);
    if (own === null) throw new Error('a paper is built otherwise than expected');
    head = own.head;
    const moved = moveObjects(own, last);
    for (const [number, bytes] of moved.bytes) all.bytes.set(number, bytes);
    const part = partOf(moved, all, { places, pages, structure });
    parts.push(part);
    places += part.count;
    last = Math.max(last, ...moved.bytes.keys());
    // Others are answered between two papers.
    await breathe();
  }
  const add = (number: number, dictionary: string): void => {
    all.bytes.set(number, Buffer.from(`${number} 0 obj\n<< ${dictionary} >>\nendobj\n`, 'latin1'));
  };
  const kids = (numbers: readonly number[]): string => numbers.map((number) => `${number} 0 R`).join(' ');
  add(pages, `/Type /Pages /Kids [${kids(parts.map((part) => part.pages))}] /Count ${places}`);
  add(
    structure,
    `/Type /StructTreeRoot /K [${kids(parts.map((part) => part.elements))}] /ParentTree ${parents} 0 R /ParentTreeNextKey ${places}`,
  );
  const marks = parts.flatMap((part) => part.marks.map(([place, list]) => `${place} [${list}]`));
  add(parents, `/Nums [${marks.join(' ')}]`);
  add(
    catalog,
    `/Type /Catalog /Pages ${pages} 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> ` +
      `/MarkInfo << /Marked true >> /StructTreeRoot ${structure} 0 R`,
  );
  add(info, `/Title <FEFF${utf16(title)}>`);
  const trailer = `<<\n  /Size 0\n  /Root ${catalog} 0 R\n  /Info ${info} 0 R\n>>`;
  return writeObjects({ head, bytes: all.bytes, trailer });
}

/** The objects of a file under numbers that follow those before. What is drawn and packed is left as it is. */
function moveObjects(objects: PdfObjects, by: number): PdfObjects & { catalog: number } {
  const bytes = new Map<number, Buffer>();
  for (const [number, object] of objects.bytes) {
    const stream = object.indexOf('stream');
    const end = stream < 0 ? object.length : stream;
    const said = object
      .toString('latin1', 0, end)
      .replace(/^\d+ 0 obj/, `${number + by} 0 obj`)
      .replace(/\b(\d+) 0 R\b/g, (_all, named: string) => `${Number(named) + by} 0 R`);
    bytes.set(number + by, Buffer.concat([Buffer.from(said, 'latin1'), object.subarray(end)]));
  }
  return { ...objects, bytes, catalog: catalogOf(objects) + by };
}

type Root = { places: number; pages: number; structure: number };

/** Hangs the pages and the structure of one file below those of all; its own catalogue goes. */
function partOf(own: PdfObjects & { catalog: number }, all: PdfObjects, { places, pages, structure }: Root): Part {
  const catalog = textOf(own, own.catalog);
  const named = (name: string, of: string): number => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(of)?.[1]);
  const [ownPages, tree] = [named('Pages', catalog), named('StructTreeRoot', catalog)];
  const ownTree = textOf(own, tree);
  const [elements, parents] = [named('K', ownTree), named('ParentTree', ownTree)];
  addEntries(all, ownPages, `/Parent ${pages} 0 R`);
  const replace = (number: number, pattern: RegExp, text: (found: string) => string): void => {
    all.bytes.set(
      number,
      Buffer.from(
        textOf(all, number).replace(pattern, (_all, found: string) => text(found)),
        'latin1',
      ),
    );
  };
  replace(elements, /\/P (\d+) 0 R/, () => `/P ${structure} 0 R`);
  const marks = [...textOf(own, parents).matchAll(/(\d+) \[([^\]]*)\]/g)].map(
    ([, place = '', list = '']) => [Number(place) + places, list] as const,
  );
  for (const number of own.bytes.keys())
    if (/\/StructParents \d+/.test(textOf(all, number)))
      replace(number, /\/StructParents (\d+)/, (place) => `/StructParents ${Number(place) + places}`);
  const count = Number(/\/Count (\d+)/.exec(textOf(own, ownPages))?.[1]);
  for (const number of [own.catalog, tree, parents]) all.bytes.delete(number);
  return { pages: ownPages, count, elements, marks };
}
