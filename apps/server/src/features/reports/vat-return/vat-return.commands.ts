import type { Answer, Input } from '@bahi/contract/endpoint';
import type { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { vatReturnOf, wholeRupees } from '@bahi/domain/numbers/vat-return';
import type { Context } from '../../../platform/core/context.ts';
import { dayText, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { lockPeriod } from '../../books/period-lock/period-lock.commands.ts';
import { lockedThrough } from '../../books/period-lock/period-lock.queries.ts';
import { type Month, readCounts, readFigures } from './vat-return.figures.ts';
import { isMonthBefore, readBefore, readFilings, refuseUnregistered } from './vat-return.filings.ts';
import { filingOf, type ReturnRow } from './vat-return.rows.ts';

type Contract = typeof vatReturnContract;
type Form = Input<Contract['file']>['body'];
type Filing = Answer<Contract['file']>;

/**
 * Files the return of a month that is over, as its registers say it at this moment, and locks the month for VAT: what is
 * written meanwhile is waited for, and comes after it. Said again, it needs a reason.
 */
export async function fileReturn(context: Context, { body }: Input<Contract['file']>): Promise<Filing> {
  const month = await readMonth(context, body.dayAD);
  const { calendar, today } = context;
  const submittedOn = readRequiredDay(calendar, { ad: body.submittedOnAD, bs: null }, of('submittedOnAD'));
  if (submittedOn > today) fail('common.dateFuture', { field: 'submittedOnAD' });
  if (submittedOn <= month.to)
    fail('vatReturn.beforeEnd', { field: 'submittedOnAD', parameters: { day: dayText(context, month.to) } });
  await lockMonth(context, month);
  const [former] = await readFilings(context, month.to);
  if (former !== undefined && body.reason === null) fail('common.isRequired', { field: 'reason' });
  await refuseOutOfOrder(context, month, body, former);
  const figures = await readFigures(context, month);
  const typed = vatReturnOf(figures, body);
  if (typed.carriedForward < 0) fail('vatReturn.refundTooLarge', { field: 'refundAsked' });
  const { salesBills, creditNotes, purchaseBills, debitNotes } = await readCounts(context, month);
  const id = await insertRow(context.db, 'vat_return', {
    ...madeBy(context, month, former),
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
    paid: body.paid,
    voucher_number: body.paid > 0 ? body.voucherNumber : null,
    sales_bills: salesBills,
    credit_notes: creditNotes,
    purchase_bills: purchaseBills,
    debit_notes: debitNotes,
    reason: body.reason,
  });
  context.say('vatReturn.filed', { month: monthText(context, month.to) });
  return getFiling(context, id);
}

/** The portal shows the return as verified: until then it is not filed. */
export async function verifyReturn(context: Context, { body }: Input<Contract['verify']>): Promise<Filing> {
  const month = await readMonth(context, body.dayAD);
  const verifiedOn = readRequiredDay(context.calendar, { ad: body.verifiedOnAD, bs: null }, of('verifiedOnAD'));
  if (verifiedOn > context.today) fail('common.dateFuture', { field: 'verifiedOnAD' });
  await takeMonths(context);
  const [former] = await readFilings(context, month.to);
  if (former === undefined) return fail('vatReturn.notFiled', { status: 409 });
  if (former.state === 'VERIFIED') fail('vatReturn.alreadyVerified', { status: 409 });
  if (verifiedOn < storedDay(former.submitted_on))
    fail('vatReturn.beforeSubmitted', {
      field: 'verifiedOnAD',
      parameters: { day: dayText(context, storedDay(former.submitted_on)) },
    });
  const { id: _id, said_at: _at, ...said } = former;
  const id = await insertRow(context.db, 'vat_return', {
    ...said,
    ...madeBy(context, month, former),
    state: 'VERIFIED',
    verified_on: formatAdDate(verifiedOn),
    reason: null,
  });
  context.say('vatReturn.verified', { month: monthText(context, month.to) });
  return getFiling(context, id);
}

function of(name: string): { ad: string; bs: string } {
  return { ad: name, bs: name };
}

/** The month of a day that is over, of a business that files returns, for who sees all of it. */
async function readMonth(context: Context, dayAD: string): Promise<Month> {
  const { calendar, today } = context;
  await refuseUnregistered(context);
  const month = bsMonthOf(readRequiredDay(calendar, { ad: dayAD, bs: null }, of('dayAD')), calendar);
  if (month.to >= today) fail('vatReturn.notOver', { field: 'dayAD' });
  return month;
}

/** Returns are filed one after another: each brings forward what the one before carried. */
async function refuseOutOfOrder(
  context: Context,
  month: Month,
  form: Form,
  former: ReturnRow | undefined,
): Promise<void> {
  const before = await readBefore(context, month.to);
  if (before === null) {
    if (former === undefined && (await isAnyFiled(context))) fail('vatReturn.beforeFirst', { field: 'dayAD' });
    return;
  }
  const missing = bsMonthOf(addDays(storedDay(before.month_end), 1), context.calendar);
  if (!isMonthBefore(context, before, month.to))
    fail('vatReturn.monthBefore', { field: 'dayAD', parameters: { month: monthText(context, missing.to) } });
  if (before.carried_forward !== form.broughtForward)
    fail('vatReturn.broughtForwardIs', {
      field: 'broughtForward',
      parameters: { amount: inDigitsOf(String(before.carried_forward), context.language) },
    });
}

async function isAnyFiled({ db, businessId }: Context): Promise<boolean> {
  const rows = await db.query('select from vat_return where business_id = $1 limit 1', [businessId]);
  return rows.length > 0;
}

/** Waits for what is being written, and lets nothing with VAT come into the month after it. */
async function lockMonth(context: Context, { to }: Month): Promise<void> {
  const locked = await lockedThrough(context, 'VAT');
  if (locked !== null && locked >= to) return takeMonths(context);
  const month = bsMonthName(bsFromDay(to, context.calendar).month, context.language);
  const reason = textOf(context.language, 'vatReturn.lockReason', { month });
  await lockPeriod(context, { body: { scope: 'VAT', throughDayAD: formatAdDate(to), throughDayBS: '', reason } });
}

/** Two who file at once do so one after the other. */
async function takeMonths({ db, businessId }: Context): Promise<void> {
  await db.query('select id from outlet where business_id = $1 order by id for update', [businessId]);
}

function madeBy({ session, businessId }: Context, { to }: Month, former: ReturnRow | undefined) {
  return {
    business_id: businessId,
    month_end: formatAdDate(to),
    sequence: (former?.sequence ?? 0) + 1,
    said_by: session.userId,
    said_by_name: session.fullName,
  };
}

async function getFiling(context: Context, id: number): Promise<Filing> {
  const [row] = await context.db.query<ReturnRow>('select * from vat_return where business_id = $1 and id = $2', [
    context.businessId,
    id,
  ]);
  if (row === undefined) throw new Error('what was written is there');
  return filingOf(context, row);
}

/** `कात्तिक २०८३`. */
function monthText({ calendar, language }: Pick<Context, 'calendar' | 'language'>, day: CalendarDay): string {
  const { year, month } = bsFromDay(day, calendar);
  return `${bsMonthName(month, language)} ${inDigitsOf(String(year), language)}`;
}
