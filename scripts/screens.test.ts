import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { screens } from '@bahi/contract/screens';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Beside the web app's, what the server answers as pages of their own. */
const ownPages = 'apps/server/src/features/**/*-page.ts';
const sources = globSync(['apps/web/src/**/*.{ts,tsx}', 'e2e/**/*.ts', ownPages], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
}).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const places: readonly string[] = Object.values(screens).filter((path) => path !== screens.start);

test('each screen has its route, and each route its screen', () => {
  const routed = sources
    .filter(({ file }) => /(\.routes\.tsx|^apps\/server\/.*-page\.ts)$/.test(file))
    .flatMap(({ text }) =>
      [...text.matchAll(/\bpath: (?:screens\.(\w+)|(.+))/g)].map(([, name, other]) => name ?? other ?? ''),
    );
  expect(routed.toSorted()).toEqual(Object.keys(screens).toSorted());
});

test('the address of a screen is typed in the list of screens alone', () => {
  const typed = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/['"`](?:\$\{[^}]*\})?(\/[\w/-]+)/g)]
      .filter(([, path = '']) => places.includes(path))
      .map(([, path]) => `${file}: ${path}`),
  );
  expect(typed).toEqual([]);
});
