import {
  accountKinds,
  accountTreeRow,
  type ownAccountContract,
} from '@bahi/contract/books/own-account/own-account.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { chartOfAccounts } from '@bahi/domain/posting/ledger';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { askedOf } from '../../../platform/http/whole-list.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import {
  type AccountGroup,
  accountGroupOf,
  type AccountRow,
  type OwnAccount,
  ownAccountOf,
  type TreeRow,
  treeRowsOf,
} from './own-account.rows.ts';

type Contract = typeof ownAccountContract;
type Reader = Pick<Context, 'db' | 'businessId'>;

/** The whole tree by nature: each group with its accounts, those of the chart as they stand in it, and then own ones by code. */
export async function listAccountTree(
  context: Reader & Pick<Context, 'language'>,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  return askedOf(accountTreeRow, await readTree(context), query, context.language);
}

/** The same as a whole. */
export async function readTree({ db, businessId }: Reader): Promise<TreeRow[]> {
  const [groups, accounts] = await Promise.all([
    db.query<Row<'account_group'>>(
      `select * from account_group where business_id = $1
       order by array_position($2::text[], kind), place, code`,
      [businessId, accountKinds],
    ),
    db.query<AccountRow>(
      `${accountsWithGroup} where account.business_id = $1
       order by coalesce(array_position($2::text[], account.code), 1000), account.code`,
      [businessId, chartOfAccounts.map(({ code }) => code)],
    ),
  ]);
  return groups.flatMap((group) => treeRowsOf(group, accounts));
}

export async function getOwnAccount({ db, businessId }: Reader, id: number): Promise<OwnAccount> {
  const [row] = await db.query<AccountRow>(`${accountsWithGroup} where account.business_id = $1 and account.id = $2`, [
    businessId,
    id,
  ]);
  return row === undefined ? failNotFound() : ownAccountOf(row);
}

export async function getAccountGroup({ db, businessId }: Reader, id: number): Promise<AccountGroup> {
  const [row] = await db.query<Row<'account_group'>>('select * from account_group where business_id = $1 and id = $2', [
    businessId,
    id,
  ]);
  return row === undefined ? failNotFound() : accountGroupOf(row);
}

/** A group by its code; undefined where there is none. */
export async function findGroup({ db, businessId }: Reader, code: string): Promise<Row<'account_group'> | undefined> {
  const rows = await db.query<Row<'account_group'>>(
    'select * from account_group where business_id = $1 and code = $2',
    [businessId, code],
  );
  return rows[0];
}

const accountsWithGroup = `select account.*, account_group.name as group_name, account_group.name_np as group_name_np
  from account join account_group on account_group.business_id = account.business_id and account_group.code = account.group_code`;
