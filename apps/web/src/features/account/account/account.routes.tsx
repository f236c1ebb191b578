import type { RouteObject } from 'react-router';

/** In the frame of the sign-in screens, for a session whose password must be changed first. */
export const forcedPasswordRoutes: RouteObject[] = [
  {
    path: '/change-password',
    lazy: async () => ({ Component: (await import('./ForcedPasswordPage.tsx')).ForcedPasswordPage }),
  },
];

export const accountRoutes: RouteObject[] = [
  { path: '/view-profile', lazy: async () => ({ Component: (await import('./ProfilePage.tsx')).ProfilePage }) },
  { path: '/user/profile', lazy: async () => ({ Component: (await import('./OwnRecordPage.tsx')).OwnRecordPage }) },
];
