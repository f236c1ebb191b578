import type { RouteObject } from 'react-router';

export const addressRoutes: RouteObject[] = [
  {
    path: '/zoneSetup/address',
    lazy: async () => ({ Component: (await import('./AddressPage.tsx')).AddressPage }),
  },
];
