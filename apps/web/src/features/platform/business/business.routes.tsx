import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const businessRoutes: RouteObject[] = [
  {
    path: screens.businessProfile,
    lazy: async () => ({ Component: (await import('./BusinessDetailPage.tsx')).BusinessDetailPage }),
  },
];
