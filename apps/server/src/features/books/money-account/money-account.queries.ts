import type { Answer, Input } from '@bahi/contract/endpoint';
import { type moneyAccountContract, moneyAccountRow } from '@bahi/contract/books/money-account/money-account.contract';
import { isMoneyGroup, type MoneyGroup, moneyGroups } from '@bahi/domain/posting/accounts/account-groups';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { askedOf } from '../../../platform/http/whole-list.ts';
import type { Row } from '../../../platform/database/table-types.ts';

type Contract = typeof moneyAccountContract;
export type MoneyAccount = Answer<Contract['get']>;
type Reader = Pick<Context, 'db' | 'businessId' | 'outletId'>;
type MoneyRow = Row<'account'> & { outlet_name: string | null; outlet_name_np: string | null; balance_paisa: number };

/** Cash boxes first, then banks and wallets: of each the usual one, and then by code. In an outlet those of that outlet. */
export async function listMoneyAccounts(
  context: Reader & Pick<Context, 'language'>,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const accounts = (await readRows(context, null)).map(moneyAccountOf);
  const { kind } = query;
  const meant = kind === undefined ? accounts : accounts.filter((one) => one.kind === kind);
  return askedOf(moneyAccountRow, meant, query, context.language);
}

export async function listChoices(context: Reader): Promise<Answer<Contract['choices']>> {
  const { db, businessId, outletId } = context;
  const rows = await db.query<Row<'account'>>(
    `select * from account where business_id = $1 and group_code = any($2) and is_active
       and ($3::bigint is null or outlet_id is null or outlet_id = $3)
     order by array_position($2::text[], group_code), is_built_in desc, code`,
    [businessId, moneyGroups, outletId],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: kindOf(row.group_code),
    code: row.code,
    name: row.name,
    nameNp: row.name_np,
    bankName: row.bank_name,
    outletId: row.outlet_id,
    isBuiltIn: row.is_built_in,
  }));
}

export async function getMoneyAccount(context: Reader, id: number): Promise<MoneyAccount> {
  const [row] = await readRows(context, id);
  return row === undefined ? failNotFound() : moneyAccountOf(row);
}

/** What lies on each comes from the kept days. */
function readRows({ db, businessId, outletId }: Reader, id: number | null): Promise<MoneyRow[]> {
  return db.query<MoneyRow>(
    `select account.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
       (select coalesce(sum(day.debit_paisa - day.credit_paisa), 0)::bigint from account_day day
         where day.business_id = $1 and day.account_code = account.code) as balance_paisa
     from account left join outlet on outlet.business_id = account.business_id and outlet.id = account.outlet_id
     where account.business_id = $1 and account.group_code = any($2) and ($3::bigint is null or account.id = $3)
       and ($4::bigint is null or account.outlet_id is null or account.outlet_id = $4)
     order by array_position($2::text[], account.group_code), account.is_built_in desc, account.code`,
    [businessId, moneyGroups, id, outletId],
  );
}

function moneyAccountOf(row: MoneyRow): MoneyAccount {
  return {
    id: row.id,
    kind: kindOf(row.group_code),
    code: row.code,
    name: row.name,
    nameNp: row.name_np,
    bankName: row.bank_name,
    accountNumber: row.account_number,
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    balanceAmount: rupeesOf(row.balance_paisa),
    isBuiltIn: row.is_built_in,
    isActive: row.is_active,
    version: row.version,
  };
}

function kindOf(code: string): MoneyGroup {
  if (!isMoneyGroup(code)) throw new RangeError(`the accounts of ${code} hold no money`);
  return code;
}
