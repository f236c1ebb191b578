import type { Language } from '@bahi/domain/language';
import { addEntries, catalogOf, type PdfObjects, textOf } from './pdf-objects.ts';

/** What who hears a paper is told of it beside its text. */
export type SpokenFacts = {
  readonly language: Language;
  /** What is written as the heading. */
  readonly title: string;
  /** What its pictures show, in the order in which they are drawn. */
  readonly pictures: readonly string[];
};

/** One element of the structure: a heading, a line of text or of a table, a picture; `marks` are its places on the page. */
type Element = { role: 'H1' | 'P' | 'Figure'; language: Language; alt: string | null; page: number; mark: number };

/** Collects the elements of a paper while its pages are drawn anew. */
export type PdfTags = {
  /** The operator that begins a line of text. */
  line(page: number, text: string): string;
  /** The operator that begins a picture; one that nothing is known of is decoration. */
  picture(page: number): string;
  /** Puts the structure into the file. */
  write(objects: PdfObjects, pages: readonly number[]): void;
};

export const decoration = '/Artifact BMC\n';

export function createTags(facts: SpokenFacts): PdfTags {
  const elements: Element[] = [];
  const marksOf: number[] = [];
  const pictures = [...facts.pictures];
  const begin = (page: number, element: Pick<Element, 'role' | 'language' | 'alt'>): string => {
    const mark = marksOf[page] ?? 0;
    marksOf[page] = mark + 1;
    elements.push({ ...element, page, mark });
    return `/${element.role} <</MCID ${mark}>> BDC\n`;
  };
  let hasTitle = false;
  return {
    line(page, text) {
      const isTitle = !hasTitle && text === facts.title;
      hasTitle ||= isTitle;
      return begin(page, { role: isTitle ? 'H1' : 'P', language: languageOf(text, facts.language), alt: null });
    },
    picture(page) {
      const alt = pictures.shift();
      return alt === undefined ? decoration : begin(page, { role: 'Figure', language: facts.language, alt });
    },
    write: (objects, pages) => writeTree(objects, pages, elements, facts.language),
  };
}

/** Papers have heads in both languages: each line says which it is in, so that it is read out as such. */
function languageOf(text: string, language: Language): Language {
  if (/[\u0904-\u0939]/.test(text)) return 'ne';
  return /[A-Za-z]/.test(text) ? 'en' : language;
}

/** The tree of elements, and beside it for each page which element a mark belongs to (PDF 1.7, 14.7). */
function writeTree(
  objects: PdfObjects,
  pages: readonly number[],
  elements: readonly Element[],
  language: Language,
): void {
  const root = objects.bytes.keys().reduce((most, number) => Math.max(most, number), 0) + 1;
  const [document, parents, first] = [root + 1, root + 2, root + 3];
  const add = (number: number, dictionary: string): void => {
    objects.bytes.set(number, Buffer.from(`${number} 0 obj\n<< ${dictionary} >>\nendobj\n`, 'latin1'));
  };
  const reference = (_element: unknown, position: number): string => `${first + position} 0 R`;
  add(root, `/Type /StructTreeRoot /K ${document} 0 R /ParentTree ${parents} 0 R /ParentTreeNextKey ${pages.length}`);
  add(document, `/Type /StructElem /S /Document /P ${root} 0 R /K [${elements.map(reference).join(' ')}]`);
  const ofPage = pages.map((): string[] => []);
  elements.forEach((element, position) => {
    ofPage[element.page]?.push(reference(element, position));
    const alt = element.alt === null ? '' : ` /Alt <FEFF${utf16(element.alt)}>`;
    const own = element.language === language ? '' : ` /Lang (${element.language})`;
    add(
      first + position,
      `/Type /StructElem /S /${element.role} /P ${document} 0 R /Pg ${pages[element.page]} 0 R /K ${element.mark}${own}${alt}`,
    );
  });
  add(parents, `/Nums [${ofPage.map((references, page) => `${page} [${references.join(' ')}]`).join(' ')}]`);
  pages.forEach((page, position) => addEntries(objects, page, `/StructParents ${position} /Tabs /S`));
  const catalog = catalogOf(objects);
  const said = textOf(objects, catalog)
    .replace(/\/Lang \(\w*\)/, `/Lang (${language})`)
    .replace(/\/ViewerPreferences <</, '/ViewerPreferences <<\n    /DisplayDocTitle true');
  objects.bytes.set(catalog, Buffer.from(said, 'latin1'));
  addEntries(objects, catalog, `/MarkInfo << /Marked true >> /StructTreeRoot ${root} 0 R`);
}

/** Text as the hexadecimal digits of a string of PDF. */
export function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex');
}
