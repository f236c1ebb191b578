import type { Input } from '@bahi/contract/endpoint';
import type { TaxPayment } from '@bahi/contract/books/tax-office/tax-payment';
import type { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, type Paisa, paisaOf, subtractPaisa } from '@bahi/domain/numbers/money';
import { postVatPayment, type VatBalances, vatSetOff } from '@bahi/domain/posting/accounts/vat-payment';
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
} from '../../books/tax-office/tax-office.ts';
import type { Month, MonthReader } from './vat-return.figures.ts';
import { countingOf, readFilings, refuseUnregistered } from './vat-return.filings.ts';
import { filedReturn } from './vat-return.rows.ts';
import { readMonth } from './vat-return.saying.ts';

type Contract = typeof vatReturnContract;

/**
 * Pays VAT of a month that was filed, in whole rupees and no more than its return says is to be paid: debit output VAT, credit
 * the account of the money. What purchases gave is set off in the same entry (decision 0127).
 */
export async function payReturn(context: Context, { body }: Input<Contract['pay']>): Promise<TaxPayment> {
  const month = await readMonth(context, body.dayAD);
  // What is to be paid follows from a return, and what is set off from all documents of the month.
  const paying = await readPaying(context, addDays(month.to, 1), body);
  const filed = countingOf(await readFilings(context, month.to)) ?? fail('vatReturn.fileBeforePaying', { status: 409 });
  if (paying.amount % 100 !== 0) fail('vatReturn.wholeRupees', { field: 'amount' });
  const { total } = await readPaid(context, month.to);
  const left = subtractPaisa(paisaOf(filedReturn(filed).payable), total);
  refuseAboveLeft(context, paying, left);
  const { outletId, account, amount } = paying;
  const setOff = vatSetOff(await readBalances(context, month), left);
  const id = await insertRow(context.db, 'vat_payment', paymentRow(context, month, paying, body));
  const posting = postVatPayment(outletId, account, { amount, setOff });
  await bookPayment(context, 'VAT', { paying, id, narration: body.voucherNumber }, posting);
  context.say('vatReturn.paid', { month: monthText(context, month.to) });
  return getPayment(context, 'VAT', id);
}

/** Takes a payment back on its own day, or the first open one after it, with the reason: its set-off goes with it. */
export async function takeReturnPaymentBack(
  context: Context,
  { body }: Input<Contract['takeBackPayment']>,
): Promise<TaxPayment> {
  await refuseUnregistered(context);
  const taken = await takeBackPayment(context, 'VAT', body);
  context.say('vatReturn.paymentTakenBack');
  return taken;
}

/** What was paid of a month and is in force, and what the accounts of money say of it. */
export type Paid = {
  payments: TaxPayment[];
  total: Paisa;
  vouchers: string | null;
  booked: Paisa;
  untied: { voucher: string; difference: number }[];
};

export async function readPaid(reader: MonthReader, end: CalendarDay): Promise<Paid> {
  const { db, businessId } = reader;
  const rows = await readPayments(reader, 'VAT', end);
  const moved = await db.query<{ id: number; paisa: number }>(
    `select entry.source_id as id, sum(line.credit_paisa - line.debit_paisa)::bigint as paisa
     from vat_payment paid
     join journal_entry entry on entry.business_id = $1 and entry.source_kind = 'VAT_PAYMENT' and entry.source_id = paid.id
     join journal_line line on line.business_id = $1 and line.entry_id = entry.id and line.account_code = paid.account_code
     where paid.business_id = $1 and paid.month_end = $2 group by entry.source_id`,
    [businessId, formatAdDate(end)],
  );
  const inForce = rows.map((row) => ({ row, paisa: row.told.isActive ? row.amount_paisa : 0 }));
  const bookedOf = (id: number): number => moved.find((one) => one.id === id)?.paisa ?? 0;
  const sum = (amounts: readonly number[]): Paisa => asPaisa(amounts.reduce((all, amount) => all + amount, 0));
  const vouchers = inForce.filter(({ row }) => row.told.isActive).map(({ row }) => row.voucher_number);
  return {
    payments: rows.map(({ told }) => told),
    total: sum(inForce.map(({ paisa }) => paisa)),
    vouchers: vouchers.length === 0 ? null : vouchers.toReversed().join(', '),
    booked: sum(moved.map(({ paisa }) => paisa)),
    untied: inForce
      .map(({ row, paisa }) => ({ voucher: row.voucher_number, difference: bookedOf(row.id) - paisa }))
      .filter(({ difference }) => difference !== 0),
  };
}

/** What the documents through the end of a month left on the accounts of VAT, less what payments took off them so far. */
async function readBalances({ db, businessId }: Context, { to }: Month): Promise<VatBalances> {
  const [row] = await db.query<{ output: number; input: number }>(
    `select coalesce(sum(credit_paisa - debit_paisa) filter (where account_code = 'OUTPUT_VAT'), 0)::bigint as output,
       coalesce(sum(debit_paisa - credit_paisa) filter (where account_code = 'INPUT_VAT'), 0)::bigint as input
     from account_day
     where business_id = $1 and account_code in ('OUTPUT_VAT', 'INPUT_VAT') and (day <= $2 or source_kind = 'VAT_PAYMENT')`,
    [businessId, formatAdDate(to)],
  );
  return { output: asPaisa(row?.output ?? 0), input: asPaisa(row?.input ?? 0) };
}
