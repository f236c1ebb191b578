import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const made = /^(node_modules|dist|data|\.git)$|\.tsbuildinfo$/;
const mostEntries = 30;

/** Series that are read in the order of their numbers: a room would only part what follows each other. */
const series = ['docs/decisions', 'apps/server/migrations'];

/** Folders without files of their own: what stands in them stands in a room. */
const ofRoomsOnly = [
  'apps/server/src/platform',
  'apps/server/src/features',
  'apps/web/src/features',
  'apps/web/src/ui',
];

test('no folder holds more than 30 entries, but for numbered series', () => {
  const crowded = foldersBelow('.').filter(
    (folder) => entriesOf(folder).length > mostEntries && !series.includes(folder),
  );
  expect(crowded).toEqual([]);
});

test('platform, ui and the groups of features have no loose files', () => {
  const groups = ofRoomsOnly.flatMap((folder) => (folder.endsWith('features') ? foldersIn(folder) : []));
  const loose = [...ofRoomsOnly, ...groups].flatMap((folder) =>
    entriesOf(folder).flatMap((entry) => (entry.isFile() ? [`${folder}/${entry.name}`] : [])),
  );
  expect(loose).toEqual([]);
});

function foldersBelow(folder: string): string[] {
  return [folder, ...foldersIn(folder).flatMap(foldersBelow)];
}

function foldersIn(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []));
}

function entriesOf(folder: string) {
  return readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !made.test(name));
}
