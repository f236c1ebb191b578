// Longer than 200 lines because the routes of all features are put together here.
import { yearEndRoutes } from './features/books/year-end/year-end.routes.tsx';
import { assetRoutes } from './features/books/asset/asset.routes.tsx';
import { prepaidRoutes } from './features/books/prepaid/prepaid.routes.tsx';
import { salesCounterRoutes } from './features/sales/sales-counter/sales-counter.routes.tsx';
import { loanRoutes } from './features/books/loan/loan.routes.tsx';
import { bankStatementRoutes } from './features/books/bank-statement/bank-statement.routes.tsx';
import { chequeRoutes } from './features/books/cheque/cheque.routes.tsx';
import { dayCloseRoutes } from './features/books/day-close/day-close.routes.tsx';
import { voucherRoutes } from './features/books/voucher/voucher.routes.tsx';
import { moneyAccountRoutes } from './features/books/money-account/money-account.routes.tsx';
import { ownAccountRoutes } from './features/books/own-account/own-account.routes.tsx';
import { reportScheduleRoutes } from './features/reports/report-schedule/report-schedule.routes.tsx';
import { savedReportRoutes } from './features/reports/saved-report/saved-report.routes.tsx';
import { recurringRoutes } from './features/money/recurring/recurring.routes.tsx';
import { stockCountRoutes } from './features/stock/stock-count/stock-count.routes.tsx';
import { writeOffRoutes } from './features/stock/write-off/write-off.routes.tsx';
import { stockTransferRoutes } from './features/stock/stock-transfer/stock-transfer.routes.tsx';
import { collectRoutes } from './features/sales/collect/collect.routes.tsx';
import { reminderRoutes } from './features/sales/reminder/reminder.routes.tsx';
import { activityLogRoutes } from './features/people/activity-log/activity-log.routes.tsx';
import { cbmsRoutes } from './features/sales/cbms/cbms.routes.tsx';
import { sharingRoutes } from './features/sales/sharing/sharing.routes.tsx';
import { quotationRoutes } from './features/sales/quotation/quotation.routes.tsx';
import { Outlet, type RouteObject } from 'react-router';
import { addressRoutes } from './features/platform/address/address.routes.tsx';
import { attributeRoutes } from './features/catalogue/attribute/attribute.routes.tsx';
import { masterDataRoutes } from './features/platform/master-data/master-data.routes.tsx';
import { taxRateRoutes } from './features/catalogue/tax-rate/tax-rate.routes.tsx';
import { unitGroupRoutes } from './features/catalogue/unit-group/unit-group.routes.tsx';
import { accountRoutes, forcedPasswordRoutes } from './features/account/account/account.routes.tsx';
import { sampleBusinessRoutes } from './features/platform/sample-business/sample-business.routes.tsx';
import { joinedBusinessRoutes } from './features/account/joined-business/joined-business.routes.tsx';
import { requiredSecondStepRoutes } from './features/account/second-factor/second-factor.routes.tsx';
import { businessDetailRoutes } from './features/platform/business-detail/business-detail.routes.tsx';
import { businessRoutes } from './features/platform/business/business.routes.tsx';
import { categoryRoutes } from './features/money/category/category.routes.tsx';
import { counterRoutes } from './features/sales/counter/counter.routes.tsx';
import { customerRoutes } from './features/parties/customer/customer.routes.tsx';
import { dataDownloadRoutes } from './features/platform/data-download/data-download.routes.tsx';
import { dataImportRoutes } from './features/platform/data-import/data-import.routes.tsx';
import { dashboardRoutes } from './features/reports/dashboard/dashboard.routes.tsx';
import { documentRoutes } from './features/books/document-registry/document-registry.ts';
import { emailSetupRoutes } from './features/platform/email-setup/email-setup.routes.tsx';
import { itemRoutes } from './features/catalogue/item/item.routes.tsx';
import { readyItemRoutes } from './features/catalogue/ready-item/ready-item.routes.tsx';
import { itemVariantRoutes } from './features/catalogue/item-variant/item-variant.routes.tsx';
import { labelRoutes } from './features/catalogue/label/label.routes.tsx';
import { globalSettingsRoutes } from './features/platform/global-settings/global-settings.routes.tsx';
import { houseAddressRoutes } from './features/platform/house-address/house-address.routes.tsx';
import { outletRoutes } from './features/platform/outlet/outlet.routes.tsx';
import { moduleRoutes } from './features/people/module/module.routes.tsx';
import { paymentRoutes } from './features/money/payment/payment.routes.tsx';
import { tdsRoutes } from './features/money/tds/tds.routes.tsx';
import { privilegeRoutes } from './features/people/privilege/privilege.routes.tsx';
import { roleRoutes } from './features/people/role/role.routes.tsx';
import { allReportRoutes } from './features/reports/all-reports/all-reports.routes.tsx';
import { salesReportRoutes } from './features/reports/sales-report/sales-report.routes.tsx';
import { otpRoutes } from './features/platform/otp/otp.routes.tsx';
import { officeRoutes } from './features/account/office/office.routes.tsx';
import { uiReferenceRoutes } from './features/platform/ui-reference/ui-reference.routes.tsx';
import { userRoutes } from './features/people/user/user.routes.tsx';
import { manualRoutes } from './features/platform/manual/manual.routes.tsx';
import { noticeRoutes } from './features/platform/notice/notice.routes.tsx';
import { reorderRoutes } from './features/purchase/reorder/reorder.routes.tsx';
import { stockCardRoutes } from './features/stock/stock-card/stock-card.routes.tsx';
import { statementRoutes } from './features/reports/statement/statement.routes.tsx';
import { paperLookRoutes } from './features/sales/paper-look/paper-look.routes.tsx';
import { monthFileRoutes } from './features/reports/month-file/month-file.routes.tsx';
import { recordHistoryRoutes } from './features/platform/record-history/record-history.routes.tsx';
import { vatReturnRoutes } from './features/reports/vat-return/vat-return.routes.tsx';
import { periodLockRoutes } from './features/books/period-lock/period-lock.routes.tsx';
import { securityLogRoutes } from './features/people/security-log/security-log.routes.tsx';
import { priceListRoutes } from './features/catalogue/price-list/price-list.routes.tsx';
import { serviceRoutes } from './features/catalogue/service/service.routes.tsx';
import { userReportRoutes } from './features/people/user-report/user-report.routes.tsx';
import { vendorRoutes } from './features/parties/vendor/vendor.routes.tsx';
import { userRoleRoutes } from './features/people/user-role/user-role.routes.tsx';
import { QueryProvider } from './platform/QueryProvider.tsx';
import { markedBusinesses } from './features/sales/counter/device/store/device-mark.ts';
import { requireSignedIn } from './platform/route-guards.ts';
import { FailurePanel, FailureScreen } from './ui/shell/FailureScreen.tsx';

/** On a registered counter what it keeps stands in for the line before anything is asked; others load nothing of it. */
async function beginWithoutLine(): Promise<void> {
  if (markedBusinesses().length === 0) return;
  const { beginAsCounter } = await import('./features/sales/counter/device/open-device.ts');
  await beginAsCounter();
}

/**
 * Every screen behind the login; the code of each is loaded when it is opened. The screens before it stand in
 * public-routes.tsx, so that the login page does not wait for this table.
 */
export const signedInRoutes: RouteObject[] = [
  {
    loader: async (at) => {
      requireSignedIn(at);
      await beginWithoutLine();
      return null;
    },
    errorElement: <FailureScreen />,
    element: (
      <QueryProvider>
        <Outlet />
      </QueryProvider>
    ),
    children: [
      {
        lazy: async () => ({ Component: (await import('./features/platform/frame/AppShell.tsx')).AppShell }),
        children: [
          {
            errorElement: <FailurePanel />,
            children: [
              ...dashboardRoutes,
              ...accountRoutes,
              ...joinedBusinessRoutes,
              ...sampleBusinessRoutes,
              ...businessRoutes,
              ...counterRoutes,
              ...customerRoutes,
              ...vendorRoutes,
              ...categoryRoutes,
              ...itemRoutes,
              ...readyItemRoutes,
              ...itemVariantRoutes,
              ...labelRoutes,
              ...serviceRoutes,
              ...priceListRoutes,
              ...documentRoutes,
              ...paymentRoutes,
              ...salesReportRoutes,
              ...allReportRoutes,
              ...statementRoutes,
              ...stockCardRoutes,
              ...reorderRoutes,
              ...moduleRoutes,
              ...privilegeRoutes,
              ...roleRoutes,
              ...userRoleRoutes,
              ...userReportRoutes,
              ...securityLogRoutes,
              ...paperLookRoutes,
              ...periodLockRoutes,
              ...vatReturnRoutes,
              ...monthFileRoutes,
              ...recordHistoryRoutes,
              ...tdsRoutes,
              ...outletRoutes,
              ...houseAddressRoutes,
              ...dataDownloadRoutes,
              ...dataImportRoutes,
              ...userRoutes,
              ...businessDetailRoutes,
              ...otpRoutes,
              ...globalSettingsRoutes,
              ...uiReferenceRoutes,
              ...masterDataRoutes,
              ...emailSetupRoutes,
              ...addressRoutes,
              ...taxRateRoutes,
              ...unitGroupRoutes,
              ...attributeRoutes,
              ...quotationRoutes,
              ...writeOffRoutes,
              ...stockCountRoutes,
              ...stockTransferRoutes,
              ...sharingRoutes,
              ...cbmsRoutes,
              ...activityLogRoutes,
              ...collectRoutes,
              ...reminderRoutes,
              ...recurringRoutes,
              ...savedReportRoutes,
              ...reportScheduleRoutes,
              ...noticeRoutes,
              ...manualRoutes,
              ...ownAccountRoutes,
              ...moneyAccountRoutes,
              ...chequeRoutes,
              ...bankStatementRoutes,
              ...yearEndRoutes,
              ...assetRoutes,
              ...prepaidRoutes,
              ...loanRoutes,
              ...salesCounterRoutes,
              ...dayCloseRoutes,
              ...voucherRoutes,
              {
                path: '*',
                lazy: async () => ({ Component: (await import('./features/platform/frame/LostPage.tsx')).LostPage }),
              },
            ],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./ui/shell/PublicLayout.tsx')).PublicLayout }),
        children: [...forcedPasswordRoutes, ...requiredSecondStepRoutes, ...officeRoutes],
      },
    ],
  },
];
