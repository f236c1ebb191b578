import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';

const documents = documentKindNames.map((kind) => documentKinds[kind].contract);

/** The reports of the books, which whatever is posted makes stale. */
const statements = ['trialBalance', 'accountLedger', 'dayBook', 'profitAndLoss', 'balanceSheet', 'cashFlow'] as const;

/**
 * What browsers keep of answers, by what makes it stale: each group names the contracts whose answers show such records.
 * A call says which groups it changes (`refreshes`); the answers of its own contract are stale in any case.
 */
export const refreshGroups = {
  /** Who the caller is, with menu, business and outlets. */
  session: ['session'],
  /** Documents, what is owed on them and what was paid. */
  dues: [
    ...documents,
    'quotation',
    'recurring',
    'payment',
    'tds',
    'cheque',
    'customer',
    'creditLimit',
    'vendor',
    'dashboard',
    'salesReport',
    'invoiceWiseSales',
    'ageReceivable',
    'collect',
    'salesRegister',
    'salesReturnRegister',
    'salesView',
    'purchaseRegister',
    'cbms',
    'expenseReport',
    'exceptionalReport',
    'itemWiseSales',
    'inventoryReport',
    'expiryReport',
    'customerReachOut',
    ...statements,
    'moneyAccount',
    'bankStatement',
    'dayClose',
    'voucher',
    'yearEnd',
    'asset',
    'prepaid',
    'loan',
    'salesCounter',
    'statement',
    'stockCard',
  ],
  /** What accountants write into the books themselves. */
  books: [
    'voucher',
    'recurring',
    'yearEnd',
    'asset',
    'prepaid',
    'loan',
    'tds',
    'openingDue',
    'moneyAccount',
    'bankStatement',
    'dayClose',
    'dashboard',
    ...statements,
  ],
  /** The account tree, what payments may name of it, and the reports that stand in its order. */
  accounts: [
    'ownAccount',
    'moneyAccount',
    'bankStatement',
    'payment',
    'cheque',
    'dayClose',
    'voucher',
    'loan',
    ...statements,
  ],
  /** What lies in cash boxes, banks and wallets, and the reports of it. */
  cash: ['moneyAccount', 'bankStatement', 'payment', 'cheque', 'dashboard', ...statements],
  /** What customers promised, and what the dashboard tells of it. */
  promises: ['collect', 'dashboard'],
  /** Who was reminded, where it is listed and told. */
  reminders: ['reminder', 'collect', 'dashboard'],
  /** Quotations, and what the dashboard tells of them. */
  offers: ['quotation', 'dashboard'],
  /** What is sold, with prices and stock. */
  goods: [
    'item',
    'label',
    'itemVariant',
    'itemPart',
    'itemAddress',
    'service',
    'priceList',
    'invoice',
    'purchase',
    'directCost',
    'creditNote',
    'debitNote',
    'writeOff',
    'stockCount',
    'stockTransfer',
    'inventoryReport',
    'expiryReport',
    'exceptionalReport',
    ...statements,
    'voucher',
    'stockCard',
    'reorder',
    'dashboard',
  ],
  parties: ['customer', 'vendor', 'vendorAddress', ...documents, 'payment'],
  moneyCategories: ['category', 'income', 'expense', 'purchase', 'voucher'],
  /** Names of groups stand with customers. */
  customerGroups: ['customerGroup', 'customer', 'priceList'],
  terms: ['term', 'invoice', 'quotation'],
  /** On which days documents may be issued. */
  issuing: ['business', 'invoice', 'creditNote', 'debitNote'],
  /** Up to which day the books are locked. */
  locks: [
    'vatReturn',
    'tds',
    'exceptionalReport',
    'periodLock',
    'yearEnd',
    'asset',
    'prepaid',
    'loan',
    'invoice',
    'creditNote',
    'debitNote',
    'purchase',
    'openingDue',
    'writeOff',
    'stockCount',
    'stockTransfer',
    'dayClose',
    'voucher',
    'dashboard',
  ],
  places: ['geography', 'country', 'province', 'district', 'localBody', 'localBodyType'],
  businessTypes: ['businessType', 'business'],
  /** The profile of the business, with its version. */
  businessProfile: ['business'],
  units: ['unitType', 'unit', 'unitGroup', 'unitConversion'],
  taxes: ['taxRate', 'vatGroup'],
  outlets: ['outlet', 'userOutlet', 'session'],
  people: ['user', 'userRole', 'userReport', 'userOutlet', 'businessDetail', 'session', 'userSession'],
  rights: ['role', 'roleModulePrivilege', 'roleRight', 'userRole', 'privilege', 'userReport', 'session'],
} as const satisfies Record<string, readonly string[]>;

export type RefreshGroup = keyof typeof refreshGroups;

/** The contracts whose answers are stale after a call. */
export function staleContracts(endpoint: {
  readonly contract: string;
  readonly refreshes?: readonly RefreshGroup[];
}): ReadonlySet<string> {
  const groups = endpoint.refreshes ?? [];
  return new Set([endpoint.contract, ...groups.flatMap((group): readonly string[] => refreshGroups[group])]);
}
