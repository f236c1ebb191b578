import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import classes from './FigureTile.module.css';

/** Whole rupees, as a figure is read at a glance; the paisa are told when pointed at. */
export function RoundMoney({ rupees }: { rupees: number }) {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  const amount = paisaOf(rupees);
  return (
    <span className={classes.money} title={t('rupees', { amount: formatRupees(amount, language) })}>
      {t('rupees', { amount: formatRupees(amount, language, { decimals: false }) })}
    </span>
  );
}
