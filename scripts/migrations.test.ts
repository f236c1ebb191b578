import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faultsOfReleased, type MigrationFile } from './migrations.ts';

const folder = fileURLToPath(new URL('../apps/server/migrations', import.meta.url));
const list = join(folder, 'released.sha256');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name): MigrationFile => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const listOf = (released: readonly MigrationFile[]): string =>
  released.map(({ name, text }) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`).join('');

test('no migration that was released has changed, is gone or was overtaken', () => {
  expect(files.length).toBeGreaterThan(5);
  expect(faultsOfReleased(existsSync(list) ? readFileSync(list, 'utf8') : '', files)).toEqual([]);
});

test('each of these is found once there is a release', () => {
  const released = listOf(files);
  const [first = { name: '', text: '' }, second = first, ...rest] = files;
  expect(faultsOfReleased(released, [...files, { name: '9999-later.sql', text: 'select 1;' }])).toEqual([]);
  expect(faultsOfReleased(released, [{ ...first, text: `${first.text} ` }, second, ...rest])).toEqual([
    `${first.name} was released and has changed`,
  ]);
  expect(faultsOfReleased(released, [second, ...rest])).toEqual([`${first.name} was released and is gone`]);
  expect(faultsOfReleased(released, [...files, { name: '0000-early.sql', text: '' }])).toEqual([
    `0000-early.sql is new and stands before ${files.at(-1)?.name}, which was released`,
  ]);
});
