import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../docs/decisions', import.meta.url));
const records = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

test('each decision has a number of its own', () => {
  const numbers = records.map(({ file }) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test.each(records)('$file has a title, a context, a decision and its consequences', ({ file, text }) => {
  const number = file.slice(0, 4);
  expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
  expect(text).toMatch(
    new RegExp(
      `^# ${number} · .+\\n\\n\\*\\*Context\\.\\*\\* [^]+\\n\\n\\*\\*Decision\\.\\*\\*[^]+\\n\\n\\*\\*Consequences\\.\\*\\* .+\\n$`,
    ),
  );
  expect(text.split('\n').length).toBeLessThan(35);
});

test.each(records)('$file names only decisions that there are', ({ text }) => {
  const files = records.map(({ file }) => file);
  for (const [, named] of text.matchAll(/\((\d{4}-[a-z0-9-]+\.md)\)/g)) expect(files).toContain(named);
});
