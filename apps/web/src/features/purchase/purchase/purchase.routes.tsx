import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const purchaseRoutes: RouteObject[] = [
  {
    path: screens.purchases,
    lazy: async () => ({ Component: (await import('./PurchaseListPage.tsx')).PurchaseListPage }),
  },
  {
    path: screens.newPurchase,
    lazy: async () => ({ Component: (await import('./PurchaseEditorPage.tsx')).PurchaseEditorPage }),
  },
  {
    path: screens.editPurchase,
    lazy: async () => ({ Component: (await import('./PurchaseEditorPage.tsx')).PurchaseEditorPage }),
  },
];
