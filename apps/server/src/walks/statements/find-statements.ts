import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A statement as the source has it; `rowType` is what the source says of its rows, and where that stands. */
export type Statement = {
  file: string;
  /** Null where the text is put together only when it runs. */
  text: string | null;
  rowType: { rowType: string; start: number } | null;
};

type Sources = ReadonlyMap<string, string>;

/** All files of the server but tests, by their paths below `folder`. */
export function readSources(folder: string): Sources {
  const files = globSync('**/*.ts', { cwd: folder }).filter(
    (file) => !/\.test\.ts$|(^|\/)(testing|walks|resilience)\//.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** What is sent before the tables are there, or beside them. */
const elsewhere = /platform\/(backup\/|database\/migrate\.ts)/;

/** Every `….query<Row>('…')` of the sources. Named constants within a text are put in, also those of other files. */
export function findStatements(sources: Sources): Statement[] {
  const files = [...sources].filter(([file]) => !elsewhere.test(file));
  return files.flatMap(([file, source]) =>
    [...source.matchAll(/\.query(?=[<(])/g)].map(({ index }) => {
      const afterName = index + '.query'.length;
      const typed = source[afterName] === '<' ? closing(source, afterName) : null;
      const start = source.slice(typed ?? afterName).search(/[^\s(]/) + (typed ?? afterName);
      return {
        file,
        text: textAt({ sources, file }, start),
        rowType: typed === null ? null : { rowType: source.slice(afterName + 1, typed - 1), start: afterName + 1 },
      };
    }),
  );
}

/** The place behind the bracket that closes the type argument which opens at `from`. */
function closing(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '<') depth += 1;
    if (source[at] === '>' && source[at - 1] !== '=') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error('a type argument that does not end');
}

type Place = { sources: Sources; file: string };

/** The text of a literal, or of the constant that is named there; null where it is neither. */
function textAt(place: Place, start: number): string | null {
  const source = place.sources.get(place.file) ?? '';
  const rest = source.slice(start);
  const plain = /^(['"])((?:[^\\\n]|\\.)*?)\1/.exec(rest)?.[2];
  if (plain !== undefined) return plain;
  const name = /^(\w+)\s*[,)]/.exec(rest)?.[1];
  if (name !== undefined) return constant(place, name);
  const template = /^`((?:[^`\\]|\\.)*)`/.exec(rest)?.[1];
  return template === undefined ? null : filled(place, template);
}

function filled(place: Place, template: string): string | null {
  let isWhole = true;
  const text = template
    .replace(/\$\{(\w+)(?:\.(\w+))?\}/g, (_, name: string, member: string | undefined) => {
      const value = constant(place, name, member);
      isWhole &&= value !== null;
      return value ?? '';
    })
    .replace(/\\([`$\\])/g, '$1');
  return isWhole && !text.includes('${') ? text : null;
}

/** The text of a constant, or of a member of one that holds several. */
function constant({ sources, file }: Place, name: string, member?: string): string | null {
  const source = sources.get(file) ?? '';
  const declared = new RegExp(`^(?:export )?const ${name}(?:: [\\w<>[\\]]+)? =\\s*`, 'm').exec(source);
  if (declared !== null) {
    const start = declared.index + declared[0].length;
    if (member !== undefined) return memberAt({ sources, file }, start, member);
    const number = /^([\d_]+);/.exec(source.slice(start))?.[1];
    return number?.replaceAll('_', '') ?? textAt({ sources, file }, start);
  }
  const from = new RegExp(`import [^;]*\\b${name}\\b[^;]*from '(\\.[^']+)'`).exec(source)?.[1];
  return from === undefined ? null : constant({ sources, file: join(file, '..', from) }, name, member);
}

/** The text of a member of the object that begins there. */
function memberAt(place: Place, start: number, member: string): string | null {
  const rest = place.sources.get(place.file)?.slice(start) ?? '';
  const found = new RegExp(`^\\{(?:[^{}\`]|\`[^\`]*\`)*?\\b${member}:\\s*`).exec(rest)?.[0];
  return found === undefined ? null : textAt(place, start + found.length);
}
