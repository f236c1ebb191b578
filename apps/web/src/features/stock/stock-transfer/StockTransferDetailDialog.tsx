import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { type Detail, DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { usePaperName } from '../stock-paper/paper-row.ts';
import type { TransferDetail, TransferRow } from './transfer-rows.ts';
import { TransferLineTable } from './TransferLineTable.tsx';
import { TransferStateBadge } from './TransferStateBadge.tsx';
import { useTransferActions } from './use-transfer-actions.tsx';

type Props = { opened: boolean; onClose: () => void; transferId: number; onCancel: (row: TransferRow) => void };

/** One transfer: its way, what of it arrived, and what can be done with it. */
export function StockTransferDetailDialog({ opened, onClose, transferId, onCancel }: Props) {
  const t = useTexts(stockTransferScreenMessages);
  const nameOf = usePaperName();
  const found = useCall(stockTransferContract.get, { params: { id: transferId } }, { staleTime: 0, enabled: opened });
  const actionsOf = useTransferActions({ cancel: onCancel, onRemoved: onClose });
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
          <Head transfer={found.data} />
          <TransferLineTable transfer={found.data} />
          <RecordHistory kind="STOCK_TRANSFER" id={found.data.id} />
          <DialogFooter>
            <DialogActions actions={actionsOf(found.data)} />
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

function Head({ transfer }: { transfer: TransferDetail }) {
  const t = useTexts(stockTransferScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const language = useLanguage();
  return (
    <DetailList
      details={[
        { label: t('sentOn'), value: <DateText ad={transfer.dateAD} withAd /> },
        { label: paper('status'), value: <TransferStateBadge {...transfer} /> },
        { label: t('from'), value: nameIn(language, transfer.outletName, transfer.outletNameNp) },
        { label: t('to'), value: nameIn(language, transfer.toOutletName, transfer.toOutletNameNp) },
        ...useReceipt(transfer),
        ...(transfer.value === null
          ? []
          : [{ label: paper('value'), value: <MoneyText rupees={transfer.value} withUnit /> }]),
        ...(transfer.fiscalYear === null
          ? []
          : [{ label: paper('fiscalYear'), value: formatFiscalYear(transfer.fiscalYear, language) }]),
        { label: paper('enteredBy'), value: transfer.enteredBy },
        ...(transfer.remarks === null ? [] : [{ label: paper('remarks'), value: transfer.remarks, wide: true }]),
        ...(transfer.state === 'CANCELLED'
          ? [
              { label: paper('cancelledBy'), value: transfer.cancelledBy },
              { label: paper('cancelReason'), value: transfer.cancelReason, wide: true },
            ]
          : []),
      ]}
    />
  );
}

/** When and by whom it was received, and what of its value did not arrive. */
function useReceipt({ receivedDateAD, receivedBy, receiptRemarks, isShort, missingValue }: TransferDetail): Detail[] {
  const t = useTexts(stockTransferScreenMessages);
  if (receivedDateAD === null) return [];
  return [
    { label: t('receivedOn'), value: <DateText ad={receivedDateAD} withAd /> },
    { label: t('receivedBy'), value: receivedBy },
    ...(isShort && missingValue !== null
      ? [{ label: t('missingValue'), value: <MoneyText rupees={missingValue} withUnit /> }]
      : []),
    ...(receiptRemarks === null ? [] : [{ label: t('receiptRemarks'), value: receiptRemarks, wide: true }]),
  ];
}
