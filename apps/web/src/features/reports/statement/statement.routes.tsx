import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const statementRoutes: RouteObject[] = [
  {
    path: screens.customerStatement,
    lazy: async () => ({ Component: (await import('./CustomerStatementPage.tsx')).CustomerStatementPage }),
  },
  {
    path: screens.vendorStatement,
    lazy: async () => ({ Component: (await import('./VendorStatementPage.tsx')).VendorStatementPage }),
  },
];
