import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const invoiceRoutes: RouteObject[] = [
  {
    path: screens.invoices,
    lazy: async () => ({ Component: (await import('./InvoiceListPage.tsx')).InvoiceListPage }),
  },
  {
    path: screens.newInvoice,
    lazy: async () => ({ Component: (await import('./InvoiceEditorPage.tsx')).InvoiceEditorPage }),
  },
  {
    path: screens.editInvoice,
    lazy: async () => ({ Component: (await import('./InvoiceEditorPage.tsx')).InvoiceEditorPage }),
  },
];
