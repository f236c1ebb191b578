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

export const newPaymentValues = newValues(loanPaymentForm, { place: 1, version: 1, isInstalment: true });

/** The instalment that is paid next: what comes to nothing is passed over. */
export function nextOf({ plan }: Loan): Loan['plan'][number] | undefined {
  return plan.find(({ principal, interest }) => principal + interest > 0);
}

/**
 * The next instalment as the plan has it: of its own day where that is not to come, and out of where it was paid last.
 * Where nothing is owed, what is paid besides.
 */
export function paymentValues(loan: Loan, todayAD: string) {
  const [next, last] = [nextOf(loan), loan.payments[0]];
  const due = next?.dueOnAD ?? todayAD;
  const since = last?.paidOnAD ?? loan.fromOnAD;
  return {
    ...newPaymentValues,
    place: loan.paymentCount + 1,
    version: loan.version,
    isInstalment: next !== undefined,
    paidOnAD: due <= todayAD && due >= since ? due : todayAD,
    accountId: loan.paidFromId ?? '',
    ...planned(next),
  };
}

/** What an instalment comes to, as the form of its payment has it. */
export function planned(next: Loan['plan'][number] | undefined) {
  return { principal: next?.principal ?? '', interest: next?.interest ?? '' };
}

/** The interest that is not yet paid at a day, as the loan stands. */
export function accruedAt({ accrual, rate }: Loan, day: CalendarDay): Paisa {
  const balances = accrual.balances.map(({ fromAD, owed }) => ({ from: dayOf(fromAD), owed: paisaOf(owed) }));
  const terms = { balances, interestFrom: dayOf(accrual.fromAD), paidInterest: paisaOf(accrual.paid) };
  return accruedInterest({ ...terms, rateHundredths: Math.round(rate * 100) }, day);
}
