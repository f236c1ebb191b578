import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const manualRoutes: RouteObject[] = [
  { path: screens.manual, lazy: async () => ({ Component: (await import('./ManualPage.tsx')).ManualPage }) },
  {
    path: screens.manualArticle,
    lazy: async () => ({ Component: (await import('./ManualArticlePage.tsx')).ManualArticlePage }),
  },
];
