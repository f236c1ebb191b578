import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { periodLockScreenMessages } from '@bahi/contract/books/period-lock/period-lock-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListSection } from '../../../ui/list/ListSection.tsx';
import { ListToolbar } from '../../../ui/list/ListToolbar.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { AllBooksLock } from './AllBooksLock.tsx';
import { LockDialog } from './LockDialog.tsx';
import { useLockColumns } from './lock-columns.tsx';
import { LockProposal } from './LockProposal.tsx';
import classes from './PeriodLockPage.module.css';
import type { LockAct } from './use-lock-acts.ts';
import { VatMonths } from './VatMonths.tsx';

/** Up to which day the books are locked, what could be locked next, and who locked and unlocked. */
export function PeriodLockPage() {
  const t = useTexts(periodLockScreenMessages);
  const dialog = useDialog<LockAct>();
  const overview = useCall(periodLockContract.overview, {});
  const list = useListState({ sort: '-lockedAt' });
  const history = useCall(periodLockContract.list, { query: list.query }, { keepPrevious: true });
  const state = overview.data;
  const columns = useLockColumns();
  if (overview.isError)
    return (
      <>
        <PageTitle title={t('title')} />
        <ErrorState error={overview.error} onRetry={() => void overview.refetch()} />
      </>
    );
  return (
    <>
      <PageTitle title={t('title')} />
      <p className={classes.text}>{t('text')}</p>
      {state === undefined ? (
        <FormSkeleton fields={4} />
      ) : (
        <>
          {state.proposal === null ? null : (
            <LockProposal month={state.proposal} months={state.vatMonths ?? []} onLock={dialog.open} />
          )}
          <AllBooksLock
            lock={state.locks.find(({ scope }) => scope === 'ALL')}
            isVatLocked={state.locks.some(({ scope }) => scope === 'VAT')}
            lastDayAD={state.lastDayAD}
            onAct={dialog.open}
          />
          {state.vatMonths === null ? null : <VatMonths months={state.vatMonths} onAct={dialog.open} />}
          {dialog.target === null ? null : (
            <LockDialog opened={dialog.opened} onClose={dialog.close} act={dialog.target} overview={state} />
          )}
        </>
      )}
      <h2 className={classes.history}>{t('history')}</h2>
      <ListToolbar list={list} filters={[]} searchLabel={t('searchLabel')} />
      <ListSection
        title={t('history')}
        list={list}
        answer={history}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => `${t(row.action)} ${t(row.scope)}`}
        empty={<EmptyState title={t('noHistory')} text={t('noHistoryText')} />}
      />
    </>
  );
}
