import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const vendorRoutes: RouteObject[] = [
  {
    path: screens.vendors,
    lazy: async () => ({ Component: (await import('./VendorListPage.tsx')).VendorListPage }),
  },
];
