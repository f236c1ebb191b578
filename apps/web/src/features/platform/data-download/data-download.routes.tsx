import type { RouteObject } from 'react-router';

export const dataDownloadRoutes: RouteObject[] = [
  {
    path: '/business/data-download',
    lazy: async () => ({ Component: (await import('./DataDownloadPage.tsx')).DataDownloadPage }),
  },
];
