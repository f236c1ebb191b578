// Longer than 200 lines because it names every list into which a kind of document is entered.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentKinds, isDocumentKind } from '@bahi/domain/document-kinds';
import {
  enter,
  enterIntoGraph,
  type Entry,
  filled,
  type Graph,
  groups,
  moduleEntries,
  type Names,
  namesOf,
  recordEntry,
  writeFiles,
} from './skeleton.ts';

const facts = `  {KIND}: {
    transactionCode: {transactionCode},
    party: '{party}',
    settledBy: '{settledBy}',
    series: null,
    calledBy: 'heading',
    isOfCategory: true,
    isPrivate: true,
    figure: null,
    billVat: 'HEAD',
    reportedAs: null,
    takesFiles: true,
    feature: '{kebab}',
    contract: '{camel}',
    table: '{snake}',
    module: '{kebab}',
    screen: '/business/{kebab}-setup',
    activities: { issued: '{KIND}_ENTERED', cancelled: null },
    postedBy: 'ITSELF',
    entry: '{KIND}',
    reversal: '{KIND}_REVERSAL',
  },
`;

/** The one registry of each package. */
const registries: readonly Entry[] = [
  ['packages/domain/src/document-kinds.ts', [/\} as const satisfies Record<string, DocumentFacts>/, facts]],
  [
    'packages/contract/src/books/document-registry/document-registry.ts',
    [/(?=import)/, `import { {camel}Document } from '../../{group}/{kebab}/{kebab}.document.ts';\n`],
    [/\} as const satisfies Record<DocumentKind/, '  {KIND}: {camel}Document,\n'],
    [/(?<=documentScreens = \{[^}]*)\}/, '  ...documents.{KIND}.screens,\n'],
  ],
  [
    'packages/contract/src/platform/manual/help-of-screens.ts',
    [
      /\} as const satisfies/,
      "  {pluralCamel}: ['findingWay', 'lists'],\n  new{Pascal}: ['findingWay', 'forms'],\n  edit{Pascal}: ['findingWay', 'forms'],\n",
    ],
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

/** What the tests and the demo business have one of for each kind. */
const examples: readonly Entry[] = [
  [
    'apps/server/src/walks/samples/samples.ts',
    [/(?=import)/, `import { {camel}Samples } from './{kebab}-samples.ts';\n`],
    [/(?<=\n) {2}\.\.\.dueSamples,/, '  ...{camel}Samples,\n'],
  ],
  [
    'apps/server/src/seed/demo/demo-story.ts',
    [/(?=import)/, `import { add{Plural} } from './demo-{kebab}.ts';\n`],
    [
      / {2}const bills = await trade/,
      '  await add{Plural}(services, { outletId: outletIds.main, actor, today }, {demoGiven});\n',
    ],
  ],
  [
    'e2e/platform/every-screen.test.ts',
    [/(?=import)/, `import { {camel}Contract } from '@bahi/contract/{group}/{kebab}/{kebab}.contract';\n`],
    [
      / {2}itemId: async/,
      '  {camel}Id: async (token) =>\n    (await callApi({camel}Contract.list, { query: { isActive: true } }, { token })).rows[0]?.id,\n',
    ],
  ],
  recordEntry,
];

/** The kind whose calls and rights the new one has, but for its names and its party. */
const pattern = { kind: documentKinds.INCOME, party: 'customer' } as const;
const matrix = 'docs/permission-matrix.tsv';

/**
 * Writes a further kind of document (`skeleton/document`) into the tree at `root`, enters it into the one registry of
 * each package and what lists all features, and answers the files. `words`: group/feature, customer or vendor, RECEIVED
 * or PAID, then one and many of it in English and in Nepali. Throws with a sentence that says what is wrong with them,
 * or where a file or a registry is not as it was.
 */
export function makeDocument(words: readonly string[], root: string): { made: string[]; entered: string[] } {
  const names = allNames(words, root);
  const modules = moduleEntries(names['menu'] ?? '');
  return {
    made: writeFiles('document', names, root),
    entered: [
      ...enter([...registries, ...modules, ...examples], names, root),
      listRights(names, root),
      enterIntoGraph(names, root, (graph) => list(names, graph)),
    ],
  };
}

/** What is said of a party or a settlement in words. */
const wordsOf: Readonly<Record<string, Names>> = {
  customer: {
    partyNp: 'ग्राहक',
    partySource: 'customers',
    sourceFile: 'customer-sources',
    account: 'RECEIVABLE',
    testParty: `await addCustomer(shop.owner, 'Sita Stores')`,
    testImports: `import { addCustomer, openShop, type Shop } from '../../../testing/shop.ts';`,
    sampleParty: 'world.shop.customerId',
    demoParties: '{ categoryIds }: Parties,\n  customerIds: readonly number[]',
    // The first one pays in cash and owes nothing.
    demoParty: 'customerIds[1]',
    demoGiven: 'parties, goods.customerIds',
    walkParty: 'world.income.customer.id',
    sampleImports: 'categoryOf, dates',
  },
  vendor: {
    partyNp: 'विक्रेता',
    partySource: 'vendors',
    sourceFile: 'vendor-source',
    account: 'PAYABLE',
    testParty: '(await addVendor(shop.owner, { alias: `V${unusedNumber()}` })).id',
    testImports: [
      `import { openShop, type Shop } from '../../../testing/shop.ts';`,
      `import { unusedNumber } from '../../../testing/unused-number.ts';`,
      `import { addVendor } from '../../../testing/vendors.ts';`,
    ].join('\n'),
    sampleParty: 'await vendorOf(world)',
    demoParties: '{ categoryIds, vendorIds }: Parties',
    demoParty: '[...vendorIds.values()][0]',
    demoGiven: 'parties',
    walkParty: 'world.expense.registered.id',
    sampleImports: 'categoryOf, dates, vendorOf',
  },
  RECEIVED: {
    categoryType: 'INCOME',
    walkCategory: 'income',
    settledSmall: 'received',
    paidAndDueNp: 'आएको र उठाउन बाँकी',
    settled: `{ en: 'Received so far', ne: 'अहिलेसम्म आएको' }`,
    remaining: `{ en: 'To be collected', ne: 'उठाउन बाँकी' }`,
    sign: '',
  },
  PAID: {
    categoryType: 'EXPENSE',
    walkCategory: 'expense',
    settledSmall: 'paid',
    paidAndDueNp: 'तिरेको र तिर्न बाँकी',
    settled: `{ en: 'Paid so far', ne: 'अहिलेसम्म तिरेको' }`,
    remaining: `{ en: 'To be paid', ne: 'तिर्न बाँकी' }`,
    sign: '-',
  },
};

function allNames([place = '', party = '', settledBy = '', ...words]: readonly string[], root: string): Names {
  const names = namesOf(place, words, root);
  if (names === null || !/^(customer|vendor)$/.test(party) || !/^(RECEIVED|PAID)$/.test(settledBy))
    throw new Error(
      `Say group/feature, customer or vendor, RECEIVED or PAID, then one and many of it in English and Nepali. Groups: ${groups}`,
    );
  const KIND = names['snake']?.toUpperCase() ?? '';
  if (isDocumentKind(KIND)) throw new Error(`${KIND} is there already`);
  const codes = Object.values(documentKinds).map(({ transactionCode }) => transactionCode);
  return {
    ...names,
    ...wordsOf[party],
    ...wordsOf[settledBy],
    KIND,
    party,
    Party: party.replace(/^./, (letter) => letter.toUpperCase()),
    settledBy,
    transactionCode: String(Math.max(...codes) + 1),
  };
}

/** Who may make its calls: who may make those of the pattern. */
function listRights(names: Names, root: string): string {
  const [head = '', ...rows] = readFileSync(join(root, matrix), 'utf8').trimEnd().split('\n');
  const { contract, module } = pattern.kind;
  const own = rows
    .filter((row) => row.includes(`\t${module}.`))
    .map((row) => row.replace(`/v1/${contract}`, '/v1/{kebab}').replace(`\t${module}.`, '\t{kebab}.'));
  const callOf = (row: string): string => row.split('\t')[0] ?? '';
  const all = [...rows, ...own.map((row) => filled(row, names))].toSorted((one, other) =>
    callOf(one) < callOf(other) ? -1 : 1,
  );
  writeFileSync(join(root, matrix), `${[head, ...all].join('\n')}\n`);
  return matrix;
}

/** What it imports and reads is what the pattern does, with its own party; the registries import it. */
function list({ kebab = '', party = '' }: Names, graph: Graph): void {
  const { feature } = pattern.kind;
  for (const edges of [graph.server, graph.web, graph.reads]) {
    const own = edges[feature]?.map((other) => (other === pattern.party ? party : other));
    if (own !== undefined) edges[kebab] = own.toSorted();
  }
  for (const edges of [graph.server, graph.web])
    edges['document-registry'] = [...(edges['document-registry'] ?? []), kebab].toSorted();
}
