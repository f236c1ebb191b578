import type { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { loanForm, loanPaymentForm } from '@bahi/contract/books/loan/loan-forms';
import type { Answer } from '@bahi/contract/endpoint';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';
import { type BsCalendar, isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { accruedInterest } from '@bahi/domain/numbers/loan';
import { type Paisa, paisaOf } from '@bahi/domain/numbers/money';

export type LoanRow = Answer<typeof loanContract.list>['rows'][number];
export type Loan = Answer<typeof loanContract.get>;

export const newLoanValues = newValues(loanForm, { way: 'EQUAL_INSTALMENTS', every: 'MONTHLY' });

/** A record as the form shows it. */
export function loanValues(record: Loan) {
  return valuesOfRecord(loanForm, record);
}

export const newPaymentValues = {
  ...newValues(loanPaymentForm, { place: 1, isInstalment: true }),
  // Of the loan as it is seen, without which nothing is paid.
  version: 1,
};

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

/** The interest that is not yet paid at a day, as the loan stands; null where that is no day. */
export function accruedAt({ accrual, rate }: Loan, dayAD: string, calendar: BsCalendar): Paisa | null {
  const dayOf = (ad: string): CalendarDay | null => {
    const day = parseAdDate(ad, calendar);
    return isDateProblem(day) ? null : day;
  };
  const [until, interestFrom] = [dayOf(dayAD), dayOf(accrual.fromAD)];
  if (until === null || interestFrom === null) return null;
  const balances = accrual.balances.flatMap(({ fromAD, owed }) => {
    const from = dayOf(fromAD);
    return from === null ? [] : [{ from, owed: paisaOf(owed) }];
  });
  const terms = { balances, interestFrom, paidInterest: paisaOf(accrual.paid) };
  return accruedInterest({ ...terms, rateHundredths: Math.round(rate * 100) }, until);
}
