import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import type { ReportFilterField } from '@bahi/contract/reports/report/report-filter';

/** What every report can be narrowed to. */
export const outletField = { kind: 'outlet', label: reportColumns.texts.outlet } as const satisfies ReportFilterField;
