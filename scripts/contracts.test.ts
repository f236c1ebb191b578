import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { refreshGroups } from '@bahi/contract/refresh-groups';
import { z } from '@bahi/contract/zod';

const folder = fileURLToPath(new URL('../packages/contract/src', import.meta.url));
const contract = z.object({ name: z.string(), endpoints: z.record(z.string(), z.object({ call: z.string() })) });
const contracts = await allContracts();

test.each(Object.entries(refreshGroups))('the group %s names contracts that there are', (_group, names) => {
  const known = contracts.map(({ name }) => name);
  for (const name of names) expect(known).toContain(name);
});

async function allContracts() {
  const files = globSync('**/*.contract.ts', { cwd: folder });
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)));
  return modules.flatMap((module) =>
    Object.values(z.record(z.string(), z.unknown()).parse(module)).flatMap((exported) => {
      const read = contract.safeParse(exported);
      return read.success ? [read.data] : [];
    }),
  );
}
