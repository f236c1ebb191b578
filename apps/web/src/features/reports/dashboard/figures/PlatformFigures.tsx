import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { Building2, MonitorCheck, Users } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n.ts';
import { NumberText } from '../../../../ui/texts/MoneyText.tsx';
import type { PlatformSummary } from '../dashboard-answer.ts';
import { FigureTile } from './FigureTile.tsx';
import classes from './FigureTile.module.css';

/** The platform in figures, for who works for it. */
export function PlatformFigures({ figures }: { figures: PlatformSummary }) {
  const t = useTexts(dashboardScreenMessages);
  return (
    <section className={classes.tiles} aria-label={t('platform')}>
      <FigureTile
        title={t('businesses')}
        Icon={Building2}
        figure={<NumberText value={figures.businesses} />}
        details={[{ label: t('newBusinesses'), value: <NumberText value={figures.newBusinesses} /> }]}
      />
      <FigureTile title={t('users')} Icon={Users} figure={<NumberText value={figures.users} />} />
      <FigureTile
        title={t('activeSessions')}
        Icon={MonitorCheck}
        figure={<NumberText value={figures.activeSessions} />}
      />
    </section>
  );
}
