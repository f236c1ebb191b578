import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { BanknoteArrowUp, Wallet } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n.ts';
import { NumberText } from '../../../../ui/texts/MoneyText.tsx';
import type { BusinessSummary } from '../dashboard-answer.ts';
import { useDashboardLinks } from '../dashboard-links.ts';
import { FigureTile } from './FigureTile.tsx';
import { RoundMoney } from './RoundMoney.tsx';

type Props = { spending: NonNullable<BusinessSummary['spending']>; month: string; to: string | undefined };

/** What the month has cost with the payments sent, and what is owed to vendors. */
export function SpendingTiles({ spending, month, to }: Props) {
  const t = useTexts(dashboardScreenMessages);
  const links = useDashboardLinks();
  const { payables } = spending;
  const overdue = { label: t('overdue'), value: <RoundMoney rupees={payables.overdueAmount} /> };
  return (
    <>
      <FigureTile
        title={t('expenseMonth', { month })}
        Icon={BanknoteArrowUp}
        to={to}
        figure={<RoundMoney rupees={spending.month.expenses} />}
        details={[
          { label: t('paymentsSent'), value: <RoundMoney rupees={spending.month.payments} /> },
          { label: t('today'), value: <RoundMoney rupees={spending.today.expenses} /> },
        ]}
      />
      <FigureTile
        title={t('payables')}
        Icon={Wallet}
        to={links.payables}
        figure={<RoundMoney rupees={payables.amount} />}
        details={[
          payables.overdueBills === 0 ? overdue : { ...overdue, isWarning: true },
          { label: t('unpaidBills'), value: <NumberText value={payables.bills} /> },
        ]}
      />
    </>
  );
}
