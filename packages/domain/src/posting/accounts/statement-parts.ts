import type { AccountKind } from '../ledger.ts';

/** The parts of profit and loss and of the balance sheet, each account in one of them. */
export const accountParts = [
  'NET_SALES',
  'COST_OF_SALES',
  'OTHER_INCOME',
  'EXPENSES',
  'ASSETS',
  'LIABILITIES',
  'CAPITAL',
] as const;
export type AccountPart = (typeof accountParts)[number];

/** The part in which the groups stand that a business made itself, by their nature. */
export const partsOfOwnGroups = {
  asset: 'ASSETS',
  liability: 'LIABILITIES',
  equity: 'CAPITAL',
  income: 'OTHER_INCOME',
  expense: 'EXPENSES',
} as const satisfies Record<AccountKind, AccountPart>;

/**
 * The sums of statements by the parts that they are of: a sum opens the trial balance of these accounts. What was earned
 * belongs to the owner, so that capital and profit together are the equity, and with what is owed what the assets are of.
 */
export const statementSums = {
  NET_SALES: ['NET_SALES'],
  COST_OF_SALES: ['COST_OF_SALES'],
  GROSS_PROFIT: ['NET_SALES', 'COST_OF_SALES'],
  OTHER_INCOME: ['OTHER_INCOME'],
  EXPENSES: ['EXPENSES'],
  NET_PROFIT: ['NET_SALES', 'COST_OF_SALES', 'OTHER_INCOME', 'EXPENSES'],
  ASSETS: ['ASSETS'],
  LIABILITIES: ['LIABILITIES'],
  EQUITY: ['CAPITAL', 'NET_SALES', 'COST_OF_SALES', 'OTHER_INCOME', 'EXPENSES'],
  LIABILITIES_AND_EQUITY: ['LIABILITIES', 'CAPITAL', 'NET_SALES', 'COST_OF_SALES', 'OTHER_INCOME', 'EXPENSES'],
} as const satisfies Record<string, readonly AccountPart[]>;
export type StatementSum = keyof typeof statementSums;

export function isStatementSum(name: string): name is StatementSum {
  return name in statementSums;
}
