import type { RouteObject } from 'react-router';

const lazyForm = async () => ({ Component: (await import('./BusinessFormPage.tsx')).BusinessFormPage });

/** The platform's screens of businesses. */
export const businessDetailRoutes: RouteObject[] = [
  {
    path: '/business/list',
    lazy: async () => ({ Component: (await import('./BusinessListPage.tsx')).BusinessListPage }),
  },
  { path: '/business/list/create', lazy: lazyForm },
  { path: '/business/list/edit/:businessId', lazy: lazyForm },
];
