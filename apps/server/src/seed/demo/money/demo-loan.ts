import { loanForm, loanPaymentForm } from '@bahi/contract/books/loan/loan-forms';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { instalmentDay } from '@bahi/domain/numbers/loan';
import { listLoanAccounts } from '../../../features/books/loan/loan.accounts.ts';
import { saveLoan } from '../../../features/books/loan/loan.commands.ts';
import { payLoan } from '../../../features/books/loan/loan.pay.ts';
import { getLoan } from '../../../features/books/loan/loan.queries.ts';
import { storedDay } from '../../../platform/core/days.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';

/** The loan that the opening balance has, of five years, paid each month as the plan has it until a day. */
export async function payLoanOff(
  services: Services,
  { actor, outletId }: { actor: Actor; outletId: number },
  { from, until }: { from: CalendarDay; until: CalendarDay },
): Promise<void> {
  const { id, bankId } = await act(services, actor, from, async (context) => {
    const accounts = await listLoanAccounts(context);
    const idOf = (code: string) => accounts.find((account) => account.code === code)?.id;
    const body = loanForm.parse({
      name: 'Loan of Siddhartha Bank',
      nameNp: 'सिद्धार्थ बैंकको ऋण',
      lender: 'सिद्धार्थ बैंक लिमिटेड',
      outletId,
      accountId: idOf('L100'),
      interestAccountId: idOf('E500'),
      amount: 400_000,
      fromOnAD: formatAdDate(from),
      rate: 11.5,
      way: 'EQUAL_INSTALMENTS',
      every: 'MONTHLY',
      dueOnAD: formatAdDate(instalmentDay(from, 1, context.calendar) ?? addDays(from, 30)),
      instalments: 60,
    });
    return { id: (await saveLoan(context, { body })).id, bankId: idOf('NABIL1') };
  });
  for (;;) {
    const { plan, paymentCount, version } = await act(services, actor, until, (context) => getLoan(context, id));
    const next = plan.find((row) => row.principal + row.interest > 0);
    if (next === undefined || storedDay(next.dueOnAD) > until) return;
    const place = paymentCount + 1;
    const { dueOnAD: paidOnAD, principal, interest } = next;
    const body = loanPaymentForm.parse({
      place,
      version,
      isInstalment: true,
      paidOnAD,
      accountId: bankId,
      principal,
      interest,
    });
    await act(services, actor, storedDay(paidOnAD), (context) => payLoan(context, { params: { id }, body }));
  }
}
