import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const taxRateRoutes: RouteObject[] = [
  {
    path: screens.taxRates,
    lazy: async () => ({ Component: (await import('./TaxRatePage.tsx')).TaxRatePage }),
  },
];
