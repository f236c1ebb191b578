import { codeOf, sourcesIn } from './sources.ts';
import { tablesNamedIn } from './tables-named.ts';

/** Which feature owns each table; what is the platform's may be read by all. */
export type Owners = ReadonlyMap<string, string>;

const feature = /^apps\/server\/src\/features\/[^/]+\/([^/]+)\//;

/** Whose a file of the server is: a feature's, the platform's, or nobody's. */
export function readerOf(file: string): string | null {
  if (file.startsWith('apps/server/src/platform/')) return 'platform';
  return feature.exec(file)?.[1] ?? null;
}

/** Of each feature, and of the platform, whose tables its SQL names beside its own: `reader`, `owner` and where. */
export function readsOfServer(owners: Owners): { reader: string; owner: string; where: string }[] {
  return sourcesIn('apps/server/src').flatMap((file) => readsOf(file, codeOf(file), owners));
}

export function readsOf(
  file: string,
  code: string,
  owners: Owners,
): { reader: string; owner: string; where: string }[] {
  const reader = readerOf(file);
  if (reader === null) return [];
  return [...tablesNamedIn(code, new Set(owners.keys()))].flatMap((table) => {
    const owner = owners.get(table) ?? 'platform';
    return owner === 'platform' || owner === reader ? [] : [{ reader, owner, where: `${file}: ${table}` }];
  });
}
