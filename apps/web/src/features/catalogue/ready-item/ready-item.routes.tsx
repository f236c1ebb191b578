import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const readyItemRoutes: RouteObject[] = [
  {
    path: screens.readyItems,
    lazy: async () => ({ Component: (await import('./ReadyItemsPage.tsx')).ReadyItemsPage }),
  },
];
