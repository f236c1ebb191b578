import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screens } from '@bahi/contract/screens';
import { BanknoteArrowUp, HandCoins, ReceiptText, Truck } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../platform/i18n.ts';
import { usePrefetch } from '../../../../platform/routing/prefetch.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useProfileNotice } from '../../../../ui/dialogs/ProfileNotice.tsx';
import { useDuesRights } from '../../../sales/collect/use-dues-rights.ts';
import classes from './Doors.module.css';

/** The four things that are done most, one click away, as far as the user's rights go. */
export function Doors() {
  const t = useTexts(dashboardScreenMessages);
  const { can, isBusinessInactive, isPlatformUser } = useSession();
  const profile = useProfileNotice();
  const maySell = can(invoiceContract.create) && !isBusinessInactive && !isPlatformUser;
  usePrefetch(maySell ? [screens.newInvoice, screens.invoices] : []);
  const { mayReceive } = useDuesRights();
  const doors = [
    { name: 'sell', Icon: ReceiptText, to: screens.newInvoice, isOffered: can(invoiceContract.create) },
    { name: 'receive', Icon: HandCoins, to: `${screens.payments}?receive=new`, isOffered: mayReceive },
    { name: 'spend', Icon: BanknoteArrowUp, to: screens.newExpense, isOffered: can(expenseContract.save) },
    { name: 'buy', Icon: Truck, to: screens.newPurchase, isOffered: can(purchaseContract.save) },
  ] as const;
  const offered = isBusinessInactive || isPlatformUser ? [] : doors.filter(({ isOffered }) => isOffered);
  if (offered.length === 0) return null;
  // Nothing can be recorded before the profile is complete.
  const open = (event: MouseEvent): void => {
    if (profile.isComplete) return;
    event.preventDefault();
    profile.ask();
  };
  return (
    <nav className={classes.doors} aria-label={t('doors')}>
      {offered.map(({ name, Icon, to }) => (
        <Link key={name} to={to} className={classes.door ?? ''} onClick={open} data-main={name === 'sell' || undefined}>
          <Icon size={24} strokeWidth={1.75} aria-hidden className={classes.icon} />
          <span className={classes.words}>
            <span className={classes.name}>{t(name)}</span>
            <span className={classes.text}>{t(`${name}Text`)}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
