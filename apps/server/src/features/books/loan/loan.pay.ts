import type { loanContract } from '@bahi/contract/books/loan/loan.contract';
import type { Input } from '@bahi/contract/endpoint';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { isInFuture } from '@bahi/domain/calendar/document-days';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { loanLines, type LoanPaid as Amounts } from '@bahi/domain/posting/accounts/loan';
import type { VoucherLine } from '@bahi/domain/posting/accounts/voucher';
import type { Context } from '../../../platform/core/context.ts';
import { dayInBothCalendars, dayText, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail, failStale } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { refuseLocked } from '../ledger/open-days.ts';
import { readNamed } from '../voucher/voucher.accounts.ts';
import { takeBackById } from '../voucher/voucher.cancel.ts';
import { writeVoucher } from '../voucher/voucher.write.ts';
import { readPostingAccounts } from './loan.accounts.ts';
import { takeLoan } from './loan.commands.ts';
import { readPayments } from './loan.payments.ts';
import { getLoan } from './loan.queries.ts';
import {
  type Loan,
  type LoanPaid,
  nextInstalment,
  owedOf,
  type PostedPayment,
  type WithPayments,
} from './loan.rows.ts';

type Contract = typeof loanContract;
type Form = Input<Contract['pay']>['body'];

/** Pays an instalment, or besides: one voucher of the loan's outlet and of the day on which the money went. */
export async function payLoan(context: Context, { params, body }: Input<Contract['pay']>): Promise<Loan> {
  const loan = await takeLoan(context, params.id);
  const name = nameOf(context, loan);
  if (body.place !== loan.payments + 1) fail('loan.paidMeanwhile', { status: 409 });
  if (body.version !== loan.version) failStale();
  if (owedOf(loan) === 0 && (body.isInstalment || (body.principal ?? 0) > 0)) fail('loan.paidOff', { status: 409 });
  const paid = amountsOf(context, body, loan);
  const payments = await readPayments(context, loan.id);
  const day = await paidOnOf(context, body, { loan, payments });
  const accounts = await readPostingAccounts(context, loan);
  if (accounts === null) return fail('loan.accountChanged', { status: 409, parameters: { name } });
  const money = await readMoney(context, body, loan.outlet_id);
  const lines = loanLines({ ...accounts, money }, paid).map((line) => ({ ...line, narration: null }));
  const next = nextInstalment(context, { loan, payments });
  const narration = body.note ?? (body.isInstalment ? `${name}, ${dayText(context, next.due)}` : name);
  const written = { outletId: loan.outlet_id, day, narration, lines };
  const voucherId = await writeVoucher(context, 'LOAN_VOUCHER', written);
  const settled = body.isInstalment ? next : null;
  await insertPayment(context, loan, { paid, voucherId, settled });
  await moveOn(context, loan, settled === null ? loan.due_again : loan.due_again.slice(settled.passed.length + 1));
  context.say('loan.paid', { name });
  return getLoan(context, loan.id);
}

function amountsOf({ language }: Context, form: Form, loan: LoanPaid): Amounts {
  const [principal, interest, charges] = [form.principal, form.interest, form.charges].map((rupees) =>
    paisaOf(rupees ?? 0),
  );
  const owed = owedOf(loan);
  if (principal === undefined || interest === undefined || charges === undefined) throw new RangeError('three amounts');
  if (principal > owed)
    fail('loan.moreThanOwed', { field: 'principal', parameters: { amount: formatRupees(owed, language) } });
  return { principal, interest, charges };
}

/** The day on which the money really went: not before the last payment, nor in the future, nor in what is locked. */
async function paidOnOf(context: Context, form: Form, { loan, payments }: WithPayments): Promise<CalendarDay> {
  const field = 'paidOnAD';
  const sent = { ad: form.paidOnAD, bs: form.paidOnBS };
  const day = readRequiredDay(context.calendar, sent, { ad: field, bs: 'paidOnBS' });
  if (isInFuture(day, context.today)) fail('common.dateFuture', { field });
  const since = storedDay(payments.at(-1)?.dated_on ?? loan.from_on);
  if (day < since) fail('loan.paidEarly', { field, parameters: { day: dayInBothCalendars(context, since) } });
  await refuseLocked(context, { day, field, hasVat: false });
  return day;
}

/** The account of money that is named, as money moves out of it by hand. */
async function readMoney(context: Context, { accountId }: Form, outletId: number): Promise<VoucherLine['account']> {
  const line = { accountId, categoryId: null, field: 'accountId', categoryField: 'accountId' };
  const { named, refused } = await readNamed(context, { kind: 'CONTRA_VOUCHER', outletId }, [line]);
  if (refused.length > 0) fail('common.invalid', { fields: refused });
  return named[0]?.code ?? fail('common.choiceUnknown', { field: 'accountId' });
}

type Posted = { paid: Amounts; voucherId: number; settled: ReturnType<typeof nextInstalment> | null };

async function insertPayment(context: Context, loan: LoanPaid, { paid, voucherId, settled }: Posted): Promise<void> {
  const { db, businessId, session } = context;
  await insertRow(db, 'loan_payment', {
    business_id: businessId,
    loan_id: loan.id,
    outlet_id: loan.outlet_id,
    place: loan.payments + 1,
    due_on: settled === null ? null : formatAdDate(settled.due),
    passed_on: (settled?.passed ?? []).map(formatAdDate),
    principal_paisa: paid.principal,
    interest_paisa: paid.interest,
    charges_paisa: paid.charges,
    voucher_id: voucherId,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
}

/** A loan that is paid, or paid no more, is another than whoever edits or pays it has seen. */
async function moveOn({ db, businessId }: Context, { id, version }: LoanPaid, dueAgain: string[]): Promise<void> {
  await db
    .tables()
    .updateTable('loan')
    .set({ due_again: dueAgain, version: version + 1 })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
}

/** Takes the payment that was posted last back, while the day of its voucher is open. */
export async function takePaymentBack(context: Context, { params, body }: Input<Contract['takeBack']>): Promise<Loan> {
  const { db, businessId } = context;
  const loan = await takeLoan(context, params.id);
  const last = (await readPayments(context, loan.id)).at(-1);
  if (last === undefined || last.voucher_id !== body.voucherId) return fail('loan.notLast', { status: 409 });
  await refuseLocked(context, { day: storedDay(last.dated_on), field: 'reason', hasVat: false });
  await db.query('delete from loan_payment where business_id = $1 and id = $2', [businessId, last.id]);
  await takeBackById(context, last.voucher_id, body.reason);
  await moveOn(context, loan, dueAgain(loan, last));
  context.say('loan.takenBack', { name: nameOf(context, loan) });
  return getLoan(context, loan.id);
}

/** The days that come first once a payment is taken back: those of its instalments that what is counted from no longer gives. */
function dueAgain(loan: LoanPaid, { due_on: due, passed_on: passed }: PostedPayment): string[] {
  const days = due === null ? [] : [...passed, due];
  const missing = Math.max(0, loan.due_after - (loan.settled - days.length)) - loan.due_again.length;
  return [...days.slice(0, missing), ...loan.due_again];
}

function nameOf({ language }: Pick<Context, 'language'>, { name, name_np: nameNp }: Row<'loan'>): string {
  return language === 'ne' ? (nameNp ?? name) : name;
}
