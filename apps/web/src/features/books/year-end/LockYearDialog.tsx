import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { yearEndScreenMessages } from '@bahi/contract/books/year-end/year-end-screen.messages';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { LockDialog } from '../period-lock/LockDialog.tsx';
import type { YearEnd } from './YearEndPage.tsx';

type Props = { opened: boolean; onClose: () => void; year: YearEnd };

/** The dialog of locked periods, filled in for the whole year; of a year that is not closed it says what that means. */
export function LockYearDialog({ opened, onClose, year }: Props) {
  const t = useTexts(yearEndScreenMessages);
  const language = useLanguage();
  const { data, error, refetch } = useCall(periodLockContract.overview, {});
  if (data === undefined)
    return (
      <Dialog opened={opened} onClose={onClose} title={t('lock')}>
        {error === null ? <FormSkeleton fields={2} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </Dialog>
    );
  const reason = t('lockReason', { year: formatFiscalYear(year.fiscalYear, language) });
  const act = { action: 'LOCK', scope: 'ALL', throughDayAD: year.lastDayAD, reason } as const;
  const note = year.closing === null ? t('lockUnclosed') : null;
  return <LockDialog opened={opened} onClose={onClose} act={act} overview={data} note={note} />;
}
