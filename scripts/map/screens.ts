// Writes docs/SCREENS.md: of each screen its address, its file, the calls that it can make, and the tables behind them.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { screens } from '@bahi/contract/screens';
import { besides, codeOf, importedNames, loadedBy, sourcesIn } from './sources.ts';
import { allTables, tablesNamedIn } from './tables-named.ts';

const web = 'apps/web/src/';
const server = 'apps/server/src/';
const loadedByScreens = /^apps\/web\/src\/(features|ui)\//;
const servedByFeatures = /^apps\/server\/src\/(features\/|platform\/master-data\/)/;
const frame = 'apps/web/src/features/platform/frame/AppShell.tsx';
const tables = allTables();
const addresses: Readonly<Record<string, string>> = screens;

type Screen = { path: string; file: string; calls: string[] };

/** The whole document, made from the code as it is. */
export function screensDocument(): string {
  const handlers = handlersByCall();
  const inFrame: Screen = { path: 'around all of them', file: frame, calls: callsIn(loadedBy(frame, loadedByScreens)) };
  const groups = Map.groupBy(allScreens(), ({ file }) => groupOf(file));
  return [
    '# Screens',
    '',
    'Made from the code by `npm run screens`; `npm run check` fails while it differs. Of each screen: its address, its',
    'file, the calls that its code names (`feature.call` of the contract), and the tables that the code behind them names.',
    ...[...groups]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .flatMap(([group, screens]) => section(group, screens, handlers)),
    ...section('the frame', [inFrame], handlers),
    '',
  ].join('\n');
}

function section(title: string, screens: readonly Screen[], handlers: Handlers): string[] {
  const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ');
  const row = ({ path, file, calls }: Screen): string =>
    `| \`${path}\` | \`${file.slice(`${web}features/`.length)}\` | ${code(calls)} | ${code(tablesBehind(calls, handlers))} |`;
  return [
    '',
    `## ${title}`,
    '',
    '| screen | file | calls | tables |',
    '| --- | --- | --- | --- |',
    ...screens.map(row),
  ];
}

/** Every address in the lists of routes, with the screen that is loaded there, or the declaration that it is made of. */
function allScreens(): Screen[] {
  const lists = sourcesIn(`${web}features`).filter((file) => file.endsWith('.routes.tsx'));
  return lists.flatMap((list) => {
    const found = routesOf(list).matchAll(
      /\bpath: screens\.(\w+)([\s\S]*?)\bimport\('([^']+)'\)([\s\S]*?)(?=\bpath: |$)/g,
    );
    return [...found].map(([, name = '', , from = '', rest = '']) => {
      const path = addresses[name] ?? name;
      // Made from a declaration, which stands there in the place of a file.
      if (!from.startsWith('.')) return { path, file: list, calls: callsOf(rest) };
      const file = besides(list, from);
      return { path, file, calls: callsIn(loadedBy(file, loadedByScreens)) };
    });
  });
}

/** A list of routes, with what several of them load written out in each. */
function routesOf(list: string): string {
  const code = codeOf(list);
  const shared = [...code.matchAll(/^const (\w+) = (async [^;]*);$/gm)];
  return shared.reduce(
    (text, [whole, name = '', load = '']) => text.replace(whole, '').replaceAll(`lazy: ${name} `, `lazy: ${load} `),
    code,
  );
}

/** The calls that files name, types aside; all of a resource that is nothing but its declaration. */
function callsIn(files: ReadonlySet<string>): string[] {
  return callsOf([...files].map(codeOf).join('\n'));
}

function callsOf(code: string): string[] {
  const named = [...code.matchAll(/(?<!typeof )\b(\w+)Contract\)?(?:\s*\.(\w+)|\['(\w+)'\])/g)];
  const calls = named.flatMap(([, feature = '', call, quoted]) => {
    const name = call ?? quoted ?? '';
    if (name === 'name') return [];
    return `${feature}.${name === 'masterData' ? '*' : name}`;
  });
  return [...new Set(calls)].toSorted();
}

/** For each call, or `feature.*` for those of a contract that have no handler of their own, the files that they come from. */
type Handlers = ReadonlyMap<string, readonly string[]>;

function handlersByCall(): Handlers {
  return new Map(sourcesIn(`${server}features`).flatMap(handlersIn));
}

/** What serves a contract: handlers one by one, and such as are handed over together. */
const serving = /\b(implement|servedReport)\(\s*\w+,\s*(\w+)Contract,/g;

function handlersIn(file: string): [call: string, files: string[]][] {
  const code = codeOf(file);
  if (!code.includes('implement(') && !code.includes('servedReport(')) return [];
  const from = importedNames(file);
  const filesOf = (text: string): string[] => (text.match(/\w+/g) ?? []).flatMap((name) => from.get(name) ?? []);
  return [...code.matchAll(serving)].flatMap((match) => {
    const [whole, served = '', feature = ''] = match;
    const handed = inBraces(code, match.index + whole.length);
    const [before, literal] = literalIn(handed);
    const own = entriesOf(literal).map(([key, value]): [string, string[]] => [`${feature}.${key}`, filesOf(value)]);
    const together = filesOf(served === 'implement' ? before : `${served} ${before}`);
    return [...own, ...(together.length === 0 ? [] : [[`${feature}.*`, together] satisfies [string, string[]]])];
  });
}

/** The arguments before an object literal among them, and its body. */
function literalIn(handed: string): [before: string, body: string] {
  const brace = handed.indexOf('{');
  return brace < 0 ? [handed, ''] : [handed.slice(0, brace), inBraces(handed, brace + 1)];
}

function tablesBehind(calls: readonly string[], handlers: Handlers): string[] {
  const named = calls.flatMap((call) => {
    const served = handlers.get(call) ?? handlers.get(`${call.split('.')[0]}.*`);
    const files = served?.flatMap((file) => [...loadedBy(file, servedByFeatures)]);
    const resource = (call.split('.')[0] ?? '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const all = files?.flatMap((file) => [...tablesNamedIn(codeOf(file), tables)]);
    return all ?? [resource].filter((table) => tables.has(table));
  });
  return [...new Set(named)].toSorted();
}

/** What stands between the brace before `start` and the one that closes it. */
function inBraces(code: string, start: number): string {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < code.length) {
    if ('({['.includes(code.charAt(end))) depth += 1;
    if (')}]'.includes(code.charAt(end))) depth -= 1;
    end += 1;
  }
  return code.slice(start, end - 1);
}

/** The entries of an object literal's body. */
function entriesOf(body: string): [key: string, value: string][] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of body) {
    if ('({['.includes(letter)) depth += 1;
    if (')}]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.flatMap((part) => {
    const key = /^\s*(\w+)/.exec(part)?.[1];
    return key === undefined ? [] : [[key, part]];
  });
}

function groupOf(file: string): string {
  return file.slice(`${web}features/`.length).split('/')[0] ?? '';
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(fileURLToPath(new URL('../../docs/SCREENS.md', import.meta.url)), screensDocument());
