import { type moneyAccountContract, moneyAccountForm } from '@bahi/contract/books/money-account/money-account.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type MoneyAccount = Answer<typeof moneyAccountContract.get>;

export const newMoneyAccountValues = newValues(moneyAccountForm, { kind: 'BANK' });

/** A record as the form shows it. */
export function moneyAccountValues(record: MoneyAccount) {
  return valuesOfRecord(moneyAccountForm, record);
}
