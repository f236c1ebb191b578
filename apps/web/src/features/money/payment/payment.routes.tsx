import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const paymentRoutes: RouteObject[] = [
  {
    path: screens.payments,
    lazy: async () => ({ Component: (await import('./settlement/SettlementListPage.tsx')).SettlementListPage }),
  },
];
