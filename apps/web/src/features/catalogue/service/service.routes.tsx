import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const serviceRoutes: RouteObject[] = [
  {
    path: screens.services,
    lazy: async () => ({ Component: (await import('./ServiceListPage.tsx')).ServiceListPage }),
  },
  {
    path: screens.newService,
    lazy: async () => ({ Component: (await import('./ServiceFormPage.tsx')).ServiceFormPage }),
  },
  {
    path: screens.editService,
    lazy: async () => ({ Component: (await import('./ServiceFormPage.tsx')).ServiceFormPage }),
  },
  {
    path: screens.serviceImage,
    lazy: async () => ({ Component: (await import('./ServiceImagePage.tsx')).ServiceImagePage }),
  },
];
