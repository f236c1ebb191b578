import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { bsFromDay, isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { Percent } from 'lucide-react';
import { useCalendar, useToday } from '../../../../platform/calendar.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import type { BusinessSummary } from '../dashboard-answer.ts';
import { useDashboardLinks } from '../dashboard-links.ts';
import { FigureTile } from './FigureTile.tsx';
import { RoundMoney } from './RoundMoney.tsx';
import { useMonth } from './use-month.ts';

type Vat = NonNullable<BusinessSummary['vat']>;

/** From so many days before on, the day of a return is a warning. */
const soonDays = 7;

/** What VAT the month has come to, and how long there is for the return that comes next. */
export function VatTile({ vat }: { vat: Vat }) {
  const t = useTexts(dashboardScreenMessages);
  const links = useDashboardLinks();
  const { month, from, today, to } = useMonth();
  const { amount, broughtForward, daysLeft, returnDayAD } = vat;
  return (
    <FigureTile
      title={t(amount < 0 ? 'vatCredit' : 'vatToPay', { month })}
      Icon={Percent}
      to={links.vatReturn(to)}
      figure={<RoundMoney rupees={Math.abs(amount)} />}
      details={[
        { label: t('vatOnSales'), value: <RoundMoney rupees={vat.onSales} />, to: links.vatOnSales(from, today) },
        {
          label: t('vatOnPurchases'),
          value: <RoundMoney rupees={vat.onPurchases} />,
          to: links.vatOnPurchases(from, today),
        },
        ...(broughtForward === 0
          ? []
          : [{ label: t('broughtForward'), value: <RoundMoney rupees={broughtForward} /> }]),
        {
          label: t('returnOf', { month: useMonthOf(returnDayAD) }),
          value: daysText(t, daysLeft),
          isWarning: daysLeft <= soonDays,
          to: links.vatReturn(returnDayAD),
        },
      ]}
    />
  );
}

function daysText(t: ReturnType<typeof useTexts<typeof dashboardScreenMessages.texts>>, daysLeft: number): string {
  if (daysLeft === 0) return t('dueToday');
  return daysLeft > 0 ? t('daysLeft', { count: daysLeft }) : t('daysLate', { count: -daysLeft });
}

function useMonthOf(dayAd: string): string {
  const calendar = useCalendar();
  const today = useToday();
  const day = parseAdDate(dayAd, calendar);
  return bsMonthName(bsFromDay(isDateProblem(day) ? today : day, calendar).month, useLanguage());
}
