import type { Access } from '@bahi/contract/access';
import type { Report } from '@bahi/contract/reports/report/report';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useNavigate } from 'react-router';
import { useToday } from '../../../platform/calendar.ts';
import { useSession } from '../../../platform/session.tsx';
import type { ReportDrill } from './report-view.ts';
import { whyPath } from './why-path.ts';

/** A row leads to where its lines stand, as the report declares it, for who may open that. */
export function useLinkDrill({ why }: Report, needs: { access: Access }): ReportDrill | undefined {
  const { can } = useSession();
  const navigate = useNavigate();
  const today = formatAdDate(useToday());
  if (!can(needs)) return undefined;
  return { open: (row, filter) => void navigate(whyPath(why(row, filter, today)).path) };
}
