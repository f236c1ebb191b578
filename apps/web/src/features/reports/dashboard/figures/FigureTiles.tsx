import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import type { BusinessSummary } from '../dashboard-answer.ts';
import { useSeen } from '../use-seen.ts';
import classes from './FigureTile.module.css';
import { MoneyTiles } from './MoneyTiles.tsx';
import { MonthTiles } from './MonthTiles.tsx';

/** The figures of the morning, each a link to the list or report that adds up to it: what there is, and the BS month. */
export function FigureTiles({ summary }: { summary: BusinessSummary }) {
  const t = useTexts(dashboardScreenMessages);
  const seen = useSeen();
  const { money, spending, grossProfit, vat } = summary;
  const isMany = [money, spending, grossProfit, vat].some((part) => part !== null);
  if (!seen.sales && !isMany) return null;
  return (
    <section className={classes.tiles} aria-label={t('figures')} data-many={isMany || undefined}>
      <MoneyTiles summary={summary} />
      <MonthTiles summary={summary} />
    </section>
  );
}
