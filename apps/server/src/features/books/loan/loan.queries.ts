import { mostPaymentsShown, type loanContract } from '@bahi/contract/books/loan/loan.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { loanPlan } from '@bahi/domain/numbers/loan';
import { sumPaisa } from '@bahi/domain/numbers/money';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import {
  foundBy,
  nepaliOrder,
  orderOf,
  readPage,
  shownName,
  type Sorting,
} from '../../../platform/database/list-query.ts';
import { readUnlockedFrom } from '../ledger/open-days.ts';
import { readBalancesOf, readPaidFrom } from './loan.accounts.ts';
import {
  dueDaysOf,
  dueInstalments,
  instalmentsLeft,
  type Loan,
  loanNowOf,
  type LoanOfOutlet,
  type LoanPaid,
  loanRowOf,
  nextDueDay,
  paidOf,
  type PostedPayment,
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
  const unlockedFrom = await readUnlockedFrom(context);
  const last = payments.at(-1);
  const from = storedDay(row.from_on);
  const due = bothDates(nextDueDay(context, row), context.calendar);
  return {
    ...loanRowOf(context, row),
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
    instalments: instalmentsLeft(row),
    note: row.note,
    ...planOf(context, row, payments),
    payments: payments.slice(-mostPaymentsShown).toReversed().map(shownPayment),
    paymentCount: payments.length,
    interestPaid: rupeesOf(payments.reduce((sum, { interest_paisa: paisa }) => sum + paisa, 0)),
    paidFromId: last === undefined ? null : await readPaidFrom(context, last.voucher_id),
    balances: await readBalancesOf(context, row),
    isRemovable: payments.length === 0,
    isReversible: last !== undefined && (unlockedFrom === null || unlockedFrom <= storedDay(last.dated_on)),
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

function planOf(context: Context, loan: LoanPaid, payments: readonly PostedPayment[]) {
  const plan = loanPlan(loanNowOf(loan, payments), dueDaysOf(context, loan));
  return {
    plan: plan.map(({ dueOn, principal, interest, owedAfter }) => {
      const { ad, bs } = bothDates(dueOn, context.calendar);
      return {
        dueOnAD: ad,
        dueOnBS: bs,
        principal: rupeesOf(principal),
        interest: rupeesOf(interest),
        owed: rupeesOf(owedAfter),
        isDue: dueOn <= context.today,
      };
    }),
    interestToCome: rupeesOf(sumPaisa(plan.map(({ interest }) => interest))),
  };
}

/** The payments of a loan, in their order. */
export function readPayments({ db, businessId }: Reader, id: number): Promise<PostedPayment[]> {
  return db.query<PostedPayment>(
    `select payment.*, voucher.number as code, voucher.dated_on, voucher.dated_on_bs from loan_payment payment
     join voucher on voucher.business_id = payment.business_id and voucher.id = payment.voucher_id
     where payment.business_id = $1 and payment.loan_id = $2 order by payment.place`,
    [businessId, id],
  );
}

function shownPayment(payment: PostedPayment): Loan['payments'][number] {
  const { voucher_id: id, code, created_by_name: postedBy } = payment;
  return {
    place: payment.place,
    paidOnAD: payment.dated_on,
    paidOnBS: payment.dated_on_bs,
    dueOnAD: payment.due_on,
    principal: rupeesOf(payment.principal_paisa),
    interest: rupeesOf(payment.interest_paisa),
    charges: rupeesOf(payment.charges_paisa),
    voucher: { id, code: code ?? '', postedBy },
  };
}

/** The register, what began last first unless another order is asked for; searched by either name and the lender. */
export async function listLoans(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const { db, businessId } = context;
  let selection = db
    .tables()
    .selectFrom('loan')
    .innerJoin('outlet', (join) =>
      join.onRef('outlet.business_id', '=', 'loan.business_id').onRef('outlet.id', '=', 'loan.outlet_id'),
    )
    .where('loan.business_id', '=', businessId);
  for (const condition of conditions(query)) selection = selection.where(condition);
  const shown = selection
    .selectAll('loan')
    .select([
      'outlet.name as outlet_name',
      'outlet.name_np as outlet_name_np',
      sql<number>`(select count(*)::int ${ofLoan})`.as('payments'),
      sql<number>`(select count(payment.due_on)::int ${ofLoan})`.as('settled'),
      sql<number>`${repaidPaisa}::bigint`.as('repaid_paisa'),
    ])
    .$castTo<LoanOfOutlet>();
  const order = orderOf(sortingOf(context), query.sort, '-fromOn', 'loan.id');
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  return { rows: rows.map((row) => loanRowOf(context, row)), recordsTotal };
}

const ofLoan = sql`from loan_payment payment where payment.business_id = loan.business_id and payment.loan_id = loan.id`;
const repaidPaisa = sql`(select coalesce(sum(payment.principal_paisa), 0) ${ofLoan})`;

function conditions({ search, isActive, state }: Input<Contract['list']>['query']): RawBuilder<SqlBool>[] {
  const isRunning = sql<SqlBool>`${repaidPaisa} < loan.amount_paisa`;
  return [
    foundBy(search, { names: ['loan.name', 'loan.name_np', 'loan.lender'] }),
    state === undefined ? null : sql<SqlBool>`(${isRunning}) = ${state === 'RUNNING'}`,
    isActive === undefined ? null : sql<SqlBool>`(${isRunning}) = ${isActive}`,
  ].filter((condition) => condition !== null);
}

function sortingOf({ language }: Pick<Context, 'language'>): Sorting {
  return {
    name: shownName(language, 'loan'),
    lender: nepaliOrder('loan.lender'),
    fromOn: sql`loan.from_on`,
    amount: sql`loan.amount_paisa`,
    owed: sql`loan.amount_paisa - ${repaidPaisa}`,
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
  return running.reduce((count, loan) => count + dueInstalments(context, loan, until), 0);
}
