import { expect, test } from 'vitest';
import { codeOf, sourcesIn } from './sources.ts';

test('articles of the manual are fetched when they are read: nothing takes them or the panel of help in at once', () => {
  const sources = sourcesIn('apps/web/src').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  const takers = sources.filter((file) =>
    /^import (?!type )[^;]*?from '[^']*(?:manual\/parts\/|\/HelpPanel\.tsx)/m.test(codeOf(file)),
  );
  expect(takers).toEqual([]);
});
