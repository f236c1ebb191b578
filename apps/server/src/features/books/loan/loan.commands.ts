import type { loanContract } from '@bahi/contract/books/loan/loan.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isInFuture } from '@bahi/domain/calendar/document-days';
import { instalmentDay, loanMonths, mostInstalments } from '@bahi/domain/numbers/loan';
import { asPaisa, formatRupees, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, dayInBothCalendars, readRequiredDay } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { refuseEditWithout } from '../../../platform/database/write-record.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { readOutlet } from '../ledger/document-outlet.ts';
import { findLoanAccounts } from './loan.accounts.ts';
import { readPayments } from './loan.payments.ts';
import { getLoan } from './loan.queries.ts';
import {
  interestFromOf,
  type Loan,
  type LoanPaid,
  nextInstalment,
  type PaidBack,
  paidOf,
  type WithPayments,
} from './loan.rows.ts';

type Contract = typeof loanContract;
type Form = Input<Contract['save']>['body'];

/** Registers a loan, or mends one: what is paid of it stays as it is posted. */
export async function saveLoan(context: Context, { body }: Input<Contract['save']>): Promise<Loan> {
  refuseEditWithout(context, 'loan.update', body);
  const former = body.id === undefined ? null : await takeLoan(context, body.id, body.version);
  const { id: outletId } = await readOutlet(context, body.outletId);
  const accounts = await findLoanAccounts(context, { ...body, outletId }, former);
  if ('refused' in accounts) return fail('common.invalid', { fields: accounts.refused });
  await refuseTaken(context, accounts.account_code, former);
  const due = dueOnOf(context, body);
  const held = former === null ? null : { loan: former, payments: await readPayments(context, former.id) };
  const columns = { ...columnsOf(context, body), ...dueColumns(context, { due, form: body, held }), ...accounts };
  const next = { ...columns, outlet_id: outletId };
  if (former !== null && former.payments > 0) refuseOfPaid(context, former, next);
  refuseEarlyDue(context, { due, from: interestFromOf(next, held?.payments ?? []) });
  const id = former === null ? await insertLoan(context, next) : await mendLoan(context, former, next);
  context.say('loan.saved');
  return getLoan(context, id);
}

/** Two who choose one account at once meet the constraint, which says the same. */
async function refuseTaken({ db, businessId }: Context, code: string, former: LoanPaid | null): Promise<void> {
  const [other] = await db.query<{ id: number }>(
    'select id from loan where business_id = $1 and account_code = $2 and id is distinct from $3',
    [businessId, code, former?.id ?? null],
  );
  if (other !== undefined) fail('loan.accountTaken', { field: 'accountId' });
}

function columnsOf(context: Context, form: Form) {
  const { calendar, today } = context;
  const sent = { ad: form.fromOnAD, bs: form.fromOnBS };
  const from = readRequiredDay(calendar, sent, { ad: 'fromOnAD', bs: 'fromOnBS' });
  if (isInFuture(from, today)) fail('common.dateFuture', { field: 'fromOnAD' });
  if (form.rate === 0 && form.way === 'INTEREST_ONLY' && form.instalments > 1)
    fail('loan.nothingUntilEnd', { field: 'instalments' });
  const fromDates = bothDates(from, calendar);
  return {
    name: form.name,
    name_np: form.nameNp,
    lender: form.lender,
    amount_paisa: paisaFromRupees(form.amount) ?? zeroPaisa,
    from_on: fromDates.ad,
    from_on_bs: fromDates.bs,
    rate_hundredths: Math.round(form.rate * 100),
    way: form.way,
    every: form.every,
    note: form.note,
  };
}

function dueOnOf({ calendar }: Context, form: Form): CalendarDay {
  const sent = { ad: form.dueOnAD, bs: form.dueOnBS };
  const day = readRequiredDay(calendar, sent, { ad: 'dueOnAD', bs: 'dueOnBS' });
  const last = instalmentDay(day, (form.instalments - 1) * loanMonths[form.every], calendar);
  if (last === null) fail('loan.calendarEnds', { field: 'instalments' });
  return day;
}

type Due = { due: CalendarDay; form: Form; held: WithPayments | null };

/**
 * From which instalment on the days are counted. Where the next one's day is as it was, what they are counted from stays:
 * else a month that was shorter would move all that come after it. What came to nothing before it is passed over for good.
 */
function dueColumns(context: Context, { due, form, held }: Due) {
  const settled = held?.loan.settled ?? 0;
  if (held !== null && form.every === held.loan.every) {
    const next = nextInstalment(context, held);
    const { due_on, due_on_bs, due_after, due_again } = held.loan;
    const after = due_after - next.passed.length;
    const count = form.instalments + settled - after;
    const again = due_again.slice(next.passed.length);
    if (next.due === due && count >= 1 && count <= mostInstalments)
      return { due_on, due_on_bs, due_after: after, due_again: again, instalment_count: count };
  }
  const dates = bothDates(due, context.calendar);
  const counted = { due_on: dates.ad, due_on_bs: dates.bs, due_after: settled, due_again: [] };
  return { ...counted, instalment_count: form.instalments };
}

type Columns = ReturnType<typeof columnsOf> &
  ReturnType<typeof dueColumns> &
  Pick<Row<'loan'>, 'account_code' | 'interest_account_code' | 'interest_category_id' | 'outlet_id'>;

/** Payments that are posted stay those of the loan: of its account and outlet, from its first day on, within its amount. */
function refuseOfPaid(context: Context, former: LoanPaid, next: Columns): void {
  if (next.outlet_id !== former.outlet_id) fail('loan.begun', { field: 'outletId' });
  if (next.account_code !== former.account_code) fail('loan.begun', { field: 'accountId' });
  if (next.from_on !== former.from_on) fail('loan.begun', { field: 'fromOnAD' });
  const amount = formatRupees(asPaisa(former.repaid_paisa), context.language);
  if (next.amount_paisa < former.repaid_paisa) fail('loan.lessThanRepaid', { field: 'amount', parameters: { amount } });
}

/** The next instalment is due after the day from which its interest counts: else it would be none. */
function refuseEarlyDue(context: Context, { due, from }: { due: CalendarDay; from: CalendarDay }): void {
  if (due <= from) fail('loan.dueEarly', { field: 'dueOnAD', parameters: { day: dayInBothCalendars(context, from) } });
}

function insertLoan({ db, businessId, session }: Context, columns: Columns): Promise<number> {
  return insertRow(db, 'loan', {
    business_id: businessId,
    ...columns,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
}

async function mendLoan({ db, businessId }: Context, { id, version }: LoanPaid, columns: Columns): Promise<number> {
  await db
    .tables()
    .updateTable('loan')
    .set({ ...columns, version: version + 1 })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
  return id;
}

/** A loan, held until the transaction ends, as whoever changes it saw it, with what is paid of it. */
export async function takeLoan(context: Context, id: number, version?: number): Promise<LoanPaid> {
  const { db, businessId } = context;
  const [row] = await db.query<Row<'loan'>>('select * from loan where business_id = $1 and id = $2 for update', [
    businessId,
    id,
  ]);
  if (row === undefined) return failNotFound();
  if (version !== undefined && version !== row.version) failStale();
  const [paid] = await db.query<PaidBack>(
    `select paid.* from loan ${paidOf} where loan.business_id = $1 and loan.id = $2`,
    [businessId, id],
  );
  return { ...row, ...(paid ?? { payments: 0, settled: 0, repaid_paisa: 0 }) };
}

/** Takes one out of the register that was entered by mistake, while nothing of it is paid. */
export async function removeLoan(
  context: Context,
  { params, query }: Input<Contract['remove']>,
): Promise<Answer<Contract['remove']>> {
  const { db, businessId } = context;
  const { id, payments } = await takeLoan(context, params.id, query.version);
  if (payments > 0) fail('loan.begun', { status: 409 });
  await db.query('delete from loan where business_id = $1 and id = $2', [businessId, id]);
  context.say('loan.removed');
  return { id };
}
