import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const salesCounterRoutes: RouteObject[] = [
  {
    path: screens.salesCounters,
    lazy: async () => ({ Component: (await import('./SalesCounterListPage.tsx')).SalesCounterListPage }),
  },
  {
    path: screens.counterInvoices,
    lazy: async () => ({
      Component: (await import('./invoices/CounterInvoiceListPage.tsx')).CounterInvoiceListPage,
    }),
  },
];
