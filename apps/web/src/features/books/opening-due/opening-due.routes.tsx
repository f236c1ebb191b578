import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

/** The screens of both kinds. */
export const openingDueRoutes: RouteObject[] = [
  {
    path: screens.openingReceivables,
    lazy: async () => ({ Component: (await import('./OpeningDueListPage.tsx')).OpeningReceivablesPage }),
  },
  {
    path: screens.openingPayables,
    lazy: async () => ({ Component: (await import('./OpeningDueListPage.tsx')).OpeningPayablesPage }),
  },
];
