import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { Detail } from '../../../ui/dialogs/DetailList.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { PaperDetails } from '../stock-paper/PaperDetails.tsx';
import { usePaperName } from '../stock-paper/paper-row.ts';
import type { CountDetail, CountRow } from './count-rows.ts';
import { CountedLines } from './CountedLines.tsx';
import { useCountActions } from './use-count-actions.tsx';

type Props = { opened: boolean; onClose: () => void; countId: number; onCancel: (row: CountRow) => void };

/** One count: what was counted, and where it differs from the books. */
export function StockCountDetailDialog({ opened, onClose, countId, onCancel }: Props) {
  const t = useTexts(stockCountScreenMessages);
  const nameOf = usePaperName();
  const found = useCall(stockCountContract.get, { params: { id: countId } }, { staleTime: 0, enabled: opened });
  const actionsOf = useCountActions({ cancel: onCancel });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={found.data === undefined ? t('title') : nameOf(found.data)}
      size={900}
    >
      {found.isPending ? <FormSkeleton /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data === undefined ? null : (
        <>
          <Head count={found.data} />
          <CountedLines countId={countId} />
          <RecordHistory kind="STOCK_COUNT" id={found.data.id} />
          <DialogFooter>
            <DialogActions actions={actionsOf(found.data)} />
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

function Head({ count }: { count: CountDetail }) {
  const t = useTexts(stockCountScreenMessages);
  const language = useLanguage();
  const { scope, categoryName, categoryNameNp, countedCount, lineCount, isLive } = count;
  const number = (value: number): string => formatNumber(value, language);
  const own: Detail[] = [
    {
      label: t('scope'),
      value: scope === 'CATEGORY' ? nameIn(language, categoryName ?? '', categoryNameNp) : t(scope),
    },
    {
      label: t('progress'),
      value: t('progressOf', { counted: number(countedCount), lines: number(lineCount) }),
    },
    { label: t('comparedWith'), value: t(isLive ? 'isLive' : 'atDayEnd') },
  ];
  return <PaperDetails paper={count} own={own} />;
}
