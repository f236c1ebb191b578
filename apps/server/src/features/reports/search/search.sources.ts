import type { Right } from '@bahi/contract/access';
import type { SearchKind } from '@bahi/contract/reports/search/search.contract';
import { type DocumentKind, documentKindNames, rightToRead } from '@bahi/domain/document-kinds';
import type { KeptTable } from '../../../platform/database/kept-texts.ts';
import { documentSource } from '../../books/document-registry/document-registry.ts';

/**
 * Where a kind is searched, and who may: `columns` are what is looked into, `record` what is shown. Statements name
 * the business as $1; row level security leaves out the documents of outlets that the caller does not see.
 */
export type Source = {
  kind: SearchKind;
  table: string;
  right: Right;
  columns: readonly string[];
  /** Where an index keeps the columns, and how the names sound. */
  kept?: KeptTable;
  record: string;
  from: string;
  where?: string;
  /** After what fits best; the newest document, or the name. */
  order: string;
};

const byName = (table: string): string => `${table}.name collate "ne-x-icu"`;

/** Everything that the one search looks into, in the order it is shown in. */
export const sources: readonly Source[] = [
  {
    kind: 'CUSTOMER',
    table: 'customer',
    right: 'customer.read',
    columns: ['customer.name', 'customer.name_np', 'customer.phone_number', 'customer.vat_pan_no'],
    kept: 'customer',
    record: `customer.id, customer.name, customer.name_np, customer.phone_number as remark, null as remark_np,
      customer.is_active`,
    from: 'customer',
    order: byName('customer'),
  },
  {
    kind: 'VENDOR',
    table: 'vendor',
    right: 'vendor.read',
    columns: ['vendor.name', 'vendor.name_np', 'vendor.alias', 'vendor.phone_number', 'vendor.vat_pan_no'],
    kept: 'vendor',
    record: `vendor.id, vendor.name, vendor.name_np, vendor.phone_number as remark, null as remark_np,
      vendor.is_active`,
    from: 'vendor',
    order: byName('vendor'),
  },
  {
    kind: 'ITEM',
    table: 'item',
    right: 'item.read',
    columns: ['item.name', 'item.name_np', 'item.code', 'item.hs_code', 'barcodes.text'],
    kept: 'item',
    record: 'item.id, item.name, item.name_np, item.code as remark, null as remark_np, item.is_active',
    from: `item cross join lateral (select string_agg(variant.barcode, ' ') as text from item_variant variant
      where variant.business_id = $1 and variant.item_id = item.id) barcodes`,
    order: byName('item'),
  },
  {
    kind: 'SERVICE',
    table: 'service',
    right: 'service.read',
    columns: ['service.name', 'service.name_np', 'service.code'],
    kept: 'service',
    record: 'service.id, service.name, service.name_np, service.code as remark, null as remark_np, service.is_active',
    from: 'service',
    order: byName('service'),
  },
  ...documentKindNames.map(documentsOf),
];

/** Documents are found by what they are called by, the newest first. */
function documentsOf(kind: DocumentKind): Source {
  const { from, name, nameNp, title, searched, where } = documentSource(kind);
  return {
    kind,
    table: 'document',
    right: rightToRead(kind),
    columns: [title, ...searched],
    record: `document.id, ${title} as name, null as name_np, ${name} as remark, ${nameNp} as remark_np,
      document.state <> 'CANCELLED' as is_active`,
    from,
    where: `${where} and ${title} is not null`,
    order: 'document.dated_on desc, document.issued_at desc',
  };
}
