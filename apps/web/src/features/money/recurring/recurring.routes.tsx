import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const recurringRoutes: RouteObject[] = [
  {
    path: screens.recurrings,
    lazy: async () => ({ Component: (await import('./RecurringListPage.tsx')).RecurringListPage }),
  },
];
