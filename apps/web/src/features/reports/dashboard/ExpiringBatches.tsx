import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useToday } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import type { BusinessSummary } from './dashboard-answer.ts';
import { useDashboardLinks } from './dashboard-links.ts';
import { Panel } from './Panel.tsx';
import { PanelName } from './PanelName.tsx';
import classes from './PanelRows.module.css';

type Props = { expiring: NonNullable<BusinessSummary['expiring']> };

/** How many batches on hand have expired, or will soon. */
export function ExpiringBatches({ expiring: { expired, soon } }: Props) {
  const t = useTexts(dashboardScreenMessages);
  const links = useDashboardLinks();
  const today = formatAdDate(useToday());
  return (
    <Panel title={t('expiring')} more={{ to: links.expiring('DAYS90', today), label: t('allLow') }}>
      <ul className={classes.rows}>
        {expired === 0 ? null : (
          <li className={classes.row}>
            <PanelName name={t('expiredBatches', { count: expired })} to={links.expiring('EXPIRED', today)} />
          </li>
        )}
        {soon === 0 ? null : (
          <li className={classes.row}>
            <PanelName name={t('soonExpired', { count: soon })} to={links.expiring('DAYS90', today)} />
          </li>
        )}
      </ul>
    </Panel>
  );
}
