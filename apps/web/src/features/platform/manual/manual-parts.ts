import type { GroupName } from '@bahi/contract/platform/manual/manual-index';
import { useEffect, useState } from 'react';
import { partLoaders, type ReadPart } from './part-loaders.ts';

const loaded = new Map<GroupName, ReadPart>();

async function load(group: GroupName): Promise<void> {
  if (loaded.has(group)) return;
  const part = await partLoaders[group]();
  loaded.set(group, part);
}

export type ManualParts = {
  /** Those that have come. */
  parts: ReadonlyMap<GroupName, ReadPart>;
  error: Error | null;
  retry: () => void;
};

/** The parts of the manual that are asked for, as they come. */
export function useManualParts(groups: readonly GroupName[]): ManualParts {
  const wanted = groups.join(' ');
  const [state, setState] = useState<{ error: Error | null; attempt: number }>({ error: null, attempt: 0 });
  const [, setCome] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const missing = groups.filter((group) => !loaded.has(group));
    if (missing.length === 0) return undefined;
    Promise.all(missing.map(load)).then(
      () => {
        if (isWanted) setCome((count) => count + 1);
      },
      (error: unknown) => {
        const said = error instanceof Error ? error : new Error(String(error));
        if (isWanted) setState(({ attempt }) => ({ error: said, attempt }));
      },
    );
    return () => {
      isWanted = false;
    };
    // The groups are told by their names.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, state.attempt]);
  const parts = new Map([...loaded].filter(([group]) => groups.includes(group)));
  const retry = (): void => setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }));
  return { parts, error: parts.size === groups.length ? null : state.error, retry };
}
