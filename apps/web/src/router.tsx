import { Outlet, type RouteObject } from 'react-router';
import { addressRoutes } from './features/address/address.routes.tsx';
import { attributeRoutes } from './features/attribute/attribute.routes.tsx';
import { masterDataRoutes } from './features/master-data/master-data.routes.tsx';
import { unitGroupRoutes } from './features/unit-group/unit-group.routes.tsx';
import { accountRoutes, forcedPasswordRoutes } from './features/account/account.routes.tsx';
import { businessDetailRoutes } from './features/business-detail/business-detail.routes.tsx';
import { businessRoutes } from './features/business/business.routes.tsx';
import { categoryRoutes } from './features/category/category.routes.tsx';
import { customerRoutes } from './features/customer/customer.routes.tsx';
import { dataDownloadRoutes } from './features/data-download/data-download.routes.tsx';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.tsx';
import { emailSetupRoutes } from './features/email-setup/email-setup.routes.tsx';
import { expenseRoutes } from './features/expense/expense.routes.tsx';
import { incomeRoutes } from './features/income/income.routes.tsx';
import { invoiceRoutes } from './features/invoice/invoice.routes.tsx';
import { itemRoutes } from './features/item/item.routes.tsx';
import { globalSettingsRoutes } from './features/global-settings/global-settings.routes.tsx';
import { houseAddressRoutes } from './features/house-address/house-address.routes.tsx';
import { outletRoutes } from './features/outlet/outlet.routes.tsx';
import { moduleRoutes } from './features/module/module.routes.tsx';
import { paymentRoutes } from './features/payment/payment.routes.tsx';
import { privilegeRoutes } from './features/privilege/privilege.routes.tsx';
import { roleRoutes } from './features/role/role.routes.tsx';
import { salesReportRoutes } from './features/sales-report/sales-report.routes.tsx';
import { otpRoutes } from './features/otp/otp.routes.tsx';
import { officeRoutes } from './features/office/office.routes.tsx';
import { uiReferenceRoutes } from './features/ui-reference/ui-reference.routes.tsx';
import { userRoutes } from './features/user/user.routes.tsx';
import { statementRoutes } from './features/statement/statement.routes.tsx';
import { serviceRoutes } from './features/service/service.routes.tsx';
import { userReportRoutes } from './features/user-report/user-report.routes.tsx';
import { vendorRoutes } from './features/vendor/vendor.routes.tsx';
import { userRoleRoutes } from './features/user-role/user-role.routes.tsx';
import { QueryProvider } from './platform/QueryProvider.tsx';
import { requireSignedIn } from './platform/route-guards.ts';
import { FailurePanel, FailureScreen } from './ui/FailureScreen.tsx';

/**
 * Every screen behind the login; the code of each is loaded when it is opened. The screens before it stand in
 * public-routes.tsx, so that the login page does not wait for this table.
 */
export const signedInRoutes: RouteObject[] = [
  {
    loader: requireSignedIn,
    errorElement: <FailureScreen />,
    element: (
      <QueryProvider>
        <Outlet />
      </QueryProvider>
    ),
    children: [
      {
        lazy: async () => ({ Component: (await import('./features/frame/AppShell.tsx')).AppShell }),
        children: [
          {
            errorElement: <FailurePanel />,
            children: [
              ...dashboardRoutes,
              ...accountRoutes,
              ...businessRoutes,
              ...customerRoutes,
              ...vendorRoutes,
              ...categoryRoutes,
              ...itemRoutes,
              ...serviceRoutes,
              ...invoiceRoutes,
              ...paymentRoutes,
              ...incomeRoutes,
              ...expenseRoutes,
              ...salesReportRoutes,
              ...statementRoutes,
              ...moduleRoutes,
              ...privilegeRoutes,
              ...roleRoutes,
              ...userRoleRoutes,
              ...userReportRoutes,
              ...outletRoutes,
              ...houseAddressRoutes,
              ...dataDownloadRoutes,
              ...userRoutes,
              ...businessDetailRoutes,
              ...otpRoutes,
              ...globalSettingsRoutes,
              ...uiReferenceRoutes,
              ...masterDataRoutes,
              ...emailSetupRoutes,
              ...addressRoutes,
              ...unitGroupRoutes,
              ...attributeRoutes,
              {
                path: '*',
                lazy: async () => ({ Component: (await import('./features/frame/LostPage.tsx')).LostPage }),
              },
            ],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./ui/PublicLayout.tsx')).PublicLayout }),
        children: [...forcedPasswordRoutes, ...officeRoutes],
      },
    ],
  },
];
