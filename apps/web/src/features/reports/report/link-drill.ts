import type { Access } from '@bahi/contract/access';
import type { ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import type { Report } from '@bahi/contract/reports/report/report';
import type { AnyReportRow } from '@bahi/contract/reports/report/report-columns';
import { whyPath } from './why-path.ts';

type Viewer = { can: (needs: { access: Access }) => boolean; today: string };

/** The address at which the lines of a row stand; null for who may not see those, though they may see other rows' lines. */
export function linkOf(
  { why }: Pick<Report, 'why'>,
  { can, today }: Viewer,
): (row: AnyReportRow, filter: ReportFilterTexts) => string | null {
  return (row, filter) => {
    const { path, needs } = whyPath(why(row, filter, today));
    return can(needs) ? path : null;
  };
}
