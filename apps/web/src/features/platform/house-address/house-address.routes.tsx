import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const houseAddressRoutes: RouteObject[] = [
  {
    path: screens.houseAddresses,
    lazy: async () => ({ Component: (await import('./HouseAddressListPage.tsx')).HouseAddressListPage }),
  },
];
