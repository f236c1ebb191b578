import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const quotationRoutes: RouteObject[] = [
  {
    path: screens.quotations,
    lazy: async () => ({ Component: (await import('./QuotationListPage.tsx')).QuotationListPage }),
  },
  {
    path: screens.newQuotation,
    lazy: async () => ({ Component: (await import('./QuotationEditorPage.tsx')).QuotationEditorPage }),
  },
  {
    path: screens.editQuotation,
    lazy: async () => ({ Component: (await import('./QuotationEditorPage.tsx')).QuotationEditorPage }),
  },
];
