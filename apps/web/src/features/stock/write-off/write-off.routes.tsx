import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const writeOffRoutes: RouteObject[] = [
  {
    path: screens.writeOffs,
    lazy: async () => ({ Component: (await import('./WriteOffListPage.tsx')).WriteOffListPage }),
  },
  {
    path: screens.newWriteOff,
    lazy: async () => ({ Component: (await import('./WriteOffFormPage.tsx')).WriteOffFormPage }),
  },
];
