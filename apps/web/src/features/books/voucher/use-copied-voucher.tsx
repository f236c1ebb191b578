import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherMessages } from '@bahi/contract/books/voucher/voucher.messages';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';

/**
 * The voucher that a new one is a copy of, `?copy=17`, or one that waits for approval and is written anew, `?edit=17`; what
 * stands in place of the form until it is there.
 */
export function useCopiedVoucher() {
  const [address] = useSearchParams();
  const said = useTexts(voucherMessages);
  const isEdit = address.has('edit');
  const id = Number(address.get(isEdit ? 'edit' : 'copy'));
  const isMeant = Number.isSafeInteger(id) && id > 0;
  const found = useCall(voucherContract.get, { params: { id } }, { enabled: isMeant, staleTime: 0 });
  const isThere = !isMeant || found.data !== undefined;
  const isPosted = isMeant && isEdit && found.data?.isWaiting === false;
  const missing = found.isError ? (
    <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  ) : isPosted ? (
    <p role="status">{said('notWaiting')}</p>
  ) : (
    <FormSkeleton />
  );
  // A copy of one that waits is a new one.
  const copied = isMeant && found.data !== undefined ? { ...found.data, isWaiting: isEdit } : undefined;
  return { copied, missing: isThere && !isPosted ? null : missing };
}
