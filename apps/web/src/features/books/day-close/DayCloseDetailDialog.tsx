import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { paisaOf } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DateText, MomentText, useLongDay } from '../../../ui/dates/DateText.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { type Detail, DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { CloseStateBadge } from './CloseStateBadge.tsx';
import type { DayClose, DayCloseDetail } from './day-close-form.ts';
import { DifferenceBadge } from './DifferenceBadge.tsx';
import { CountedNotes } from './parts/CountedNotes.tsx';
import { SinceClose } from './parts/SinceClose.tsx';
import { useDayCloseActions } from './use-day-close-actions.tsx';

type Props = { opened: boolean; onClose: () => void; closeId: number; onCancel: (row: DayClose) => void };

/** One close: what the books said, what was counted, what has changed since, and what can be done with it. */
export function DayCloseDetailDialog({ opened, onClose, closeId, onCancel }: Props) {
  const t = useTexts(dayCloseScreenMessages);
  const dayText = useLongDay();
  const found = useCall(dayCloseContract.get, { params: { id: closeId } }, { staleTime: 0, enabled: opened });
  const actionsOf = useDayCloseActions({ cancel: onCancel });
  const { data } = found;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={data === undefined ? t('title') : t('viewTitle', { day: dayText(data.dateAD) })}
      size={820}
    >
      {found.isPending ? <FormSkeleton fields={8} /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {data === undefined ? null : (
        <>
          <SinceClose close={data} />
          <Details close={data} />
          <CountedNotes close={data} />
          <RecordHistory kind="DAY_CLOSE" id={data.id} />
          <DialogFooter>
            <DialogActions actions={actionsOf(data)} />
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

function Details({ close }: { close: DayCloseDetail }) {
  const t = useTexts(dayCloseScreenMessages);
  const language = useLanguage();
  const money = (label: string, rupees: number): Detail => ({ label, value: <MoneyText rupees={rupees} withUnit /> });
  const optional = (label: string, value: string | null, wide = false): Detail[] =>
    value === null ? [] : [{ label, value, wide }];
  const takenTo = close.takenToName === null ? null : nameIn(language, close.takenToName, close.takenToNameNp);
  return (
    <DetailList
      details={[
        { label: t('date'), value: <DateText ad={close.dateAD} withAd /> },
        { label: t('box'), value: nameIn(language, close.accountName, close.accountNameNp) },
        { label: t('outlet'), value: nameIn(language, close.outletName, close.outletNameNp) },
        { label: t('state'), value: <CloseStateBadge state={close.state} /> },
        money(t('opening'), close.openingAmount),
        ...(close.betweenAmount === 0 ? [] : [money(t('between'), close.betweenAmount)]),
        money(t('received'), close.receivedAmount),
        money(t('paid'), close.paidAmount),
        money(t('expected'), close.expectedAmount),
        money(t('counted'), close.countedAmount),
        { label: t('difference'), value: <DifferenceBadge difference={paisaOf(close.differenceAmount)} /> },
        ...optional(t('reason'), close.reason, true),
        money(t('left'), close.leftAmount),
        ...(close.takenAmount === 0 ? [] : [money(t('taken'), close.takenAmount)]),
        ...optional(t('takenTo'), takenTo),
        ...optional(t('handedTo'), close.handedToName),
        { label: t('closedBy'), value: close.closedBy },
        { label: t('closedAt'), value: <MomentText at={close.closedAt} /> },
        ...optional(t('remarks'), close.remarks, true),
        ...optional(t('cancelledBy'), close.cancelledBy),
        ...(close.cancelledAt === null
          ? []
          : [{ label: t('cancelledAt'), value: <MomentText at={close.cancelledAt} /> }]),
        ...optional(t('cancelReason'), close.cancelReason, true),
      ]}
    />
  );
}
