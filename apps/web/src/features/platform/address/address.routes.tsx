import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const addressRoutes: RouteObject[] = [
  {
    path: screens.addresses,
    lazy: async () => ({ Component: (await import('./AddressPage.tsx')).AddressPage }),
  },
];
