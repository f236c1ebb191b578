import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from '@bahi/contract/zod';

const folder = fileURLToPath(new URL('../packages/contract/src', import.meta.url));
const messageSet = z.object({
  namespace: z.string(),
  texts: z.record(z.string(), z.object({ en: z.string(), ne: z.string() })),
});
/** From here on it is a sentence, and no label that several screens happen to share. */
const sentenceWords = 5;

test('a sentence stands once, whether the server or a screen says it', async () => {
  const keysOf = new Map<string, string[]>();
  for (const { namespace, texts } of await messageSets())
    for (const [key, { en, ne }] of Object.entries(texts)) {
      const sentence = `${en} / ${ne}`;
      if (en.split(' ').length >= sentenceWords)
        keysOf.set(sentence, [...(keysOf.get(sentence) ?? []), `${namespace}.${key}`]);
    }
  expect(keysOf.size).toBeGreaterThan(200);
  expect([...keysOf].filter(([, keys]) => keys.length > 1)).toEqual([]);
});

async function messageSets() {
  const files = globSync('**/*messages.ts', { cwd: folder }).filter((file) => file.includes('.messages'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)));
  return modules.flatMap((module) =>
    Object.values(z.record(z.string(), z.unknown()).parse(module)).flatMap((exported) => {
      const read = messageSet.safeParse(exported);
      return read.success ? [read.data] : [];
    }),
  );
}
