import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { foundBy, orderOf, readPage } from '../../../platform/database/list-query.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readBankAccount, type Reader } from './bank.account.ts';

type List = (typeof bankStatementContract)['list'];
type Shown = Answer<List>['rows'][number];
type StatementRow = Row<'bank_statement'> & { account_id: number; account_name: string; account_name_np: string };

const sorting = {
  fromAD: sql`bank_statement.from_on`,
  toAD: sql`bank_statement.to_on`,
  closingAmount: sql`bank_statement.closing_paisa`,
  lineCount: sql`bank_statement.line_count`,
  enteredAt: sql`bank_statement.id`,
};

/** The statements that were read, the latest first. */
export async function listStatements(context: Context, { query }: Input<List>): Promise<Answer<List>> {
  let selection = statementsOf(context);
  if (query.moneyAccountId !== undefined) selection = selection.where('account.id', '=', query.moneyAccountId);
  const found = foundBy(query.search, {
    names: ['account.name', 'account.name_np'],
    codes: ['bank_statement.file_name'],
  });
  if (found !== null) selection = selection.where(found);
  const order = orderOf(sorting, query.sort, '-enteredAt', 'bank_statement.id');
  const { rows, recordsTotal } = await readPage(context, selection, withNames(selection), order, query);
  return { rows: rows.map(statementOf), recordsTotal };
}

export async function getStatement(context: Reader, id: number): Promise<Shown> {
  const row = await withNames(statementsOf(context)).where('bank_statement.id', '=', id).executeTakeFirst();
  return row === undefined ? failNotFound() : statementOf(row);
}

function statementsOf({ db, businessId, outletId }: Reader) {
  const all = db
    .tables()
    .selectFrom('bank_statement')
    .innerJoin('account', (join) =>
      join
        .onRef('account.business_id', '=', 'bank_statement.business_id')
        .onRef('account.code', '=', 'bank_statement.account_code'),
    )
    .where('bank_statement.business_id', '=', businessId);
  return outletId === null ? all : all.where('account.outlet_id', '=', outletId);
}

function withNames(selection: ReturnType<typeof statementsOf>) {
  return selection
    .selectAll('bank_statement')
    .select(['account.id as account_id', 'account.name as account_name', 'account.name_np as account_name_np'])
    .$castTo<StatementRow>();
}

function statementOf(row: StatementRow): Shown {
  return {
    id: row.id,
    moneyAccountId: row.account_id,
    accountName: row.account_name,
    accountNameNp: row.account_name_np,
    fileName: row.file_name,
    fromAD: row.from_on,
    toAD: row.to_on,
    openingAmount: rupeesOf(row.opening_paisa),
    closingAmount: rupeesOf(row.closing_paisa),
    lineCount: row.line_count,
    knownCount: row.known_count,
    enteredBy: row.created_by_name,
    enteredAt: row.created_at.toISOString(),
  };
}

/** Takes the last statement of an account out again, while none of its lines is matched. */
export async function removeStatement(context: Context, id: number): Promise<Record<string, never>> {
  const { db, businessId } = context;
  const { moneyAccountId } = await getStatement(context, id);
  const { code } = await readBankAccount(context, moneyAccountId, { lock: true });
  const [state] = await db.query<{ is_last: boolean; is_matched: boolean }>(
    `select not exists (select from bank_statement later where later.business_id = $1 and later.account_code = $3 and later.id > $2) as is_last,
       exists (select from bank_line line join bank_match_part part on part.business_id = $1 and part.line_id = line.id
         where line.business_id = $1 and line.statement_id = $2) as is_matched`,
    [businessId, id, code],
  );
  if (state?.is_last !== true) fail('bankStatement.notLast', { status: 409 });
  if (state?.is_matched === true) fail('bankStatement.linesMatched', { status: 409 });
  await db.query('delete from bank_statement where business_id = $1 and id = $2', [businessId, id]);
  context.say('bankStatement.removed');
  return {};
}
