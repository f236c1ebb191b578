import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const moneyAccountRoutes: RouteObject[] = [
  {
    path: screens.moneyAccounts,
    lazy: async () => ({ Component: (await import('./MoneyAccountListPage.tsx')).MoneyAccountListPage }),
  },
];
