import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const cbmsRoutes: RouteObject[] = [
  { path: screens.cbms, lazy: async () => ({ Component: (await import('./CbmsPage.tsx')).CbmsPage }) },
];
