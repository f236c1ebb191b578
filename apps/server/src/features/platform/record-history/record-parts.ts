import type { HistoryKind } from '@bahi/contract/platform/record-history/quiet-kinds';

/** Tables whose rows belong to a record of another one, also those that are gone: `audit_event.part_of` says to which. */
const parts: Partial<Record<HistoryKind, readonly string[]>> = {
  ATTRIBUTE: ['attribute_value'],
  PRICE_LIST: ['price_list_line', 'price_list_group', 'price_list_customer'],
  ROLE: ['role_module_privilege'],
  TAX_RATE: ['tax_rate_change'],
  USER: ['user_role', 'user_outlet'],
  VENDOR: ['vendor_address', 'vendor_focal_person'],
};

/** What belongs to records of a kind besides the rows that stand for them alone. */
export function partsOf(kind: HistoryKind): readonly string[] {
  return parts[kind] ?? [];
}
