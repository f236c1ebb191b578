import type { NewRow } from '../../../../platform/database/table-types.ts';

type Empty = Omit<
  NewRow<'counter_invoice'>,
  'business_id' | 'outlet_id' | 'counter_id' | 'fiscal_year' | 'sequence' | 'number' | 'state'
>;

/** What is known of an invoice of which only the number is. */
export const lostRow: Empty = {
  hash: null,
  lend_id: null,
  issued_at: null,
  dated_on: null,
  dated_on_bs: null,
  issued_by: null,
  issued_by_name: null,
  customer_name: null,
  customer_name_np: null,
  net_paisa: null,
  vat_paisa: null,
  total_paisa: null,
  received_at: null,
  received_by: null,
  received_by_name: null,
  refusal: null,
  reason: null,
  reason_np: null,
  worked_net_paisa: null,
  worked_vat_paisa: null,
  worked_total_paisa: null,
  accepted_by: null,
  accepted_by_name: null,
  invoice_id: null,
  posted_by_name: null,
  posted_at: null,
  settled_invoice_id: null,
  settled_by: null,
  settled_by_name: null,
  settled_at: null,
  settle_reason: null,
};
