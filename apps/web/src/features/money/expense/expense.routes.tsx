import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const expenseRoutes: RouteObject[] = [
  {
    path: screens.expenses,
    lazy: async () => ({ Component: (await import('./ExpenseListPage.tsx')).ExpenseListPage }),
  },
  {
    path: screens.newExpense,
    lazy: async () => ({ Component: (await import('./ExpenseFormPage.tsx')).ExpenseFormPage }),
  },
  {
    path: screens.editExpense,
    lazy: async () => ({ Component: (await import('./ExpenseFormPage.tsx')).ExpenseFormPage }),
  },
];
