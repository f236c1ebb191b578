import type { RouteObject } from 'react-router';

export const serviceRoutes: RouteObject[] = [
  {
    path: '/business/service-setup',
    lazy: async () => ({ Component: (await import('./ServiceListPage.tsx')).ServiceListPage }),
  },
  {
    path: '/business/service-setup/create',
    lazy: async () => ({ Component: (await import('./ServiceFormPage.tsx')).ServiceFormPage }),
  },
  {
    path: '/business/service-setup/edit/:serviceId',
    lazy: async () => ({ Component: (await import('./ServiceFormPage.tsx')).ServiceFormPage }),
  },
];
