import { expect, test } from 'vitest';
import { codeOf, sourcesIn, textOf } from './sources.ts';
import { screensDocument } from './screens.ts';

const written = screensDocument();

test('docs/SCREENS.md says what the code says: `npm run screens` writes it anew', () => {
  expect(textOf('docs/SCREENS.md')).toBe(written);
});

test('every address of the lists of routes is in it, with calls and the tables behind them', () => {
  const lists = sourcesIn('apps/web/src/features').filter((file) => file.endsWith('.routes.tsx'));
  const paths = lists.flatMap((file) => [...codeOf(file).matchAll(/\bpath: /g)]);
  expect(written.match(/^\| `\//gm)).toHaveLength(paths.length);
  const cells = (path: string) => new RegExp(`^\\| \`${path}\` \\|.*$`, 'm').exec(written)?.[0].split(' | ');
  expect(cells('/business/category-setup')).toEqual([
    expect.any(String),
    '`money/category/CategoryListPage.tsx`',
    expect.stringContaining('`category.list`'),
    expect.stringContaining('`category`'),
  ]);
  expect(cells('/zoneSetup/country')?.slice(2)).toEqual(['`country.*`', '`country` |']);
});
