import { voucherDueContract } from '@bahi/contract/books/voucher-due/voucher-due.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { screens } from '@bahi/contract/screens';
import { Navigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';

/** Leads from what a voucher made due, `?view=17`, to the voucher; without one to the journals. */
export function VoucherOfDuePage() {
  const t = useTexts(voucherScreenMessages);
  const [address] = useSearchParams();
  const id = Number(address.get('view'));
  const isDue = Number.isSafeInteger(id) && id > 0;
  const found = useCall(voucherDueContract.voucher, { params: { id } }, { enabled: isDue, staleTime: 0 });
  if (!isDue) return <Navigate replace to={`${screens.vouchers}?kind=JOURNAL_VOUCHER`} />;
  if (found.data !== undefined) return <Navigate replace to={`${screens.vouchers}?view=${found.data.voucherId}`} />;
  return (
    <>
      <PageTitle title={t('viewTitle')} backTo={screens.vouchers} />
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : <FormSkeleton />}
    </>
  );
}
