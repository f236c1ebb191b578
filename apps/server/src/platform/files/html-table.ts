/**
 * The rows of the tables of an HTML page, in the order in which they stand, as Excel shows such a page. Banks name pages
 * like this `.xls`. Tables that only lay out the page fall away: of a row that holds another table, its own cells do.
 */

type Cell = { text: string; across: number; down: number };
type Row = { cells: Cell[]; holdsTable: boolean };
/** A cell that goes on below: in so many rows more its column is taken. */
type Below = Map<number, number>;

/** What stands in these is no text of the page. */
const unseen: readonly string[] = ['script', 'style', 'title'];
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const lastLetter = 0x10_ffff;

/** Whether a text is a page or a table in HTML. */
export function isHtml(text: string): boolean {
  return beginnings.test(text.slice(0, 4000).replaceAll(/<\?xml[^>]*>|<!--[^]*?-->/giu, ''));
}

const beginnings =
  /^\s*<(?:!doctype\s+html|html|head|meta|title|body|style|script|div|table|form|center|font|p|br|h[1-6])\b/iu;

/** The texts of the cells, rows without any cell left out; a row has one column more than the most where it has too many. */
export function readHtmlTables(html: string, mostColumns: number): string[][] {
  const found: string[][] = [];
  const tables: { row: Row | null; below: Below }[] = [];
  const endRow = (): void => {
    const table = tables.at(-1);
    if (table?.row == null) return;
    const { row, below } = table;
    table.row = null;
    if (!row.holdsTable && row.cells.length > 0) found.push(placed(row.cells, below, mostColumns));
  };
  for (const { name, closes, attributes, text } of tagsOf(html)) {
    const row = tables.at(-1)?.row;
    if (name === 'table' && !closes) {
      if (row != null) row.holdsTable = true;
      tables.push({ row: null, below: new Map() });
    } else if (name === 'table') {
      endRow();
      tables.pop();
    } else if (name === 'tr') {
      endRow();
      const table = tables.at(-1);
      if (!closes && table !== undefined) table.row = { cells: [], holdsTable: false };
    } else if ((name === 'td' || name === 'th') && !closes)
      row?.cells.push({ text: '', across: spanOf(attributes, 'colspan'), down: spanOf(attributes, 'rowspan') });
    const cell = tables.at(-1)?.row?.cells.at(-1);
    if (cell !== undefined) cell.text += (name === 'br' ? ' ' : '') + text;
  }
  while (tables.length > 0) {
    endRow();
    tables.pop();
  }
  return found;
}

/** The cells in their columns: beside those that reach down from above, and as wide as they say. */
function placed(cells: readonly Cell[], below: Below, mostColumns: number): string[] {
  const row: string[] = [];
  const takenAbove = new Map(below);
  const skip = (): void => {
    while ((takenAbove.get(row.length) ?? 0) > 0 && row.length <= mostColumns) row.push('');
  };
  for (const [column, left] of takenAbove)
    if (left > 1) below.set(column, left - 1);
    else below.delete(column);
  for (const { text, across, down } of cells) {
    skip();
    if (row.length > mostColumns) break;
    const words = text.replaceAll(/\s+/gu, ' ').trim();
    for (let at = 0; at < across && row.length <= mostColumns; at += 1) {
      if (down > 1) below.set(row.length, down - 1);
      row.push(at === 0 ? words : '');
    }
  }
  return row;
}

function spanOf(attributes: string, name: string): number {
  const said = new RegExp(`\\b${name}\\s*=\\s*["']?\\s*(\\d{1,5})`, 'iu').exec(attributes);
  return Math.max(1, Number(said?.[1] ?? 1));
}

type Tag = { name: string; closes: boolean; attributes: string; text: string };

/** The tags one after another, each with the text behind it. What is begun and not ended is no tag. */
function* tagsOf(html: string): Generator<Tag> {
  const lower = html.toLowerCase();
  for (let at = html.indexOf('<'); at !== -1;) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4);
      at = end === -1 ? -1 : html.indexOf('<', end + 3);
      continue;
    }
    const end = endOfTag(html, at);
    if (end === -1) return;
    const [, slash = '', written = '', attributes = ''] =
      /^<(\/?)([a-z][a-z0-9:]*)?([^]*)$/iu.exec(html.slice(at, end)) ?? [];
    const name = written.toLowerCase();
    const isUnseen = slash === '' && unseen.includes(name) && !attributes.endsWith('/');
    const close = isUnseen ? lower.indexOf(`</${name}`, end) : end + 1;
    if (close === -1) return;
    const next = html.indexOf('<', close);
    const text = isUnseen ? '' : html.slice(close, next === -1 ? html.length : next);
    yield { name, closes: slash !== '', attributes, text: unescaped(text) };
    at = next;
  }
}

/** Where a tag that begins here ends; a sign within quotes does not end it. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < html.length; at += 1) {
    const letter = html.charAt(at);
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '>') return at;
    else if ((letter === '"' || letter === "'") && html.charAt(at - 1) === '=') quote = letter;
  }
  return -1;
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{1,8}));?/giu, (whole, ...said: unknown[]) => {
    const [decimal, hexadecimal, name] = said;
    if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
    return code > 0 && code <= lastLetter && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
  });
}
