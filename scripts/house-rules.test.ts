import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from '@bahi/contract/zod';

// One fault for each rule and wall, in a copy of the tree's outline; the linter looks at all of them at once.
const root = fileURLToPath(new URL('..', import.meta.url));
const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });
const imports = z.record(z.string(), z.array(z.string()));
const graph = z.object({ server: imports, web: imports });

const lines = (count: number, line = '//') => Array.from({ length: count }, () => line).join('\n');
const longFunction = (name: string, count: number) => `export function ${name}() {\n${lines(count - 2)}\n}\n`;
const cast = 'export const id = (given: unknown) => given as number;\n';

const faults: [fault: string, rule: string, file: string, text: string][] = [
  ['domain imports a package', 'import-walls', 'packages/domain/src/a.ts', `import 'node:fs';`],
  ['domain imports the contract', 'import-walls', 'packages/domain/src/b.ts', `import '@bahi/contract/a';`],
  ['contract imports a package', 'import-walls', 'packages/contract/src/a.ts', `import 'node:fs';`],
  [
    'contract imports the server',
    'import-walls',
    'packages/contract/src/b.ts',
    `import '../../../apps/server/src/app.ts';`,
  ],
  ['contract imports zod beside zod.ts', 'import-walls', 'packages/contract/src/c.ts', `import { z } from 'zod'; z();`],
  ['server imports zod', 'import-walls', 'apps/server/src/a.ts', `import * as z from 'zod/v4'; z;`],
  ['a test imports zod', 'import-walls', 'apps/server/src/a.test.ts', `import type { z } from 'zod';`],
  ['server imports web', 'import-walls', 'apps/server/src/b.ts', `import '../../web/src/router.tsx';`],
  ['web imports server', 'import-walls', 'apps/web/src/a.ts', `import '@bahi/server/app';`],
  [
    'web imports server, lazily',
    'import-walls',
    'apps/web/src/b.ts',
    `export const a = () => import('@bahi/server/app');`,
  ],
  ['web takes a type of server', 'import-walls', 'apps/web/src/c.ts', `export type A = import('@bahi/server/app').A;`],
  ['web forwards server', 'import-walls', 'apps/web/src/d.ts', `export { a } from '@bahi/server/app';`],
  ['stories import the domain', 'import-walls', 'e2e/a.test.ts', `import '@bahi/domain/numbers/money';`],
  ['stories import the server', 'import-walls', 'e2e/b.test.ts', `import '../apps/server/src/app.ts';`],
  [
    'platform imports a feature',
    'import-walls',
    'apps/server/src/platform/a.ts',
    `import '../features/catalogue/item/item.rows.ts';`,
  ],
  [
    'ui imports a feature',
    'import-walls',
    'apps/web/src/ui/A.tsx',
    `import '../features/catalogue/item/ItemPage.tsx';`,
  ],
  ['pg outside database.ts', 'import-walls', 'apps/server/src/platform/b.ts', `import pg from 'pg'; pg;`],
  [
    'a call past outbound.ts',
    'import-walls',
    'apps/server/src/platform/outgoing.ts',
    `import { get } from 'node:https'; get;`,
  ],
  [
    'mail past mail.ts',
    'import-walls',
    'apps/server/src/features/catalogue/item/mail.ts',
    `import nodemailer from 'nodemailer'; nodemailer;`,
  ],
  [
    'an unlisted edge on the server',
    'feature-graph',
    'apps/server/src/features/catalogue/item/a.ts',
    `import '../../parties/vendor/a.ts';`,
  ],
  [
    'a listed edge the other way',
    'feature-graph',
    'apps/server/src/features/parties/customer/a.ts',
    `import '../../sales/invoice/a.ts';`,
  ],
  [
    'an edge listed for the server, on the web',
    'feature-graph',
    'apps/web/src/features/sales/invoice/A.tsx',
    `import '../../parties/customer/B.tsx';`,
  ],
  [
    'two files import each other',
    'import(no-cycle)',
    'apps/server/src/features/catalogue/item/b.ts',
    `import './c.ts'; export const b = 1;`,
  ],
  ['an index that only re-exports', 'no-barrel', 'apps/web/src/ui/index.ts', `export * from './A.tsx';`],
  [
    'an index that imports and exports',
    'no-barrel',
    'apps/web/src/index.ts',
    `import { a } from './a.ts'; export { a };`,
  ],
  ['a folder called utils', 'no-vague-names', 'apps/web/src/utils/a.ts', 'export {};'],
  ['a file called helpers', 'no-vague-names', 'apps/web/src/ui/helpers.ts', 'export {};'],
  ['a folder called common', 'no-vague-names', 'apps/web/src/ui/common/a.ts', 'export {};'],
  ['a file that ends in misc', 'no-vague-names', 'apps/web/src/ui/date-misc.ts', 'export {};'],
  ['a file called general', 'no-vague-names', 'packages/domain/src/general.ts', 'export {};'],
  ['fetch in a feature', 'no-stray-fetch', 'apps/web/src/features/catalogue/item/a.ts', `void fetch('/');`],
  [
    'fetch by its full name',
    'no-stray-fetch',
    'apps/server/src/platform/messages/sms.ts',
    `void globalThis.fetch('/');`,
  ],
  [
    'the environment outside config',
    'no-process-env',
    'apps/server/src/app.ts',
    `export const port = process.env['PORT'];`,
  ],
  ['the environment, taken apart', 'no-process-env', 'apps/server/src/c.ts', `export const { env } = process;`],
  ['the environment, imported', 'no-process-env', 'apps/server/src/d.ts', `import { env } from 'node:process'; env;`],
  ['console', 'no-console', 'apps/server/src/platform/c.ts', `console.log('x');`],
  ['a new Date', 'no-new-date', 'apps/server/src/features/catalogue/item/d.ts', `export const now = () => new Date();`],
  ['toFixed', 'no-to-fixed', 'apps/web/src/ui/money.ts', `export const text = (amount: number) => amount.toFixed(2);`],
  ['a cast', 'no-cast', 'apps/server/src/features/catalogue/item/e.ts', `// With a reason.\n${cast}`],
  ['a cast in platform without its reason', 'no-cast', 'apps/server/src/platform/d.ts', `export {};\n\n${cast}`],
  ['a cast in angle brackets', 'no-cast', 'apps/web/src/ui/b.ts', `export const a = (b: unknown) => <number>b;`],
  ['any', 'no-explicit-any', 'apps/web/src/ui/c.ts', `export const a = (b: any) => b;`],
  [
    'an exclamation mark',
    'no-non-null-assertion',
    'apps/web/src/ui/d.ts',
    `export const a = (b: string | null) => b!;`,
  ],
  ['an ignored error', 'ban-ts-comment', 'apps/web/src/ui/e.ts', `// @ts-ignore\nexport const a = 1;`],
  ['text in JSX', 'no-raw-text', 'apps/web/src/ui/B.tsx', `export const B = () => <p>Hello</p>;`],
  ['Nepali text in JSX', 'no-raw-text', 'apps/web/src/ui/C.tsx', `export const C = () => <p>नमस्ते</p>;`],
  [
    'text in an expression',
    'no-raw-text',
    'apps/web/src/ui/D.tsx',
    'export const D = (p: { n: number }) => <p>{`${p.n} items`}</p>;',
  ],
  [
    'text in a choice',
    'no-raw-text',
    'apps/web/src/ui/E.tsx',
    `export const E = (p: { a: boolean }) => <p>{p.a ? 'Yes' : null}</p>;`,
  ],
  [
    'a written label',
    'no-raw-text',
    'apps/web/src/ui/F.tsx',
    `export const F = () => <button aria-label="Close" type="button" />;`,
  ],
  [
    'raw HTML',
    'no-raw-html',
    'apps/web/src/ui/G.tsx',
    `export const G = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
  ],
  [
    'raw HTML in passed-on properties',
    'no-raw-html',
    'apps/web/src/ui/f.ts',
    `export const a = { dangerouslySetInnerHTML: null };`,
  ],
  ['a file of 201 lines', 'file-length', 'apps/server/src/e.ts', `export {};\n${lines(200)}\n`],
  [
    'a long file with its reason not in front',
    'file-length',
    'apps/server/src/f.ts',
    `export {};\n// Longer than 200 lines because\n${lines(200)}`,
  ],
  ['a function of 61 lines', 'function-length', 'apps/server/src/g.ts', longFunction('a', 61)],
  ['a component of 121 lines', 'function-length', 'apps/web/src/ui/H.tsx', longFunction('H', 121)],
  [
    'a kind of document that is compared',
    'no-stray-kinds',
    'apps/server/src/features/money/payment/a.ts',
    `export const a = (kind: string) => (kind === 'EXPENSE' ? 'PAID' : 'RECEIVED');`,
  ],
  [
    'a kind as a key of a table',
    'no-stray-kinds',
    'apps/web/src/features/money/payment/a.ts',
    `export const words = { INCOME: 'received' };`,
  ],
  [
    'a kind as a type',
    'no-stray-kinds',
    'packages/contract/src/money/payment/a.ts',
    `export type Paid = { type: 'INVOICE' | null };`,
  ],
  [
    'the facts of one kind, picked out',
    'no-stray-kinds',
    'apps/server/src/features/money/income/a.ts',
    `import { documentKinds } from '@bahi/domain/document-kinds';\nexport const a = documentKinds.EXPENSE;`,
  ],
  [
    'a kind in the words of a statement',
    'no-stray-kinds',
    'apps/server/src/features/reports/statement/a.ts',
    'export const a = (party: string) => `select id from expense where ${party}_id = $1`;',
  ],
  ['a hook of 61 lines', 'function-length', 'apps/web/src/ui/I.tsx', longFunction('useI', 61)],
];

const clean: [file: string, text: string][] = [
  ['packages/domain/src/numbers/money.ts', `import './digits.ts';\nexport const a = [1] as const;\n`],
  ['packages/domain/src/numbers/money.test.ts', `import 'vitest';\nexport const a = new Date();\n`],
  ['packages/contract/src/zod.ts', `import * as z from 'zod';\nexport { z };\n`],
  [
    'packages/contract/src/money/income/income.contract.ts',
    `import '@bahi/domain/numbers/money';\nimport '../zod.ts';\n`,
  ],
  ['packages/contract/src/common/common.messages.ts', `export const a = 1;\n${lines(300)}\n`],
  ['apps/server/src/platform/database/database.ts', `import pg from 'pg';\nexport const a = () => pg;\n`],
  ['apps/server/src/platform/database/database.test.ts', `import pg from 'pg';\nexport const a = () => pg;\n`],
  ['apps/server/src/platform/settings/config.ts', `export const port = process.env['PORT'];\n`],
  ['apps/server/src/platform/messages/outbound.ts', `export const a = () => fetch('/');\n`],
  ['apps/server/src/platform/core/logs.ts', `export const a = () => console.log(new Date());\n`],
  ['apps/server/src/platform/e.ts', `// The driver's types know no such rows.\n${cast}`],
  ['apps/server/src/main.ts', `console.log('ready');\n`],
  ['apps/server/src/seed/items.data.ts', lines(300)],
  ['apps/server/src/h.ts', `// Longer than 200 lines because one reads them as one list.\nexport {};\n${lines(250)}\n`],
  ['apps/server/src/k.ts', `import {\n  a,\n} from './e.ts';\na();\n${lines(198)}\n`],
  ['apps/server/src/i.ts', `// Longer than 60 lines because it is one list.\n${longFunction('a', 80)}`],
  ['apps/server/src/j.ts', longFunction('a', 80).replace('//', '// Longer than 60 lines because it is one list.')],
  [
    'apps/server/src/features/sales/invoice/a.ts',
    `import '../../parties/customer/customer.rows.ts';\nimport './b.ts';\n`,
  ],
  ['apps/server/src/features/catalogue/item/c.ts', `import './b.ts';\nexport const c = 1;\n`],
  ['apps/web/src/platform/api-client.ts', `export const a = () => fetch('/');\n`],
  ['apps/web/src/ui/SafeHtml.tsx', `export const SafeHtml = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`],
  ['apps/web/src/ui/J.tsx', longFunction('J', 120)],
  [
    'apps/web/src/ui/K.tsx',
    `export const K = (p: { text: string }) => <p title={p.text} className="big">· {p.text} 1</p>;\n`,
  ],
  ['apps/web/src/features/catalogue/item/index.ts', `export const a = 1;\n`],
  ['apps/server/src/features/money/expense/b.ts', `export const a = (b: string) => b === 'EXPENSE';\n`],
  ['apps/server/src/features/money/category/b.ts', `export const kinds = ['INCOME', 'EXPENSE'];\n`],
  ['apps/server/src/features/books/document-registry/b.ts', `export const kinds = { INVOICE: 1, INCOME: 2 };\n`],
  // Which stands on the bill: the graph lists it.
  ['apps/server/src/features/reports/sales-report/b.ts', `export const a = 'select number from invoice';\n`],
  ['apps/server/src/features/money/payment/b.test.ts', `export const a = (b: string) => b === 'EXPENSE';\n`],
  [
    'e2e/c.test.ts',
    `import '@bahi/contract/money/income/income.contract';\nexport const a = process.env['CHROMIUM_PATH'];\n`,
  ],
];

let folder = '';
let found = new Map<string, string[]>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bahi-house-rules-'));
  for (const path of [
    '.oxlintrc.json',
    'scripts/house-rules.mjs',
    'scripts/house-rules',
    'packages/domain/src/document-kinds.ts',
  ]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  write(
    'docs/feature-graph.json',
    JSON.stringify({ server: { invoice: ['customer'], 'sales-report': ['invoice'] }, web: {} }),
  );
  for (const [, , file, text] of faults) write(file, text);
  for (const [file, text] of clean) write(file, text);
  found = lint();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('each planted fault is reported', () => {
  test.each(faults)('%s (%s)', (_fault, rule, file) => {
    expect(found.get(file)).toContainEqual(expect.stringContaining(rule));
  });
});

test.each(clean)('%s is not reported', (file) => {
  expect((found.get(file) ?? []).filter((code) => code.startsWith('house'))).toEqual([]);
});

test('each rule of the house is switched on and has its fault', () => {
  const rules = [...readFileSync(join(root, 'scripts/house-rules.mjs'), 'utf8').matchAll(/^ {4}'([a-z-]+)'/gm)];
  const settings = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  expect(rules.length).toBeGreaterThan(10);
  for (const [, rule] of rules) {
    expect(settings).toContain(`"house/${rule}": "error"`);
    expect(faults.map(([, name]) => name)).toContain(rule);
  }
});

test('the features that may import each other form no circle', () => {
  const edges = graph.parse(JSON.parse(readFileSync(join(root, 'docs/feature-graph.json'), 'utf8')));
  for (const [app, imports] of Object.entries(edges)) {
    const leadsTo = (from: string, path: string[]): void => {
      expect(path, `features of the ${app}`).not.toContain(from);
      for (const to of imports[from] ?? []) leadsTo(to, [...path, from]);
    };
    for (const feature of Object.keys(imports)) leadsTo(feature, []);
  }
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function lint(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { code, filename } of report.parse(JSON.parse(runLinter())).diagnostics) {
    const file = filename.replaceAll('\\', '/');
    found.set(file, [...(found.get(file) ?? []), code]);
  }
  return found;
}

function runLinter(): string {
  const linter = join(root, 'node_modules/oxlint/bin/oxlint');
  const shell = [linter, '--format', 'json', '.'];
  try {
    return execFileSync(process.execPath, shell, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch (error) {
    // It ends with 1 when it finds something, which is what it is here for.
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') return error.stdout;
    throw error;
  }
}
