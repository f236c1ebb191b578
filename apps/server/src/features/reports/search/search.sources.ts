import type { Right } from '@bahi/contract/access';
import type { SearchKind } from '@bahi/contract/reports/search/search.contract';
import type { KeptTable } from '../../../platform/database/kept-texts.ts';

/** Records that are searched by what an index keeps of them: `columns` are looked into, `record` says the remark. */
export type Source = {
  kind: SearchKind;
  table: Exclude<KeptTable, 'vendor_address' | 'document'>;
  right: Right;
  columns: readonly string[];
  record: string;
  /** The business is $1. */
  from: string;
};

const phone = (table: string): string => `${table}.phone_number as remark, null as remark_np`;
const code = (table: string): string => `${table}.code as remark, null as remark_np`;

/** All records that the one search looks into, in the order in which they are shown; documents follow them. */
export const sources: readonly Source[] = [
  {
    kind: 'CUSTOMER',
    table: 'customer',
    right: 'customer.read',
    columns: ['customer.name', 'customer.name_np', 'customer.phone_number', 'customer.vat_pan_no'],
    record: phone('customer'),
    from: 'customer',
  },
  {
    kind: 'VENDOR',
    table: 'vendor',
    right: 'vendor.read',
    columns: ['vendor.name', 'vendor.name_np', 'vendor.alias', 'vendor.phone_number', 'vendor.vat_pan_no'],
    record: phone('vendor'),
    from: 'vendor',
  },
  {
    kind: 'ITEM',
    table: 'item',
    right: 'item.read',
    columns: ['item.name', 'item.name_np', 'item.code', 'item.hs_code', 'variants.codes'],
    record: code('item'),
    from: `item cross join lateral (select string_agg(concat_ws(' ', variant.sku, variant.barcode), ' ') as codes from item_variant variant
      where variant.business_id = $1 and variant.item_id = item.id) variants`,
  },
  {
    kind: 'SERVICE',
    table: 'service',
    right: 'service.read',
    columns: ['service.name', 'service.name_np', 'service.code'],
    record: code('service'),
    from: 'service',
  },
];
