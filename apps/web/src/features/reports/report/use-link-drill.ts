import type { Report } from '@bahi/contract/reports/report/report';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useNavigate } from 'react-router';
import { useToday } from '../../../platform/calendar.ts';
import { useSession } from '../../../platform/session.tsx';
import type { ReportDrill } from './report-view.ts';
import { linkOf } from './why-path.ts';

/** A row leads to where its lines stand, as the report declares it, for who may open that. */
export function useLinkDrill(report: Report): ReportDrill {
  const { can } = useSession();
  const navigate = useNavigate();
  const pathOf = linkOf(report, { can, today: formatAdDate(useToday()) });
  return {
    mayOpen: (row, filter) => pathOf(row, filter) !== null,
    open: (row, filter) => {
      const path = pathOf(row, filter);
      if (path !== null) void navigate(path);
    },
  };
}
