import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const monthFileRoutes: RouteObject[] = [
  {
    path: screens.monthFile,
    lazy: async () => ({ Component: (await import('./MonthFilePage.tsx')).MonthFilePage }),
  },
];
