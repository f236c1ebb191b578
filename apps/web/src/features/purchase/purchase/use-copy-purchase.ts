import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../../platform/query.ts';

/** Copies a bill into a draft of today and opens that; busy until it is open, for each copy is a draft of its own. */
export function useCopyPurchase(): (id: number) => Promise<void> {
  const navigate = useNavigate();
  const copying = useSend(purchaseContract.duplicate);
  const [isCopying, setCopying] = useState(false);
  return async (id) => {
    if (isCopying) return;
    setCopying(true);
    // A refusal has been shown as a toast.
    const copy = await copying.mutateAsync({ params: { id } }).catch(() => null);
    if (copy !== null) await navigate(screenAt(screens.editPurchase, { purchaseSetupId: copy.id }));
    setCopying(false);
  };
}
