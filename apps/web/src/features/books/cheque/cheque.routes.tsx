import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const chequeRoutes: RouteObject[] = [
  {
    path: screens.cheques,
    lazy: async () => ({ Component: (await import('./ChequesPage.tsx')).ChequesPage }),
  },
];
