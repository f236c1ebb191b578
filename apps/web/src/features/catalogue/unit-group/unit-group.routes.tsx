import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const unitGroupRoutes: RouteObject[] = [
  {
    path: screens.unitGroups,
    lazy: async () => ({ Component: (await import('./UnitGroupPage.tsx')).UnitGroupPage }),
  },
  {
    path: screens.unitConversions,
    lazy: async () => ({ Component: (await import('./UnitConversionPage.tsx')).UnitConversionPage }),
  },
];
