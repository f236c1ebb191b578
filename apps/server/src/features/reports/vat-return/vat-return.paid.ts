import type { Input } from '@bahi/contract/endpoint';
import type { TaxPayment } from '@bahi/contract/books/tax-office/tax-payment';
import type { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { addDays, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, type Paisa, paisaOf, subtractPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { postVatPayment } from '@bahi/domain/posting/accounts/vat-payment';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import {
  bookPayment,
  getPayment,
  monthText,
  paymentRow,
  readPaying,
  readPayments,
  refuseAboveLeft,
  takeBackPayment,
  takeOutlets,
} from '../../books/tax-office/tax-office.ts';
import type { MonthReader } from './vat-return.figures.ts';
import { countingOf, isFiledElsewhere, readFilings, refuseOfOutlet } from './vat-return.filings.ts';
import { filedReturn } from './vat-return.rows.ts';
import { readMonth } from './vat-return.saying.ts';

type Contract = typeof vatReturnContract;

/**
 * Pays VAT of a month, in whole rupees: debit output VAT, credit the account of the money. No more than the return of the
 * month says is to be paid; of a month that was filed elsewhere the portal's own figure is typed (decision 0127).
 */
export async function payReturn(context: Context, { body }: Input<Contract['pay']>): Promise<TaxPayment> {
  const month = readMonth(context, body.dayAD);
  // What is to be paid follows from a return, which there is once the month is over.
  const paying = await readPaying(context, addDays(month.to, 1), body);
  const filed = countingOf(await readFilings(context, month.to));
  if (filed === null && !(await isFiledElsewhere(context, month.to)))
    fail('vatReturn.fileBeforePaying', { status: 409 });
  if (paying.amount % 100 !== 0) fail('vatReturn.wholeRupees', { field: 'amount' });
  if (filed !== null) {
    const { total } = await readPaid(context, month.to);
    refuseAboveLeft(context, paying, subtractPaisa(paisaOf(filedReturn(filed).payable), total));
  }
  const { outletId, account, amount } = paying;
  const id = await insertRow(context.db, 'vat_payment', paymentRow(context, month, paying, body));
  const posting = postVatPayment(outletId, account, amount);
  await bookPayment(context, 'VAT', { paying, id, narration: body.voucherNumber }, posting);
  context.say('vatReturn.paid', { month: monthText(context, month.to) });
  return getPayment(context, 'VAT', id);
}

/** Takes a payment back on its own day, or the first open one after it, with the reason. */
export async function takeReturnPaymentBack(
  context: Context,
  { body }: Input<Contract['takeBackPayment']>,
): Promise<TaxPayment> {
  refuseOfOutlet(context.session);
  await takeOutlets(context);
  const taken = await takeBackPayment(context, 'VAT', body);
  context.say('vatReturn.paymentTakenBack');
  return taken;
}

/** What was paid of a month and is in force, with all that was entered of it. */
export type Paid = { payments: TaxPayment[]; total: Paisa; vouchers: string | null };

export async function readPaid(reader: MonthReader, end: CalendarDay): Promise<Paid> {
  const rows = await readPayments(reader, 'VAT', end);
  const inForce = rows.filter(({ told }) => told.isActive);
  return {
    payments: rows.map(({ told }) => told),
    total: sumPaisa(inForce.map(({ amount_paisa: amount }) => asPaisa(amount))),
    vouchers:
      inForce
        .map(({ voucher_number: number }) => number)
        .toReversed()
        .join(', ') || null,
  };
}
