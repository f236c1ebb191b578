import {
  accountGroupForm,
  type ownAccountContract,
  ownAccountForm,
} from '@bahi/contract/books/own-account/own-account.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type OwnAccount = Answer<typeof ownAccountContract.get>;
export type AccountGroup = Answer<typeof ownAccountContract.getGroup>;
export type TreeRow = Answer<typeof ownAccountContract.list>['rows'][number];

export const newOwnAccountValues = newValues(ownAccountForm, {});
export const newGroupValues = newValues(accountGroupForm, { kind: 'expense' });

/** A record as the form shows it. */
export function ownAccountValues(record: OwnAccount) {
  return valuesOfRecord(ownAccountForm, record);
}

/** The same of a group. */
export function accountGroupValues(record: AccountGroup) {
  return valuesOfRecord(accountGroupForm, record);
}
