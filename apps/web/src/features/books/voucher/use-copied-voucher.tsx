import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../platform/query.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';

/** The voucher that a new one is a copy of, `?copy=17`; what stands in place of the form until it is there. */
export function useCopiedVoucher() {
  const [address] = useSearchParams();
  const id = Number(address.get('copy'));
  const isCopy = Number.isSafeInteger(id) && id > 0;
  const found = useCall(voucherContract.get, { params: { id } }, { enabled: isCopy, staleTime: 0 });
  const isThere = !isCopy || found.data !== undefined;
  const missing = found.isError ? (
    <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  ) : (
    <FormSkeleton />
  );
  return { copied: isCopy ? found.data : undefined, missing: isThere ? null : missing };
}
