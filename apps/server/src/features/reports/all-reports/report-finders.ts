import { ageReceivable, ageReceivableContract } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import type { ReportPath } from '@bahi/contract/reports/all-reports/report-paths';
import {
  customerReachOut,
  customerReachOutContract,
} from '@bahi/contract/reports/customer-reach-out/customer-reach-out.contract';
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
import { receivablesOf } from '../age-receivable/age-receivable.query.ts';
import { customersOf } from '../customer-reach-out/customer-reach-out.query.ts';
import { expensesOf } from '../expense-report/expense-report.query.ts';
import { expiringOf } from '../expiry-report/expiry-report.query.ts';
import { stockOf } from '../inventory-report/inventory-report.query.ts';
import { invoicesOf } from '../invoice-wise-sales/invoice-wise-sales.query.ts';
import { itemsSoldOf } from '../item-wise-sales/item-wise-sales.query.ts';
import { purchaseRegisterOf } from '../purchase-register/purchase-register.query.ts';
import { type Find, finderOf } from '../report/report.calls.ts';
import { salesRegisterOf } from '../sales-register/sales-register.query.ts';
import { salesOf } from '../sales-report/sales-report.query.ts';
import { salesReturnsOf } from '../sales-return-register/sales-return-register.query.ts';

/** How the rows of each report are found, for what is made without a call. */
export const reportFinders: Readonly<Record<ReportPath, Find>> = {
  'sales-report': finderOf(salesReport, salesReportContract.generate.body, salesOf),
  'invoice-wise-sales-report': finderOf(invoiceWiseSales, invoiceWiseSalesContract.generate.body, invoicesOf),
  'item-wise-sales-report': finderOf(itemWiseSales, itemWiseSalesContract.generate.body, itemsSoldOf),
  'sales-register-report': finderOf(salesRegister, salesRegisterContract.generate.body, salesRegisterOf),
  'sales-return-register-report': finderOf(
    salesReturnRegister,
    salesReturnRegisterContract.generate.body,
    salesReturnsOf,
  ),
  'purchase-register-report': finderOf(purchaseRegister, purchaseRegisterContract.generate.body, purchaseRegisterOf),
  'age-receivable-report': finderOf(ageReceivable, ageReceivableContract.generate.body, receivablesOf),
  'customer-reach-out-report': finderOf(customerReachOut, customerReachOutContract.generate.body, customersOf),
  'expense-report': finderOf(expenseReport, expenseReportContract.generate.body, expensesOf),
  'inventory-report': finderOf(inventoryReport, inventoryReportContract.generate.body, stockOf),
  'expiry-report': finderOf(expiryReport, expiryReportContract.generate.body, expiringOf),
};
