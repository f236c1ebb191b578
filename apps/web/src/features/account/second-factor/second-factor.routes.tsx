import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

/** In the frame of the sign-in screens, for a session whose second step must be set up first. */
export const requiredSecondStepRoutes: RouteObject[] = [
  {
    path: screens.setUpSecondStep,
    lazy: async () => ({ Component: (await import('./RequiredSecondStepPage.tsx')).RequiredSecondStepPage }),
  },
];
