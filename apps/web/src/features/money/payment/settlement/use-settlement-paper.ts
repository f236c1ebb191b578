import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { useState } from 'react';
import type { ReceivedFile } from '../../../../platform/api-answer.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import { call, saveFile } from '../../../../platform/api-client.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { printFile } from '../../../../platform/print-file.ts';
import { showToast } from '../../../../platform/toasts.ts';

/** Prints settlements, or saves them as PDF, in the language of the page. */
export function useSettlementPaper() {
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const withPdf = async (masterId: number, handle: (file: ReceivedFile) => void | Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await handle(await call(paymentContract.settlementPdf, { params: { masterId }, query: { language } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status > 0) showToast({ kind: 'error', message: error.message });
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    withPdf,
    print: (masterId: number) => withPdf(masterId, printFile),
    save: (masterId: number) => withPdf(masterId, saveFile),
  };
}
