import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const counterRoutes: RouteObject[] = [
  { path: screens.counter, lazy: async () => ({ Component: (await import('./CounterPage.tsx')).CounterPage }) },
];
