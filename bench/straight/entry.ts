import type { NewRow } from '@bahi/server/platform/database/table-types';
import type { BenchBusiness } from '../businesses.ts';

export const day = '2026-11-20';
export const dayBs = '2083-08-04';

/** The entry of the bill that is written straight. */
export function entryOf({ businessId, outletId, userId }: BenchBusiness, invoiceId: number): NewRow<'journal_entry'> {
  return {
    business_id: businessId,
    outlet_id: outletId,
    fiscal_year: '2083/84',
    kind: 'SALES_INVOICE',
    source_kind: 'INVOICE',
    source_id: invoiceId,
    source_version: 1,
    posting_date: day,
    posting_date_bs: dayBs,
    narration: null,
    reverses_id: null,
    adjusts_id: null,
    created_by: userId,
  };
}

/** Its lines: what is owed, five sales, their VAT, and what the goods had cost. */
export function journalOf(
  { businessId, outletId, customerId, variantIds }: BenchBusiness,
  entryId: number,
): NewRow<'journal_line'>[] {
  type Line = Pick<NewRow<'journal_line'>, 'account_code' | 'debit_paisa' | 'credit_paisa'> &
    Partial<Pick<NewRow<'journal_line'>, 'customer_id' | 'item_variant_id' | 'tax_code' | 'tax_rate_hundredths'>>;
  const vat = { tax_code: 'TAXABLE', tax_rate_hundredths: 1300 } as const;
  const lines: Line[] = [
    { account_code: 'RECEIVABLE', debit_paisa: 56500, credit_paisa: 0, customer_id: customerId },
    ...variantIds.map((item_variant_id) => ({
      account_code: 'SALES',
      debit_paisa: 0,
      credit_paisa: 10000,
      item_variant_id,
      ...vat,
    })),
    { account_code: 'OUTPUT_VAT', debit_paisa: 0, credit_paisa: 6500, ...vat },
    ...variantIds.flatMap((item_variant_id) => [
      { account_code: 'COST_OF_GOODS_SOLD', debit_paisa: 800, credit_paisa: 0, item_variant_id },
      { account_code: 'INVENTORY', debit_paisa: 0, credit_paisa: 800, item_variant_id },
    ]),
  ];
  return lines.map((line, position) => ({
    business_id: businessId,
    entry_id: entryId,
    line_number: position + 1,
    posting_date: day,
    customer_id: null,
    vendor_id: null,
    category_id: null,
    item_variant_id: null,
    outlet_id: outletId,
    tax_code: null,
    tax_rate_hundredths: null,
    ...line,
  }));
}
