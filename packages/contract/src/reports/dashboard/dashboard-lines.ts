import { type LinesAt, reportLines } from '../report/report-lines.ts';

/** Days, AD, both with what is of them. */
type Days = { readonly fromDate: string; readonly toDate: string };

/** Where the lines of the dashboard's amounts stand. */
export const dashboardLines = {
  /** What was sold in some days less what was given back: the `grandTotal` of those rows. */
  sales: (days: Days): LinesAt => reportLines('sales-report', { ...days, withReturns: 'true' }),
  /** What was spent in some days: their `totalAmount`. */
  expenses: (days: Days): LinesAt => reportLines('expense-report', days),
  /** Sales without VAT, and what is left of them over what the goods cost: rows of these sums. */
  profit: (days: Days): LinesAt => reportLines('profit-and-loss', days),
  /** The VAT of sales: the `vat` of those rows. */
  vatOnSales: (days: Days): LinesAt => reportLines('sales-register-report', days),
  /** That of purchases: the `vat`, `capitalVat` and `importVat` of those rows. */
  vatOnPurchases: (days: Days): LinesAt => reportLines('purchase-register-report', days),
  /** What customers owe today: the `total` of those rows. */
  dues: (today: string): LinesAt => reportLines('age-receivable-report', { asAt: today }),
  /** What one of them owes. */
  duesOf: (customerId: number, today: string): LinesAt =>
    reportLines('age-receivable-report', { asAt: today, customerId }),
  /** What those who live somewhere bought: the `sales` of those rows. */
  place: (place: 'countryId' | 'provinceId' | 'districtId', id: number, days: Days): LinesAt =>
    reportLines('customer-reach-out-report', { ...days, [place]: id }),
} as const;
