import type { loanContract } from '@bahi/contract/books/loan/loan.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { asAccountCode } from '@bahi/domain/posting/ledger';
import type { LoanAccounts } from '@bahi/domain/posting/accounts/loan';
import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { listVoucherAccounts, readNamed } from '../voucher/voucher.accounts.ts';
import { owedOf, paidOf, type LoanPaid } from './loan.rows.ts';

type Contract = typeof loanContract;
type Rows = Answer<Contract['balances']>['rows'];
type Reader = Pick<Context, 'db' | 'businessId' | 'outletId'>;

/** The group in which the account of each loan stands. */
const groupOfLoans = 'LOANS';

/** The accounts that a loan can name: of loans, of expense with each category by itself, and of money. */
export async function listLoanAccounts(context: Context): Promise<Answer<Contract['accounts']>> {
  const { db, businessId } = context;
  const accounts = await db.query<Pick<Row<'account'>, 'id' | 'kind' | 'group_code'> & { loan_id: number | null }>(
    `select account.id, account.kind, account.group_code, loan.id as loan_id from account
     left join loan on loan.business_id = account.business_id and loan.account_code = account.code
     where account.business_id = $1 and (account.kind = 'expense' or account.group_code = $2)`,
    [businessId, groupOfLoans],
  );
  const known = new Map(accounts.map((account) => [account.id, account]));
  return (await listVoucherAccounts(context)).flatMap((choice) => {
    const account = known.get(choice.id);
    const loanId = account?.loan_id ?? null;
    if (account !== undefined) return { ...choice, loanId, use: account.kind === 'expense' ? 'INTEREST' : 'LOAN' };
    return choice.isMoney ? { ...choice, loanId, use: 'MONEY' } : [];
  });
}

type Asked = { outletId: number; accountId: number; interestAccountId: number; categoryId: number | null };
type Found = Pick<Row<'loan'>, 'account_code' | 'interest_account_code' | 'interest_category_id'>;

/**
 * The accounts of a loan and its interest as a voucher of the outlet can name them, held until the transaction ends; else
 * why not. What a loan has already (`former`) is not judged again: it may be out of use since.
 */
export async function findLoanAccounts(
  context: Context,
  asked: Asked,
  former: Row<'loan'> | null,
): Promise<Found | { refused: RefusedField[] }> {
  const { db, businessId } = context;
  const { outletId, accountId, interestAccountId, categoryId } = asked;
  const { named, refused } = await readNamed(context, { kind: 'LOAN_VOUCHER', outletId }, [
    { accountId, categoryId: null, field: 'accountId', categoryField: 'accountId' },
    {
      accountId: interestAccountId,
      categoryId,
      field: 'interestAccountId',
      categoryField: 'interestAccountId',
    },
  ]);
  const accounts = await db.query<Pick<Row<'account'>, 'id' | 'code' | 'kind' | 'group_code'>>(
    'select id, code, kind, group_code from account where business_id = $1 and id = any($2)',
    [businessId, [accountId, interestAccountId]],
  );
  const loan = accounts.find(({ id }) => id === accountId);
  const interest = accounts.find(({ id }) => id === interestAccountId);
  const isJudged = ({ field }: RefusedField): boolean =>
    former === null ||
    (field === 'accountId'
      ? loan?.code !== former.account_code
      : interest?.code !== former.interest_account_code || categoryId !== former.interest_category_id);
  const outOfUse = refused.filter(isJudged);
  if (outOfUse.length > 0) return { refused: outOfUse };
  const wrong: RefusedField[] = [];
  if (loan?.group_code !== groupOfLoans) wrong.push({ field: 'accountId', key: 'loan.notLoanAccount' });
  if (interest?.kind !== 'expense') wrong.push({ field: 'interestAccountId', key: 'loan.notExpense' });
  const mistaken = wrong.filter(isJudged);
  if (loan === undefined || interest === undefined || mistaken.length > 0) return { refused: mistaken };
  return {
    account_code: loan.code,
    interest_account_code: interest.code,
    interest_category_id: named[1] === null ? categoryId : (named[1]?.categoryId ?? null),
  };
}

/** The accounts onto which a payment of a loan is posted; null where they are no longer those of one, or out of use. */
export async function readPostingAccounts(
  context: Context,
  loan: Row<'loan'>,
): Promise<Omit<LoanAccounts, 'money'> | null> {
  const ids = await context.db.query<{ id: number; code: string }>(
    'select id, code from account where business_id = $1 and code = any($2)',
    [context.businessId, [loan.account_code, loan.interest_account_code]],
  );
  const idOf = (code: string): number => ids.find((one) => one.code === code)?.id ?? Number.NaN;
  const found = await findLoanAccounts(
    context,
    {
      outletId: loan.outlet_id,
      accountId: idOf(loan.account_code),
      interestAccountId: idOf(loan.interest_account_code),
      categoryId: loan.interest_category_id,
    },
    null,
  );
  if ('refused' in found) return null;
  const interest = asAccountCode(found.interest_account_code);
  return {
    loan: asAccountCode(found.account_code),
    interest: { account: interest, categoryId: found.interest_category_id ?? undefined },
  };
}

type BalanceRow = Record<'id' | 'owed_paisa' | 'booked_paisa', number> & {
  outlet_name: string;
  outlet_name_np: string | null;
};

const shown = (row: BalanceRow): Rows[number] => ({
  outletId: row.id,
  outletName: row.outlet_name,
  outletNameNp: row.outlet_name_np,
  registered: rupeesOf(row.owed_paisa),
  booked: rupeesOf(row.booked_paisa),
});

/** What is owed by the register beside what all accounts of loans have, outlet by outlet. */
export async function getLoanBalances({ db, businessId, outletId }: Context): Promise<Answer<Contract['balances']>> {
  const rows = await db.query<BalanceRow>(
    `select outlet.id, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
       coalesce(register.owed_paisa, 0)::bigint as owed_paisa, coalesce(book.booked_paisa, 0)::bigint as booked_paisa
     from outlet
     left join lateral (select sum(loan.amount_paisa - paid.repaid_paisa) as owed_paisa from loan ${paidOf}
       where loan.business_id = $1 and loan.outlet_id = outlet.id) register on true
     left join lateral (select sum(day.credit_paisa - day.debit_paisa) as booked_paisa
       from account join account_day day on day.business_id = account.business_id and day.account_code = account.code
       where account.business_id = $1 and day.outlet_id = outlet.id and (account.group_code = $3
         or exists (select from loan where loan.business_id = $1 and loan.account_code = account.code))) book on true
     where outlet.business_id = $1 and ($2::bigint is null or outlet.id = $2)
       and (register.owed_paisa is not null or book.booked_paisa is not null)
     order by outlet.id`,
    [businessId, outletId, groupOfLoans],
  );
  return { rows: rows.map(shown), differing: await readDiffering({ db, businessId, outletId }) };
}

/** So many accounts that differ are named. */
const mostDiffering = 20;

/** The accounts that differ from the register in some outlet: what one has too much does not make up for another. */
async function readDiffering({ db, businessId, outletId }: Reader) {
  const rows = await db.query<Pick<Row<'account'>, 'id' | 'code' | 'name' | 'name_np'>>(
    `select account.id, account.code, account.name, account.name_np from account
     left join loan on loan.business_id = account.business_id and loan.account_code = account.code ${paidOf}
     where account.business_id = $1 and (account.group_code = $3 or loan.id is not null) and exists (
       select from outlet
       left join lateral (select sum(day.credit_paisa - day.debit_paisa) as booked_paisa from account_day day
         where day.business_id = $1 and day.outlet_id = outlet.id and day.account_code = account.code) book on true
       where outlet.business_id = $1 and ($2::bigint is null or outlet.id = $2)
         and coalesce(book.booked_paisa, 0)
           <> case when outlet.id = loan.outlet_id then loan.amount_paisa - paid.repaid_paisa else 0 end)
     order by account.code limit $4`,
    [businessId, outletId, groupOfLoans, mostDiffering],
  );
  return rows.map(({ id, code, name, name_np: nameNp }) => ({ id, code, name, nameNp }));
}

/** One loan beside its account: in its own outlet, and wherever else the account has anything. */
export async function readBalancesOf({ db, businessId, outletId }: Reader, loan: LoanPaid): Promise<Rows> {
  const rows = await db.query<BalanceRow>(
    `select outlet.id, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
       case when outlet.id = $3 then $4 else 0 end::bigint as owed_paisa, coalesce(book.booked_paisa, 0)::bigint as booked_paisa
     from outlet
     left join lateral (select sum(day.credit_paisa - day.debit_paisa) as booked_paisa from account_day day
       where day.business_id = $1 and day.outlet_id = outlet.id and day.account_code = $5) book on true
     where outlet.business_id = $1 and ($2::bigint is null or outlet.id = $2)
       and (outlet.id = $3 or coalesce(book.booked_paisa, 0) <> 0)
     order by outlet.id`,
    [businessId, outletId, loan.outlet_id, owedOf(loan), loan.account_code],
  );
  return rows.map(shown);
}

/** Out of which account of money a voucher paid. */
export async function readPaidFrom({ db, businessId }: Reader, voucherId: number): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(
    `select account.id from voucher_line line
     join account on account.business_id = line.business_id and account.code = line.account_code
     where line.business_id = $1 and line.voucher_id = $2 and line.credit_paisa > 0`,
    [businessId, voucherId],
  );
  return row?.id ?? null;
}
