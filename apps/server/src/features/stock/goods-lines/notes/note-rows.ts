/** What stands on the line of a bill that a note takes something of, as it is answered. */
export function notedLineOf(row: {
  item_variant_id: number | null;
  code: string;
  particulars: string;
  particulars_np: string | null;
  hs_code: string | null;
  unit: string;
  unit_np: string | null;
  tax_code: string;
  tax_rate_hundredths: number;
}) {
  return {
    inventoryType: row.item_variant_id === null ? ('SERVICE' as const) : ('ITEM' as const),
    code: row.code,
    particulars: row.particulars,
    particularsNp: row.particulars_np,
    hsCode: row.hs_code,
    unit: row.unit,
    unitNp: row.unit_np,
    taxable: row.tax_code === 'TAXABLE',
    taxRate: row.tax_rate_hundredths / 100,
  };
}
