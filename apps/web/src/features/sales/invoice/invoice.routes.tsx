import type { RouteObject } from 'react-router';

export const invoiceRoutes: RouteObject[] = [
  {
    path: '/business/invoice-setup',
    lazy: async () => ({ Component: (await import('./InvoiceListPage.tsx')).InvoiceListPage }),
  },
  {
    path: '/business/invoice-setup/create',
    lazy: async () => ({ Component: (await import('./InvoiceEditorPage.tsx')).InvoiceEditorPage }),
  },
  {
    path: '/business/invoice-setup/edit/:invoiceId',
    lazy: async () => ({ Component: (await import('./InvoiceEditorPage.tsx')).InvoiceEditorPage }),
  },
];
