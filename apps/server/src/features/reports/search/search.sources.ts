import type { Right } from '@bahi/contract/access';
import type { SearchKind } from '@bahi/contract/reports/search/search.contract';

/**
 * Where a kind is searched, and who may: `columns` are what is looked into, `record` what is shown. Statements name
 * the business as $1; row level security leaves out the documents of outlets that the caller does not see.
 */
export type Source = {
  kind: SearchKind;
  right: Right;
  columns: readonly string[];
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
    right: 'customer.read',
    columns: ['customer.name', 'customer.name_np', 'customer.phone_number', 'customer.vat_pan_no'],
    record: `customer.id, customer.name, customer.name_np, customer.phone_number as remark, null as remark_np,
      customer.is_active`,
    from: 'customer',
    order: byName('customer'),
  },
  {
    kind: 'VENDOR',
    right: 'vendor.read',
    columns: ['vendor.name', 'vendor.name_np', 'vendor.alias', 'vendor.phone_number', 'vendor.vat_pan_no'],
    record: `vendor.id, vendor.name, vendor.name_np, vendor.phone_number as remark, null as remark_np,
      vendor.is_active`,
    from: 'vendor',
    order: byName('vendor'),
  },
  {
    kind: 'ITEM',
    right: 'item.read',
    columns: ['item.name', 'item.name_np', 'item.code', 'item.hs_code', 'barcodes.text'],
    record: 'item.id, item.name, item.name_np, item.code as remark, null as remark_np, item.is_active',
    from: `item cross join lateral (select string_agg(variant.barcode, ' ') as text from item_variant variant
      where variant.business_id = $1 and variant.item_id = item.id) barcodes`,
    order: byName('item'),
  },
  {
    kind: 'SERVICE',
    right: 'service.read',
    columns: ['service.name', 'service.name_np', 'service.code'],
    record: 'service.id, service.name, service.name_np, service.code as remark, null as remark_np, service.is_active',
    from: 'service',
    order: byName('service'),
  },
  {
    kind: 'INVOICE',
    right: 'invoice.read',
    columns: ['invoice.number'],
    record: `invoice.id, invoice.number as name, null as name_np, invoice.customer_name as remark,
      invoice.customer_name_np as remark_np, invoice.state <> 'CANCELLED' as is_active`,
    from: 'invoice',
    where: 'invoice.number is not null',
    order: 'invoice.issued_on desc, invoice.sequence desc',
  },
  {
    kind: 'INCOME',
    right: 'income.read',
    columns: ['income.heading'],
    record: `income.id, income.heading as name, null as name_np, customer.name as remark,
      customer.name_np as remark_np, income.is_active`,
    from: 'income join customer on customer.business_id = income.business_id and customer.id = income.customer_id',
    order: 'income.billed_on desc, income.created_at desc',
  },
  {
    kind: 'EXPENSE',
    right: 'expense.read',
    columns: ['expense.heading', 'expense.bill_number'],
    record: `expense.id, expense.heading as name, null as name_np, vendor.name as remark,
      vendor.name_np as remark_np, expense.is_active`,
    from: 'expense join vendor on vendor.business_id = expense.business_id and vendor.id = expense.vendor_id',
    order: 'expense.billed_on desc, expense.created_at desc',
  },
];
