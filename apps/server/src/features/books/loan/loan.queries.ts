import { mostPaymentsShown, type loanContract } from '@bahi/contract/books/loan/loan.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { foundBy, nepaliOrder, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import { readOpenFrom } from '../ledger/open-days.ts';
import { readRegister } from '../../../platform/database/register-page.ts';
import { readBalancesOf, readPaidFrom } from './loan.accounts.ts';
import { readPayments, readPaymentsOf, shownPayment } from './loan.payments.ts';
import { planOf } from './loan.plan.ts';
import {
  dueInstalments,
  instalmentsLeft,
  type Loan,
  type LoanOfOutlet,
  type LoanPaid,
  loanRowOf,
  nextInstalment,
  paidOf,
} from './loan.rows.ts';

type Contract = typeof loanContract;
type Reader = Pick<Context, 'db' | 'businessId'>;
type Named = Record<'account_name' | 'account_name_np' | 'interest_account_name' | 'interest_account_name_np', string> &
  Record<'account_id' | 'interest_account_id', number>;
type Detailed = LoanOfOutlet & Named & Record<'category_name' | 'category_name_np', string | null>;

/** One of the register; 404 for another business's or another outlet's. */
export async function getLoan(context: Context, id: number): Promise<Loan> {
  const row = await readDetailed(context, id);
  const payments = await readPayments(context, id);
  const last = payments.at(-1);
  const from = storedDay(row.from_on);
  const openFrom = await readOpenFrom(context, { hasVat: false });
  const next = nextInstalment(context, { loan: row, payments });
  const due = bothDates(next.due, context.calendar);
  return {
    ...loanRowOf(context, row, payments),
    accountId: row.account_id,
    accountName: row.account_name,
    accountNameNp: row.account_name_np,
    interestAccountId: row.interest_account_id,
    interestAccountName: row.interest_account_name,
    interestAccountNameNp: row.interest_account_name_np,
    categoryId: row.interest_category_id,
    categoryName: row.category_name,
    categoryNameNp: row.category_name_np,
    fromOnAD: bothDates(from, context.calendar).ad,
    fromOnBS: row.from_on_bs,
    way: row.way,
    every: row.every,
    dueOnAD: due.ad,
    dueOnBS: due.bs,
    instalments: instalmentsLeft(row) - next.passed.length,
    note: row.note,
    ...planOf(context, row, payments),
    payments: payments.slice(-mostPaymentsShown).toReversed().map(shownPayment),
    paymentCount: payments.length,
    interestPaid: rupeesOf(payments.reduce((sum, { interest_paisa: paisa }) => sum + paisa, 0)),
    paidFromId: last === undefined ? null : await readPaidFrom(context, last.voucher_id),
    balances: await readBalancesOf(context, row),
    isRemovable: payments.length === 0,
    isReversible: last !== undefined && (openFrom === null || openFrom <= storedDay(last.dated_on)),
  };
}

async function readDetailed({ db, businessId }: Reader, id: number): Promise<Detailed> {
  const [row] = await db.query<Detailed>(
    `select loan.*, paid.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
       account.id as account_id, account.name as account_name, account.name_np as account_name_np,
       interest.id as interest_account_id, interest.name as interest_account_name, interest.name_np as interest_account_name_np,
       category.name as category_name, category.name_np as category_name_np
     from loan ${paidOf}
     join outlet on outlet.business_id = loan.business_id and outlet.id = loan.outlet_id
     join account on account.business_id = loan.business_id and account.code = loan.account_code
     join account interest on interest.business_id = loan.business_id and interest.code = loan.interest_account_code
     left join category on category.business_id = loan.business_id and category.id = loan.interest_category_id
     where loan.business_id = $1 and loan.id = $2`,
    [businessId, id],
  );
  return row ?? failNotFound();
}

/** The register, what began last first unless another order is asked for; searched by either name and the lender. */
export async function listLoans(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const register = {
    table: 'loan',
    beside: { joined: paidOf, name: 'paid' },
    conditions: conditions(query),
    sorting: sortingOf(context),
    usualSort: '-fromOn',
  };
  const { rows, recordsTotal } = await readRegister<LoanOfOutlet>(context, register, query);
  const paymentsOf = await readPaymentsOf(
    context,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => loanRowOf(context, row, paymentsOf(row.id))), recordsTotal };
}

function conditions({ search, isActive, state }: Input<Contract['list']>['query']): (RawBuilder<SqlBool> | null)[] {
  const isRunning = sql<SqlBool>`paid.repaid_paisa < loan.amount_paisa`;
  return [
    foundBy(search, { names: ['loan.name', 'loan.name_np', 'loan.lender'] }),
    state === undefined ? null : sql<SqlBool>`(${isRunning}) = ${state === 'RUNNING'}`,
    isActive === undefined ? null : sql<SqlBool>`(${isRunning}) = ${isActive}`,
  ];
}

function sortingOf({ language }: Pick<Context, 'language'>): Sorting {
  return {
    name: shownName(language, 'loan'),
    lender: nepaliOrder('loan.lender'),
    fromOn: sql`loan.from_on`,
    amount: sql`loan.amount_paisa`,
    owed: sql`loan.amount_paisa - paid.repaid_paisa`,
    outletName: nepaliOrder('outlet.name'),
  };
}

/** How many instalments of all loans until a day are not paid. */
export async function countDueInstalments(context: Context, until: CalendarDay): Promise<number> {
  const { db, businessId } = context;
  const running = await db.query<LoanPaid>(
    `select loan.*, paid.* from loan ${paidOf}
     where loan.business_id = $1 and paid.repaid_paisa < loan.amount_paisa and loan.from_on <= $2 order by loan.id`,
    [businessId, bothDates(until, context.calendar).ad],
  );
  const paymentsOf = await readPaymentsOf(
    context,
    running.map(({ id }) => id),
  );
  return running.reduce(
    (count, loan) => count + dueInstalments(context, { loan, payments: paymentsOf(loan.id) }, until),
    0,
  );
}
