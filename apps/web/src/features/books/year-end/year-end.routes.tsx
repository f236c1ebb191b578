import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const yearEndRoutes: RouteObject[] = [
  {
    path: screens.yearEnd,
    lazy: async () => ({ Component: (await import('./YearEndPage.tsx')).YearEndPage }),
  },
];
