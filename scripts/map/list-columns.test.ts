import { listFiles } from '@bahi/contract/reports/list-file/list-files';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '../../apps/web/src/features');
/** They take some of the columns that stand together with those of another list. */
const sharing = ['userOutlet.list', 'openingDue.list'];

/** The keys of the columns that a page declares, in its own file or in those of columns that it takes. */
function keysIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/key: '(\w+)',\s*title:/g)].map(([, key = '']) => key);
  const taken = [...text.matchAll(/from '(\.[^']*columns?\.tsx)'/g)].map(([, path = '']) => path);
  return [...own, ...taken.flatMap((path) => keysIn(join(dirname(file), path)))];
}

test('what is hidden on the screen is a column of the file, by the same key', () => {
  const missing: string[] = [];
  let pages = 0;
  for (const page of globSync('**/*Page.tsx', { cwd: features })) {
    const file = join(features, page);
    const [, contract, call] = /call=\{(\w+)Contract\.(\w+)\}/.exec(readFileSync(file, 'utf8')) ?? [];
    const list = listFiles.find((one) => one.list === `${contract}.${call}`);
    if (list === undefined || sharing.includes(list.list)) continue;
    pages += 1;
    const keys = list.columns.map(({ key }) => key.split('.')[0]);
    missing.push(...keysIn(file).flatMap((key) => (keys.includes(key) ? [] : [`${list.list} ${key}`])));
  }
  expect(pages).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
