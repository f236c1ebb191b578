import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from '@bahi/contract/zod';

const folder = fileURLToPath(new URL('../../packages/contract/src', import.meta.url));
const messageSet = z.object({
  namespace: z.string(),
  texts: z.record(z.string(), z.object({ en: z.string(), ne: z.string() })),
});

/** Every set of messages of the product. */
export async function messageSets(): Promise<z.output<typeof messageSet>[]> {
  const files = globSync('**/*messages.ts', { cwd: folder }).filter((file) => file.includes('.messages'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)));
  return modules.flatMap((module) =>
    Object.values(z.record(z.string(), z.unknown()).parse(module)).flatMap((exported) => {
      const read = messageSet.safeParse(exported);
      return read.success ? [read.data] : [];
    }),
  );
}
