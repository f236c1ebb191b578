import type { Answer } from '@bahi/contract/endpoint';
import type { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { isMoneyGroup } from '@bahi/domain/posting/accounts/account-groups';
import type { Row } from '../../../platform/database/table-types.ts';

type Contract = typeof ownAccountContract;
export type OwnAccount = Answer<Contract['get']>;
export type AccountGroup = Answer<Contract['getGroup']>;
export type TreeRow = Answer<Contract['list']>['rows'][number];

/** An account with the names of its group. */
export type AccountRow = Row<'account'> & { group_name: string; group_name_np: string };

export function ownAccountOf(row: AccountRow): OwnAccount {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    nameNp: row.name_np,
    kind: row.kind,
    groupCode: row.group_code,
    groupName: row.group_name,
    groupNameNp: row.group_name_np,
    isBuiltIn: row.is_built_in,
    isMoney: isMoneyGroup(row.group_code),
    isActive: row.is_active,
    version: row.version,
  };
}

export function accountGroupOf(row: Row<'account_group'>): AccountGroup {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    nameNp: row.name_np,
    kind: row.kind,
    isBuiltIn: row.is_built_in,
    isMoney: isMoneyGroup(row.code),
    isActive: row.is_active,
    version: row.version,
  };
}

/** A group, and the accounts that stand in it, as lines of the tree. */
export function treeRowsOf(group: Row<'account_group'>, accounts: readonly AccountRow[]): TreeRow[] {
  const own = accountGroupOf(group);
  const names = { groupCode: own.code, groupName: own.name, groupNameNp: own.nameNp };
  return [
    { ...own, ...names, isGroup: true },
    ...accounts
      .filter(({ group_code }) => group_code === own.code)
      .map((row) => ({ ...ownAccountOf(row), isGroup: false })),
  ];
}
