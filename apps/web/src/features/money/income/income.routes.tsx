import type { RouteObject } from 'react-router';

export const incomeRoutes: RouteObject[] = [
  {
    path: '/business/income-setup',
    lazy: async () => ({ Component: (await import('./IncomeListPage.tsx')).IncomeListPage }),
  },
  {
    path: '/business/income-setup/create',
    lazy: async () => ({ Component: (await import('./IncomeFormPage.tsx')).IncomeFormPage }),
  },
  {
    path: '/business/income-setup/edit/:incomeId',
    lazy: async () => ({ Component: (await import('./IncomeFormPage.tsx')).IncomeFormPage }),
  },
];
