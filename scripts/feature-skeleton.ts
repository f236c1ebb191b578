import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const skeleton = fileURLToPath(new URL('skeleton/feature', import.meta.url));

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
/** The module that its rights are on, with its place in the menu. */
const moduleEntry = `  {
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

type Names = Readonly<Record<string, string>>;

/**
 * Writes the skeleton of a feature (`skeleton/feature`) into the tree at `root`, enters it into the lists that name every
 * feature, and answers the files it wrote. `words`: group/feature, then one and many of it in English and in Nepali.
 * Throws with a sentence that says what is wrong with them, or where a file or a list is not as it was.
 */
export function makeFeature(words: readonly string[], root: string): string[] {
  const names = namesOf(words, root);
  return [...writeFiles(names, root), ...enterIntoLists(names, root)];
}

function namesOf([place = '', one = '', many = '', oneNp = '', manyNp = '']: readonly string[], root: string): Names {
  const [group = '', kebab = ''] = place.split('/');
  if (menuOf[group] === undefined || !/^[a-z]+(-[a-z]+)*$/.test(kebab) || manyNp === '')
    throw new Error(
      `Say group/feature, then one and many of it in English and Nepali. Groups: ${Object.keys(menuOf).join(', ')}`,
    );
  const pascal = kebab.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const plural = pascal
    .replace(/y$/, 'ie')
    .replace(/(s|x|ch|sh)$/, '$1e')
    .concat('s');
  return {
    group,
    kebab,
    snake: kebab.replaceAll('-', '_'),
    camel: small(pascal),
    Pascal: pascal,
    Plural: plural,
    pluralCamel: small(plural),
    one,
    oneSmall: small(one),
    many,
    oneNp,
    manyNp,
    menu: menuOf[group],
    number: nextMigration(root),
  };
}

function small(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

function nextMigration(root: string): string {
  const numbers = readdirSync(join(root, 'apps/server/migrations')).map((file) => Number.parseInt(file, 10));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

function filled(text: string, names: Names): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => names[name] ?? written);
}

function writeFiles(names: Names, root: string): string[] {
  return globSync('**/*.txt', { cwd: skeleton }).map((template) => {
    const file = filled(template.slice(0, -'.txt'.length), names);
    if (existsSync(join(root, file))) throw new Error(`${file} is there already`);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), filled(readFileSync(join(skeleton, template), 'utf8'), names));
    return file;
  });
}

/** The lists that name every feature: each gets a line before or after a line that is there. */
function enterIntoLists(names: Names, root: string): string[] {
  const enter = (file: string, ...lines: [before: RegExp, line: string][]): string => {
    let text = readFileSync(join(root, file), 'utf8');
    for (const [before, line] of lines) {
      if (!before.test(text)) throw new Error(`${file} has no place for: ${line}`);
      text = text.replace(before, (found) => filled(line, names) + found);
    }
    writeFileSync(join(root, file), text);
    return file;
  };
  const folder = 'features/{group}/{kebab}/{kebab}';
  return [
    enter('packages/contract/src/module-codes.ts', [/\] as const;\nexport type ModuleCode/, `  '{kebab}',\n`]),
    enter('packages/contract/src/screens.ts', [
      /\} as const satisfies/,
      `  {pluralCamel}: '/business/{kebab}-setup',\n`,
    ]),
    enter(
      'apps/server/src/platform/core/texts.ts',
      [/(?=import)/, `import { {camel}Messages } from '@bahi/contract/{group}/{kebab}/{kebab}.messages';\n`],
      [/\] as const;\n\nexport type TextKey/, '  {camel}Messages,\n'],
    ),
    enter(
      'apps/server/src/app.ts',
      [/(?=import)/, `import { {camel}Routes } from './${folder}.routes.ts';\n`],
      [/(?<=const features[^;]*)\];/, '  {camel}Routes,\n'],
    ),
    enter(
      'apps/web/src/router.tsx',
      [/(?=import)/, `import { {camel}Routes } from './${folder}.routes.tsx';\n`],
      [/ +\{\n +path: '\*'/, '              ...{camel}Routes,\n'],
    ),
    enter('apps/server/src/seed/reference/tables/modules.data.ts', [
      new RegExp(`(?<= {2}\\{\\n {4}code: '${names['menu']}',[^}]*\\},\\n)(?= {2}\\{)`),
      moduleEntry,
    ]),
  ];
}
