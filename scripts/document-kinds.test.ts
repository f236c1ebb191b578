import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
// Examples and what the database made are no product; categories bear the words of two kinds.
const notCounted = /node_modules|\.test\.|\/(testing|walks|category)\/|seed\/demo|resilience|database\/tables\.ts$/;
const files = globSync('{apps/{server,web},packages/{domain,contract}}/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !notCounted.test(file));

/** Each package's one list of kinds. */
const registries = [
  'apps/server/src/features/books/document-registry/document-registry.ts',
  'apps/web/src/features/books/document-registry/document-registry.ts',
  'packages/contract/src/books/document-registry/document-registry.ts',
  'packages/domain/src/document-kinds.ts',
];

describe.each(documentKindNames)('%s', (kind) => {
  const { feature } = documentKinds[kind];

  test('is named outside its own folders by the registries alone, once a package', () => {
    const names = new RegExp(`(?<![\\w$])${kind}(?![\\w$])`);
    const naming = files.filter(
      (file) => !file.split('/').includes(feature) && names.test(withoutComments(readFileSync(root + file, 'utf8'))),
    );
    expect(naming.filter((file) => !registries.includes(file))).toEqual([]);
    expect(naming.toSorted()).toEqual(registries);
  });
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
}
