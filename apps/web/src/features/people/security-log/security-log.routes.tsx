import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const securityLogRoutes: RouteObject[] = [
  {
    path: screens.securityLog,
    lazy: async () => ({ Component: (await import('./SecurityLogPage.tsx')).SecurityLogPage }),
  },
];
