import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screens } from '@bahi/contract/screens';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useCall } from '../../../platform/query.ts';
import type { StoredDocument } from '../../stock/goods-lines/document-draft.ts';
import type { InvoiceDetail } from '../invoice/invoice-rows.ts';
import { type Slip, useSlip } from './use-slip.ts';

/** What is shown of an invoice once it is sold. */
type SoldAmounts = Pick<InvoiceDetail, 'grandTotal' | 'tenderedAmount' | 'changeAmount' | 'remainingAmount'>;
export type SoldInvoice = StoredDocument & SoldAmounts;

/** Where the counter issues its invoices: at the server, or on a registered device, which may do less. */
export type Till = {
  /** What was sold is shown at once. */
  useKeepSold: () => (sold: SoldInvoice) => void;
  /** It stays to be read while the next one is entered; `path` leads to it where it has a screen by now. */
  useSold: (id: number) => (SoldAmounts & { code: string | null; path: string | null }) | undefined;
  useSlip: (onPrinted: () => void) => Slip;
  /** A part may stay unpaid. */
  takesCredit: boolean;
  /** It sells in one outlet only, and asks nobody for approval. */
  isRegistered: boolean;
  /** Whether what only the server can do is done now: drafts, returns, new goods and customers. */
  useHasLine: () => boolean;
  /** Reads anew what the total is counted by, where no server refuses one that is counted otherwise. */
  freshen: () => Promise<void>;
  /** Why nothing is sold at this moment, in words; null where nothing stands in the way. */
  stopNow: () => string | null;
};

/** Issues by the call of the invoice's own screen. */
export const serverTill: Till = {
  useKeepSold: () => {
    const client = useQueryClient();
    return (sold) => void client.setQueryData(keyOf(invoiceContract.get, { params: { id: sold.id } }), sold);
  },
  useSold: (id) => {
    const { data } = useCall(invoiceContract.get, { params: { id } });
    return data === undefined ? undefined : { ...data, path: `${screens.invoices}?view=${id}` };
  },
  useSlip,
  takesCredit: true,
  isRegistered: false,
  useHasLine: () => true,
  freshen: () => Promise.resolve(),
  stopNow: () => null,
};
