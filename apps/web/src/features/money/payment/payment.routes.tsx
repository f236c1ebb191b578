import type { RouteObject } from 'react-router';

export const paymentRoutes: RouteObject[] = [
  {
    path: '/business/receipt-setup',
    lazy: async () => ({ Component: (await import('./receipt/ReceiptListPage.tsx')).ReceiptListPage }),
  },
];
