import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const loanRoutes: RouteObject[] = [
  {
    path: screens.loans,
    lazy: async () => ({ Component: (await import('./LoanListPage.tsx')).LoanListPage }),
  },
];
