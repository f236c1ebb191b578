import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { Building2, KeyRound, MonitorCheck, ShieldAlert, UserPlus, Users } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n.ts';
import { NumberText } from '../../../../ui/texts/MoneyText.tsx';
import type { PlatformSummary } from '../dashboard-answer.ts';
import { usePlatformLinks } from '../dashboard-links.ts';
import { FigureTile } from './FigureTile.tsx';
import classes from './FigureTile.module.css';

/** The platform in figures, for who works for it: businesses, who signed up, people, codes, doors that stayed shut. */
export function PlatformFigures({ figures }: { figures: PlatformSummary }) {
  const t = useTexts(dashboardScreenMessages);
  const links = usePlatformLinks();
  const { businesses, newBusinesses, activeBusinesses, signUps, codes, failures } = figures;
  return (
    <section className={classes.tiles} aria-label={t('platform')}>
      <FigureTile
        title={t('businesses')}
        Icon={Building2}
        to={links.businesses}
        figure={<NumberText value={businesses} />}
        details={[
          { label: t('newBusinesses'), value: <NumberText value={newBusinesses} /> },
          { label: t('activeBusinesses'), value: <NumberText value={activeBusinesses} /> },
          {
            label: t('inactiveBusinesses'),
            value: <NumberText value={businesses - newBusinesses - activeBusinesses} />,
          },
        ]}
      />
      <FigureTile
        title={t('signUps')}
        Icon={UserPlus}
        to={links.businesses}
        figure={<NumberText value={signUps.month} />}
        details={[
          { label: t('today'), value: <NumberText value={signUps.today} /> },
          { label: t('lastWeek'), value: <NumberText value={signUps.week} /> },
        ]}
      />
      <FigureTile title={t('users')} Icon={Users} to={links.users} figure={<NumberText value={figures.users} />} />
      <FigureTile
        title={t('activeSessions')}
        Icon={MonitorCheck}
        figure={<NumberText value={figures.activeSessions} />}
      />
      <FigureTile
        title={t('codes')}
        Icon={KeyRound}
        to={links.codes}
        figure={<NumberText value={codes.month} />}
        details={[
          { label: t('today'), value: <NumberText value={codes.today} /> },
          { label: t('codesUsed'), value: <NumberText value={codes.used} /> },
        ]}
      />
      <FigureTile
        title={t('failures')}
        Icon={ShieldAlert}
        to={links.failures}
        figure={<NumberText value={failures.month} />}
        details={[{ label: t('today'), value: <NumberText value={failures.today} /> }]}
      />
    </section>
  );
}
