import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const attributeRoutes: RouteObject[] = [
  {
    path: screens.attributes,
    lazy: async () => ({ Component: (await import('./AttributePage.tsx')).AttributePage }),
  },
];
