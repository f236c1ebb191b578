import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const globalSettingsRoutes: RouteObject[] = [
  {
    path: screens.globalSettings,
    lazy: async () => ({ Component: (await import('./GlobalSettingsPage.tsx')).GlobalSettingsPage }),
  },
];
