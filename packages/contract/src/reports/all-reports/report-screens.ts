import type { ModuleCode } from '../../module-codes.ts';
import { type ScreenPath, screens } from '../../screens.ts';
import type { ReportPath } from './report-paths.ts';

/** Where each report is shown, and of which module its reader needs the right. Apart from what they declare, which is long. */
export const reportScreens = {
  'sales-report': { screen: screens.salesReport, module: 'sales-report' },
  'invoice-wise-sales-report': { screen: screens.invoiceWiseSales, module: 'invoice-wise-sales-report' },
  'item-wise-sales-report': { screen: screens.itemWiseSales, module: 'item-wise-sales-report' },
  'sales-register-report': { screen: screens.salesRegister, module: 'sales-register-report' },
  'sales-return-register-report': { screen: screens.salesReturnRegister, module: 'sales-return-register-report' },
  'standard-sales-view': { screen: screens.standardSalesView, module: 'standard-sales-view' },
  'purchase-register-report': { screen: screens.purchaseRegister, module: 'purchase-register-report' },
  'age-receivable-report': { screen: screens.ageReceivable, module: 'age-receivable-report' },
  'customer-reach-out-report': { screen: screens.customerReachOut, module: 'customer-reach-out-summary' },
  'expense-report': { screen: screens.expenseReport, module: 'expense-report' },
  'inventory-report': { screen: screens.inventoryReport, module: 'inventory-report' },
  'expiry-report': { screen: screens.expiryReport, module: 'expiry-report' },
  'exceptional-report': { screen: screens.exceptionalReport, module: 'exceptional-report' },
  'trial-balance': { screen: screens.trialBalance, module: 'trial-balance' },
  'account-ledger': { screen: screens.accountLedger, module: 'account-ledger' },
  'day-book': { screen: screens.dayBook, module: 'day-book' },
  'profit-and-loss': { screen: screens.profitAndLoss, module: 'profit-and-loss' },
  'balance-sheet': { screen: screens.balanceSheet, module: 'balance-sheet' },
  'cash-flow': { screen: screens.cashFlow, module: 'cash-flow' },
} as const satisfies Record<ReportPath, { readonly screen: ScreenPath; readonly module: ModuleCode }>;
