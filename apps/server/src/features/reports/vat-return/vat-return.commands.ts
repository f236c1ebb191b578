import type { Input } from '@bahi/contract/endpoint';
import type { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { asPaisa, formatRupees } from '@bahi/domain/numbers/money';
import { vatReturnOf, wholeRupees } from '@bahi/domain/numbers/vat-return';
import type { Context } from '../../../platform/core/context.ts';
import { dayText, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { lockPeriod } from '../../books/period-lock/period-lock.commands.ts';
import { lockedThrough } from '../../books/period-lock/period-lock.queries.ts';
import { figuresText, type Month, readCounts, readFigures } from './vat-return.figures.ts';
import {
  brokenOf,
  countingOf,
  monthToFileFirst,
  readAfter,
  readBefore,
  readBegunAfter,
  readBroken,
  readCounting,
  readFilings,
  refuseUnregistered,
} from './vat-return.filings.ts';
import type { ReturnRow } from './vat-return.rows.ts';
import { monthText, takeOutlets } from '../../books/tax-office/tax-office.ts';
import { bookEntry, readEntry, readLeftOfMonths, unbookEntries } from './vat-return.booking.ts';
import { type Filing, getFiling, madeBy, of, readMonth } from './vat-return.saying.ts';

type Contract = typeof vatReturnContract;
type Form = Input<Contract['file']>['body'];

/**
 * Files the return of a month that is over, as its registers say it at this moment, and locks the month for VAT: what is
 * written meanwhile is waited for, and comes after it. Said again, it needs a reason.
 */
export async function fileReturn(context: Context, { body }: Input<Contract['file']>): Promise<Filing> {
  await refuseUnregistered(context);
  const month = readMonth(context, body.dayAD);
  const { calendar, today } = context;
  const submittedOn = readRequiredDay(calendar, { ad: body.submittedOnAD, bs: null }, of('submittedOnAD'));
  if (submittedOn > today) fail('common.dateFuture', { field: 'submittedOnAD' });
  if (submittedOn <= month.to)
    fail('vatReturn.beforeEnd', { field: 'submittedOnAD', parameters: { day: dayText(context, month.to) } });
  const outletId = await lockMonth(context, month);
  const filings = await readFilings(context, month.to);
  const former = countingOf(filings);
  if (former !== null && body.reason === null) fail('common.isRequired', { field: 'reason' });
  await refuseOutOfOrder(context, month, body, former);
  const figures = await readFigures(context, month);
  if (figuresText(figures) !== body.figures) fail('vatReturn.changedMeanwhile', { status: 409 });
  const typed = vatReturnOf(figures, body);
  if (typed.carriedForward < 0) fail('vatReturn.refundTooLarge', { field: 'refundAsked' });
  await unbookEntries(context, month, filings);
  const entry = await readEntry(context, month, { figures, typed: body });
  const { salesBills, creditNotes, purchaseBills, debitNotes } = await readCounts(context, month);
  const id = await insertRow(context.db, 'vat_return', {
    ...madeBy(context, month, filings),
    state: 'SUBMITTED',
    submission_number: body.submissionNumber,
    submitted_on: formatAdDate(submittedOn),
    verified_on: null,
    taxable_sales: wholeRupees(figures.taxableSales),
    sales_tax: wholeRupees(figures.salesTax),
    exports: wholeRupees(figures.exports),
    exempt_sales: wholeRupees(figures.exemptSales),
    taxable_purchases: wholeRupees(figures.taxablePurchases),
    purchase_tax: wholeRupees(figures.purchaseTax),
    taxable_imports: wholeRupees(figures.taxableImports),
    import_tax: wholeRupees(figures.importTax),
    exempt_purchases: wholeRupees(figures.exemptPurchases),
    exempt_imports: wholeRupees(figures.exemptImports),
    adjustment_credit: body.adjustmentCredit,
    adjustment_reason: body.adjustmentCredit > 0 ? body.adjustmentReason : null,
    adjustment_debit: body.adjustmentDebit,
    brought_forward: body.broughtForward,
    refund_asked: body.refundAsked,
    refund_basis: body.refundAsked > 0 ? body.refundBasis : null,
    carried_forward: typed.carriedForward,
    output_rounding_paisa: entry.outputRounding,
    input_rounding_paisa: entry.inputRounding,
    set_off_paisa: entry.setOff,
    sales_bills: salesBills,
    credit_notes: creditNotes,
    purchase_bills: purchaseBills,
    debit_notes: debitNotes,
    reason: body.reason,
  });
  await bookEntry(context, month, { id, outletId, entry, narration: body.submissionNumber });
  await sayFiled(context, month);
  return getFiling(context, id);
}

/** Says that it is filed, by how much more was paid of the month than it says now, and whether the month after it stands on another carry. */
async function sayFiled(context: Context, { to }: Month): Promise<void> {
  const month = monthText(context, to);
  const left = (await readLeftOfMonths(context)).find(({ day }) => day === to)?.left ?? 0;
  const amount = formatRupees(asPaisa(Math.max(-left, 0)), context.language);
  const after = await readAfter(context, to);
  const isBroken = after !== null && brokenOf(await readCounting(context)).some(({ id }) => id === after.id);
  if (isBroken) {
    const later = monthText(context, storedDay(after.month_end));
    if (left >= 0) context.say('vatReturn.filedBroken', { month, later });
    else context.say('vatReturn.filedOverpaidBroken', { month, later, amount });
  } else if (left >= 0) context.say('vatReturn.filed', { month });
  else context.say('vatReturn.filedOverpaid', { month, amount });
}

/** Returns are filed one after another: each brings forward what the one before carried. */
async function refuseOutOfOrder(context: Context, month: Month, form: Form, former: ReturnRow | null): Promise<void> {
  const begunOn = former === null ? await readBegunAfter(context, month.to) : null;
  if (begunOn !== null)
    fail('vatReturn.beforeBooks', { field: 'dayAD', parameters: { day: dayText(context, begunOn) } });
  const broken = await readBroken(context, month.to);
  if (broken !== null)
    fail('vatReturn.monthAgain', { field: 'dayAD', parameters: { month: monthText(context, broken) } });
  const before = await readBefore(context, month.to);
  const first = monthToFileFirst(context, before, month.to);
  if (first !== null)
    fail('vatReturn.monthBefore', { field: 'dayAD', parameters: { month: monthText(context, first) } });
  if (before === null) {
    if (former === null && (await readAfter(context, month.to)) !== null)
      fail('vatReturn.beforeFirst', { field: 'dayAD' });
    return;
  }
  if (before.carried_forward !== form.broughtForward)
    fail('vatReturn.broughtForwardIs', {
      field: 'broughtForward',
      parameters: { amount: inDigitsOf(String(before.carried_forward), context.language) },
    });
}

/**
 * Waits for what is being written, and lets nothing with VAT come into the month after it; answers the outlet that has in its
 * books what is of none.
 */
async function lockMonth(context: Context, { to }: Month): Promise<number> {
  const outletId = await takeOutlets(context);
  const locked = await lockedThrough(context, 'VAT');
  if (locked !== null && locked >= to) return outletId;
  const month = bsMonthName(bsFromDay(to, context.calendar).month, context.language);
  const reason = textOf(context.language, 'vatReturn.lockReason', { month });
  await lockPeriod(context, { body: { scope: 'VAT', throughDayAD: formatAdDate(to), throughDayBS: '', reason } });
  return outletId;
}
