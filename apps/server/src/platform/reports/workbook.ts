import { headStyle, sheetName, type StyledCell } from './spreadsheet-cells.ts';
import { createStyles, type Styles } from './workbook-styles.ts';
import { zipChunks, type ZipEntry } from './zip.ts';

/** One sheet of a workbook: what it is of, a head that stays in view with it, and rows that come as they are read. */
export type WorkbookSheet = {
  readonly name: string;
  /** Lines above the head. */
  readonly heading?: readonly StyledCell[];
  readonly columns: readonly { readonly title: string; readonly width: number; readonly isNumber: boolean }[];
  readonly rows: AsyncIterable<readonly StyledCell[]>;
};

/** As many as Excel takes in one sheet; what is more goes on in another. */
const mostRowsOfSheet = 1_048_576;
/** Of one cell. */
const mostCharacters = 32_767;
const pieceCharacters = 65_536;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const relations = `${office}/officeDocument/2006/relationships`;
const packageRelations = `${office}/package/2006/relationships`;
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * An Excel workbook of several sheets, byte by byte: each row is written and packed as soon as it comes, so that its
 * size is not a matter of memory. Text stays text, whatever it begins with.
 */
export function workbookChunks(
  sheets: Iterable<WorkbookSheet>,
  { rowsOfSheet = mostRowsOfSheet }: { rowsOfSheet?: number } = {},
): AsyncGenerator<Uint8Array> {
  return zipChunks(entriesOf(sheets, rowsOfSheet));
}

async function* entriesOf(sheets: Iterable<WorkbookSheet>, rowsOfSheet: number): AsyncGenerator<ZipEntry> {
  const styles = createStyles();
  const names: string[] = [];
  for (const sheet of sheets) {
    const rows = sheet.rows[Symbol.asyncIterator]();
    let next = await rows.next();
    for (let part = 1; part === 1 || next.done !== true; part += 1) {
      names.push(freeName(names, sheet.name, part));
      const taken = async function* (): AsyncGenerator<readonly StyledCell[]> {
        for (let row = 1 + (sheet.heading ?? []).length; row < rowsOfSheet && next.done !== true; row += 1) {
          yield next.value;
          next = await rows.next();
        }
      };
      yield {
        name: `xl/worksheets/sheet${names.length}.xml`,
        text: sheetText({ ...sheet, rows: taken() }, styles, names.length === 1),
      };
    }
  }
  yield { name: 'xl/styles.xml', text: [declaration, styles.xml()] };
  yield { name: 'xl/workbook.xml', text: [workbookXml(names)] };
  yield { name: 'xl/_rels/workbook.xml.rels', text: [workbookRelations(names.length)] };
  yield {
    name: '_rels/.rels',
    text: [
      `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  };
  yield { name: '[Content_Types].xml', text: [contentTypes(names.length)] };
}

/** A name that no sheet has yet, whatever its letters' case; a further part of a sheet is numbered. */
function freeName(taken: readonly string[], wanted: string, part: number): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  for (let number = part; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`;
    const name =
      sheetName(wanted)
        .slice(0, 31 - ending.length)
        .trim() + ending;
    if (!known.has(name.toLowerCase())) return name;
  }
}

async function* sheetText(sheet: WorkbookSheet, styles: Styles, isFirst: boolean): AsyncGenerator<string> {
  const widths = sheet.columns.map(
    ({ width }, position) => `<col min="${position + 1}" max="${position + 1}" width="${width}" customWidth="1"/>`,
  );
  const { heading = [] } = sheet;
  const top = heading.length + 1;
  const head = sheet.columns.map(({ title, isNumber }) => ({ value: title, style: headStyle(isNumber) }));
  let piece =
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">` +
    `<pane ySplit="${top}" topLeftCell="A${top + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>` +
    [...heading.map((line) => [line]), head].map((row) => rowXml(row, styles)).join('');
  for await (const row of sheet.rows) {
    piece += rowXml(row, styles);
    if (piece.length < pieceCharacters) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData></worksheet>`;
}

/** Cells follow one another, so that none needs to say where it stands. */
function rowXml(cells: readonly StyledCell[], styles: Styles): string {
  return `<row>${cells.map((cell) => cellXml(cell, styles)).join('')}</row>`;
}

function cellXml({ value, style }: StyledCell, styles: Styles): string {
  const number = styles.numberOf(style);
  const look = number === 0 ? '' : ` s="${number}"`;
  if (typeof value === 'string')
    return `<c${look} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  if (typeof value === 'number' && Number.isFinite(value)) return `<c${look}><v>${value}</v></c>`;
  if (value instanceof Date) return `<c${look}><v>${value.getTime() / dayMilliseconds + daysBefore1970}</v></c>`;
  return `<c${look}/>`;
}

const dayMilliseconds = 86_400_000;
/** A day is counted in Excel from the end of 1899, as if 1900 had been a leap year. */
const daysBefore1970 = 25_569;

/** Text without what XML cannot hold; what Excel would read as an escape of its own is escaped itself. */
function escaped(text: string): string {
  return (
    text
      .slice(0, mostCharacters)
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- the controls are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  );
}

function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, position) => `<sheet name="${attribute(name)}" sheetId="${position + 1}" r:id="rId${position + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function workbookRelations(sheets: number): string {
  const parts = Array.from(
    { length: sheets },
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  parts.push(`<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/>`);
  return `${declaration}<Relationships xmlns="${packageRelations}">${parts.join('')}</Relationships>`;
}

function contentTypes(sheets: number): string {
  const part = (name: string, kind: string): string =>
    `<Override PartName="/xl/${name}.xml" ContentType="${mediaType}.${kind}+xml"/>`;
  const pages = Array.from({ length: sheets }, (_, at) => part(`worksheets/sheet${at + 1}`, 'worksheet'));
  return (
    `${declaration}<Types xmlns="${office}/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}` +
    `${pages.join('')}</Types>`
  );
}

function attribute(text: string): string {
  return escaped(text).replaceAll('"', '&quot;');
}
