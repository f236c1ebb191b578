import { screenAt, screens } from '@bahi/contract/screens';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { useNavigate } from 'react-router';
import { useSend } from '../../../platform/query.ts';

/** Copies an invoice into a draft of today and opens that. */
export function useCopyInvoice(): (id: number) => Promise<void> {
  const navigate = useNavigate();
  const copying = useSend(invoiceContract.duplicate);
  return async (id) => {
    // A refusal has been shown as a toast.
    const copy = await copying.mutateAsync({ params: { id } }).catch(() => null);
    if (copy !== null) void navigate(screenAt(screens.editInvoice, { invoiceId: copy.id }));
  };
}
