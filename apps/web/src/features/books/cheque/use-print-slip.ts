import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { useLanguage } from '../../../platform/language.ts';
import { printFile } from '../../../platform/print-file.ts';
import { useSend } from '../../../platform/query.ts';

/** Prints the slip that goes to the bank with the cheques. */
export function usePrintSlip(): (slipId: number) => Promise<void> {
  const language = useLanguage();
  const send = useSend(chequeContract.printSlip);
  return async (slipId) => {
    const file = await send.mutateAsync({ params: { id: slipId }, body: { language } }).catch(() => null);
    if (file !== null) printFile(file);
  };
}
