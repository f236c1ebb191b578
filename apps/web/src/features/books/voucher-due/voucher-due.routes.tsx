import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

/** Both lead to the voucher whose line it was. */
export const voucherDueRoutes: RouteObject[] = [
  {
    path: screens.voucherReceivables,
    lazy: async () => ({ Component: (await import('./VoucherOfDuePage.tsx')).VoucherOfDuePage }),
  },
  {
    path: screens.voucherPayables,
    lazy: async () => ({ Component: (await import('./VoucherOfDuePage.tsx')).VoucherOfDuePage }),
  },
];
