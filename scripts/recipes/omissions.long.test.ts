import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocument } from '../document-skeleton.ts';
import { makeFeature } from '../feature-skeleton.ts';
import { scratchTree } from '../testing/scratch-tree.ts';

// What the recipes make is run by `recipes.long.test.ts`; here it is only compiled, in one program, with faults in it.
const words = ['Toll charge', 'Toll charges', 'टोल दस्तुर', 'टोल दस्तुरहरू'];
let tree: ReturnType<typeof scratchTree>;
let made: ReturnType<typeof makeDocument>;
let madeFeature: string[];

beforeAll(() => {
  tree = scratchTree();
  made = makeDocument(['purchase/toll-charge', 'vendor', 'PAID', ...words], tree.folder);
  madeFeature = makeFeature(
    ['parties/field-agent', 'Field agent', 'Field agents', 'प्रतिनिधि', 'प्रतिनिधिहरू'],
    tree.folder,
  );
});
afterAll(() => tree.remove());

const registry = 'books/document-registry/document-registry.ts';
const contract = 'packages/contract/src';
const server = 'apps/server/src/features';
const web = 'apps/web/src/features';
const folder = 'purchase/toll-charge';

/** What is left out, the file it stands in, and its text. */
const omissions: readonly [what: string, file: string, left: RegExp][] = [
  ['a word for its entry', `${contract}/${folder}/toll-charge.document.ts`, / {4}books: \{[^]*?\n {4}\},\n/],
  ['its entry in the server', `${server}/${registry}`, / {2}TOLL_CHARGE: tollChargeDocument,\n/],
  ['its entry in the browser', `${web}/${registry}`, / {2}TOLL_CHARGE: tollChargeRoutes,\n/],
  ['the checks of its books', `${server}/${folder}/toll-charge.document.ts`, / {2}checks: \[[^\n]*\],\n/],
  ['a call', `${server}/${folder}/toll-charge.routes.ts`, / {4}list: [^\n]*\n/],
  ['a field of its answer', `${server}/${folder}/toll-charge.calls.ts`, / {4}vendorNameNp: [^\n]*\n/],
  ['a word of its screens', `${contract}/${folder}/toll-charge-screen.messages.ts`, / {2}settled: [^\n]*\n/],
  ['its party on the way to the server', `${web}/${folder}/toll-charge-kind.tsx`, /, vendorId: partyId/],
];

const payment = 'money/payment';
const attribute = 'catalogue/attribute';
/** A field that a form gets and its record has not, the line it stands behind, and where it is missed. */
const additions: readonly [file: string, behind: string, missed: readonly string[]][] = [
  [
    `${contract}/${payment}/payment-form.ts`,
    'const rowsTogether = {',
    [`${web}/${payment}/payment-form.ts`, `${web}/${payment}/receive/receive-form.ts`],
  ],
  [
    `${contract}/${attribute}/attribute.contract.ts`,
    'const attributeValueForm = z.object({',
    [`${web}/${attribute}/AttributeDialog.tsx`],
  ],
];

test('what is left out of a kind, or of a form, does not compile, and all else does', () => {
  for (const [file, behind] of additions) {
    const whole = read(file);
    expect(`${file}: ${whole}`).toContain(behind);
    writeFileSync(join(tree.folder, file), whole.replace(behind, `${behind} planted: optionalText(20),`));
  }
  for (const [, file, left] of omissions) {
    const whole = read(file);
    expect(`${file}: ${whole}`).toMatch(left);
    writeFileSync(join(tree.folder, file), whole.replace(left, ''));
  }
  const failing = filesThatFail();
  // The words that are missing in the messages are missed where the screens take them.
  const missed = (file: string): string =>
    file.replace(/^.*toll-charge-screen\.messages\.ts$/, `${web}/${folder}/toll-charge-kind.tsx`);
  // The registry of the contract reads the words of all kinds.
  const ofForms = additions.flatMap(([, , files]) => files);
  const expected = [...omissions.map(([, file]) => missed(file)), `${contract}/${registry}`, ...ofForms];
  expect(failing).toEqual([...new Set(expected)].toSorted());
});

/** Compiles the registries with all that they name, and what was made, as one program. */
function filesThatFail(): string[] {
  const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.ts$|skeleton/.test(file);
  const files = [...made.made, ...made.entered, ...madeFeature].filter(
    (file) => isCode(file) && !file.startsWith('e2e/'),
  );
  // What the tests are handed, and the types of the tables.
  files.push('apps/server/src/testing/global-setup.ts', ...additions.flatMap(([, , missed]) => missed));
  tree.run('apps/server/src/tables.ts');
  const config = { extends: './apps/web/tsconfig.json', files, include: [], references: [] };
  const compilerOptions = { incremental: false, rootDir: '.', types: ['vite/client', 'node'] };
  writeFileSync(join(tree.folder, 'tsconfig.recipe.json'), JSON.stringify({ ...config, compilerOptions }));
  const { output } = tree.run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.recipe.json');
  return [...new Set([...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].toSorted();
}

function read(file: string): string {
  return readFileSync(join(tree.folder, file), 'utf8');
}
