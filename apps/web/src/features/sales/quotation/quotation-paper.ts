import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { useCall, useSend } from '../../../platform/query.ts';
import type { PaperKind } from '../../stock/goods-lines/paper/paper-kind.ts';

/** The quotation on paper; nobody counts how often it is printed. */
export const quotationPaper: PaperKind = {
  texts: quotationScreenMessages,
  usePrint: () => useSend(quotationContract.print),
  useView: (id, language) =>
    useCall(quotationContract.view, { params: { id }, query: { language } }, { staleTime: Infinity, gcTime: 0 }),
};
