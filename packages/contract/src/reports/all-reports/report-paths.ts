/** The paths of all reports, in the order in which they are offered. Apart from what they declare, which is long. */
export const reportPaths = [
  'sales-report',
  'invoice-wise-sales-report',
  'item-wise-sales-report',
  'sales-register-report',
  'sales-return-register-report',
  'standard-sales-view',
  'purchase-register-report',
  'age-receivable-report',
  'customer-reach-out-report',
  'expense-report',
  'inventory-report',
  'expiry-report',
  'exceptional-report',
  'trial-balance',
  'account-ledger',
  'day-book',
  'profit-and-loss',
  'balance-sheet',
  'cash-flow',
] as const;

export type ReportPath = (typeof reportPaths)[number];
