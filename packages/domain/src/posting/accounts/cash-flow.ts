import type { AccountGroupCode } from './account-groups.ts';
import type { AccountCode } from '../ledger.ts';
import type { AccountPart } from './statement-parts.ts';
import type { VoucherKind } from './voucher.ts';

/** The lines of the cash flow statement (NAS 7, direct method), in the order in which they stand. */
export const cashFlows = [
  'CUSTOMERS',
  'OTHER_INCOME',
  'VENDORS',
  'EXPENSES',
  'TAXES',
  'OTHER',
  'ASSETS',
  'LOANS',
  'CAPITAL',
  'BEGUN',
] as const;
export type CashFlow = (typeof cashFlows)[number];

/** The sums of the statement by the lines that they are of. */
export const cashFlowSums = {
  OPERATING: ['CUSTOMERS', 'OTHER_INCOME', 'VENDORS', 'EXPENSES', 'TAXES', 'OTHER'],
  INVESTING: ['ASSETS'],
  FINANCING: ['LOANS', 'CAPITAL'],
  MOVED: cashFlows,
} as const satisfies Record<string, readonly CashFlow[]>;
export type CashFlowSum = keyof typeof cashFlowSums;

export function isCashFlowSum(name: string): name is CashFlowSum {
  return name in cashFlowSums;
}

/** Lines and sums as they stand, each sum below what it is of. */
export const cashFlowRows = [
  'CUSTOMERS',
  'OTHER_INCOME',
  'VENDORS',
  'EXPENSES',
  'TAXES',
  'OTHER',
  'OPERATING',
  'ASSETS',
  'INVESTING',
  'LOANS',
  'CAPITAL',
  'FINANCING',
  'BEGUN',
  'MOVED',
] as const satisfies readonly (CashFlow | CashFlowSum)[];

/** The lines that a line of the statement, or a sum of it, is of. */
export function flowsOf(name: CashFlow | CashFlowSum): readonly CashFlow[] {
  return isCashFlowSum(name) ? cashFlowSums[name] : [name];
}

/** What is as good as the money of the money groups: cheques that wait for the bank. */
export const cashEquivalents = ['CHEQUES_IN_HAND'] as const satisfies readonly AccountCode[];

/** What the books began with was neither earned nor borrowed in the period, whatever stands on the other side. */
export const flowsOfVouchers = { OPENING_VOUCHER: 'BEGUN' } as const satisfies Partial<Record<VoucherKind, CashFlow>>;

/** Whose money it is by the account that stands against it, where its group or part would say something else. */
export const flowsOfAccounts = {
  RECEIVABLE: 'CUSTOMERS',
  CUSTOMER_ADVANCES: 'CUSTOMERS',
  PAYABLE: 'VENDORS',
  VENDOR_ADVANCES: 'VENDORS',
  POST_DATED_RECEIVED: 'CUSTOMERS',
  POST_DATED_GIVEN: 'VENDORS',
  INVENTORY: 'VENDORS',
  INPUT_VAT: 'TAXES',
  OUTPUT_VAT: 'TAXES',
  VAT_REFUND: 'TAXES',
  VAT_ADJUSTED: 'TAXES',
  VAT_CREDITED: 'TAXES',
  TDS_PAYABLE: 'TAXES',
  TDS_RECEIVABLE: 'TAXES',
  PREPAID_EXPENSES: 'EXPENSES',
  CASH_DIFFERENCE: 'OTHER',
  ROUNDING: 'OTHER',
} as const satisfies Partial<Record<AccountCode, CashFlow>>;

/** The same by its group. */
export const flowsOfGroups = {
  FIXED_ASSETS: 'ASSETS',
  LOANS: 'LOANS',
} as const satisfies Partial<Record<AccountGroupCode, CashFlow>>;

/** Else by the part of the statements in which it stands, so that each account has a line. */
export const flowsOfParts = {
  NET_SALES: 'CUSTOMERS',
  COST_OF_SALES: 'VENDORS',
  OTHER_INCOME: 'OTHER_INCOME',
  EXPENSES: 'EXPENSES',
  ASSETS: 'OTHER',
  LIABILITIES: 'OTHER',
  CAPITAL: 'CAPITAL',
} as const satisfies Record<AccountPart, CashFlow>;

/** What of a payment settles bills of one category of money is no trade in goods: by the account of its party. */
export const flowsOfCategories = {
  RECEIVABLE: 'OTHER_INCOME',
  PAYABLE: 'EXPENSES',
} as const satisfies Partial<Record<AccountCode, CashFlow>>;
