import { documentScreens } from './books/document-registry/document-registry.ts';
import type { ParameterName } from './endpoint.ts';

/**
 * The address of every screen, once: for the router, the menu, links and the stories in the browser. Addresses are the
 * specification's (section 2); those of documents stand with their kind.
 */
export const screens = {
  // before and at signing in
  start: '/',
  login: '/login',
  loginByCode: '/new-login',
  secondStep: '/second-step',
  signUp: '/sign-up',
  validateMobile: '/validate-mobile-number',
  verifyCode: '/verify-otp',
  signUpDetails: '/sign-up-user-information',
  forgotPassword: '/forget-password',
  resetPassword: '/reset-password',
  sharedItem: '/item-detail/:itemShareableId/:itemShareableCode',
  firstPassword: '/first-password',
  chooseFirstPassword: '/first-password/choose',
  changePassword: '/change-password',
  setUpSecondStep: '/set-up-second-step',
  selectOffice: '/select-office',
  profile: '/view-profile',
  ownRecord: '/user/profile',
  // documents
  ...documentScreens,
  // sales
  quotations: '/business/quotation-setup',
  newQuotation: '/business/quotation-setup/create',
  editQuotation: '/business/quotation-setup/edit/:quotationId',
  terms: '/business/terms-condition-setup',
  // money
  payments: '/business/receipt-setup',
  categories: '/business/category-setup',
  // parties
  customers: '/business/customer-setup',
  customerGroups: '/business/customer-group-setup',
  customerStatement: '/business/customer-setup/statement/:customerId',
  vendors: '/vendor/vendor-setup',
  vendorStatement: '/vendor/vendor-setup/statement/:vendorId',
  vendorTypes: '/master/setup/vendor-type-setup',
  // catalogue
  items: '/business/item-setup',
  newItem: '/business/item-setup/create',
  editItem: '/business/item-setup/edit/:itemId',
  itemAttributes: '/business/item-setup/item-attribute/setup/:itemId',
  itemCombinations: '/business/item-setup/item-attribute/detail/:itemId',
  itemPrices: '/business/item-attribute-price-setup/:itemId',
  itemVariants: '/business/item-setup/ledger-detail/:itemId',
  masterItems: '/master/item',
  masterNewItem: '/master/item/create/:itemId/:stage',
  masterEditItem: '/master/item/edit/:itemId/:stage',
  masterItem: '/master/item/detail/:itemId',
  labels: '/business/item-label',
  services: '/business/service-setup',
  newService: '/business/service-setup/create',
  editService: '/business/service-setup/edit/:serviceId',
  serviceImage: '/business/service-setup/image/:serviceId',
  priceLists: '/business/price-list-setup',
  priceListPrices: '/business/price-list-setup/prices/:priceListId',
  itemCategories: '/master/setup/item-category-setup',
  attributes: '/master/setup/attribute-setup',
  brands: '/business/brand-setup',
  sharedBrands: '/master/brand-config',
  units: '/master/unit',
  unitTypes: '/master/unit/type',
  unitTypesOfPlatform: '/master/setup/unit-type-setup',
  unitGroups: '/master/unit/group',
  unitConversions: '/master/unit/conversion/:id',
  taxRates: '/master/setup/tax-rate-setup',
  vatGroups: '/master/vat-group',
  landingCosts: '/master/setup/landing-cost',
  // reports
  dashboard: '/dashboard',
  salesReport: '/business/sales-report',
  invoiceWiseSales: '/business/invoice-wise-sales-report',
  ageReceivable: '/business/age-receivable-report',
  salesRegister: '/business/sales-register-report',
  salesReturnRegister: '/business/sales-return-register-report',
  expenseReport: '/business/expense-report',
  // people
  users: '/user/userlist',
  newUser: '/user/outlet-user',
  editUser: '/user/outlet-user/:userId',
  resetUserPassword: '/user/reset-password',
  outletAssignments: '/user/user-outlet-assignment',
  newOutletAssignment: '/user/user-outlet-assignment/create',
  editOutletAssignment: '/user/user-outlet-assignment/update/:data',
  peopleAndRoles: '/security/user',
  roles: '/security/role',
  configureRole: '/security/role/configure/:roleId',
  modules: '/security/module',
  privileges: '/security/privilege',
  userReport: '/security/user-report-list',
  securityLog: '/security/log',
  // platform
  businessProfile: '/business/detail',
  periodLocks: '/business/period-lock-setup',
  businesses: '/business/list',
  newBusiness: '/business/list/create',
  editBusiness: '/business/list/edit/:businessId',
  businessTypes: '/master/setup/business-type-setup',
  outlets: '/business/outlet-setup',
  houseAddresses: '/business/house-address',
  dataDownload: '/business/data-download',
  dataImports: '/business/data-import',
  dataImport: '/business/data-import/:importId',
  otps: '/business/otp-listing',
  globalSettings: '/admin/global-settings',
  emailSetup: '/master/email',
  addressTypes: '/master/setup/address-type-setup',
  addresses: '/zoneSetup/address',
  countries: '/zoneSetup/country',
  provinces: '/zoneSetup/province',
  districts: '/zoneSetup/district',
  localBodyTypes: '/zoneSetup/local-body-type',
  localBodies: '/zoneSetup/local-body',
  uiReference: '/ui-reference',
  tableReference: '/ui-reference/table',
  tabReference: '/ui-reference/tab',
  viewReference: '/ui-reference/view',
  formReference: '/ui-reference/form',
} as const satisfies Record<string, `/${string}`>;

export type ScreenPath = (typeof screens)[keyof typeof screens];

/** The address of a screen of one record: `screenAt(screens.editIncome, { incomeId: 4 })`. */
export function screenAt<P extends ScreenPath>(path: P, parameters: Record<ParameterName<P>, string | number>): string {
  const given: Readonly<Record<string, string | number>> = parameters;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
}
