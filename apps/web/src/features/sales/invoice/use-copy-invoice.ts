import { screenAt, screens } from '@bahi/contract/screens';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../../platform/query.ts';

/** Copies an invoice into a draft of today and opens that; busy until it is open, for each copy is a draft of its own. */
export function useCopyInvoice(): { copy: (id: number) => Promise<void>; isCopying: boolean } {
  const navigate = useNavigate();
  const copying = useSend(invoiceContract.duplicate);
  const [isCopying, setCopying] = useState(false);
  return {
    isCopying,
    copy: async (id) => {
      if (isCopying) return;
      setCopying(true);
      // A refusal has been shown as a toast.
      const copy = await copying.mutateAsync({ params: { id } }).catch(() => null);
      if (copy !== null) await navigate(screenAt(screens.editInvoice, { invoiceId: copy.id }));
      setCopying(false);
    },
  };
}
