import { addBsMonths, type BsCalendar, bsFromDay, dayFromBs, standardCalendar } from '../calendar/bs-calendar.ts';
import { asCalendarDay, type CalendarDay } from '../calendar/calendar-day.ts';
import {
  addPaisa,
  asPaisa,
  type Paisa,
  roundHalfUpDivide,
  subtractPaisa,
  wholeRateHundredths,
  zeroPaisa,
} from './money.ts';

/** How a loan is paid back: equal instalments (EMI), equal parts of the principal, or interest alone until the end. */
export const loanWays = ['EQUAL_INSTALMENTS', 'EQUAL_PRINCIPAL', 'INTEREST_ONLY'] as const;
export type LoanWay = (typeof loanWays)[number];

/** How many BS months lie between two instalments. */
export const loanMonths = { MONTHLY: 1, QUARTERLY: 3, HALF_YEARLY: 6, YEARLY: 12 } as const;
export type LoanEvery = keyof typeof loanMonths;
export const loanEvery = ['MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'] as const satisfies readonly LoanEvery[];

/** The most instalments that a loan can have left. */
export const mostInstalments = 480;

/** Banks reckon with 365 days in every year. */
const daysOfYear = 365;

/** What was owed from a day on, that day's interest counted. */
export type OwedFrom = { readonly from: CalendarDay; readonly owed: Paisa };

/** A loan as it stands, from which its plan is worked out. */
export type LoanNow = {
  /** What was owed from which day on, days rising; the last says what is owed now. */
  readonly balances: readonly OwedFrom[];
  /** From which day on the interest of the next instalment counts. */
  readonly interestFrom: CalendarDay;
  /** Interest paid besides the instalments that none has yet taken into account. */
  readonly paidInterest: Paisa;
  /** A year's rate, in hundredths of a per cent. */
  readonly rateHundredths: number;
  readonly way: LoanWay;
};

/** An instalment to come; `owedAfter` is what is owed once it is paid. */
export type Instalment = {
  readonly dueOn: CalendarDay;
  readonly principal: Paisa;
  readonly interest: Paisa;
  readonly owedAfter: Paisa;
};

/** The day of an instalment so many months after another: the same BS day, or the last of a shorter month; null outside the calendar. */
export function instalmentDay(
  day: CalendarDay,
  months: number,
  calendar: BsCalendar = standardCalendar,
): CalendarDay | null {
  const date = addBsMonths(bsFromDay(day, calendar), months, calendar);
  return date === null ? null : dayFromBs(date, calendar);
}

/**
 * The interest of a period: owed × rate × days ÷ 365 for as long as each balance stood, rounded half up once for all of
 * it. The first day counts, the last one does not.
 */
export function interestOf(
  balances: readonly OwedFrom[],
  { from, until }: { from: CalendarDay; until: CalendarDay },
  rateHundredths: number,
): Paisa {
  let paisaDays = 0n;
  let end: number = until;
  for (let at = balances.length - 1; at >= 0 && end > from; at -= 1) {
    const balance = balances[at];
    if (balance === undefined) continue;
    const begin = Math.max(balance.from, from);
    if (begin >= end) continue;
    paisaDays += BigInt(balance.owed) * BigInt(end - begin);
    end = begin;
  }
  const whole = BigInt(wholeRateHundredths * daysOfYear);
  return asPaisa(Number(roundHalfUpDivide(paisaDays * BigInt(rateHundredths), whole)));
}

/** What is owed now. */
export function owedNow({ balances }: Pick<LoanNow, 'balances'>): Paisa {
  return balances.at(-1)?.owed ?? zeroPaisa;
}

/** Whether an instalment comes to nothing, as where its interest was paid besides: none has to pay it. */
export function isNothing({ principal, interest }: Pick<Instalment, 'principal' | 'interest'>): boolean {
  return principal === 0 && interest === 0;
}

/**
 * The interest that is not yet paid at a day, which does not count, since the last instalment was due: what a lender may
 * ask for besides, as with an early repayment, or with what is left once nothing is owed.
 */
export function accruedInterest(loan: Omit<LoanNow, 'way'>, until: CalendarDay): Paisa {
  const counted = interestOf(loan.balances, { from: loan.interestFrom, until }, loan.rateHundredths);
  return asPaisa(Math.max(0, counted - loan.paidInterest));
}

/** A period of interest that its instalment ended, and the interest that was paid besides within it. */
export type SettledPeriod = { readonly until: CalendarDay; readonly besides: Paisa };

/**
 * What is left of interest paid besides, behind the periods that are settled, in their order: each takes what it has of
 * interest, however much its instalment was paid with.
 */
export function besidesLeft(
  { balances, rateHundredths }: Pick<LoanNow, 'balances' | 'rateHundredths'>,
  first: CalendarDay,
  settled: readonly SettledPeriod[],
): Paisa {
  let [from, left] = [first, zeroPaisa];
  for (const { until, besides } of settled) {
    const paid = addPaisa(left, besides);
    left = paid === 0 ? paid : asPaisa(Math.max(0, paid - interestOf(balances, { from, until }, rateHundredths)));
    from = until;
  }
  return left;
}

/**
 * The instalments to come on their days, which rise; none where nothing is owed. The principal adds up to what is owed.
 * Equal instalments are the least amount with which the last is no more than the others; one of which the interest alone
 * is more, as after a long first period or where much more was owed until lately, is that interest, also the last. What
 * is overdue counts as paid on its day, or when last something was paid. Interest that was paid besides lessens that of
 * the instalments one after another until it is used up.
 */
export function loanPlan(loan: LoanNow, dueDays: readonly CalendarDay[]): Instalment[] {
  if (owedNow(loan) === 0) return [];
  if (loan.way === 'INTEREST_ONLY') return instalmentsBy(loan, dueDays, () => zeroPaisa);
  if (loan.way === 'EQUAL_PRINCIPAL')
    return instalmentsBy(loan, dueDays, ({ owed, left }) => asPaisa(Math.floor(owed / left)));
  return equalInstalments(loan, dueDays);
}

type At = { owed: Paisa; left: number; interest: Paisa };

function instalmentsBy(loan: LoanNow, dueDays: readonly CalendarDay[], principalOf: (at: At) => Paisa): Instalment[] {
  const balances = [...loan.balances];
  let owed = owedNow(loan);
  let from = loan.interestFrom;
  let [besides, changedOn] = [loan.paidInterest, balances.at(-1)?.from ?? from];
  return dueDays.map((dueOn, position) => {
    const left = dueDays.length - position;
    const counted = interestOf(balances, { from, until: dueOn }, loan.rateHundredths);
    const interest = asPaisa(Math.max(0, counted - besides));
    const asked = left === 1 ? owed : principalOf({ owed, left, interest });
    const principal = asPaisa(Math.min(owed, Math.max(0, asked)));
    owed = subtractPaisa(owed, principal);
    changedOn = asCalendarDay(Math.max(dueOn, changedOn));
    balances.push({ from: changedOn, owed });
    from = asCalendarDay(Math.max(from, dueOn));
    besides = asPaisa(Math.max(0, besides - counted));
    return { dueOn, principal, interest, owedAfter: owed };
  });
}

/** By bisection over the exact plan, since interest of unequal months has no formula. */
function equalInstalments(loan: LoanNow, dueDays: readonly CalendarDay[]): Instalment[] {
  const planOf = (amount: number): Instalment[] =>
    instalmentsBy(loan, dueDays, ({ interest }) => asPaisa(amount - interest));
  const isEnough = (amount: number): boolean => {
    const last = planOf(amount).at(-1);
    return last === undefined || last.principal + last.interest <= amount;
  };
  const [first] = dueDays;
  if (first === undefined) return [];
  const untilFirst = { from: loan.interestFrom, until: first };
  // With so much the first one pays all, and the others are the interest alone that nothing can lessen.
  let enough: number = addPaisa(owedNow(loan), interestOf(loan.balances, untilFirst, loan.rateHundredths));
  let few = 0;
  while (enough - few > 1) {
    const between = Math.floor((enough + few) / 2);
    if (isEnough(between)) enough = between;
    else few = between;
  }
  return planOf(enough);
}
