import type { ModuleCode } from '../../module-codes.ts';

/** The reports as they stand on their page, group by group: each by its module, with the text that says for whom it is. */
export const reportGroups = {
  sales: {
    'sales-report': 'forSales',
    'invoice-wise-sales-report': 'forInvoiceWise',
    'item-wise-sales-report': 'forItemWise',
  },
  tax: {
    'sales-register-report': 'forSalesRegister',
    'sales-return-register-report': 'forReturnRegister',
    'standard-sales-view': 'forSalesView',
    'purchase-register-report': 'forPurchaseRegister',
    'vat-return': 'forVatReturn',
    tds: 'forTds',
    cbms: 'forCbms',
  },
  dues: { 'age-receivable-report': 'forAges', 'customer-reach-out-summary': 'forReachOut' },
  goods: {
    'inventory-report': 'forInventory',
    'expiry-report': 'forExpiry',
    'expense-report': 'forExpense',
  },
  office: {
    'month-file': 'forMonthFile',
    'exceptional-report': 'forExceptions',
    'saved-report': 'forSaved',
    'report-schedule': 'forSchedules',
  },
} as const satisfies Record<string, Partial<Record<ModuleCode, string>>>;

export type ReportGroup = keyof typeof reportGroups;
type KeysOf<T> = T extends unknown ? keyof T : never;
/** The module of a report that has a card. */
export type ReportCode = KeysOf<(typeof reportGroups)[ReportGroup]>;

/** All of them, in their order. */
export const reportCodes: readonly string[] = Object.values(reportGroups).flatMap((group) => Object.keys(group));
