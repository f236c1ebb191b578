import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const sharingRoutes: RouteObject[] = [
  {
    path: screens.sharings,
    lazy: async () => ({ Component: (await import('./SharingListPage.tsx')).SharingListPage }),
  },
];
