import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const dataDownloadRoutes: RouteObject[] = [
  {
    path: screens.dataDownload,
    lazy: async () => ({ Component: (await import('./DataDownloadPage.tsx')).DataDownloadPage }),
  },
];
