import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { HandCoins, Landmark, Wallet, WalletMinimal } from 'lucide-react';
import { useToday } from '../../../../platform/calendar.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import { NumberText } from '../../../../ui/texts/MoneyText.tsx';
import type { BusinessSummary } from '../dashboard-answer.ts';
import { useDashboardLinks } from '../dashboard-links.ts';
import { useSeen } from '../use-seen.ts';
import { type Detail, FigureTile } from './FigureTile.tsx';
import { RoundMoney } from './RoundMoney.tsx';

/** What there is, what comes and what goes: cash, banks, what customers owe, what vendors are owed. */
export function MoneyTiles({ summary }: { summary: BusinessSummary }) {
  const t = useTexts(dashboardScreenMessages);
  const links = useDashboardLinks();
  const seen = useSeen();
  const today = formatAdDate(useToday());
  const { money, spending } = summary;
  const received = {
    label: t('receivedToday'),
    value: <RoundMoney rupees={summary.today.receipts} />,
    to: links.series('receipts', today, today),
  };
  const sent =
    spending === null
      ? []
      : [
          {
            label: t('sentToday'),
            value: <RoundMoney rupees={spending.today.payments} />,
            to: links.series('paymentsSent', today, today),
          },
        ];
  return (
    <>
      {money === null ? null : (
        <>
          <FigureTile
            title={t('cash')}
            Icon={WalletMinimal}
            to={links.money('CASH')}
            figure={<RoundMoney rupees={money.cash} />}
          />
          <FigureTile
            title={t('bank')}
            Icon={Landmark}
            to={links.money('BANK')}
            figure={<RoundMoney rupees={money.bank} />}
            details={[{ label: t('wallet'), value: <RoundMoney rupees={money.wallet} />, to: links.money('WALLET') }]}
          />
        </>
      )}
      {seen.sales ? <DuesTile dues={summary.dues} received={received} /> : null}
      {spending === null ? null : (
        <FigureTile
          title={t('payables')}
          Icon={Wallet}
          to={links.payables}
          figure={<RoundMoney rupees={spending.payables.amount} />}
          details={[
            {
              label: t('overdue'),
              value: <RoundMoney rupees={spending.payables.overdueAmount} />,
              isWarning: spending.payables.overdueBills > 0,
            },
            { label: t('unpaidBills'), value: <NumberText value={spending.payables.bills} /> },
            ...sent,
          ]}
        />
      )}
    </>
  );
}

/** What customers owe; what of it is overdue is asked for from here. */
function DuesTile({ dues, received }: Pick<BusinessSummary, 'dues'> & { received: Detail }) {
  const t = useTexts(dashboardScreenMessages);
  const links = useDashboardLinks();
  const today = formatAdDate(useToday());
  const isLate = dues.overdueInvoices > 0;
  return (
    <FigureTile
      title={t('dues')}
      Icon={HandCoins}
      to={links.dues(today)}
      figure={<RoundMoney rupees={dues.amount} />}
      details={[
        {
          label: t('overdueInvoices'),
          value: <RoundMoney rupees={dues.overdueAmount} />,
          isWarning: isLate,
          to: isLate ? links.overdue : undefined,
        },
        { label: t('unpaidInvoices'), value: <NumberText value={dues.invoices} /> },
        received,
      ]}
      action={isLate && links.remind !== undefined ? { label: t('remind'), to: links.remind } : undefined}
    />
  );
}
