import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { BanknoteArrowUp, ChartColumn, TrendingUp } from 'lucide-react';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import type { BusinessSummary } from '../dashboard-answer.ts';
import { useDashboardLinks } from '../dashboard-links.ts';
import { useSeen } from '../use-seen.ts';
import { FigureTile } from './FigureTile.tsx';
import { RoundMoney } from './RoundMoney.tsx';
import { useMonth } from './use-month.ts';
import { VatTile } from './VatTile.tsx';

/** The BS month so far: what was sold without VAT, what of it was earned, what was spent, and its VAT. */
export function MonthTiles({ summary }: { summary: BusinessSummary }) {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  const links = useDashboardLinks();
  const seen = useSeen();
  const { month, from, today } = useMonth();
  const { grossProfit, netSales, spending, vat } = summary;
  const percent = formatNumber(Math.round(((grossProfit ?? 0) / netSales) * 100), language);
  return (
    <>
      {seen.sales ? <SalesTile summary={summary} /> : null}
      {grossProfit === null ? null : (
        <FigureTile
          title={t('grossProfit', { month })}
          Icon={ChartColumn}
          to={links.profit(from, today)}
          figure={<RoundMoney rupees={grossProfit} />}
          details={netSales > 0 ? [{ label: t('margin'), value: t('percent', { percent }) }] : []}
        />
      )}
      {spending === null ? null : (
        <FigureTile
          title={t('expenseMonth', { month })}
          Icon={BanknoteArrowUp}
          to={links.expenses(from, today)}
          figure={<RoundMoney rupees={spending.month.expenses} />}
          details={[
            {
              label: t('paymentsSent'),
              value: <RoundMoney rupees={spending.month.payments} />,
              to: links.series('paymentsSent', from, today),
            },
            {
              label: t('today'),
              value: <RoundMoney rupees={spending.today.expenses} />,
              to: links.expenses(today, today),
            },
          ]}
        />
      )}
      {vat === null ? null : <VatTile vat={vat} />}
    </>
  );
}

function SalesTile({ summary }: { summary: BusinessSummary }) {
  const t = useTexts(dashboardScreenMessages);
  const links = useDashboardLinks();
  const { month, from, today } = useMonth();
  const { isVatRegistered } = summary;
  const ofMonth = links.sales(from, today);
  const profit = links.profit(from, today);
  // Where nothing that leads on leaves VAT out, the figure is that of what it leads to.
  const isNet = isVatRegistered && profit !== undefined;
  const gross = { label: t('withVat'), value: <RoundMoney rupees={summary.month.sales} />, to: ofMonth };
  return (
    <FigureTile
      title={t(isNet ? 'netSalesMonth' : 'salesMonth', { month })}
      Icon={TrendingUp}
      to={profit ?? ofMonth}
      figure={<RoundMoney rupees={profit === undefined ? summary.month.sales : summary.netSales} />}
      note={t('invoicesOf', { count: summary.month.invoices })}
      details={[
        ...(isNet ? [gross] : []),
        {
          label: t('received'),
          value: <RoundMoney rupees={summary.month.receipts} />,
          to: links.series('receipts', from, today),
        },
        { label: t('salesToday'), value: <RoundMoney rupees={summary.today.sales} />, to: links.sales(today, today) },
      ]}
    />
  );
}
