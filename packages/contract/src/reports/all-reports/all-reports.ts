import { type ScreenPath, screens } from '../../screens.ts';
import type { z } from '../../zod.ts';
import type { Report } from '../report/report.ts';
import type { ReportPath } from './report-paths.ts';
import { salesReport, salesReportContract } from '../sales-report/sales-report.contract.ts';
import { invoiceWiseSales, invoiceWiseSalesContract } from '../invoice-wise-sales/invoice-wise-sales.contract.ts';
import { itemWiseSales, itemWiseSalesContract } from '../item-wise-sales/item-wise-sales.contract.ts';
import { salesRegister, salesRegisterContract } from '../sales-register/sales-register.contract.ts';
import {
  salesReturnRegister,
  salesReturnRegisterContract,
} from '../sales-return-register/sales-return-register.contract.ts';
import { purchaseRegister, purchaseRegisterContract } from '../purchase-register/purchase-register.contract.ts';
import { ageReceivable, ageReceivableContract } from '../age-receivable/age-receivable.contract.ts';
import { customerReachOut, customerReachOutContract } from '../customer-reach-out/customer-reach-out.contract.ts';
import { expenseReport, expenseReportContract } from '../expense-report/expense-report.contract.ts';
import { inventoryReport, inventoryReportContract } from '../inventory-report/inventory-report.contract.ts';
import { expiryReport, expiryReportContract } from '../expiry-report/expiry-report.contract.ts';

/** A report with its screen, and what its call takes. */
export type ListedReport = { readonly report: Report; readonly screen: ScreenPath; readonly asked: z.ZodType };

/** Every report that is declared, by its path. */
export const allReports = {
  'sales-report': { report: salesReport, screen: screens.salesReport, asked: salesReportContract.generate.body },
  'invoice-wise-sales-report': {
    report: invoiceWiseSales,
    screen: screens.invoiceWiseSales,
    asked: invoiceWiseSalesContract.generate.body,
  },
  'item-wise-sales-report': {
    report: itemWiseSales,
    screen: screens.itemWiseSales,
    asked: itemWiseSalesContract.generate.body,
  },
  'sales-register-report': {
    report: salesRegister,
    screen: screens.salesRegister,
    asked: salesRegisterContract.generate.body,
  },
  'sales-return-register-report': {
    report: salesReturnRegister,
    screen: screens.salesReturnRegister,
    asked: salesReturnRegisterContract.generate.body,
  },
  'purchase-register-report': {
    report: purchaseRegister,
    screen: screens.purchaseRegister,
    asked: purchaseRegisterContract.generate.body,
  },
  'age-receivable-report': {
    report: ageReceivable,
    screen: screens.ageReceivable,
    asked: ageReceivableContract.generate.body,
  },
  'customer-reach-out-report': {
    report: customerReachOut,
    screen: screens.customerReachOut,
    asked: customerReachOutContract.generate.body,
  },
  'expense-report': {
    report: expenseReport,
    screen: screens.expenseReport,
    asked: expenseReportContract.generate.body,
  },
  'inventory-report': {
    report: inventoryReport,
    screen: screens.inventoryReport,
    asked: inventoryReportContract.generate.body,
  },
  'expiry-report': { report: expiryReport, screen: screens.expiryReport, asked: expiryReportContract.generate.body },
} as const satisfies Record<ReportPath, ListedReport>;

/** What a path names; the types of single reports do not matter to who handles all of them. */
export function reportAt(path: ReportPath): ListedReport {
  return allReports[path];
}
