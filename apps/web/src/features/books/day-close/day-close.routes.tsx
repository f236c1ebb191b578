import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const dayCloseRoutes: RouteObject[] = [
  {
    path: screens.dayCloses,
    lazy: async () => ({ Component: (await import('./DayCloseListPage.tsx')).DayCloseListPage }),
  },
  {
    path: screens.newDayClose,
    lazy: async () => ({ Component: (await import('./DayCloseFormPage.tsx')).DayCloseFormPage }),
  },
];
