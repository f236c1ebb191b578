import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { asPaisa, type Paisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';

type Account = Answer<(typeof bankStatementContract)['accounts']>[number];
export type Reader = Pick<Context, 'db' | 'businessId' | 'outletId'>;

/** The account whose statements are read. */
export type BankAccount = { id: number; code: string; outletId: number | null };

/** A day after all others. */
export const everAfter = '9999-12-31';

type AccountRow = Row<'account'> & {
  book_paisa: number;
  statement_paisa: number | null;
  read_through: string | null;
  read_through_bs: string | null;
  open_lines: number;
};

/** The bank accounts and wallets that the caller may reconcile. */
export async function listBankAccounts(context: Reader): Promise<Account[]> {
  return (await readRows(context, null)).map(accountOf);
}

/** One as `listBankAccounts` tells it. */
export async function tellAccount(context: Reader, { id }: Pick<BankAccount, 'id'>): Promise<Account> {
  const [row] = await readRows(context, id);
  return row === undefined ? failNotFound() : accountOf(row);
}

/** Whoever works in one outlet sees of an account of all outlets only a part: theirs are the accounts of that outlet. */
function readRows({ db, businessId, outletId }: Reader, id: number | null): Promise<AccountRow[]> {
  return db.query<AccountRow>(
    `select account.*, last.balance_paisa as statement_paisa, last.dated_on as read_through, last.dated_on_bs as read_through_bs,
       (select coalesce(sum(day.debit_paisa - day.credit_paisa), 0)::bigint from account_day day
         where day.business_id = $1 and day.account_code = account.code) as book_paisa,
       (select count(*)::int from bank_line line where line.business_id = $1 and line.account_code = account.code
         and not exists (select from bank_match_part part where part.business_id = $1 and part.line_id = line.id)) as open_lines
     from account
     left join lateral (select balance_paisa, dated_on, dated_on_bs from bank_line line
       where line.business_id = $1 and line.account_code = account.code order by line.place desc limit 1) last on true
     where account.business_id = $1 and account.group_code in ('BANK', 'WALLET') and ($2::bigint is null or account.id = $2)
       and ($3::bigint is null or account.outlet_id = $3)
     order by account.group_code, account.is_built_in desc, account.code`,
    [businessId, id, outletId],
  );
}

function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    kind: row.group_code === 'WALLET' ? 'WALLET' : 'BANK',
    code: row.code,
    name: row.name,
    nameNp: row.name_np,
    bankName: row.bank_name,
    outletId: row.outlet_id,
    bookAmount: rupeesOf(row.book_paisa),
    statementAmount: row.statement_paisa === null ? null : rupeesOf(row.statement_paisa),
    readThroughAD: row.read_through,
    readThroughBS: row.read_through_bs,
    openLines: row.open_lines,
  };
}

/**
 * The bank account or wallet that is named, with `lock` alone among those who read and match its statements until the
 * transaction ends. The row of the account stays free: payments go on while a file is stored. Refused is one that holds cash, and one of all outlets to who works in one.
 */
export async function readBankAccount(
  { db, businessId, outletId }: Reader,
  id: number,
  { field, lock = false }: { field?: string; lock?: boolean } = {},
): Promise<BankAccount> {
  if (lock)
    await db.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [`bank account:${id}`, businessId]);
  const [row] = await db.query<Row<'account'>>('select * from account where business_id = $1 and id = $2', [
    businessId,
    id,
  ]);
  if (row === undefined) return field === undefined ? failNotFound() : fail('common.choiceUnknown', { field });
  const at = field === undefined ? { status: 409 as const } : { field };
  if (row.group_code !== 'BANK' && row.group_code !== 'WALLET') fail('bankStatement.notBank', at);
  if (outletId !== null && row.outlet_id !== outletId)
    fail('bankStatement.ofAllOutlets', field === undefined ? { status: 403 } : { field });
  return { id: row.id, code: row.code, outletId: row.outlet_id };
}

/** What the books have on an account as at a day, from the kept days. */
export async function readBookBalance({ db, businessId }: Reader, code: string, day: string): Promise<Paisa> {
  const [row] = await db.query<{ paisa: number }>(
    `select coalesce(sum(debit_paisa - credit_paisa), 0)::bigint as paisa from account_day
     where business_id = $1 and account_code = $2 and day <= $3`,
    [businessId, code, day],
  );
  return asPaisa(row?.paisa ?? 0);
}
