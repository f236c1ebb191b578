import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const vatReturnRoutes: RouteObject[] = [
  {
    path: screens.vatReturns,
    lazy: async () => ({ Component: (await import('./VatReturnListPage.tsx')).VatReturnListPage }),
  },
  {
    path: screens.vatYear,
    lazy: async () => ({ Component: (await import('./VatYearPage.tsx')).VatYearPage }),
  },
  {
    path: screens.vatReturn,
    lazy: async () => ({ Component: (await import('./VatReturnPage.tsx')).VatReturnPage }),
  },
];
