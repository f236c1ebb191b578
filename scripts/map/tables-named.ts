import { textOf } from './sources.ts';

const inSql =
  /\b(?:from|join|into|update|using|table)\s+(?:only\s+)?(?:lateral\s+)?"?([a-z_]+)"?((?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*[a-z_]+)*/g;
const inBuilder =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|(?:inner|left|right|full)Join|table)\(\s*'([a-z_]+)/g;
const handedOn =
  /\b(?:saveRecord|saveDeclared|insertDeclared|toggleRecord|setRecordStatus|insertRows?|changeRows|unchanged|known)\(\s*(?:[\w.]+,\s*)?'([a-z_]+)'/g;
const declared = /\b(?:table|party|from)\??: ((?:'[a-z_]+(?:'| )(?:\s*\|\s*)?)+|`[a-z_]+)/g;

/**
 * Which of `tables` a piece of source names: in its SQL, in the query builder, and where it hands a table on. Its
 * comments are cut out before. What it puts together at run time is not seen, nor what functions of the database read.
 */
export function tablesNamedIn(source: string, tables: ReadonlySet<string>): Set<string> {
  const places = [inSql, inBuilder, handedOn, declared].flatMap((pattern) => [...source.matchAll(pattern)]);
  const names = places.flatMap(([whole, first = '']) => [first, ...whole.split(/[,|]/).slice(1)]);
  return new Set(names.flatMap((name) => /[a-z_]+/.exec(name) ?? []).filter((name) => tables.has(name)));
}

/** Every table and view of the migrated database, from the types that are made of it. */
export function allTables(): Set<string> {
  const names = textOf('apps/server/src/platform/database/tables.ts').matchAll(/^ {2}(\w+): \{$/gm);
  return new Set([...names].flatMap(([, name]) => name ?? []));
}
