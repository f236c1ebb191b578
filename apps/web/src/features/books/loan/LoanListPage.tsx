import { loanContract, loanState } from '@bahi/contract/books/loan/loan.contract';
import { loanMessages } from '@bahi/contract/books/loan/loan.messages';
import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import type { Loan } from './loan-form.ts';
import { LoanBalances } from './LoanBalances.tsx';
import { LoanDetailDialog } from './LoanDetailDialog.tsx';
import { LoanDialog } from './LoanDialog.tsx';
import { PayDialog } from './PayDialog.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { useLoanActions } from './use-loan-actions.tsx';
import { useLoanColumns } from './use-loan-columns.tsx';

registerTexts(loanMessages);

/** The register of loans: entered, mended, and paid instalment by instalment. */
export function LoanListPage() {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  const list = useListState({ filters: ['state'] });
  const answer = useCall(loanContract.list, { query: list.query }, { keepPrevious: true });
  const form = useDialog<number | null>();
  const paying = useDialog<number | null>();
  const takingBack = useDialog<Loan>();
  const detail = useAddressDialog('view');
  const leave =
    <T,>(next: (about: T) => void) =>
    (about: T) => {
      detail.close();
      next(about);
    };
  const openers = {
    edit: leave(form.open),
    pay: leave(paying.open),
    takeBack: leave(takingBack.open),
    removed: detail.close,
  };
  const actionsOf = useLoanActions({ view: detail.open, edit: form.open, pay: paying.open, removed: detail.close });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={loanContract.list}
        columns={useLoanColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={(row) => actionsOf(row)}
        filters={[
          { name: 'state', label: t('state'), options: loanState.words.map((value) => ({ value, label: t(value) })) },
        ]}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: loanContract.save, onClick: () => form.open(null) }}
        head={<Head />}
        empty={{ text: t('empty') }}
      />
      <LoanDetailDialog opened={detail.opened} id={detail.target} onClose={detail.close} openers={openers} />
      <LoanDialog opened={form.opened} id={form.target} onClose={form.close} />
      <PayDialog opened={paying.opened} id={paying.target} onClose={paying.close} />
      {takingBack.target === null ? null : (
        <TakeBackDialog opened={takingBack.opened} onClose={takingBack.close} loan={takingBack.target} />
      )}
    </>
  );
}

/** Register beside accounts; where they could not be read it says so. */
function Head() {
  const { data, isError, error, refetch } = useCall(loanContract.balances, {});
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data === undefined ? null : <LoanBalances rows={data.rows} differing={data.differing} />;
}
