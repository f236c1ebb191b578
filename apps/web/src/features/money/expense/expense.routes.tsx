import type { RouteObject } from 'react-router';

export const expenseRoutes: RouteObject[] = [
  {
    path: '/business/expense-setup',
    lazy: async () => ({ Component: (await import('./ExpenseListPage.tsx')).ExpenseListPage }),
  },
  {
    path: '/business/expense-setup/create',
    lazy: async () => ({ Component: (await import('./ExpenseFormPage.tsx')).ExpenseFormPage }),
  },
  {
    path: '/business/expense-setup/edit/:expenseId',
    lazy: async () => ({ Component: (await import('./ExpenseFormPage.tsx')).ExpenseFormPage }),
  },
];
