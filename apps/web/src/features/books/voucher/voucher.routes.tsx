import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const voucherRoutes: RouteObject[] = [
  {
    path: screens.vouchers,
    lazy: async () => ({ Component: (await import('./VoucherListPage.tsx')).VoucherListPage }),
  },
  {
    path: screens.newJournal,
    lazy: async () => ({ Component: (await import('./JournalFormPage.tsx')).JournalFormPage }),
  },
  {
    path: screens.newContra,
    lazy: async () => ({ Component: (await import('./ContraFormPage.tsx')).ContraFormPage }),
  },
  {
    path: screens.openingBalance,
    lazy: async () => ({ Component: (await import('./OpeningFormPage.tsx')).OpeningFormPage }),
  },
];
