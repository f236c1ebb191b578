import type { RouteObject } from 'react-router';

export const vendorRoutes: RouteObject[] = [
  {
    path: '/vendor/vendor-setup',
    lazy: async () => ({ Component: (await import('./VendorListPage.tsx')).VendorListPage }),
  },
];
