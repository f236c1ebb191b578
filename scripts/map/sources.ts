import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const codes = new Map<string, string>();

/** The product's source files in a folder, by their paths from the root: no tests, nor what serves only them. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .toSorted();
}

/** A file as it is. */
export function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** A source file without its comments. */
export function codeOf(file: string): string {
  const known = codes.get(file) ?? withoutComments(textOf(file));
  codes.set(file, known);
  return known;
}

export function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

/** What a file imports of the product's other files by name, types aside: where each name comes from. */
export function importedNames(file: string): Map<string, string> {
  const imports = codeOf(file).matchAll(/^import (?!type )([^;]*?) from '(\.[^']+)';/gm);
  return new Map(
    [...imports].flatMap(([, names = '', from = '']) =>
      (names.match(/\w+(?=\s*[,}]|$)/g) ?? []).map((name): [string, string] => [name, besides(file, from)]),
    ),
  );
}

/** A file with all that it loads, now or later, of files whose paths `within` matches. */
export function loadedBy(file: string, within: RegExp, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !within.test(file)) return seen;
  seen.add(file);
  const imports = codeOf(file).matchAll(
    /^import (?!type )[^;]*?from '(\.[^']+\.tsx?)';|\bimport\('(\.[^']+\.tsx?)'\)/gm,
  );
  for (const [, now, later] of imports) loadedBy(besides(file, now ?? later ?? ''), within, seen);
  return seen;
}

/** The file that an import in `file` leads to. */
export function besides(file: string, specifier: string): string {
  return posix.join(posix.dirname(file), specifier);
}
