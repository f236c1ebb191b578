import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, type SheetColumn } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

/** The columns of lines in a sheet that reads their table as `line`. */
export const lineColumns: readonly SheetColumn[] = [
  column(t.line, 'count', 'line.line_number'),
  column(t.code, 'text', 'line.code'),
  column(t.particulars, 'text', 'line.particulars'),
  column(t.particularsNp, 'text', 'line.particulars_np'),
  column(t.brand, 'text', 'line.brand'),
  column(t.brandNp, 'text', 'line.brand_np'),
  column(t.hsCode, 'text', 'line.hs_code'),
  column(t.quantity, 'quantity', 'line.quantity'),
  column(t.unit, 'text', 'line.unit'),
  column(t.rate, 'money', 'line.rate_paisa'),
  column(t.vatIncluded, 'flag', 'line.vat_included'),
  column(t.discount, 'money', 'line.discount_paisa + line.document_discount_paisa'),
  column(t.net, 'money', 'line.net_paisa - line.document_discount_paisa'),
  column(t.taxRate, 'percent', 'line.tax_rate_hundredths'),
  column(t.vat, 'money', 'line.vat_paisa'),
  column(t.remarks, 'text', 'line.remarks'),
];

/** The same of what is sold: what is free of it, and all of it in the item's own unit. */
export const soldLineColumns: readonly SheetColumn[] = [
  ...lineColumns,
  column(t.freeQuantity, 'quantity', 'line.free_quantity'),
  column(t.soldInStock, 'quantity', 'line.stock_quantity'),
  column(t.stockUnit, 'text', 'coalesce(line.stock_unit, line.unit)'),
];
