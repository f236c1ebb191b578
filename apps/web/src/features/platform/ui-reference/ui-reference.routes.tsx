import type { RouteObject } from 'react-router';

export const uiReferenceRoutes: RouteObject[] = [
  {
    path: '/ui-reference',
    lazy: async () => ({ Component: (await import('./UiReferencePage.tsx')).UiReferencePage }),
  },
  {
    path: '/ui-reference/table',
    lazy: async () => ({ Component: (await import('./TableReferencePage.tsx')).TableReferencePage }),
  },
  {
    path: '/ui-reference/tab',
    lazy: async () => ({ Component: (await import('./TabReferencePage.tsx')).TabReferencePage }),
  },
  {
    path: '/ui-reference/view',
    lazy: async () => ({ Component: (await import('./ViewReferencePage.tsx')).ViewReferencePage }),
  },
  {
    path: '/ui-reference/form',
    lazy: async () => ({ Component: (await import('./FormReferencePage.tsx')).FormReferencePage }),
  },
];
