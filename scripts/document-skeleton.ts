import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentKinds, reservedTransactionCodes } from '@bahi/domain/document-kinds';

const skeleton = fileURLToPath(new URL('skeleton/document', import.meta.url));

const facts = `  {KIND}: {
    transactionCode: {code},
    party: '{party}',
    settledBy: '{settledBy}',
    series: null,
    calledBy: 'heading',
    isPrivate: true,
    figure: null,
    feature: '{kebab}',
    contract: '{camel}',
    table: '{snake}',
    module: '{module}',
    screen: '/business/{kebab}-setup',
    activities: { issued: '{KIND}_ENTERED', cancelled: null },
    entry: '{KIND}',
    reversal: '{KIND}_REVERSAL',
  },
`;

/** What each package's registry gets: a line before a place that is there. */
const entries: readonly [file: string, ...lines: [place: RegExp, line: string][]][] = [
  ['packages/domain/src/document-kinds.ts', [/\} as const satisfies Record<string, DocumentFacts>/, facts]],
  [
    'packages/contract/src/books/document-registry/document-registry.ts',
    [/(?=import)/, `import { {camel}Document } from '../../{group}/{kebab}/{kebab}.document.ts';\n`],
    [/\} as const satisfies Record<DocumentKind/, '  {KIND}: {camel}Document,\n'],
    [/(?<=documentScreens = \{[^}]*)\}/, '  ...documents.{KIND}.screens,\n'],
  ],
  [
    'apps/server/src/features/books/document-registry/document-registry.ts',
    [/(?=import)/, `import { {camel}Document } from '../../{group}/{kebab}/{kebab}.document.ts';\n`],
    [/(?<=DocumentFeature>> = \{[^}]*)\}/, '  {KIND}: {camel}Document,\n'],
  ],
  [
    'apps/web/src/features/books/document-registry/document-registry.ts',
    [/(?=import)/, `import { {camel}Routes } from '../../{group}/{kebab}/{kebab}.routes.tsx';\n`],
    [/(?<=RouteObject\[\]>> = \{[^}]*)\}/, '  {KIND}: {camel}Routes,\n'],
  ],
];

type Names = Readonly<Record<string, string>>;

/**
 * Writes the folders of a further kind of document (`skeleton/document`) into the tree at `root`, enters it into the
 * one registry of each package and the graph of features, and answers the files. `words`: group/feature, customer or
 * vendor, RECEIVED or PAID, the module of its rights, then one and many of it in English and in Nepali. Throws with a
 * sentence that says what is wrong with them, or where a file or a registry is not as it was.
 */
export function makeDocument(words: readonly string[], root: string): { made: string[]; entered: string[] } {
  const names = namesOf(words, root);
  return {
    made: writeFiles(names, root),
    entered: [...entries.map((entry) => enter(entry, names, root)), list(names, root)],
  };
}

function namesOf(
  [
    place = '',
    party = '',
    settledBy = '',
    module = '',
    one = '',
    many = '',
    oneNp = '',
    manyNp = '',
  ]: readonly string[],
  root: string,
): Names {
  const [group = '', kebab = ''] = place.split('/');
  const isSaid = /^(customer|vendor)$/.test(party) && /^(RECEIVED|PAID)$/.test(settledBy) && manyNp !== '';
  if (!isSaid || !/^[a-z]+(-[a-z]+)*$/.test(kebab))
    throw new Error(
      'Say group/feature, customer or vendor, RECEIVED or PAID, the module of its rights, then one and many of it in English and Nepali.',
    );
  const camel = kebab.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const snake = kebab.replaceAll('-', '_');
  const codes = [
    ...Object.values(documentKinds).map((kind) => kind.transactionCode),
    ...Object.values(reservedTransactionCodes),
  ];
  const migrations = readdirSync(join(root, 'apps/server/migrations')).map((file) => Number.parseInt(file, 10));
  return {
    group,
    kebab,
    camel,
    snake,
    KIND: snake.toUpperCase(),
    pluralCamel: `${camel}s`,
    party,
    settledBy,
    module,
    one,
    many,
    oneNp,
    manyNp,
    code: String(Math.max(...codes) + 1),
    number: String(Math.max(...migrations) + 1).padStart(4, '0'),
  };
}

function filled(text: string, names: Names): string {
  // What is no name stays: a receipt's words have a place for the document's.
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    name === 'code' && /: \{code\}'/.test(text) ? written : (names[name] ?? written),
  );
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

function enter([file, ...lines]: (typeof entries)[number], names: Names, root: string): string {
  let text = readFileSync(join(root, file), 'utf8');
  for (const [place, line] of lines) {
    if (!place.test(text)) throw new Error(`${file} has no place for: ${line}`);
    text = text.replace(place, (found) => filled(line, names) + found);
  }
  writeFileSync(join(root, file), text);
  return file;
}

/** The registries of server and browser import the folder, which stands on the ledger: the graph lists it. */
function list({ kebab = '' }: Names, root: string): string {
  const file = 'docs/feature-graph.json';
  const text = readFileSync(join(root, file), 'utf8')
    .replaceAll('"document-registry": [', `"document-registry": ["${kebab}", `)
    .replace('"server": {', `"server": { "${kebab}": ["ledger"],`);
  writeFileSync(join(root, file), text);
  return file;
}
