import { ageReceivable, ageReceivableContract } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import {
  customerReachOut,
  customerReachOutContract,
} from '@bahi/contract/reports/customer-reach-out/customer-reach-out.contract';
import { expenseReport, expenseReportContract } from '@bahi/contract/reports/expense-report/expense-report.contract';
import {
  inventoryReport,
  inventoryReportContract,
} from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { expiryReport, expiryReportContract } from '@bahi/contract/reports/expiry-report/expiry-report.contract';
import { itemWiseSales, itemWiseSalesContract } from '@bahi/contract/reports/item-wise-sales/item-wise-sales.contract';
import {
  invoiceWiseSales,
  invoiceWiseSalesContract,
} from '@bahi/contract/reports/invoice-wise-sales/invoice-wise-sales.contract';
import { salesRegister, salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import {
  salesReturnRegister,
  salesReturnRegisterContract,
} from '@bahi/contract/reports/sales-return-register/sales-return-register.contract';
import {
  purchaseRegister,
  purchaseRegisterContract,
} from '@bahi/contract/reports/purchase-register/purchase-register.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { receivablesOf } from '../age-receivable/age-receivable.query.ts';
import { customersOf } from '../customer-reach-out/customer-reach-out.query.ts';
import { expensesOf } from '../expense-report/expense-report.query.ts';
import { expiringOf } from '../expiry-report/expiry-report.query.ts';
import { stockOf } from '../inventory-report/inventory-report.query.ts';
import { itemsSoldOf } from '../item-wise-sales/item-wise-sales.query.ts';
import { invoicesOf } from '../invoice-wise-sales/invoice-wise-sales.query.ts';
import { purchaseRegisterOf } from '../purchase-register/purchase-register.query.ts';
import { reportHandlers } from '../report/report.calls.ts';
import { salesRegisterOf } from '../sales-register/sales-register.query.ts';
import { salesReturnsOf } from '../sales-return-register/sales-return-register.query.ts';

/** The reports that are nothing but their declaration and their query. */
export function allReportRoutes(server: Server): void {
  implement(server, ageReceivableContract, {
    generate: reportHandlers(ageReceivable, receivablesOf).generate,
    download: reportHandlers(ageReceivable, receivablesOf).download,
    changes: reportHandlers(ageReceivable, receivablesOf).changes,
  });
  implement(server, customerReachOutContract, {
    generate: reportHandlers(customerReachOut, customersOf).generate,
    download: reportHandlers(customerReachOut, customersOf).download,
  });
  implement(server, expenseReportContract, {
    generate: reportHandlers(expenseReport, expensesOf).generate,
    download: reportHandlers(expenseReport, expensesOf).download,
    changes: reportHandlers(expenseReport, expensesOf).changes,
  });
  implement(server, salesRegisterContract, {
    generate: reportHandlers(salesRegister, salesRegisterOf).generate,
    download: reportHandlers(salesRegister, salesRegisterOf).download,
    changes: reportHandlers(salesRegister, salesRegisterOf).changes,
  });
  implement(server, salesReturnRegisterContract, {
    generate: reportHandlers(salesReturnRegister, salesReturnsOf).generate,
    download: reportHandlers(salesReturnRegister, salesReturnsOf).download,
    changes: reportHandlers(salesReturnRegister, salesReturnsOf).changes,
  });
  implement(server, purchaseRegisterContract, {
    generate: reportHandlers(purchaseRegister, purchaseRegisterOf).generate,
    download: reportHandlers(purchaseRegister, purchaseRegisterOf).download,
    changes: reportHandlers(purchaseRegister, purchaseRegisterOf).changes,
  });
  implement(server, itemWiseSalesContract, {
    generate: reportHandlers(itemWiseSales, itemsSoldOf).generate,
    download: reportHandlers(itemWiseSales, itemsSoldOf).download,
    changes: reportHandlers(itemWiseSales, itemsSoldOf).changes,
  });
  implement(server, inventoryReportContract, {
    generate: reportHandlers(inventoryReport, stockOf).generate,
    download: reportHandlers(inventoryReport, stockOf).download,
    changes: reportHandlers(inventoryReport, stockOf).changes,
  });
  implement(server, expiryReportContract, {
    generate: reportHandlers(expiryReport, expiringOf).generate,
    download: reportHandlers(expiryReport, expiringOf).download,
    changes: reportHandlers(expiryReport, expiringOf).changes,
  });
  implement(server, invoiceWiseSalesContract, {
    generate: reportHandlers(invoiceWiseSales, invoicesOf).generate,
    download: reportHandlers(invoiceWiseSales, invoicesOf).download,
    changes: reportHandlers(invoiceWiseSales, invoicesOf).changes,
  });
}
