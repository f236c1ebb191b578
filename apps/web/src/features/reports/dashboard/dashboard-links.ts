import { screens } from '@bahi/contract/screens';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { useSession } from '../../../platform/session.tsx';
import type { Activity } from './dashboard-answer.ts';

const invoices = screens.invoices;
const incomes = screens.incomes;
const expenses = screens.expenses;
const items = screens.items;
const customers = screens.customers;
const salesReport = screens.salesReport;

/** Where the figures lead, as far as the user may go: undefined where they lead nowhere. */
export function useDashboardLinks() {
  const { can } = useSession();
  const seesInvoices = can(invoiceContract.list);
  const seesExpenses = can(expenseContract.list);
  const seesItems = can(itemContract.retrieve);
  const seesCustomers = can(customerContract.list);
  const seesReport = can(salesReportContract.generate);
  const when = (mayGo: boolean, path: string): string | undefined => (mayGo ? path : undefined);
  return {
    /** The bills of a period, AD: in the sales report, or in the list of bills for who may not see reports. */
    sales: (fromAd: string, toAd: string): string | undefined =>
      seesReport
        ? `${salesReport}?show=result&fromDate=${fromAd}&toDate=${toAd}`
        : when(seesInvoices, `${invoices}?state=FINAL&fromDateAD=${fromAd}&toDateAD=${toAd}`),
    dues: when(seesInvoices, `${invoices}?state=FINAL&sort=-remainingAmount`),
    /** The longest waiting first. */
    overdue: when(seesInvoices, `${invoices}?isOverdue=true&sort=dueDateAD`),
    duesOf: (customerId: number) => when(seesInvoices, `${invoices}?customerId=${customerId}&sort=-remainingAmount`),
    expenses: when(seesExpenses, `${expenses}?isActive=true`),
    payables: when(seesExpenses, `${expenses}?isActive=true&sort=-remainingAmount`),
    customersByDue: when(seesCustomers, `${customers}?sort=-dueAmount`),
    lowStock: when(seesItems, `${items}?isActive=true&isLow=true`),
    item: (itemId: number) => when(seesItems, `${items}?view=${itemId}`),
    activity: ({ kind, recordId }: Activity): string | undefined => {
      if (recordId === null) return undefined;
      switch (kind) {
        case 'INVOICE_ISSUED':
        case 'INVOICE_CANCELLED':
        case 'PAYMENT_RECEIVED':
          return when(seesInvoices, `${invoices}?view=${recordId}`);
        case 'INCOME_ENTERED':
          return when(can(incomeContract.list), `${incomes}?view=${recordId}`);
        case 'EXPENSE_ENTERED':
        case 'PAYMENT_MADE':
          return when(seesExpenses, `${expenses}?view=${recordId}`);
        case 'CUSTOMER_ADDED':
          return when(seesCustomers, `${customers}?view=${recordId}`);
        case 'ITEM_ADDED':
          return when(seesItems, `${items}?view=${recordId}`);
      }
    },
  };
}
