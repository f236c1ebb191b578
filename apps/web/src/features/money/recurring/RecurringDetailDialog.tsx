import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { repeatedWords } from '@bahi/contract/money/recurring/recurring-words';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText, NumberText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { EnterDialog } from './EnterDialog.tsx';
import type { Period, Recurring } from './recurring-form.ts';
import { RecurringBadge, WaitingBadge } from './RecurringBadge.tsx';
import type { RepeatedIds } from './RecurringDialog.tsx';
import { RecurringPeriods } from './RecurringPeriods.tsx';
import { repeatedScreen } from './repeated-screens.ts';
import { useRhythm } from './use-rhythm.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  id: number | null;
  /** With another document or voucher, that is to come from now on. */
  onEdit: (id: number, other: RepeatedIds | null) => void;
};

const widePixels = 720;

/** What comes again and when, and what became of it. */
export function RecurringDetailDialog({ opened, onClose, id, onEdit }: Props) {
  const t = useTexts(recurringScreenMessages);
  const { can } = useSession();
  const enabled = id !== null && opened;
  const sent = { params: { id: id ?? 0 } };
  const { data, error, refetch } = useCall(recurringContract.get, sent, { enabled, staleTime: 0 });
  const entry = useDialog<Period>();
  const mayEdit = data !== undefined && can('recurring.update') && can(recurringContract.save);
  return (
    <>
      <DetailDialog
        opened={opened}
        onClose={onClose}
        title={data === undefined ? t('viewTitle') : data.name}
        size={widePixels}
        onEdit={mayEdit ? () => onEdit(data.id, null) : undefined}
      >
        {data !== undefined ? (
          <>
            <RecurringDetails record={data} />
            <RecurringPeriods
              record={data}
              onEnter={entry.open}
              onUse={mayEdit ? (other) => onEdit(data.id, other) : undefined}
            />
            <RecordHistory kind="RECURRING" id={data.id} />
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <FormSkeleton fields={6} />
        )}
      </DetailDialog>
      {data === undefined || entry.target === null ? null : (
        <EnterDialog opened={entry.opened} onClose={entry.close} record={data} period={entry.target} />
      )}
    </>
  );
}

function RecurringDetails({ record }: { record: Recurring }) {
  const t = useTexts(recurringScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const rhythm = useRhythm();
  const { can } = useSession();
  const { list, needs } = repeatedScreen(record.kind);
  const title = record.documentTitle ?? t('draftWithout');
  const isVoucher = record.voucherId !== null;
  const details = {
    kind: { label: t('kind'), value: repeatedWords[record.kind][language] },
    documentTitle: {
      label: t('document'),
      value: can(needs) ? (
        <TextLink to={`${list}?view=${record.documentId ?? record.voucherId}`}>{title}</TextLink>
      ) : (
        title
      ),
    },
    partyName: {
      label: t(isVoucher ? 'accounts' : 'party'),
      value: nameIn(language, record.partyName, record.partyNameNp),
    },
    amount: { label: t('amount'), value: <MoneyText rupees={record.amount} withUnit /> },
    every: { label: t('rhythm'), value: rhythm(record) },
    firstDayAD: { label: t('firstDay'), value: <DateText ad={record.firstDayAD} /> },
    dayOfMonth:
      record.dayOfMonth === null ? null : { label: t('dayOfMonth'), value: <NumberText value={record.dayOfMonth} /> },
    lastDayAD: { label: t('lastDay'), value: <DateText ad={record.lastDayAD} /> },
    nextDayAD: { label: t('nextDay'), value: <DateText ad={record.nextDayAD} /> },
    isAutomatic: { label: t(isVoucher ? 'postsItself' : 'isAutomatic'), value: ui(record.isAutomatic ? 'yes' : 'no') },
    waitingCount: { label: t('waiting'), value: <WaitingBadge count={record.waitingCount} /> },
    isActive: { label: ui('status'), value: <RecurringBadge row={record} /> },
    writtenBy: { label: t('writtenBy'), value: record.writtenBy },
  } satisfies Details<Recurring, 'name' | 'unit' | 'vatAmount' | 'periods' | 'documentId' | 'voucherId'>;
  return <DetailList details={details} />;
}
