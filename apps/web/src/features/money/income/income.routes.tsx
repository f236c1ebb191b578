import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const incomeRoutes: RouteObject[] = [
  {
    path: screens.incomes,
    lazy: async () => ({ Component: (await import('./IncomeListPage.tsx')).IncomeListPage }),
  },
  {
    path: screens.newIncome,
    lazy: async () => ({ Component: (await import('./IncomeFormPage.tsx')).IncomeFormPage }),
  },
  {
    path: screens.editIncome,
    lazy: async () => ({ Component: (await import('./IncomeFormPage.tsx')).IncomeFormPage }),
  },
];
