import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const collectRoutes: RouteObject[] = [
  { path: screens.collect, lazy: async () => ({ Component: (await import('./CollectPage.tsx')).CollectPage }) },
];
