import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFeature } from './feature-skeleton.ts';

// The recipe in an outline of the tree; `new-feature.long.test.ts` compiles, lints and runs what it makes.
const root = fileURLToPath(new URL('..', import.meta.url));
const outline = [
  'apps/server/migrations',
  'apps/server/src/app.ts',
  'apps/server/src/platform/core/texts.ts',
  'apps/server/src/seed/reference/tables/modules.data.ts',
  'apps/web/src/router.tsx',
  'packages/contract/src/module-codes.ts',
  'packages/contract/src/screens.ts',
  'packages/contract/src/platform/manual/help-of-screens.ts',
  'apps/server/src/data-sheets.ts',
  'apps/server/src/data-sheets.left-out.ts',
  'apps/server/src/walks/samples/samples.ts',
  'e2e/records/records.ts',
  'docs/feature-graph.json',
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bahi-feature-'));
  for (const path of outline) cpSync(join(root, path), join(folder, path), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a new feature is made on all sides and entered into every list', () => {
  const made = make('parties/sales-agency');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(made.filter((file) => file.includes('sales-agency/'))).toHaveLength(14);
  expect(read('apps/server/src/features/parties/sales-agency/sales-agency.queries.ts')).toContain('listSalesAgencies');
  expect(read('packages/contract/src/parties/sales-agency/sales-agency-screen.messages.ts')).toContain(
    "en: 'Agencies'",
  );
  const help = 'packages/contract/src/platform/manual/help-of-screens.ts';
  for (const path of outline.slice(1).filter((other) => other !== help))
    expect(`${path}: ${read(path)}`).toMatch(/sales.?agency/i);
  // It names screens, and these are in the plural.
  expect(read(help)).toContain('salesAgencies:');
});

test('a feature that is there, a group that is not and missing names are refused', () => {
  make('stock/count-sheet');
  expect(() => make('stock/count-sheet')).toThrow('is there already');
  expect(() => make('shop/agent')).toThrow('Groups: sales');
  expect(() => makeFeature(['stock/lot', 'Lot', 'Lots'], folder)).toThrow('Say group/feature');
  expect(() => makeFeature(['stock/lot', "Owner's lot", 'Lots', 'लट', 'लटहरू'], folder)).toThrow('A name has no');
});

function make(place: string): string[] {
  return makeFeature([place, 'Agency', 'Agencies', 'एजेन्सी', 'एजेन्सीहरू'], folder);
}
