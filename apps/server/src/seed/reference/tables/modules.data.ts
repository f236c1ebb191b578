import type { Privilege } from '@bahi/contract/access';
import type { UserType } from '@bahi/contract/enumeration';
import type { ModuleCode } from '@bahi/contract/module-codes';

/** Places of the sidebar that hold screens and carry no rights of their own. */
export type GroupCode = 'zones' | 'masters' | 'sales' | 'catalogue' | 'reports' | 'settings' | 'security';

export type ReferenceModule = {
  code: ModuleCode | GroupCode;
  parent: GroupCode | null;
  name: string;
  nameNp: string;
  audience: 'BUSINESS' | 'PLATFORM' | 'BOTH';
  /** Null: a group, or a module without a screen of its own. */
  screenUrl: string | null;
  /** A Lucide icon. */
  iconName: string;
  hidden?: true;
  /** What can be granted here. */
  privileges: readonly Privilege[];
};

/** The modules in the order of the sidebar; the screens are those of the specification, section 2. */
export const modules: readonly ReferenceModule[] = [
  {
    code: 'dashboard',
    parent: null,
    name: 'Dashboard',
    nameNp: 'ड्यासबोर्ड',
    audience: 'BOTH',
    screenUrl: '/dashboard',
    iconName: 'layout-dashboard',
    privileges: ['read'],
  },
  {
    code: 'sales',
    parent: null,
    name: 'Sales',
    nameNp: 'बिक्री',
    audience: 'BUSINESS',
    screenUrl: null,
    iconName: 'shopping-cart',
    privileges: [],
  },
  {
    code: 'invoice',
    parent: 'sales',
    name: 'Sales invoices',
    nameNp: 'बिक्री बिल',
    audience: 'BUSINESS',
    screenUrl: '/business/invoice-setup',
    iconName: 'receipt-text',
    privileges: ['create', 'read', 'update', 'delete', 'approve', 'report'],
  },
  {
    code: 'payment',
    parent: 'sales',
    name: 'Payments',
    nameNp: 'भुक्तानी',
    audience: 'BUSINESS',
    // Payments are entered on the document they pay.
    screenUrl: null,
    iconName: 'wallet',
    hidden: true,
    privileges: ['create', 'read', 'update', 'delete'],
  },
  {
    code: 'customer',
    parent: 'sales',
    name: 'Customers',
    nameNp: 'ग्राहक',
    audience: 'BUSINESS',
    screenUrl: '/business/customer-setup',
    iconName: 'users',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'catalogue',
    parent: null,
    name: 'Items and services',
    nameNp: 'सामान र सेवा',
    audience: 'BUSINESS',
    screenUrl: null,
    iconName: 'package',
    privileges: [],
  },
  {
    code: 'item',
    parent: 'catalogue',
    name: 'Items',
    nameNp: 'सामान',
    audience: 'BUSINESS',
    screenUrl: '/business/item-setup',
    iconName: 'boxes',
    privileges: ['create', 'read', 'update', 'delete'],
  },
  {
    code: 'service',
    parent: 'catalogue',
    name: 'Services',
    nameNp: 'सेवा',
    audience: 'BUSINESS',
    screenUrl: '/business/service-setup',
    iconName: 'wrench',
    privileges: ['create', 'read', 'update', 'delete'],
  },
  {
    code: 'reports',
    parent: null,
    name: 'Reports',
    nameNp: 'प्रतिवेदन',
    audience: 'BUSINESS',
    screenUrl: null,
    iconName: 'chart-column',
    privileges: [],
  },
  {
    code: 'sales-report',
    parent: 'reports',
    name: 'Sales report',
    nameNp: 'बिक्री प्रतिवेदन',
    audience: 'BUSINESS',
    screenUrl: '/business/sales-report',
    iconName: 'file-chart-column',
    privileges: ['read', 'report'],
  },
  {
    code: 'settings',
    parent: null,
    name: 'Settings',
    nameNp: 'सेटिङ',
    audience: 'BUSINESS',
    screenUrl: null,
    iconName: 'settings',
    privileges: [],
  },
  {
    code: 'business-profile',
    parent: 'settings',
    name: 'Business profile',
    nameNp: 'व्यवसायको विवरण',
    audience: 'BUSINESS',
    screenUrl: '/business/detail',
    iconName: 'store',
    privileges: ['read', 'update'],
  },
  {
    code: 'security',
    parent: null,
    name: 'Security',
    nameNp: 'सुरक्षा',
    audience: 'BOTH',
    screenUrl: null,
    iconName: 'shield',
    privileges: [],
  },
  {
    code: 'user-role',
    parent: 'security',
    name: 'People and their roles',
    nameNp: 'मानिस र भूमिका',
    audience: 'BOTH',
    screenUrl: '/security/user',
    iconName: 'user-cog',
    privileges: ['create', 'read', 'update', 'delete'],
  },
  {
    code: 'role',
    parent: 'security',
    name: 'Roles',
    nameNp: 'भूमिका',
    audience: 'BOTH',
    screenUrl: '/security/role',
    iconName: 'key',
    privileges: ['create', 'read', 'update', 'delete'],
  },
  {
    code: 'privilege',
    parent: 'security',
    name: 'Privileges',
    nameNp: 'अधिकार',
    audience: 'BOTH',
    screenUrl: '/security/privilege',
    iconName: 'clipboard-list',
    privileges: ['read'],
  },
  {
    code: 'module',
    parent: 'security',
    name: 'Modules',
    nameNp: 'मोड्युल',
    audience: 'PLATFORM',
    screenUrl: '/security/module',
    iconName: 'sliders-horizontal',
    privileges: ['create', 'read', 'update', 'delete'],
  },
  {
    code: 'user-report',
    parent: 'security',
    name: 'User report',
    nameNp: 'प्रयोगकर्ता प्रतिवेदन',
    audience: 'BOTH',
    screenUrl: '/security/user-report-list',
    iconName: 'file-text',
    privileges: ['read', 'report'],
  },
  {
    code: 'masters',
    parent: null,
    name: 'Master setup',
    nameNp: 'आधारभूत विवरण',
    audience: 'BOTH',
    screenUrl: null,
    iconName: 'sliders-horizontal',
    privileges: [],
  },
  {
    code: 'unit',
    parent: 'masters',
    name: 'Units',
    nameNp: 'एकाइ',
    audience: 'BOTH',
    screenUrl: '/master/unit',
    iconName: 'ruler',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'unit-group',
    parent: 'masters',
    name: 'Unit groups',
    nameNp: 'एकाइ समूह',
    audience: 'BOTH',
    screenUrl: '/master/unit/group',
    iconName: 'scale',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'unit-type',
    parent: 'masters',
    name: 'Types of unit',
    nameNp: 'एकाइका प्रकार',
    audience: 'PLATFORM',
    screenUrl: '/master/setup/unit-type-setup',
    iconName: 'ruler',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'item-category',
    parent: 'masters',
    name: 'Item categories',
    nameNp: 'सामानका वर्ग',
    audience: 'BOTH',
    screenUrl: '/master/setup/item-category-setup',
    iconName: 'tags',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'attribute',
    parent: 'masters',
    name: 'Attributes',
    nameNp: 'विशेषता',
    audience: 'BOTH',
    screenUrl: '/master/setup/attribute-setup',
    iconName: 'sliders-horizontal',
    privileges: ['create', 'read', 'update', 'delete'],
  },
  {
    code: 'brand',
    parent: 'masters',
    name: 'Brands',
    nameNp: 'ब्रान्ड',
    audience: 'BOTH',
    screenUrl: '/business/brand-setup',
    iconName: 'tag',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'landing-cost',
    parent: 'masters',
    name: 'Landing costs',
    nameNp: 'सामान ल्याउँदाका खर्च',
    audience: 'BOTH',
    screenUrl: '/master/setup/landing-cost',
    iconName: 'truck',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'tax-rate',
    parent: 'masters',
    name: 'Tax rates',
    nameNp: 'करका दर',
    audience: 'PLATFORM',
    screenUrl: '/master/setup/tax-rate-setup',
    iconName: 'percent',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'vat-group',
    parent: 'masters',
    name: 'VAT groups',
    nameNp: 'भ्याट समूह',
    audience: 'PLATFORM',
    screenUrl: '/master/vat-group',
    iconName: 'percent',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'business-type',
    parent: 'masters',
    name: 'Types of business',
    nameNp: 'व्यवसायका प्रकार',
    audience: 'PLATFORM',
    screenUrl: '/master/setup/business-type-setup',
    iconName: 'store',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'address-type',
    parent: 'masters',
    name: 'Types of address',
    nameNp: 'ठेगानाका प्रकार',
    audience: 'PLATFORM',
    screenUrl: '/master/setup/address-type-setup',
    iconName: 'map-pin',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'vendor-type',
    parent: 'masters',
    name: 'Types of vendor',
    nameNp: 'विक्रेताका प्रकार',
    audience: 'PLATFORM',
    screenUrl: '/master/setup/vendor-type-setup',
    iconName: 'truck',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'zones',
    parent: null,
    name: 'Zones',
    nameNp: 'क्षेत्र',
    audience: 'PLATFORM',
    screenUrl: null,
    iconName: 'map',
    privileges: [],
  },
  {
    code: 'country',
    parent: 'zones',
    name: 'Countries',
    nameNp: 'देश',
    audience: 'PLATFORM',
    screenUrl: '/zoneSetup/country',
    iconName: 'map',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'province',
    parent: 'zones',
    name: 'Provinces',
    nameNp: 'प्रदेश',
    audience: 'PLATFORM',
    screenUrl: '/zoneSetup/province',
    iconName: 'map',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'district',
    parent: 'zones',
    name: 'Districts',
    nameNp: 'जिल्ला',
    audience: 'PLATFORM',
    screenUrl: '/zoneSetup/district',
    iconName: 'map',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'local-body-type',
    parent: 'zones',
    name: 'Types of local body',
    nameNp: 'स्थानीय तहका प्रकार',
    audience: 'PLATFORM',
    screenUrl: '/zoneSetup/local-body-type',
    iconName: 'map-pin',
    privileges: ['create', 'read', 'update'],
  },
  {
    code: 'local-body',
    parent: 'zones',
    name: 'Local bodies',
    nameNp: 'स्थानीय तह',
    audience: 'PLATFORM',
    screenUrl: '/zoneSetup/local-body',
    iconName: 'map-pin',
    privileges: ['create', 'read', 'update'],
  },
];

type ReferenceRole = {
  code: 'OWNER' | 'SUPER_ADMIN' | 'ACCOUNTANT' | 'CASHIER';
  name: string;
  nameNp: string;
  description: string;
  userType: UserType;
  /** The modules it grants; a group may be named by its audience. */
  grants: readonly {
    modules: readonly ModuleCode[] | 'BUSINESS' | 'PLATFORM';
    /** What is left out of an audience. */
    except?: readonly ModuleCode[];
    privileges: readonly Privilege[] | 'all';
  }[];
};

/** Who may do what is the owner's to say; who else says it is given a role of the business's own. */
const rightsModules: readonly ModuleCode[] = ['user-role', 'role', 'privilege', 'user-report'];

/** The roles that every business can use at once. A privilege that means nothing in a module is not granted there. */
export const roles: readonly ReferenceRole[] = [
  {
    code: 'OWNER',
    name: 'Owner',
    nameNp: 'मालिक',
    description: 'Everything in the business and all its outlets',
    userType: 'BUSINESS_OWNER_USER',
    grants: [{ modules: 'BUSINESS', privileges: 'all' }],
  },
  {
    code: 'SUPER_ADMIN',
    name: 'Super administrator',
    nameNp: 'मुख्य प्रशासक',
    description: 'Everything of the platform; no documents of businesses',
    userType: 'SUPER_USER',
    grants: [{ modules: 'PLATFORM', privileges: 'all' }],
  },
  {
    code: 'ACCOUNTANT',
    name: 'Accountant',
    nameNp: 'लेखापाल',
    description: 'Keeps the books of the whole business',
    userType: 'BUSINESS_INTERNAL',
    grants: [{ modules: 'BUSINESS', except: rightsModules, privileges: ['read', 'create', 'update', 'report'] }],
  },
  {
    code: 'CASHIER',
    name: 'Cashier',
    nameNp: 'क्यासियर',
    description: 'Sells and takes payments in one outlet, and sees what it sold',
    userType: 'OUTLET_USER',
    grants: [
      { modules: ['dashboard', 'item', 'service'], privileges: ['read'] },
      { modules: ['customer', 'invoice'], privileges: ['create', 'read', 'update'] },
      { modules: ['payment'], privileges: ['create', 'read'] },
      // What their own outlet sold (specification, section 6: outlet users see the report with a business column).
      { modules: ['sales-report'], privileges: ['read', 'report'] },
    ],
  },
];
