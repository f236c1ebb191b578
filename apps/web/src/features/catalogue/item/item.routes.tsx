import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const itemRoutes: RouteObject[] = [
  {
    path: screens.items,
    lazy: async () => ({ Component: (await import('./ItemListPage.tsx')).ItemListPage }),
  },
  {
    path: screens.newItem,
    lazy: async () => ({ Component: (await import('./ItemFormPage.tsx')).ItemFormPage }),
  },
  {
    path: screens.editItem,
    lazy: async () => ({ Component: (await import('./ItemFormPage.tsx')).ItemFormPage }),
  },
];
