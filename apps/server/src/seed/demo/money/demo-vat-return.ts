import { taxPaymentForm } from '@bahi/contract/books/tax-office/tax-payment';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { lastFiledVatMonth } from '@bahi/domain/calendar/vat-month';
import type { Services } from '../../../platform/core/services.ts';
import { fileReturn } from '../../../features/reports/vat-return/vat-return.commands.ts';
import { verifyReturn } from '../../../features/reports/vat-return/vat-return.later.ts';
import { payReturn } from '../../../features/reports/vat-return/vat-return.paid.ts';
import { readReturn } from '../../../features/reports/vat-return/vat-return.queries.ts';
import { act, type Actor } from '../demo-context.ts';

/** Days after the end of a month on which its return was submitted, and on which the portal showed it as verified. */
const submittedAfter = 18;
const verifiedAfter = 20;

/** The returns of two months are filed and paid, and so their VAT is locked; that of the month after them waits to be. */
export async function fileTwoReturns(
  services: Services,
  { actor, today, bankId }: { actor: Actor; today: CalendarDay; bankId: number },
): Promise<void> {
  const waiting = bsMonthOf(lastFiledVatMonth(today));
  const second = bsMonthOf(addDays(waiting.from, -1));
  const first = bsMonthOf(addDays(second.from, -1));
  for (const [place, month] of [first, second].entries())
    await act(services, actor, today, async (context) => {
      const { payable, typed, figures } = await readReturn(context, month);
      const dayAD = formatAdDate(month.to);
      const body = vatReturnContract.file.body.parse({
        dayAD,
        figures,
        submissionNumber: `8300${String(place + 1).padStart(8, '0')}`,
        submittedOnAD: formatAdDate(addDays(month.to, submittedAfter)),
        broughtForward: typed.broughtForward,
      });
      await fileReturn(context, { body });
      await verifyReturn(context, { body: { dayAD, verifiedOnAD: formatAdDate(addDays(month.to, verifiedAfter)) } });
      if (payable === 0) return;
      const payment = taxPaymentForm.parse({
        dayAD,
        moneyAccountId: bankId,
        paidOnAD: formatAdDate(addDays(month.to, verifiedAfter)),
        amount: payable,
        submissionNumber: body.submissionNumber,
        voucherNumber: `NRB-${place + 21}`,
      });
      await payReturn(context, { body: payment });
    });
}
