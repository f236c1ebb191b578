import { taxPaymentForm } from '@bahi/contract/books/tax-office/tax-payment';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { lastFiledVatMonth } from '@bahi/domain/calendar/vat-month';
import type { Services } from '../../../platform/core/services.ts';
import { fileReturn } from '../../../features/reports/vat-return/vat-return.commands.ts';
import { verifyReturn } from '../../../features/reports/vat-return/vat-return.later.ts';
import { payReturn } from '../../../features/reports/vat-return/vat-return.paid.ts';
import { readBalances } from '../../../features/reports/vat-return/vat-return.booking.ts';
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
      const { typed, figures, isFirst } = await readReturn(context, month);
      const { input, output } = await readBalances(context, addDays(month.from, -1));
      // Months before the first were filed elsewhere: what they carried stands on the accounts, and what they owed is paid below.
      const begun = isFirst ? Math.round((input - output) / 100) : 0;
      const dayAD = formatAdDate(month.to);
      const body = vatReturnContract.file.body.parse({
        dayAD,
        figures,
        submissionNumber: `8300${String(place + 1).padStart(8, '0')}`,
        submittedOnAD: formatAdDate(addDays(month.to, submittedAfter)),
        broughtForward: isFirst ? Math.max(begun, 0) : typed.broughtForward,
      });
      const { payable } = await fileReturn(context, { body });
      await verifyReturn(context, { body: { dayAD, verifiedOnAD: formatAdDate(addDays(month.to, verifiedAfter)) } });
      const paidOnAD = formatAdDate(addDays(month.to, verifiedAfter));
      const pay = async (
        amount: number,
        more: { dayAD: string; submissionNumber: string | null; voucherNumber: string },
      ) => {
        if (amount <= 0) return;
        await payReturn(context, { body: taxPaymentForm.parse({ moneyAccountId: bankId, paidOnAD, amount, ...more }) });
      };
      const { submissionNumber } = body;
      await pay(payable, { dayAD, submissionNumber, voucherNumber: `NRB-${place + 21}` });
      const before = { dayAD: formatAdDate(addDays(month.from, -1)), submissionNumber: null };
      await pay(-begun, { ...before, voucherNumber: 'NRB-20' });
    });
}
