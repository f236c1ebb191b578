import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const labelRoutes: RouteObject[] = [
  {
    path: screens.labels,
    lazy: async () => ({ Component: (await import('./LabelPage.tsx')).LabelPage }),
  },
];
