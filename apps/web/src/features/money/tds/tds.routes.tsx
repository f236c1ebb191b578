import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const tdsRoutes: RouteObject[] = [
  { path: screens.tds, lazy: async () => ({ Component: (await import('./TdsPage.tsx')).TdsPage }) },
  { path: screens.tdsMonth, lazy: async () => ({ Component: (await import('./TdsMonthPage.tsx')).TdsMonthPage }) },
];
