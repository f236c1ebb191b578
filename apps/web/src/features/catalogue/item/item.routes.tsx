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
  {
    path: screens.masterItems,
    lazy: async () => ({ Component: (await import('./ItemListPage.tsx')).ItemListPage }),
  },
  {
    path: screens.masterNewItem,
    lazy: async () => ({ Component: (await import('./ItemStagePage.tsx')).ItemStagePage }),
  },
  {
    path: screens.masterEditItem,
    lazy: async () => ({ Component: (await import('./ItemStagePage.tsx')).ItemStagePage }),
  },
  {
    path: screens.masterItem,
    lazy: async () => ({ Component: (await import('./ItemDetailPage.tsx')).ItemDetailPage }),
  },
];
