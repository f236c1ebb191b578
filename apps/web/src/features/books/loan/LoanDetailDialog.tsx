import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import type { Loan } from './loan-form.ts';
import { LoanBalances } from './LoanBalances.tsx';
import { LoanState } from './LoanState.tsx';
import { LoanPayments, LoanPlan } from './LoanTables.tsx';
import { type LoanOpeners, useLoanActions } from './use-loan-actions.tsx';

type Props = { opened: boolean; onClose: () => void; id: number | null; openers: Omit<LoanOpeners, 'view'> };

/** One loan with what was paid, its plan and its account, and what may be done with it. */
export function LoanDetailDialog({ opened, onClose, id, openers }: Props) {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  const enabled = id !== null && opened;
  const { data, error, refetch } = useCall(loanContract.get, { params: { id: id ?? 0 } }, { enabled, staleTime: 0 });
  const actionsOf = useLoanActions(openers);
  const title = data === undefined ? t('viewTitle') : nameIn(language, data.name, data.nameNp);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={860}>
      {data !== undefined ? (
        <>
          <LoanDetails loan={data} />
          <LoanPayments key={`payments ${data.id}`} loan={data} />
          <LoanPlan key={`plan ${data.id}`} loan={data} />
          <LoanBalances rows={data.balances} />
          <RecordHistory kind="LOAN" id={data.id} />
          <DialogFooter>
            <DialogActions actions={actionsOf(data, data)} />
          </DialogFooter>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={12} />
      )}
    </Dialog>
  );
}

type Elsewhere =
  | 'plan'
  | 'accrual'
  | 'payments'
  | 'paymentCount'
  | 'balances'
  | 'isRemovable'
  | 'isReversible'
  | 'paidFromId'
  | 'categoryName'
  | 'nextDueBS'
  | 'nextDueAD'
  | 'fromOnAD'
  | 'dueOnAD'
  | 'overdueDays'
  | 'overdueInstalments';

function LoanDetails({ loan }: { loan: Loan }) {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  const interest = nameIn(language, loan.interestAccountName, loan.interestAccountNameNp);
  const isRunning = loan.state === 'RUNNING';
  return (
    <DetailList
      details={
        {
          name: { label: t('name'), value: nameIn(language, loan.name, loan.nameNp) },
          lender: { label: t('lender'), value: loan.lender },
          state: { label: t('state'), value: <LoanState loan={loan} /> },
          outletName: { label: t('outlet'), value: nameIn(language, loan.outletName, loan.outletNameNp) },
          accountName: { label: t('account'), value: nameIn(language, loan.accountName, loan.accountNameNp) },
          interestAccountName: {
            label: t('interestAccount'),
            value: loan.categoryName === null ? interest : nameIn(language, loan.categoryName, loan.categoryNameNp),
          },
          amount: { label: t('amount'), value: <MoneyText rupees={loan.amount} withUnit /> },
          repaid: { label: t('repaid'), value: <MoneyText rupees={loan.repaid} withUnit /> },
          owed: { label: t('owed'), value: <MoneyText rupees={loan.owed} withUnit /> },
          rate: { label: t('rate'), value: inDigitsOf(String(loan.rate), language) },
          way: { label: t('way'), value: t(`LOAN_${loan.way}`) },
          every: { label: t('every'), value: t(`LOAN_${loan.every}`) },
          fromOnBS: { label: t('fromOn'), value: <DateText ad={loan.fromOnAD} /> },
          dueOnBS: isRunning ? { label: t('dueOn'), value: <DateText ad={loan.dueOnAD} /> } : null,
          instalments: isRunning
            ? { label: t('instalments'), value: inDigitsOf(String(loan.instalments), language) }
            : null,
          interestPaid: { label: t('interestPaid'), value: <MoneyText rupees={loan.interestPaid} withUnit /> },
          interestToCome: { label: t('interestToCome'), value: <MoneyText rupees={loan.interestToCome} withUnit /> },
          enteredBy: { label: t('enteredBy'), value: loan.enteredBy },
          note: { label: t('note'), value: loan.note, wide: true },
        } satisfies Details<Loan, Elsewhere>
      }
    />
  );
}
