import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

/** The reports that are nothing but their declaration and what a row leads to. */
export const allReportRoutes: RouteObject[] = [
  {
    path: screens.reports,
    lazy: async () => ({ Component: (await import('./cards/ReportsPage.tsx')).ReportsPage }),
  },
  {
    path: screens.ageReceivable,
    lazy: async () => ({ Component: (await import('./AgeReceivablePage.tsx')).AgeReceivablePage }),
  },
  {
    path: screens.expenseReport,
    lazy: async () => ({ Component: (await import('./ExpenseReportPage.tsx')).ExpenseReportPage }),
  },
  {
    path: screens.salesRegister,
    lazy: async () => ({ Component: (await import('./SalesRegisterPage.tsx')).SalesRegisterPage }),
  },
  {
    path: screens.salesReturnRegister,
    lazy: async () => ({ Component: (await import('./SalesReturnRegisterPage.tsx')).SalesReturnRegisterPage }),
  },
  {
    path: screens.standardSalesView,
    lazy: async () => ({ Component: (await import('./SalesViewPage.tsx')).SalesViewPage }),
  },
  {
    path: screens.purchaseRegister,
    lazy: async () => ({ Component: (await import('./PurchaseRegisterPage.tsx')).PurchaseRegisterPage }),
  },
  {
    path: screens.invoiceWiseSales,
    lazy: async () => ({ Component: (await import('./InvoiceWiseSalesPage.tsx')).InvoiceWiseSalesPage }),
  },
  {
    path: screens.itemWiseSales,
    lazy: async () => ({ Component: (await import('./ItemWiseSalesPage.tsx')).ItemWiseSalesPage }),
  },
  {
    path: screens.inventoryReport,
    lazy: async () => ({ Component: (await import('./InventoryReportPage.tsx')).InventoryReportPage }),
  },
  {
    path: screens.expiryReport,
    lazy: async () => ({ Component: (await import('./ExpiryReportPage.tsx')).ExpiryReportPage }),
  },
  {
    path: screens.exceptionalReport,
    lazy: async () => ({ Component: (await import('./ExceptionalReportPage.tsx')).ExceptionalReportPage }),
  },
  {
    path: screens.customerReachOut,
    lazy: async () => ({ Component: (await import('./CustomerReachOutPage.tsx')).CustomerReachOutPage }),
  },
  {
    path: screens.trialBalance,
    lazy: async () => ({ Component: (await import('./TrialBalancePage.tsx')).TrialBalancePage }),
  },
  {
    path: screens.accountLedger,
    lazy: async () => ({ Component: (await import('./AccountLedgerPage.tsx')).AccountLedgerPage }),
  },
  {
    path: screens.dayBook,
    lazy: async () => ({ Component: (await import('./DayBookPage.tsx')).DayBookPage }),
  },
  {
    path: screens.profitAndLoss,
    lazy: async () => ({ Component: (await import('./ProfitAndLossPage.tsx')).ProfitAndLossPage }),
  },
  {
    path: screens.balanceSheet,
    lazy: async () => ({ Component: (await import('./BalanceSheetPage.tsx')).BalanceSheetPage }),
  },
  {
    path: screens.cashFlow,
    lazy: async () => ({ Component: (await import('./CashFlowPage.tsx')).CashFlowPage }),
  },
];
