import type { Text } from '../../messages.ts';
import { allReports } from './all-reports.ts';
import type { ReportPath } from './report-paths.ts';

/** What each report is called, as the data download names them. */
export const reportWords = {
  'REPORT_sales-report': allReports['sales-report'].report.title,
  'REPORT_invoice-wise-sales-report': allReports['invoice-wise-sales-report'].report.title,
  'REPORT_item-wise-sales-report': allReports['item-wise-sales-report'].report.title,
  'REPORT_sales-register-report': allReports['sales-register-report'].report.title,
  'REPORT_sales-return-register-report': allReports['sales-return-register-report'].report.title,
  'REPORT_standard-sales-view': allReports['standard-sales-view'].report.title,
  'REPORT_purchase-register-report': allReports['purchase-register-report'].report.title,
  'REPORT_age-receivable-report': allReports['age-receivable-report'].report.title,
  'REPORT_customer-reach-out-report': allReports['customer-reach-out-report'].report.title,
  'REPORT_expense-report': allReports['expense-report'].report.title,
  'REPORT_inventory-report': allReports['inventory-report'].report.title,
  'REPORT_expiry-report': allReports['expiry-report'].report.title,
  'REPORT_exceptional-report': allReports['exceptional-report'].report.title,
  'REPORT_trial-balance': allReports['trial-balance'].report.title,
  'REPORT_account-ledger': allReports['account-ledger'].report.title,
  'REPORT_day-book': allReports['day-book'].report.title,
  'REPORT_profit-and-loss': allReports['profit-and-loss'].report.title,
  'REPORT_balance-sheet': allReports['balance-sheet'].report.title,
  'REPORT_cash-flow': allReports['cash-flow'].report.title,
} as const satisfies Record<`REPORT_${ReportPath}`, Text>;
