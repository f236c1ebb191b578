import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const noticeRoutes: RouteObject[] = [
  { path: screens.notices, lazy: async () => ({ Component: (await import('./NoticesPage.tsx')).NoticesPage }) },
];
