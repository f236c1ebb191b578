import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from '@bahi/contract/zod';

const folder = fileURLToPath(new URL('../../packages/contract/src', import.meta.url));
const endpoint = z.object({ call: z.string(), body: z.instanceof(z.ZodType).optional() });
const contract = z.object({ name: z.string(), endpoints: z.record(z.string(), endpoint) });

/** Every contract that a file of the package exports. */
export async function allContracts() {
  const files = globSync('**/*.contract.ts', { cwd: folder });
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)));
  return modules.flatMap((module) =>
    Object.values(z.record(z.string(), z.unknown()).parse(module)).flatMap((exported) => {
      const read = contract.safeParse(exported);
      return read.success ? [read.data] : [];
    }),
  );
}
