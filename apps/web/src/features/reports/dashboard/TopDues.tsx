import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { ActionIcon } from '@mantine/core';
import { CircleCheck, HandCoins, MessageCircle, Phone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { receivePath, useDuesRights } from '../../sales/collect/use-dues-rights.ts';
import type { BusinessSummary } from './dashboard-answer.ts';
import { useDashboardLinks } from './dashboard-links.ts';
import { Panel, PanelNote } from './Panel.tsx';
import { PanelName } from './PanelName.tsx';
import classes from './PanelRows.module.css';
import { RoundMoney } from './figures/RoundMoney.tsx';

/** Loaded when somebody is written to. */
const ReminderDialog = lazy(async () => ({
  default: (await import('../../sales/reminder/ReminderDialog.tsx')).ReminderDialog,
}));

type Customer = BusinessSummary['topDues'][number];

const iconPixels = 18;

/** The customers who owe most: each leads to their invoices, and is called, written to and paid for on the row. */
export function TopDues({ customers }: { customers: readonly Customer[] }) {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  const links = useDashboardLinks();
  const writing = useDialog<number>();
  return (
    <Panel title={t('topDues')} more={{ to: links.customersByDue, label: t('allDues') }}>
      {customers.length === 0 ? (
        <PanelNote>
          <CircleCheck size={18} aria-hidden />
          {t('noDues')}
        </PanelNote>
      ) : (
        <ul className={classes.rows}>
          {customers.map((customer) => (
            <li key={customer.customerId} className={classes.row}>
              <PanelName
                name={nameIn(language, customer.name, customer.nameNp)}
                to={links.duesOf(customer.customerId)}
              />
              <span className={classes.amount}>
                <RoundMoney rupees={customer.dueAmount} />
              </span>
              <DuesActions customer={customer} onWrite={() => writing.open(customer.customerId)} />
            </li>
          ))}
        </ul>
      )}
      {writing.target === null ? null : (
        <Suspense>
          <ReminderDialog
            opened={writing.opened}
            onClose={writing.close}
            subject={{ of: 'customer', id: writing.target }}
            way="WHATSAPP"
          />
        </Suspense>
      )}
    </Panel>
  );
}

function DuesActions({ customer, onWrite }: { customer: Customer; onWrite: () => void }) {
  const t = useTexts(dashboardScreenMessages);
  const { mayRemind, mayReceive } = useDuesRights();
  const told = { customer: nameIn(useLanguage(), customer.name, customer.nameNp) };
  const look = { variant: 'subtle', size: 'var(--bahi-target)' } as const;
  return (
    <span className={classes.actions}>
      {customer.phoneNumber === '' ? null : (
        <ActionIcon {...look} component="a" href={`tel:${customer.phoneNumber}`} aria-label={t('call', told)}>
          <Phone size={iconPixels} aria-hidden />
        </ActionIcon>
      )}
      {mayRemind ? (
        <ActionIcon {...look} aria-label={t('whatsApp', told)} onClick={onWrite}>
          <MessageCircle size={iconPixels} aria-hidden />
        </ActionIcon>
      ) : null}
      {mayReceive ? (
        <ActionIcon {...look} component={Link} to={receivePath(customer.customerId)} aria-label={t('receiveOf', told)}>
          <HandCoins size={iconPixels} aria-hidden />
        </ActionIcon>
      ) : null}
    </span>
  );
}
