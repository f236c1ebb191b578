import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { useCall, useSend } from '../../../platform/query.ts';
import type { PaperKind } from '../../stock/goods-lines/paper/paper-kind.ts';

/** The invoice on paper. Each print is counted; looking is no print. */
export const invoicePaper: PaperKind = {
  texts: invoiceScreenMessages,
  usePrint: () => useSend(invoiceContract.print),
  useView: (id, language) =>
    useCall(invoiceContract.view, { params: { id }, query: { language } }, { staleTime: Infinity, gcTime: 0 }),
};
