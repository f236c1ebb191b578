import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const bankStatementRoutes: RouteObject[] = [
  {
    path: screens.bankStatements,
    lazy: async () => ({ Component: (await import('./BankStatementsPage.tsx')).BankStatementsPage }),
  },
  {
    path: screens.bankReconciliation,
    lazy: async () => ({ Component: (await import('./reconcile/ReconcilePage.tsx')).ReconcilePage }),
  },
  {
    path: screens.bankReport,
    lazy: async () => ({ Component: (await import('./BankReportPage.tsx')).BankReportPage }),
  },
];
