import { isOpen } from '@bahi/contract/reports/report-file/report-file-choices';
import { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { useEffect } from 'react';
import { useCall } from '../../../platform/query.ts';

const everyMilliseconds = 1000;

/** Somebody's own files, asked for again each second as long as one of them is being made. */
export function useRecentFiles() {
  const answer = useCall(reportFileContract.recent, {}, { staleTime: 0 });
  const isMade = answer.data?.files.some(({ state }) => isOpen(state)) ?? false;
  const { refetch } = answer;
  useEffect(() => {
    if (!isMade) return;
    const timer = setInterval(() => void refetch(), everyMilliseconds);
    return () => clearInterval(timer);
  }, [isMade, refetch]);
  return answer;
}
