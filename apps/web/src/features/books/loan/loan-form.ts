import type { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { loanForm, loanPaymentForm } from '@bahi/contract/books/loan/loan-forms';
import type { Answer } from '@bahi/contract/endpoint';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type LoanRow = Answer<typeof loanContract.list>['rows'][number];
export type Loan = Answer<typeof loanContract.get>;

export const newLoanValues = newValues(loanForm, { way: 'EQUAL_INSTALMENTS', every: 'MONTHLY' });

/** A record as the form shows it. */
export function loanValues(record: Loan) {
  return valuesOfRecord(loanForm, record);
}

export const newPaymentValues = newValues(loanPaymentForm, { place: 1, isInstalment: true });

/** The next instalment as the plan has it: of its own day where that is not to come, and out of where it was paid last. */
export function paymentValues({ plan: [next], payments: [last], ...loan }: Loan, todayAD: string) {
  const due = next?.dueOnAD ?? todayAD;
  const since = last?.paidOnAD ?? loan.fromOnAD;
  return {
    ...newPaymentValues,
    place: loan.paymentCount + 1,
    paidOnAD: due <= todayAD && due >= since ? due : todayAD,
    accountId: loan.paidFromId ?? '',
    ...planned(next),
  };
}

/** What an instalment comes to, as the form of its payment has it. */
export function planned(next: Loan['plan'][number] | undefined) {
  return { principal: next?.principal ?? '', interest: next?.interest ?? '' };
}
