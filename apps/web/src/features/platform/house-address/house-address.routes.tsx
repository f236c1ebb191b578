import type { RouteObject } from 'react-router';

export const houseAddressRoutes: RouteObject[] = [
  {
    path: '/business/house-address',
    lazy: async () => ({ Component: (await import('./HouseAddressListPage.tsx')).HouseAddressListPage }),
  },
];
