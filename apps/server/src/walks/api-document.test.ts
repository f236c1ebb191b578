import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

test('docs/openapi.json describes the calls that are served; `npm run openapi` writes it anew', async () => {
  const app = await startTestApp();
  const served: unknown = await (await fetch(`${app.base}/openapi.json`)).json();
  await app.close();
  const written: unknown = JSON.parse(readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'));
  expect(written).toEqual(served);
});
