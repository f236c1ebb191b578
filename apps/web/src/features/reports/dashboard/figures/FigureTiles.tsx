import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { HandCoins, PackageMinus, ReceiptText, TrendingUp } from 'lucide-react';
import { useCalendar, useToday } from '../../../../platform/calendar.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { NumberText } from '../../../../ui/texts/MoneyText.tsx';
import type { BusinessSummary } from '../dashboard-answer.ts';
import { useDashboardLinks } from '../dashboard-links.ts';
import { FigureTile } from './FigureTile.tsx';
import classes from './FigureTile.module.css';
import { RoundMoney } from './RoundMoney.tsx';
import { SpendingTiles } from './SpendingTiles.tsx';

/** The figures of the morning: today, this BS month, what is to be collected, what is spent and owed, what runs out. */
export function FigureTiles({ summary }: { summary: BusinessSummary }) {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const today = useToday();
  const links = useDashboardLinks();
  const { year: _, month, day } = bsFromDay(today, calendar);
  const todayAd = formatAdDate(today);
  const monthStartAd = formatAdDate(addDays(today, 1 - day));
  const yesterday = summary.daily.at(-2);
  const { dues } = summary;
  const overdue =
    dues.overdueInvoices === 0
      ? { label: t('overdueInvoices'), value: <RoundMoney rupees={0} /> }
      : {
          label: t('overdueInvoices'),
          value: <RoundMoney rupees={dues.overdueAmount} />,
          isWarning: true,
          to: links.overdue,
        };
  return (
    <section className={classes.tiles} aria-label={t('figures')} data-spending={summary.spending !== null || undefined}>
      <FigureTile
        title={t('salesToday')}
        Icon={ReceiptText}
        to={links.sales(todayAd, todayAd)}
        figure={<RoundMoney rupees={summary.today.sales} />}
        details={[
          { label: t('received'), value: <RoundMoney rupees={summary.today.receipts} /> },
          { label: t('yesterday'), value: <RoundMoney rupees={yesterday?.sales ?? 0} /> },
        ]}
      />
      <FigureTile
        title={t('salesMonth', { month: bsMonthName(month, language) })}
        Icon={TrendingUp}
        to={links.sales(monthStartAd, todayAd)}
        figure={<RoundMoney rupees={summary.month.sales} />}
        details={[
          { label: t('received'), value: <RoundMoney rupees={summary.month.receipts} /> },
          { label: t('invoices'), value: <NumberText value={summary.month.invoices} /> },
        ]}
      />
      <FigureTile
        title={t('dues')}
        Icon={HandCoins}
        to={links.dues(todayAd)}
        figure={<RoundMoney rupees={dues.amount} />}
        details={[overdue, { label: t('unpaidInvoices'), value: <NumberText value={dues.invoices} /> }]}
      />
      {summary.spending === null ? null : (
        <SpendingTiles
          spending={summary.spending}
          month={bsMonthName(month, language)}
          to={links.expenses(monthStartAd, todayAd)}
        />
      )}
      <FigureTile
        title={t('lowStock')}
        Icon={PackageMinus}
        to={links.lowStock}
        figure={<NumberText value={summary.lowStockCount} />}
        note={summary.lowStockCount === 0 ? t('enoughStock') : t('toOrder')}
      />
    </section>
  );
}
