import type { Access } from '@bahi/contract/access';
import type { AnyReportRow } from '@bahi/contract/reports/report/report-columns';
import { useNavigate } from 'react-router';
import { useSession } from '../../../platform/session.tsx';
import type { ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import type { ReportDrill } from './report-view.ts';

/** A row leads to another screen, for who may open that. */
export function useLinkDrill(
  needs: { access: Access },
  addressOf: (row: AnyReportRow, filter: ReportFilterTexts) => string,
): ReportDrill | undefined {
  const { can } = useSession();
  const navigate = useNavigate();
  if (!can(needs)) return undefined;
  return { open: (row, filter) => void navigate(addressOf(row, filter)) };
}
