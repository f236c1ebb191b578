import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from '@bahi/contract/zod';

/** Where the module of a feature stands in the menu, by the group of its folder. */
const menuOf: Readonly<Record<string, string>> = {
  sales: 'sales',
  purchase: 'purchases',
  money: 'money',
  catalogue: 'stock',
  stock: 'stock',
  parties: 'sales',
  books: 'money',
  reports: 'reports',
  people: 'people',
  platform: 'settings',
  account: 'settings',
};

/** What stands in a template as `{name}`. */
export type Names = Readonly<Record<string, string>>;
/** What a list gets: a line before a place that is there. */
export type Entry = readonly [file: string, ...lines: [place: RegExp, line: string][]];

/** Its form in the walk over all forms. */
export const recordEntry: Entry = [
  'e2e/records/records.ts',
  [/(?=import)/, `import { {camel}Record } from './{kebab}-record.ts';\n`],
  [/ {2}\.\.\.declaredRecords,/, '  {camel}Record,\n'],
];

/** The module that the rights of a feature are on, with its place in the menu `menu`. */
export function moduleEntries(menu: string): Entry[] {
  const entry = `  {
    code: '{kebab}',
    parent: '{menu}',
    name: '{many}',
    nameNp: '{manyNp}',
    audience: 'BUSINESS',
    screenUrl: screens.{pluralCamel},
    iconName: 'folder',
    privileges: ['create', 'read', 'update'],
  },
`;
  // After the last one of its group.
  const ofGroup = `(?:code|parent): '${menu}',`;
  const inMenu = new RegExp(`(?<=${ofGroup}[^}]*\\},\\n)(?= {2}\\{)(?![^]*${ofGroup})`);
  return [
    ['packages/contract/src/module-codes.ts', [/\] as const;\nexport type ModuleCode/, `  '{kebab}',\n`]],
    ['apps/server/src/seed/reference/tables/modules.data.ts', [inMenu, entry]],
  ];
}

/**
 * The names of a feature in all its spellings. `place` is group/feature; then one and many of it in English and in
 * Nepali. Null where a word is missing or the place is none; throws where a word would end the text that it stands in.
 */
export function namesOf(place: string, words: readonly string[], root: string): Names | null {
  const [group = '', kebab = ''] = place.split('/');
  const [one = '', many = '', oneNp = '', manyNp = ''] = words;
  const menu = menuOf[group];
  if (menu === undefined || !/^[a-z]+(-[a-z]+)*$/.test(kebab) || manyNp === '') return null;
  if (words.some((word) => /['"`\\{}$\n]/.test(word)))
    throw new Error('A name has no quotation marks, backslashes, braces or dollar signs');
  const Pascal = kebab.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const Plural = Pascal.replace(/(?<![aeiou])y$/, 'ie')
    .replace(/(s|x|ch|sh)$/, '$1e')
    .concat('s');
  const migrations = readdirSync(join(root, 'apps/server/migrations')).map((file) => Number.parseInt(file, 10));
  return {
    group,
    kebab,
    snake: kebab.replaceAll('-', '_'),
    camel: small(Pascal),
    Pascal,
    Plural,
    pluralCamel: small(Plural),
    one,
    oneSmall: small(one),
    many,
    manySmall: small(many),
    oneNp,
    manyNp,
    menu,
    number: String(Math.max(...migrations) + 1).padStart(4, '0'),
  };
}

export const groups = Object.keys(menuOf).join(', ');

function small(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** A template with its names put in; what is no name stays, and so does what the code itself puts into a text. */
export function filled(text: string, names: Names): string {
  return text.replace(/(?<!\$)\{(\w+)\}/g, (written, name: string) => names[name] ?? written);
}

/** Writes the templates of a folder into the tree at `root` and answers the files. Throws where one is there already. */
export function writeFiles(folder: string, names: Names, root: string): string[] {
  const skeleton = fileURLToPath(new URL(`skeleton/${folder}`, import.meta.url));
  return globSync('**/*.txt', { cwd: skeleton }).map((template) => {
    const file = filled(template.slice(0, -'.txt'.length), names);
    if (existsSync(join(root, file))) throw new Error(`${file} is there already`);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), filled(readFileSync(join(skeleton, template), 'utf8'), names));
    return file;
  });
}

/** Enters a feature into lists and answers their files. Throws where a list is not as it was. */
export function enter(entries: readonly Entry[], names: Names, root: string): string[] {
  return entries.map(([file, ...lines]) => {
    let text = readFileSync(join(root, file), 'utf8');
    for (const [place, line] of lines) {
      if (!place.test(text)) throw new Error(`${file} has no place for: ${line}`);
      text = text.replace(place, (found) => filled(line, names) + found);
    }
    writeFileSync(join(root, file), text);
    return file;
  });
}

const lists = z.record(z.string(), z.array(z.string()));
const graphShape = z.object({ server: lists, web: lists, owns: lists, reads: lists });
export type Graph = z.output<typeof graphShape>;

/** Enters a feature into the graph of features, as the owner of its table and with what `change` enters beside. */
export function enterIntoGraph(
  { kebab = '', snake = '' }: Names,
  root: string,
  change: (graph: Graph) => void = () => undefined,
): string {
  const file = 'docs/feature-graph.json';
  const graph = graphShape.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  graph.owns[kebab] = [snake];
  change(graph);
  const sorted = Object.entries(graph).map(([name, edges]) => [
    name,
    Object.fromEntries(Object.entries(edges).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  ]);
  writeFileSync(join(root, file), JSON.stringify(Object.fromEntries(sorted), null, 2));
  return file;
}
