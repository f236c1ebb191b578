import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const emailSetupRoutes: RouteObject[] = [
  {
    path: screens.emailSetup,
    lazy: async () => ({ Component: (await import('./EmailSetupPage.tsx')).EmailSetupPage }),
  },
];
