import type { RouteObject } from 'react-router';

export const itemRoutes: RouteObject[] = [
  {
    path: '/business/item-setup',
    lazy: async () => ({ Component: (await import('./ItemListPage.tsx')).ItemListPage }),
  },
  {
    path: '/business/item-setup/create',
    lazy: async () => ({ Component: (await import('./ItemFormPage.tsx')).ItemFormPage }),
  },
  {
    path: '/business/item-setup/edit/:itemId',
    lazy: async () => ({ Component: (await import('./ItemFormPage.tsx')).ItemFormPage }),
  },
];
