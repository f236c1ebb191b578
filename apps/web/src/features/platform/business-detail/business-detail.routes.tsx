import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

const lazyForm = async () => ({ Component: (await import('./BusinessFormPage.tsx')).BusinessFormPage });

/** The platform's screens of businesses. */
export const businessDetailRoutes: RouteObject[] = [
  {
    path: screens.businesses,
    lazy: async () => ({ Component: (await import('./BusinessListPage.tsx')).BusinessListPage }),
  },
  { path: screens.newBusiness, lazy: lazyForm },
  { path: screens.editBusiness, lazy: lazyForm },
];
