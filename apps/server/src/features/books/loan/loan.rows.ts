import type { loanContract, loanRow } from '@bahi/contract/books/loan/loan.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import { calendarBounds } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarDay, daysBetween } from '@bahi/domain/calendar/calendar-day';
import {
  besidesLeft,
  instalmentDay,
  isNothing,
  type LoanNow,
  loanMonths,
  loanPlan,
  type OwedFrom,
  type SettledPeriod,
} from '@bahi/domain/numbers/loan';
import { addPaisa, asPaisa, type Paisa, subtractPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import type { OfOutlet } from '../../../platform/database/register-page.ts';

export type Loan = Answer<(typeof loanContract)['get']>;
export type LoanRow = z.output<typeof loanRow>;

/** What is paid of a loan: joined beside it as `paid`, by its key alone. */
export const paidOf = `left join lateral (select count(*)::int as payments,
    (count(payment.due_on) + coalesce(sum(cardinality(payment.passed_on)), 0))::int as settled,
    coalesce(sum(payment.principal_paisa), 0)::bigint as repaid_paisa
    from loan_payment payment where payment.business_id = loan.business_id and payment.loan_id = loan.id) paid on true`;

/** A loan with how many payments it has, how many instalments they settled, and the principal that is paid back. */
export type PaidBack = { payments: number; settled: number; repaid_paisa: number };
export type LoanPaid = Row<'loan'> & PaidBack;
export type LoanOfOutlet = LoanPaid & OfOutlet;

/** A payment with the day and number of its voucher. */
export type PostedPayment = Row<'loan_payment'> & { code: string | null; dated_on: string; dated_on_bs: string };

/** A loan with all its payments, in their order. */
export type WithPayments = { loan: LoanPaid; payments: readonly PostedPayment[] };

type Calendars = Pick<Context, 'calendar'>;

export function owedOf(loan: LoanPaid): Paisa {
  return asPaisa(loan.amount_paisa - loan.repaid_paisa);
}

/** How many instalments are left: one at least, since what is still owed after the last comes with one more. */
export function instalmentsLeft({ instalment_count: count, due_after: after, settled }: LoanPaid): number {
  return Math.max(1, count - (settled - after));
}

/**
 * The day of the instalment that comes so many after the next one; null outside the calendar. Those whose payments were
 * taken back come first, each on the day that it had.
 */
export function dueDay({ calendar }: Calendars, loan: LoanPaid, further = 0): CalendarDay | null {
  const again = loan.due_again[further];
  if (again !== undefined) return storedDay(again);
  const steps = loan.settled - loan.due_after + further;
  return instalmentDay(storedDay(loan.due_on), steps * loanMonths[loan.every], calendar);
}

/** The next one's, or where the calendar ends before it its last day. */
export function nextDueDay(context: Calendars, loan: LoanPaid): CalendarDay {
  return dueDay(context, loan) ?? calendarBounds(context.calendar).last;
}

/** The days of all that are left, as far as the calendar goes; what is left then comes with the last of them. */
export function dueDaysOf(context: Calendars, loan: LoanPaid): CalendarDay[] {
  const all = Array.from({ length: instalmentsLeft(loan) }, (_, further) => dueDay(context, loan, further));
  const known = all.filter((day) => day !== null);
  return known.length === 0 ? [nextDueDay(context, loan)] : known;
}

/** How many instalments until a day, which counts, are not paid; what comes to nothing is none. */
export function dueInstalments(context: Calendars, { loan, payments }: WithPayments, until: CalendarDay): number {
  const days = dueDaysOf(context, loan);
  // The plan is worked out only where something may be due.
  if (owedOf(loan) === 0 || days.every((day) => day > until)) return 0;
  return loanPlan(loanNowOf(loan, payments), days).filter((row) => row.dueOn <= until && !isNothing(row)).length;
}

/** The instalment that is next, and the days of those before it that come to nothing and are passed over. */
export function nextInstalment(
  context: Calendars,
  { loan, payments }: WithPayments,
): { due: CalendarDay; passed: CalendarDay[] } {
  const due = nextDueDay(context, loan);
  // Of equal instalments none comes to nothing while something is owed.
  if (loan.way === 'EQUAL_INSTALMENTS') return { due, passed: [] };
  const plan = loanPlan(loanNowOf(loan, payments), dueDaysOf(context, loan));
  const at = plan.findIndex((row) => !isNothing(row));
  return { due: plan[at]?.dueOn ?? due, passed: plan.slice(0, Math.max(0, at)).map(({ dueOn }) => dueOn) };
}

/** From which day on the interest of the next instalment counts: that of the last one settled, else the loan's first. */
export function interestFromOf(loan: Pick<Row<'loan'>, 'from_on'>, payments: readonly PostedPayment[]): CalendarDay {
  const settled = payments.findLast((payment) => payment.due_on !== null);
  return storedDay(settled?.due_on ?? loan.from_on);
}

/** A loan as its plan is worked out from. `payments` are all of it, in their order. */
export function loanNowOf(loan: LoanPaid, payments: readonly PostedPayment[]): LoanNow {
  const balances: OwedFrom[] = [{ from: storedDay(loan.from_on), owed: asPaisa(loan.amount_paisa) }];
  let owed = asPaisa(loan.amount_paisa);
  for (const payment of payments) {
    owed = subtractPaisa(owed, asPaisa(payment.principal_paisa));
    balances.push({ from: storedDay(payment.dated_on), owed });
  }
  const terms = { balances, rateHundredths: loan.rate_hundredths };
  const { settled, besides } = periodsOf(payments);
  return {
    ...terms,
    interestFrom: interestFromOf(loan, payments),
    paidInterest: addPaisa(besidesLeft(terms, storedDay(loan.from_on), settled), besides),
    way: loan.way,
  };
}

/** The periods of interest that payments settled, and what was paid of it besides since. */
function periodsOf(payments: readonly PostedPayment[]): { settled: SettledPeriod[]; besides: Paisa } {
  const settled: SettledPeriod[] = [];
  let besides = zeroPaisa;
  for (const payment of payments) {
    if (payment.due_on === null) besides = addPaisa(besides, asPaisa(payment.interest_paisa));
    else {
      settled.push({ until: storedDay(payment.due_on), besides });
      besides = zeroPaisa;
    }
  }
  return { settled, besides };
}

export function loanRowOf(
  context: Pick<Context, 'calendar' | 'today'>,
  row: LoanOfOutlet,
  payments: readonly PostedPayment[],
): LoanRow {
  const isRunning = owedOf(row) > 0;
  const { due } = nextInstalment(context, { loan: row, payments });
  const dates = bothDates(due, context.calendar);
  return {
    id: row.id,
    name: row.name,
    nameNp: row.name_np,
    lender: row.lender,
    state: isRunning ? 'RUNNING' : 'PAID',
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    rate: row.rate_hundredths / 100,
    amount: rupeesOf(row.amount_paisa),
    repaid: rupeesOf(row.repaid_paisa),
    owed: rupeesOf(owedOf(row)),
    nextDueAD: isRunning ? dates.ad : null,
    nextDueBS: isRunning ? dates.bs : null,
    overdueDays: isRunning ? Math.max(0, daysBetween(due, context.today)) : 0,
    overdueInstalments: dueInstalments(context, { loan: row, payments }, context.today),
    enteredBy: row.created_by_name,
    version: row.version,
  };
}
