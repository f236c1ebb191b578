/**
 * The modules that rights are given on. A module with a screen stands in the sidebar; the reference data gives each
 * its place in the tree, its names and its audience (business or platform).
 */
export const moduleCodes = [
  'dashboard',
  'customer',
  'invoice',
  'payment',
  'item',
  'service',
  'sales-report',
  'business-profile',
  'user-role',
  'role',
  'privilege',
  'module',
  'user-report',
  'country',
  'province',
  'district',
  'local-body-type',
  'local-body',
  'business-type',
  'address-type',
  'vendor-type',
  'tax-rate',
  'vat-group',
  'unit-type',
  'unit',
  'unit-group',
  'item-category',
  'attribute',
  'brand',
  'landing-cost',
  'address',
] as const;
export type ModuleCode = (typeof moduleCodes)[number];
