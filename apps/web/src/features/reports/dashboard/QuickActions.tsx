import { screens } from '@bahi/contract/screens';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { Button } from '@mantine/core';
import { FileChartColumn, HandCoins, PackagePlus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { usePrefetch } from '../../../platform/routing/prefetch.ts';
import { useSession } from '../../../platform/session.tsx';
import { AddButton } from '../../../ui/list/add/AddButton.tsx';
import { useProfileNotice } from '../../../ui/dialogs/ProfileNotice.tsx';
import classes from './QuickActions.module.css';

const iconPixels = 18;

/** What is done most, one click away, as far as the user's rights go. */
export function QuickActions() {
  const t = useTexts(dashboardScreenMessages);
  const { can, isBusinessInactive, isPlatformUser } = useSession();
  const profile = useProfileNotice();
  const navigate = useNavigate();
  usePrefetch(can(invoiceContract.create) && !isPlatformUser ? [screens.newInvoice, screens.invoices] : []);
  if (isPlatformUser) return null;
  const go = (path: string): void => void navigate(path);
  const record = (path: string): void => (profile.isComplete ? go(path) : profile.ask());
  const actions = [
    {
      label: t('salesReport'),
      Icon: FileChartColumn,
      isOffered: can(salesReportContract.generate),
      start: () => go(screens.salesReport),
    },
    {
      label: t('newItem'),
      Icon: PackagePlus,
      isOffered: can(itemContract.create) && !isBusinessInactive,
      start: () => record(screens.newItem),
    },
    {
      label: t('receivePayment'),
      Icon: HandCoins,
      isOffered: can(paymentContract.createSettlement) && can(paymentContract.listSettlements) && !isBusinessInactive,
      start: () => record(`${screens.payments}?receive=new`),
    },
  ];
  return (
    <div className={classes.actions}>
      {actions
        .filter(({ isOffered }) => isOffered)
        .map(({ label, Icon, start }) => (
          <Button key={label} variant="default" leftSection={<Icon size={iconPixels} aria-hidden />} onClick={start}>
            {label}
          </Button>
        ))}
      <AddButton label={t('newInvoice')} to={screens.newInvoice} needs={invoiceContract.create} />
    </div>
  );
}
