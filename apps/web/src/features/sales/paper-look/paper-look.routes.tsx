import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const paperLookRoutes: RouteObject[] = [
  {
    path: screens.paperLook,
    lazy: async () => ({ Component: (await import('./PaperLookPage.tsx')).PaperLookPage }),
  },
];
