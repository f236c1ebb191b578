import type { ScreenPath } from '../../screens.ts';
import type { z } from '../../zod.ts';
import type { Report } from '../report/report.ts';
import { reportScreens } from './report-screens.ts';
import type { ReportPath } from './report-paths.ts';
import { salesReport, salesReportContract } from '../sales-report/sales-report.contract.ts';
import { invoiceWiseSales, invoiceWiseSalesContract } from '../invoice-wise-sales/invoice-wise-sales.contract.ts';
import { itemWiseSales, itemWiseSalesContract } from '../item-wise-sales/item-wise-sales.contract.ts';
import { salesRegister, salesRegisterContract } from '../sales-register/sales-register.contract.ts';
import {
  salesReturnRegister,
  salesReturnRegisterContract,
} from '../sales-return-register/sales-return-register.contract.ts';
import { salesView, salesViewContract } from '../../sales/sales-view/sales-view.contract.ts';
import { purchaseRegister, purchaseRegisterContract } from '../purchase-register/purchase-register.contract.ts';
import { ageReceivable, ageReceivableContract } from '../age-receivable/age-receivable.contract.ts';
import { customerReachOut, customerReachOutContract } from '../customer-reach-out/customer-reach-out.contract.ts';
import { expenseReport, expenseReportContract } from '../expense-report/expense-report.contract.ts';
import { inventoryReport, inventoryReportContract } from '../inventory-report/inventory-report.contract.ts';
import { expiryReport, expiryReportContract } from '../expiry-report/expiry-report.contract.ts';
import { exceptionalReport, exceptionalReportContract } from '../exceptional-report/exceptional-report.contract.ts';
import { accountLedger, accountLedgerContract } from '../account-ledger/account-ledger.contract.ts';
import { balanceSheet, balanceSheetContract } from '../balance-sheet/balance-sheet.contract.ts';
import { cashFlow, cashFlowContract } from '../cash-flow/cash-flow.contract.ts';
import { profitAndLoss, profitAndLossContract } from '../profit-and-loss/profit-and-loss.contract.ts';
import { dayBook, dayBookContract } from '../day-book/day-book.contract.ts';
import { trialBalance, trialBalanceContract } from '../trial-balance/trial-balance.contract.ts';

/** A report with its screen, and what its calls take. */
export type ListedReport = {
  readonly report: Report;
  readonly screen: ScreenPath;
  readonly calls: { readonly generate: { readonly body: z.ZodType }; readonly download: { readonly body: z.ZodType } };
};

/** Every report that is declared, by its path. */
export const allReports: Readonly<Record<ReportPath, ListedReport>> = {
  'sales-report': {
    report: salesReport,
    screen: reportScreens['sales-report'].screen,
    calls: salesReportContract,
  },
  'invoice-wise-sales-report': {
    report: invoiceWiseSales,
    screen: reportScreens['invoice-wise-sales-report'].screen,
    calls: invoiceWiseSalesContract,
  },
  'item-wise-sales-report': {
    report: itemWiseSales,
    screen: reportScreens['item-wise-sales-report'].screen,
    calls: itemWiseSalesContract,
  },
  'sales-register-report': {
    report: salesRegister,
    screen: reportScreens['sales-register-report'].screen,
    calls: salesRegisterContract,
  },
  'sales-return-register-report': {
    report: salesReturnRegister,
    screen: reportScreens['sales-return-register-report'].screen,
    calls: salesReturnRegisterContract,
  },
  'standard-sales-view': {
    report: salesView,
    screen: reportScreens['standard-sales-view'].screen,
    calls: salesViewContract,
  },
  'purchase-register-report': {
    report: purchaseRegister,
    screen: reportScreens['purchase-register-report'].screen,
    calls: purchaseRegisterContract,
  },
  'age-receivable-report': {
    report: ageReceivable,
    screen: reportScreens['age-receivable-report'].screen,
    calls: ageReceivableContract,
  },
  'customer-reach-out-report': {
    report: customerReachOut,
    screen: reportScreens['customer-reach-out-report'].screen,
    calls: customerReachOutContract,
  },
  'expense-report': {
    report: expenseReport,
    screen: reportScreens['expense-report'].screen,
    calls: expenseReportContract,
  },
  'inventory-report': {
    report: inventoryReport,
    screen: reportScreens['inventory-report'].screen,
    calls: inventoryReportContract,
  },
  'expiry-report': {
    report: expiryReport,
    screen: reportScreens['expiry-report'].screen,
    calls: expiryReportContract,
  },
  'exceptional-report': {
    report: exceptionalReport,
    screen: reportScreens['exceptional-report'].screen,
    calls: exceptionalReportContract,
  },
  'trial-balance': {
    report: trialBalance,
    screen: reportScreens['trial-balance'].screen,
    calls: trialBalanceContract,
  },
  'account-ledger': {
    report: accountLedger,
    screen: reportScreens['account-ledger'].screen,
    calls: accountLedgerContract,
  },
  'day-book': {
    report: dayBook,
    screen: reportScreens['day-book'].screen,
    calls: dayBookContract,
  },
  'profit-and-loss': {
    report: profitAndLoss,
    screen: reportScreens['profit-and-loss'].screen,
    calls: profitAndLossContract,
  },
  'balance-sheet': {
    report: balanceSheet,
    screen: reportScreens['balance-sheet'].screen,
    calls: balanceSheetContract,
  },
  'cash-flow': {
    report: cashFlow,
    screen: reportScreens['cash-flow'].screen,
    calls: cashFlowContract,
  },
};

/** What a path names; the types of single reports do not matter to who handles all of them. */
export function reportAt(path: ReportPath): ListedReport {
  return allReports[path];
}
