import { screens } from '@bahi/contract/screens';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { ListChecks, Printer } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { usePaperName } from '../stock-paper/paper-row.ts';
import { usePrintPaper } from '../stock-paper/use-print-paper.ts';
import type { CountDetail } from './count-rows.ts';
import { CountSheet } from './CountSheet.tsx';
import { ReviewCountDialog } from './ReviewCountDialog.tsx';

/** The sheet of a count while it is filled, on a phone with a scanner or by typing. */
export function CountSheetPage() {
  const t = useTexts(stockCountScreenMessages);
  const id = Number(useParams()['countId']);
  const isAllowed = useSession().can(stockCountContract.saveLine);
  const found = useCall(stockCountContract.get, { params: { id } }, { enabled: isAllowed, staleTime: 0 });
  if (isAllowed && found.data !== undefined) {
    const isOver = found.data.state !== 'DRAFT';
    return isOver ? <Navigate to={`${screens.stockCounts}?view=${id}`} replace /> : <Sheet count={found.data} />;
  }
  return (
    <>
      <PageTitle title={t('title')} backTo={screens.stockCounts} />
      {!isAllowed ? (
        <ForbiddenState />
      ) : found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </>
  );
}

function Sheet({ count }: { count: CountDetail }) {
  const t = useTexts(stockCountScreenMessages);
  const language = useLanguage();
  const { can, isBusinessInactive } = useSession();
  const nameOf = usePaperName();
  const review = useDialog<true>();
  const { print, isBusy } = usePrintPaper<{ isBlank: boolean }>(useSend(stockCountContract.print));
  const [counted, lines] = [formatNumber(count.countedCount, language), formatNumber(count.lineCount, language)];
  return (
    <>
      <PageTitle title={nameOf(count)} remark={t('progressOf', { counted, lines })} backTo={screens.stockCounts}>
        <Button
          variant="default"
          leftSection={<Printer size={18} aria-hidden />}
          loading={isBusy}
          onClick={() => void print(count.id, { isBlank: true })}
        >
          {t('printBlank')}
        </Button>
        {can(stockCountContract.post) && !isBusinessInactive ? (
          <Button leftSection={<ListChecks size={18} aria-hidden />} onClick={() => review.open(true)}>
            {t('review')}
          </Button>
        ) : null}
      </PageTitle>
      <CountSheet count={count} />
      {review.target === null ? null : (
        <ReviewCountDialog opened={review.opened} onClose={review.close} count={count} />
      )}
    </>
  );
}
