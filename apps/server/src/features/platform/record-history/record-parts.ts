import type { HistoryKind } from '@bahi/contract/platform/record-history/quiet-kinds';

/** Rows of another table that belong to a record, by the column that says to which: also those that are gone. */
export type RecordPart = { table: string; key: string };

const of = (table: string, key: string): RecordPart => ({ table, key });

const parts: Partial<Record<HistoryKind, readonly RecordPart[]>> = {
  ATTRIBUTE: [of('attribute_value', 'attribute_id')],
  PRICE_LIST: [
    of('price_list_line', 'price_list_id'),
    of('price_list_group', 'price_list_id'),
    of('price_list_customer', 'price_list_id'),
  ],
  ROLE: [of('role_module_privilege', 'role_id')],
  TAX_RATE: [of('tax_rate_change', 'tax_rate_id')],
  USER: [of('user_role', 'user_id'), of('user_outlet', 'user_id')],
  VENDOR: [of('vendor_address', 'vendor_id'), of('vendor_focal_person', 'vendor_id')],
};

/** What belongs to records of a kind besides the rows that stand for them alone. */
export function partsOf(kind: HistoryKind): readonly RecordPart[] {
  return parts[kind] ?? [];
}
