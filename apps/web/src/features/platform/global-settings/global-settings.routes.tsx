import type { RouteObject } from 'react-router';

export const globalSettingsRoutes: RouteObject[] = [
  {
    path: '/admin/global-settings',
    lazy: async () => ({ Component: (await import('./GlobalSettingsPage.tsx')).GlobalSettingsPage }),
  },
];
