import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { useState } from 'react';
import { call, saveFile } from '../../../platform/api-client.ts';

/** Saves the e-TDS file of a month in the columns of the portal. */
export function useTdsFile(dayAD: string): { isPending: boolean; take: () => void } {
  const [isPending, setPending] = useState(false);
  const fetchFile = async (): Promise<void> => {
    setPending(true);
    try {
      saveFile(await call(tdsContract.download, { body: { dayAD, what: 'FILE', fileType: 'EXCEL' } }));
    } catch {
      // Why there is no file has been shown as a toast.
    } finally {
      setPending(false);
    }
  };
  return { isPending, take: () => void fetchFile() };
}
