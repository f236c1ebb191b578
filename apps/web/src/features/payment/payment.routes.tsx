import type { RouteObject } from 'react-router';

export const paymentRoutes: RouteObject[] = [
  {
    path: '/business/receipt-setup',
    lazy: async () => ({ Component: (await import('./ReceiptListPage.tsx')).ReceiptListPage }),
  },
];
