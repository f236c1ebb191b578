// Longer than 200 lines because every feature of the server is named in one place.
import { bankStatementRoutes } from './features/books/bank-statement/bank-statement.routes.ts';
import { chequeRoutes } from './features/books/cheque/cheque.routes.ts';
import { dayCloseRoutes } from './features/books/day-close/day-close.routes.ts';
import { moneyAccountRoutes } from './features/books/money-account/money-account.routes.ts';
import { voucherRoutes } from './features/books/voucher/voucher.routes.ts';
import { ownAccountRoutes } from './features/books/own-account/own-account.routes.ts';
import { listFileRoutes } from './features/reports/list-file/list-file.routes.ts';
import { reportFileRoutes } from './features/reports/report-file/report-file.routes.ts';
import { reportScheduleRoutes } from './features/reports/report-schedule/report-schedule.routes.ts';
import { savedReportRoutes } from './features/reports/saved-report/saved-report.routes.ts';
import { collectRoutes } from './features/sales/collect/collect.routes.ts';
import { reminderRoutes } from './features/sales/reminder/reminder.routes.ts';
import { recurringRoutes } from './features/money/recurring/recurring.routes.ts';
import { stockCountRoutes } from './features/stock/stock-count/stock-count.routes.ts';
import { writeOffRoutes } from './features/stock/write-off/write-off.routes.ts';
import { stockTransferRoutes } from './features/stock/stock-transfer/stock-transfer.routes.ts';
import { cbmsRoutes } from './features/sales/cbms/cbms.routes.ts';
import { quotationRoutes } from './features/sales/quotation/quotation.routes.ts';
import { serveReceiptKeys } from './features/sales/sharing/receipt.ts';
import { sharedPaperPages } from './features/sales/sharing/shared-paper-page.ts';
import { sharingRoutes } from './features/sales/sharing/sharing.routes.ts';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { Endpoint } from '@bahi/contract/endpoint';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { allSheets } from './data-sheets.ts';
import { accountRoutes } from './features/account/account/account.routes.ts';
import { businessRoutes } from './features/platform/business/business.routes.ts';
import { categoryRoutes } from './features/money/category/category.routes.ts';
import { calendarYearRoutes } from './features/platform/calendar-year/calendar-year.routes.ts';
import { customerRoutes } from './features/parties/customer/customer.routes.ts';
import { dataImportRoutes } from './features/platform/data-import/data-import.routes.ts';
import { dataDownloadRoutes } from './features/platform/data-download/data-download.routes.ts';
import { dashboardRoutes } from './features/reports/dashboard/dashboard.routes.ts';
import { emailSetupRoutes } from './features/platform/email-setup/email-setup.routes.ts';
import { geographyRoutes } from './features/platform/geography/geography.routes.ts';
import { documentRoutes } from './features/books/document-registry/document-registry.ts';
import { documentFileRoutes } from './features/money/due-document/document-file.routes.ts';
import { itemImageRoutes } from './features/catalogue/item-image/item-image.routes.ts';
import { sharedItemPage } from './features/catalogue/item-share/shared-item-page.ts';
import { itemCodeRoutes } from './features/catalogue/item-code/item-code.routes.ts';
import { labelRoutes } from './features/catalogue/label/label.routes.ts';
import { itemShareRoutes } from './features/catalogue/item-share/item-share.routes.ts';
import { categoryAddressRoutes } from './features/catalogue/item-category/category-address.routes.ts';
import { itemAddressRoutes } from './features/catalogue/item-address/item-address.routes.ts';
import { itemVariantRoutes } from './features/catalogue/item-variant/item-variant.routes.ts';
import { itemRoutes } from './features/catalogue/item/item.routes.ts';
import { moduleRoutes } from './features/people/module/module.routes.ts';
import { otpRoutes } from './features/platform/otp/otp.routes.ts';
import { creditLimitRoutes } from './features/sales/credit-limit/credit-limit.routes.ts';
import { noticeRoutes } from './features/platform/notice/notice.routes.ts';
import { recordHistoryRoutes } from './features/platform/record-history/record-history.routes.ts';
import { discrepancyRoutes } from './features/sales/discrepancy/discrepancy.routes.ts';
import { paperLookRoutes } from './features/sales/paper-look/paper-look.routes.ts';
import { yearEndRoutes } from './features/books/year-end/year-end.routes.ts';
import { activityLogRoutes } from './features/people/activity-log/activity-log.routes.ts';
import { assetRoutes } from './features/books/asset/asset.routes.ts';
import { prepaidRoutes } from './features/books/prepaid/prepaid.routes.ts';
import { salesCounterRoutes } from './features/sales/sales-counter/sales-counter.routes.ts';
import { loanRoutes } from './features/books/loan/loan.routes.ts';
import { periodLockRoutes } from './features/books/period-lock/period-lock.routes.ts';
import { tdsRoutes } from './features/money/tds/tds.routes.ts';
import { monthFileRoutes } from './features/reports/month-file/month-file.routes.ts';
import { vatReturnRoutes } from './features/reports/vat-return/vat-return.routes.ts';
import { paymentRoutes } from './features/money/payment/payment.routes.ts';
import { privilegeRoutes } from './features/people/privilege/privilege.routes.ts';
import { roleRoutes } from './features/people/role/role.routes.ts';
import { roleModulePrivilegeRoutes } from './features/people/role-module-privilege/role-module-privilege.routes.ts';
import { userReportRoutes } from './features/people/user-report/user-report.routes.ts';
import { userRoleRoutes } from './features/people/user-role/user-role.routes.ts';
import { securityLogRoutes } from './features/people/security-log/security-log.routes.ts';
import { searchRoutes } from './features/reports/search/search.routes.ts';
import { priceListRoutes } from './features/catalogue/price-list/price-list.routes.ts';
import { readyItemRoutes } from './features/catalogue/ready-item/ready-item.routes.ts';
import { serviceRoutes } from './features/catalogue/service/service.routes.ts';
import { smsSettingsRoutes } from './features/platform/sms-settings/sms-settings.routes.ts';
import { allReportRoutes } from './features/reports/all-reports/all-reports.routes.ts';
import { reorderRoutes } from './features/purchase/reorder/reorder.routes.ts';
import { stockCardRoutes } from './features/stock/stock-card/stock-card.routes.ts';
import { statementRoutes } from './features/reports/statement/statement.routes.ts';
import { secondFactorRoutes } from './features/account/second-factor/second-factor.routes.ts';
import { sessionRoutes } from './features/account/session/session.routes.ts';
import { attributeRoutes } from './features/catalogue/attribute/attribute.routes.ts';
import { itemCategoryRoutes } from './features/catalogue/item-category/item-category.routes.ts';
import { businessDetailRoutes } from './features/platform/business-detail/business-detail.routes.ts';
import { globalSettingsRoutes } from './features/platform/global-settings/global-settings.routes.ts';
import { houseAddressRoutes } from './features/platform/house-address/house-address.routes.ts';
import { reportCardRoutes } from './features/reports/all-reports/report-card.routes.ts';
import { savedFilterRoutes } from './features/reports/saved-filter/saved-filter.routes.ts';
import { paperBundleRoutes } from './features/sales/paper-bundle/paper-bundle.routes.ts';
import { sampleBusinessRoutes } from './features/platform/sample-business/sample-business.routes.ts';
import { joinedBusinessRoutes } from './features/account/joined-business/joined-business.routes.ts';
import { userSessionRoutes } from './features/account/user-session/user-session.routes.ts';
import { userRoutes } from './features/people/user/user.routes.ts';
import { outletRoutes } from './features/platform/outlet/outlet.routes.ts';
import { taxRateRoutes } from './features/catalogue/tax-rate/tax-rate.routes.ts';
import { masterDataRoutes } from './features/platform/master-data/master-data.routes.ts';
import { vendorRoutes } from './features/parties/vendor/vendor.routes.ts';
import { unitGroupRoutes } from './features/catalogue/unit-group/unit-group.routes.ts';
import { documentApi, serveApiDocument } from './platform/http/api-document.ts';
import { versionedUrl } from './platform/http/addresses.ts';
import { acceptEmptyJson } from './platform/http/empty-json.ts';
import { endConnectionsWhileClosing } from './platform/http/drain.ts';
import { answerFailures } from './platform/http/answer-failures.ts';
import { serveHealth } from './platform/http/health.ts';
import { createRequestTurns } from './platform/http/request-turns.ts';
import type { Server } from './platform/http/server.ts';
import type { Services } from './platform/core/services.ts';
import { createSessionReader } from './platform/sessions/session.ts';
import { largestUploadBytes } from './platform/http/uploads.ts';
import { guardBrowsers, servePages } from './platform/http/serve-pages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    endpoints: ReadonlyMap<string, Endpoint>;
  }
}

/** Every feature of the server, in one visible list. */
const features: readonly ((server: Server) => void)[] = [
  sessionRoutes,
  otpRoutes,
  accountRoutes,
  secondFactorRoutes,
  userSessionRoutes,
  joinedBusinessRoutes,
  sampleBusinessRoutes,
  paperBundleRoutes,
  savedFilterRoutes,
  reportCardRoutes,
  geographyRoutes,
  businessRoutes,
  paperLookRoutes,
  outletRoutes,
  creditLimitRoutes,
  recordHistoryRoutes,
  noticeRoutes,
  discrepancyRoutes,
  periodLockRoutes,
  vatReturnRoutes,
  monthFileRoutes,
  tdsRoutes,
  customerRoutes,
  vendorRoutes,
  categoryRoutes,
  masterDataRoutes,
  unitGroupRoutes,
  taxRateRoutes,
  itemCategoryRoutes,
  attributeRoutes,
  itemRoutes,
  itemImageRoutes,
  itemCodeRoutes,
  labelRoutes,
  itemShareRoutes,
  itemVariantRoutes,
  itemAddressRoutes,
  categoryAddressRoutes,
  serviceRoutes,
  readyItemRoutes,
  priceListRoutes,
  documentRoutes,
  documentFileRoutes,
  paymentRoutes,
  allReportRoutes,
  statementRoutes,
  stockCardRoutes,
  reorderRoutes,
  dashboardRoutes,
  searchRoutes,
  userRoutes,
  houseAddressRoutes,
  businessDetailRoutes,
  moduleRoutes,
  roleRoutes,
  roleModulePrivilegeRoutes,
  userRoleRoutes,
  privilegeRoutes,
  userReportRoutes,
  securityLogRoutes,
  globalSettingsRoutes,
  calendarYearRoutes,
  dataDownloadRoutes(allSheets),
  dataImportRoutes,
  emailSetupRoutes,
  smsSettingsRoutes,
  quotationRoutes,
  writeOffRoutes,
  stockCountRoutes,
  stockTransferRoutes,
  sharingRoutes,
  cbmsRoutes,
  activityLogRoutes,
  reminderRoutes,
  collectRoutes,
  recurringRoutes,
  savedReportRoutes,
  reportScheduleRoutes,
  reportFileRoutes,
  listFileRoutes,
  ownAccountRoutes,
  voucherRoutes,
  moneyAccountRoutes,
  chequeRoutes,
  bankStatementRoutes,
  yearEndRoutes,
  assetRoutes,
  prepaidRoutes,
  loanRoutes,
  salesCounterRoutes,
  dayCloseRoutes,
];

/** JSON bodies: an invoice of 500 lines with remarks stays below it. */
const largestJsonBytes = 1_000_000;

/** For a request to arrive whole, an upload over a slow line included; the web app waits as long for its answer. */
const arrivalMilliseconds = 180_000;

/** The whole server, ready to listen. `webFolder` holds the built web app; without one only the API is served. */
export async function buildApp(services: Services, webFolder: string): Promise<FastifyInstance> {
  const app = createFramework(services);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('session', null);
  app.decorateRequest('uploaded', null);
  await app.register(helmet, {
    // Each kind of answer has a policy of its own.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Said where people come by TLS: see `guardBrowsers`.
    strictTransportSecurity: false,
  });
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart, { limits: { fileSize: largestUploadBytes, files: 5, fields: 50, parts: 60 } });
  acceptEmptyJson(app);
  await documentApi(app);

  const server: Server = {
    app,
    services,
    sessions: createSessionReader(services),
    turns: createRequestTurns(services.config.limits),
    endpoints: new Map(),
    lists: new Map(),
    constraints: {},
  };
  app.decorate('endpoints', server.endpoints);
  answerFailures(app, services, server.constraints);
  app.addHook('onClose', () => services.securityLog.settle());
  await app.register(
    (api, _options, done) => {
      api.addHook('onSend', (_request, reply, payload, done) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        done(null, payload);
      });
      for (const feature of features) feature({ ...server, app: api });
      serveApiDocument(api);
      done();
    },
    { prefix: '/api/v1' },
  );
  serveHealth(app, services);
  serveReceiptKeys(app, services);
  await servePages(app, services, { webFolder, ownPages: [sharedItemPage(services), ...sharedPaperPages(services)] });
  return app;
}

function createFramework(services: Services): FastifyInstance {
  const log: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: services.config.isProduction }),
    bodyLimit: largestJsonBytes,
    requestTimeout: arrivalMilliseconds,
    // Behind a reverse proxy the caller's address is in its headers.
    trustProxy: ['loopback', ...services.config.trustedProxies],
    rewriteUrl: (request) => versionedUrl(request.url ?? '/'),
    routerOptions: { maxParamLength: 300 },
    // While the server stops, what still comes over an open connection is served like the rest.
    return503OnClosing: false,
  });
  endConnectionsWhileClosing(app);
  guardBrowsers(app);
  return app;
}
