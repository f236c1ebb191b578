import type { Text } from '@bahi/contract/messages';

/** Tables whose records have names that other records refer to by their ids. */
export const namedTables = [
  'address_type',
  'brand',
  'business_type',
  'category',
  'customer',
  'customer_group',
  'district',
  'item_category',
  'item_variant',
  'local_body',
  'module',
  'outlet',
  'province',
  'role',
  'tax_rate',
  'unit',
  'unit_group',
  'unit_type',
  'vendor',
  'vendor_type',
] as const;
export type NamedTable = (typeof namedTables)[number];

/**
 * How a value of the audit is read: paisa, ten-thousandths of a unit, hundredths of a per cent, a code by its word, several
 * of them, what a role grants.
 */
export type ToldAs =
  | 'text'
  | 'money'
  | 'quantity'
  | 'count'
  | 'percent'
  | 'day'
  | 'flag'
  | 'word'
  | 'texts'
  | 'grants'
  | { words: Readonly<Record<string, Text>> }
  | { nameOf: NamedTable };

/** Of which of several rows a change is told: `Rice · from 10 · Price`. */
export type About = {
  column: string;
  as: ToldAs;
  /** How it is said: `from {from}`; nothing is said of a value that is usual. */
  said?: Text;
  usual?: number;
};
export type ToldField = { label: Text; as: ToldAs; prefix?: string; about?: readonly About[] };
