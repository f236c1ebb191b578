import { Outlet, type RouteObject } from 'react-router';
import { accountRoutes, forcedPasswordRoutes } from './features/account/account.routes.tsx';
import { businessRoutes } from './features/business/business.routes.tsx';
import { customerRoutes } from './features/customer/customer.routes.tsx';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.tsx';
import { invoiceRoutes } from './features/invoice/invoice.routes.tsx';
import { itemRoutes } from './features/item/item.routes.tsx';
import { salesReportRoutes } from './features/sales-report/sales-report.routes.tsx';
import { serviceRoutes } from './features/service/service.routes.tsx';
import { sessionRoutes } from './features/session/session.routes.tsx';
import { requireSignedIn, requireSignedOut } from './platform/route-guards.ts';
import { FailureScreen } from './ui/FailureScreen.tsx';

/** Every screen of the product; the code of each is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <FailureScreen />,
    HydrateFallback: () => null,
    children: [
      {
        lazy: async () => ({ Component: (await import('./ui/PublicLayout.tsx')).PublicLayout }),
        children: [{ loader: requireSignedOut, children: sessionRoutes }, ...forcedPasswordRoutes],
      },
      {
        loader: requireSignedIn,
        lazy: async () => ({ Component: (await import('./features/frame/AppShell.tsx')).AppShell }),
        children: [
          ...dashboardRoutes,
          ...accountRoutes,
          ...businessRoutes,
          ...customerRoutes,
          ...itemRoutes,
          ...serviceRoutes,
          ...invoiceRoutes,
          ...salesReportRoutes,
          { path: '*', lazy: async () => ({ Component: (await import('./features/frame/LostPage.tsx')).LostPage }) },
        ],
      },
    ],
  },
];
