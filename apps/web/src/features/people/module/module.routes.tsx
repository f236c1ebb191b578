import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const moduleRoutes: RouteObject[] = [
  { path: screens.modules, lazy: async () => ({ Component: (await import('./ModulePage.tsx')).ModulePage }) },
];
