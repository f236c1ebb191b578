import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const reorderRoutes: RouteObject[] = [
  {
    path: screens.reorder,
    lazy: async () => ({ Component: (await import('./ReorderPage.tsx')).ReorderPage }),
  },
];
