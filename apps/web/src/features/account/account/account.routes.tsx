import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

/** In the frame of the sign-in screens, for a session whose password must be changed first. */
export const forcedPasswordRoutes: RouteObject[] = [
  {
    path: screens.changePassword,
    lazy: async () => ({ Component: (await import('./ForcedPasswordPage.tsx')).ForcedPasswordPage }),
  },
];

export const accountRoutes: RouteObject[] = [
  { path: screens.profile, lazy: async () => ({ Component: (await import('./ProfilePage.tsx')).ProfilePage }) },
  { path: screens.ownRecord, lazy: async () => ({ Component: (await import('./OwnRecordPage.tsx')).OwnRecordPage }) },
];
