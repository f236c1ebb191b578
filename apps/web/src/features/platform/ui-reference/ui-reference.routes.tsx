import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const uiReferenceRoutes: RouteObject[] = [
  {
    path: screens.uiReference,
    lazy: async () => ({ Component: (await import('./UiReferencePage.tsx')).UiReferencePage }),
  },
  {
    path: screens.tableReference,
    lazy: async () => ({ Component: (await import('./TableReferencePage.tsx')).TableReferencePage }),
  },
  {
    path: screens.tabReference,
    lazy: async () => ({ Component: (await import('./TabReferencePage.tsx')).TabReferencePage }),
  },
  {
    path: screens.viewReference,
    lazy: async () => ({ Component: (await import('./ViewReferencePage.tsx')).ViewReferencePage }),
  },
  {
    path: screens.formReference,
    lazy: async () => ({ Component: (await import('./FormReferencePage.tsx')).FormReferencePage }),
  },
];
