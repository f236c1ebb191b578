import type { RouteObject } from 'react-router';

export const statementRoutes: RouteObject[] = [
  {
    path: '/business/customer-setup/statement/:customerId',
    lazy: async () => ({ Component: (await import('./CustomerStatementPage.tsx')).CustomerStatementPage }),
  },
  {
    path: '/vendor/vendor-setup/statement/:vendorId',
    lazy: async () => ({ Component: (await import('./VendorStatementPage.tsx')).VendorStatementPage }),
  },
];
