import { isNothing, type LoanNow, loanPlan } from '@bahi/domain/numbers/loan';
import { sumPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { dueDaysOf, loanNowOf, type LoanPaid, type PostedPayment } from './loan.rows.ts';

/** What is to come of a loan as it stands, and from which the interest until a day is worked out. */
export function planOf(context: Context, loan: LoanPaid, payments: readonly PostedPayment[]) {
  const now = loanNowOf(loan, payments);
  const plan = loanPlan(now, dueDaysOf(context, loan));
  return {
    accrual: accrualOf(context, now),
    plan: plan.map((row) => {
      const { dueOn, principal, interest, owedAfter } = row;
      const { ad, bs } = bothDates(dueOn, context.calendar);
      return {
        dueOnAD: ad,
        dueOnBS: bs,
        principal: rupeesOf(principal),
        interest: rupeesOf(interest),
        owed: rupeesOf(owedAfter),
        isDue: dueOn <= context.today && !isNothing(row),
      };
    }),
    interestToCome: rupeesOf(sumPaisa(plan.map(({ interest }) => interest))),
  };
}

/** What the interest until a day is worked out from: since the instalment that was due last. */
function accrualOf({ calendar }: Pick<Context, 'calendar'>, { balances, interestFrom, paidInterest }: LoanNow) {
  const since = Math.max(
    0,
    balances.findLastIndex(({ from }) => from <= interestFrom),
  );
  return {
    fromAD: bothDates(interestFrom, calendar).ad,
    paid: rupeesOf(paidInterest),
    balances: balances
      .slice(since)
      .map(({ from, owed }) => ({ fromAD: bothDates(from, calendar).ad, owed: rupeesOf(owed) })),
  };
}
