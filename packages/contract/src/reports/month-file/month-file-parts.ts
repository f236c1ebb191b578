import type { ReportPath } from '../all-reports/report-paths.ts';

/** What the month's file is called among the files of reports. */
export const monthFilePath = 'month-file';

/** The reports that are in the month's file, each as its own screen exports it, and the folder that it stands in. */
export const monthReports = {
  SALES: { report: 'sales-register-report', folder: '1 Sales' },
  SALES_RETURNS: { report: 'sales-return-register-report', folder: '1 Sales' },
  PURCHASES: { report: 'purchase-register-report', folder: '2 Purchases' },
  JOURNAL: { report: 'day-book', folder: '4 Books' },
  TRIAL_BALANCE: { report: 'trial-balance', folder: '4 Books' },
} as const satisfies Record<string, { report: ReportPath; folder: string }>;
export type MonthReport = keyof typeof monthReports;

/** All parts of the month's file, in their order. */
export const monthParts = ['SALES', 'SALES_RETURNS', 'PURCHASES', 'VAT', 'JOURNAL', 'TRIAL_BALANCE', 'PHOTOS'] as const;
export type MonthPart = (typeof monthParts)[number];

/**
 * Why a part is not in somebody's file: they may not see it, it is of the whole business and they work in an outlet, the
 * business files no VAT return, or it has more rows than a spreadsheet takes.
 */
export const leftOutReasons = ['NO_RIGHT', 'WHOLE_BUSINESS', 'NOT_REGISTERED', 'TOO_LONG'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export function isMonthReport(part: MonthPart): part is MonthReport {
  return part in monthReports;
}
