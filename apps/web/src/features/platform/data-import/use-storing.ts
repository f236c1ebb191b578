import type { Answer } from '@bahi/contract/endpoint';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api-client.ts';

type Progress = Answer<(typeof dataImportContract)['progress']>;

const askedEachMilliseconds = 1000;

/** How far the storing of an import is, asked for while it is under way; also of one that somebody else stores. */
export function useStoring(id: number, isUnderWay: boolean): Progress | null {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const leaving = new AbortController();
    const ask = (): void => {
      call(dataImportContract.progress, { params: { id } }, { signal: leaving.signal }).then(
        (told) => {
          setProgress(told);
          if (told.state !== 'RUNNING') void client.invalidateQueries({ queryKey: [dataImportContract.name] });
        },
        // The next one may come through.
        () => undefined,
      );
    };
    const timer = setInterval(ask, askedEachMilliseconds);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [id, isUnderWay, client]);
  return isUnderWay ? progress : null;
}
