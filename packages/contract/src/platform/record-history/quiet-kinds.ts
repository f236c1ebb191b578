import type { Right } from '../../access.ts';
import { type RecordKind, rightToRead } from './record-kinds.ts';

/**
 * What is set up, and what others are chosen from: who changed what of it is told, and nobody writes on it. Each stands in
 * the table of its name.
 */
export const declaredKinds = [
  'CUSTOMER_GROUP',
  'ITEM_CATEGORY',
  'BRAND',
  'UNIT',
  'UNIT_GROUP',
  'UNIT_CONVERSION',
  'ATTRIBUTE',
  'LANDING_COST',
  'TERM',
  'TAX_RATE',
  'VAT_GROUP',
  'UNIT_TYPE',
  'ADDRESS_TYPE',
  'VENDOR_TYPE',
  'BUSINESS_TYPE',
] as const;
export const quietKinds = ['BUSINESS', 'ROLE', 'REPORT_SCHEDULE', ...declaredKinds] as const;
/** Those that are master data: what their fields are called stands in their declarations. */
export type DeclaredKind = (typeof declaredKinds)[number];
export type QuietKind = (typeof quietKinds)[number];
/** Everything whose history is told. */
export type HistoryKind = RecordKind | QuietKind;

/** The right that opens their screens. */
const rights: Readonly<Record<QuietKind, Right>> = {
  BUSINESS: 'business-profile.read',
  ROLE: 'role.read',
  REPORT_SCHEDULE: 'report-schedule.read',
  CUSTOMER_GROUP: 'customer-group.read',
  ITEM_CATEGORY: 'item-category.read',
  BRAND: 'brand.read',
  UNIT: 'unit.read',
  UNIT_GROUP: 'unit-group.read',
  UNIT_CONVERSION: 'unit-group.read',
  ATTRIBUTE: 'attribute.read',
  LANDING_COST: 'landing-cost.read',
  TERM: 'term.read',
  TAX_RATE: 'tax-rate.read',
  VAT_GROUP: 'vat-group.read',
  UNIT_TYPE: 'unit-type.read',
  ADDRESS_TYPE: 'address-type.read',
  VENDOR_TYPE: 'vendor-type.read',
  BUSINESS_TYPE: 'business-type.read',
};

/** Whether only the history of a kind is told. */
export function isQuietKind(kind: HistoryKind): kind is QuietKind {
  return quietKinds.some((quiet) => quiet === kind);
}

/** Who sees the history of records of a kind. */
export function rightToHistory(kind: HistoryKind): Right {
  return isQuietKind(kind) ? rights[kind] : rightToRead(kind);
}

/** The kind of a declared resource, `itemCategory`; undefined for one whose changes are not told. */
export function declaredKindOf(resource: string): DeclaredKind | undefined {
  const letters = resource.toUpperCase();
  return declaredKinds.find((kind) => kind.replaceAll('_', '') === letters);
}
