import { ageReceivable, ageReceivableContract } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import { accountLedger, accountLedgerContract } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { balanceSheet, balanceSheetContract } from '@bahi/contract/reports/balance-sheet/balance-sheet.contract';
import { cashFlow, cashFlowContract } from '@bahi/contract/reports/cash-flow/cash-flow.contract';
import { profitAndLoss, profitAndLossContract } from '@bahi/contract/reports/profit-and-loss/profit-and-loss.contract';
import { dayBook, dayBookContract } from '@bahi/contract/reports/day-book/day-book.contract';
import { trialBalance, trialBalanceContract } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import type { ReportPath } from '@bahi/contract/reports/all-reports/report-paths';
import {
  customerReachOut,
  customerReachOutContract,
} from '@bahi/contract/reports/customer-reach-out/customer-reach-out.contract';
import {
  exceptionalReport,
  exceptionalReportContract,
} from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import { expenseReport, expenseReportContract } from '@bahi/contract/reports/expense-report/expense-report.contract';
import { expiryReport, expiryReportContract } from '@bahi/contract/reports/expiry-report/expiry-report.contract';
import {
  inventoryReport,
  inventoryReportContract,
} from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import {
  invoiceWiseSales,
  invoiceWiseSalesContract,
} from '@bahi/contract/reports/invoice-wise-sales/invoice-wise-sales.contract';
import { itemWiseSales, itemWiseSalesContract } from '@bahi/contract/reports/item-wise-sales/item-wise-sales.contract';
import {
  purchaseRegister,
  purchaseRegisterContract,
} from '@bahi/contract/reports/purchase-register/purchase-register.contract';
import { salesRegister, salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { salesReport, salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import {
  salesReturnRegister,
  salesReturnRegisterContract,
} from '@bahi/contract/reports/sales-return-register/sales-return-register.contract';
import { accountLedgerOf } from '../account-ledger/account-ledger.query.ts';
import { balanceSheetOf } from '../balance-sheet/balance-sheet.query.ts';
import { cashFlowOf } from '../cash-flow/cash-flow.query.ts';
import { profitAndLossOf } from '../profit-and-loss/profit-and-loss.query.ts';
import { dayBookOf } from '../day-book/day-book.query.ts';
import { trialBalanceOf } from '../trial-balance/trial-balance.query.ts';
import { receivablesOf } from '../age-receivable/age-receivable.query.ts';
import { customersOf } from '../customer-reach-out/customer-reach-out.query.ts';
import { exceptionsOf } from '../exceptional-report/exceptional-report.query.ts';
import { expensesOf } from '../expense-report/expense-report.query.ts';
import { expiringOf } from '../expiry-report/expiry-report.query.ts';
import { stockOf } from '../inventory-report/inventory-report.query.ts';
import { invoicesOf } from '../invoice-wise-sales/invoice-wise-sales.query.ts';
import { itemsSoldOf } from '../item-wise-sales/item-wise-sales.query.ts';
import { purchaseRegisterOf } from '../purchase-register/purchase-register.query.ts';
import { type ServedReport, servedReport } from '../report/report.served.ts';
import { salesRegisterOf } from '../sales-register/sales-register.query.ts';
import { invoiceTemplate } from '../sales-report/sales-report.invoice.ts';
import { salesOf } from '../sales-report/sales-report.query.ts';
import { salesView, salesViewContract } from '@bahi/contract/sales/sales-view/sales-view.contract';
import { salesViewOf } from '../../sales/sales-view/sales-view.query.ts';
import { salesReturnsOf } from '../sales-return-register/sales-return-register.query.ts';

/** Every report with its calls and its query, once: what serves them and what finds their rows is made of this. */
export const servedReports: Readonly<Record<ReportPath, ServedReport>> = {
  'sales-report': servedReport(salesReport, salesReportContract, salesOf, { invoice: invoiceTemplate }),
  'invoice-wise-sales-report': servedReport(invoiceWiseSales, invoiceWiseSalesContract, invoicesOf),
  'item-wise-sales-report': servedReport(itemWiseSales, itemWiseSalesContract, itemsSoldOf),
  'sales-register-report': servedReport(salesRegister, salesRegisterContract, salesRegisterOf),
  'sales-return-register-report': servedReport(salesReturnRegister, salesReturnRegisterContract, salesReturnsOf),
  'standard-sales-view': servedReport(salesView, salesViewContract, salesViewOf),
  'purchase-register-report': servedReport(purchaseRegister, purchaseRegisterContract, purchaseRegisterOf),
  'age-receivable-report': servedReport(ageReceivable, ageReceivableContract, receivablesOf),
  'customer-reach-out-report': servedReport(customerReachOut, customerReachOutContract, customersOf),
  'expense-report': servedReport(expenseReport, expenseReportContract, expensesOf),
  'inventory-report': servedReport(inventoryReport, inventoryReportContract, stockOf),
  'expiry-report': servedReport(expiryReport, expiryReportContract, expiringOf),
  'exceptional-report': servedReport(exceptionalReport, exceptionalReportContract, exceptionsOf),
  'trial-balance': servedReport(trialBalance, trialBalanceContract, trialBalanceOf),
  'account-ledger': servedReport(accountLedger, accountLedgerContract, accountLedgerOf),
  'day-book': servedReport(dayBook, dayBookContract, dayBookOf),
  'profit-and-loss': servedReport(profitAndLoss, profitAndLossContract, profitAndLossOf),
  'balance-sheet': servedReport(balanceSheet, balanceSheetContract, balanceSheetOf),
  'cash-flow': servedReport(cashFlow, cashFlowContract, cashFlowOf),
};
